// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Hanpan

/// One part of a list's element: its label at the left, its editor at the right (below if there is no room).
Item {
    id: root

    required property rulePart part
    property var value

    signal edited(var value)

    readonly property bool narrow: label.implicitWidth + editor.width + Theme.gapLarge > width

    /// Switches one of several choices on or off; the last one stays on.
    function turn(which: var): void {
        const has = Array.from(value || [])
        const next = Array.from(part.choices).map(c => c.value).filter(v => (has.indexOf(v) >= 0) !== (v === which))
        if (next.length > 0)
            edited(next)
    }

    objectName: "part_" + part.id
    implicitHeight: narrow ? label.height + editor.height + Theme.gapTiny : Math.max(label.height, editor.height)

    Print {
        id: label
        y: root.narrow ? 0 : (root.height - height) / 2
        width: root.narrow ? root.width : Math.min(implicitWidth, root.width)
        text: root.part.label
        wrapMode: Text.Wrap
    }
    Item {
        id: editor
        x: root.narrow ? 0 : root.width - width
        y: root.narrow ? label.height + Theme.gapTiny : (root.height - height) / 2
        width: childrenRect.width
        height: childrenRect.height

        TextEntry {
            objectName: "writtenPart"
            visible: root.part.kind === "text"
            width: visible ? implicitWidth : 0
            name: root.part.label
            text: visible && root.value !== undefined ? root.value : ""
            maximumLength: 40
            onTextEdited: root.edited(text)
        }
        Stepper {
            visible: root.part.kind === "number"
            width: visible ? implicitWidth : 0
            name: root.part.label
            value: visible ? Number(root.value) : 0
            from: root.part.minimum
            to: root.part.maximum
            onStepped: (to) => root.edited(to)
        }
        Segments {
            visible: root.part.kind === "choice"
            width: visible ? implicitWidth : 0
            name: root.part.label
            options: visible ? Array.from(root.part.choices) : []
            value: root.value
            onChosen: (to) => root.edited(to)
        }
        Row {
            visible: root.part.kind === "several"
            spacing: Theme.gapSmall
            Repeater {
                model: root.part.kind === "several" ? root.part.choices : []
                delegate: Chip {
                    required property partChoice modelData
                    readonly property bool on: Array.from(root.value || []).indexOf(modelData.value) >= 0
                    objectName: "choice_" + modelData.value
                    text: modelData.label
                    strong: on
                    iconName: on ? "check" : ""
                    focusPolicy: Qt.TabFocus
                    Accessible.role: Accessible.CheckBox
                    Accessible.name: root.part.label + ": " + text
                    Accessible.checkable: true
                    Accessible.checked: on
                    onTriggered: root.turn(modelData.value)
                }
            }
        }
    }
}
