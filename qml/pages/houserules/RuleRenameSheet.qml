// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Hanpan

/// Gives an own rule set another name.
Sheet {
    id: sheet

    required property string game
    property string setId
    signal renamed(outcome came)

    function openFor(id: string, name: string): void {
        setId = id
        entry.text = name
        entry.selectAll()
        open()
    }

    objectName: "renameSheet"
    title: qsTr("Rename rules")
    firstFocus: entry
    buttons: [{id: "cancel", label: qsTr("Cancel")}, {id: "rename", label: qsTr("Rename"), kind: "primary"}]
    onAnswered: (id) => {
        if (id === "rename")
            renamed(RulesInUse.rename(game, setId, entry.text))
    }

    TextEntry {
        id: entry
        objectName: "name"
        width: parent.width
        maximumLength: 60
        name: qsTr("Name of the rules")
        onEntered: {
            if (text.trim() !== "")
                sheet.answer("rename")
        }
    }
}
