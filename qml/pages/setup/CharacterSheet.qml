// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Hanpan

/// Chooses the character for a seat out of all animals; one that sits elsewhere changes places.
Sheet {
    id: sheet

    property int seat: 0
    /// The current characters, by seat.
    property list<string> seated
    property characterRow nobody
    readonly property list<characterRow> all: Language.code === "" ? [] : GameCatalog.characters()
    readonly property int columns: 4

    signal chosen(int seat, string character)

    function openFor(index: int, now: var): void {
        seat = index
        seated = now
        grid.currentIndex = Math.max(0, Array.from(all).findIndex(one => one.id === now[index]))
        open()
    }
    function take(index: int): void {
        close()
        chosen(seat, all[index].id)
    }

    objectName: "characterSheet"
    title: qsTr("Who sits here?")
    firstFocus: grid
    buttons: [{id: "cancel", label: qsTr("Cancel")}]

    GridView {
        id: grid
        objectName: "characterGrid"
        width: parent.width
        height: Math.ceil(count / sheet.columns) * cellHeight
        cellWidth: Math.floor(width / sheet.columns)
        cellHeight: Theme.u(74) + Theme.textSmall * 3
        interactive: false
        activeFocusOnTab: true
        keyNavigationEnabled: true
        model: sheet.all.length
        Accessible.role: Accessible.List
        Accessible.name: sheet.title
        Keys.onReturnPressed: sheet.take(currentIndex)
        Keys.onEnterPressed: sheet.take(currentIndex)
        Keys.onSpacePressed: sheet.take(currentIndex)
        delegate: Item {
            id: one
            required property int index
            readonly property characterRow character: index < sheet.all.length ? sheet.all[index] : sheet.nobody
            /// It already sits at the table.
            readonly property bool taken: sheet.seated.includes(character.id)
            objectName: "character-" + character.id
            width: grid.cellWidth
            height: grid.cellHeight
            Accessible.role: Accessible.ListItem
            Accessible.name: character.name + ", " + character.temperament
            Accessible.description: taken ? qsTr("Already at the table") : ""
            Accessible.onPressAction: sheet.take(index)
            Rectangle {
                anchors.fill: parent
                anchors.margins: Theme.gapTiny
                radius: Theme.radius
                color: one.taken ? Theme.surfaceChanged : over.containsMouse ? Theme.hover : "transparent"
                FocusRing {
                    shown: one.GridView.isCurrentItem && grid.activeFocus
                }
            }
            Avatar {
                id: face
                anchors.horizontalCenter: parent.horizontalCenter
                y: Theme.gapSmall
                width: Theme.u(58)
                height: width
                face: one.character.id
            }
            SmallPrint {
                id: name
                anchors.top: face.bottom
                anchors.topMargin: Theme.gapTiny
                width: parent.width
                horizontalAlignment: Text.AlignHCenter
                text: one.character.name
                font.bold: one.taken
                elide: Text.ElideRight
            }
            SmallPrint {
                anchors.top: name.bottom
                width: parent.width
                horizontalAlignment: Text.AlignHCenter
                text: one.character.temperament
                tone: "mute"
                elide: Text.ElideRight
            }
            MouseArea {
                id: over
                anchors.fill: parent
                hoverEnabled: true
                Accessible.ignored: true
                onClicked: sheet.take(one.index)
            }
        }
    }
}
