// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Hanpan

/// The question of a puzzle, and the coach's verdict on the answer; a button goes on.
FocusScope {
    id: card

    property puzzleVerdict verdict
    property bool judging: false
    /// Nothing has been played yet.
    property bool asked: true
    /// The better move is on the table.
    property bool shown: false
    /// The better move in words; "" = not to be shown.
    property string better: ""
    property bool hasNext: false
    property string question: qsTr("You made a mistake here. What would you play now?")
    property string backText: qsTr("Back to the puzzles")
    property string onward: hasNext ? qsTr("Next puzzle") : qsTr("To the puzzles")
    /// It is answered once: nothing is shown without an answer, and nothing is tried again.
    property bool once: false
    readonly property bool told: !asked && !judging && verdict.text !== ""

    signal leaveRequested()
    signal givenUp()
    signal againRequested()
    signal betterWanted()
    signal playOnRequested()
    signal nextRequested()

    /// Gives the keyboard to the button that goes on; false if there is none.
    function takeKeys(): bool {
        if (!told)
            return false
        Navigator.keysTo(hush.keys, hush.reason)
        return true
    }
    Hush {
        id: hush
        shown: card.told
        scope: card
        lead: go
    }

    objectName: "puzzleCard"
    implicitHeight: Math.max(column.height, buttons.height, back.height) + 2 * Theme.gapSmall

    Rectangle {
        anchors.fill: parent
        color: Theme.surfaceRaised
        Rectangle {
            anchors.bottom: parent.bottom
            width: parent.width
            height: Theme.hair
            color: Theme.gold
        }
    }
    IconButton {
        id: back
        objectName: "back"
        anchors.left: parent.left
        anchors.leftMargin: Theme.gapSmall
        anchors.verticalCenter: parent.verticalCenter
        focusPolicy: Qt.TabFocus
        iconName: "back"
        text: card.backText
        onTriggered: card.leaveRequested()
    }
    GradeMark {
        id: mark
        anchors.left: back.right
        anchors.leftMargin: Theme.gapSmall
        anchors.verticalCenter: parent.verticalCenter
        visible: card.told && card.verdict.sign !== ""
        width: visible ? size : 0
        grade: card.told && card.verdict.grade !== "" ? card.verdict.grade : "open"
        sign: card.told ? card.verdict.sign : ""
    }
    Column {
        id: column
        anchors.left: mark.right
        anchors.leftMargin: Theme.gapSmall
        anchors.right: buttons.left
        anchors.rightMargin: Theme.gap
        anchors.verticalCenter: parent.verticalCenter
        Paragraph {
            objectName: "puzzleText"
            text: card.asked ? card.question
                : card.judging ? qsTr("The coach is looking at it...")
                : card.told ? Array.from([card.verdict.gradeText, card.verdict.text]).filter(part => part !== "").join(" · ") : ""
            font.bold: true
            Accessible.role: Accessible.AlertMessage
            Accessible.name: text
        }
        Remark {
            objectName: "puzzleBetter"
            visible: text !== ""
            text: !card.told ? ""
                // The reason for the answer first, then the coach's move and the reason for it.
                : Array.from([card.verdict.reason,
                   card.verdict.answered && !card.verdict.found ? (card.verdict.errorText === "" ? qsTr("Cost: %1") : qsTr("Cost: %1 (%2)").arg("%1").arg(card.verdict.errorText)).arg(Array.from([card.verdict.ofMatch, card.verdict.costText]).filter(part => part !== "").join(" · ")) : "",
                   card.better !== "" && !card.verdict.same ? qsTr("The coach: %1").arg(card.better) : "",
                   card.better !== "" ? card.verdict.betterReason : "",
                   card.verdict.next]).filter(part => part !== "").join(" · ")
        }
    }
    ButtonRow {
        id: buttons
        room: card.width * (Theme.folds ? 0.42 : 1)
        anchors.right: parent.right
        anchors.rightMargin: Theme.gapMedium
        anchors.verticalCenter: parent.verticalCenter
        spacing: Theme.gapSmall
        enabled: hush.over || !card.told
        component Choice: SmallButton { focusPolicy: Qt.TabFocus }
        Choice {
            objectName: "puzzleShow"
            visible: card.asked && !card.once
            text: qsTr("Show me")
            iconName: "hint"
            onTriggered: card.givenUp()
        }
        Choice {
            objectName: "puzzleBetterShow"
            visible: card.told && !card.shown && !card.verdict.same
            kind: "quiet"
            text: qsTr("Show the better move")
            iconName: "eye"
            onTriggered: card.betterWanted()
        }
        Choice {
            objectName: "puzzleAgain"
            visible: card.told && !card.once
            kind: "quiet"
            text: qsTr("Try again")
            iconName: "restart"
            onTriggered: card.againRequested()
        }
        Choice {
            objectName: "puzzlePlayOn"
            visible: card.told && !card.once
            kind: "quiet"
            text: qsTr("Play on from here")
            iconName: "play"
            onTriggered: card.playOnRequested()
        }
        Choice {
            id: go
            objectName: "puzzleNext"
            visible: card.told
            kind: "primary"
            text: card.onward
            iconName: "forward"
            onTriggered: card.nextRequested()
        }
    }
}
