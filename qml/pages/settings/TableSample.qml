// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Hanpan

/// A corner of a table with the current settings: the cloth of a game with this kind of piece, an opponent's hand, a
/// stock, and some open pieces.
Rectangle {
    id: sample

    property string kind: "card"
    readonly property var look: {
        for (const game of GameShelf.games)
            if (game.piece === sample.kind)
                return game
        return GameShelf.games[0]
    }
    readonly property real size: height * (kind === "domino" ? 0.2 : 0.26)

    height: Theme.u(210)
    radius: Theme.radius
    clip: true
    Accessible.role: Accessible.Graphic
    Accessible.name: qsTr("How the table looks now")

    TableCloth {
        anchors.fill: parent
        game: sample.look.id
    }
    Row {
        // An opponent's hand.
        anchors.horizontalCenter: parent.horizontalCenter
        y: Theme.gap
        spacing: sample.kind === "card" || sample.kind === "hoop" ? -sample.size * 0.55 : Theme.gapTiny
        Repeater {
            model: 6
            delegate: Piece {
                game: sample.look.id
                width: sample.size * 0.8
            }
        }
    }
    Row {
        anchors.horizontalCenter: parent.horizontalCenter
        anchors.bottom: parent.bottom
        anchors.bottomMargin: Theme.gap
        spacing: Theme.gapSmall
        Piece {
            game: sample.look.id
            width: sample.size
        }
        Item {
            width: Theme.gap
            height: 1
        }
        Repeater {
            model: sample.look.scene.map((piece) => piece[0]).filter((face) => face !== "").slice(0, 5)
            delegate: Piece {
                required property string modelData
                game: sample.look.id
                face: modelData
                width: sample.size
            }
        }
    }
}
