// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Hanpan

/// What a lesson says and asks, over its table. Its height is that of its longest step beside its widest buttons, so
/// that the table under it does not move; a wrong move is answered in the same place as every refusal.
FocusScope {
    id: card

    /// The session's `lesson`.
    required property lessonShown lesson
    /// The number of lessons in its course.
    property int count: 1
    readonly property string kind: lesson.kind
    readonly property bool done: kind === "end"
    /// There is a button that goes on. (It depends on `kind` alone: from one such step to the next it must not
    /// disappear for a moment.)
    readonly property bool leads: kind === "say" || kind === "end"

    signal leaveRequested()
    signal readOn()
    signal hintRequested()
    signal againRequested()
    signal nextRequested()

    /// Gives the keyboard to the button that goes on; false if there is none.
    function takeKeys(): bool {
        if (!leads)
            return false
        Navigator.keysTo(hush.keys, hush.reason)
        return true
    }
    Hush {
        id: hush
        shown: card.leads
        scope: card
        lead: go
    }

    objectName: "lessonCard"
    implicitHeight: Math.max(head.height + longest + Theme.gapTiny + (lesson.pictures ? picture.height + Theme.gapTiny : 0), buttons.height, back.height) + 2 * Theme.gapMedium
    readonly property real longest: {
        let most = 0
        for (let i = 0; i < measures.count; ++i)
            most = Math.max(most, (measures.itemAt(i) as Item)?.height ?? 0)
        return most
    }
    readonly property real forward: Math.max(measureNext.implicitWidth, measurePlay.implicitWidth)
    /// (With large words the last two are one above the other.)
    readonly property real roomForButtons: Math.max(measureAsk.implicitWidth, measureSay.implicitWidth,
                                                    Theme.folds ? Math.max(measureAgain.implicitWidth, forward) : buttons.spacing + measureAgain.implicitWidth + forward)
    ActionButton { id: measureAsk; visible: false; text: qsTr("Show me"); iconName: "hint" }
    ActionButton { id: measureSay; visible: false; text: qsTr("Continue"); iconName: "play" }
    ActionButton { id: measureAgain; visible: false; text: qsTr("Play again"); iconName: "restart" }
    ActionButton { id: measureNext; visible: false; text: qsTr("Next lesson"); iconName: "play" }
    ActionButton { id: measurePlay; visible: false; text: qsTr("Play a match"); iconName: "play" }
    Repeater {
        id: measures
        model: card.lesson.texts
        delegate: Print {
            required property string modelData
            visible: false
            width: words.width
            text: modelData
            wrapMode: Text.Wrap
            lineHeight: words.lineHeight
        }
    }

    Rectangle {
        anchors.fill: parent
        color: Theme.surfaceRaised
        Rectangle {
            anchors.bottom: parent.bottom
            width: parent.width
            height: 2
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
        text: qsTr("Back to the lessons")
        onTriggered: card.leaveRequested()
    }
    Column {
        anchors.left: back.right
        anchors.leftMargin: Theme.gapSmall
        anchors.right: parent.right
        anchors.rightMargin: card.roomForButtons + 2 * Theme.gapLarge
        anchors.top: parent.top
        anchors.topMargin: Theme.gapMedium
        spacing: Theme.gapTiny
        Brief {
            id: head
            objectName: "lessonTitle"
            width: parent.width
            text: qsTr("Lesson %1: %2", "number, title").arg(card.lesson.number).arg(card.lesson.title) + "  ·  " + (card.done ? "✓ " + qsTr("lesson %1 of %2 done", "number, how many").arg(card.lesson.number).arg(card.count) : card.lesson.at + "/" + card.lesson.texts.length)
            tone: "red"
            font.pixelSize: Theme.textSmall
            font.bold: true
            Accessible.role: Accessible.Heading
        }
        Paragraph {
            id: words
            objectName: "lessonText"
            text: card.lesson.text
            lineHeight: 1.2
            Accessible.role: Accessible.AlertMessage
            Accessible.name: text
        }
        Row {
            // Pieces that the text is about and that are not on the table. The words name them too.
            id: picture
            objectName: "lessonPicture"
            height: Theme.u(46)
            spacing: Theme.gapTiny
            visible: card.lesson.picture.length > 0
            Repeater {
                model: card.lesson.picture
                delegate: Item {
                    id: one
                    required property string modelData
                    readonly property bool gap: modelData === "|"
                    width: gap ? Theme.gapMedium : drawn.width
                    height: picture.height
                    Piece {
                        id: drawn
                        visible: !one.gap
                        width: picture.height / proportion(card.lesson.game)
                        game: card.lesson.game
                        face: one.gap ? "" : one.modelData
                    }
                }
            }
        }
    }
    ButtonRow {
        id: buttons
        room: Theme.folds ? card.roomForButtons : card.width
        anchors.right: parent.right
        anchors.rightMargin: Theme.gapLarge
        anchors.verticalCenter: parent.verticalCenter
        enabled: hush.over || !card.leads
        ActionButton {
            objectName: "lessonHint"
            focusPolicy: Qt.TabFocus
            visible: card.kind === "ask"
            text: measureAsk.text
            kind: "plain"
            iconName: "hint"
            onTriggered: card.hintRequested()
        }
        ActionButton {
            objectName: "lessonAgain"
            focusPolicy: Qt.TabFocus
            visible: card.done
            text: measureAgain.text
            kind: "quiet"
            iconName: "restart"
            onTriggered: card.againRequested()
        }
        ActionButton {
            id: go
            objectName: "lessonGo"
            focusPolicy: Qt.TabFocus
            visible: card.leads
            text: (card.kind === "say" ? measureSay : card.lesson.number < card.count ? measureNext : measurePlay).text
            kind: "primary"
            iconName: "play"
            onTriggered: card.kind === "say" ? card.readOn() : card.nextRequested()
        }
    }
}
