// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Hanpan

/// When the sounds of a table begin: what a piece does is heard as it lands, what somebody calls at once.
QtObject {
    id: sounds

    required property TablePlaces table

    /// To be heard now: one of SoundBoard's kinds, and which step of those that count.
    signal sounded(string kind, int step)

    /// Pieces that have left their place and not yet come to the next (id -> true).
    property var onWay: ({})
    /// What is heard when these have landed, in order: {kind, ids}.
    property var waiting: []

    function left(pieceId: int): void {
        if (table.ready && !table.still && Theme.travel > 0)
            onWay[pieceId] = true
    }
    function landed(pieceId: int): void {
        if (onWay[pieceId] !== true)
            return
        delete onWay[pieceId]
        const heard = waiting
        waiting = []
        for (const one of heard) {
            one.ids = one.ids.filter(id => onWay[id] === true)
            if (one.ids.length > 0)
                waiting.push(one)
            else
                sounded(one.kind, 0)
        }
    }
    /// `kind`: of the session's kinds of events, or what the person has done with the own pieces.
    function happened(kind: string): void {
        if (kind === "deal" || kind === "undo") {
            onWay = {}
            waiting = []
        }
        const ids = Object.keys(onWay).map(Number)
        if (ids.length > 0 && SoundBoard.lands(kind)) {
            waiting.push({ kind: kind, ids: ids })
            looking.restart()
        } else {
            sounded(kind, 0)
        }
    }
    // Once all models and zones are as they are now, a piece that lies still is not on its way.
    property Timer looking: Timer {
        interval: 0
        onTriggered: {
            for (const id of Object.keys(sounds.onWay).map(Number)) {
                const piece = sounds.table.pieceById(id)
                if (!piece || !piece.travelling && !piece.held)
                    sounds.landed(id)
            }
        }
    }
}
