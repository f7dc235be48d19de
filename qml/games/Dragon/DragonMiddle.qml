// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Hanpan

/// In the middle of the Dragon Holla table: the island's tray, the die that shows the first open cube's dots all round,
/// the four D with the wild ones lit, and the frame around the cube dropped last.
Item {
    id: middle

    required property DragonLayout layout
    readonly property real unit: layout.unit
    /// The die's value and meaning, where the last cube was dropped, and what is in the pot.
    readonly property tableSign sign: layout.sign
    readonly property real face: layout.dieRoom.height

    objectName: "dragonMiddle"

    Rectangle {
        x: middle.layout.tray.x
        y: middle.layout.tray.y
        width: middle.layout.tray.width
        height: middle.layout.tray.height
        radius: 20 * middle.unit
        border.width: Math.max(1, 2.5 * middle.unit)
        border.color: Qt.lighter(Theme.gold, 1.25)
        gradient: Gradient {
            GradientStop { position: 0; color: Theme.gold }
            GradientStop { position: 1; color: Qt.darker(Theme.gold, 1.35) }
        }
        SmallPrint {
            anchors.horizontalCenter: parent.horizontalCenter
            anchors.top: parent.bottom
            anchors.topMargin: 2 * middle.unit
            text: qsTr("Island")
            color: Theme.tableInk
            font.bold: true
        }
    }
    Rectangle {
        // The die.
        id: die
        visible: middle.sign.dots > 0
        x: middle.layout.dieRoom.x
        y: middle.layout.dieRoom.y
        width: middle.face
        height: middle.face
        radius: width * 0.2
        color: Theme.cardFace
        border.width: Theme.hair
        border.color: Theme.cardEdge
        Repeater {
            model: middle.sign.dots
            delegate: Disc {
                required property int index
                readonly property int dots: middle.sign.dots
                // One dot in the middle, two and three on the diagonal, four in the corners.
                readonly property real column: dots === 1 ? 0.5 : dots === 4 ? (index % 2 ? 0.74 : 0.26) : 0.26 + 0.48 * index / (dots - 1)
                readonly property real line: dots === 1 ? 0.5 : dots === 4 ? (index < 2 ? 0.26 : 0.74) : 0.26 + 0.48 * index / (dots - 1)
                width: die.width * 0.19
                x: die.width * column - width / 2
                y: die.height * line - height / 2
                color: Theme.suit("shdc".charAt(dots - 1))
            }
        }
    }
    Row {
        // The four D: lit = may be wild.
        x: die.x + die.width + 6 * middle.unit
        anchors.verticalCenter: die.verticalCenter
        spacing: 2 * middle.unit
        visible: die.visible
        Repeater {
            model: ["s", "h", "d", "c"]
            delegate: Rectangle {
                id: lamp
                required property string modelData
                readonly property bool lit: middle.sign.wild.indexOf(modelData) >= 0
                width: (middle.layout.dieRoom.width - die.width - 12 * middle.unit) / 4
                height: middle.face * 0.82
                radius: width * 0.2
                color: lit ? Theme.cardFace : Theme.tableSeat
                border.width: lit ? Math.max(1, 2 * middle.unit) : Theme.hair
                border.color: lit ? Theme.gold : Theme.tableLine
                opacity: lit ? 1 : 0.6
                Text {
                    objectName: "drawn"
                    anchors.centerIn: parent
                    text: "D"
                    color: lamp.lit ? Theme.suit(lamp.modelData) : Theme.tableMute
                    font.family: Theme.family
                    font.bold: true
                    font.strikeout: !lamp.lit
                    font.pixelSize: Math.max(9, lamp.height * 0.55)
                }
            }
        }
    }
    Column {
        // The die's meaning in this round, and what is in the pot.
        x: middle.layout.tray.x - 4 * middle.unit
        y: middle.layout.dieRoom.y + middle.layout.dieRoom.height + 4 * middle.unit
        width: middle.layout.tray.width + 8 * middle.unit
        SmallPrint {
            visible: middle.sign.odd || middle.sign.even
            width: parent.width
            horizontalAlignment: Text.AlignHCenter
            text: middle.sign.odd ? qsTr("ODD") : qsTr("EVEN")
            color: Theme.gold
            font.bold: true
        }
        TinyPrint {
            objectName: "wildWords"
            width: parent.width
            horizontalAlignment: Text.AlignHCenter
            text: middle.sign.words
            color: Theme.tableInk
            wrapMode: Text.WordWrap
        }
        SmallPrint {
            objectName: "potWords"
            visible: text !== ""
            width: parent.width
            horizontalAlignment: Text.AlignHCenter
            text: middle.sign.pot
            color: Theme.gold
            font.bold: true
        }
    }
    Repeater {
        // The names of the players at their stretches of the river.
        model: middle.layout.table ? middle.layout.table.session.seats : null
        delegate: Brief {
            required property int seat
            required property string name
            objectName: "river of " + seat
            x: middle.layout.riverRoom.x
            y: middle.layout.stretchTop(seat) + Math.min(middle.layout.stretchHeight, middle.layout.riverGrid.line) / 2 - height / 2
            width: middle.layout.nameRoom - Theme.gapSmall
            text: name
            color: Theme.tableMute
            font.pixelSize: text.length > 6 ? Theme.textTiny : Theme.textSmall
            wrapMode: Theme.folds ? Text.NoWrap : Text.Wrap
            maximumLineCount: Theme.folds ? 1 : 2
            Accessible.ignored: true
        }
    }
    Rectangle {
        // The frame around the cube dropped last.
        readonly property string zoneId: middle.sign.lastTo
        readonly property int count: middle.layout.countOf(zoneId)
        readonly property var spot: count > 0 ? middle.layout.placement(zoneId, count - 1, count) : null
        readonly property real reach: 3 * middle.unit
        visible: spot !== null && !middle.layout.revealed
        width: spot ? middle.layout.pieceWidth * spot.scale + 2 * reach : 0
        height: spot ? middle.layout.pieceHeight * spot.scale + 2 * reach : 0
        x: spot ? spot.x - width / 2 : 0
        y: spot ? spot.y - height / 2 : 0
        radius: width * 0.16
        color: "transparent"
        border.width: Math.max(2, 2.5 * middle.unit)
        border.color: Theme.glow
    }
}
