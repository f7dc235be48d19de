// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Hanpan

/// Every piece of a pile, oldest first, for anyone who wants to remember what lies covered.
Sheet {
    id: sheet

    required property string game
    /// The session's discards(), oldest first.
    property list<thrownPiece> pieces

    objectName: "pileHistory"
    title: qsTr("Discards, oldest first")
    width: Math.min(Theme.w(640), Theme.windowWidth - 2 * Theme.margin)

    Flickable {
        width: parent.width
        height: Math.min(flow.implicitHeight, Theme.windowHeight * 0.5)
        contentHeight: flow.implicitHeight
        clip: contentHeight > height
        boundsBehavior: Flickable.StopAtBounds
        Flow {
            id: flow
            width: parent.width
            spacing: Theme.gapSmall
            Repeater {
                model: sheet.pieces
                delegate: Column {
                    id: one
                    required property thrownPiece modelData
                    width: Theme.w(58)
                    Accessible.role: Accessible.ListItem
                    Accessible.name: Array.of(modelData.piece, modelData.name, modelData.said).filter(word => word !== "").join(", ")
                    Piece {
                        anchors.horizontalCenter: parent.horizontalCenter
                        width: Theme.u(52)
                        game: sheet.game
                        face: one.modelData.face
                    }
                    Brief {
                        width: parent.width
                        horizontalAlignment: Text.AlignHCenter
                        text: one.modelData.name
                        font.pixelSize: Theme.textTiny
                        least: 8
                        Accessible.ignored: true
                    }
                    Brief {
                        visible: text !== ""
                        width: parent.width
                        horizontalAlignment: Text.AlignHCenter
                        text: one.modelData.said
                        tone: "mute"
                        font.pixelSize: Theme.textTiny
                        least: 8
                        Accessible.ignored: true
                    }
                }
            }
        }
    }
}
