// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Hanpan

/// What the person and each of the animals did to each other.
PageFrame {
    id: page

    title: qsTr("You and your opponents")
    contentLimit: Theme.measure
    tools: [
        QuietButton {
            objectName: "album"
            text: qsTr("Album of great moments")
            iconName: "star"
            onTriggered: Navigator.go("AlbumPage")
        }
    ]
    Component.onCompleted: list.forceActiveFocus()

    Acquaintances { id: people }

    Print {
        anchors.centerIn: parent
        visible: people.list.length === 0
        text: people.counting ? qsTr("Looking through your rounds…") : qsTr("You haven't finished a round with anybody yet.")
        tone: "mute"
    }
    RowList {
        id: list
        objectName: "acquaintances"
        anchors.fill: parent
        spacing: Theme.gap
        model: people.list
        Accessible.role: Accessible.List
        Accessible.name: page.title
        delegate: Item {
            id: row
            required property acquaintance modelData
            objectName: "acquaintance-" + modelData.face
            width: ListView.view.width - Theme.gap
            height: words.height + 2 * Theme.gap
            Accessible.role: Accessible.ListItem
            Accessible.name: Array.from([modelData.name + ":", modelData.met, modelData.ahead, modelData.ownBest, modelData.itsBest]).join(" ")
            Panel {
                anchors.fill: parent
                anchors.margins: Theme.gapTiny // for the ring
                color: Theme.surfaceRaised
                FocusRing { shown: list.activeFocus && row.ListView.isCurrentItem }
            }
            Avatar {
                id: face
                x: Theme.gapMedium
                anchors.verticalCenter: parent.verticalCenter
                width: Theme.u(56)
                face: row.modelData.face
                name: row.modelData.name
            }
            Column {
                id: words
                y: Theme.gap
                anchors.left: face.right
                anchors.leftMargin: Theme.gapMedium
                anchors.right: parent.right
                anchors.rightMargin: Theme.gapMedium
                spacing: Theme.gapTiny
                StrongPrint {
                    text: row.modelData.name + " · " + row.modelData.temperament
                    Accessible.ignored: true
                }
                Paragraph {
                    text: row.modelData.met + " " + row.modelData.ahead
                    Accessible.ignored: true
                }
                Remark {
                    visible: text !== ""
                    text: Array.from([row.modelData.ownBest, row.modelData.itsBest]).filter(part => part !== "").join(" ")
                    Accessible.ignored: true
                }
            }
        }
    }
}
