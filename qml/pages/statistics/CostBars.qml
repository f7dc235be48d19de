// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Hanpan

/// What decisions of several sorts cost a round, with bars that compare them.
Column {
    id: bars

    required property list<costRow> costs

    spacing: Theme.gapTiny
    Repeater {
        model: bars.costs
        delegate: Item {
            id: cost
            required property costRow modelData
            width: bars.width
            height: Math.max(name.height, amount.height) + Theme.gapTiny
            Accessible.role: Accessible.StaticText
            Accessible.name: modelData.label + ": " + modelData.value
            SmallParagraph {
                id: name
                width: parent.width * 0.5
                text: cost.modelData.label
                Accessible.ignored: true
            }
            Rectangle {
                id: bar
                anchors.left: name.right
                anchors.leftMargin: Theme.gapSmall
                anchors.verticalCenter: parent.verticalCenter
                width: Math.max(Theme.gapTiny, (parent.width * 0.5 - amount.width - 2 * Theme.gapSmall) * cost.modelData.share)
                height: Theme.u(14)
                radius: Theme.gapTiny
                color: Theme.red
            }
            SmallPrint {
                id: amount
                anchors.left: bar.right
                anchors.leftMargin: Theme.gapSmall
                anchors.verticalCenter: parent.verticalCenter
                text: cost.modelData.value
                tone: "mute"
                Accessible.ignored: true
            }
        }
    }
}
