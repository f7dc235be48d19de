// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Hanpan

/// Every match that was ever played: a list with filters, and at its right the possible actions on the chosen one.
PageFrame {
    id: page

    property string game: ""
    /// Which matches are listed, as in HistoryModel.kind.
    property string kind: ""
    /// A file whose matches are added when the page opens.
    property url incoming
    readonly property string keyPage: "history"
    /// The chosen match; id 0 when there is none.
    property aboutMatch chosen
    readonly property bool compact: width < Theme.u(1320)

    title: qsTr("History")
    Component.onCompleted: {
        choose(matches.count > 0 ? 0 : -1)
        list.forceActiveFocus()
        if (String(incoming) !== "")
            History.importFrom(incoming)
    }

    function choose(row: int): void {
        list.currentIndex = row
        chosen = History.about(matches.idAt(row))
    }
    function tell(came: outcome, undo: string): void {
        if (came.text !== "")
            notice.show(came.text, came.ok, came.ok ? undo : "")
    }
    function open(): void {
        if (chosen.id !== 0)
            Navigator.go("ReplayPage", {matchId: chosen.id})
    }
    tools: [
        QuietButton {
            objectName: "code"
            iconName: "link"
            text: page.compact ? "" : qsTr("Deal by code...")
            Accessible.name: qsTr("Deal by code...")
            hint: qsTr("Play a deal someone sent you")
            onTriggered: codeSheet.openFor()
        },
        QuietButton {
            objectName: "import"
            iconName: "import"
            text: page.compact ? "" : qsTr("Import...")
            Accessible.name: qsTr("Import...")
            hint: qsTr("Add matches from a text record")
            onTriggered: importDialog.open()
        },
        QuietButton {
            objectName: "exportAll"
            iconName: "export"
            available: matches.any
            reason: qsTr("There is nothing to export yet.")
            text: page.compact ? "" : qsTr("Export all...")
            Accessible.name: qsTr("Export all...")
            hint: qsTr("Export every match to one text file")
            onTriggered: exportDialog.openFor(0)
        },
        ActionButton {
            objectName: "statistics"
            iconName: "stats"
            text: qsTr("Statistics")
            onTriggered: Navigator.go("StatisticsPage", page.game === "" ? {} : {game: page.game})
        }
    ]

    // Available as long as the program runs, because the notice is soon gone.
    PageKey {
        use: "history/undo"
        enabled: page.visible
        onActivated: page.tell(History.restoreRemoved(), "")
    }
    HistoryModel {
        id: matches
        game: page.game
        kind: page.kind
        // The same match stays chosen wherever it has moved to; if it is gone, the one in its place is chosen.
        onReloaded: {
            const row = page.chosen.id === 0 ? -1 : rowOf(page.chosen.id)
            page.choose(row >= 0 ? row : Math.min(Math.max(list.currentIndex, 0), count - 1))
        }
    }

    Flow {
        id: filters
        width: parent.width
        spacing: Theme.gap
        Picker {
            objectName: "gameFilter"
            width: Theme.w(180)
            name: qsTr("Game")
            options: {
                const list = [{value: "", label: qsTr("All games")}]
                for (const id of Language.code === "" ? [] : GameCatalog.games)
                    list.push({value: id, label: GameCatalog.name(id)})
                return list
            }
            value: page.game
            onChosen: (id) => page.game = id
        }
        Picker {
            objectName: "rulesFilter"
            width: Theme.w(220)
            name: qsTr("Rules")
            available: page.game !== ""
            options: matches.ruleSets
            value: matches.rules
            onChosen: (key) => matches.rules = key
        }
        Segments {
            objectName: "daysFilter"
            name: qsTr("Period")
            options: [{value: 0, label: qsTr("All time")}, {value: 30, label: qsTr("30 days")}, {value: 7, label: qsTr("7 days")},
                      {value: 1, label: qsTr("Today")}]
            value: matches.days
            onChosen: (days) => matches.days = days
        }
        Segments {
            objectName: "kindFilter"
            name: qsTr("Type")
            options: [{value: "", label: qsTr("All")}, {value: "open", label: qsTr("Not over")}, {value: "match", label: qsTr("Matches")},
                      {value: "practice", label: qsTr("Practice")}, {value: "demo", label: qsTr("Demos")}]
            value: page.kind
            onChosen: (kind) => page.kind = kind
        }
    }

    RowList {
        id: list
        objectName: "matches"
        anchors.top: filters.bottom
        anchors.topMargin: Theme.gapMedium
        anchors.bottom: parent.bottom
        anchors.left: parent.left
        width: Math.round(parent.width * (page.compact ? 0.58 : 0.62))
        focus: true
        model: matches
        keyNavigationEnabled: false
        Accessible.role: Accessible.List
        Accessible.name: qsTr("Matches")
        section.property: "day"
        delegate: HistoryRow {
            id: row
            width: ListView.view.width - Theme.gap
            current: ListView.isCurrentItem
            focused: current && list.activeFocus
            heading: ListView.section === ListView.previousSection ? "" : ListView.section
            onPicked: {
                list.forceActiveFocus(Qt.MouseFocusReason)
                page.choose(row.index)
            }
            onOpened: page.open()
        }
        Keys.onPressed: (event) => {
            switch (event.key) {
            case Qt.Key_Down: page.choose(Math.min(list.count - 1, list.currentIndex + 1)); break
            case Qt.Key_Up: page.choose(Math.max(0, list.currentIndex - 1)); break
            case Qt.Key_PageDown: page.choose(Math.min(list.count - 1, list.currentIndex + 8)); break
            case Qt.Key_PageUp: page.choose(Math.max(0, list.currentIndex - 8)); break
            case Qt.Key_Home: page.choose(0); break
            case Qt.Key_End: page.choose(list.count - 1); break
            case Qt.Key_Return:
            case Qt.Key_Enter: page.open(); break
            default:
                if (Keymap.meaning("history", event.key, event.modifiers) !== "delete")
                    return
                details.remove()
            }
            event.accepted = true
        }
    }
    Column {
        visible: matches.count === 0
        anchors.centerIn: list
        width: list.width - 2 * Theme.gapLarge
        spacing: Theme.gap
        Icon {
            anchors.horizontalCenter: parent.horizontalCenter
            name: "history"
            size: Theme.u(48)
            color: Theme.mute
        }
        Paragraph {
            horizontalAlignment: Text.AlignHCenter
            tone: "mute"
            text: !matches.any && History.unsaved !== "" ? History.unsaved : !matches.any ? qsTr("Every match you play is saved here, move by move.") : qsTr("No matches fit these filters.")
        }
    }
    HistoryDetails {
        id: details
        objectName: "details"
        anchors.top: list.top
        anchors.bottom: parent.bottom
        anchors.left: list.right
        anchors.leftMargin: Theme.gapMedium
        anchors.right: parent.right
        visible: page.chosen.id !== 0
        chosen: page.chosen
        onTold: (came, undo) => page.tell(came, undo)
        onExportWanted: exportDialog.openFor(page.chosen.id)
        onPdfWanted: pdfDialog.open()
    }
    RuleNotice {
        id: notice
        objectName: "notice"
        keyed: false
        anchors.horizontalCenter: parent.horizontalCenter
        anchors.bottom: parent.bottom
        anchors.bottomMargin: Theme.gapMedium
        z: 10
        onUndoWanted: page.tell(History.restoreRemoved(), "")
    }
    WorkBar {
        objectName: "carryBar"
        running: History.carrying
        text: History.carryingText
        share: History.carried
        after: list
        onStopWanted: History.stopCarrying()
    }
    Connections {
        target: History
        function onCarriedOver(came) { page.tell(came, "") }
    }
    DealCodeSheet {
        id: codeSheet
        onDone: (match) => Navigator.go("Table", {match: match})
    }
    AskFile {
        id: importDialog
        title: qsTr("Import matches")
        nameFilters: [qsTr("Hanpan records (*.hanpan *.txt)"), qsTr("All files (*)")]
        onAccepted: History.importFrom(selectedFile)
    }
    AskFile {
        id: exportDialog
        /// The match to export; 0 = all.
        property int match: 0
        function openFor(which: int): void {
            match = which
            open()
        }
        title: qsTr("Export matches")
        saves: true
        suggestedName: exportDialog.match !== 0 ? History.fileName(exportDialog.match) : qsTr("Hanpan matches")
        defaultSuffix: "hanpan"
        nameFilters: [qsTr("Hanpan records (*.hanpan *.txt)")]
        onAccepted: History.exportTo(match === 0 ? [] : [match], selectedFile)
    }
    AskFile {
        id: pdfDialog
        title: qsTr("Save the score sheet")
        saves: true
        suggestedName: page.chosen.id === 0 ? "" : History.fileName(page.chosen.id)
        defaultSuffix: "pdf"
        nameFilters: [qsTr("PDF (*.pdf)")]
        onAccepted: page.tell(Paper.savePdf(page.chosen.id, selectedFile), "")
    }
}
