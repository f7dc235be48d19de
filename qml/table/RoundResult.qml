// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Controls.Basic
import Hanpan

/// The end of a round: every hand open, who pays what and why, line by line; then the next round, or the match's
/// result. It can be put aside to look at the table.
FocusScope {
    id: result

    required property TableFace session

    /// It ends the round of a lesson, whose page goes on.
    property bool lesson: false

    signal goOnRequested()
    signal closedTable()
    /// The person wants to go back to the deals of the day.
    signal dealsRequested()
    signal replayRequested()
    signal reviewRequested()
    signal logRequested()
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
    /// It ends a deal of the day.
    readonly property bool daily: session.dealDay !== ""

    onOverChanged: {
        aside = false
        matchShown = false
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
        height: Math.min(parent.height - 2 * Theme.gap, (result.matchShown ? match.implicitHeight : round.implicitHeight) + 2 * Theme.gapLarge)
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
            implicitHeight: title.height + said.taken + list.contentHeight + buttons.height + 2 * Theme.gapMedium
            Brief {
                id: title
                objectName: "resultTitle"
                width: parent.width
                text: result.session.result.title
                font.pixelSize: Theme.textTitle
                font.bold: true
                least: Theme.textBody / Theme.grown
                Accessible.role: Accessible.Heading
            }
            Row {
                // An opponent's remark about the round.
                id: said
                objectName: "remark"
                readonly property spokenRemark remark: result.session.result.remark
                readonly property bool spoken: remark.words !== ""
                readonly property real taken: spoken ? height + Theme.gapSmall : 0
                anchors.top: title.bottom
                anchors.topMargin: Theme.gapSmall
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
            ListView {
                id: list
                anchors.top: said.spoken ? said.bottom : title.bottom
                anchors.topMargin: Theme.gapMedium
                anchors.bottom: buttons.top
                anchors.bottomMargin: Theme.gapMedium
                width: parent.width
                clip: contentHeight > height
                boundsBehavior: Flickable.StopAtBounds
                ScrollBar.vertical: EdgeBar { of: list }
                model: result.open ? result.session.result.payments : []
                delegate: ResultRow {
                    width: list.width
                    game: result.session.game
                    hands: result.session.result.hands
                    settlement: result.session.result.settlement
                }
            }
            ButtonRow {
                id: buttons
                anchors.right: parent.right
                anchors.bottom: parent.bottom
                room: parent.width
                enabled: hush.over
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
                    objectName: "resultReplay"
                    visible: result.session.kept
                    text: qsTr("Replay")
                    kind: "quiet"
                    onTriggered: result.replayRequested()
                }
                ActionButton {
                    objectName: "resultReview"
                    visible: result.session.kept
                    text: qsTr("Review")
                    onTriggered: result.reviewRequested()
                }
                ActionButton {
                    id: go
                    objectName: "nextRound"
                    text: result.lesson ? qsTr("Continue") : result.session.phase !== "matchOver" ? qsTr("Next round")
                        : result.daily ? qsTr("Result of the day") : result.session.episode ? qsTr("Back") : qsTr("Result of the match")
                    kind: "primary"
                    onTriggered: {
                        if (result.lesson)
                            result.goOnRequested()
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
                    objectName: "leaveTable"
                    visible: !result.daily
                    text: qsTr("Leave the table")
                    kind: "quiet"
                    onTriggered: result.closedTable()
                }
                ActionButton {
                    objectName: "matchReview"
                    visible: result.session.kept && !result.daily
                    text: qsTr("Review")
                    onTriggered: result.reviewRequested()
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
