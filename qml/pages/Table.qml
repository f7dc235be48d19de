// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Controls.Basic
import Hanpan

/// The table for a match request. The match is kept in the history.
FocusScope {
    id: page

    property matchRequest match
    readonly property alias session: session
    readonly property string windowTitle: session.running ? qsTr("%1 – %2", "title of the window").arg(session.tableTitle).arg(session.roundText) : ""
    readonly property string keyPage: "table"
    readonly property string game: session.game
    /// The match with which the next start of the program goes on; 0 = none.
    readonly property int keptMatch: session.running && !session.demo && !session.matchOver() ? session.matchId : 0
    readonly property bool onScreen: StackView.status === StackView.Active

    /// Called by the window on Escape and the back button; true when the page has handled it.
    function goBack(): bool {
        if (!table.keys.cancel())
            leave()
        return true
    }
    function leave(): void {
        if (session.running && session.phase === "playing" && !session.demo)
            question.open()
        else
            Navigator.leave()
    }

    function help(): void { table.openRules() }

    focus: true
    // Wherever on the page the keyboard is, the table gets its keys.
    Keys.onPressed: (event) => {
        if (!table.activeFocus)
            table.keys.press(event)
    }
    Component.onCompleted: begin()
    function begin(): void {
        if (!session.begin(match))
            refuse(() => page.begin())
    }
    /// A match could not be begun: asks if the person can give something up for it (then it is tried `again`), else
    /// says why.
    function refuse(again: var): void {
        const asks = session.asksToGiveUp()
        if (asks)
            givingUp.again = again
        const sheet = asks ? givingUp : failure
        sheet.explain(session.startError())
    }

    TableSession {
        id: session
        kept: true
        untimed: page.match.demo && Preferences.botSpeed === "instant"
        speed: Preferences.botSpeed
        // A person who listens to a screen reader cannot be quick.
        claimWaits: Preferences.claimForever || Announcer.active
        paused: !page.onScreen || question.opened || givingUp.opened || table.asking || table.held
    }
    RoomTone {
        game: session.game
        window: page.Window.window
        on: page.onScreen && session.running && !session.paused
    }
    property houseVerdict nobody
    /// What the host says, where the match was played in a house: one deal that is over.
    readonly property houseVerdict host: session.phase === "matchOver" && session.kept && session.episode && session.dealDay === "" && Journey.revision >= 0 ? Journey.verdict(session.matchId) : nobody
    onHostChanged: if (host.looking) Journey.look()
    /// In a demo the next round, match and game come automatically.
    function goOn(): void {
        if (session.phase === "roundOver")
            session.nextRound()
        else if (page.match.fixedGame)
            session.newMatchSameRules()
        else {
            const games = GameCatalog.games
            Navigator.replace("Table", {match: Matches.demo(games[(games.indexOf(session.game) + 1) % games.length])})
        }
    }
    Timer {
        interval: session.untimed ? 0 : 5000
        running: session.demo && session.running && session.phase !== "playing" && page.onScreen && !table.held && !table.finale.running && !question.opened
        onTriggered: page.goOn()
    }
    TableView {
        id: table
        anchors.fill: parent
        focus: true
        session: session
        host: page.host
        onSounded: (kind, step) => SoundBoard.play(kind, page.session.game, step)
        onLeaveRequested: page.leave()
        onSettingsRequested: Navigator.go("Settings", {})
        onAsked: (what) => page.answer(what)
    }
    /// Does what the table's menu asks for beyond the table.
    function answer(what: string): void {
        switch (what) {
        case "restartDeal": tellUnless(() => session.restartDeal()); break
        case "otherSeat": tellUnless(() => session.takeOtherSeat()); break
        case "deals":
            if (page.match.daily)
                Navigator.leave()
            else
                Navigator.replace("Daily", {day: session.dealDay})
            break
        case "house":
            Navigator.replace("JourneyPage", {house: host.house})
            break
        case "field": {
            const sheet = others.get() as FieldSheet
            sheet.match = session.matchId
            sheet.open()
            break
        }
        case "copyCode": tell(History.copyCode(session.matchId)); break
        case "learn": Navigator.go("Learn", {game: session.game}); break
        case "replay": Navigator.go("ReplayPage", {matchId: session.matchId, lastRound: true}); break
        case "review": Navigator.go("ReviewPage", {matchId: session.matchId}); break
        case "sheet":
            pdfDialog.open()
            break
        case "picture":
            pictureDialog.open()
            break
        }
    }
    function tellUnless(begin: var): void {
        if (begin())
            return
        if (session.asksToGiveUp())
            refuse(() => page.tellUnless(begin))
        else
            tell({ok: false, text: session.startError()})
    }
    function tell(outcome: var): void {
        if (outcome.text !== "")
            said.show(outcome.text, outcome.ok, "")
    }
    function savePicture(file: url): void {
        table.grabToImage(function (result) {
            page.tell(result.saveToFile(History.pathOf(file)) ? {ok: true, text: qsTr("The picture of the table was saved.")}
                                              : {ok: false, text: qsTr("The picture couldn't be saved there. Choose another folder.")})
        })
    }
    RuleNotice {
        id: said
        objectName: "tableNotice"
        anchors.horizontalCenter: parent.horizontalCenter
        y: Theme.u(64)
        z: 5
    }
    Later {
        id: others
        over: page
        FieldSheet {
            onClosed: table.takeKeys()
        }
    }
    AskFile {
        id: pdfDialog
        title: qsTr("Save the score sheet")
        saves: true
        suggestedName: session.running ? History.fileName(session.matchId) : ""
        defaultSuffix: "pdf"
        nameFilters: [qsTr("PDF (*.pdf)")]
        onAccepted: page.tell(Paper.savePdf(session.matchId, selectedFile))
    }
    AskFile {
        id: pictureDialog
        title: qsTr("Save a picture of the table")
        saves: true
        suggestedName: session.tableTitle
        defaultSuffix: "png"
        nameFilters: [qsTr("Picture (*.png)")]
        onAccepted: page.savePicture(selectedFile)
    }
    Sheet {
        id: question
        objectName: "leaveQuestion"
        title: qsTr("Leave the table?")
        message: qsTr("The round is not over yet. You can continue it from the home page.")
        buttons: [
            { id: "leave", label: qsTr("Leave"), kind: "plain" },
            { id: "cancel", label: qsTr("Keep playing"), kind: "primary" }
        ]
        onAnswered: (id) => {
            if (id === "leave")
                Navigator.leave()
        }
        onClosed: table.takeKeys()
    }
    Sheet {
        // Playing this would reveal what a match that counts keeps secret.
        id: givingUp
        objectName: "givingUp"
        property var again
        title: qsTr("Make that match practice?")
        buttons: [
            { id: "practice", label: qsTr("Make it practice and play"), kind: "plain" },
            { id: "cancel", label: qsTr("Leave it as it is"), kind: "primary" }
        ]
        onAnswered: (id) => {
            if (id !== "practice")
                page.stay()
            else if (session.giveUpSecrets())
                again()
            else
                page.refuse(again)
        }
        onClosed: if (session.running) table.takeKeys()
    }
    /// Nothing was begun: goes back, unless a match is on the table.
    function stay(): void {
        if (!session.running)
            Navigator.leave()
    }
    Sheet {
        id: failure
        objectName: "startFailure"
        title: qsTr("This match cannot be played")
        onAnswered: page.stay()
    }
}
