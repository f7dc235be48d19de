// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Hanpan

/**
 * A place of the table where pieces lie or may be put: its glow while it would take what is held or chosen, its caption,
 * and its voice. The pieces themselves are not inside it.
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

    required property var layout
    required property var table

    readonly property var room: layout.geometry[zoneId] || null
    readonly property bool pile: kind === "stock" || kind === "discard"
    /// The keyboard stands on this zone.
    property bool current: false

    objectName: "zone " + zoneId
    x: room ? room.x : 0
    y: room ? room.y : 0
    width: room ? room.width : 0
    height: room ? room.height : 0
    visible: room !== null
    z: isTarget && kind !== "hand" && kind !== "newMeld" ? 300 : 0

    Accessible.role: Accessible.Button
    Accessible.name: accessibleName
    Accessible.ignored: kind === "hand" && owner !== 0
    Accessible.onPressAction: table.clickZone(zoneId)

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
        radius: zone.kind === "newMeld" ? 14 * zone.layout.unit : 10 * zone.layout.unit
        visible: opacity > 0
        opacity: (zone.isTarget && zone.zoneId !== "hand:0") || zone.current ? 1 : 0
        color: Qt.alpha(Theme.gold, zone.table.overZone === zone.zoneId ? 0.30 : zone.kind === "newMeld" ? 0.12 : 0)
        border.color: zone.current && !zone.isTarget ? Theme.hanji : Theme.gold
        border.width: (zone.table.overZone === zone.zoneId ? 3.5 : 2.2) * zone.layout.unit
        Behavior on opacity { NumberAnimation { duration: Theme.quick } }
    }
    Caption {
        // A pile's number of pieces; what else a layout wants to be named.
        visible: zone.kind === "stock" || (zone.room !== null && zone.room.caption === true)
        anchors.top: parent.bottom
        anchors.topMargin: 9 * zone.layout.unit
        anchors.horizontalCenter: parent.horizontalCenter
        text: zone.label
        color: Theme.tableInk
        font.pixelSize: Theme.textSmall
        Accessible.ignored: true
    }
}
