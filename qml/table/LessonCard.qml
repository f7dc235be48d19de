// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Hanpan

/// What a lesson says and asks, over its table. Its height is that of its longest step, so that the table under it stands
/// still; a wrong move is answered where every refusal is.
FocusScope {
    id: card

    /// The session's `lesson`.
    required property var lesson
    /// There is a lesson after this one.
    property bool hasNext: false
    readonly property string kind: lesson.kind || ""
    readonly property bool done: kind === "end"
    /// There is a button that leads on. (Asked of `kind` alone: from one such step to the next it must not go for a moment.)
    readonly property bool leads: kind === "say" || kind === "end"

    signal leaveRequested()
    signal readOn()
    signal hintRequested()
    signal againRequested()
    signal nextRequested()

    /// The button that leads on takes the keyboard, where there is one.
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
    implicitHeight: Math.max(head.height + longest + Theme.gapTiny, buttons.height, back.height) + 2 * Theme.gapMedium
    readonly property real longest: {
        var most = 0
        for (var i = 0; i < measures.count; ++i)
            most = Math.max(most, (measures.itemAt(i) as Item)?.height ?? 0)
        return most
    }
    Repeater {
        id: measures
        model: card.lesson.texts || []
        delegate: Caption {
            required property string modelData
            visible: false
            width: words.width
            text: modelData
            wrapMode: Text.Wrap
            lineHeight: words.lineHeight
            Accessible.ignored: true
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
        anchors.right: buttons.left
        anchors.rightMargin: Theme.gapLarge
        anchors.top: parent.top
        anchors.topMargin: Theme.gapMedium
        spacing: Theme.gapTiny
        Brief {
            id: head
            objectName: "lessonTitle"
            width: parent.width
            text: qsTr("Lesson %1: %2", "number, title").arg(card.lesson.number || 0).arg(card.lesson.title || "") + "  ·  " + (card.lesson.step || 0) + "/" + (card.lesson.steps || 0)
            tone: "red"
            font.pixelSize: Theme.textSmall
            font.bold: true
            Accessible.role: Accessible.Heading
        }
        Caption {
            id: words
            objectName: "lessonText"
            width: parent.width
            text: card.lesson.text || ""
            wrapMode: Text.Wrap
            lineHeight: 1.2
            Accessible.role: Accessible.AlertMessage
            Accessible.name: text
        }
    }
    ButtonRow {
        id: buttons
        room: card.width * (Theme.folds ? 0.25 : 1)
        anchors.right: parent.right
        anchors.rightMargin: Theme.gapLarge
        anchors.verticalCenter: parent.verticalCenter
        enabled: hush.over || !card.leads
        ActionButton {
            objectName: "lessonHint"
            focusPolicy: Qt.TabFocus
            visible: card.kind === "ask"
            text: qsTr("Show me")
            kind: "plain"
            iconName: "hint"
            onTriggered: card.hintRequested()
        }
        ActionButton {
            objectName: "lessonAgain"
            focusPolicy: Qt.TabFocus
            visible: card.done
            text: qsTr("Once more")
            kind: "quiet"
            iconName: "restart"
            onTriggered: card.againRequested()
        }
        ActionButton {
            id: go
            objectName: "lessonGo"
            focusPolicy: Qt.TabFocus
            visible: card.leads
            text: card.kind === "say" ? qsTr("Continue") : card.hasNext ? qsTr("Next lesson") : qsTr("To the lessons")
            kind: "primary"
            iconName: "play"
            onTriggered: card.kind === "say" ? card.readOn() : card.nextRequested()
        }
    }
}
