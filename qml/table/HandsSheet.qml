// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Hanpan

/// Every hand of the game, its meaning and value under the rules of this table, with an example.
Sheet {
    id: sheet

    required property string game
    /// [{name, words, faces: [face], worth, current}]
    required property list<handKind> hands

    objectName: "handsSheet"
    property string heading: ""
    title: heading !== "" ? heading : qsTr("Hands and their scores")
    message: qsTr("Under the rules of this table.")
    width: Math.min(Theme.w(780), Theme.windowWidth - 2 * Theme.gapLarge)

    RowList {
        id: list
        objectName: "handsList"
        width: parent.width
        height: Math.min(Theme.windowHeight * 0.62, contentHeight)
        model: sheet.opened || sheet.visible ? sheet.hands : []
        cacheBuffer: 4000
        delegate: Item {
            id: row
            required property handKind modelData
            // All words are at the left, the example at the right; a long one is under its words.
            readonly property bool tall: example.implicitWidth > 0.5 * width
            width: list.width - Theme.gapMedium
            height: (tall ? example.height + Theme.gapTiny + words.height : Math.max(example.height, words.height)) + Theme.gapSmall * 2
            Accessible.role: Accessible.ListItem
            Accessible.name: modelData.name + ". " + modelData.words + ". " + modelData.example + ". " + modelData.worth

            Hairline {}
            Rectangle {
                // The one that is being played for.
                visible: row.modelData.current
                anchors.fill: parent
                anchors.topMargin: Theme.hair
                radius: Theme.radiusSmall
                color: Theme.surfaceChanged
            }
            Row {
                id: example
                objectName: "handExample"
                x: row.tall ? Theme.gapSmall : parent.width - width - Theme.gapSmall
                y: row.tall ? words.y + words.height + Theme.gapTiny : (parent.height - height) / 2
                spacing: Theme.gapTiny
                Repeater {
                    model: row.modelData.faces
                    delegate: Item {
                        required property string modelData
                        // A gap between two melds of an example.
                        width: modelData === "" ? Theme.gap : Theme.u(30)
                        height: Math.max(shown.height, Theme.hair)
                        Piece {
                            id: shown
                            visible: parent.modelData !== ""
                            width: Theme.u(30)
                            game: sheet.game
                            face: parent.modelData
                        }
                    }
                }
            }
            Column {
                id: words
                objectName: "handWords"
                x: Theme.gapSmall
                y: row.tall ? Theme.gapSmall : (parent.height - height) / 2
                width: (row.tall ? parent.width : example.x) - x - Theme.gapSmall
                StrongPrint {
                    width: parent.width
                    text: row.modelData.name
                }
                SmallParagraph {
                    visible: text !== ""
                    text: row.modelData.words
                    Accessible.ignored: true
                }
                SmallParagraph {
                    visible: text !== ""
                    text: row.modelData.worth
                    tone: "gold"
                    font.bold: true
                    Accessible.ignored: true
                }
            }
        }
    }
}
