// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Hanpan

/// Asks for a name and saves the rules in use under it.
Sheet {
    id: sheet

    required property string game
    /// As it would be saved: an input method's unfinished syllable counts.
    readonly property string typed: entry.typed
    readonly property bool taken: RulesInUse.revision >= 0 && RulesInUse.nameTaken(game, typed)
    readonly property string problem: RulesInUse.revision >= 0 ? RulesInUse.nameProblem(game, typed) : ""
    signal saved(outcome came)

    function openFor(): void {
        // An own rule set is saved under its own name again unless a new one is typed.
        entry.text = own ? RulesInUse.nameOf(game) : ""
        entry.selectAll()
        open()
    }
    property bool own: false

    objectName: "saveSheet"
    title: qsTr("Save rules")
    firstFocus: entry
    buttons: [{id: "cancel", label: qsTr("Cancel")},
              {id: "save", label: taken ? qsTr("Replace") : qsTr("Save"), kind: "primary", reason: problem}]
    onAnswered: (id) => {
        if (id === "save")
            saved(RulesInUse.saveAs(game, entry.text))
    }

    TextEntry {
        id: entry
        objectName: "name"
        width: parent.width
        maximumLength: 60
        name: qsTr("Name of the rules")
        placeholderText: qsTr("Grandma's New Year")
        onEntered: {
            if (sheet.problem === "")
                sheet.answer("save")
        }
    }
    SmallParagraph {
        text: sheet.problem !== "" && sheet.typed.trim() !== "" ? sheet.problem : sheet.taken ? qsTr("Rules with this name already exist. Saving will replace them.")
                          : qsTr("They will appear under “My rules” on this computer.")
        tone: sheet.problem !== "" && sheet.typed.trim() !== "" ? "red" : sheet.taken ? "gold" : "mute"
    }
}
