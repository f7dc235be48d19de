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
    text: String(root.editor.row.value)
    problem: text === String(root.editor.row.value) ? "" : root.editor.row.rules.judge(root.editor.row.ruleId, text)
    // A change is taken over when it is finished; what is wrong stays in the field, with the reason.
    onEditingFinished: {
        if (text !== String(root.editor.row.value) && root.editor.row.rules.setValue(root.editor.row.ruleId, text))
            text = Qt.binding(function () { return String(root.editor.row.value) })
    }
    Keys.onEscapePressed: (event) => {
        event.accepted = text !== String(root.editor.row.value)
        text = Qt.binding(function () { return String(root.editor.row.value) })
        root.editor.row.rules.dismissRefusal()
    }
    Tip {
        shown: root.activeFocus && root.problem !== ""
        delay: 0
        words: root.problem
    }
}
