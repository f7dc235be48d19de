// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Hanpan

/// The whirl: seven covered pieces turn between the fingers of the head's right hand, until one slips out and shows its
/// face.
MomentPicture {
    id: scene

    readonly property int count: 7
    readonly property string face: all.length > 0 ? all[0].face : ""
    readonly property real fitting: Math.min(1, height * 0.56 / pieceHeight)
    /// How far all have turned, in circles: ever slower.
    readonly property real turned: 2.6 * way(0.04, 0.7)
    readonly property real slip: part(0.4, 0.56)
    readonly property real wide: pieceWidth * fitting * 2.9
    readonly property real middle: height * 0.4
    readonly property real finger: pieceWidth * fitting * 0.86
    readonly property color skin: "#d9ab7e"
    readonly property color crease: "#8f5f38"

    component Skin: Rectangle {
        color: Theme.sharp ? Theme.charcoal : scene.skin
        border.width: Theme.ring
        border.color: Theme.sharp ? Theme.tableInk : scene.crease
    }
    Skin {
        // The back of the hand, and the thumb.
        width: scene.finger * 4.5
        height: scene.height * 0.5
        radius: scene.finger * 0.7
        x: (scene.width - width) / 2
        y: scene.height * 0.8
        z: 0.2
    }
    Skin {
        width: scene.finger * 0.96
        height: scene.height * 0.52
        radius: width / 2
        x: scene.width / 2 - scene.finger * 2.9 - width / 2
        y: scene.height * 0.66
        rotation: -34
        z: 0.1
    }
    Repeater {
        // The fingers, behind the pieces and before them.
        model: 4
        delegate: Skin {
            required property int index
            readonly property real reach: [0.74, 0.9, 0.84, 0.64][index]
            width: scene.finger
            height: scene.height * 0.9 * reach
            radius: width / 2
            x: scene.width / 2 + (index - 1.5) * scene.finger * 1.16 - width / 2
            y: scene.height - height + Math.sin((scene.turned * 2 + index * 0.25) * 2 * Math.PI) * 6 * scene.unit
            z: index % 2 === 0 ? 0.3 : 1
            Rectangle {
                // Its nail.
                x: parent.width * 0.22
                y: parent.width * 0.16
                width: parent.width * 0.56
                height: parent.width * 0.62
                radius: width / 2
                color: Theme.bone
            }
        }
    }
    Repeater {
        model: scene.count
        delegate: Piece {
            required property int index
            readonly property bool slips: index === scene.count - 1
            readonly property real gone: slips ? scene.slip : 0
            /// In the circle that is seen from the side.
            readonly property real at: (scene.turned + index / scene.count) * 2 * Math.PI
            readonly property real ringX: Math.cos(at) * scene.wide
            readonly property real ringY: scene.middle + Math.sin(at) * scene.height * 0.12
            width: scene.pieceWidth
            game: scene.game
            face: slips && scene.slip > 0.5 ? scene.face : ""
            x: scene.width / 2 + ringX + (scene.wide * 2.1 - ringX) * gone - width / 2
            y: ringY + (scene.height * 0.5 - ringY) * gone - Math.sin(gone * Math.PI) * 60 * scene.unit - height / 2
            z: gone > 0 ? 9 : Math.sin(at) > 0 ? 2 : 0.5
            rotation: (Math.cos(at) * 24 + 90 * Math.sin(gone * Math.PI)) * (1 - gone)
            scale: scene.fitting * (0.86 + 0.14 * Math.sin(at) * (1 - gone) + 0.5 * gone)
        }
    }
}
