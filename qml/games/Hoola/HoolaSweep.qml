// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Hanpan

/// A whole hand goes out: its cards turn over one by one and fan out.
MomentPicture {
    id: scene

    readonly property int count: all.length
    readonly property real fitting: Math.min(1.25, height * 0.8 / pieceHeight)
    /// From one card to the next, in degrees, around a point far under them.
    readonly property real angle: Math.min(9, 58 / Math.max(1, count))
    readonly property real radius: pieceHeight * 3.4 * fitting

    Repeater {
        model: scene.all
        delegate: Piece {
            id: piece
            required property int index
            required property var modelData
            readonly property real turned: scene.part(0.1 + 0.36 * index / scene.count, 0.19 + 0.36 * index / scene.count)
            readonly property real out: scene.way(0.1 + 0.36 * index / scene.count, 0.26 + 0.36 * index / scene.count)
            readonly property real to: (index - (scene.count - 1) / 2) * scene.angle
            /// It comes from the pile at the right end.
            readonly property real lean: to * out + (scene.count - 1) / 2 * scene.angle * (1 - out)
            width: scene.pieceWidth
            game: scene.game
            face: turned < 0.5 ? "" : modelData.face
            x: scene.width / 2 + Math.sin(lean * Math.PI / 180) * scene.radius - width / 2
            y: scene.height * 0.47 + (1 - Math.cos(lean * Math.PI / 180)) * scene.radius - height / 2
            z: turned > 0 ? index : 2 * scene.count - index
            rotation: lean
            scale: scene.fitting
            transform: Scale {
                origin.x: scene.pieceWidth / 2
                xScale: Math.max(0.02, Math.abs(1 - 2 * piece.turned))
            }
        }
    }
}
