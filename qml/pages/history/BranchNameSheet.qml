// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Hanpan

/// Gives a branch a name; without one it is named by the place where it begins.
Sheet {
    id: sheet

    property int branch: 0

    function openFor(id: int, name: string): void {
        branch = id
        entry.text = name
        entry.selectAll()
        open()
    }

    objectName: "branchNameSheet"
    title: qsTr("Name of the branch")
    firstFocus: entry
    buttons: [{id: "cancel", label: qsTr("Cancel")}, {id: "name", label: qsTr("Save"), kind: "primary"}]
    onAnswered: (id) => {
        if (id === "name")
            History.nameBranch(branch, entry.text)
    }

    TextEntry {
        id: entry
        objectName: "branchName"
        width: parent.width
        maximumLength: 60
        name: qsTr("Name of the branch")
        onEntered: sheet.answer("name")
    }
}
