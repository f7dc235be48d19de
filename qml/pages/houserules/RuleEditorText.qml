// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Hanpan

/// A rule that is typed as text.
TextEntry {
    id: root

    required property RuleField row
    objectName: "written"
    width: Math.min(root.row.limit, Theme.u(420))
    height: implicitHeight
    focus: true
    name: root.row.label
    /// A name for the text ("seed_7") is internal to the program.
    readonly property string written: root.row.spelling
    text: written
    problem: text === written ? "" : root.row.rules.judge(root.row.ruleId, text)
    // A change is applied when it is finished; a wrong text stays in the field, with the reason.
    onEditingFinished: {
        if (text !== written && root.row.rules.setValue(root.row.ruleId, text))
            text = Qt.binding(function () { return root.written })
    }
    Keys.onEscapePressed: (event) => {
        event.accepted = text !== written
        text = Qt.binding(function () { return root.written })
        root.row.rules.dismissRefusal()
    }
}
