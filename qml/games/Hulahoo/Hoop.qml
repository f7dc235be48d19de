// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Hanpan

/// A player's hoop: it turns round the player's waist, wobbles when the turn comes, and lies on the ground, askew, once
/// it was dropped. Without motion it only is where it is. Decoration only: the seat says in words who is out.
InkImage {
    id: hoop

    property color colour
    /// Its middle while it is up, and where it falls to.
    property real waist
    property real ground
    property bool dropped: false
    property bool turning: false

    /// How far it has fallen: 0 up, 1 on the ground.
    property real fallen: dropped ? 1 : 0
    Behavior on fallen {
        enabled: Theme.travel > 0
        NumberAnimation { duration: 3 * Theme.travel; easing.type: hoop.dropped ? Easing.OutBounce : Easing.OutBack }
    }
    property real sway: 0
    SequentialAnimation {
        id: wobble
        loops: 2
        NumberAnimation { target: hoop; property: "sway"; to: 5; duration: Theme.travel; easing.type: Easing.InOutSine }
        NumberAnimation { target: hoop; property: "sway"; to: -5; duration: 2 * Theme.travel; easing.type: Easing.InOutSine }
        NumberAnimation { target: hoop; property: "sway"; to: 0; duration: Theme.travel; easing.type: Easing.InOutSine }
    }
    function swing(): void {
        if (Theme.travel > 0)
            wobble.restart()
    }
    onTurningChanged: if (turning) swing()
    onDroppedChanged: swing()

    picture: Ink.piece("waist", colour)
    tall: 44 / 208
    y: waist + (ground - waist) * fallen - height / 2
    rotation: sway + 7 * fallen
    opacity: 1 - 0.45 * fallen
    smooth: true
}
