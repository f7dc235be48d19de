// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Hanpan

/// What a picture of a great moment begins with. Everything in it is where the clock says, so that it can be looked at in
/// any moment of it.
Item {
    id: picture

    required property GreatMoment show
    readonly property greatMoment moment: show.moment
    readonly property TableLayout layout: show.layout
    readonly property string game: show.session.game
    readonly property real unit: show.layout.unit
    /// A piece is as wide as in the hand: pieces are painted for their width, and those are. Others are scaled.
    readonly property real pieceWidth: show.layout.pieceWidth
    readonly property real pieceHeight: show.layout.pieceHeight
    /// The pieces of all parts one after another: {face, part}.
    readonly property var all: Array.from(moment.pieces).reduce((list, part, i) => list.concat(Array.from(part).map(face => ({ face: face, part: i }))), [])

    /// How far something is that goes on between two moments of the clock: 0 to 1, evenly.
    function part(from: real, to: real): real {
        return Math.max(0, Math.min(1, (show.clock - from) / (to - from)))
    }
    /// The same, slowing down.
    function way(from: real, to: real): real {
        return 1 - Math.pow(1 - part(from, to), 3)
    }
    /// The same, bouncing on the ground at its end.
    function fall(from: real, to: real): real {
        const t = part(from, to)
        return t < 0.6 ? t * t / 0.36 : t < 0.86 ? 1 - 0.22 * (1 - Math.pow((t - 0.73) / 0.13, 2)) : 1 - 0.06 * (1 - Math.pow((t - 0.93) / 0.07, 2))
    }
}
