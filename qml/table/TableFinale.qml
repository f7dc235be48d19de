// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Hanpan

/**
 * The end of a round before it is settled: the last move is seen, what is rare about it is named, the hands turn over
 * one after another with their values, the payments are counted up, and only then comes the result. Any click or key
 * skips it; without motion it does not happen.
 */
QtObject {
    id: finale

    required property TablePlaces table
    required property TableNews news

    /// A coin has arrived, 0 = the first.
    signal counted(int step)

    /// The result waits while this is running.
    readonly property bool running: run.running
    readonly property bool over: table.session.phase !== "playing" && table.session.phase !== "replay" && table.session.phase !== ""
    /// The rare thing in which the round ended; "" = nothing.
    readonly property string rare: running ? table.session.result.rareMoment : ""
    /// As long as a reader needs for the last call, in ms. A rare thing is shown longer.
    readonly property int look: (table.session.result.rareMoment !== "" ? 1900 : 900) * Theme.motionFactor
    readonly property int between: 320 * Theme.motionFactor
    readonly property int counting: 900 * Theme.motionFactor
    readonly property int payAt: look + between * table.session.players + look / 3
    readonly property int total: payAt + counting + 700 * Theme.motionFactor
    /// The time since it began, ms.
    property real clock: 0
    /// How much of the payments has been counted, 0 to 1.
    readonly property real paid: !running ? 0 : Math.max(0, Math.min(1, (clock - payAt) / Math.max(1, counting)))

    /// Of an amount as many coins go from seat to seat; each arrives a little after the one before.
    function coins(amount: real): int {
        return Math.max(1, Math.min(5, Math.round(amount)))
    }
    /// How far the coin is on its way, 0 to 1.
    function way(index: int): real {
        return Math.max(0, Math.min(1, (paid - index * 0.1) / 0.6))
    }
    readonly property int mostCoins: running ? Array.from(table.session.result.settlement).reduce((most, line) => Math.max(most, coins(line.amount)), 0) : 0
    /// How many of them have arrived: each is heard, a note higher than the one before.
    readonly property int arrived: {
        let count = 0
        while (count < mostCoins && way(count) === 1)
            ++count
        return count
    }
    onArrivedChanged: if (arrived > 0) counted(arrived - 1)

    onOverChanged: {
        run.stop()
        // A round that was over when the person sat down is not shown again.
        if (over && news.lastActor >= 0 && look > 0 && !table.session.replaying) {
            clock = 0
            run.to = total
            run.duration = total
            run.start()
        }
    }
    function skip(): void {
        run.stop()
        table.skipMotion()
    }
    /// The delay in ms after which this seat's hand turns over.
    function delayOf(seat: int): int {
        const phase = table.session.phase
        if (seat < 0 || table.session.replaying || (phase !== "roundOver" && phase !== "matchOver"))
            return 0
        return look + between * ((seat - table.session.seat + table.session.players) % table.session.players)
    }
    /// Whether this seat's hand is open by now.
    function turned(seat: int): bool {
        return running && clock >= delayOf(seat) + Theme.flip
    }
    property NumberAnimation run: NumberAnimation {
        target: finale
        property: "clock"
        from: 0
    }
}
