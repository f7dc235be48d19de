// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Hanpan

/// A sentence that appears from below, says what was done or why not, and may offer to take it back. An error stays
/// until it is closed.
FocusScope {
    id: notice

    property string text
    property bool good: true
    property string undo
    property bool shown: false
    /// Undo has its usual key while it is offered; false: the page has its own undo key, which may do more.
    property bool keyed: true

    signal undoWanted(string what)

    function show(sentence: string, fine: bool, whatToUndo: string): void {
        text = sentence
        good = fine
        undo = whatToUndo
        shown = true
        if (fine)
            away.restart()
        else
            away.stop()
    }
    function takeBack(): void {
        const what = undo
        hide()
        undoWanted(what)
    }
    function hide(): void {
        away.stop()
        shown = false
    }

    implicitWidth: row.implicitWidth + 2 * Theme.gapMedium
    implicitHeight: row.height + 2 * Theme.gapSmall
    height: implicitHeight
    visible: opacity > 0
    opacity: shown ? 1 : 0
    Behavior on opacity {
        NumberAnimation { duration: Theme.enter; easing.type: Theme.easing }
    }
    Accessible.role: Accessible.AlertMessage
    Accessible.name: text
    Keys.onEscapePressed: hide()

    Shortcut {
        enabled: notice.keyed && notice.shown && notice.undo !== "" && notice.parent.visible
        sequences: ["Ctrl+Z"]
        onActivated: notice.takeBack()
    }
    Timer {
        id: away
        interval: Theme.bubbleTime * 4
        onTriggered: notice.shown = false
    }
    Rectangle {
        anchors.fill: parent
        radius: Theme.radius
        color: Theme.charcoal
        border.width: Theme.hair
        border.color: notice.good ? Theme.line : Theme.red
    }
    Row {
        id: row
        x: Theme.gapMedium
        anchors.verticalCenter: parent.verticalCenter
        spacing: Theme.gap
        Icon {
            anchors.verticalCenter: parent.verticalCenter
            visible: !notice.good
            name: "warning"
            color: Theme.gold
        }
        Print {
            anchors.verticalCenter: parent.verticalCenter
            width: Math.min(implicitWidth, notice.parent.width - Theme.u(300))
            text: notice.text
            color: Theme.tableInk
            wrapMode: Text.Wrap
        }
        ActionButton {
            objectName: "undo"
            anchors.verticalCenter: parent.verticalCenter
            visible: notice.undo !== ""
            focusPolicy: Qt.TabFocus // it disappears with the notice, so a click must not give it the keyboard
            implicitHeight: Theme.controlSmall
            text: qsTr("Undo")
            onTriggered: notice.takeBack()
        }
        SmallIconButton {
            objectName: "close"
            focusPolicy: Qt.TabFocus
            anchors.verticalCenter: parent.verticalCenter
            iconName: "close"
            iconColour: Theme.tableInk
            hoverColour: Theme.tableHover
            text: qsTr("Close")
            onTriggered: notice.hide()
        }
    }
}
