// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Hanpan

/**
 * A place of the table where pieces lie or may be put: its glow while it would take what is held or chosen, its
 * caption, and its accessible name. The pieces themselves are not inside it.
 */
Item {
    id: zone

    required property string zoneId
    required property string kind
    required property int owner
    required property int count
    required property bool isTarget
    required property bool clickable
    required property string label
    required property string accessibleName
    required property string note
    required property string noteIcon
    required property string from
    required property list<int> by

    required property TableLayout layout
    required property TableFace session
    required property Motion motion
    /// How far it leans towards what is held.
    property point lean: Qt.point(0, 0)
    /// The carried piece is over it, and comes from elsewhere.
    property bool over: false
    property bool foreign: false

    readonly property var room: layout.geometry[zoneId] || null
    readonly property bool pile: kind === "stock" || kind === "discard"
    /// How high its top lies.
    readonly property real lift: pile && room ? layout.thick(count - 1, room.scale) : 0
    /// How far the caption reaches to the right; it may be wider than the zone.
    readonly property real captionEnd: x + (width + (caption.visible ? caption.implicitWidth : 0)) / 2
    /// A player who can be chosen now.
    readonly property bool named: kind === "seat" && clickable
    /// Some places exist only while they mean something.
    readonly property bool present: kind !== "removed" && (kind !== "meld" || count > 0) && ((kind !== "call" && kind !== "seat") || isTarget || clickable || lit)
    /// A lesson or a hint shows that the move is made here.
    readonly property bool lit: Array.from(session.hint.zones).includes(zoneId)
    /// The keyboard is on this zone.
    property bool current: false

    objectName: "zone " + zoneId
    x: room ? room.x : 0
    y: room ? room.y : 0
    width: room ? room.width : 0
    height: room ? room.height : 0
    visible: room !== null
    // It goes with its pieces where the room is shared out anew.
    property bool placed: false
    readonly property bool glides: placed && room !== null && Theme.travel > 0 && layout.table !== null && layout.table.still === false
    function place(): void { placed = room !== null }
    onRoomChanged: Qt.callLater(place) // qmllint disable type
    Behavior on x { enabled: zone.glides; NumberAnimation { duration: Theme.travel; easing.type: Easing.OutCubic } }
    Behavior on y { enabled: zone.glides; NumberAnimation { duration: Theme.travel; easing.type: Easing.OutCubic } }
    Behavior on width { enabled: zone.glides; NumberAnimation { duration: Theme.travel; easing.type: Easing.OutCubic } }
    Behavior on height { enabled: zone.glides; NumberAnimation { duration: Theme.travel; easing.type: Easing.OutCubic } }
    transform: Leaning { motion: zone.motion; to: zone.lean }
    z: (isTarget || named) && kind !== "hand" && kind !== "newMeld" ? 300 : 0

    Accessible.role: Accessible.Button
    Accessible.name: accessibleName
    Accessible.ignored: (kind === "hand" && owner !== layout.mySeat) || !present
    Accessible.onPressAction: session.clickZone(zoneId)

    Rectangle {
        // The name of its owner, if somebody else laid it.
        objectName: "owner " + zone.zoneId
        parent: zone.parent
        transform: Leaning { motion: zone.motion; to: zone.lean }
        visible: zone.visible && (zone.kind === "meld" || zone.kind === "discard") && zone.count > 0 && zone.from !== ""
        x: zone.kind === "meld" ? zone.x : zone.x + zone.width - width
        y: zone.kind === "meld" ? zone.y + zone.height + 2 * zone.layout.unit : zone.y - zone.lift - height - 6 * zone.layout.unit
        z: 385
        width: whose.implicitWidth + Theme.gapSmall
        height: whose.implicitHeight
        radius: height / 2
        color: Theme.tableSeat
        TinyPrint {
            id: whose
            anchors.centerIn: parent
            text: brief.elidedText
            color: Theme.tableInk
        }
        // Under a narrow meld the name is short; it is shown in full at the seat.
        TextMetrics {
            id: brief
            font: whose.font
            text: zone.from
            elide: Text.ElideRight
            elideWidth: Math.max(zone.width, (Theme.folds ? 44 : 64) * zone.layout.unit) - Theme.gapSmall
        }
    }
    PileEdges {
        parent: zone.parent
        x: zone.x
        y: zone.y
        z: 95
        width: zone.width
        height: zone.height
        visible: zone.visible && zone.pile && zone.count > 1
        lift: zone.lift
        slant: zone.layout.slant
        unit: zone.layout.unit
        edge: zone.layout.edge
        edgeLow: zone.layout.edgeLow
    }
    Rectangle {
        // An empty pile keeps its place.
        anchors.fill: parent
        visible: zone.pile && zone.count === 0
        radius: width * 0.09
        color: "transparent"
        border.color: Theme.tableLine
        border.width: Math.max(1, zone.layout.unit)
    }
    Rectangle {
        id: glow
        readonly property real reach: zone.kind === "newMeld" ? 0 : 5 * zone.layout.unit
        anchors.fill: parent
        anchors.margins: -reach
        anchors.topMargin: -reach - zone.lift
        anchors.leftMargin: -reach - zone.lift * zone.layout.slant
        radius: zone.kind === "newMeld" ? 14 * zone.layout.unit : 10 * zone.layout.unit
        visible: opacity > 0
        // The own hand is a target for pieces from elsewhere; its own pieces are at home there.
        readonly property bool takes: zone.isTarget && (zone.zoneId !== zone.layout.myHand || zone.foreign)
        opacity: takes || zone.named || zone.current || zone.lit ? 1 : 0
        color: Qt.alpha(Theme.gold, zone.over ? 0.30 : zone.kind === "newMeld" ? 0.12 : 0)
        border.color: zone.lit ? Theme.glow : zone.current && !zone.isTarget && !zone.named ? Theme.hanji : Theme.gold
        border.width: (zone.lit ? 4 : zone.over ? 3.5 : 2.2) * zone.layout.unit
        Behavior on opacity { NumberAnimation { duration: Theme.quick } }
    }
    SmallPrint {
        id: caption
        // The number of pieces in a pile; other captions that a layout wants.
        visible: zone.kind === "stock" || (zone.room !== null && zone.room.caption === true)
        anchors.top: parent.bottom
        anchors.topMargin: 9 * zone.layout.unit
        anchors.horizontalCenter: parent.horizontalCenter
        text: zone.label
        color: Theme.tableInk
    }
    Rectangle {
        // A call on which one may drop a card, or which one may press.
        anchors.fill: parent
        visible: zone.kind === "call" && zone.isTarget
        radius: glow.radius
        color: zone.over ? Theme.gold : Theme.hanji
        Row {
            anchors.centerIn: parent
            spacing: Theme.gapSmall
            Icon {
                anchors.verticalCenter: parent.verticalCenter
                name: zone.noteIcon
                color: Theme.red
                size: zone.height * 0.42
            }
            StrongPrint {
                anchors.verticalCenter: parent.verticalCenter
                text: zone.label
                color: Theme.bubbleInk
                font.pixelSize: Theme.textLarge
            }
        }
    }
    Item {
        // What is in force here: a sign whose tail points at the pieces.
        id: sign
        objectName: "sign " + zone.zoneId
        readonly property list<string> lines: zone.note.split("\n")
        visible: zone.note !== ""
        x: parent.width + Theme.u(18)
        width: said.width + 2 * Theme.gap
        height: said.height + Theme.gap
        // Large words are higher: the pile's caption is under it.
        y: Math.min((parent.height - height) / 2, Theme.folds ? parent.height - height : parent.height)
        Rectangle {
            width: Theme.u(16)
            height: width
            rotation: 45
            x: -width * 0.4
            anchors.verticalCenter: parent.verticalCenter
            color: Theme.bubble
        }
        Rectangle {
            anchors.fill: parent
            radius: Theme.radius
            color: Theme.bubble
        }
        Row {
            id: said
            anchors.centerIn: parent
            spacing: Theme.gapSmall
            Icon {
                anchors.verticalCenter: parent.verticalCenter
                visible: zone.noteIcon !== ""
                name: zone.noteIcon
                color: Theme.red
                size: Math.min(zone.height * 0.3, 42 * zone.layout.unit)
            }
            Column {
                anchors.verticalCenter: parent.verticalCenter
                Repeater {
                    model: sign.lines
                    delegate: StrongPrint {
                        required property int index
                        required property string modelData
                        text: modelData
                        color: Theme.bubbleInk
                        font.pixelSize: index === 0 ? Theme.textTitle : Theme.textSmall
                    }
                }
            }
        }
    }
}
