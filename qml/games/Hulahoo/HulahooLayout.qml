// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Hanpan

/**
 * The HULA-HOO! table: the pile large in the middle with the call in force beside it, the draw pile at its left, the
 * calls on which one may drop a card at its right. A player's open row lies over the lower part of the hand, the own
 * one above the own hand.
 */
TableLayout {
    id: layout

    /// Whether these rules deal open rows at all.
    readonly property bool rows: (layout.rules.value("open_cards") ?? 1) > 0
    /// Everybody looks at the pile, so it is as large as the room allows.
    readonly property real pileScale: Math.max(Theme.folds ? 0.3 : 1.15, Math.min(1.7, (centreBottom - centreTop - pileLabel - pileHead - 4 * unit) / pieceHeight))
    readonly property real rowScale: 0.86
    /// The visible part of a hand above the open row that covers it.
    readonly property real peek: 0.4

    inOrder: layout.rules.value("chaos_target") !== true
    ownZones: [myHand, "open:" + mySeat]
    seatsOpen: rows
    cover: Qt.resolvedUrl("Hoops.qml")
    marksPlayable: true
    pileHint: qsTr("Every card counts one point for the winner of the round.")

    // Open rows are to be read; hands of backs are not.
    openSeatScale: low ? 0.6 : rows ? 0.78 : 0.72
    seatScale: rows || open ? openSeatScale : hiddenSeatScale
    seatHandWidth: Math.max((Theme.folds ? 192 : players === 2 ? 340 : 264) * unit, badgeWidth)
    seatHeight: badgeHeight + 6 * unit + seatHandHeight * (rows ? 1 + peek : 1)
    actionDrawn: Math.max(50 * unit, 36)

    // ---- my row -----------------------------------------------------------------------------------------------------
    readonly property real rowHeight: pieceHeight * rowScale
    readonly property real rowTop: handTop - rowHeight - 4 * unit
    readonly property rect rowFrame: {
        const side = actionRoom.width + margin + 20 * unit
        const over = Math.max(12 * unit, captionHalf + 2)
        return Qt.rect(side, rowTop - over, width - 2 * side, rowHeight + over + 8 * unit)
    }
    statusBottom: rows ? rowFrame.y - Math.max(16 * unit, captionHalf + 4) : handTop - 8 * unit

    // ---- the middle -------------------------------------------------------------------------------------------------
    readonly property real centreTop: topSeats > 0 ? seatTop + seatHeight : 14 * unit
    readonly property real centreBottom: statusRoom.y
    /// The pile's own height, and the name of who threw the last card.
    readonly property real pileHead: line(Theme.textTiny) + 14 * unit
    readonly property real pileLabel: Math.max(36 * unit, 30, line(Theme.textSmall) + 9 * unit)
    readonly property point pileCentre: Qt.point(width / 2 - 20 * unit, Math.min((centreTop + pileHead + centreBottom - pileLabel) / 2, centreBottom - pileLabel - pieceHeight * pileScale / 2))
    stockCentre: Qt.point(pileCentre.x - pieceWidth * pileScale / 2 - 102 * unit, pileCentre.y)
    /// The sign of the call in force, at the right of the pile.
    readonly property real signWidth: Math.max(136 * unit, 112) * wider(0.8)
    readonly property real signGap: 24 * unit
    signRoom: signGap + signWidth
    readonly property real callWidth: Math.max(132 * unit, 104) * wider(0.8)
    readonly property real callHeight: Math.max(64 * unit, 44)

    frames: {
        const mine = geometry["open:" + mySeat]
        const count = countOf("open:" + mySeat)
        if (!mine || count === 0)
            return []
        const wide = Math.max(pieceWidth * mine.scale + mine.step * (count - 1) + 32 * unit, 8 * Theme.textTiny)
        return [{ zoneId: "open:" + mySeat, rect: Qt.rect(rowFrame.x + (rowFrame.width - wide) / 2, rowFrame.y, wide, rowFrame.height), label: qsTr("My open cards") }]
    }

    /// The rows of the seats at the sides begin at the edge and reach further in than their badges.
    function seatSpot(seat: int): var {
        const spot = baseSpot(seat)
        if (spot.side === "left")
            spot.handX = margin + spot.handWidth / 2
        else if (spot.side === "right")
            spot.handX = width - margin - spot.handWidth / 2
        return spot
    }
    function draggable(kind: string, owner: int, place: int, count: int): bool {
        return (kind === "hand" || kind === "open") && owner === mySeat
    }
    function callRoom(up: bool): var {
        const x = pileCentre.x + pieceWidth * pileScale / 2 + signGap + signWidth + 20 * unit
        const y = up ? pileCentre.y - callHeight - 6 * unit : pileCentre.y + 6 * unit
        return { kind: "call", x: x, y: y, width: callWidth, height: callHeight, scale: 1, step: 0 }
    }
    /// A row of cards side by side, closer if there are many.
    function cardRow(count: int, left: real, room: real, y: real, scale: real, most: real, z: int): var {
        const wide = pieceWidth * scale
        const tall = pieceHeight * scale
        const step = count > 1 ? Math.min(wide * most, (room - wide) / (count - 1)) : 0
        const width = wide + step * Math.max(0, count - 1)
        const x = left + (room - width) / 2
        return { kind: "row", x: x, y: y, width: width, height: tall, scale: scale, step: step, left: x, z: z }
    }
    function openRow(zone: var): var {
        if (zone.owner === mySeat) {
            const mine = cardRow(zone.count, rowFrame.x + 8 * unit, rowFrame.width - 16 * unit, rowTop, rowScale, 1.08, 300)
            // The whole frame accepts cards that are to lie open.
            return { kind: "row", x: rowFrame.x, y: rowFrame.y, width: rowFrame.width, height: rowFrame.height, scale: rowScale, step: mine.step,
                     left: mine.left, z: 300, inset: rowTop - rowFrame.y }
        }
        const spot = seatSpot(zone.owner)
        return cardRow(zone.count, spot.handX - spot.handWidth / 2, spot.handWidth, spot.y + badgeHeight + 6 * unit + seatHandHeight * peek, seatScale,
                       1.03, 260)
    }
    function seatRoom(seat: int): var {
        const spot = seatSpot(seat)
        const wide = Math.max(badgeWidth, spot.handWidth)
        return { kind: "seat", x: spot.handX - wide / 2, y: spot.y, width: wide, height: seatHeight, scale: 1, step: 0 }
    }
    function placement(zoneId: string, place: int, count: int): var {
        const room = geometry[zoneId]
        if (!room || room.kind !== "row")
            return common(zoneId, place, count)
        return { x: room.left + pieceWidth * room.scale / 2 + room.step * place, y: room.y + (room.inset || 0) + pieceHeight * room.scale / 2, rotation: 0,
                 scale: room.scale, z: room.z + place, shown: true }
    }

    function roomOf(zone: var): var {
        switch (zone.kind) {
        case "stock":
            return pile("stock", stockCentre, Math.min(1, pileScale))
        case "discard":
            return pile("discard", pileCentre, pileScale)
        case "call":
            return callRoom(zone.zoneId === "call:higher")
        case "seat":
            return seatRoom(zone.owner)
        case "open":
            return rows ? openRow(zone) : null
        case "hand":
            return hand(zone)
        }
        return null
    }
}
