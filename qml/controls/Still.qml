// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Hanpan

/// The still life of a game's pieces (GameShelf.scene), in the size of `unit`, around its middle.
Item {
    id: still

    property string game
    property var scene: []
    /// The length for which the scene is drawn, in pixels; the width of a piece is a fraction of it.
    property real unit: height
    property real pieceSize: 0.2
    /// How far the pieces have moved apart, 0 … 1, for a card under the pointer.
    property real spread: 0

    Accessible.ignored: true

    Repeater {
        model: still.scene
        delegate: Piece {
            required property var modelData
            game: still.game
            face: modelData[0]
            width: Math.round(still.unit * still.pieceSize)
            x: still.width / 2 + still.unit * modelData[1] * (1 + 0.06 * still.spread) - width / 2
            y: still.height / 2 + still.unit * modelData[2] - height / 2 - still.unit * 0.015 * still.spread
            rotation: modelData[3] * (1 + 0.25 * still.spread)
            antialiasing: true
        }
    }
}
