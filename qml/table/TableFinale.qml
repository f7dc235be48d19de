// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Hanpan

/**
 * The end of a round before it is settled: the last move is seen, what is rare about it is named, the hands turn over
 * one after another with their values, what each has to pay is counted up step by step, a doubling after the other,
 * coins carry it to whom it belongs, and only then comes the result. With that, it takes three seconds at most, unless
 * something rare has happened. Any click or key skips it; without motion it does not happen.
 */
QtObject {
    id: finale

    required property TablePlaces table
    required property TableNews news

    /// Something has been counted: a coin has arrived, or a step that doubles nothing; 0 = the first.
    signal counted(int step)
    /// An amount has been multiplied, 0 = for the first time.
    signal doubled(int step)

    /// The result waits while this is running.
    readonly property bool running: run.running
    readonly property bool over: table.session.phase !== "playing" && table.session.phase !== "replay" && table.session.phase !== ""
    /// As long as a reader needs for the last call, in ms, or as the great moment takes in which the round ended.
    readonly property bool great: table.session.result.rareMoment.kind !== ""
    readonly property int look: great ? Theme.greatAfter + Theme.great : 900 * Theme.motionFactor
    readonly property int between: Math.min(250, 600 / table.session.players) * Theme.motionFactor
    readonly property int payAt: look + between * table.session.players + 200 * Theme.motionFactor
    /// The most steps in which somebody's amount is counted; each takes a beat.
    readonly property int steps: Array.from(table.session.result.payments).reduce((most, row) => Math.max(most, row.steps.length), 0)
    readonly property int beat: Math.min(260, 1200 / Math.max(1, steps)) * Theme.motionFactor
    readonly property int coinsAt: payAt + steps * beat
    readonly property int counting: 450 * Theme.motionFactor
    readonly property int total: coinsAt + counting + 250 * Theme.motionFactor
    /// By how much it is hurried.
    readonly property real haste: great ? 1 : Math.max(1, total / 2500)
    /// The time since it began, ms; it runs faster where it has to be hurried.
    property real clock: 0
    /// The step that is being counted, 0 = none yet, and how much of its beat is over.
    readonly property int step: !running || clock < payAt || beat === 0 ? 0 : Math.min(steps, 1 + Math.floor((clock - payAt) / beat))
    readonly property real inStep: step === 0 ? 0 : Math.min(1, (clock - payAt - (step - 1) * beat) / beat)
    /// How much of the payments has been carried over, 0 to 1.
    readonly property real paid: !running ? 0 : Math.max(0, Math.min(1, (clock - coinsAt) / Math.max(1, counting)))
    /// What has been heard: notes that count, and doublings; each is a note higher than the one before.
    property int notes: 0
    property int doublings: 0
    onStepChanged: {
        if (step === 0)
            return
        if (Array.from(table.session.result.payments).some(row => step <= row.steps.length && row.steps[step - 1].times > 1))
            doubled(doublings++)
        else
            counted(notes++)
    }

    /// Of an amount as many coins go from seat to seat; each arrives a little after the one before.
    function coins(amount: real): int {
        return amount <= 0 ? 0 : Math.max(1, Math.min(5, Math.round(amount)))
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
    onArrivedChanged: if (arrived > 0) counted(notes++)

    onOverChanged: {
        run.stop()
        // A round that was over when the person sat down is not shown again.
        if (over && news.lastActor >= 0 && look > 0 && !table.session.replaying) {
            clock = 0
            notes = 0
            doublings = 0
            run.to = total
            run.duration = total / haste
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
        return (look + between * ((seat - table.session.seat + table.session.players) % table.session.players)) / haste
    }
    /// Whether this seat's hand is open by now.
    function turned(seat: int): bool {
        return running && clock >= (delayOf(seat) + Theme.flip) * haste
    }
    property NumberAnimation run: NumberAnimation {
        target: finale
        property: "clock"
        from: 0
    }
}
