// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Hanpan

/// For a real table: what the house rules say about real cards and tiles that are laid out here, and the score sheet of
/// the evening.
PageFrame {
    id: page

    /// "judge" or "sheet".
    property string part: "judge"
    property string game: History.lastGame()
    /// The question asked first; "" = the game's first one.
    property string question: ""

    title: part === "judge" ? qsTr("Rules judge") : qsTr("Score sheet")
    Component.onCompleted: {
        judge.game = game
        if (question !== "")
            judge.question = question
        toPart()
    }
    function toPart(): void {
        (part === "judge" ? asking : sheet).forceActiveFocus()
    }
    function show(next: string): void {
        part = next
        toPart()
    }

    tools: [
        Segments {
            objectName: "judgePart"
            anchors.verticalCenter: parent ? parent.verticalCenter : undefined
            name: qsTr("View")
            options: [{value: "judge", label: qsTr("Rules judge")}, {value: "sheet", label: qsTr("Score sheet")}]
            value: page.part
            onChosen: (part) => page.part = part
        }
    ]

    Judge {
        id: judge
        names: evenings.names
    }
    Evenings { id: evenings }

    JudgeTable {
        id: asking
        objectName: "judgeTable"
        visible: page.part === "judge"
        anchors.fill: parent
        judge: judge
        evening: evenings
        onWritten: {
            page.show("sheet")
            sheet.write(Array.from(judge.answer.paid).map(one => String(one.units)), judge.game, judge.names)
        }
    }
    EveningSheet {
        id: sheet
        objectName: "eveningSheet"
        visible: page.part === "sheet"
        anchors.fill: parent
        evenings: evenings
    }
}
