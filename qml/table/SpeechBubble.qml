// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Hanpan

/// What a player has just called out, or said beside the game, beside the seat. It is shown for a while each time
/// `serial` changes.
Item {
    id: bubble

    property string words
    /// A drawing before the words.
    property string iconName
    property int serial: 0
    /// The side of the table at which the seat is, so that the tail points at it: "left", "right", "top" or "bottom"; ""
    /// = no tail.
    property string side: "left"
    /// It was said beside the game: it is smaller than a call, at most `most` wide, stays as long as it takes to read,
    /// and the table reads it out when there is nothing else to say.
    property bool chat: false
    property real most: 0
    /// How long it waits until it is shown, ms.
    property int delay: 0
    /// Over or under a seat at the right edge: the tail is at the bubble's right end.
    property bool mirrored: false
    readonly property bool showing: stay.running && words !== ""
    /// The words that can still be read while the bubble fades.
    property string said
    property string drawn

    width: content.implicitWidth + 2 * Theme.gapMedium
    height: label.height + 2 * Theme.gapSmall
    visible: opacity > 0
    opacity: showing ? 1 : 0
    scale: showing ? 1 : 0.85
    transformOrigin: side === "left" ? Item.Left : side === "right" ? Item.Right : side === "top" ? Item.TopLeft : Item.BottomLeft
    Behavior on opacity { NumberAnimation { duration: Theme.quick } }
    Behavior on scale { NumberAnimation { duration: Theme.enter; easing.type: Easing.OutBack } }

    Accessible.role: Accessible.AlertMessage
    Accessible.name: words
    Accessible.ignored: !showing || chat

    // Serial or words may arrive first: without words nothing is shown.
    onSerialChanged: {
        soon.interval = delay
        delay > 0 ? soon.restart() : stay.restart()
    }
    onWordsChanged: say()
    onIconNameChanged: say()
    function say(): void {
        if (words === "")
            return
        said = words
        drawn = iconName
    }
    Timer {
        id: soon
        onTriggered: stay.restart()
    }
    Timer {
        id: stay
        interval: Theme.bubbleTime + (bubble.chat ? 40 * bubble.said.length : 0)
    }

    Rectangle {
        anchors.fill: parent
        anchors.topMargin: Theme.u(3)
        anchors.bottomMargin: -Theme.u(3)
        radius: Theme.radiusLarge
        color: Theme.pieceShadow
    }
    Rectangle {
        // The tail: a corner of a square, half under the bubble.
        visible: bubble.side !== ""
        width: Theme.u(13)
        height: width
        rotation: 45
        color: Theme.bubble
        x: bubble.side === "left" ? -width * 0.35 : bubble.side === "right" ? parent.width - width * 0.65
           : bubble.mirrored ? parent.width - width - Theme.gapLarge : Theme.gapLarge
        y: bubble.side === "top" ? -height * 0.35 : bubble.side === "bottom" ? parent.height - height * 0.65 : (parent.height - height) / 2
    }
    Rectangle {
        anchors.fill: parent
        radius: Theme.radiusLarge
        color: Theme.bubble
    }
    Row {
        id: content
        anchors.centerIn: parent
        spacing: Theme.gapTiny
        Icon {
            anchors.verticalCenter: parent.verticalCenter
            visible: bubble.drawn !== ""
            name: bubble.drawn
            color: Theme.red
        }
        StrongPrint {
            id: label
            anchors.verticalCenter: parent.verticalCenter
            // Large words leave room for the texts beside it.
            readonly property real room: bubble.chat ? bubble.most - 2 * Theme.gapMedium : Theme.folds ? Theme.windowWidth * 0.2 : implicitWidth
            width: Math.min(Math.ceil(implicitWidth), room)
            wrapMode: bubble.chat || Theme.folds ? Text.Wrap : Text.NoWrap
            text: bubble.said
            color: Theme.bubbleInk
            font.pixelSize: bubble.chat ? Theme.textSmall : Theme.textLarge
            font.bold: !bubble.chat
        }
    }
}
