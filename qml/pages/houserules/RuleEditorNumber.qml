// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Hanpan

/// A whole number with a minus and a plus. `editor` is the RuleEditor it is loaded by.
Stepper {
    id: root

    required property var editor

    width: implicitWidth
    height: implicitHeight
    focus: true
    name: root.editor.row.label
    value: Number(root.editor.row.value)
    from: root.editor.row.minimum
    to: root.editor.row.maximum
    step: root.editor.row.step
    // valueText is looked at even though textFor would do: it follows the language.
    display: (n) => n === Number(root.editor.row.value) ? root.editor.row.valueText : root.editor.row.rules.textFor(root.editor.row.ruleId, n)
    onStepped: (n) => root.editor.row.rules.setValue(root.editor.row.ruleId, n)
}
