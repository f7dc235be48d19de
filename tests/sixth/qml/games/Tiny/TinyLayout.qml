// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Hanpan

/// The sixth game's table: stock and discards in the middle, what was claimed small beside its owner.
TableLayout {
    id: layout

    readonly property real middleY: (statusRoom.y + (topSeats > 0 ? seatHeight : 0)) / 2
    stockCentre: Qt.point(width / 2 - 70 * unit, middleY)
    readonly property real openScale: 0.3

    function openRow(zone: var): var {
        var spot = seatSpot(zone.owner)
        var wide = pieceWidth * openScale
        var mine = zone.owner === mySeat
        var x = mine ? margin : spot.x
        var y = mine ? spot.y - pieceHeight * openScale - 8 * unit : spot.handY + seatHandHeight / 2 + 8 * unit
        return { kind: "open", x: x, y: y, width: badgeWidth, height: pieceHeight * openScale, scale: openScale, step: Math.min(wide, badgeWidth / 12) }
    }
    function roomOf(zone: var): var {
        switch (zone.kind) {
        case "stock":
            return pile("stock", stockCentre, 1)
        case "discard":
            return pile("discard", Qt.point(width / 2 + 70 * unit, middleY), 1)
        case "hand":
            return hand(zone)
        case "open":
            return openRow(zone)
        }
        return null
    }
}
