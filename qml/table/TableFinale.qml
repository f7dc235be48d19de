// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Hanpan

/**
 * The end of a round before it is settled: the last move is seen, then the hands turn over one after the other, and only then
 * comes the result. Any click or key skips it; without motion there is none of it.
 */
QtObject {
    id: finale

    required property var table

    /// The result waits.
    readonly property bool running: stay.running
    readonly property bool over: table.session.phase !== "playing" && table.session.phase !== "replay" && table.session.phase !== ""
    /// As long as a reader needs for the last call; ms.
    readonly property int look: 900 * Theme.motionFactor
    readonly property int between: 320 * Theme.motionFactor

    onOverChanged: {
        stay.stop()
        // What was over when one sat down is not looked at once more.
        if (over && table.lastActor >= 0 && look > 0 && !table.session.replaying) {
            stay.interval = look + between * table.session.players + look
            stay.start()
        }
    }
    function skip() {
        stay.stop()
        table.skipMotion()
    }
    /// After how many ms this seat's hand turns over.
    function delayOf(seat: int): int {
        const phase = table.session.phase
        if (seat < 0 || table.session.replaying || (phase !== "roundOver" && phase !== "matchOver"))
            return 0
        return look + between * ((seat - table.session.seat + table.session.players) % table.session.players)
    }
    property Timer stay: Timer {}
}
