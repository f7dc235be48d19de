// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Hanpan

/// The discard that ends the round: it is snatched from the player who threw it, and lies with the cards it was claimed
/// for (the first part of the pieces; the others follow).
MomentPicture {
    id: scene

    readonly property real fitting: Math.min(1.25, height * 0.9 / pieceHeight)
    readonly property real step: pieceWidth * fitting * 0.7
    readonly property real head: Math.min(height * 0.62, 132 * unit)
    readonly property real apart: width * 0.3
    readonly property real snatched: way(0.18, 0.34)

    HoolaFace {
        shownIn: scene
        seat: scene.moment.whom[0] ?? -1
        width: scene.head
        x: scene.width / 2 - scene.apart - width / 2
        y: (scene.height - height) / 2
    }
    HoolaFace {
        shownIn: scene
        seat: scene.moment.who[0] ?? -1
        width: scene.head
        x: scene.width / 2 + scene.apart - width / 2
        y: (scene.height - height) / 2
    }
    Repeater {
        model: scene.all
        delegate: Piece {
            required property int index
            required property var modelData
            readonly property bool claimed: modelData.part === 0
            readonly property real home: scene.width / 2 + (index - (scene.all.length - 1) / 2) * scene.step
            readonly property real from: scene.width / 2 + (claimed ? -scene.apart : scene.apart)
            readonly property real gone: claimed ? scene.snatched : scene.way(0.1, 0.24)
            width: scene.pieceWidth
            game: scene.game
            face: modelData.face
            x: from + (home - from) * gone - width / 2
            y: (scene.height - height) / 2 - Math.sin(gone * Math.PI) * (claimed ? 34 : 0) * scene.unit
            z: index
            rotation: claimed ? -10 * (1 - gone) : 0
            scale: scene.fitting
        }
    }
}
