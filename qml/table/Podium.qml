// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Hanpan

/// Who has won the round: large faces, each on a step with what it won. It takes no room where nobody has.
Row {
    id: podium

    required property list<paymentRow> winners
    /// Several share the room of two.
    readonly property real face: Theme.u(winners.length > 2 ? 48 : winners.length > 1 ? 60 : 76)

    spacing: Theme.gapSmall
    visible: winners.length > 0

    Repeater {
        model: podium.winners
        delegate: Column {
            id: one
            required property paymentRow modelData
            // What costs nothing is no prize.
            readonly property bool prize: modelData.paymentSign > 0
            Avatar {
                objectName: "winnerFace"
                anchors.horizontalCenter: parent.horizontalCenter
                width: podium.face
                face: one.modelData.face
                mood: one.modelData.mood
                name: one.modelData.name
            }
            Rectangle {
                width: Math.max(podium.face, one.prize ? won.implicitWidth + Theme.gapSmall : 0)
                height: won.implicitHeight + Theme.gapTiny
                radius: Theme.gapTiny
                color: Theme.gold
                Brief {
                    id: won
                    anchors.centerIn: parent
                    width: parent.width - Theme.gapTiny
                    text: one.prize ? one.modelData.payment : one.modelData.name
                    horizontalAlignment: Text.AlignHCenter
                    color: Theme.goldInk
                    font.bold: true
                    least: 8
                    Accessible.ignored: true
                }
            }
        }
    }
}
