// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Hanpan

/// A cube of Dragon Holla: ivory with its lower edge showing, a numeral over one to four dots (♠1 ♥2 ♦3 ♣4).
/// `face` is the engine's notation ("11s", "As", "Dh", copies "7s#2"), "" shows the celadon back.
Item {
    id: cube

    property string face
    /// The look of the hidden side: Theme.look.
    property var look: Theme.look("cube", "")
    property bool highlighted: false
    property color highlightColour: Theme.glow

    readonly property bool hidden: face === ""
    readonly property string plain: face.split("#")[0]
    readonly property string suitLetter: plain.slice(-1).toLowerCase()
    readonly property string rank: plain.slice(0, -1) === "A" ? "1" : plain.slice(0, -1)
    readonly property bool dragon: rank === "D"
    readonly property color colour: Theme.suit(suitLetter)
    readonly property int dots: hidden ? 0 : "shdc".indexOf(suitLetter) + 1
    readonly property real edge: Math.max(2, height * 0.075)
    readonly property real corner: width * 0.15

    implicitWidth: Theme.u(56)
    implicitHeight: width * 1.42
    height: width * 1.42

    Rectangle {
        x: -1
        y: Math.max(1, cube.width * 0.04)
        width: parent.width + 2
        height: parent.height
        radius: cube.corner
        color: Theme.pieceShadow
    }
    Rectangle {
        y: parent.height / 2
        width: parent.width
        height: parent.height / 2
        radius: cube.corner
        color: cube.hidden ? Theme.ivoryLow : Theme.ivoryEdge
    }
    Rectangle {
        width: parent.width
        height: parent.height - cube.edge
        radius: cube.corner
        border.width: cube.highlighted ? Math.max(2, cube.width * 0.055) : 0
        border.color: cube.highlightColour
        gradient: Gradient {
            GradientStop { position: 0; color: cube.hidden ? cube.look.above : Theme.cardFace }
            GradientStop { position: 1; color: cube.hidden ? cube.look.below : Theme.ivoryLow }
        }
        Text {
            visible: !cube.hidden
            anchors.horizontalCenter: parent.horizontalCenter
            y: cube.height * 0.07
            text: cube.rank
            color: cube.colour
            font.family: Theme.family
            // As small as a word: then as large as possible.
            font.pixelSize: cube.width < Theme.wholePiece ? Math.max(9, cube.width * 0.68) : cube.width * 0.6
            font.bold: true
            font.letterSpacing: cube.rank.length > 1 ? -cube.width * 0.03 : 0
        }
        Row {
            visible: !cube.hidden
            anchors.horizontalCenter: parent.horizontalCenter
            anchors.bottom: parent.bottom
            anchors.bottomMargin: cube.height * 0.1
            spacing: cube.width * 0.045
            Repeater {
                model: cube.dots
                delegate: Disc {
                    width: cube.width * 0.15
                    color: cube.colour
                    antialiasing: true
                }
            }
        }
    }
}
