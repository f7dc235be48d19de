// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Hanpan

/// A whole hand laid down at once, under the lit marquee: its lamps go on one after another, and each meld rolls out like
/// a carpet.
MomentPicture {
    id: scene

    readonly property int melds: Math.max(1, moment.pieces.length)
    readonly property int longest: Array.from(moment.pieces).reduce((most, meld) => Math.max(most, meld.length), 1)
    readonly property real room: Math.min(width * 0.92 / melds, 400 * unit)
    readonly property real fitting: Math.min(1.25, height * 0.72 / pieceHeight)
    readonly property real card: pieceWidth * fitting
    readonly property real step: Math.min(card * 0.74, longest < 2 ? card : (room * 0.9 - card) / (longest - 1))
    readonly property int lamps: 36

    Repeater {
        model: 2 * scene.lamps
        delegate: Disc {
            required property int index
            readonly property int at: index % scene.lamps
            // From the middle to both ends.
            readonly property real far: Math.abs(at - (scene.lamps - 1) / 2) / scene.lamps * 2
            readonly property bool lit: scene.show.clock > 0.1 + far * 0.3
            width: Math.round(9 * scene.unit)
            x: Math.round((at + 0.5) * scene.width / scene.lamps - width / 2)
            y: Math.round(index < scene.lamps ? 0 : scene.height - height)
            color: lit ? Theme.glow : Theme.goldEdge
        }
    }
    Repeater {
        model: scene.all
        delegate: Piece {
            required property int index
            required property var modelData
            readonly property int place: index - Array.from(scene.moment.pieces).slice(0, modelData.part).reduce((sum, meld) => sum + meld.length, 0)
            readonly property int held: scene.moment.pieces[modelData.part].length
            readonly property real begins: 0.12 + 0.13 * modelData.part
            /// The roll is at this card.
            readonly property real rolled: scene.way(begins, begins + 0.2) * (held - 1)
            readonly property real first: scene.width / 2 + (modelData.part - (scene.melds - 1) / 2) * scene.room - (held - 1) * scene.step / 2
            width: scene.pieceWidth
            game: scene.game
            face: modelData.face
            visible: scene.show.clock > begins
            x: first + Math.min(place, rolled) * scene.step - width / 2
            y: (scene.height - height) / 2
            z: place
            scale: scene.fitting
        }
    }
}
