// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Hanpan

/// A dragon rises: the thirteen cubes come up from the hand, head, neck, body and tail one after another, and once it is
/// whole it has a head, and waves.
MomentPicture {
    id: scene

    readonly property int count: all.length
    /// The dragon's length: its cubes with the gaps between its parts, the head before them and the tuft behind.
    readonly property real headWide: 1.9
    readonly property real tuft: 1.1
    readonly property real joint: 0.34
    readonly property real total: count + Math.max(0, moment.pieces.length - 1) * joint + headWide + tuft
    readonly property real fitting: Math.min(1.25, width * 0.94 / (total * pieceWidth), height * 0.62 / pieceHeight)
    readonly property real cube: pieceWidth * fitting
    /// Whole, it lifts, and goes in waves.
    readonly property real whole: way(0.56, 0.66)
    readonly property real lift: way(0.56, 0.8) * height * 0.06
    readonly property real turn: show.clock * 9

    /// Where the back of the dragon is at that part of its length, from the middle of the picture, and how steep.
    function back(at: real): real {
        return Math.sin(at * 0.62 - turn * whole) * height * 0.13
    }
    function slope(at: real): real {
        return Math.cos(at * 0.62 - turn * whole) * 9
    }
    function along(at: real): real {
        return width / 2 + (at - total / 2) * cube
    }
    function line(at: real): real {
        return height * 0.54 + back(at) - lift
    }

    Repeater {
        model: scene.all
        delegate: Piece {
            required property int index
            required property var modelData
            readonly property real at: scene.headWide + 0.5 + index + modelData.part * scene.joint
            readonly property real come: scene.way(0.06 + 0.36 * index / scene.count, 0.2 + 0.36 * index / scene.count)
            width: scene.pieceWidth
            game: scene.game
            face: modelData.face
            visible: come > 0
            x: scene.along(at) - width / 2 + (1 - come) * (scene.width / 2 - scene.along(at)) * 0.6
            y: scene.line(at) - height / 2 + (1 - come) * scene.height * 0.8
            rotation: scene.slope(at) * come + (1 - come) * 40
            scale: scene.fitting
        }
    }
    InkImage {
        objectName: "dragonHead"
        width: scene.pieceWidth * 2.2
        tall: 160 / 180
        picture: Ink.piece("dragon-head")
        visible: scene.whole > 0
        x: scene.along(scene.headWide * 0.5) - width / 2 + (1 - scene.whole) * scene.cube * 0.8
        y: scene.line(scene.headWide * 0.6) - height * 0.54
        scale: scene.fitting
    }
    InkImage {
        width: scene.pieceWidth * 1.3
        tall: 1
        picture: Ink.piece("dragon-tail")
        visible: scene.whole > 0
        x: scene.along(scene.total - scene.tuft * 0.5) - width / 2 - (1 - scene.whole) * scene.cube * 0.6
        y: scene.line(scene.total - scene.tuft * 0.6) - height / 2
        scale: scene.fitting
    }
}
