// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Hanpan

/**
 * The keyboard at the table: where its cursor is, and what each key does there. The cursor is invisible until a key is
 * used.
 */
QtObject {
    required property var table

    property bool inUse: false
    /// The keyboard is in one of the own rows (0 = the hand), or on a zone while `cursorZone` is not empty.
    property int cursorRow: 0
    property int cursorPlace: 0
    property string cursorZone: ""

    /// The own row with the keyboard: the hand, if the one it was in is empty. Every piece asks for it, so it is found
    /// once for all of them, in the short list of zones.
    readonly property string home: {
        const row = table.layout.ownZones[cursorRow]
        return row !== undefined && table.zoneList.some(zone => zone.zoneId === row && zone.count > 0) ? row : table.layout.myHand
    }
    function cursorHome(): string {
        return home
    }
    function cursorPiece(): TablePiece {
        return table.pieceIn(cursorHome(), cursorPlace)
    }
    /// The piece or the place with the visible ring; null if there is none. A key uses nothing else.
    function ringed(): Item {
        const at = cursorZone === "" ? cursorPiece() : table.zoneById(cursorZone)
        return at !== null && at.current && at.visible ? at : null
    }
    function ringedPiece(): TablePiece { return ringed() as TablePiece }
    /// The first key shows the ring and does nothing else: on what the coach points at, else where it was in the hand.
    function showRing(): void {
        inUse = true
        cursorZone = ""
        const hinted = table.session.hint.pieceIds.map(id => table.pieceById(id)).find(piece => piece !== null && piece.zone === home)
        cursorPlace = hinted !== undefined ? hinted.place : Math.max(0, Math.min(cursorPlace, table.countIn(home) - 1))
        focusCursor()
    }
    function moveCursor(step: int): void {
        inUse = true
        if (cursorZone !== "") {
            const list = keyZones()
            const at = list.indexOf(cursorZone)
            cursorZone = list[(at + step + list.length) % list.length] || ""
        } else {
            const count = table.countIn(cursorHome())
            cursorPlace = count === 0 ? 0 : (Math.min(cursorPlace, count - 1) + step + count) % count
        }
        focusCursor()
    }
    /// Zones that the keyboard visits (the useful ones if there are any), in reading order.
    function keyZones(): var {
        const all = []
        for (let i = 0; i < table.zones.count; ++i) {
            const zone = table.zoneOf(i)
            if (zone && zone.kind !== "hand" && zone.visible && zone.present && (zone.isTarget || !table.layout.isMine(zone.zoneId)))
                all.push(zone)
        }
        const useful = all.filter(z => z.isTarget || z.clickable)
        return (useful.length > 0 ? useful : all).sort((a, b) => Math.abs(a.y - b.y) > 20 ? a.y - b.y : a.x - b.x).map(z => z.zoneId)
    }
    /// Up: from the own hand to the next own row, from there to the zones.
    function enterZones(): void {
        inUse = true
        const above = table.layout.ownZones[cursorRow + 1]
        if (cursorZone === "" && above !== undefined && table.countIn(above) > 0) {
            cursorRow += 1
            cursorPlace = Math.max(0, Math.min(cursorPlace, table.countIn(above) - 1))
            focusCursor()
            return
        }
        const list = keyZones()
        if (cursorZone === "" && list.length > 0)
            cursorZone = list[0]
        focusCursor()
    }
    function leaveZones(): void {
        inUse = true
        if (cursorZone === "" && cursorRow > 0)
            cursorRow -= 1
        cursorZone = ""
        cursorPlace = Math.max(0, Math.min(cursorPlace, table.countIn(cursorHome()) - 1))
        focusCursor()
    }
    /// Gives the piece or zone under the cursor the focus, so that a screen reader follows.
    function focusCursor(): void {
        const item = cursorZone !== "" ? table.zoneById(cursorZone) : cursorPiece()
        if (item)
            item.forceActiveFocus(Qt.OtherFocusReason)
    }
    /// Keymap defines the meaning of a key here, or the game's buttons do.
    function press(event: var): void {
        const meaning = Keymap.meaning("table", event.key, event.modifiers)
        const over = table.finale.running
        table.skipShow()
        if (over) {
            event.accepted = true
            return
        }
        if (meaning === "log") {
            table.openLog()
            event.accepted = true
            return
        }
        // A key that the result does not use must not act on the table behind it.
        if (table.covered || table.session.replaying === true)
            return
        event.accepted = meaning === "" ? pressButton(event) : does(meaning, event.key)
    }
    /// Presses a button of the game; false: no button has this key. If nothing is chosen, the button takes the piece
    /// with the ring.
    function pressButton(event: var): bool {
        const action = table.panel.actionForKey(Keymap.pressed(event.key, event.modifiers))
        if (action === "")
            return false
        const piece = ringedPiece()
        if (piece === null || table.panel.canPress(action) || !table.session.triggerWith(action, piece.pieceId))
            table.panel.press(action)
        return true
    }
    /// Does what a key of the table is for; false: there is nothing to apply it to.
    function does(meaning: string, key: int): bool {
        switch (meaning) {
        case "along": moveCursor(key === Qt.Key_Left ? -1 : 1); break
        case "up": enterZones(); break
        case "down": leaveZones(); break
        case "ends":
            cursorZone = ""
            cursorPlace = key === Qt.Key_Home ? -1 : 0
            moveCursor(key === Qt.Key_Home ? 1 : -1)
            break
        case "choose":
            if (table.session.claim.active) {
                if (table.listens)
                    table.session.trigger(table.session.claim.actions[0])
            } else if (ringedPiece() !== null)
                table.session.toggleSelected(ringedPiece().pieceId)
            else if (ringed() === null)
                showRing()
            break
        case "use":
            if (ringedPiece() !== null)
                table.session.activate(ringedPiece().pieceId)
            else if (ringed() !== null)
                table.session.clickZone(cursorZone)
            else if (table.selectedPieces().length > 0)
                table.session.activateChosen()
            else
                showRing()
            break
        case "redo": table.session.redo(); break
        case "undo":
            if (table.session.canUndo)
                table.undo()
            break
        case "hint": table.session.askHint(); break
        case "order": table.sorter.next(); break
        case "hold": table.held = !table.held; break
        case "tell-hand": table.ask("hand"); break
        case "tell-table": table.ask("table"); break
        case "tell-scores": table.ask("scores"); break
        case "tell-turn": table.ask("turn"); break
        case "step":
            if (!table.held)
                return false
            table.session.step()
            break
        case "hands":
            if (!table.hasHands)
                return false
            table.openHands()
            break
        case "fast-forward":
            if (!table.session.watching)
                return false
            table.session.fastForward()
            break
        default: return false
        }
        return true
    }
    /// Escape takes back the nearest thing: a held piece, a question, a choice. False: there was none.
    function cancel(): bool {
        if (table.skipShow())
            return true
        if (table.gestures.heldPieces.length > 0) {
            table.gestures.giveUp()
            return true
        }
        if (cursorZone !== "") {
            leaveZones()
            return true
        }
        if (table.selectedPieces().length > 0) {
            table.session.clearSelection()
            return true
        }
        if (table.session.hint.state !== "") {
            table.session.dropHint()
            return true
        }
        if (inUse) {
            inUse = false
            return true
        }
        return false
    }
}
