// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Hanpan

/// A rule that is on or off.
Toggle {
    id: root

    required property RuleField row

    width: implicitWidth
    height: implicitHeight
    focus: true
    text: root.row.label
    on: root.row.value === true
    onSwitched: (on) => root.row.rules.setValue(root.row.ruleId, on)
}
