// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Hanpan

/// A rule that is on or off. `editor` is the RuleEditor it is loaded by.
Toggle {
    id: root

    required property var editor

    width: implicitWidth
    height: implicitHeight
    focus: true
    text: root.editor.row.label
    on: root.editor.row.value === true
    onSwitched: (on) => root.editor.row.rules.setValue(root.editor.row.ruleId, on)
}
