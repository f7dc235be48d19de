// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Hanpan

/// Several numbers of one rule.
Flow {
    id: root

    required property RuleField row
    readonly property list<int> values: root.row.value
    readonly property list<string> names: root.row.numberNames
    function nameOf(at: int): string { return at < names.length ? names[at] : (at + 1) + "." }
    function change(at: int, to: int): void {
        const next = Array.from(values)
        next[at] = to
        row.rules.setValue(row.ruleId, next)
    }
    readonly property real widest: Array.from(values).reduce((most, value, i) => Math.max(most, metrics.advanceWidth(nameOf(i))), 0)
    FontMetrics {
        id: metrics
        font.family: Theme.family
        font.pixelSize: Theme.textSmall
        font.bold: true
    }
    width: Math.min(root.row.limit, values.length * (Theme.u(130) + Theme.gapTiny + widest + spacing)
                    + (root.row.countMin < root.row.countMax ? 2 * (Theme.controlSmall + spacing) : 0))
    spacing: Theme.gapSmall
    // The buttons come before the numbers, so that they stay in place as numbers come and go.
    SmallIconButton {
        visible: root.row.countMin < root.row.countMax
        iconName: "plus"
        text: qsTr("Add a number")
        available: root.values.length < root.row.countMax
        reason: qsTr("at most %1").arg(root.row.countMax)
        onTriggered: root.change(root.values.length, Math.max(0, root.row.minimum))
    }
    SmallIconButton {
        visible: root.row.countMin < root.row.countMax
        iconName: "minus"
        text: qsTr("Remove a number")
        available: root.values.length > root.row.countMin
        reason: qsTr("at least %1").arg(root.row.countMin)
        onTriggered: root.row.rules.setValue(root.row.ruleId, Array.from(root.values).slice(0, -1))
    }
    Repeater {
        model: root.values.length
        delegate: Row {
            id: one
            required property int index
            spacing: Theme.gapTiny
            SmallPrint {
                anchors.verticalCenter: parent.verticalCenter
                text: root.nameOf(one.index)
                font.bold: true
            }
            Stepper {
            focus: one.index === 0
            name: one.index < root.names.length ? root.row.label + ": " + root.nameOf(one.index)
                                                : qsTr("%1, number %2").arg(root.row.label).arg(one.index + 1)
            value: one.index < root.values.length ? root.values[one.index] : 0
            from: root.row.minimum
            to: root.row.maximum
            onStepped: (n) => root.change(one.index, n)
            }
        }
    }
}
