// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Hanpan

/// For whoever suspects the dealing: the pieces that were dealt beside what chance says, a test of fit in plain words, and how to
/// check every deal.
Sheet {
    id: sheet

    required property string game

    function openFor(): void {
        dealing.count()
        open()
    }

    objectName: "dealingSheet"
    width: Math.min(Theme.w(720), Theme.windowWidth - 2 * Theme.margin)
    title: qsTr("Was the dealing fair?")
    message: qsTr("You can check each deal yourself: its fingerprint is shown before the round, and the whole deal after it, with a command that compares the two without Hanpan. You find both in the menu of the table, under “The deal's fingerprint”.")
    onClosed: dealing.stop()

    Dealing {
        id: dealing
        game: sheet.game
    }
    Remark {
        objectName: "dealingTold"
        text: dealing.running ? qsTr("Looking at the hands that were dealt: %1%").arg(Math.floor(100 * dealing.progress))
                              : Array.from([dealing.population, dealing.mineTold, dealing.othersTold]).filter(words => words !== "").join("\n")
    }
    Item {
        visible: list.visible
        width: parent.width
        height: mineHead.height
        SmallPrint {
            id: mineHead
            x: parent.width * 0.36
            text: qsTr("to you (by chance)")
            tone: "mute"
        }
        SmallPrint {
            x: parent.width * 0.68
            text: qsTr("to others (by chance)")
            tone: "mute"
        }
    }
    RowList {
        id: list
        objectName: "dealtPieces"
        width: parent.width
        height: Math.max(2 * Theme.controlSmall, Math.min(contentHeight, Theme.windowHeight * 0.34))
        visible: count > 0
        model: dealing.pieces
        Accessible.role: Accessible.List
        Accessible.name: qsTr("How often each piece was dealt")
        delegate: Item {
            id: piece
            required property int index
            required property dealtRow modelData
            width: ListView.view.width
            height: name.height + Theme.gapTiny
            Accessible.role: Accessible.ListItem
            Accessible.name: modelData.piece + ": " + modelData.mine + ", " + modelData.others
            FocusRing {
                shown: piece.ListView.isCurrentItem && list.activeFocus
            }
            SmallPrint {
                id: name
                width: parent.width * 0.35
                text: piece.modelData.piece
                font.bold: piece.modelData.far
                elide: Text.ElideRight
            }
            SmallPrint {
                x: parent.width * 0.36
                text: piece.modelData.mine
            }
            SmallPrint {
                x: parent.width * 0.68
                text: piece.modelData.others
            }
        }
    }
    Remark {
        visible: list.visible
        text: qsTr("Behind each number: the average of fair dealing, and how far from it 95 of 100 numbers are at most. Of many pieces, some are always further away; those are bold.")
    }
}
