// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Hanpan

/// The line over the hand: whose turn it is and what may be done next. A refusal is shown over it, in words, for as
/// long as it takes to read.
Item {
    id: line

    property string words
    /// What happened before, in words, above the line: the last turn.
    property string last
    /// The last refusal; `say` shows it.
    property string refusal
    /// Where the book of rules explains it, until something else happens; "" = nowhere.
    property string place
    /// The person wants to read that.
    signal asked()
    property bool myTurn: false
    /// A bar shows how much is left.
    property thinkingTime thinking
    readonly property bool timed: thinking.totalMs > 0
    property real share: 1
    onThinkingChanged: {
        clock.stop()
        if (!(thinking.totalMs > 0))
            return
        share = thinking.remainingMs / thinking.totalMs
        clock.duration = Math.max(1, thinking.remainingMs)
        clock.start()
    }
    NumberAnimation {
        id: clock
        target: line
        property: "share"
        to: 0
    }
    readonly property bool refusing: stay.running || over.containsMouse

    /// The text shown is a refusal, not a piece of news.
    property bool refused: true

    function say(reason: string, where: string): void {
        refused = true
        place = where
        show(reason)
    }
    function tell(sentence: string): void {
        refused = false
        place = ""
        show(sentence)
    }
    function show(reason: string): void {
        refusal = reason
        stay.interval = 2200 + 60 * reason.length
        stay.restart()
    }
    function hush(): void {
        stay.stop()
        place = ""
    }

    Timer { id: stay }

    Rectangle {
        id: pill
        visible: line.words !== ""
        anchors.horizontalCenter: parent.horizontalCenter
        anchors.bottom: parent.bottom
        width: Math.min(parent.width, Math.max(label.implicitWidth, line.last === "" ? 0 : before.implicitWidth) + 2 * Theme.gapMedium)
        // The room is for the longest text; large words that need one line do not take two.
        height: Theme.folds ? Math.min(parent.height, label.height + (before.visible ? before.height : 0) + Theme.gapSmall) : parent.height
        radius: Math.min(height / 2, Theme.radiusLarge)
        color: Theme.tableSeat
        border.width: line.myTurn ? Theme.hair : 0
        border.color: Theme.glow
        Rectangle {
            objectName: "thinkingBar"
            visible: line.timed
            x: parent.radius
            anchors.bottom: parent.bottom
            anchors.bottomMargin: Theme.hair
            width: (parent.width - 2 * parent.radius) * line.share
            height: Theme.u(4)
            radius: height / 2
            color: line.share < 0.3 ? Theme.red : Theme.gold
            Accessible.role: Accessible.ProgressBar
            Accessible.name: qsTr("Time left")
        }
        Brief {
            id: before
            objectName: "lastTurn"
            // What may be done next has priority.
            visible: line.last !== "" && (!Theme.folds || line.height >= height + label.height)
            anchors.horizontalCenter: parent.horizontalCenter
            anchors.bottom: label.top
            width: Math.min(implicitWidth, line.width - 2 * Theme.gapMedium)
            text: line.last
            color: Theme.tableMute
            font.pixelSize: Theme.textTiny
            elide: Text.ElideLeft
            least: 9
        }
        TextMetrics {
            id: extent
            font: label.font
            text: line.words
        }
        Brief {
            id: label
            objectName: "statusText"
            anchors.horizontalCenter: parent.horizontalCenter
            anchors.verticalCenter: parent.verticalCenter
            anchors.verticalCenterOffset: before.visible ? before.height / 2 : 0
            readonly property real most: line.width - 2 * Theme.gapMedium
            width: folds ? most : Math.min(Theme.folds ? Math.ceil(extent.advanceWidth) + 2 : implicitWidth, most)
            text: line.words
            color: Theme.tableInk
            font.bold: true
            // Large words continue in a second line.
            readonly property bool folds: Theme.folds && extent.advanceWidth > most
            least: folds ? 0 : Theme.textTiny / Theme.grown
            wrapMode: folds ? Text.Wrap : Text.NoWrap
            maximumLineCount: folds ? 2 : 1
            lineHeight: folds ? 0.95 : 1
            horizontalAlignment: Text.AlignHCenter
        }
    }
    Rectangle {
        // Over the line itself, growing upwards: a hint above it stays readable.
        anchors.horizontalCenter: parent.horizontalCenter
        anchors.bottom: parent.bottom
        // It covers the line completely.
        width: Math.min(parent.width, Math.max(pill.visible ? pill.width : 0, reason.implicitWidth + why.room + Theme.iconSmall + 2 * Theme.gapMedium + Theme.gapSmall))
        height: Math.max(line.height, reason.implicitHeight + Theme.gapSmall)
        radius: Math.min(height / 2, Theme.radiusLarge)
        color: line.refused ? Theme.red : Theme.charcoal
        visible: opacity > 0
        opacity: line.refusing ? 1 : 0
        Behavior on opacity { NumberAnimation { duration: Theme.quick } }
        Accessible.role: Accessible.AlertMessage
        Accessible.name: line.refusal
        Accessible.ignored: !line.refusing
        StrongPrint {
            id: reason
            objectName: "refusalText"
            anchors.centerIn: parent
            anchors.horizontalCenterOffset: -why.room / 2
            width: Math.min(implicitWidth, line.width - 2 * Theme.gapMedium - why.room)
            text: line.refusal
            color: Theme.tableInk
            wrapMode: Text.Wrap
            horizontalAlignment: Text.AlignHCenter
        }
        Caption {
            // Leads to the paragraph of the rules that says so; F1 does the same.
            id: why
            objectName: "refusalWhy"
            readonly property real room: visible ? width + Theme.gap : 0
            visible: line.place !== "" && line.refused
            anchors.left: reason.right
            anchors.leftMargin: Theme.gap
            anchors.verticalCenter: parent.verticalCenter
            text: qsTr("Why?")
            color: Theme.tableInk
            font.underline: true
            Accessible.role: Accessible.Button
            Accessible.description: "F1"
            Accessible.onPressAction: line.asked()
        }
        MouseArea {
            // It stays as long as the pointer is on it.
            id: over
            anchors.fill: parent
            enabled: why.visible
            hoverEnabled: true
            cursorShape: Qt.PointingHandCursor
            onClicked: line.asked()
            Accessible.ignored: true
        }
    }
}
