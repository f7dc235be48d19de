// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Hanpan

/**
 * What the pointer means at the table: which zone a click is for, what is carried and where it is let go. TablePointer
 * distinguishes clicks from drags and calls these functions; the session decides what follows.
 */
QtObject {
    required property TablePlaces table
    required property Motion motion

    /// used(): the pointer is used instead of the keys. placed(): own pieces (`moved`) are put elsewhere in their row.
    signal used()
    signal placed(var moved)

    property TablePiece hoveredPiece: null
    property bool hoveredZoneClickable: false
    /// The carried pieces, the grabbed one first, and the zone under them.
    property var heldPieces: []
    property string overZone: ""
    /// The place that would take the carried pieces and leans towards them, and how far.
    property string leaning: ""
    property point lean: Qt.point(0, 0)
    function leanOf(zoneId: string): point { return zoneId !== "" && zoneId === leaning ? lean : Qt.point(0, 0) }
    /// The gap in the own hand into which the carried pieces would go: 0 = before the first; -1 = nowhere.
    property int handGap: -1
    /// What would lie in the meld under the pointer after letting go there, in its order; [] elsewhere.
    property list<string> ghost
    property int ghostPlace: -1

    function hoverAt(x: real, y: real): void {
        const piece = x < 0 ? null : table.pieceAt(x, y)
        if (hoveredPiece && hoveredPiece !== piece)
            hoveredPiece.hovered = false
        hoveredPiece = piece
        if (piece)
            piece.hovered = true
        const zone = x < 0 ? null : table.zoneById(meant(piece, x, y))
        hoveredZoneClickable = zone !== null && (zone.isTarget || zone.clickable)
    }
    /// The zone meant by a click on this piece, or beside every piece: the one that would take the chosen pieces (a
    /// player with all their cards may be a target), else the one where the piece lies.
    function meant(piece: TablePiece, x: real, y: real): string {
        const wanted = table.targets()
        const zoneId = table.layout.zoneAt(x, y, wanted)
        return !piece || wanted.indexOf(zoneId) >= 0 ? zoneId : piece.zone
    }
    function clickPiece(piece: TablePiece, x: real, y: real): void {
        used()
        const zoneId = meant(piece, x, y)
        // A chosen piece of the hand goes where the click is, if that place would take it; else the clicked one is
        // chosen.
        const carries = table.layout.isShared(piece.zone) && table.selectedPieces().some(p => p.zone === table.layout.myHand) && table.targets().indexOf(piece.zone) >= 0
        if (takesAtOnce(piece))
            table.session.activate(piece.pieceId)
        else if (piece.mine && !carries)
            table.session.toggleSelected(piece.pieceId)
        else if (piece.mine)
            table.session.clickZone(piece.zone)
        else if (piece.zoneKind !== "hand" || zoneId !== piece.zone)
            table.session.clickZone(zoneId)
    }
    /// In a row that belongs to the whole table, a piece can only be taken.
    function takesAtOnce(piece: TablePiece): bool {
        return table.layout.isShared(piece.zone) && table.selectedPieces().every(p => p === piece)
    }
    /// A click beside every piece.
    function clickAt(x: real, y: real): void {
        used()
        const zone = table.zoneById(table.layout.zoneAt(x, y, table.targets()))
        const own = zone !== null && table.layout.isMine(zone.zoneId)
        if (zone && (zone.clickable || zone.isTarget && zone.zoneId !== table.layout.myHand))
            table.session.clickZone(zone.zoneId)
        else if (zone && zone.kind !== "hand" && zone.present && !own && table.selectedPieces().length > 0)
            table.session.clickZone(zone.zoneId)
        else {
            table.session.clearSelection()
            table.session.skipPacing()
        }
    }
    function activatePiece(piece: TablePiece): void {
        // A second quick click where one click already takes a piece is impatience, not another action.
        if (piece.mine && !table.layout.isShared(piece.zone))
            table.session.activate(piece.pieceId)
    }
    function pickUp(piece: TablePiece): void {
        used()
        hoverAt(-1, -1)
        const held = [piece]
        const chosen = piece.mine && piece.selected ? table.selectedPieces() : []
        for (let i = 0; i < chosen.length; ++i)
            if (chosen[i] !== piece)
                held.push(chosen[i])
        heldPieces = held
        table.session.hold(heldIds())
    }
    /// From left to right as they lay in the hand.
    function heldIds(): var {
        return heldPieces.slice().sort((a, b) => a.place - b.place).map(piece => piece.pieceId)
    }
    function carryTo(cx: real, cy: real, x: real, y: real): void {
        if (heldPieces.length === 0)
            return
        const order = heldPieces.slice().sort((a, b) => a.place - b.place)
        const grabbed = order.indexOf(heldPieces[0])
        for (let i = 0; i < order.length; ++i)
            order[i].carry(cx + (i - grabbed) * table.layout.pieceWidth * 0.42, cy)
        foresee(table.layout.zoneAt(x, y, table.targets()), x)
        attract(cx, cy)
        handGap = overZone === table.layout.myHand && heldPieces[0].zone === table.layout.myHand ? table.layout.placeAt(table.layout.myHand, x, heldPieces[0].zoneCount) : -1
    }
    /// The nearest place that would take what is held at (x, y) leans towards it.
    function attract(x: real, y: real): void {
        const wide = table.layout.pieceWidth
        let least = motion.near * wide
        let nearest = ""
        for (const id of table.targets()) {
            const room = table.layout.geometry[id]
            if (!room || id === table.layout.myHand)
                continue
            const far = Math.hypot(Math.max(room.x - x, 0, x - room.x - room.width), Math.max(room.y - y, 0, y - room.y - room.height))
            if (far < least) {
                least = far
                nearest = id
            }
        }
        const to = nearest === "" ? null : table.layout.geometry[nearest]
        lean = to ? motion.leaning(x - to.x - to.width / 2, y - to.y - to.height / 2, wide) : Qt.point(0, 0)
        leaning = nearest
    }
    /// The meld under the pointer shows what it would become: where a card goes, and which one has to make room.
    function foresee(zoneId: string, x: real): void {
        const zone = zoneId === "" ? null : table.zoneById(zoneId)
        const place = zone && zone.kind === "meld" ? table.layout.placeAt(zoneId, x, zone.count) : -1
        if (zoneId === overZone && place === ghostPlace)
            return
        overZone = zoneId
        ghostPlace = place
        ghost = place < 0 ? [] : table.session.preview(heldIds(), zoneId, place)
    }
    function forgetOver(): void {
        overZone = ""
        ghostPlace = -1
        ghost = []
        handGap = -1
        leaning = ""
    }
    function letGoAt(x: real, y: real): void {
        if (heldPieces.length === 0)
            return
        const zoneId = table.layout.zoneAt(x, y, table.targets())
        const dropped = heldPieces
        const ids = heldIds()
        const lead = dropped[0]
        heldPieces = []
        forgetOver()
        if (zoneId === table.layout.myHand && lead.zone === table.layout.myHand)
            reorder(dropped, table.layout.placeAt(table.layout.myHand, x, lead.zoneCount))
        else if (zoneId !== "" && zoneId !== lead.zone) {
            const count = table.zoneById(zoneId) ? table.zoneById(zoneId).count : 0
            table.session.dropOn(ids, zoneId, table.layout.placeAt(zoneId, x, count))
        }
        table.session.letGo()
        for (let i = 0; i < dropped.length; ++i)
            dropped[i].settle()
    }
    function giveUp(): void {
        const dropped = heldPieces
        heldPieces = []
        forgetOver()
        table.session.letGo()
        for (let i = 0; i < dropped.length; ++i)
            dropped[i].settle()
    }
    /// Puts own pieces between others: `gap` 0 = before the first.
    function reorder(moved: var, gap: int): void {
        const order = moved.slice().sort((a, b) => a.place - b.place)
        for (let i = 0; i < order.length; ++i) {
            const place = order[i].place < gap ? gap - 1 : gap
            if (place !== order[i].place)
                table.session.moveInHand(order[i].pieceId, place)
            gap = order[i].place + 1
        }
        placed(moved)
    }
}
