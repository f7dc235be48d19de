// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Hanpan

/**
 * The Dragon Holla table: the island in its tray with the die beside it, the river in rows to its right, each player's
 * wall in front of its ridge, with locked river cubes at its side.
 */
TableLayout {
    pieceProportion: 1.42
    pieceWidth: Math.min(64 * unit, (handRight - handLeft) / 14.2)
    handStep: 1.02
    seatStep: 0.5
    openSeatScale: Math.min(0.52, 0.52 * 64 * unit / pieceWidth)
    // The river between the seats stays where it is.
    seatScale: openSeatScale * 0.8
    fan: 0
    twins: true
    dropRows: ["river"]
    ownZones: [myHand, "river"]
    marksPlayable: false
    cover: Qt.resolvedUrl("DragonMiddle.qml")
    stockCentre: Qt.point(width / 2, (centreTop + centreBottom) / 2)
    handTop: height - Math.max(168 * unit, pieceHeight + Math.max(64 * unit, 30 * unit + line(Theme.textTiny) + 2))

    /// The hand lies between the own badge and the buttons.
    handLeft: margin + badgeWidth + 16 * unit
    handRight: actionRoom.x - 16 * unit

    // ---- walls: fifteen cubes and fewer, most of them two high
    // -------------------------------------------------------
    readonly property string mountain: rules.value("mountain_layout") ?? ""
    readonly property int storeys: mountain === "1x1" || mountain === "1x2" ? 1 : 2
    readonly property int rowsDeep: mountain === "1x2" || mountain === "2x2" ? 2 : 1
    readonly property int largestWall: Math.ceil((112 - 13 * players) / players)
    readonly property int lowerStorey: Math.ceil(largestWall / storeys)
    readonly property int wallColumns: Math.ceil(lowerStorey / rowsDeep)
    readonly property real wallWidth: Math.min(30 * unit, (badgeWidth * (players === 2 ? 1.6 : 1)) / wallColumns)
    readonly property real ownWallWidth: Math.min(34 * unit, (width - 2 * sideRoom) / wallColumns)
    readonly property real rise: 0.16
    function wallHeight(wide: real): real {
        return wide * pieceProportion * (1 + (rowsDeep - 1) * 0.62) + (storeys - 1) * wide * rise
    }
    readonly property real sideRoom: sideSeats || Theme.folds ? margin + badgeWidth + 14 * unit : margin + 24 * unit

    // ---- the middle
    // ---------------------------------------------------------------------------------------------------
    readonly property real centreTop: topSeats > 0 ? seatTop + seatHeight + wallHeight(wallWidth) + Math.max(24 * unit, 20) : Math.max(20 * unit, 14)
    readonly property real ownWallTop: statusRoom.y - 8 * unit - wallHeight(ownWallWidth)
    hintBottom: ownWallTop
    // Clear of what is written under the tray.
    statusLeft: sideRoom + trayWidth + 20 * unit
    readonly property real centreBottom: ownWallTop - 12 * unit
    readonly property rect middle: Qt.rect(sideRoom, centreTop, width - 2 * sideRoom, Math.max(80 * unit, centreBottom - centreTop))
    readonly property real trayWidth: Math.max(112 * unit, 84) * wider(0.35)
    readonly property real islandScale: Math.min(62 * unit, Math.max(112 * unit, 84) * 0.6) / pieceWidth
    readonly property rect tray: Qt.rect(middle.x + 8 * unit, middle.y + 8 * unit, trayWidth, pieceHeight * islandScale + 30 * unit)
    readonly property rect dieRoom: Qt.rect(tray.x, tray.y + tray.height + Math.max(24 * unit, line(Theme.textSmall)), trayWidth, Math.max(34 * unit, 24))
    /// The room that the river's frame needs above it: half of its label lies inside.
    readonly property real riverInset: Math.max(8 * unit, Theme.textTiny)
    /// The river: a stretch for each player, the own one nearest, its cubes as large as there is room.
    readonly property int mostRiver: 112 - 13 * players - players
    readonly property rect riverRoom: Qt.rect(tray.x + trayWidth + 24 * unit, middle.y + riverInset,
                                              middle.x + middle.width - tray.x - trayWidth - 34 * unit, middle.height - riverInset - 8 * unit)
    readonly property real nameRoom: Math.max(84 * unit, 64) * wider(0.7)
    readonly property real stretchHeight: riverRoom.height / players
    readonly property int riverLongest: riverCubes.reduce((most, cube) => Math.max(most, cube.of), 0)
    readonly property var riverGrid: {
        const gap = 1.06
        // There is room for some more than there are, because a player who draws from the river drops into it again. A
        // growing river shrinks its cubes now and then, not with every cube.
        const most = Math.min(Math.ceil(mostRiver / players) + 2, 6 * Math.ceil((riverLongest + 3) / 6))
        let wide = pieceWidth * 1.3
        let columns = 0
        for (; wide > 12; wide -= 0.5) {
            columns = Math.floor((riverRoom.width - nameRoom) / (wide * gap))
            if (columns > 0 && Math.ceil(most / columns) * wide * pieceProportion * gap <= stretchHeight)
                break
        }
        return { wide: wide, columns: Math.max(1, columns), step: wide * gap, line: wide * pieceProportion * gap,
                 rows: Math.max(1, Math.floor(stretchHeight / (wide * pieceProportion * gap))) }
    }
    /// For each cube of the river its player, its number and how many that player has: {seat, at, of}.
    readonly property var riverCubes: {
        const zone = zones.find(one => one.kind === "river")
        const by = zone ? zone.by || [] : []
        const counts = new Array(players).fill(0)
        const list = by.map(seat => ({ seat: seat, at: counts[seat]++, of: 0 }))
        for (let i = 0; i < list.length; ++i)
            list[i].of = counts[list[i].seat]
        return list
    }
    /// Where this player's stretch begins.
    function stretchTop(seat: int): real {
        return riverRoom.y + stretchHeight * ((seat - mySeat - 1 + players) % players)
    }

    /// The frame ends with the longest stretch.
    readonly property real riverWide: Math.min(riverRoom.width + 4 * unit, Math.max(nameRoom + riverGrid.step * (riverLongest + 0.3), 16 * Theme.textTiny))
    frames: [{ zoneId: "", rect: Qt.rect(riverRoom.x - 10 * unit, riverRoom.y - riverInset, riverWide + 12 * unit, riverRoom.height + riverInset + 6 * unit),
               label: qsTr("River · dropped cubes"), filled: riverCubes.length > 0 }]
    framedTop: riverRoom.y - riverInset

    readingRoom: Qt.rect(margin, Math.max(centreBottom - 140 * unit, seatSpot(mySeat).y - 200 * unit - sorterRoom), badgeWidth + 40 * unit, 200 * unit)

    function draggable(kind: string, owner: int, place: int, count: int): bool {
        return (kind === "hand" && owner === mySeat) || kind === "river" || kind === "island" || (kind === "mountain" && place === count - 1)
    }
    /// A wall under a seat's hand; the own one over the hand.
    function wall(zone: var): var {
        if (zone.owner === mySeat) {
            const mine = ownWallWidth * wallColumns
            return { kind: "mountain", x: (width - mine) / 2, y: ownWallTop, width: mine, height: wallHeight(ownWallWidth), scale: ownWallWidth * 0.97 / pieceWidth,
                     step: ownWallWidth }
        }
        const spot = seatSpot(zone.owner)
        const wide = wallWidth * wallColumns
        return { kind: "mountain", x: spot.handX - wide / 2, y: spot.handY + seatHandHeight / 2 + 8 * unit, width: wide, height: wallHeight(wallWidth),
                 scale: wallWidth * 0.97 / pieceWidth, step: wallWidth }
    }
    /// After the round the cubes are to be read, so they lie in rows over the wall.
    readonly property int openColumns: 5
    readonly property int openTopColumns: 7
    function openColumnsOf(side: string): int {
        return side === "top" ? openTopColumns : openColumns
    }
    readonly property real openWide: badgeWidth / (openColumns * 1.03)
    function opened(zone: var): var {
        const spot = seatSpot(zone.owner)
        const columns = openColumnsOf(spot.side)
        const wide = columns * openWide * 1.03
        const rows = Math.max(1, Math.ceil(zone.count / columns))
        return { kind: "opened", x: spot.handX - wide / 2, y: spot.handY - seatHandHeight / 2, width: wide, height: rows * openWide * pieceProportion * 1.03,
                 scale: openWide / pieceWidth, step: openWide * 1.03, columns: columns }
    }
    /// Cubes from the river lie open: the own ones beside the wall, the others' beside their hand.
    function openRow(zone: var): var {
        if (zone.owner === mySeat) {
            const own = ownWallWidth * 1.1
            const from = (width + ownWallWidth * wallColumns) / 2 + 18 * unit
            return { kind: "locked", x: from, y: ownWallTop, width: own * Math.max(1, zone.count), height: own * pieceProportion, scale: own / pieceWidth,
                     step: own * 1.05 }
        }
        const spot = seatSpot(zone.owner)
        const top = spot.side === "top"
        // Over a wall that reaches further than the hand they are no higher than that.
        const wide = Math.min(Math.max(36 * unit, 22), top && wallWidth * wallColumns > badgeWidth ? (seatHandHeight + 4 * unit) / pieceProportion : 1e6)
        const line = wide * 1.04
        // Under the wall, or under the rows of the opened hand that covers it.
        const room = revealed && !top ? opened({ owner: zone.owner, count: 13 - zone.count }) : wall({ owner: zone.owner })
        const half = revealed ? openTopColumns * openWide * 1.03 / 2 : badgeWidth / 2 + 6 * unit
        return { kind: "locked", x: top ? spot.handX + half + 8 * unit : spot.side === "left" ? room.x : room.x + room.width - line * Math.max(1, zone.count),
                 y: top ? spot.handY - seatHandHeight / 2 : room.y + room.height + 8 * unit, width: line * Math.max(1, zone.count),
                 height: wide * pieceProportion, scale: wide / pieceWidth, step: line }
    }

    function roomOf(zone: var): var {
        switch (zone.kind) {
        case "hand":
            return revealed && zone.owner !== mySeat ? opened(zone) : hand(zone)
        case "mountain":
            return wall(zone)
        case "locked":
            return zone.count > 0 ? openRow(zone) : null
        case "island":
            return { kind: "island", x: tray.x + (trayWidth - pieceWidth * islandScale) / 2, y: tray.y + 15 * unit,
                     width: pieceWidth * islandScale, height: pieceHeight * islandScale, scale: islandScale, step: 0 }
        case "river":
            return { kind: "river", x: riverRoom.x, y: riverRoom.y, width: riverRoom.width, height: riverRoom.height,
                     scale: riverGrid.wide / pieceWidth, step: riverGrid.step }
        case "indicator":
            return { kind: "indicator", x: dieRoom.x, y: dieRoom.y, width: dieRoom.width, height: dieRoom.height, scale: 1, step: 0 }
        }
        return null
    }

    function placement(zoneId: string, place: int, count: int): var {
        const room = geometry[zoneId]
        if (!room)
            return null
        const wide = pieceWidth * room.scale
        const tall = pieceHeight * room.scale
        if (room.kind === "mountain") {
            // From the right end of the upper storey; a lower cube only when no upper one is left.
            const upper = storeys > 1 && place >= lowerStorey
            const at = upper ? place - lowerStorey : place
            const column = rowsDeep > 1 ? Math.floor(at / 2) : at
            const back = rowsDeep > 1 && at % 2 === 0
            const low = room.y + (storeys - 1) * wide * rise + (rowsDeep > 1 && !back ? tall * 0.62 : 0)
            return { x: room.x + room.step * (column + 0.5), y: low + tall / 2 - (upper ? wide * rise * 1.6 : 0), rotation: 0, scale: room.scale,
                     z: 100 + place + (back ? 0 : 40), shown: true }
        }
        if (room.kind === "river") {
            const cube = riverCubes[place] || { seat: mySeat, at: place, of: count }
            // More cubes than expected lie closer together.
            const columns = Math.max(riverGrid.columns, Math.ceil(cube.of / riverGrid.rows))
            const step = Math.min(riverGrid.step, (riverRoom.width - nameRoom) / columns)
            return { x: room.x + nameRoom + step * (cube.at % columns) + wide / 2,
                     y: stretchTop(cube.seat) + riverGrid.line * Math.floor(cube.at / columns) + tall / 2, rotation: 0,
                     scale: room.scale, z: 150 + place, shown: true }
        }
        if (room.kind === "opened")
            return { x: room.x + room.step * (place % room.columns) + wide / 2, y: room.y + room.step * pieceProportion * Math.floor(place / room.columns) + tall / 2,
                     rotation: 0, scale: room.scale, z: 240 + place, shown: true }
        if (room.kind === "island")
            return { x: room.x + wide / 2, y: room.y + tall / 2, rotation: 0, scale: room.scale, z: 395 + place, shown: true }
        return basePlacement(zoneId, place, count)
    }
}
