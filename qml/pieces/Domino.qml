// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Hanpan

/// A Korean domino: bone on dark wood, no bar in the middle; ones and fours red, a single one large and deep.
/// `face` is the engine's notation ("1-2", copies "1-2#2"), "" shows the wooden back.
Item {
    id: domino

    property string face
    /// The look of the hidden side: Theme.look.
    property var look: Theme.look("domino", "")
    property bool highlighted: false
    property color highlightColour: Theme.glow

    readonly property bool hidden: face === ""
    readonly property real corner: width * 0.13
    readonly property real edge: Math.max(2, width * 0.07)
    /// The positions of a half's spots, in parts of its width and height; two and three are on a diagonal.
    readonly property var spots: [[],
        [[0.5, 0.5]],
        [[0.27, 0.27], [0.73, 0.73]],
        [[0.25, 0.2], [0.5, 0.5], [0.75, 0.8]],
        [[0.27, 0.25], [0.73, 0.25], [0.27, 0.75], [0.73, 0.75]],
        [[0.27, 0.2], [0.73, 0.2], [0.5, 0.5], [0.27, 0.8], [0.73, 0.8]],
        [[0.27, 0.16], [0.73, 0.16], [0.27, 0.5], [0.73, 0.5], [0.27, 0.84], [0.73, 0.84]]]

    implicitWidth: Theme.u(60)
    implicitHeight: width * 1.9
    height: width * 1.9

    component Half: Item {
        id: half
        property int count: 0
        anchors.horizontalCenter: parent.horizontalCenter
        width: domino.width * 0.86
        height: (domino.height - domino.edge) * 0.43
        Repeater {
            model: domino.spots[half.count]
            delegate: Disc {
                required property var modelData
                // Whole pixels: a spot between two of them is not a circle.
                width: Math.max(3, 2 * Math.round(domino.width * (half.count === 1 ? 0.2 : half.count === 6 ? 0.09 : 0.1)))
                x: Math.round(half.width * modelData[0] - width / 2)
                y: Math.round(half.height * modelData[1] - height / 2)
                color: half.count === 1 || half.count === 4 ? Theme.pipRed : Theme.pipBlack
                antialiasing: true
                Disc {
                    // The single spot is cut deep: shadow under its upper rim, light in its depth.
                    anchors.centerIn: parent
                    anchors.verticalCenterOffset: Math.round(parent.width * 0.06)
                    visible: half.count === 1
                    width: 2 * Math.round(parent.width * 0.38)
                    color: Theme.pipDeep
                    antialiasing: true
                }
            }
        }
    }

    Rectangle {
        x: -1
        y: Math.max(1, domino.width * 0.04)
        width: parent.width + 2
        height: parent.height
        radius: domino.corner
        color: Theme.pieceShadow
    }
    Rectangle {
        y: parent.height / 2
        width: parent.width
        height: parent.height / 2
        radius: domino.corner
        color: domino.hidden ? Theme.boneLow : Theme.boneEdge
    }
    Rectangle {
        width: parent.width
        height: parent.height - domino.edge
        radius: domino.corner
        border.width: domino.highlighted ? Math.max(2, domino.width * 0.055) : domino.hidden ? 1 : 0
        border.color: domino.highlighted ? domino.highlightColour : domino.look.grain
        gradient: Gradient {
            GradientStop { position: 0; color: domino.hidden ? domino.look.above : Theme.bone }
            GradientStop { position: 1; color: domino.hidden ? domino.look.below : Theme.boneLow }
        }
        Repeater {
            // The grain of the wood.
            model: domino.hidden ? [0.2, 0.36, 0.64, 0.82] : []
            delegate: Rectangle {
                required property real modelData
                required property int index
                x: Math.round(domino.width * modelData)
                y: Math.round(domino.height * (index % 2 === 0 ? 0.05 : 0.1))
                width: Math.max(1, Math.round(domino.width * 0.018))
                height: Math.round(domino.height * (index % 2 === 0 ? 0.82 : 0.76))
                color: domino.look.grain
                opacity: index % 2 === 0 ? 0.5 : 0.3
            }
        }
        Half {
            visible: !domino.hidden
            y: parent.height * 0.05
            count: domino.hidden ? 0 : Number(domino.face.charAt(0))
        }
        Half {
            visible: !domino.hidden
            y: parent.height * 0.52
            count: domino.hidden ? 0 : Number(domino.face.charAt(2))
        }
    }
}
