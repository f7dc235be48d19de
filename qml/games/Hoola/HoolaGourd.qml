// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Hanpan

/// Who pays wears the gourd: it comes down on the head of the player who was undercut, or who pays for all. The players
/// beside look on.
MomentPicture {
    id: scene

    readonly property bool bears: moment.kind === "bears_all"
    readonly property int hit: (bears ? moment.whom[0] : moment.who[0]) ?? -1
    readonly property list<int> beside: Array.from(bears ? moment.who : moment.whom)
    readonly property real head: Math.min(height * 0.58, 150 * unit)
    readonly property real down: fall(0.14, 0.36)

    HoolaFace {
        id: wearer
        shownIn: scene
        seat: scene.hit
        width: scene.head
        x: (scene.width - width) / 2
        y: scene.height - height
    }
    InkImage {
        // It sits askew over one eye.
        objectName: "gourd"
        width: scene.head * 1.32
        tall: 140 / 220
        picture: Ink.piece("gourd")
        visible: scene.down > 0
        x: wearer.x + wearer.width * 0.54 - width / 2
        y: -height + (wearer.y + scene.head * 0.34) * scene.down
        rotation: 8 - 22 * (1 - scene.down)
    }
    Repeater {
        model: scene.beside
        delegate: HoolaFace {
            required property int index
            required property int modelData
            readonly property int side: index % 2 === 0 ? 1 : -1
            shownIn: scene
            seat: modelData
            width: scene.head * 0.62
            x: (scene.width - width) / 2 + side * (1.7 + 1.1 * Math.floor(index / 2)) * scene.head
            y: scene.height - height - Math.abs(Math.sin(scene.part(0.4, 0.9) * 3 * Math.PI)) * 10 * scene.unit
        }
    }
}
