// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Hanpan

/// Work that goes on beside the page: what it is, its progress, and a button that stops it.
FocusScope {
    id: bar

    property bool running: false
    property string text
    /// The progress, 0 … 1; below 0 = unknown.
    property real share: -1

    signal stopWanted()

    /// The item that gets the keyboard when this disappears with it.
    required property Item after
    onRunningChanged: follow()
    Component.onCompleted: follow()
    function follow(): void {
        if (!running && stop.activeFocus)
            after.forceActiveFocus()
        visible = running
    }

    anchors.horizontalCenter: parent.horizontalCenter
    anchors.bottom: parent.bottom
    anchors.bottomMargin: Theme.gapMedium
    implicitWidth: row.implicitWidth + 2 * Theme.gapMedium
    implicitHeight: row.height + 2 * Theme.gapSmall
    width: implicitWidth
    height: implicitHeight
    z: 11
    visible: false
    Accessible.role: Accessible.ProgressBar
    Accessible.name: label.text

    Rectangle {
        anchors.fill: parent
        radius: Theme.radius
        color: Theme.charcoal
        border.width: Theme.hair
        border.color: Theme.line
    }
    Row {
        id: row
        x: Theme.gapMedium
        anchors.verticalCenter: parent.verticalCenter
        spacing: Theme.gap
        Print {
            id: label
            objectName: "workText"
            anchors.verticalCenter: parent.verticalCenter
            width: Math.min(implicitWidth, bar.parent.width - Theme.u(300))
            text: bar.share < 0 ? bar.text : qsTr("%1: %2%").arg(bar.text).arg(Math.floor(100 * bar.share))
            color: Theme.tableInk
            wrapMode: Text.Wrap
        }
        Rectangle {
            visible: bar.share >= 0
            anchors.verticalCenter: parent.verticalCenter
            width: Theme.u(160)
            height: Theme.u(6)
            radius: height / 2
            color: Theme.line
            Rectangle {
                width: parent.width * Math.max(0, Math.min(1, bar.share))
                height: parent.height
                radius: parent.radius
                color: Theme.gold
            }
        }
        ActionButton {
            id: stop
            objectName: "stopWork"
            focus: true
            anchors.verticalCenter: parent.verticalCenter
            implicitHeight: Theme.controlSmall
            text: qsTr("Stop")
            hint: qsTr("Everything stays as it was before.")
            onTriggered: bar.stopWanted()
        }
    }
}
