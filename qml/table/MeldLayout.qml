// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Hanpan

/**
 * The table of a rummy: the others' melds over a row of stock, discards and own melds. All of it is as large as the present
 * melds allow: an empty table has large piles in its middle, and each meld takes the room that it needs.
 */
TableLayout {
    pieceWidth: 94 * unit
    openSeatScale: low ? 0.41 : 0.55
    hiddenSeatScale: 0.33

    /// The piles are never smaller; nothing on the table is larger.
    property real leastPile: 0.92
    readonly property real mostScale: 1.27
    /// The part of a laid piece that the next one leaves free.
    readonly property real meldStep: 0.38

    // ---- the room ---------------------------------------------------------------------------------------------------
    readonly property real centreTop: topSeats > 0 ? seatTop + seatHeight + 14 * unit : 20 * unit
    readonly property real centreBottom: statusRoom.y - 10 * unit
    readonly property real centreLeft: sideSeats || Theme.folds ? sideColumn + 8 * unit : width * 0.14
    readonly property real centreRight: width - centreLeft
    framedTop: topSeats > 0 ? seatTop + seatReach + 22 * unit : 34 * unit
    /// The room of the row ends before the buttons and what is asked over them.
    readonly property real rowRight: Math.min(centreRight, actionRoom.x - 14 * unit)

    /// The rim of a frame, with the caption on it; the name of who laid a meld is under it.
    readonly property real rimTop: Math.max(15 * unit, captionHalf + 2)
    readonly property real rimSide: 18 * unit
    readonly property real nameRoom: line(Theme.textTiny) + 2 * unit
    function rimBottom(named: bool): real { return named ? nameRoom + 3 * unit : 8 * unit }

    /// Their captions are side by side.
    readonly property real pileGap: Math.max(44 * unit, Theme.folds ? 5.4 * Theme.textSmall - pieceWidth * leastPile : 0)
    readonly property real pileEnd: Math.max(38 * unit, Theme.folds ? 16 * unit + 3.1 * Theme.textSmall - pieceWidth * leastPile / 2 : 0)
    readonly property real pileLabel: Math.max(36 * unit, 28, line(Theme.textSmall) + 9 * unit)
    /// The pile's own height, and the name of who threw the last piece.
    readonly property real pileHead: line(Theme.textTiny) + 9 * unit
    function pileAt(scale: real): real { return Math.max(leastPile, scale) }
    function pilesWide(scale: real): real { return 2 * pieceWidth * pileAt(scale) + pileGap }
    /// The greatest width of the own melds beside the piles.
    function besidePiles(scale: real): real { return rowRight - centreLeft - 8 * unit - pilesWide(scale) - pileEnd - rimSide }

    // ---- what lies there, and how large -----------------------------------------------------------------------------
    readonly property var othersMelds: Array.from(zones).filter(zone => zone.kind === "meld" && zone.owner !== mySeat)
    readonly property var ownMelds: Array.from(zones).filter(zone => zone.kind === "meld" && zone.owner === mySeat)

    function gapAcross(scale: real): real { return (8 + 20 * scale) * unit }
    function gapDown(named: bool): real { return named ? nameRoom + 2 * unit : 10 * unit }
    function meldWidth(meld: var, scale: real): real {
        return pieceWidth * scale * (1 + meldStep * Math.max(0, meld.count - 1))
    }
    /// The melds in lines of at most that width.
    function broken(melds: var, room: real, scale: real): var {
        const lines = []
        let left = -1
        for (const meld of melds) {
            const need = meldWidth(meld, scale)
            if (left < need)
                lines.push([])
            left = (left < need ? room : left) - need - gapAcross(scale)
            lines[lines.length - 1].push(meld)
        }
        return lines
    }
    function widest(lines: var, scale: real): real {
        return lines.reduce((most, melds) => Math.max(most, melds.reduce((sum, meld) => sum + meldWidth(meld, scale) + gapAcross(scale), -gapAcross(scale))), 0)
    }
    /// The height of a frame around melds in lines of that width; more than any table has if one of them is wider.
    function framed(melds: var, room: real, scale: real, named: bool): real {
        const lines = broken(melds, room, scale)
        if (lines.length === 0)
            return 0
        return widest(lines, scale) > room ? 1e6 : rimTop + lines.length * pieceHeight * scale + (lines.length - 1) * gapDown(named)
                                                 + rimBottom(named)
    }
    readonly property real othersWide: centreRight - centreLeft - 2 * rimSide
    function othersNeed(scale: real): real {
        const need = framed(othersMelds, othersWide, scale, true)
        return need > 0 ? need + 6 * unit : 0
    }
    function rowNeeds(scale: real): real {
        return Math.max(pileHead + pieceHeight * pileAt(scale) + pileLabel, framed(ownMelds, besidePiles(scale), scale, false))
    }
    /// The largest scale up to `most` at which what `needs` says is no more than `room`: larger pieces need more.
    function largest(most: real, room: real, needs: var): real {
        if (needs(most) <= room)
            return most
        let fits = 0.2
        for (let over = most, half = 0; half < 10; ++half) {
            const scale = (fits + over) / 2
            if (needs(scale) <= room)
                fits = scale
            else
                over = scale
        }
        return fits
    }
    /// How large everything on the table can be.
    readonly property real tableScale: settled("table", largest(mostScale * clearly, centreBottom - centreTop, scale => othersNeed(scale) + rowNeeds(scale)), mostScale)
    readonly property real pileScale: pileAt(tableScale)
    readonly property real rowHeight: rowNeeds(tableScale)
    /// What is left beside or over it each side's melds may take.
    readonly property real othersScale: settled("others", largest(mostScale * clearly, centreBottom - centreTop - rowHeight, othersNeed), Math.max(tableScale, pileScale))
    readonly property real ownScale: settled("own", largest(mostScale * clearly, rowHeight, scale => framed(ownMelds, besidePiles(tableScale), scale, false)), Math.max(tableScale, pileScale, 0.85))
    readonly property real ownWide: widest(broken(ownMelds, besidePiles(tableScale), ownScale), ownScale)

    // ---- where ------------------------------------------------------------------------------------------------------
    readonly property real othersHeight: othersNeed(othersScale)
    /// In the middle if the others have laid nothing.
    readonly property real rowTop: centreBottom - rowHeight - (centreBottom - centreTop - othersHeight - rowHeight) * (othersHeight > 0 ? 0.3 : 0.5)
    readonly property real rowLeft: ownMelds.length === 0 ? (width - pilesWide(tableScale)) / 2
        : Math.max(centreLeft + 8 * unit, (centreLeft + rowRight - pilesWide(tableScale) - pileEnd - ownWide) / 2)
    readonly property rect othersFrame: Qt.rect(centreLeft, centreTop, centreRight - centreLeft, Math.max(0, rowTop - 6 * unit - centreTop))
    readonly property rect ownFrame: {
        const left = rowLeft + pilesWide(tableScale) + pileEnd - rimSide
        return Qt.rect(left, rowTop, rowRight - left, rowHeight)
    }
    stockCentre: Qt.point(rowLeft + pieceWidth * pileScale / 2, rowTop + rowHeight - pileLabel - pieceHeight * pileScale / 2)
    readonly property point discardCentre: Qt.point(stockCentre.x + pieceWidth * pileScale + pileGap, stockCentre.y)

    /// Around the melds, and no further.
    function around(melds: var, room: rect, named: bool): rect {
        const rooms = melds.map(meld => geometry[meld.zoneId]).filter(meld => meld !== undefined)
        if (rooms.length === 0)
            return room
        const left = Math.min(...rooms.map(meld => meld.x)) - rimSide
        const top = Math.min(...rooms.map(meld => meld.y)) - rimTop
        const right = Math.max(...rooms.map(meld => meld.x + meld.width)) + rimSide
        const bottom = Math.max(...rooms.map(meld => meld.y + meld.height)) + rimBottom(named)
        return Qt.rect(left, top, right - left, bottom - top)
    }
    frames: [
        { zoneId: "", rect: around(othersMelds, othersFrame, true), label: qsTr("Opponents' melds"), filled: othersMelds.length > 0 },
        { zoneId: "meld:new", rect: around(ownMelds, ownFrame, false), label: qsTr("My melds"), filled: ownMelds.length > 0 }
    ]

    /// Lays melds line by line into the middle of a room.
    function flow(melds: var, room: rect, lineWidth: real, scale: real, named: bool, all: var): void {
        const lines = broken(melds, lineWidth, scale)
        const high = pieceHeight * scale
        const block = framed(melds, lineWidth, scale, named)
        let y = room.y + (room.height - block) / 2 + rimTop
        const left = room.x + (room.width - widest(lines, scale)) / 2
        for (const row of lines) {
            let x = left
            for (const meld of row) {
                const width = meldWidth(meld, scale)
                all[meld.zoneId] = { kind: "meld", x: x, y: y, width: width, height: high, scale: scale, step: pieceWidth * scale * meldStep }
                x += width + gapAcross(scale)
            }
            y += high + gapDown(named)
        }
    }
    function layMore(all: var): void {
        flow(othersMelds, othersFrame, othersWide, othersScale, true, all)
        flow(ownMelds, Qt.rect(ownFrame.x + rimSide, rowTop, ownWide, rowHeight), besidePiles(tableScale), ownScale, false, all)
    }
    function roomOf(zone: var): var {
        switch (zone.kind) {
        case "stock":
            return pile("stock", stockCentre, pileScale)
        case "discard":
            return pile("discard", discardCentre, pileScale)
        case "newMeld":
            return { kind: "newMeld", x: ownFrame.x, y: ownFrame.y, width: ownFrame.width, height: ownFrame.height, scale: tableScale, step: 0 }
        case "removed":
            // The place to which a killed set leaves the table.
            return pile("removed", stockCentre, pileScale)
        case "hand":
            return hand(zone)
        }
        return null
    }
}
