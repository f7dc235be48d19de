// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Hanpan

/// A whole number with a minus and a plus.
Stepper {
    id: root

    required property RuleField row

    width: implicitWidth
    height: implicitHeight
    focus: true
    name: root.row.label
    value: Number(root.row.value)
    from: root.row.minimum
    to: root.row.maximum
    step: root.row.step
    // valueText is read even though textFor would do: it follows the language.
    display: (n) => n === Number(root.row.value) ? root.row.valueText : root.row.rules.textFor(root.row.ruleId, n)
    onStepped: (n) => root.row.rules.setValue(root.row.ruleId, n)
}
