// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Hanpan

/// Several numbers of one rule. `editor` is the RuleEditor it is loaded by.
Flow {
    id: root

    required property var editor
    readonly property var values: root.editor.row.value
    function changed(at: int, to: int): var {
        var next = Array.from(values)
        next[at] = to
        return next
    }
    width: Math.min(root.editor.limit, values.length * (Theme.u(146) + spacing)
                    + (root.editor.row.countMin < root.editor.row.countMax ? 2 * (Theme.controlSmall + spacing) : 0))
    spacing: Theme.gapSmall
    // Before the numbers: there they stay where they are as those become more and fewer.
    IconButton {
        visible: root.editor.row.countMin < root.editor.row.countMax
        implicitWidth: Theme.controlSmall
        implicitHeight: Theme.controlSmall
        iconName: "plus"
        text: qsTr("Add a number")
        available: root.values.length < root.editor.row.countMax
        reason: qsTr("at most %1").arg(root.editor.row.countMax)
        onTriggered: root.editor.row.rules.setValue(root.editor.row.ruleId,
                                             root.changed(root.values.length, Math.max(0, root.editor.row.minimum)))
    }
    IconButton {
        visible: root.editor.row.countMin < root.editor.row.countMax
        implicitWidth: Theme.controlSmall
        implicitHeight: Theme.controlSmall
        iconName: "minus"
        text: qsTr("Remove a number")
        available: root.values.length > root.editor.row.countMin
        reason: qsTr("at least %1").arg(root.editor.row.countMin)
        onTriggered: root.editor.row.rules.setValue(root.editor.row.ruleId, Array.from(root.values).slice(0, -1))
    }
    Repeater {
        model: root.values.length
        delegate: Row {
            id: one
            required property int index
            spacing: Theme.gapTiny
            Caption {
                anchors.verticalCenter: parent.verticalCenter
                text: (one.index + 1) + "."
                font.pixelSize: Theme.textSmall
                font.bold: true
                Accessible.ignored: true
            }
            Stepper {
            focus: one.index === 0
            name: qsTr("%1, number %2").arg(root.editor.row.label).arg(one.index + 1)
            value: one.index < root.values.length ? Number(root.values[one.index]) : 0
            from: root.editor.row.minimum
            to: root.editor.row.maximum
            onStepped: (n) => root.editor.row.rules.setValue(root.editor.row.ruleId, root.changed(one.index, n))
            }
        }
    }
}
