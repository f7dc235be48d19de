// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Hanpan

/// A choice out of many, or between long words.
Picker {
    id: root

    required property RuleField row

    width: Math.min(root.row.limit, Theme.w(340))
    height: implicitHeight
    focus: true
    name: root.row.label
    options: Array.from(root.row.choices).map((label, i) => ({value: i, label: label}))
    value: root.row.choice
    onChosen: (i) => root.row.rules.setChoice(root.row.ruleId, Number(i))
}
