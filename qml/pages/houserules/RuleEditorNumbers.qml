// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Hanpan

/// Several numbers of one rule. `editor` is the RuleEditor it is loaded by.
Flow {
    id: root

    required property var editor
    readonly property var values: root.editor.row.value
    readonly property var names: Language.code === "" ? [] : root.editor.row.rules.numberNames(root.editor.row.ruleId)
    function nameOf(at: int): string { return at < names.length ? names[at] : (at + 1) + "." }
    function changed(at: int, to: int): var {
        var next = Array.from(values)
        next[at] = to
        return next
    }
    readonly property real widest: {
        var most = 0
        for (var i = 0; i < values.length; ++i)
            most = Math.max(most, metrics.advanceWidth(nameOf(i)))
        return most
    }
    FontMetrics {
        id: metrics
        font.family: Theme.family
        font.pixelSize: Theme.textSmall
        font.bold: true
    }
    width: Math.min(root.editor.limit, values.length * (Theme.u(130) + Theme.gapTiny + widest + spacing)
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
                text: root.nameOf(one.index)
                font.pixelSize: Theme.textSmall
                font.bold: true
                Accessible.ignored: true
            }
            Stepper {
            focus: one.index === 0
            name: one.index < root.names.length ? root.editor.row.label + ": " + root.nameOf(one.index)
                                                : qsTr("%1, number %2").arg(root.editor.row.label).arg(one.index + 1)
            value: one.index < root.values.length ? Number(root.values[one.index]) : 0
            from: root.editor.row.minimum
            to: root.editor.row.maximum
            onStepped: (n) => root.editor.row.rules.setValue(root.editor.row.ruleId, root.changed(one.index, n))
            }
        }
    }
}
