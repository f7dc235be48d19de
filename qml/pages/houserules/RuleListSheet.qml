// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Controls.Basic
import Hanpan

/// A list of objects (a house's own hands): one chip each, and a form for the chosen one. Nothing is set before it is
/// confirmed.
Sheet {
    id: sheet

    required property RuleField row
    /// The list as edited here, and which of its elements the form shows.
    property var elements: []
    property int chosen: 0
    readonly property var element: elements[chosen] || null
    readonly property string problem: row.rules.judge(row.ruleId, elements)
    /// The part that serves as an element's name.
    readonly property string nameKey: (Array.from(row.parts).find(part => part.kind === "text") || row.parts[0]).id

    function openFor(): void {
        elements = Array.from(row.value)
        chosen = 0
        open()
    }
    function add(): void {
        chosen = elements.length
        elements = elements.concat([row.rules.newElement(row.ruleId, elements)])
    }
    function remove(): void {
        elements = elements.filter((e, i) => i !== chosen)
        chosen = Math.max(0, Math.min(chosen, elements.length - 1))
    }
    function change(key: string, value: var): void {
        const next = Object.assign({}, elements[chosen])
        next[key] = value
        elements = elements.map((e, i) => i === chosen ? next : e)
    }

    width: Math.min(Theme.w(760), Theme.windowWidth - 2 * Theme.margin)
    title: row.label
    message: row.help
    firstFocus: more
    buttons: [{id: "cancel", label: qsTr("Cancel")}, {id: "take", label: qsTr("Apply"), kind: "primary"}]
    onAnswered: (id) => {
        if (id === "take" && (problem !== "" || !row.rules.setValue(row.ruleId, elements)))
            open()
    }

    Flow {
        width: parent.width
        spacing: Theme.gapSmall
        Repeater {
            model: sheet.elements.length
            delegate: Chip {
                required property int index
                objectName: "element" + index
                text: index < sheet.elements.length ? sheet.elements[index][sheet.nameKey] : ""
                strong: index === sheet.chosen
                focusPolicy: Qt.TabFocus
                onTriggered: sheet.chosen = index
            }
        }
        ActionButton {
            id: more
            objectName: "addElement"
            implicitHeight: Math.max(Theme.u(30), 32)
            kind: "quiet"
            font.pixelSize: Theme.textSmall
            iconName: "plus"
            text: qsTr("Add")
            available: sheet.elements.length < sheet.row.countMax
            reason: qsTr("at most %1").arg(sheet.row.countMax)
            onTriggered: sheet.add()
        }
        IconButton {
            objectName: "removeElement"
            implicitWidth: Theme.controlSmall
            implicitHeight: Math.max(Theme.u(30), 32)
            iconName: "minus"
            text: qsTr("Remove this one")
            available: sheet.element !== null
            reason: qsTr("The list is empty.")
            onTriggered: sheet.remove()
        }
    }
    ScrollView {
        width: parent.width
        height: Math.min(form.implicitHeight, Theme.windowHeight * 0.46)
        visible: sheet.element !== null
        contentWidth: availableWidth
        Column {
            id: form
            width: parent.width
            spacing: Theme.gapSmall
            Repeater {
                model: Array.from(sheet.row.parts).filter(part => part.kind !== "identity")
                delegate: RulePart {
                    required property rulePart modelData
                    width: form.width
                    part: modelData
                    value: sheet.element ? sheet.element[modelData.id] : undefined
                    onEdited: (to) => sheet.change(modelData.id, to)
                }
            }
        }
    }
    SmallParagraph {
        visible: sheet.problem !== ""
        text: sheet.problem
        tone: "red"
    }
}
