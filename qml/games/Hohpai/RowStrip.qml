// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Hanpan

/// The strip of split bamboo over the covered row of Ho-Hpai. Pieces that the person has put in are written on it, because their
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

    InkField {
        id: bamboo
        x: strip.room ? strip.room.x - 14 * strip.layout.unit : 0
        y: strip.room ? strip.room.y + strip.room.height * 0.34 : 0
        width: strip.room ? strip.room.width + 28 * strip.layout.unit : 0
        height: strip.room ? strip.room.height * 0.32 : 0
        picture: Ink.place([Ink.stuff("bamboo", Qt.rect(0, 0, Math.ceil(width), Math.ceil(height)), Theme.bamboo, Theme.bambooLow, Theme.bambooCord)], scaling)
        Rectangle {
            // It lies on the pieces.
            z: -1
            x: 2 * strip.layout.unit
            y: parent.height - radius
            width: parent.width - 2 * x
            height: radius + 3 * strip.layout.unit
            radius: 4 * strip.layout.unit
            color: Theme.pieceShadow
        }
        Repeater {
            model: strip.known
            delegate: SmallPrint {
                required property int index
                required property string modelData
                x: strip.room ? 14 * strip.layout.unit + strip.room.step * index : 0
                width: strip.room ? strip.layout.pieceWidth * strip.room.scale : 0
                y: (bamboo.height - height) / 2
                horizontalAlignment: Text.AlignHCenter
                text: modelData
                color: Theme.bubbleInk
                font.bold: true
            }
        }
    }
    SmallPrint {
        // The way out.
        anchors.verticalCenter: bamboo.verticalCenter
        x: strip.leftwards ? bamboo.x - width - 10 * strip.layout.unit : bamboo.x + bamboo.width + 10 * strip.layout.unit
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
