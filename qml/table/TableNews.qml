// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Hanpan

/// What is news at a table: the pieces that moved in the turn that was seen last, marked until somebody else acts.
QtObject {
    id: news

    required property var table

    /// Pieces that are marked (id -> true).
    property var fresh: ({})
    /// Who acted last; -1 = nobody yet.
    property int lastActor: -1
    property var moving: []

    function moved(pieceId: int): void {
        if (table.ready && !table.still)
            moving.push(pieceId)
    }
    /// By the session's kinds of events.
    function happened(kind: string, seat: int): void {
        if (kind === "deal" || kind === "dealt" || kind === "undo")
            forget()
        else if (kind === "shuffle")
            forgetCovered()
        else if (kind !== "win" && kind !== "lose")
            mark(seat)
    }
    /// `seat` has acted: what moved is marked; what others moved before is no news any more.
    function mark(seat: int): void {
        const marks = seat === lastActor ? Object.assign({}, fresh) : {}
        for (const id of moving)
            marks[id] = true
        moving = []
        lastActor = seat
        fresh = marks
    }
    function forget(): void {
        moving = []
        lastActor = -1
        fresh = {}
    }
    /// What lies covered on the table was mixed: nobody knows where anything went.
    function forgetCovered(): void {
        const marks = {}
        for (const id in fresh) {
            const piece = table.pieceById(Number(id))
            if (piece && (piece.openFace !== "" || piece.zoneKind === "hand"))
                marks[id] = true
        }
        moving = []
        fresh = marks
    }
}
