// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Hanpan

/// The paper strip over the covered row of Ho-Hpai. Pieces that the person has put in are written on it, because their
/// places are known; arrows at its ends show which way the pieces go.
Item {
    id: strip

    required property TableLayout layout
    /// Where the row lies: {x, y, width, height, scale, step}.
    readonly property var room: layout.geometry["row"] || null
    readonly property list<string> known: room && layout.table ? layout.table.facesIn("row") : []
    /// The place where the person's piece goes in is at the right end.
    readonly property bool leftwards: layout.geometry["put:left"] === undefined

    objectName: "rowStrip"
    visible: room !== null && !layout.revealed

    Rectangle {
        id: paper
        x: strip.room ? strip.room.x - 12 * strip.layout.unit : 0
        y: strip.room ? strip.room.y + strip.room.height * 0.34 : 0
        width: strip.room ? strip.room.width + 24 * strip.layout.unit : 0
        height: strip.room ? strip.room.height * 0.32 : 0
        radius: 3 * strip.layout.unit
        gradient: Gradient {
            GradientStop { position: 0; color: Theme.paper }
            GradientStop { position: 1; color: Theme.paperLow }
        }
        Repeater {
            // Fibres of the paper.
            model: 2
            delegate: Rectangle {
                required property int index
                x: paper.radius
                y: Math.round(paper.height * (index === 0 ? 0.14 : 0.84))
                width: paper.width - 2 * paper.radius
                height: Theme.hair
                color: Theme.cardEdge
                opacity: 0.6
            }
        }
        Repeater {
            model: strip.known
            delegate: SmallPrint {
                required property int index
                required property string modelData
                x: strip.room ? 12 * strip.layout.unit + strip.room.step * index : 0
                width: strip.room ? strip.layout.pieceWidth * strip.room.scale : 0
                y: (paper.height - height) / 2
                horizontalAlignment: Text.AlignHCenter
                text: modelData
                color: Theme.bubbleInk
                font.bold: true
            }
        }
    }
    SmallPrint {
        // The way out.
        anchors.verticalCenter: paper.verticalCenter
        x: strip.leftwards ? paper.x - width - 10 * strip.layout.unit : paper.x + paper.width + 10 * strip.layout.unit
        text: strip.leftwards ? "← " + qsTr("Out") : qsTr("Out") + " →"
        color: Theme.tableMute
    }
    Rectangle {
        // The way in: an empty place.
        readonly property var slot: strip.layout.geometry["put:left"] || strip.layout.geometry["put:right"] || null
        x: slot ? slot.x : 0
        y: slot ? slot.y : 0
        width: slot ? slot.width : 0
        height: slot ? slot.height : 0
        visible: slot !== null
        radius: width * 0.13
        color: "transparent"
        border.width: Theme.hair
        border.color: Theme.tableLine
        SmallPrint {
            anchors.centerIn: parent
            width: parent.width - 4
            horizontalAlignment: Text.AlignHCenter
            text: (strip.leftwards ? "←" : "→") + "\n" + qsTr("In")
            color: Theme.tableMute
        }
    }
}
