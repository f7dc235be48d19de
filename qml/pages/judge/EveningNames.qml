// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Hanpan

/// Changes the names of a score sheet and of its players.
Sheet {
    id: naming

    required property Evenings evenings

    signal named(bool ok, string text)

    function openFor(): void {
        heading.text = evenings.title
        for (let i = 0; i < entries.count; ++i)
            (entries.itemAt(i) as TextEntry).text = i < evenings.names.length ? evenings.names[i] : ""
        open()
    }
    function keep(): void {
        let told = heading.typed === evenings.title ? undefined : evenings.call(heading.typed)
        for (let i = 0; (told === undefined || told.ok) && i < evenings.names.length; ++i)
            if ((entries.itemAt(i) as TextEntry).typed !== evenings.names[i])
                told = evenings.callPlayer(i, (entries.itemAt(i) as TextEntry).typed)
        if (told !== undefined)
            named(told.ok, told.text)
    }

    objectName: "eveningNames"
    title: qsTr("Names")
    firstFocus: heading
    buttons: [{id: "cancel", label: qsTr("Cancel")}, {id: "keep", label: qsTr("Save"), kind: "primary"}]
    onAnswered: (id) => {
        if (id === "keep")
            keep()
    }

    TextEntry {
        id: heading
        objectName: "eveningTitle"
        width: parent.width
        maximumLength: 60
        name: qsTr("Name of the sheet")
        onEntered: naming.answer("keep")
    }
    Grid {
        width: parent.width
        columns: 2
        spacing: Theme.gapSmall
        Repeater {
            id: entries
            model: 8
            delegate: TextEntry {
                required property int index
                objectName: "playerName-" + index
                visible: index < naming.evenings.names.length
                width: (parent.width - Theme.gapSmall) / 2
                maximumLength: 20
                name: qsTr("Name of player %1").arg(index + 1)
                onEntered: naming.answer("keep")
            }
        }
    }
}
