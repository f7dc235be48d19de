// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Hanpan

/// The score sheet of an evening at a real table: who got what, round by round. Every change is kept at once.
FocusScope {
    id: sheet

    required property Evenings evenings

    /// The round being written: -1 = a new one.
    property int round: -1
    /// A result of the judge, for the sheet that is about to be begun.
    property list<string> waiting
    readonly property bool open: evenings.id > 0
    readonly property scoreTable table: evenings.table

    function tell(ok: bool, text: string, undo: string): void {
        if (text !== "")
            notice.show(text, ok, ok && evenings.canUndo() ? undo : "")
    }
    function hear(outcome: var, undo: string): void { tell(outcome.ok, outcome.text, undo) }
    /// Fills in the line with a round's result, to be checked and written down.
    function write(amounts: var, game: string, names: var): void {
        if (!open || evenings.game !== game || evenings.names.length !== amounts.length) {
            waiting = amounts
            beginning.openFor(game, open && evenings.names.length === amounts.length ? evenings.names : names, amounts.length)
            return
        }
        round = -1
        line.fill(amounts)
    }
    function edit(which: int): void {
        round = which
        line.fill(which < 0 ? [] : evenings.amountsOf(which))
    }
    function keep(): void {
        const amounts = line.typed()
        const told = round < 0 ? evenings.addRound(amounts) : evenings.changeRound(round, amounts)
        tell(told.ok, told.text, qsTr("Undo"))
        if (told.ok)
            edit(-1)
        line.mark(told.player, told.text)
    }
    Connections {
        target: sheet.evenings
        function onChanged() {
            if (sheet.round >= sheet.table.rows.length)
                sheet.edit(-1)
        }
    }

    Flow {
        id: head
        width: parent.width
        spacing: Theme.gap
        Picker {
            objectName: "eveningPicker"
            visible: sheet.evenings.list.length > 0
            width: Theme.w(250)
            name: qsTr("Score sheet")
            options: sheet.evenings.list
            value: sheet.evenings.id
            onChosen: (value) => sheet.evenings.open(value)
        }
        SmallButton {
            objectName: "newEvening"
            focus: true
            iconName: "plus"
            text: qsTr("New sheet...")
            onTriggered: {
                sheet.waiting = []
                beginning.openFor(sheet.evenings.game || History.lastGame(), sheet.evenings.names, sheet.evenings.names.length)
            }
        }
        component Tool: IconButton {
            implicitWidth: Theme.controlSmall
            implicitHeight: Theme.controlSmall
            visible: sheet.open
        }
        Tool {
            objectName: "nameEvening"
            iconName: "edit"
            text: qsTr("Names...")
            onTriggered: naming.openFor()
        }
        Tool {
            objectName: "saveEvening"
            iconName: "save"
            text: qsTr("Save as PDF...")
            onTriggered: pdfDialog.open()
        }
        Tool {
            objectName: "printEvening"
            visible: sheet.open && Paper.canPrint()
            iconName: "print"
            text: qsTr("Print...")
            onTriggered: sheet.hear(Paper.printEvening(sheet.evenings.id), "")
        }
        Tool {
            objectName: "deleteEvening"
            iconName: "trash"
            text: qsTr("Delete")
            onTriggered: sheet.hear(sheet.evenings.remove(sheet.evenings.id), qsTr("Undo"))
        }
    }
    Paragraph {
        objectName: "noEvening"
        visible: !sheet.open
        anchors.top: head.bottom
        anchors.topMargin: Theme.gapLarge
        text: qsTr("A score sheet for playing with real cards or tiles. It saves as you type, and can be edited, exported as PDF or printed.")
        tone: "mute"
    }
    ScorePlot {
        id: plot
        anchors.top: head.bottom
        anchors.topMargin: Theme.gap
        width: parent.width
        visible: sheet.open && sheet.table.rows.length > 1 && sheet.height > Theme.u(560)
        height: visible ? Theme.u(170) : 0
        table: sheet.table
    }
    ScoreGrid {
        id: grid
        objectName: "eveningGrid"
        visible: sheet.open
        anchors.top: plot.bottom
        anchors.topMargin: Theme.gap
        width: parent.width
        height: Math.min(implicitHeight, sheet.height - y - foot.height - Theme.gapLarge)
        table: sheet.table
    }
    Column {
        id: foot
        visible: sheet.open
        anchors.top: grid.bottom
        anchors.topMargin: Theme.gap
        width: parent.width
        spacing: Theme.gapSmall
        Row {
            id: line
            objectName: "roundLine"
            width: parent.width
            height: Theme.controlSmall + Theme.gapTiny
            // (With the fields' widths, so that each is under its name.)
            spacing: Theme.gapTiny
            function fill(amounts: var): void {
                for (let i = 0; i < entries.count; ++i)
                    (entries.itemAt(i) as TextEntry).text = i < amounts.length && amounts[i] !== "0" ? amounts[i] : ""
            }
            function typed(): var {
                const list = []
                for (let i = 0; i < entries.count; ++i)
                    list[i] = (entries.itemAt(i) as TextEntry).typed
                return list
            }
            /// The keyboard goes to the wrong field, which says so; to the first one if none is wrong.
            function mark(player: int, text: string): void {
                for (let i = 0; i < entries.count; ++i)
                    (entries.itemAt(i) as TextEntry).problem = player === i ? text : ""
                if (entries.count > 0)
                    entries.itemAt(Math.max(0, player)).forceActiveFocus()
            }
            Item {
                width: grid.firstColumn - line.spacing
                height: 1
            }
            Repeater {
                id: entries
                model: sheet.evenings.names.length
                delegate: TextEntry {
                    required property int index
                    objectName: "amount-" + index
                    width: grid.column - Theme.gapTiny
                    implicitWidth: width
                    horizontalAlignment: TextInput.AlignHCenter
                    maximumLength: 12
                    name: index < sheet.evenings.names.length ? sheet.evenings.names[index] : ""
                    inputMethodHints: Qt.ImhPreferNumbers
                    placeholderText: "0"
                    onTextChanged: problem = ""
                    onEntered: sheet.keep()
                }
            }
        }
        Row {
            spacing: Theme.gap
            Picker {
                objectName: "roundPicker"
                width: Theme.w(170)
                name: qsTr("Round")
                options: Array.from({length: sheet.table.rows.length + 1}, (unused, i) =>
                    ({value: i - 1, label: i === 0 ? qsTr("New round") : qsTr("Round %1").arg(i)}))
                value: sheet.round
                onChosen: (value) => sheet.edit(value)
            }
            ActionButton {
                objectName: "keepRound"
                implicitHeight: Theme.controlSmall
                kind: "primary"
                text: qsTr("Save round")
                onTriggered: sheet.keep()
            }
            ActionButton {
                objectName: "strikeRound"
                visible: sheet.round >= 0
                implicitHeight: Theme.controlSmall
                text: qsTr("Delete round")
                onTriggered: {
                    sheet.hear(sheet.evenings.removeRound(sheet.round), qsTr("Undo"))
                    sheet.edit(-1)
                }
            }
        }
    }
    RuleNotice {
        id: notice
        objectName: "eveningNotice"
        anchors.horizontalCenter: parent.horizontalCenter
        anchors.bottom: parent.bottom
        anchors.bottomMargin: Theme.gapMedium
        z: 10
        onUndoWanted: sheet.hear(sheet.evenings.undo(), "")
    }
    EveningStart {
        id: beginning
        evenings: sheet.evenings
        onBegun: (ok, text) => {
            sheet.tell(ok, text, "")
            if (ok)
                line.fill(sheet.waiting)
            sheet.waiting = []
            line.forceActiveFocus()
        }
    }
    EveningNames {
        id: naming
        evenings: sheet.evenings
        onNamed: (ok, text) => sheet.tell(ok, text, "")
    }
    AskFile {
        id: pdfDialog
        title: qsTr("Save the score sheet")
        saves: true
        suggestedName: sheet.evenings.title
        defaultSuffix: "pdf"
        nameFilters: [qsTr("PDF (*.pdf)")]
        onAccepted: sheet.hear(Paper.saveEvening(sheet.evenings.id, selectedFile), "")
    }
}
