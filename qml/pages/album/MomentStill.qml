// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Hanpan

/// A great moment as a picture: the pieces it was made with, part by part on the game's cloth, or the faces of those it was
/// about.
Item {
    id: still

    required property string game
    property albumPicture picture

    readonly property var all: Array.from(picture.pieces).reduce((list, part, i) => list.concat(Array.from(part).map(face => ({ face: face, part: i }))), [])
    readonly property int parts: picture.pieces.length
    /// From one piece to the next, and from one part to the next, in widths of a piece.
    readonly property real step: all.length > 9 ? 0.72 : 1.06
    readonly property real gap: 0.4
    readonly property real wide: Math.max(1, (all.length - parts) * step + parts + (parts - 1) * gap)
    readonly property real pieceWidth: Math.floor(Math.min(width * 0.92 / wide, height * 0.72 / measure.proportion(game)))

    Accessible.ignored: true

    Cloth {
        anchors.fill: parent
        game: still.game
    }
    Piece {
        id: measure
        visible: false
        width: 1
        game: still.game
    }
    Repeater {
        model: still.all
        delegate: Piece {
            required property int index
            required property var modelData
            width: still.pieceWidth
            game: still.game
            face: modelData.face
            x: (still.width - still.wide * still.pieceWidth) / 2 + ((index - modelData.part) * still.step + modelData.part * (1 + still.gap)) * still.pieceWidth
            y: (still.height - height) / 2
        }
    }
    Row {
        anchors.centerIn: parent
        spacing: Theme.gapSmall
        visible: still.all.length === 0
        Repeater {
            model: still.all.length === 0 ? still.picture.faces : []
            delegate: Avatar {
                required property string modelData
                width: Math.min(still.height * 0.62, still.width / 4)
                face: modelData
                mood: "hit"
            }
        }
    }
}
