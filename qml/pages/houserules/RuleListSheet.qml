// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Controls.Basic
import Hanpan

/// A list of things (a house's own hands) as text one can write, judged while one writes.
Sheet {
    id: sheet

    required property var row
    readonly property var typed: row.rules.fromJson(area.text)
    readonly property string problem: typed === undefined || typed === null
                                      ? qsTr("The text is not complete: a bracket, comma or quotation mark is missing.")
                                      : row.rules.judge(row.ruleId, typed)

    function openFor() {
        area.text = row.rules.toJson(row.value)
        open()
    }

    width: Math.min(Theme.u(760), Theme.windowWidth - 2 * Theme.margin)
    title: row.label
    message: row.help
    firstFocus: area
    buttons: [{id: "cancel", label: qsTr("Cancel")}, {id: "take", label: qsTr("Take over"), kind: "primary"}]
    onAnswered: (id) => {
        if (id === "take" && (problem !== "" || !row.rules.setValue(row.ruleId, typed)))
            open()
    }

    ScrollView {
        width: parent.width
        height: Math.min(Theme.u(360), Theme.windowHeight * 0.5)
        background: Rectangle {
            radius: Theme.radiusSmall
            color: Theme.surface
            border.width: Theme.hair
            border.color: sheet.problem !== "" ? Theme.red : Theme.line
        }
        TextArea {
            id: area
            font.family: "monospace"
            font.pixelSize: Theme.textSmall
            color: Theme.ink
            selectionColor: Theme.gold
            selectedTextColor: Theme.goldInk
            wrapMode: TextEdit.Wrap
            Accessible.name: sheet.title
            Accessible.description: sheet.problem
        }
    }
    Caption {
        width: parent.width
        visible: sheet.problem !== ""
        text: sheet.problem
        tone: "red"
        font.pixelSize: Theme.textSmall
        wrapMode: Text.Wrap
    }
}
