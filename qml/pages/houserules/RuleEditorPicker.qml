// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Hanpan

/// A choice out of many, or of long words. `editor` is the RuleEditor it is loaded by.
Picker {
    id: root

    required property var editor

    width: Math.min(root.editor.limit, Theme.w(340))
    height: implicitHeight
    focus: true
    name: root.editor.row.label
    options: root.editor.options
    value: root.editor.row.choice
    onChosen: (i) => root.editor.row.rules.setChoice(root.editor.row.ruleId, Number(i))
}
