// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Hanpan

/// One line with the differences from the preset, each rule with its new and its old value; a press on one leads to its
/// row.
Item {
    id: root

    required property RuleModel rules
    readonly property list<ruleDifference> list: rules.differences
    /// Only as many as fit on one line are named, until the rest is requested.
    property bool all: false
    readonly property int most: 6
    property bool canReset: true

    signal chosen(string ruleId)
    signal resetAllWanted()

    // Always one line, however many differ: rows that come and go here would move the list away from under the pointer.
    implicitHeight: (all ? flow.implicitHeight : Theme.u(30)) + 2 * Theme.gapSmall + Theme.gapTiny
    height: implicitHeight
    Accessible.role: Accessible.Grouping
    Accessible.name: headline.text

    Panel {
        anchors.fill: parent
        color: Theme.surfaceRaised
    }
    Flow {
        id: flow
        x: Theme.gapMedium
        y: Theme.gapSmall + Theme.gapTiny / 2
        width: parent.width - 2 * x - resetButton.width - moreChip.width - 2 * Theme.gap
        height: root.all ? implicitHeight : headline.height
        clip: true
        spacing: Theme.gapSmall
        Caption {
            id: headline
            height: Math.max(Theme.u(30), 1.4 * Theme.textBody)
            rightPadding: Theme.gapTiny
            font.bold: true
            text: root.list.length === 0 ? qsTr("Same as “%1”").arg(root.rules.baseLabel)
                : root.list.length === 1 ? qsTr("One rule differs from “%1”").arg(root.rules.baseLabel)
                : qsTr("%1 rules differ from “%2”").arg(root.list.length).arg(root.rules.baseLabel)
        }
        Repeater {
            model: Array.from(root.list).slice(0, root.all ? root.list.length : root.most)
            delegate: Chip {
                id: chip
                required property ruleDifference modelData
                objectName: "difference"
                width: Math.min(implicitWidth, flow.width)
                //: a rule, its value now, its value in the preset
                text: qsTr("%1: %2 (%3)").arg(modelData.label).arg(modelData.now).arg(modelData.before)
                hint: qsTr("Go to this rule. In the preset: %1").arg(modelData.before)
                onTriggered: root.chosen(chip.modelData.ruleId)
            }
        }
    }
    Chip {
        id: moreChip
        objectName: "moreDifferences"
        anchors.right: resetButton.left
        anchors.rightMargin: Theme.gapSmall
        anchors.top: flow.top
        opacity: root.list.length > 0 ? 1 : 0
        enabled: root.list.length > 0
        text: root.all ? qsTr("One line") : qsTr("All %1").arg(root.list.length)
        hint: root.all ? qsTr("Show fewer") : qsTr("Name every rule that differs")
        iconName: root.all ? "up" : "down"
        onTriggered: root.all = !root.all
    }
    ActionButton {
        id: resetButton
        objectName: "resetAll"
        anchors.right: parent.right
        anchors.rightMargin: Theme.gapSmall
        anchors.top: flow.top
        implicitHeight: Math.max(Theme.u(30), 32)
        opacity: root.list.length > 0 && root.canReset ? 1 : 0
        enabled: opacity > 0
        kind: "quiet"
        font.pixelSize: Theme.textSmall
        iconName: "restart"
        text: qsTr("Reset all")
        hint: qsTr("Reset every rule to “%1”").arg(root.rules.baseLabel)
        onTriggered: root.resetAllWanted()
    }
}
