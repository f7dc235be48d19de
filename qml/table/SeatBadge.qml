// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Hanpan

/// A player at the edge of the table: name, level, number of pieces, score, and the marks of the round.
Item {
    id: badge

    required property int seat
    required property string name
    required property string face
    required property string level
    required property string temperament
    required property int pieceCount
    required property string score
    required property string chance
    required property bool isHuman
    required property bool isTurn
    required property list<string> badges
    required property list<string> badgeLabels
    required property string note
    required property string last
    required property string bubble
    required property string bubbleIcon
    required property int bubbleSerial
    required property string remark
    required property int remarkSerial
    required property real progress
    required property string mood
    required property int looksAt
    required property string accessibleName

    required property TableLayout layout
    required property Motion motion
    readonly property var spot: layout.seatSpot(seat)
    /// Out of the round; the mark says so, and the rest is dimmed.
    readonly property bool out: Array.from(badges).some(mark => mark === "out" || mark === "dropped")
    readonly property alias bubbleShowing: speech.showing
    /// The way to what the player looks at: another seat, the middle of the table, or straight ahead.
    readonly property point gaze: {
        if (looksAt === -2 || !avatar.visible)
            return Qt.point(0, 0)
        const at = looksAt < 0 ? Qt.point(layout.width / 2, layout.height * 0.45) : layout.seatSpot(looksAt)
        const across = at.x + (looksAt < 0 ? 0 : width / 2) - x - avatar.x - avatar.width / 2
        const down = at.y + (looksAt < 0 ? 0 : height / 2) - y - height / 2
        const far = Math.hypot(across, down)
        return far === 0 ? Qt.point(0, 0) : Qt.point(Math.round(across / far), Math.round(down / far))
    }

    /// Leans over the table for a moment, as one does to throw, to take or to lay something.
    function reachOut(): void { reaching.restart() }
    property real reached: 0
    transform: Translate {
        readonly property real across: badge.layout.width / 2 - badge.spot.x - badge.width / 2
        readonly property real down: badge.layout.height * 0.45 - badge.spot.y - badge.height / 2
        readonly property real step: badge.reached * badge.motion.reach * badge.height / Math.max(1, Math.hypot(across, down))
        x: across * step
        y: down * step
    }
    SequentialAnimation {
        id: reaching
        NumberAnimation { target: badge; property: "reached"; to: 1; duration: Theme.travel * 0.6; easing.type: Easing.OutQuad }
        NumberAnimation { target: badge; property: "reached"; to: 0; duration: Theme.travel; easing.type: Easing.OutBack; easing.overshoot: badge.motion.spring }
    }

    /// Shuts the eyes for a moment.
    function blink(): void {
        avatar.lids = true
        blinking.restart()
    }
    Timer {
        id: blinking
        interval: 130
        onTriggered: avatar.lids = false
    }

    objectName: "seat" + seat
    x: spot.x
    y: spot.y
    width: layout.badgeWidth
    height: layout.badgeHeight
    // What is called out lies over the table's notes beside the seat.
    z: bubbleShowing || chat.showing ? 1250 : 500

    Accessible.role: Accessible.StaticText
    Accessible.name: accessibleName

    Rectangle {
        // Whose turn it is: a soft light around the seat, and the rim below.
        anchors.fill: parent
        anchors.margins: -Theme.u(5)
        radius: Theme.radius + Theme.u(5)
        color: Theme.glow
        opacity: badge.isTurn ? 0.22 : 0
        Behavior on opacity { NumberAnimation { duration: Theme.quick } }
    }
    Rectangle {
        anchors.fill: parent
        radius: Theme.radius
        color: Theme.tableSeat
        border.width: badge.isTurn ? Theme.ring : Theme.hair
        border.color: badge.isTurn ? Theme.glow : Theme.tableHover
    }
    Rectangle {
        // How close the end of the match is.
        objectName: "progress"
        visible: badge.progress >= 0
        anchors.left: parent.left
        anchors.right: parent.right
        anchors.bottom: parent.bottom
        anchors.leftMargin: Theme.radius
        anchors.rightMargin: Theme.radius
        anchors.bottomMargin: Theme.hair
        height: Theme.ring
        radius: height / 2
        color: Theme.tableHover
        Rectangle {
            width: parent.width * Math.max(0, badge.progress)
            height: parent.height
            radius: parent.radius
            color: Theme.gold
            Behavior on width { NumberAnimation { duration: Theme.travel; easing.type: Theme.easing } }
        }
    }
    Avatar {
        id: avatar
        anchors.left: parent.left
        anchors.leftMargin: Theme.gapTiny
        anchors.verticalCenter: parent.verticalCenter
        // It gives way to the number of pieces and the score.
        visible: !Theme.folds || line.extent <= badge.width - badge.layout.face - 3 * Theme.gapSmall
        width: visible ? badge.layout.face : 0
        opacity: badge.out ? 0.4 : 1
        height: badge.layout.face
        face: badge.face
        name: badge.name
        mood: badge.mood
        gaze: badge.gaze
    }
    FontMetrics {
        id: smallest
        font.family: Theme.family
        font.pixelSize: Theme.folds ? Theme.textTiny : Theme.least(9)
    }
    FontMetrics {
        id: shortest
        font.family: Theme.family
        font.bold: true
        font.pixelSize: Theme.folds ? Theme.textBody : Theme.least(8)
    }
    Column {
        anchors.left: avatar.right
        anchors.leftMargin: avatar.visible ? Theme.gapSmall : 0
        anchors.right: parent.right
        anchors.rightMargin: Theme.gapSmall
        anchors.verticalCenter: parent.verticalCenter
        anchors.verticalCenterOffset: badge.layout.markDrop / 2
        spacing: Theme.hair
        Row {
            width: parent.width
            spacing: Theme.gapTiny
            Brief {
                width: parent.width - (chance.visible ? chance.width + parent.spacing : 0)
                text: badge.name
                color: badge.out ? Theme.tableMute : Theme.tableInk
                font.bold: !badge.out
                least: 8
                Accessible.ignored: true
            }
            TinyPrint {
                id: chance
                // Of winning the match; it gives way to a long name.
                objectName: "chance"
                anchors.verticalCenter: parent.verticalCenter
                visible: text !== "" && shortest.font.family !== "" && shortest.advanceWidth(badge.name) + implicitWidth + parent.spacing + 4 <= parent.width
                text: badge.chance
                color: Theme.tableMute
            }
        }
        Row {
            width: parent.width
            spacing: Theme.gapTiny
            Icon {
                id: cards
                anchors.verticalCenter: parent.verticalCenter
                // If there is no room for both, the icon is dropped: the number after it is enough.
                visible: !badge.isHuman && (!Theme.folds || line.extent + size + parent.spacing <= parent.width)
                name: "cards"
                color: Theme.tableMute
                size: Theme.textSmall
            }
            Brief {
                id: line
                // (The widths follow the font too, which changes with the language.)
                readonly property real extent: smallest.font.family !== "" ? smallest.advanceWidth(brief) + 4 : 0
                objectName: "seatLine"
                // What the player did last, before that the player's level and style; left out rather than cut. An
                // English sentence begins with its verb, which says the most.
                readonly property list<string> thirds: badge.last !== "" ? (Language.code === "en" ? [badge.last, badge.last.split(" ")[0]] : [badge.last]) : badge.level === "" ? []
                    : badge.temperament === "" ? [badge.level] : [badge.level + " · " + badge.temperament, badge.temperament, badge.level]
                readonly property string brief: (badge.isHuman ? badge.note + (badge.note === "" ? "" : " · ") : badge.pieceCount + " · ") + badge.score
                width: parent.width - (cards.visible ? cards.width + parent.spacing : 0)
                text: {
                    for (const third of Array.from(thirds))
                        if (smallest.advanceWidth(brief + " · " + third) + 4 <= width)
                            return brief + " · " + third
                    return brief
                }
                color: Theme.tableMute
                font.pixelSize: Theme.textTiny
                least: 9
                Accessible.ignored: true
            }
        }
    }
    Row {
        // On the rim, so that no name has to give way to a mark. (Several may be wider than the seat: then they stay
        // within the table.)
        x: Math.max(parent.width - width - Theme.gapSmall, Theme.gapTiny - badge.x)
        anchors.verticalCenter: parent.top
        spacing: Theme.gapTiny
        Repeater {
            model: badge.badges
            delegate: Badge {
                required property int index
                required property string modelData
                // With large words there is room only for lasting marks; what was drawn last is told elsewhere, too.
                visible: !(Theme.folds && modelData === "last")
                text: badge.badgeLabels[index] || ""
                kind: modelData === "registered" ? "gold" : modelData === "out" || modelData === "dropped" ? "red" : "grey"
            }
        }
    }
    SpeechBubble {
        id: speech
        words: badge.bubble
        iconName: badge.bubbleIcon
        serial: badge.bubbleSerial
        // Seats along the upper edge are side by side: their bubbles hang under the badge. The bubble of a single seat
        // there has room beside it, and does not cover its pieces.
        readonly property bool among: badge.spot.side === "top" && badge.layout.topSeats > 1
        readonly property bool under: among && !badge.layout.seatsOpen || (badge.spot.side !== "top" && badge.spot.side !== "bottom" && badge.spot.y < badge.height)
        // Over open rows the bubble is beside the seat; if the next seat is too near, over the seat itself.
        readonly property bool over: among && badge.layout.seatsOpen && width + 2 * Theme.gapSmall > badge.layout.seatGap
        side: under ? "top" : badge.spot.side === "right" ? "right" : badge.spot.side === "bottom" ? "bottom" : "left"
        mirrored: under && (badge.spot.side === "right" || Theme.folds && badge.spot.x > badge.layout.width / 2)
        // Large bubbles go towards the middle, where nobody sits.
        readonly property bool inwards: Theme.folds && under
        x: over ? (parent.width - width) / 2 : side === "left" || inwards && badge.spot.side === "left" ? parent.width + Theme.gapSmall
           : side === "right" || inwards && badge.spot.side === "right" ? -width - Theme.gapSmall
           : inwards ? parent.width / 2 - (mirrored ? width : 0)
           : mirrored ? parent.width - width - Theme.gapSmall : Theme.gapSmall
        // The person's own is over the button that orders the hand.
        y: side === "bottom" ? -height - Theme.gapMedium - Theme.u(38) : side === "top" ? parent.height + Theme.gapMedium : (parent.height - height) / 2
        z: 10
    }
    SpeechBubble {
        // After a call of the player's own, or when what it is about has been seen.
        id: chat
        objectName: "smallTalk"
        chat: true
        words: speech.showing ? "" : badge.remark
        serial: badge.remarkSerial
        delay: speech.showing ? Theme.bubbleTime + Theme.quick : Theme.bubbleTime / 4
        most: Math.max(168, 220 * badge.layout.unit) * Theme.grown
        readonly property TalkRoom talk: TalkRoom { layout: badge.layout }
        readonly property var place: said === "" ? null : talk.beside(badge.seat, width, height)
        side: place ? place.side : ""
        mirrored: place !== null && place.mirrored
        x: place ? place.x - badge.x : 0
        y: place ? place.y - badge.y : 0
        z: 11
    }
}
