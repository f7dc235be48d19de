// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Hanpan

/// A field for the code of a deal that somebody sent: it says what the code would begin, and begins it.
Sheet {
    id: sheet

    readonly property judgedCode judged: History.judgeCode(Language.code === "" ? "" : entry.text)

    signal done(matchRequest match)

    function openFor(): void {
        entry.text = ""
        open()
    }
    function begin(): void {
        if (!judged.ok)
            return
        const code = judged
        close()
        done(Matches.ofCode(code.game, code.record, code.practice))
    }

    objectName: "dealCodeSheet"
    width: Math.min(Theme.w(620), Theme.windowWidth - 2 * Theme.margin)
    title: qsTr("Play a deal by code")
    message: qsTr("The code contains the game, rules and deal. Everyone who pastes it gets the same pieces.")
    firstFocus: entry
    buttons: [{id: "cancel", label: qsTr("Cancel")}]

    TextEntry {
        id: entry
        objectName: "dealCode"
        width: parent.width
        name: qsTr("Code")
        placeholderText: qsTr("Paste the code here")
        problem: text.trim() !== "" && !sheet.judged.ok ? sheet.judged.text : ""
        onEntered: sheet.begin()
    }
    Paragraph {
        objectName: "dealCodeMeaning"
        visible: text !== ""
        text: sheet.judged.text
        tone: sheet.judged.ok ? "gold" : "red"
        Accessible.role: Accessible.AlertMessage
    }
    ActionButton {
        objectName: "dealCodeStart"
        kind: "primary"
        iconName: "play"
        text: qsTr("Start")
        available: sheet.judged.ok
        reason: sheet.judged.text
        onTriggered: sheet.begin()
    }
}
