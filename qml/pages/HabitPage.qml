// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Controls.Basic
import Hanpan

/// Practice of a habit: one decision of its kind after another, each in a new deal at the table, judged at once.
FocusScope {
    id: page

    property habit chosen
    readonly property alias session: session
    readonly property alias practice: practice
    readonly property string windowTitle: qsTr("%1 – %2", "title of the window").arg(GameCatalog.name(chosen.game)).arg(qsTr("Practice"))
    readonly property string keyPage: "table"
    readonly property bool onScreen: StackView.status === StackView.Active
    /// "dealt" (or being looked for), "judged" (finished or under way), "showing" or "shown" (the better move).
    property string state: "dealt"
    /// A hint was shown before the answer.
    property bool hinted: false
    readonly property puzzleVerdict verdict: practice.verdict

    /// Called by the window on Escape and the back button; true when the page has handled it. Nothing is kept.
    function goBack(): bool {
        if (!table.keys.cancel())
            Navigator.leave()
        return true
    }
    function help(): void { table.openRules() }

    function ask(): void {
        if (practice.failure !== "") {
            failure.explain(practice.failure)
            return
        }
        state = "dealt"
        hinted = false
        if (practice.record === "")
            return
        if (session.startFromRecord(practice.record, [], true, 0)) {
            session.skipPacing()
            table.takeKeys()
        } else {
            failure.explain(session.startError())
        }
    }
    function next(): void {
        if (practice.told !== "")
            end.explain(practice.told)
        else
            practice.next()
    }
    /// Plays the coach's move at the table.
    function showBetter(): void {
        const better = verdict.better
        state = "showing" // while it is laid the table must not stand still
        if (session.startFromRecord(practice.record, [], true, 0)) {
            session.skipPacing()
            session.act(better)
        }
        state = "shown"
    }
    /// Handles what the person has done, if it was more than looking.
    function heard(): void {
        if (state !== "dealt" || practice.record === "")
            return
        const done = session.ownActionAt(practice.actions)
        if (done === "")
            return
        state = "judged"
        practice.answer(done, hinted)
    }

    focus: true
    // Wherever on the page the keyboard is, the table gets its keys.
    Keys.onPressed: (event) => {
        if (!table.activeFocus)
            table.keys.press(event)
    }
    onOnScreenChanged: if (onScreen && session.running) card.takeKeys() || table.takeKeys()
    Component.onCompleted: practice.begin(chosen)

    HabitPractice {
        id: practice
        onDealt: page.ask()
    }
    TableSession {
        id: session
        kept: false
        speed: Preferences.botSpeed
        claimWaits: true
        // The opponents wait for the verdict, and for the next deal.
        paused: !page.onScreen || table.held || practice.record === "" || (page.state !== "dealt" && page.state !== "showing")
        onRecordChanged: page.heard()
        onHintChanged: if (page.state === "dealt" && hint.state === "shown") page.hinted = true
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
        onSounded: (kind, step) => SoundBoard.play(kind, page.chosen.game, step)
        onGoOnRequested: page.next()
        onLeaveRequested: Navigator.leave()
        onSettingsRequested: Navigator.go("Settings", {})
    }
    PuzzleCard {
        id: card
        width: parent.width
        question: practice.record === "" ? qsTr("Looking for a deal with such a decision...")
            : qsTr("Decision %1 of %2: what do you play?").arg(practice.number).arg(practice.wanted)
        once: true
        backText: qsTr("End the practice")
        onward: practice.told === "" ? qsTr("Next deal") : qsTr("How it went")
        verdict: practice.verdict
        judging: practice.judging
        asked: page.state === "dealt"
        shown: page.state === "shown"
        better: page.verdict.better === "" || page.state === "shown" ? "" : session.actionText(page.verdict.better)
        onToldChanged: if (told) takeKeys()
        onLeaveRequested: Navigator.leave()
        onBetterWanted: page.showBetter()
        onNextRequested: page.next()
    }
    Sheet {
        id: end
        objectName: "habitEnd"
        title: page.chosen.label
        onAnswered: Navigator.leave()
    }
    Sheet {
        id: failure
        objectName: "habitFailure"
        title: qsTr("There is nothing to practise")
        onAnswered: Navigator.leave()
    }
}
