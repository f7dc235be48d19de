// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Hanpan

/**
 * Where words beside a seat find room: the nearest place that covers no open piece, no pile, no other player and none of
 * the table's notes and buttons. If there is none, they lie over the seat itself, where nothing has to be read.
 */
QtObject {
    id: room

    required property TableLayout layout

    /// The place of words of this size said by a player: {x, y, side, mirrored}, as SpeechBubble takes them; side "" =
    /// over the seat.
    function beside(seat: int, width: real, height: real): var {
        const spot = layout.seatSpot(seat)
        const gap = Theme.gapSmall
        const wide = layout.badgeWidth
        const tall = layout.badgeHeight
        const middle = spot.y + (tall - height) / 2
        const heights = [middle, spot.y, spot.y + tall - height]
        const right = heights.map(y => ({ x: spot.x + wide + gap, y: y, side: "left", mirrored: false }))
        const left = heights.map(y => ({ x: spot.x - gap - width, y: y, side: "right", mirrored: false }))
        const mirrored = spot.x + wide / 2 > layout.width / 2
        const along = mirrored ? spot.x + wide - width : spot.x
        const over = { x: along, y: spot.y - gap - Theme.u(12) - height, side: "bottom", mirrored: mirrored }
        const under = { x: along, y: spot.y + tall + gap, side: "top", mirrored: mirrored }
        const last = { x: along, y: spot.y + layout.seatHeight + gap, side: "top", mirrored: mirrored }
        const ways = (mirrored ? left.concat(right) : right.concat(left)).concat([over, last, under])
        // Covered hands are no loss, if there is no other way.
        for (const hands of [true, false]) {
            const taken = occupied(seat, hands)
            for (const way of ways)
                if (fits(way, width, height, taken))
                    return way
        }
        return { x: Math.max(gap, Math.min(layout.width - gap - width, along)), y: Math.max(gap, middle), side: "", mirrored: mirrored }
    }

    function fits(at: var, width: real, height: real, taken: var): bool {
        const edge = Theme.gapTiny
        return at.x >= edge && at.y >= edge && at.x + width <= layout.width - edge && at.y + height <= layout.height - edge
               && taken.every(other => at.x >= other.x + other.width || other.x >= at.x + width || at.y >= other.y + other.height || other.y >= at.y + height)
    }

    /// Whatever may not be covered. `hands`: the covered hands of the others, too.
    function occupied(seat: int, hands: bool): var {
        const u = layout.unit
        const taken = []
        for (const note of [layout.statusRoom, layout.actionRoom, layout.readingRoom])
            if (note.width > 0)
                taken.push(note)
        for (let other = 0; other < layout.players; ++other) {
            const spot = layout.seatSpot(other)
            const marks = Theme.u(10)
            if (other !== seat)
                taken.push(Qt.rect(spot.x, spot.y - marks, layout.badgeWidth, layout.badgeHeight + marks))
        }
        for (const zone of layout.zones) {
            const at = layout.geometry[zone.zoneId]
            if (!at || zone.kind === "seat" || zone.kind === "removed" || zone.kind === "newMeld" || zone.count === 0 && zone.kind === "meld")
                continue
            if (!hands && zone.kind === "hand" && zone.owner !== layout.mySeat)
                continue
            // Piles have a caption under them, and a sign beside them.
            const pile = zone.kind === "stock" || zone.kind === "discard"
            const side = Theme.gapTiny + (pile ? layout.signRoom : 0)
            taken.push(Qt.rect(at.x - Theme.gapTiny, at.y - Theme.gapTiny, at.width + Theme.gapTiny + side, at.height + 2 * Theme.gapTiny + (pile ? 44 * u : 0)))
        }
        return taken
    }
}
