// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Hanpan

/// The reading of the own hand: how far from complete, and the pieces that would complete it.
Item {
    id: note

    required property string game
    required property handShown reading

    /// The person has asked for the wanted pieces, in games that wait for that.
    property bool asked: false
    readonly property bool onRequest: reading.onRequest
    readonly property list<string> wanted: onRequest && !asked ? [] : reading.wanted
    readonly property string words: asked ? reading.toldWhole : reading.told

    objectName: "handReading"
    visible: width > 0 && reading.title !== ""
    Accessible.role: Accessible.StaticText
    Accessible.name: words
    Accessible.ignored: !visible

    Column {
        anchors.bottom: parent.bottom
        width: parent.width
        spacing: Theme.gapTiny
        Brief {
            width: parent.width
            text: note.reading.title
            color: (note.wanted.length > 0 && !note.onRequest) || note.reading.detail ? Theme.gold : Theme.tableInk
            font.bold: true
            // A contract of three melds is longer than its room is wide at a small table.
            wrapMode: Text.Wrap
            maximumLineCount: Theme.folds && note.height > 8 * Theme.textBody ? 4 : Theme.folds && note.height < 3.4 * Theme.textBody ? 1 : 2
            Accessible.ignored: true
        }
        SmallParagraph {
            // If there is no room for both, the missing pieces are shown.
            visible: text !== "" && !(Theme.folds && note.height < (melds.visible ? 9 : note.wanted.length > 0 ? 4 : 0) * Theme.textBody)
            text: note.reading.detail
            color: Theme.tableMute
            maximumLineCount: Theme.folds ? 4 : 2
            elide: Text.ElideRight
            Accessible.ignored: true
        }
        Flow {
            // The melds that are asked for, as far as the hand fills them.
            id: melds
            objectName: "contractSlots"
            width: parent.width
            spacing: Theme.gapTiny
            flow: Theme.folds ? Flow.LeftToRight : Flow.TopToBottom
            visible: note.reading.melds.length > 0
            readonly property int longest: Array.from(note.reading.melds).reduce((most, meld) => Math.max(most, meld.faces.length), 1)
            readonly property real slotWidth: Math.min(Theme.u(Theme.folds && note.reading.melds.length > 2 ? 24 : 32), (width - (longest - 1) * Theme.hair) / longest)
            Repeater {
                model: note.reading.melds
                delegate: Row {
                    id: meld
                    required property readMeld modelData
                    spacing: Theme.hair
                    Repeater {
                        model: meld.modelData.faces
                        delegate: Item {
                            id: slot
                            required property string modelData
                            width: melds.slotWidth
                            height: shown.height
                            Piece {
                                id: shown
                                // It keeps its size even if there is no piece.
                                opacity: slot.modelData !== "" ? 1 : 0
                                width: parent.width
                                game: note.game
                                face: slot.modelData
                            }
                            Rectangle {
                                // Still missing.
                                visible: slot.modelData === ""
                                anchors.fill: parent
                                radius: width * 0.12
                                color: Theme.tableChip
                                border.width: Theme.hair
                                border.color: Theme.tableLine
                            }
                        }
                    }
                }
            }
        }
        Item {
            // As high as the chip is drawn; a finger can hit a little more than that.
            visible: note.onRequest
            implicitWidth: waits.implicitWidth
            implicitHeight: waits.drawn
            Chip {
                id: waits
                objectName: "waitsChip"
                anchors.verticalCenter: parent.verticalCenter
                drawn: Math.max(24, Theme.u(26), Theme.textSmall * 1.3)
                text: note.asked ? qsTr("Hide") : qsTr("What helps?")
                hint: qsTr("Shows the pieces that would improve your hand.")
                atTable: true
                focusPolicy: Qt.TabFocus
                onTriggered: note.asked = !note.asked
            }
        }
        Flow {
            id: pieces
            width: parent.width
            // Not as far as the stock beside it.
            readonly property real room: note.width - Theme.gapSmall
            readonly property real pieceWidth: note.onRequest ? Theme.u(24) : Math.max(14, Math.min(Theme.u(24), room / Math.max(1, note.wanted.length) - spacing))
            spacing: Theme.gapTiny
            visible: note.wanted.length > 0
            Repeater {
                model: note.wanted
                delegate: Piece {
                    required property string modelData
                    width: pieces.pieceWidth
                    game: note.game
                    face: modelData
                }
            }
        }
    }
}
