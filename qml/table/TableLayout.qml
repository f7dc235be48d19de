// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Hanpan

/**
 * Where everything of a table lies, as far as all games share it. It draws nothing: from the table's size, the number
 * of players and the list of zones it computes the place of each seat, of each zone, and of each piece of a zone. A
 * game's own layout sets the places of its zones (`roomOf`) and, if necessary, moves or resizes what is defined here.
 * Pieces are as large as the window and what lies there allow; texts get the room that their words need, however large
 * they are (Theme.grown).
 *
 * In: width, height, players, clockwise, handApart, zones ([{zoneId, kind, owner, count}] in the model's order).
 * Out: unit, pieceWidth, pieceHeight, seatSpot(seat), frames, geometry, placement(zoneId, place, count),
 * draggable(...), zoneAt(...), placeAt(...), statusRoom, actionRoom.
 */
QtObject {
    property real width: 1440
    property real height: 848
    property int players: 4
    /// The seat at the lower edge of the screen.
    property int mySeat: 0
    readonly property string myHand: "hand:" + mySeat
    property bool clockwise: true
    /// The last piece of the own hand is a little apart from the others.
    property bool handApart: false
    property var zones: []
    /// What the table shows besides its pieces.
    property tableSign sign
    /// The match's rules.
    property ruleValues rules
    /// Zones whose pieces the person may choose one by one, the lowest on the screen first.
    property list<string> ownZones: [myHand]
    function isMine(zoneId: string): bool { return Array.from(ownZones).includes(zoneId) }
    /// Open pieces lie under the badges: speech bubbles do not cover them.
    property bool seatsOpen: false
    /// How far a sign at the right of a pile reaches.
    property real signRoom: 0
    /// In the person's turn, own pieces that fit nothing are dimmed.
    property bool marksPlayable: false
    /// A piece under the pointer shows where others of its kind lie.
    property bool twins: false
    /// Rows of `ownZones` that all players share: a click takes the piece there, or, with a piece of the hand chosen,
    /// drops that there.
    property list<string> dropRows
    function isShared(zoneId: string): bool { return Array.from(dropRows).includes(zoneId) }
    /// The text over the list of all discards.
    property string pileHint: qsTr("Only the last one may still be taken.")
    /// Pixels of one unit: 1 in a 1440 x 900 window.
    readonly property real unit: Math.max(Theme.folds ? 0.42 : 0.62, Math.min(width / 1440, height / 848))
    /// Height of a piece for a width of 1.
    property real pieceProportion: 1.4
    /// The width of a piece in the hand; every other place is a scale of it.
    property real pieceWidth: 86 * unit
    property real pieceHeight: pieceWidth * pieceProportion
    property real liftHeight: 24 * unit

    readonly property real margin: 22 * unit
    /// How much wider than usual something as wide as its words becomes: by `part` of their growth, because words fold.
    function wider(part: real): real {
        return 1 + (Theme.grown - 1) * part
    }
    /// The height of a line of words with the space around it.
    function line(size: real): real {
        return size * 1.3
    }
    readonly property real face: Math.max(62 * unit, 48) * 0.84
    readonly property real badgeWidth: Math.min(Math.max(168 * unit, 136) * wider(0.4), Math.max(136, width * 0.2 - 10 * unit), Math.max(136, (0.3 * width - margin - 8 * unit) / 1.5))
    readonly property real badgeHeight: Math.max(62 * unit, 48, line(Theme.textBody) + line(Theme.textTiny) + 6 + markDrop)
    /// How far the marks on the rim of a seat reach into it, if its words are too large to leave them room.
    readonly property real markDrop: Theme.folds ? line(Theme.textTiny) / 2 : 0
    readonly property real seatTop: Math.max(14 * unit, markDrop + 3)
    /// There is not enough height for large words beside whole pieces: the last words and the others' hidden pieces
    /// give way.
    readonly property bool low: Theme.folds && height < 660
    /// The others' pieces: as small as they can be counted while they are hidden, larger when they lie open to be read.
    property bool open: revealed
    property real openSeatScale: low ? 0.45 : 0.6
    property real hiddenSeatScale: 0.42
    property real seatScale: open ? openSeatScale : Math.min(hiddenSeatScale, openSeatScale)
    property real seatHandWidth: badgeWidth
    /// The distance from one piece of a hand to the next, in parts of its width: the own hand, the others'.
    property real handStep: 0.9
    property real seatStep: 0.42
    /// The part of a piece, from its left edge, that identifies it.
    readonly property real index: 0.41
    /// How much the own hand is fanned: 1 = like cards, 0 = straight.
    property real fan: 1
    /// Kinds of zones in which even a known piece lies face down.
    property list<string> coveredKinds
    function isCovered(kind: string): bool { return Array.from(coveredKinds).includes(kind) }
    /// Whether these rules have an order of turns at all.
    property bool inOrder: true
    /// The round is over and everything lies open.
    property bool revealed: false
    /// The table that uses this layout.
    property var table: null
    /// What a game draws over the pieces that lie on the table, under everything that moves: a file whose item takes
    /// the `layout` and ignores the pointer; empty = nothing.
    property url cover
    /// Room for the reading of the own hand, in words and wanted pieces; empty if a game has none.
    property rect readingRoom: Qt.rect(0, 0, 0, 0)
    readonly property real seatHandHeight: pieceHeight * seatScale
    property real seatHeight: badgeHeight + 6 * unit + seatHandHeight
    /// Its greatest height in a round: seats stay where they are, and so does what is drawn on the table between them.
    property real seatReach: Math.max(seatHeight, badgeHeight + 6 * unit + pieceHeight * openSeatScale)

    /// The ends of the own hand.
    property real handLeft: actionRoom.width + margin + 14 * unit
    property real handRight: width - handLeft
    /// Of each of its pieces enough is seen, as long as they need not be smaller than that.
    property real leastHand: 0.86
    readonly property real handScale: {
        const count = countOf(myHand)
        return Math.max(leastHand, settled("hand", (handRight - handLeft) / (pieceWidth * (1 + index * Math.max(0, count - 1))), 1))
    }

    // ---- sizes do not follow every turn ------------------------------------------------------------------------------
    /// So much more room there has to be before anything grows again.
    readonly property real clearly: 1.12
    /// The scale of something that had `last` (0 = none yet), fits at most at `fits` and need not be larger than `most`: it
    /// shrinks when it must, and grows when there is clearly more room.
    function steady(last: real, fits: real, most: real): real {
        return last <= 0 || fits < last || fits >= last * clearly ? Math.min(fits, most) : Math.min(last, most)
    }
    /// The scales in use, by name, in a window of this size.
    readonly property var sizes: ({})
    function settled(name: string, fits: real, most: real): real {
        const window = width + " " + height + " " + players + " " + Theme.grown
        const last = sizes[name] && sizes[name].window === window ? sizes[name].scale : 0
        const scale = steady(last, fits, most)
        sizes[name] = { window: window, scale: scale }
        return scale
    }

    /// The number of seats along the upper edge.
    readonly property int topSeats: stands.filter(stand => stand.side === "top").length
    /// The gap between two of them.
    readonly property real seatGap: {
        const along = stands.filter(stand => stand.side === "top")
        return along.length > 1 ? (along[1].at - along[0].at) * width - badgeWidth : width
    }
    readonly property bool sideSeats: players > 2
    readonly property real sideColumn: margin * 2 + badgeWidth
    /// The marks of the hand's parts are under the hand.
    property real handTop: height - Math.max(176 * unit, pieceHeight + 30 * unit + line(Theme.textTiny) + 2)
    /// The lower edge of the seats at the left, with what lies before them.
    readonly property real leftBottom: {
        let bottom = 0
        for (let seat = 0; seat < players; ++seat) {
            const spot = seat === mySeat ? null : seatSpot(seat)
            if (spot && spot.side === "left")
                bottom = Math.max(bottom, spot.y + seatReach)
        }
        return bottom
    }
    /// The button that orders the hand is over the own seat.
    readonly property real sorterRoom: Math.max(62 * unit, 50, Theme.folds ? line(Theme.textSmall) + markDrop + 30 * unit : 0)
    readonly property real statusHeight: Math.max(46 * unit, 38, (low ? 0 : line(Theme.textTiny)) + (Theme.folds ? 2 : 1) * line(Theme.textBody) + 4)
    /// The line over the hand: its middle, and its greatest width.
    property real statusBottom: handTop - 8 * unit
    /// Large words take the free room beside the own seat.
    property real statusLeft: badgeWidth + margin + 10 * unit
    readonly property rect statusRoom: {
        const side = actionRoom.width + margin + 10 * unit
        const left = Theme.folds ? statusLeft : side
        return Qt.rect(left, statusBottom - statusHeight, width - left - side, statusHeight)
    }

    /// The coach's hint is above this line: the pieces it is about must stay in sight.
    property real hintBottom: statusRoom.y

    /// The buttons' room, at the bottom right: the likeliest across the bottom, the others above it in two columns.
    property real actionDrawn: Math.max(38 * unit, 32)
    /// (Large words leave the table less height, but are not smaller for that reason.)
    readonly property real actionUsual: Theme.folds ? actionDrawn / unit * Theme.scale : actionDrawn
    /// As large as there is room for in a button of that height.
    readonly property real actionText: actionUsual < 34 ? Theme.textTiny : actionUsual < 1.2 * Math.max(Theme.u(34), 32) ? Theme.textSmall : Theme.textBody
    readonly property real actionHeight: Math.max(actionDrawn, line(actionText) + 6)
    readonly property real actionGap: Math.max(6 * unit, 3.5)
    readonly property rect actionRoom: {
        const wide = Math.max(304 * unit, 252) * wider(0.22)
        const tall = 3 * actionHeight + 2 * actionGap
        return Qt.rect(width - margin - wide, height - 18 * unit - tall, wide, tall)
    }

    /// Dashed frames with a caption ([{zoneId, rect, label, filled}]): they are only drawn, and only around something
    /// (`filled` is not false); they are not targets.
    property var frames: []
    /// Zone id -> {kind, x, y, width, height, scale, step; for a hand also left, middleX, middleY; z if its pieces lie
    /// over others}: the place of each zone. One value for all zones, because some share a room.
    property var geometry: {
        const all = {}
        for (let i = 0; i < zones.length; ++i) {
            const room = roomOf(zones[i])
            if (room !== null)
                all[zones[i].zoneId] = room
        }
        layMore(all)
        return all
    }
    /// The place of a zone, as in `geometry`; null = it has none, or shares a room with others.
    function roomOf(zone: var): var { return null }
    /// Adds the places of those that share a room.
    function layMore(all: var): void {}
    /// The point from which pieces are dealt.
    property point stockCentre: Qt.point(width / 2, height * 0.4)

    /// The other seats in order from the left edge over the top to the right edge, each {side: "left" | "top" |
    /// "right", at: 0..1 along that side}.
    property var stands: {
        switch (players) {
        case 2: return [{ side: "top", at: 0.5 }]
        case 3: return [{ side: "left", at: 0.3 }, { side: "right", at: 0.3 }]
        case 4: return [{ side: "left", at: 0.4 }, { side: "top", at: 0.5 }, { side: "right", at: 0.4 }]
        case 5: return [{ side: "left", at: 0.4 }, { side: "top", at: 0.34 }, { side: "top", at: 0.66 }, { side: "right", at: 0.4 }]
        case 6: return [{ side: "left", at: 0.4 }, { side: "top", at: Theme.folds ? 0.28 : 0.26 }, { side: "top", at: 0.5 },
                        { side: "top", at: Theme.folds ? 0.72 : 0.74 },
                        { side: "right", at: 0.4 }]
        case 7: return [{ side: "left", at: 0.42 }, { side: "left", at: 0 }, { side: "top", at: 0.35 }, { side: "top", at: 0.65 },
                        { side: "right", at: 0 }, { side: "right", at: 0.42 }]
        default: return [{ side: "left", at: 0.42 }, { side: "left", at: 0 }, { side: "top", at: 0.3 }, { side: "top", at: 0.5 },
                         { side: "top", at: 0.7 }, { side: "right", at: 0 }, { side: "right", at: 0.42 }]
        }
    }

    /// {x, y, width, height of the badge; side; handX, handY (middle of the seat's pieces), handWidth}.
    function seatSpot(seat: int): var {
        return baseSpot(seat)
    }
    /// The same for all tables, for a layout that changes a little of it.
    function baseSpot(seat: int): var {
        if (seat === mySeat)
            return { x: margin, y: height - badgeHeight - 30 * unit, side: "bottom", handX: (handLeft + handRight) / 2,
                     handY: handTop + 20 * unit + pieceHeight / 2, handWidth: handRight - handLeft }
        const after = (seat - mySeat + players) % players
        const place = clockwise ? after - 1 : players - 1 - after
        const stand = stands[place]
        if (!stand)
            return { x: margin, y: margin, side: "left", handX: 0, handY: 0, handWidth: seatHandWidth }
        const handDrop = badgeHeight + 6 * unit + seatHandHeight / 2
        if (stand.side === "top") {
            const middle = width * stand.at
            return { x: middle - badgeWidth / 2, y: seatTop, side: "top", handX: middle, handY: seatTop + handDrop,
                     handWidth: seatHandWidth }
        }
        const low = height - badgeHeight - 60 * unit - seatReach
        let y = seatTop + stand.at * (low - seatTop)
        if (players > 6 && stand.at > 0 && Theme.folds) // under its neighbour
            y = Math.max(y, seatTop + seatReach + markDrop + 2)
        const x = stand.side === "left" ? margin : width - margin - badgeWidth
        return { x: x, y: y, side: stand.side, handX: x + badgeWidth / 2, handY: y + handDrop, handWidth: seatHandWidth }
    }

    /// What lies between the seats begins under this line in every state of a round.
    property real framedTop: height
    /// The free room in an upper corner of the table: beside the seats along the upper edge, over those at that side and
    /// over `framedTop`.
    function corner(right: bool): rect {
        let reach = width * 0.5
        let low = Math.min(height * 0.4, framedTop)
        for (let seat = 0; seat < players; ++seat) {
            const spot = seat === mySeat ? null : seatSpot(seat)
            if (!spot)
                continue
            const from = Math.min(spot.x, spot.handX - spot.handWidth / 2)
            const to = Math.max(spot.x + badgeWidth, spot.handX + spot.handWidth / 2)
            if (spot.side === "top")
                reach = Math.min(reach, right ? width - to : from)
            else if (spot.side === (right ? "right" : "left"))
                low = Math.min(low, spot.y)
        }
        const wide = Math.max(0, reach - 12 * unit)
        return Qt.rect(right ? width - wide : 0, 0, wide, Math.max(0, low - 16 * unit))
    }

    /// A pile around a point.
    function pile(kind: string, centre: point, scale: real): var {
        const wide = pieceWidth * scale
        const tall = pieceHeight * scale
        return { kind: kind, x: centre.x - wide / 2, y: centre.y - tall / 2, width: wide, height: tall, scale: scale, step: 0 }
    }
    /// How much a piece adds to the height of a pile, and the colours of its edge.
    property real thickness: 0.36
    property color edge: Theme.cardFace
    property color edgeLow: Theme.cardEdge
    /// How high so many pieces of a scale lie: many are pressed together.
    function thick(count: int, scale: real): real {
        return 15 * (1 - Math.exp(-Math.max(0, count) * thickness / 15)) * unit * scale
    }
    /// How far the top of a pile stands to the left for each pixel of its height.
    readonly property real slant: 0.4

    /// A seat's hand: the own one wide at the bottom, the others' small under their badges.
    function hand(zone: var): var {
        const spot = seatSpot(zone.owner)
        const mine = zone.owner === mySeat
        const scale = mine ? handScale : seatScale
        const wide = pieceWidth * scale
        const tall = pieceHeight * scale
        const most = wide * (mine ? handStep : seatStep)
        const apart = mine && handApart && zone.count > 1 ? wide * 0.3 : 0
        const step = zone.count > 1 ? Math.min(most, (spot.handWidth - wide - apart) / (zone.count - 1)) : 0
        // Open hands are to be read: they take more than one line if the pieces would cover each other's numbers.
        if (open && !mine && step < index * wide && zone.count > 1) {
            const perLine = Math.max(1, Math.floor((spot.handWidth - wide) / (index * wide)) + 1)
            return { kind: "lines", x: spot.handX - spot.handWidth / 2, y: spot.handY - tall / 2, width: spot.handWidth, height: tall, scale: scale,
                     step: index * wide, perLine: perLine, lineStep: index * 1.6 * wide, left: spot.handX - spot.handWidth / 2 }
        }
        const width = wide + step * Math.max(0, zone.count - 1) + apart
        return { kind: "hand", apart: apart, x: spot.handX - (mine ? spot.handWidth : width) / 2, y: spot.handY - tall / 2, width: mine ? spot.handWidth : width,
                 height: tall, scale: scale, step: step, left: spot.handX - width / 2, middleX: spot.handX, middleY: spot.handY }
    }

    /// How far the caption of a frame reaches into it, and out of it.
    readonly property real captionHalf: line(Theme.textTiny) / 2
    /// The place of one piece: middle point, rotation in degrees, scale, stacking height, and whether it is visible at
    /// all (the depth of a pile is drawn by its top few). Nothing for a zone that is not laid out yet. The zone's kind
    /// is the layout's own, because a piece hears of its new zone one property after the other.
    function placement(zoneId: string, place: int, count: int): var {
        return basePlacement(zoneId, place, count)
    }
    function basePlacement(zoneId: string, place: int, count: int): var {
        return common(zoneId, place, count)
    }
    function common(zoneId: string, place: int, count: int): var {
        const room = geometry[zoneId]
        if (!room)
            return null
        const wide = pieceWidth * room.scale
        const tall = pieceHeight * room.scale
        switch (room.kind) {
        case "hand":
            const fromMiddle = place - (count - 1) / 2
            if (zoneId !== myHand)
                return { x: room.left + wide / 2 + room.step * place, y: room.middleY, rotation: 0, scale: room.scale, z: 200 + place, shown: true }
            const turn = count > 1 ? Math.min(3.2, 22 / count) * fan : 0
            const bow = count > 1 && fan > 0 ? fromMiddle / ((count - 1) / 2) : 0
            const drawn = place === count - 1 ? room.apart || 0 : 0
            return { x: room.left + wide / 2 + room.step * place + drawn, y: room.middleY + bow * bow * Math.min(count, 9) * 1.9 * unit,
                     rotation: fromMiddle * turn, scale: room.scale, z: 400 + place, shown: true }
        case "lines":
            return { x: room.left + wide / 2 + room.step * (place % room.perLine), y: room.y + tall / 2 + room.lineStep * Math.floor(place / room.perLine),
                     rotation: 0, scale: room.scale, z: 240 + place, shown: true }
        case "stock":
            // As high as those under it; edges (PileEdges) stand for what the uppermost ones cover.
            const lift = thick(place, room.scale)
            return { x: room.x + wide / 2 - slant * lift, y: room.y + tall / 2 - lift, rotation: 0, scale: room.scale, z: 100 + place, shown: place > count - 3 }
        case "discard":
            const below = count - 1 - place
            const askew = ((place * 7) % 5 - 2) * 2.6
            const high = thick(place, room.scale)
            return { x: room.x + wide / 2 + ((place * 5) % 7 - 3) * unit - slant * high, y: room.y + tall / 2 + ((place * 3) % 5 - 2) * unit - high,
                     rotation: below === 0 ? askew * 0.35 : askew, scale: room.scale, z: 100 + place, shown: below < 4 }
        case "removed":
            return { x: room.x + wide / 2, y: room.y + tall / 2, rotation: 0, scale: 0.5, z: 90, shown: false }
        case "heap":
            // Mixed on the table: each at its own place, a little askew.
            const column = place % room.columns
            const line = Math.floor(place / room.columns)
            return { x: room.x + room.step * (column + 0.5) + ((place * 37) % 11 - 5) * 0.9 * unit,
                     y: room.y + room.lineStep * (line + 0.5) + ((place * 53) % 11 - 5) * 0.9 * unit,
                     rotation: ((place * 71) % 41 - 20) * 1.4, scale: room.scale, z: 100 + place, shown: true }
        default:
            return { x: room.x + wide / 2 + room.step * place, y: room.y + tall / 2, rotation: 0, scale: room.scale, z: (room.z || 150) + place, shown: true }
        }
    }

    /// The left edge of the gap before the piece at `gap` in the own hand of `count`, for the mark that shows where a
    /// carried piece would go.
    function gapX(gap: int, count: int): real {
        const room = geometry[myHand]
        if (!room)
            return 0
        return gap < count ? room.left + room.step * gap : room.left + room.step * (count - 1) + (room.apart || 0) + pieceWidth * room.scale
    }

    function countOf(zoneId: string): int {
        for (let i = 0; i < zones.length; ++i)
            if (zones[i].zoneId === zoneId)
                return zones[i].count
        return 0
    }

    /// Whether this piece can be picked up at all: one of the own hand, or the top of a shared pile.
    function draggable(kind: string, owner: int, place: int, count: int): bool {
        return kind === "hand" ? owner === mySeat : (kind === "stock" || kind === "discard") && place === count - 1
    }

    /// The zone under a point of the table: the nearest of those in `wanted`, else any that contains the point; "" =
    /// none.
    function zoneAt(x: real, y: real, wanted: var): string {
        let best = ""
        let bestScore = 1e9
        for (const id in geometry) {
            const room = geometry[id]
            if (room.kind === "removed")
                continue
            let slack = room.step > 0 || room.kind === "meld" ? 16 * unit : 10 * unit
            if (id === myHand)
                slack = 40 * unit
            if (x < room.x - slack || x > room.x + room.width + slack || y < room.y - slack || y > room.y + room.height + slack)
                continue
            let score = Math.abs(x - room.x - room.width / 2) + Math.abs(y - room.y - room.height / 2) + room.width
            if (wanted.indexOf(id) < 0)
                score += 1e6
            if (score < bestScore) {
                bestScore = score
                best = id
            }
        }
        return best
    }

    /// The place among the pieces of a zone that a point means: 0 = before the first.
    function placeAt(zoneId: string, x: real, count: int): int {
        const room = geometry[zoneId]
        if (!room || count === 0)
            return 0
        const left = room.left !== undefined ? room.left : room.x
        const step = room.step > 0 ? room.step : pieceWidth * room.scale
        return Math.max(0, Math.min(count, Math.round((x - left - pieceWidth * room.scale / 2) / step + 0.5)))
    }
}
