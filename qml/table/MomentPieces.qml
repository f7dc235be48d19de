// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Hanpan

/// A great moment in its pieces: a closed row bursts into its parts, and one piece after another turns over.
MomentPicture {
    id: scene

    /// From one piece to the next, from one part to the next, and over all, in widths of a piece.
    readonly property real step: all.length > 9 ? 0.7 : 1.04
    readonly property real gap: all.length > 9 ? 0.8 : 0.5
    readonly property real wide: Math.max(1, (all.length - moment.pieces.length) * step + moment.pieces.length + (moment.pieces.length - 1) * gap)
    readonly property real fitting: Math.min(1.25, width * 0.9 / (wide * pieceWidth), height * 0.9 / pieceHeight)
    readonly property real burst: way(0.08, 0.2)

    Repeater {
        model: scene.all
        delegate: Piece {
            id: piece
            required property int index
            required property var modelData
            readonly property real turned: scene.part(0.12 + 0.3 * index / scene.all.length, 0.2 + 0.3 * index / scene.all.length)
            /// Where its middle belongs, from the middle of all.
            readonly property real home: (0.5 + (index - modelData.part) * scene.step + modelData.part * (1 + scene.gap) - scene.wide / 2) * scene.pieceWidth * scene.fitting
            readonly property real closed: (index - (scene.all.length - 1) / 2) * scene.pieceWidth * scene.fitting * 0.7
            width: scene.pieceWidth
            game: scene.game
            face: turned < 0.5 ? "" : modelData.face
            x: scene.width / 2 + closed + (home - closed) * scene.burst - width / 2
            y: (scene.height - height) / 2 - Math.sin(turned * Math.PI) * 14 * scene.unit
            scale: scene.fitting
            transform: Scale {
                origin.x: scene.pieceWidth / 2
                xScale: Math.max(0.02, Math.abs(1 - 2 * piece.turned))
            }
        }
    }
}
