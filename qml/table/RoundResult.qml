// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Controls.Basic
import Hanpan

/// The end of a round: the winner, how it came to that, and every player in the order of the match with the open hand,
/// what is paid and why; then the next round, or the match's result. It can be put aside to look at the table.
FocusScope {
    id: result

    required property TableFace session

    /// It ends the round of a lesson, whose page goes on.
    property bool lesson: false
    /// What the host of the house says of it; no house = it was played elsewhere.
    property houseVerdict host

    signal goOnRequested()
    signal closedTable()
    /// The person wants to go back to the deals of the day.
    signal dealsRequested()
    /// The person wants to go back to the house.
    signal houseRequested()
    signal replayRequested()
    signal reviewRequested()
    signal logRequested()
    /// The person wants to know how others did at the same deal.
    signal fieldRequested()
    /// The result is gone: the table gets the keyboard back.
    signal keysFree()

    /// The last move is still being shown.
    property bool waits: false
    readonly property bool over: !waits && (session.phase === "roundOver" || session.phase === "matchOver")
    /// It is put aside for a look at the table.
    property bool aside: false
    /// The lower right corner of the button back from there: clear of the own hand.
    property point corner
    /// The match's ranking is shown instead of the round's.
    property bool matchShown: false
    readonly property bool open: over && !aside
    /// How far the players have moved from where they stood in the match to where they stand now, and their scores with
    /// them: 0 to 1.
    property real moved: 1
    SequentialAnimation {
        id: standing
        PauseAnimation { duration: Math.min(100, Theme.quick) }
        NumberAnimation { target: result; property: "moved"; to: 1; duration: Math.min(400, 2 * Theme.enter); easing.type: Easing.InOutCubic }
    }
    /// The players stand where they belong at once.
    function arrive(): void {
        standing.stop()
        moved = 1
    }
    /// It ends a deal of the day.
    readonly property bool daily: session.dealDay !== ""
    /// It was played in a house.
    readonly property bool housed: host.house !== ""

    onOverChanged: {
        aside = false
        matchShown = false
        arrive()
        if (over && Theme.enter > 0) {
            moved = 0
            standing.start()
        }
        if (over)
            takeKeys()
        else
            keysFree()
    }
    onAsideChanged: if (over && !aside) takeKeys()
    /// How the player with this face came off.
    function moodOf(face: string): string {
        const row = Array.from(session.result.payments).find(one => one.face === face)
        return row ? row.mood : "waits"
    }
    function takeKeys(): void {
        Navigator.keysTo(hush.keys, hush.reason)
    }
    Hush {
        id: hush
        objectName: "resultHush"
        shown: result.over
        // (A round that is won by the deal may follow at once.)
        what: result.session.roundText + (result.matchShown ? " match" : "")
        scope: result
        lead: result.matchShown ? again : go
        reason: Qt.OtherFocusReason
    }

    objectName: "roundResult"
    visible: over
    Accessible.role: Accessible.Dialog
    Accessible.name: Announcer.spoken(session.result.title)

    Keys.onEscapePressed: if (hush.over) aside = !aside
    // A result longer than its room can be scrolled by the keyboard too.
    Keys.onUpPressed: scroll(-1)
    Keys.onDownPressed: scroll(1)
    function scroll(by: int): void {
        list.contentY = Math.max(0, Math.min(list.contentHeight - list.height, list.contentY + by * list.height / 2))
    }
    // Anyone who is still pressing keys has not seen it yet.
    Keys.onPressed: (event) => {
        arrive()
        event.accepted = !hush.over
        if (!hush.over)
            hush.restart()
    }

    Rectangle {
        anchors.fill: parent
        color: Theme.scrim
        opacity: result.open ? 0.75 : 0
        visible: opacity > 0
        Behavior on opacity { NumberAnimation { duration: Theme.enter } }
    }
    MouseArea {
        // Nothing at the table can be used until the round is settled; with the result aside, it can be looked at and
        // its history opened.
        anchors.fill: parent
        enabled: result.open
        hoverEnabled: true
        onPressed: result.arrive()
        Accessible.ignored: true
    }
    ActionButton {
        objectName: "backToResult"
        visible: result.over && result.aside
        x: result.corner.x - width
        y: result.corner.y - height
        text: qsTr("Back to the result")
        kind: "primary"
        atTable: true
        onTriggered: result.aside = false
    }
    Panel {
        anchors.centerIn: parent
        width: Math.min(parent.width - 2 * Theme.gapLarge, Theme.w(920))
        // The round's sheet is as high as the match's that follows it, so that the button that goes on stays where it is.
        height: Math.min(parent.height - 2 * Theme.gap, Math.max(round.implicitHeight, result.session.phase === "matchOver" ? match.implicitHeight : 0) + 2 * Theme.gapLarge)
        radius: Theme.radiusLarge
        color: Theme.surfaceRaised
        visible: result.open || opacity > 0
        opacity: result.open ? 1 : 0
        scale: result.open ? 1 : 0.97
        Behavior on opacity { NumberAnimation { duration: Theme.enter } }
        Behavior on scale { NumberAnimation { duration: Theme.enter; easing.type: Theme.easing } }

        Item {
            id: round
            anchors.fill: parent
            anchors.margins: Theme.gapLarge
            visible: !result.matchShown
            implicitHeight: head.height + list.contentHeight + buttons.height + 2 * Theme.gapMedium
            Item {
                id: head
                width: parent.width
                readonly property bool won: podium.winners.length > 0
                height: Math.max(won ? podium.height : 0, told.height)
                Podium {
                    id: podium
                    winners: result.open ? Array.from(result.session.result.payments).filter(row => row.winner) : []
                }
                Column {
                    id: told
                    anchors.right: parent.right
                    anchors.verticalCenter: parent.verticalCenter
                    width: parent.width - (head.won ? podium.width + Theme.gapMedium : 0)
                    spacing: Theme.gapTiny
                    Brief {
                        objectName: "resultTitle"
                        width: parent.width
                        text: result.session.result.title
                        font.pixelSize: Theme.textTitle
                        font.bold: true
                        least: Theme.textBody / Theme.grown
                        Accessible.role: Accessible.Heading
                    }
                    Paragraph {
                        objectName: "resultTale"
                        width: parent.width
                        visible: text !== ""
                        text: result.session.result.tale
                    }
                    HostSays {
                        width: parent.width
                        visible: result.housed
                        verdict: result.host
                    }
                    Row {
                        // An opponent's remark about the round.
                        id: said
                        objectName: "remark"
                        readonly property spokenRemark remark: result.session.result.remark
                        readonly property bool spoken: remark.words !== "" && !result.housed
                        readonly property real taken: spoken ? height : 0
                        width: parent.width
                        visible: spoken
                        spacing: Theme.gapSmall
                        Accessible.role: Accessible.StaticText
                        Accessible.name: spoken ? remark.name + ": " + remark.words : ""
                        Avatar {
                            id: speaker
                            width: Theme.u(30)
                            height: width
                            face: said.spoken ? said.remark.face : ""
                            mood: result.moodOf(face)
                            name: said.spoken ? said.remark.name : ""
                        }
                        Brief {
                            anchors.verticalCenter: speaker.verticalCenter
                            width: parent.width - speaker.width - parent.spacing
                            //: words that somebody says
                            text: said.spoken ? qsTr("“%1”").arg(said.remark.words) : ""
                            least: 9
                            Accessible.ignored: true
                        }
                    }
                }
            }
            Flickable {
                id: list
                anchors.top: head.bottom
                anchors.topMargin: Theme.gapMedium
                anchors.bottom: buttons.top
                anchors.bottomMargin: Theme.gapMedium
                width: parent.width
                contentHeight: rows.height
                clip: contentHeight > height
                boundsBehavior: Flickable.StopAtBounds
                ScrollBar.vertical: EdgeBar { of: list }
                Column {
                    id: rows
                    width: list.width
                    /// Where this row lay in the order before the round.
                    function before(row: ResultRow): real {
                        let above = 0
                        for (const other of Array.from(children))
                            if (other instanceof ResultRow && other.modelData.placeBefore < row.modelData.placeBefore)
                                above += other.height
                        return above
                    }
                    Repeater {
                        model: result.open ? Array.from(result.session.result.payments).sort((a, b) => a.place - b.place) : []
                        delegate: ResultRow {
                            id: row
                            width: list.width
                            game: result.session.game
                            hands: result.session.result.hands
                            settlement: result.session.result.settlement
                            moved: result.moved
                            z: modelData.placeBefore - modelData.place // who rises passes over the others
                            transform: Translate { y: result.moved < 1 ? (1 - result.moved) * (rows.before(row) - row.y) : 0 }
                        }
                    }
                }
            }
            ButtonRow {
                id: buttons
                anchors.right: parent.right
                anchors.bottom: parent.bottom
                room: parent.width
                enabled: hush.over
                // What one may learn from first, what is only looked up last.
                ActionButton {
                    objectName: "resultReview"
                    visible: result.session.kept
                    text: qsTr("Review")
                    onTriggered: result.reviewRequested()
                }
                ActionButton {
                    objectName: "resultReplay"
                    visible: result.session.kept
                    text: qsTr("Replay")
                    kind: "quiet"
                    onTriggered: result.replayRequested()
                }
                ActionButton {
                    objectName: "resultField"
                    visible: result.session.kept && !result.session.demo
                    text: qsTr("Sixty others")
                    hint: qsTr("How sixty computer players did with your deal at your seat")
                    kind: "quiet"
                    onTriggered: result.fieldRequested()
                }
                ActionButton {
                    objectName: "lookAtTable"
                    text: qsTr("View the table")
                    kind: "quiet"
                    onTriggered: result.aside = true
                }
                ActionButton {
                    objectName: "resultLog"
                    text: qsTr("Log")
                    kind: "quiet"
                    onTriggered: result.logRequested()
                }
                ActionButton {
                    id: go
                    objectName: "nextRound"
                    text: result.lesson ? qsTr("Continue") : result.session.phase !== "matchOver" ? qsTr("Next round")
                        : result.daily ? qsTr("Result of the day") : result.housed ? qsTr("Back to the house") : result.session.episode ? qsTr("Back") : qsTr("Result of the match")
                    kind: "primary"
                    onTriggered: {
                        if (result.lesson)
                            result.goOnRequested()
                        else if (result.housed)
                            result.houseRequested()
                        else if (result.session.phase === "matchOver" && result.session.episode && !result.daily)
                            result.closedTable()
                        else if (result.session.phase === "matchOver") {
                            result.matchShown = true
                            result.takeKeys()
                        } else {
                            result.session.nextRound()
                        }
                    }
                }
            }
        }
        MatchResult {
            id: match
            anchors.fill: parent
            anchors.margins: Theme.gapLarge
            visible: result.matchShown
            session: result.session
            Row {
                parent: match.buttonRoom
                anchors.right: parent ? parent.right : undefined
                enabled: hush.over
                spacing: Theme.gap
                ActionButton {
                    objectName: "matchReview"
                    visible: result.session.kept && !result.daily
                    text: qsTr("Review")
                    onTriggered: result.reviewRequested()
                }
                ActionButton {
                    objectName: "leaveTable"
                    visible: !result.daily
                    text: qsTr("Leave the table")
                    kind: "quiet"
                    onTriggered: result.closedTable()
                }
                ActionButton {
                    id: again
                    objectName: "playAgain"
                    text: result.daily ? qsTr("Back to the deals") : qsTr("Play again, same rules")
                    kind: "primary"
                    onTriggered: {
                        if (result.daily)
                            result.dealsRequested()
                        else
                            result.session.newMatchSameRules()
                    }
                }
            }
        }
    }
}
