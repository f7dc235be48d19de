// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Hanpan

/// A rule that is written. `editor` is the RuleEditor it is loaded by.
TextEntry {
    id: root

    required property var editor
    objectName: "written"
    width: Math.min(root.editor.limit, Theme.u(420))
    height: implicitHeight
    focus: true
    name: root.editor.row.label
    /// A name for what is written ("seed_7") is the program's own business.
    readonly property string written: root.editor.row.rules.spelling(root.editor.row.ruleId, root.editor.row.value)
    text: written
    problem: text === written ? "" : root.editor.row.rules.judge(root.editor.row.ruleId, text)
    // A change is taken over when it is finished; what is wrong stays in the field, with the reason.
    onEditingFinished: {
        if (text !== written && root.editor.row.rules.setValue(root.editor.row.ruleId, text))
            text = Qt.binding(function () { return root.written })
    }
    Keys.onEscapePressed: (event) => {
        event.accepted = text !== written
        text = Qt.binding(function () { return root.written })
        root.editor.row.rules.dismissRefusal()
    }
}
