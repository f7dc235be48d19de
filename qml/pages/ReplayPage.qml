// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Hanpan

/// A match of the history, or a record in a file, shown move by move at its table: forwards, backwards, to the next
/// round, turn, claim or own decision; as the person saw it or with every hand open. The person may play on from any
/// place.
FocusScope {
    id: page

    property int matchId: 0
    property string file: ""
    property int position: 0 ///< where it begins
    property bool lastRound: false ///< it begins with the last round
    /// Decisions as in Review.decisions: the coach's comment is shown where one was made.
    property list<reviewedRow> notes
    property reviewedRow none
    readonly property reviewedRow note: Array.from(notes).find(one => one.position === session.replayPosition) || none
    property bool playing: false
    property string speed: "normal"
    property string jump: "turn"
    readonly property alias session: session
    readonly property string windowTitle: qsTr("%1 – %2", "title of the window").arg(session.tableTitle).arg(qsTr("Replay"))

    /// The better move is shown instead of the played one.
    property bool instead: false

    function go(to: int): void {
        instead = false
        session.replayTo(Math.max(0, Math.min(session.replayLength, to)))
        if (session.replayPosition >= session.replayLength)
            playing = false
    }
    function leap(forward: bool): void {
        const to = session.replayMark(jump, forward)
        if (to >= 0)
            go(to)
    }
    function toggle(): void {
        if (!playing && session.replayPosition >= session.replayLength)
            go(0)
        playing = !playing
    }
    /// Lets the person play on from here, and return to this place afterwards.
    function takeOver(): void { branch(session.sessionRecord(), "") }
    function branch(record: string, name: string): void {
        playing = false
        Navigator.go("Table", {match: Matches.branch(record, session.levels(), session.characters, session.replayedMatch, name)})
    }
    function whatIf(): void {
        playing = false
        branches.openFor()
    }

    function lookAhead(): void {
        playing = false
        foresight.openFor()
    }

    focus: true
    Accessible.role: Accessible.Pane
    readonly property string keyPage: "replay"
    Accessible.name: qsTr("Replay")
    Component.onCompleted: {
        const read = file === "" ? null : History.readFile(file)
        const ok = read === null ? session.replayKept(matchId) : read.ok && session.replayRecord(read.first)
        if (!ok) {
            failure.explain(read !== null && !read.ok ? read.text : session.startError())
        } else if (position > 0) {
            go(position)
        } else if (lastRound) {
            const rounds = session.replayMarks("round")
            go(rounds.length > 0 ? rounds[rounds.length - 1] : 0)
        }
        bar.forceActiveFocus()
    }
    Keys.onPressed: (event) => {
        switch (Keymap.meaning("replay", event.key, event.modifiers)) {
        case "on": page.playing = false; page.go(session.replayPosition + 1); break
        case "back": page.playing = false; page.go(session.replayPosition - 1); break
        case "leap-on": page.leap(true); break
        case "leap-back": page.leap(false); break
        case "first": page.go(0); break
        case "last": page.go(session.replayLength); break
        case "play": page.toggle(); break
        case "all-hands":
            if (session.covered === "")
                session.allHands = !session.allHands
            else
                table.refuse(session.covered, [], "")
            break
        case "chances": page.lookAhead(); break
        case "play-on": if (!session.matchOver()) page.takeOver(); break
        default: return
        }
        event.accepted = true
    }

    TableSession {
        id: session
    }
    Timer {
        interval: page.speed === "slow" ? 1800 : page.speed === "fast" ? 350 : 900
        repeat: true
        running: page.playing
        onTriggered: page.go(session.replayPosition + 1)
    }
    TableView {
        id: table
        anchors.top: parent.top
        anchors.left: parent.left
        anchors.right: parent.right
        anchors.bottom: bar.top
        session: session
        allHands: session.allHands
        onSounded: (kind, step) => {
            if (page.playing)
                SoundBoard.play(kind, session.game, step)
        }
        onLeaveRequested: Navigator.leave()
    }
    ReviewNote {
        objectName: "reviewNote"
        anchors.bottom: bar.top
        anchors.bottomMargin: Theme.gapSmall
        anchors.right: parent.right
        anchors.rightMargin: table.layout.margin
        // Where the buttons are in play: the hand it is about stays in sight.
        width: explained ? widest : Math.min(widest, Math.max(table.layout.actionRoom.width, Theme.w(240)))
        note: page.note
        instead: page.instead
        onShowWanted: {
            if (page.instead)
                session.replayTo(session.replayPosition)
            else if (!session.showInstead(page.note.betterAction))
                return
            page.instead = !page.instead
        }
    }
    Rectangle {
        // Why it ends before the match did: it is always visible, because it applies to every move.
        objectName: "replayNote"
        visible: session.replayNote !== ""
        anchors.right: parent.right
        anchors.rightMargin: Theme.u(130)
        y: Theme.u(6)
        z: 5
        width: noteWords.width + 2 * Theme.gapMedium
        height: Math.max(Theme.u(40), noteWords.height + Theme.gapSmall)
        radius: Theme.radius
        color: Theme.surfaceRaised
        SmallCaption {
            id: noteWords
            anchors.centerIn: parent
            width: Math.min(implicitWidth, page.width * 0.42)
            text: session.replayNote
            wrapMode: Text.Wrap
            Accessible.role: Accessible.StaticText
        }
    }
    ReplayBar {
        id: bar
        objectName: "replayBar"
        anchors.left: parent.left
        anchors.right: parent.right
        anchors.bottom: parent.bottom
        session: session
        playing: page.playing
        speed: page.speed
        jump: page.jump
        onToggled: page.toggle()
        onMoved: (to) => {
            page.playing = false
            page.go(to)
        }
        onLeapt: (forward) => page.leap(forward)
        onSpeedChosen: (speed) => page.speed = speed
        onJumpChosen: (kind) => page.jump = kind
        onWhatIf: page.whatIf()
        onForesightWanted: page.lookAhead()
    }
    BranchSheet {
        id: branches
        matchId: session.replayedMatch
        replay: session
        onBranched: (record, name) => page.branch(record, name)
        onShown: (id, position) => Navigator.go("ReplayPage", {matchId: id, position: position})
        onPlayedOn: (id) => Navigator.go("Table", {match: Matches.kept(id)})
        onClosed: bar.forceActiveFocus()
    }
    ForesightSheet {
        id: foresight
        replay: session
        onMoved: (to) => page.go(to)
        onClosed: bar.forceActiveFocus()
    }
    Sheet {
        id: failure
        objectName: "replayFailure"
        title: qsTr("This match cannot be shown")
        onAnswered: Navigator.leave()
    }
}
