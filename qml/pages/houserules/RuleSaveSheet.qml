// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Hanpan

/// Asks for a name and saves the rules in use under it.
Sheet {
    id: sheet

    required property string game
    readonly property bool taken: RulesInUse.revision >= 0 && RulesInUse.nameTaken(game, entry.text)
    signal saved(var outcome)

    function openFor() {
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
              {id: "save", label: taken ? qsTr("Replace") : qsTr("Save"), kind: "primary"}]
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
        onAccepted: {
            if (text.trim() !== "")
                sheet.answer("save")
        }
    }
    Caption {
        width: parent.width
        text: sheet.taken ? qsTr("Rules of this name are there already; saving replaces them.")
                          : qsTr("They will stand under “My rules”, on this computer.")
        tone: sheet.taken ? "gold" : "mute"
        font.pixelSize: Theme.textSmall
        wrapMode: Text.Wrap
    }
}
