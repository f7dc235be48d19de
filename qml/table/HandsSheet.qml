// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Controls.Basic
import Hanpan

/// Every hand of the game, what it is and what it counts under the rules of this table, with an example.
Sheet {
    id: sheet

    required property string game
    /// [{name, words, faces: [face], worth}]
    required property var hands

    objectName: "handsSheet"
    title: qsTr("Hands and what they count")
    message: qsTr("Under the rules of this table.")
    width: Math.min(Theme.u(780), Theme.windowWidth - 2 * Theme.gapLarge)

    ListView {
        id: list
        objectName: "handsList"
        width: parent.width
        height: Math.min(Theme.windowHeight * 0.62, contentHeight)
        clip: true
        boundsBehavior: Flickable.StopAtBounds
        model: sheet.opened || sheet.visible ? sheet.hands : []
        activeFocusOnTab: true
        keyNavigationEnabled: true
        cacheBuffer: 4000
        ScrollBar.vertical: ScrollBar {
            policy: list.contentHeight > list.height ? ScrollBar.AlwaysOn : ScrollBar.AlwaysOff
        }
        delegate: Item {
            id: row
            required property var modelData
            width: list.width - Theme.gapMedium
            height: Math.max(example.height, words.height) + Theme.gapSmall * 2
            Accessible.role: Accessible.ListItem
            Accessible.name: modelData.name + ". " + modelData.words + ". " + modelData.faces.join(" ") + ". " + modelData.worth

            Rectangle {
                width: parent.width
                height: Theme.hair
                color: Theme.lineSoft
            }
            Row {
                id: example
                anchors.verticalCenter: parent.verticalCenter
                width: Theme.u(204)
                spacing: Theme.gapTiny
                Repeater {
                    model: row.modelData.faces
                    delegate: Piece {
                        required property string modelData
                        width: Theme.u(30)
                        game: sheet.game
                        face: modelData
                    }
                }
            }
            Column {
                id: words
                anchors.left: example.right
                anchors.leftMargin: Theme.gapMedium
                anchors.right: parent.right
                anchors.verticalCenter: parent.verticalCenter
                Caption {
                    width: parent.width
                    text: row.modelData.name
                    font.bold: true
                    Accessible.ignored: true
                }
                Caption {
                    width: parent.width
                    text: row.modelData.words
                    font.pixelSize: Theme.textSmall
                    wrapMode: Text.Wrap
                    Accessible.ignored: true
                }
                Caption {
                    width: parent.width
                    visible: text !== ""
                    text: row.modelData.worth
                    tone: "gold"
                    font.pixelSize: Theme.textSmall
                    font.bold: true
                    wrapMode: Text.Wrap
                    Accessible.ignored: true
                }
            }
        }
    }
}
