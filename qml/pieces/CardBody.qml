// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Hanpan

/// What all cards are: paper of 5:7 with a shadow, a rim and a back. It uses only plain rectangles and small shared
/// images, because a table shows a hundred of them.
Item {
    id: body

    /// The engine's notation, "" shows the back.
    property string face
    /// The look of the hidden side: Theme.look.
    property var look: Theme.look("card", "")
    readonly property color ground: look.face
    readonly property color inkOfBack: look.colour
    property bool highlighted: false
    property color highlightColour: Theme.glow
    readonly property bool hidden: face === ""
    property real corner: width * 0.09
    property color paper: Theme.cardFace
    /// It has a broad rim of this colour even if it is not highlighted.
    property bool rimmed: false
    property color rim: Theme.cardEdge

    implicitWidth: Theme.u(88)
    implicitHeight: width * 1.4
    height: width * 1.4

    Rectangle {
        x: -1
        y: Math.max(1, body.width * 0.018)
        width: parent.width + 2
        height: parent.height + 1
        radius: body.corner
        color: Theme.pieceShadow
        visible: !body.hidden
    }
    PieceSeams {
        corner: body.corner
        visible: !body.hidden
        color: body.paper
    }
    Rectangle {
        anchors.fill: parent
        radius: body.corner
        visible: !body.hidden
        color: body.paper
        border.width: body.highlighted || body.rimmed ? Math.max(2, body.width * 0.035) : 1
        border.color: body.highlighted ? body.highlightColour : body.rim
    }
    InkImage {
        visible: body.hidden
        x: -1
        width: body.width > 0 ? body.width + 2 : 0
        tall: (body.width * 1.4 + Math.max(1, body.width * 0.018) + 1) / (body.width + 2)
        picture: body.hidden ? Ink.back(body.look.drawing, body.ground, Theme.cardEdge, Theme.pieceShadow, body.look.inner, body.look.tall, body.inkOfBack) : ""
        mipmap: true
    }
    Rectangle {
        visible: body.hidden && body.highlighted
        anchors.fill: parent
        radius: body.corner
        color: "transparent"
        border.width: Math.max(2, body.width * 0.035)
        border.color: body.highlightColour
    }
}
