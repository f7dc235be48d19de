// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Hanpan

/// The Ho-Hpai table: the covered row across the middle under its strip, or stock and discards; all players' dominoes
/// stand side by side.
TableLayout {
    pieceProportion: 1.9
    pieceWidth: 74 * unit
    thickness: 1.1
    edge: Theme.bone
    edgeLow: Theme.boneEdge
    handTop: height - Math.max(176 * unit, pieceHeight + Math.max(54 * unit, 30 * unit + line(Theme.textTiny) + 2))
    handStep: 1.1
    seatStep: 1.1
    openSeatScale: 0.62
    seatHandWidth: 6 * pieceWidth * openSeatScale * seatStep
    fan: 0
    coveredKinds: revealed ? [] : ["row"]

    readonly property real centreTop: topSeats > 0 ? seatTop + seatHeight + 18 * unit : 30 * unit
    readonly property real centreBottom: statusRoom.y - 12 * unit
    /// Hands at the sides reach further in than their badges.
    readonly property real side: sideSeats || Theme.folds ? margin + Math.max(badgeWidth, 6 * pieceWidth * seatScale * seatStep) + 28 * unit : width * 0.05
    readonly property real centreY: centreTop + (centreBottom - centreTop) * (outside ? 0.64 : 0.48)

    /// {row: number of pieces in it, -1 = there is none; outside: whether something lies face up beside it}
    readonly property bool hasRow: zones.some(zone => zone.kind === "row")
    readonly property int rowCount: hasRow ? zones.find(zone => zone.kind === "row").count : 0
    readonly property bool outside: zones.some(zone => zone.kind === "eye")
    /// It has a place at one end for the piece that goes in, and room for a word at the other.
    readonly property real wordRoom: Math.max(54 * unit, 46)
    readonly property real rowStep: Math.min(pieceWidth * 1.04 * 1.3, (width - 2 * side - wordRoom - 30 * unit) / (rowCount + 1.1))
    readonly property real rowScale: rowStep / (pieceWidth * 1.04)
    readonly property rect rowRoom: {
        const wide = pieceWidth * rowScale + rowStep * Math.max(0, rowCount - 1)
        const tall = pieceHeight * rowScale
        return Qt.rect((width - wide) / 2, centreY - tall / 2, wide, tall)
    }
    readonly property real slotWidth: pieceWidth * rowScale
    readonly property real pileScale: 1.2
    readonly property rect heapRoom: {
        const wide = Math.min(width - 2 * side, 560 * unit)
        // There is room over it for the piece that is whirled out.
        const top = centreTop + pieceHeight * 1.15 + 36 * unit
        return Qt.rect((width - wide) / 2, top, wide, centreBottom - top - 30 * unit)
    }

    stockCentre: Qt.point(width / 2, centreY)
    readingRoom: {
        // Large words: over the own seat, where a column is free.
        if (Theme.folds) {
            const bottom = seatSpot(mySeat).y - sorterRoom
            const tall = Math.min(110 * unit, bottom - leftBottom - 8 * unit)
            return Qt.rect(margin, bottom - tall, badgeWidth, tall)
        }
        const left = margin + badgeWidth + 16 * unit
        const right = width / 2 - 3.5 * pieceWidth * handStep - 14 * unit
        return Qt.rect(left, handTop + 10 * unit, Math.max(0, right - left), height - handTop - 26 * unit)
    }

    cover: Qt.resolvedUrl("RowStrip.qml")

    /// The others' hands lie along their edge of the table.
    function seatHand(zone: var): var {
        const room = hand(zone)
        const spot = seatSpot(zone.owner)
        if (spot.side !== "left" && spot.side !== "right")
            return room
        const middle = spot.side === "left" ? margin + room.width / 2 : width - margin - room.width / 2
        return { kind: "hand", x: middle - room.width / 2, y: room.y, width: room.width, height: room.height, scale: room.scale,
                 step: room.step, left: middle - room.width / 2, middleX: middle, middleY: room.middleY }
    }

    function roomOf(zone: var): var {
        switch (zone.kind) {
        case "hand":
            return zone.owner === mySeat ? hand(zone) : seatHand(zone)
        case "row":
            return { kind: "row", x: rowRoom.x, y: rowRoom.y, width: rowRoom.width, height: rowRoom.height, scale: rowScale,
                     step: rowStep, caption: true }
        case "put":
            const gap = 22 * unit
            return { kind: "put", x: zone.zoneId === "put:left" ? rowRoom.x - gap - slotWidth : rowRoom.x + rowRoom.width + gap,
                     y: rowRoom.y, width: slotWidth, height: rowRoom.height, scale: rowScale, step: 0 }
        case "eye":
        case "whirl":
            const scale = zone.kind === "whirl" ? 1.15 : 0.9
            const tall = pieceHeight * scale
            const room = hasRow ? rowRoom.y - 34 * unit : centreY
            return { kind: zone.kind, x: width / 2 - pieceWidth * scale / 2, y: hasRow ? Math.max(centreTop, room - tall) : centreTop,
                     width: pieceWidth * scale, height: tall, scale: scale, step: 0, caption: true }
        case "heap":
            const columns = 8
            const most = heapRoom.height / 4 / (pieceHeight * 1.05)
            return { kind: "heap", x: heapRoom.x, y: heapRoom.y, width: heapRoom.width, height: heapRoom.height,
                     scale: Math.min(0.62, most), step: heapRoom.width / columns, lineStep: heapRoom.height / 4, columns: columns }
        case "stock":
            return pile("stock", Qt.point(width / 2 - pieceWidth * 1.1 - 14 * unit, centreY), pileScale)
        case "discard":
            return pile("discard", Qt.point(width / 2 + pieceWidth * 1.1 + 14 * unit, centreY), pileScale)
        }
        return null
    }
}
