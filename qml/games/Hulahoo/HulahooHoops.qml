// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Hanpan

/// The hoops of a round of HULA-HOO!: those of the players who are out fall one after another; the others go on turning.
MomentPicture {
    id: scene

    readonly property int players: Math.max(1, show.session.players)
    readonly property real room: Math.min(width * 0.9 / players, 210 * unit)
    readonly property real head: Math.min(room * 0.52, height * 0.5)

    Repeater {
        model: scene.show.session.seats
        delegate: Item {
            id: one
            required property int seat
            required property string name
            required property string face
            required property string mood
            required property list<string> badges
            readonly property int order: Array.from(scene.moment.whom).indexOf(seat)
            /// 0 = it turns, 1 = it lies on the ground; those who were out before lie there from the beginning.
            readonly property real fallen: order >= 0 ? scene.fall(0.14 + 0.1 * order, 0.34 + 0.1 * order)
                                                      : Array.from(badges).includes("out") && !Array.from(scene.moment.who).includes(seat) ? 1 : 0
            objectName: "momentHoop " + seat
            x: scene.width / 2 + (seat - (scene.players - 1) / 2) * scene.room - width / 2
            width: scene.room
            height: scene.height
            Avatar {
                x: (one.width - width) / 2
                y: scene.height * 0.06
                width: scene.head
                height: width
                face: one.face
                name: one.name
                mood: one.fallen === 0 ? "pleased" : "hit"
            }
            InkImage {
                readonly property real waist: scene.height * 0.06 + scene.head * 0.86
                readonly property real ground: scene.height * 0.78
                width: Math.min(one.width * 0.96, scene.head * 1.7)
                tall: 44 / 208
                picture: Ink.piece("waist", Theme.waist(one.seat))
                x: (one.width - width) / 2 + (1 - one.fallen) * Math.sin(scene.show.clock * 40 + one.seat) * 5 * scene.unit
                y: waist + (ground - waist) * one.fallen - height / 2
                rotation: (1 - one.fallen) * Math.sin(scene.show.clock * 40 + one.seat) * 5 + 7 * one.fallen
                smooth: true
            }
            Print {
                anchors.bottom: parent.bottom
                width: one.width
                horizontalAlignment: Text.AlignHCenter
                elide: Text.ElideRight
                text: one.name
                color: Theme.tableInk
                font.bold: one.fallen === 0
            }
        }
    }
}
