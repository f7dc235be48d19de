// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Hanpan

/// A choice out of a few. `editor` is the RuleEditor it is loaded by.
Segments {
    id: root

    required property var editor

    width: implicitWidth
    height: implicitHeight
    focus: true
    name: root.editor.row.label
    options: root.editor.options
    value: root.editor.row.choice
    onChosen: (i) => root.editor.row.rules.setChoice(root.editor.row.ruleId, Number(i))
}
