// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Controls.Basic
import Hanpan

/// A match at its table. `match` says which: {game, players, rules, seed, levels, rounds, target} for a new one,
/// {game, record, levels, practice} for one that is taken up again.
FocusScope {
    id: page

    property var match: ({})
    /// The running match, for whoever keeps matches.
    readonly property alias session: session
    readonly property bool onScreen: StackView.status === StackView.Active

    /// Asked by the window on Escape and the back button: true when the page has dealt with it.
    function goBack(): bool {
        if (!table.keys.cancel())
            leave()
        return true
    }
    function leave() {
        if (session.running && session.phase === "playing" && session.canUndo)
            question.open()
        else
            Navigator.home()
    }

    /// Keeps an unfinished match for the home page's "Continue", or forgets a finished one.
    function keep() {
        if (!session.running)
            return
        var unfinished = session.phase !== "matchOver" && session.canUndo
        Preferences.remember("resume/" + session.game, unfinished ? {
            record: session.sessionRecord(), levels: session.levels(), practice: session.practice, round: session.roundNumber
        } : {})
    }

    focus: true
    Component.onDestruction: keep()
    Component.onCompleted: {
        var ok = match.record !== undefined ? session.startFromRecord(match.record, match.levels || [], match.practice === true)
                                            : session.start(match.game || "hoola", match.players || 4, match.rules || {}, match.seed || "",
                                                            match.levels || [], match.rounds || 0, match.target || 0)
        if (!ok) {
            if (match.record !== undefined && match.game !== undefined)
                Preferences.remember("resume/" + match.game, {})
            failure.message = session.startError()
            failure.open()
        }
    }

    TableSession {
        id: session
        speed: Preferences.botSpeed === "instant" ? "off" : Preferences.botSpeed
        claimWaits: Preferences.claimForever
        paused: !page.onScreen || question.opened
    }
    TableView {
        id: table
        anchors.fill: parent
        focus: true
        session: session
        onSounded: (kind) => SoundBoard.play(kind)
        onLeaveRequested: page.leave()
        onSettingsRequested: Navigator.go("Settings", {})
    }
    Sheet {
        id: question
        objectName: "leaveQuestion"
        title: qsTr("Leave the table?")
        message: qsTr("The round is not over yet. You can continue it from the home page.")
        buttons: [
            { id: "leave", label: qsTr("Leave"), kind: "plain" },
            { id: "cancel", label: qsTr("Play on"), kind: "primary" }
        ]
        onAnswered: (id) => {
            if (id === "leave")
                Navigator.home()
        }
        onClosed: table.takeKeys()
    }
    Sheet {
        id: failure
        title: qsTr("This match cannot be played")
        onAnswered: Navigator.back()
    }
}
