// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Controls.Basic
import Hanpan

/// A decision that was a mistake, at the table where it was made: one real move, judged by the coach who found the
/// mistake.
FocusScope {
    id: page

    property int matchId: 0
    /// The number of the action; the position before it is asked.
    property int number: 0
    readonly property alias session: session
    readonly property string windowTitle: qsTr("%1 – %2", "title of the window").arg(session.tableTitle).arg(qsTr("Puzzle"))
    readonly property alias puzzles: puzzles
    readonly property string keyPage: "table"
    readonly property string game: session.game
    readonly property bool onScreen: StackView.status === StackView.Active
    /// "asked", "judged" (finished or under way), "showing" or "shown" (the better move).
    property string state: "asked"
    property string record: ""
    /// A hint was shown before the answer.
    property bool hinted: false
    readonly property puzzleVerdict verdict: puzzles.verdict
    function after(): puzzleRow { return puzzles.next(matchId, number) }

    /// Called by the window on Escape and the back button; true when the page has handled it. There is nothing to lose.
    function goBack(): bool {
        if (!table.keys.cancel())
            Navigator.leave()
        return true
    }
    function help(): void { table.openRules() }

    function begin(): void {
        puzzles.clear()
        state = "asked"
        hinted = false
        record = puzzles.recordOf(matchId, number)
        session.characters = puzzles.charactersOf(matchId)
        if (record !== "" && session.startFromRecord(record, [], true, 0)) {
            session.skipPacing() // it was dealt long ago
            table.takeKeys()
        } else {
            failure.explain(record === "" ? qsTr("The match no longer exists, or can't be played up to this point.") : session.startError())
        }
    }
    function next(): void {
        const one = after()
        if (one.match === 0) {
            Navigator.leave()
            return
        }
        matchId = one.match
        number = one.number
        begin()
    }
    /// Plays the coach's move at the table.
    function showBetter(): void {
        const better = verdict.better
        state = "showing" // while it is laid the table must not stand still
        if (session.startFromRecord(record, [], true, 0)) {
            session.skipPacing()
            session.act(better)
        }
        state = "shown"
    }
    function shows(hint: coachHint): bool { return hint.state === "shown" }
    /// Handles what the person has done, if it was more than looking.
    function heard(): void {
        if (state !== "asked")
            return
        const done = session.ownActionAt(number)
        if (done === "")
            return
        state = "judged"
        puzzles.answer(matchId, number, done, hinted)
    }
    function playOn(): void {
        Navigator.go("Table", {match: Matches.branch(session.sessionRecord(), session.levels(), session.characters, Math.max(0, matchId), "")})
    }

    focus: true
    // Wherever on the page the keyboard is, the table gets its keys.
    Keys.onPressed: (event) => {
        if (!table.activeFocus)
            table.keys.press(event)
    }
    onOnScreenChanged: if (onScreen && session.running) card.takeKeys() || table.takeKeys()
    Component.onCompleted: begin()

    Puzzles {
        id: puzzles
        onJudged: if (page.session.running) card.takeKeys()
    }
    TableSession {
        id: session
        kept: false
        speed: Preferences.botSpeed
        claimWaits: true
        // The opponents wait for the verdict.
        paused: !page.onScreen || table.held || (page.state !== "asked" && page.state !== "showing")
        onRecordChanged: page.heard()
        onHintChanged: if (page.state === "asked" && page.shows(hint)) page.hinted = true
    }
    TableView {
        id: table
        anchors.top: card.bottom
        anchors.left: parent.left
        anchors.right: parent.right
        anchors.bottom: parent.bottom
        focus: true
        lesson: true
        session: session
        onSounded: (kind, step) => SoundBoard.play(kind, page.game, step)
        onGoOnRequested: page.next()
        onLeaveRequested: Navigator.leave()
        onSettingsRequested: Navigator.go("Settings", {})
    }
    PuzzleCard {
        id: card
        width: parent.width
        verdict: puzzles.verdict
        judging: puzzles.judging
        asked: page.state === "asked"
        shown: page.state === "shown"
        better: page.verdict.better === "" || page.state === "shown" ? "" : session.actionText(page.verdict.better)
        hasNext: puzzles.list.length > 0 && page.after().match !== 0
        onLeaveRequested: Navigator.leave()
        onGivenUp: {
            session.skipPacing() // else the table would be paused before everything has been laid out
            page.state = "judged"
            puzzles.giveUp(page.matchId, page.number)
        }
        onAgainRequested: page.begin()
        onBetterWanted: page.showBetter()
        onPlayOnRequested: page.playOn()
        onNextRequested: page.next()
    }
    Sheet {
        id: failure
        objectName: "puzzleFailure"
        title: qsTr("This puzzle cannot be shown")
        onAnswered: Navigator.leave()
    }
}
