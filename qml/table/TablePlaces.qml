// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Hanpan

/**
 * What lies where on a table: finds its pieces and zones, and brings them to their places, at once or as a deal.
 */
FocusScope {
    id: places

    /// The running match (see app/table/tablesession.h).
    required property TableFace session
    required property TableLayout layout
    /// The items of the session's models, row by row.
    required property Repeater pieces
    required property Repeater zones

    /// The table is being resized or built: nothing travels.
    property bool still: true
    /// Everything has been brought to its place once.
    property bool ready: false
    property var zoneList: []
    property Zone discards: null
    property Zone stock: null

    function collectZones(): void {
        const list = []
        for (let i = 0; i < zones.count; ++i) {
            const zone = zoneOf(i)
            if (zone)
                list.push({ zoneId: zone.zoneId, kind: zone.kind, owner: zone.owner, count: zone.count, by: Array.from(zone.by) })
        }
        zoneList = list
        discards = zoneById("discard")
        stock = zoneById("stock")
    }
    // Several zones change at once: they are handled together.
    function zonesDiffer(): void { Qt.callLater(collectZones) } // qmllint disable type
    /// Pieces of the deal are still on their way.
    readonly property bool landing: lands.running
    Timer {
        id: lands
    }
    function landed(): void { lands.stop() }
    /// The pieces of the deal travel from the stock, once all models are as they are after it.
    function dealSoon(dealer: int): void {
        Qt.callLater(deal, dealer) // qmllint disable type
    }
    /// After a change of size: puts everything where it belongs at once.
    function resettle(): void {
        still = true
        Qt.callLater(settleAll) // qmllint disable type
    }
    function settleAll(): void {
        collectZones()
        for (let i = 0; i < pieces.count; ++i)
            if (pieceOf(i)) {
                pieceOf(i).take()
                pieceOf(i).snap()
            }
        still = false
        ready = true
    }
    function pieceOf(row: int): TablePiece {
        return pieces.itemAt(row) as TablePiece
    }
    function zoneOf(row: int): Zone {
        return zones.itemAt(row) as Zone
    }
    function pieceAt(x: real, y: real): TablePiece {
        let best = pieceOf(-1)
        for (let i = 0; i < pieces.count; ++i) {
            const piece = pieceOf(i)
            if (piece && (!best || piece.z > best.z) && piece.covers(x, y))
                best = piece
        }
        return best
    }
    function handPiece(place: int): TablePiece {
        return pieceIn(layout.myHand, place)
    }
    function pieceIn(zoneId: string, place: int): TablePiece {
        for (let i = 0; i < pieces.count; ++i) {
            const piece = pieceOf(i)
            if (piece && piece.zone === zoneId && piece.place === place)
                return piece
        }
        return null
    }
    function pieceById(pieceId: int): TablePiece {
        for (let i = 0; i < pieces.count; ++i)
            if (pieceOf(i) && pieceOf(i).pieceId === pieceId)
                return pieceOf(i)
        return null
    }
    function handCount(): int {
        return countIn(layout.myHand)
    }
    function countIn(zoneId: string): int {
        let count = 0
        for (let i = 0; i < pieces.count; ++i)
            if (pieceOf(i) && pieceOf(i).zone === zoneId)
                ++count
        return count
    }
    /// The chosen own pieces, from left to right.
    function selectedPieces(): var {
        const list = []
        for (let i = 0; i < pieces.count; ++i)
            if (pieceOf(i) && pieceOf(i).mine && pieceOf(i).selected)
                list.push(pieceOf(i))
        return list.sort((a, b) => a.place - b.place)
    }
    function facesIn(zoneId: string): var {
        const list = []
        for (let i = 0; i < pieces.count; ++i)
            if (pieceOf(i) && pieceOf(i).zone === zoneId)
                list.push(pieceOf(i))
        return list.sort((a, b) => a.place - b.place).map(piece => piece.face)
    }
    function zoneById(zoneId: string): Zone {
        for (let i = 0; i < zones.count; ++i)
            if (zoneOf(i) && zoneOf(i).zoneId === zoneId)
                return zoneOf(i)
        return null
    }
    /// Zones that would take the held or chosen pieces, or that can answer a question.
    function targets(): var {
        const list = []
        for (let i = 0; i < zones.count; ++i)
            if (zoneOf(i) && (zoneOf(i).isTarget || zoneOf(i).named))
                list.push(zoneOf(i).zoneId)
        return list
    }

    function skipMotion(): void {
        landed()
        for (let i = 0; i < pieces.count; ++i)
            if (pieceOf(i))
                pieceOf(i).skip()
    }
    function deal(dealer: int): void {
        if (still)
            settleAll()
        collectZones()
        let last = 0
        for (let i = 0; i < pieces.count; ++i) {
            const piece = pieceOf(i)
            if (!piece || piece.owner < 0)
                continue
            const turn = (piece.owner - dealer - 1 + 2 * session.players) % session.players
            const before = piece.zoneKind === "hand" ? 0 : countIn("hand:" + piece.owner)
            const order = (before + piece.place) * session.players + turn
            last = Math.max(last, order)
            piece.dealFrom(layout.stockCentre, order * Theme.stagger)
        }
        for (let k = 0; k < pieces.count; ++k)
            if (pieceOf(k) && pieceOf(k).zoneKind === "discard")
                pieceOf(k).dealFrom(layout.stockCentre, (last + 1) * Theme.stagger)
        // Nobody plays, or is asked anything, before the last piece has arrived.
        lands.interval = (last + 1) * Theme.stagger + Theme.travel
        session.linger(lands.interval)
        if (Theme.travel > 0)
            lands.restart()
    }
}
