// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Hanpan

/**
 * Asks the person whether to take this piece. Shown while a claim window is open for the person, with the time left. It
 * takes no keyboard focus: anyone who is typing or arranging cards can go on.
 */
Item {
    id: prompt

    required property claimShown claim
    /// The session's action model, for the words and keys of the answers.
    required property ActionModel actions
    required property string game

    /// It cannot be asked yet: not everything it is about is visible.
    property bool held: false
    readonly property bool open: claim.active && !held
    readonly property int answerCount: open ? Math.max(1, claim.actions.length) : 1
    readonly property bool timed: open && claim.totalMs > 0
    /// Space gives the first answer, but chooses a piece as long as nothing is asked: a press meant for a piece must
    /// not answer. In a race there is no moment to lose.
    readonly property bool listens: open && (claim.race || hush.over)
    /// What the bar shows: 1 = all of the time is left, 0 = none.
    property real share: 1

    signal answered(string actionId)

    objectName: "claimPrompt"
    implicitHeight: head.height + answers.height + bar.height + 2 * Theme.gapSmall + 2 * Theme.gap
    visible: opacity > 0
    opacity: open ? 1 : 0
    scale: open ? 1 : 0.94
    Behavior on opacity { NumberAnimation { duration: Theme.quick } }
    Behavior on scale { NumberAnimation { duration: Theme.enter; easing.type: Theme.easing } }

    Accessible.role: Accessible.AlertMessage
    Accessible.name: open ? Announcer.spoken(claim.text) : ""
    Accessible.ignored: !open

    Hush {
        id: hush
        shown: prompt.open
        what: prompt.open ? prompt.claim.serial : 0
    }
    onClaimChanged: {
        clock.stop()
        const runs = claim.active && claim.totalMs > 0
        share = runs ? claim.remainingMs / claim.totalMs : 1
        if (runs) {
            clock.duration = Math.max(1, claim.remainingMs)
            clock.start()
        }
    }
    NumberAnimation {
        id: clock
        target: prompt
        property: "share"
        to: 0
    }

    Rectangle {
        anchors.fill: parent
        anchors.topMargin: Theme.u(4)
        anchors.bottomMargin: -Theme.u(5)
        radius: Theme.radiusLarge
        color: Theme.pieceShadow
    }
    Rectangle {
        anchors.fill: parent
        radius: Theme.radiusLarge
        color: Theme.bubble
        border.width: Theme.ring
        border.color: Theme.gold
    }
    // Keeps things under the prompt from being pressed by mistake.
    MouseArea {
        anchors.fill: parent
        Accessible.ignored: true
    }
    Item {
        id: head
        anchors.left: parent.left
        anchors.right: parent.right
        anchors.top: parent.top
        anchors.margins: Theme.gap
        height: Math.max(face.visible ? face.height : 0, words.implicitHeight)
        Piece {
            id: face
            width: Theme.u(42)
            visible: prompt.claim.face !== ""
            game: prompt.game
            face: prompt.claim.face
        }
        StrongPrint {
            id: words
            anchors.left: face.visible ? face.right : parent.left
            anchors.leftMargin: face.visible ? Theme.gap : 0
            anchors.right: parent.right
            anchors.verticalCenter: parent.verticalCenter
            text: prompt.open ? prompt.claim.text : ""
            color: Theme.bubbleInk
            wrapMode: Text.Wrap
        }
    }
    Rectangle {
        // The time bar; it has no meaning, and so is hidden, when the table waits without end.
        id: bar
        anchors.left: head.left
        anchors.right: head.right
        anchors.top: head.bottom
        anchors.topMargin: Theme.gapSmall
        height: Theme.u(7)
        radius: height / 2
        color: Theme.cardEdge
        visible: prompt.timed
        Accessible.role: Accessible.ProgressBar
        Accessible.name: qsTr("Time left")
        Rectangle {
            objectName: "claimBar"
            width: parent.width * prompt.share
            height: parent.height
            radius: height / 2
            color: prompt.share < 0.3 ? Theme.red : Theme.gold
        }
    }
    Flow {
        id: answers
        anchors.left: head.left
        anchors.top: bar.bottom
        anchors.topMargin: Theme.gapSmall
        width: head.width
        spacing: Theme.gapSmall
        Repeater {
            model: prompt.actions
            delegate: ActionButton {
                required property var model
                readonly property bool asked: prompt.open && prompt.claim.actions.indexOf(model.actionId) >= 0
                objectName: "claim " + model.actionId
                visible: asked
                readonly property bool first: prompt.open && prompt.claim.actions[0] === model.actionId
                // The first answer takes twice the room of any other.
                readonly property real share: (head.width - answers.spacing * (prompt.answerCount - 1)) * (first ? 2 : 1) / (prompt.answerCount + 1)
                // Large words take a line of their own.
                width: Theme.folds && prompt.answerCount > 1 ? head.width : Math.floor(share)
                leftPadding: Theme.gapSmall
                rightPadding: Theme.gapSmall
                font.pixelSize: Theme.textSmall
                text: model.label
                // The slap is the first answer; its letter works as well.
                keyHint: first ? qsTr("Space") : model.key
                kind: first ? "primary" : "plain"
                available: model.enabled
                reason: model.reasonSentence
                atTable: true
                focusPolicy: Qt.NoFocus
                onTriggered: prompt.answered(model.actionId)
            }
        }
    }
}
