// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Hanpan

/// The rules as a line of text to send, and a field for a line that somebody sent.
Sheet {
    id: sheet

    required property PresetModel presets
    readonly property string code: opened ? presets.code : ""
    readonly property outcome judged: RulesInUse.judgeCode(presets.game, entry.text)
    signal done(outcome came, string undo)

    function openFor(): void {
        entry.text = ""
        open()
    }
    function use(): void {
        const fine = judged.ok
        const came = RulesInUse.useCode(presets.game, entry.text)
        close()
        done(came, fine ? "undo" : "")
    }

    objectName: "codeSheet"
    width: Math.min(Theme.w(620), Theme.windowWidth - 2 * Theme.margin)
    title: qsTr("Rules as a code")
    firstFocus: copyButton
    buttons: [{id: "cancel", label: qsTr("Close")}]

    Remark {
        text: qsTr("Send this line to a friend. Pasting it gives them the same rules.")
    }
    Rectangle {
        width: parent.width
        height: codeText.height + 2 * Theme.gap
        radius: Theme.radiusSmall
        color: Theme.surface
        border.width: Theme.hair
        border.color: Theme.line
        TextEdit {
            id: codeText
            objectName: "codeText"
            x: Theme.gap
            y: Theme.gap
            width: parent.width - 2 * x
            readOnly: true
            selectByMouse: true
            text: sheet.code
            color: Theme.ink
            selectionColor: Theme.gold
            selectedTextColor: Theme.goldInk
            font.family: Theme.fixedFamily
            font.pixelSize: Theme.textSmall
            wrapMode: TextEdit.WrapAnywhere
            Accessible.role: Accessible.StaticText
            Accessible.name: text
        }
    }
    ActionButton {
        id: copyButton
        objectName: "copy"
        iconName: "copy"
        text: qsTr("Copy code")
        onTriggered: {
            const came = RulesInUse.copyCode(sheet.presets.game)
            sheet.close()
            sheet.done(came, "")
        }
    }
    Hairline {}
    Paragraph {
        text: qsTr("Got a code from a friend?")
        font.bold: true
    }
    Row {
        width: parent.width
        spacing: Theme.gap
        TextEntry {
            id: entry
            objectName: "paste"
            width: parent.width - useButton.width - parent.spacing
            name: qsTr("Paste a code")
            placeholderText: qsTr("Paste it here: HP1-...")
            problem: sheet.judged.ok ? "" : sheet.judged.text
            onEntered: {
                if (sheet.judged.ok)
                    sheet.use()
            }
        }
        ActionButton {
            id: useButton
            objectName: "useCode"
            implicitHeight: entry.height
            text: qsTr("Use these rules")
            available: sheet.judged.ok
            reason: sheet.judged.text === "" ? qsTr("Paste a code first") : sheet.judged.text
            onTriggered: sheet.use()
        }
    }
    SmallParagraph {
        objectName: "judgement"
        height: Math.max(implicitHeight, 2 * Theme.textBody)
        verticalAlignment: Text.AlignTop
        text: sheet.judged.ok ? qsTr("In this code: %1").arg(sheet.judged.text) : sheet.judged.text
        tone: sheet.judged.ok ? "ink" : "red"
    }
}
