// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Hanpan

/// A choice out of a few.
Segments {
    id: root

    required property RuleField row

    width: implicitWidth
    height: implicitHeight
    focus: true
    name: root.row.label
    options: Array.from(root.row.choices).map((label, i) => ({value: i, label: label}))
    value: root.row.choice
    onChosen: (i) => root.row.rules.setChoice(root.row.ruleId, Number(i))
}
