// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Hanpan

/// What is new at a table: the pieces that moved in the turn seen last, marked until somebody else acts; and what the
/// person's turn brought at its end, until the person acts again.
QtObject {
    required property TablePlaces table

    /// Pieces that are marked (id -> true).
    property var fresh: ({})
    /// Who acted last; -1 = nobody yet.
    property int lastActor: -1
    property var moving: []
    /// Of the marked pieces, those that came into the own rows by the person's last action.
    property var mine: ({})

    function moved(pieceId: int): void {
        if (table.ready && !table.still)
            moving.push(pieceId)
    }
    /// `kind`: of the session's kinds of events.
    function happened(kind: string, seat: int): void {
        if (kind === "deal" || kind === "dealt" || kind === "undo")
            forget()
        else if (kind === "shuffle")
            forgetCovered()
        else if (kind !== "win" && kind !== "lose" && kind !== "rare" && kind !== "dismay")
            mark(seat)
    }
    /// `seat` has acted: what moved is marked; what others moved before is not new any more.
    function mark(seat: int): void {
        const me = seat === table.session.seat
        if (me)
            mine = {}
        const marks = Object.assign({}, seat === lastActor ? fresh : mine)
        for (const id of moving) {
            marks[id] = true
            if (me && isMine(table.pieceById(id)))
                mine[id] = true
        }
        moving = []
        lastActor = seat
        fresh = marks
    }
    function isMine(piece: TablePiece): bool {
        return piece !== null && piece.mine && !table.layout.isShared(piece.zone)
    }
    function forget(): void {
        moving = []
        mine = {}
        lastActor = -1
        fresh = {}
    }
    /// Covered pieces on the table were mixed: nobody knows where any of them went.
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
