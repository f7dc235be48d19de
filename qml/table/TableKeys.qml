// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Hanpan

/**
 * The keyboard at the table: where its cursor is, and what each key does there. Nothing is shown of the cursor before a key
 * was used.
 */
QtObject {
    required property var table

    property bool inUse: false
    /// In one of my rows (0 = the hand), or on a zone while `cursorZone` is not empty.
    property int cursorRow: 0
    property int cursorPlace: 0
    property string cursorZone: ""

    /// The row of mine the keyboard is in: the hand, unless the one it was in is empty. Asked by every piece: looked up in
    /// the list of zones, of which there are few, and once for all of them.
    readonly property string home: {
        var row = table.layout.ownZones[cursorRow]
        return row !== undefined && table.zoneList.some(zone => zone.zoneId === row && zone.count > 0) ? row : table.layout.myHand
    }
    function cursorHome(): string {
        return home
    }
    function cursorPiece(): TablePiece {
        return table.pieceIn(cursorHome(), cursorPlace)
    }
    function moveCursor(step: int) {
        inUse = true
        if (cursorZone !== "") {
            var list = keyZones()
            var at = list.indexOf(cursorZone)
            cursorZone = list[(at + step + list.length) % list.length] || ""
        } else {
            var count = table.countIn(cursorHome())
            cursorPlace = count === 0 ? 0 : (Math.min(cursorPlace, count - 1) + step + count) % count
        }
        focusCursor()
    }
    /// Zones the keyboard visits, the useful ones if there are any, in reading order.
    function keyZones(): var {
        var all = new Array()
        for (var i = 0; i < table.zones.count; ++i) {
            var zone = table.zoneOf(i)
            if (zone && zone.kind !== "hand" && zone.visible && zone.present && (zone.isTarget || table.layout.ownZones.indexOf(zone.zoneId) < 0))
                all.push(zone)
        }
        var useful = all.filter(z => z.isTarget || z.clickable)
        return (useful.length > 0 ? useful : all).sort((a, b) => Math.abs(a.y - b.y) > 20 ? a.y - b.y : a.x - b.x).map(z => z.zoneId)
    }
    /// Up: from my hand to my next row, from there to the zones.
    function enterZones() {
        inUse = true
        var above = table.layout.ownZones[cursorRow + 1]
        if (cursorZone === "" && above !== undefined && table.countIn(above) > 0) {
            cursorRow += 1
            cursorPlace = Math.max(0, Math.min(cursorPlace, table.countIn(above) - 1))
            focusCursor()
            return
        }
        var list = keyZones()
        if (cursorZone === "" && list.length > 0)
            cursorZone = list[0]
        focusCursor()
    }
    function leaveZones() {
        inUse = true
        if (cursorZone === "" && cursorRow > 0)
            cursorRow -= 1
        cursorZone = ""
        cursorPlace = Math.max(0, Math.min(cursorPlace, table.countIn(cursorHome()) - 1))
        focusCursor()
    }
    /// So that a screen reader follows: the piece or zone under the cursor has the focus.
    function focusCursor() {
        var item = cursorZone !== "" ? table.zoneById(cursorZone) : cursorPiece()
        if (item)
            item.forceActiveFocus(Qt.OtherFocusReason)
    }
    function press(event: var) {
        if (table.finale.running) {
            table.finale.skip()
            event.accepted = true
            return
        }
        if (event.key === Qt.Key_J && !(event.modifiers & (Qt.ControlModifier | Qt.AltModifier | Qt.MetaModifier))) {
            table.openLog()
            event.accepted = true
            return
        }
        // What the result does not use moves nothing behind it.
        if (table.covered || table.session.replaying === true)
            return
        if (event.modifiers & (Qt.ControlModifier | Qt.AltModifier | Qt.MetaModifier))
            return
        var piece = cursorPiece()
        switch (event.key) {
        case Qt.Key_Left: moveCursor(-1); break
        case Qt.Key_Right: moveCursor(1); break
        case Qt.Key_Up: enterZones(); break
        case Qt.Key_Down: leaveZones(); break
        case Qt.Key_Home: cursorZone = ""; cursorPlace = -1; moveCursor(1); break
        case Qt.Key_End: cursorZone = ""; cursorPlace = 0; moveCursor(-1); break
        case Qt.Key_Space:
            if (table.session.claim.active === true)
                table.session.trigger(table.session.claim.actions[0])
            else if (cursorZone === "" && piece) {
                inUse = true
                table.session.toggleSelected(piece.pieceId)
            }
            break
        case Qt.Key_Return:
        case Qt.Key_Enter:
            inUse = true
            if (cursorZone !== "")
                table.session.clickZone(cursorZone)
            else if (piece)
                table.session.activate(piece.pieceId)
            break
        case Qt.Key_U:
            if (event.modifiers & Qt.ShiftModifier)
                table.session.redo()
            else if (table.session.canUndo)
                table.session.undo()
            break
        case Qt.Key_Question:
            table.session.askHint()
            break
        case Qt.Key_O:
            table.sorter.next()
            break
        case Qt.Key_Z:
        case Qt.Key_Pause:
            table.hold()
            break
        case Qt.Key_1: table.ask("hand"); break
        case Qt.Key_2: table.ask("table"); break
        case Qt.Key_3: table.ask("scores"); break
        case Qt.Key_4: table.ask("turn"); break
        case Qt.Key_Period:
            if (!table.held)
                return
            table.session.step()
            break
        case Qt.Key_H:
            if (table.hasHands) {
                table.openHands()
                break
            }
        // falls through: without a list of hands the key is the game's
        default:
            var key = event.key >= Qt.Key_A && event.key <= Qt.Key_Z ? String.fromCharCode(event.key) : ""
            var action = key === "" ? "" : table.panel.actionForKey(key)
            if (action !== "")
                table.panel.press(action)
            else if (key === "F" && table.session.watching)
                table.session.fastForward()
            else
                return
        }
        event.accepted = true
    }
    /// Escape takes back the nearest thing: what is held, what is asked, what is chosen. False: nothing was.
    function cancel(): bool {
        if (table.finale.running) {
            table.finale.skip()
            return true
        }
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
        if (table.session.hint.state) {
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
