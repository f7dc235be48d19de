// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Hanpan

/// The bar over the table: the game, the round, the rules; at the right undo, rules and sound.
Rectangle {
    id: bar

    required property TableFace session
    readonly property claimShown claim: session.claim

    signal menuRequested()
    signal rulesRequested()
    signal scoresRequested()
    signal undoRequested()
    signal handsRequested()
    /// Words with the key beside them.
    function keyed(words: string, use: string): string {
        return Keymap.serial < 0 ? words : Keymap.withKey(words, "table/" + use)
    }
    signal hintRequested()
    signal pauseRequested()
    signal logRequested()
    /// The person has stopped the game.
    property bool held: false

    /// A lesson: nothing is undone.
    property bool lesson: false
    /// Only what helps now: no scores, no rules, no log, no sound.
    property bool bare: false
    /// A record is shown: nothing can be undone, and the menu is the way back.
    readonly property bool replaying: session.replaying === true
    /// The game has a list of hands to read.
    readonly property bool hasHands: session.handClasses.length > 0

    /// How much of its words gives way: 1 = the rules and the scores in short, 2 = the tools are drawings only, 3 =
    /// without the game's name.
    readonly property int folds: {
        const rest = width - Theme.gapSmall - 2 * Theme.gapMedium - right.bare + right.spacing
        const marks = menu.width + 4 * Theme.gap + 4 * left.spacing + (sort.visible ? sort.width + left.spacing : 0)
        const chips = (bare ? 0 : metrics.advanceWidth(rulesChip.brief) + metrics.advanceWidth(bar.session.roundText))
        if (marks + title.implicitWidth + (bare ? 0 : metrics.advanceWidth(scoresChip.whole) + metrics.advanceWidth(rulesChip.whole)) <= rest - right.written)
            return 0
        return marks + title.implicitWidth + chips <= rest - right.written ? 1 : marks + title.implicitWidth + chips <= rest ? 2 : 3
    }
    readonly property bool narrow: folds > 0
    FontMetrics {
        id: metrics
        font.family: Theme.family
        font.pixelSize: Theme.textSmall
    }

    property alias menuButton: menu
    property alias menuOpen: menu.menuOpen

    implicitHeight: Math.max(Theme.u(52), Theme.controlHeight + Theme.gapTiny)
    objectName: "topBar"
    color: Theme.tableBar

    Row {
        id: left
        anchors.left: parent.left
        anchors.leftMargin: Theme.gapSmall
        anchors.verticalCenter: parent.verticalCenter
        spacing: Theme.gap
        IconButton {
            id: menu
            objectName: "menuButton"
            anchors.verticalCenter: parent.verticalCenter
            text: bar.replaying ? qsTr("Back") : qsTr("Menu")
            iconName: bar.replaying ? "back" : "menu"
            iconColour: Theme.tableInk
            hoverColour: Theme.tableHover
            focusPolicy: Qt.TabFocus
            onTriggered: bar.menuRequested()
        }
        Heading {
            id: title
            anchors.verticalCenter: parent.verticalCenter
            visible: bar.folds < 3
            text: bar.session.tableTitle
            color: Theme.tableInk
            font.pixelSize: Theme.textLarge
        }
        Chip {
            id: scoresChip
            objectName: "scoresChip"
            anchors.verticalCenter: parent.verticalCenter
            visible: bar.session.running === true && !bar.bare
            // The standing of the match, as much of it as there is room for.
            readonly property string whole: bar.session.roundText + (bar.session.standing ? " · " + bar.session.standing : "")
            text: bar.narrow ? bar.session.roundText : whole
            Accessible.name: whole
            hint: bar.session.standing ? whole + "\n" + qsTr("Scores of every round") : qsTr("Scores of every round")
            atTable: true
            focusPolicy: Qt.TabFocus
            onTriggered: bar.scoresRequested()
        }
        Chip {
            id: rulesChip
            objectName: "rulesChip"
            anchors.verticalCenter: parent.verticalCenter
            visible: bar.session.running === true && !bar.bare
            readonly property string changes: bar.session.ruleChanges > 0 ? " " + qsTr("+%1 changed", "rules that differ from the preset").arg(bar.session.ruleChanges) : ""
            readonly property string whole: qsTr("House rules: %1").arg(bar.session.ruleSetLabel) + changes
            readonly property string brief: bar.session.ruleSetLabel + (bar.session.ruleChanges > 0 ? " +" + bar.session.ruleChanges : "")
            text: bar.narrow ? brief : whole
            Accessible.name: whole
            hint: qsTr("Read the rules of this table")
            atTable: true
            focusPolicy: Qt.TabFocus
            onTriggered: bar.rulesRequested()
        }
        Badge {
            id: sort
            anchors.verticalCenter: parent.verticalCenter
            visible: bar.session.practice || bar.replaying || bar.session.demo === true || bar.lesson
            kind: "grey"
            text: bar.lesson && !bar.session.practice ? qsTr("Lesson") : bar.replaying ? qsTr("Replay") : bar.session.demo === true ? qsTr("Demo") : qsTr("Practice")
        }
    }
    Row {
        id: right
        anchors.right: parent.right
        anchors.rightMargin: Theme.gapMedium
        anchors.verticalCenter: parent.verticalCenter
        spacing: Theme.gapSmall
        /// The width of its drawings, and of its words beside them.
        readonly property real bare: tools().length * (Math.max(32, 2 * Theme.gap + Theme.iconSmall) + spacing)
        readonly property real written: tools().reduce((sum, tool) => sum + (tool.label === "" ? 0 : Math.ceil(metrics.advanceWidth(tool.label)) + Theme.gapTiny + Theme.hair), 0)
        function tools(): var {
            const list = []
            for (let i = 0; i < children.length; ++i)
                if (children[i] as BarTool && children[i].visible)
                    list.push(children[i])
            return list
        }

        BarTool {
            wordless: bar.folds > 1
            // Shown as long as something is not written.
            objectName: "unsavedChip"
            visible: History.unsaved !== "" && !bar.replaying && bar.session.kept === true
            label: qsTr("Not saved")
            iconName: "save"
            hint: qsTr("The latest moves are not saved yet: %1. Hanpan keeps trying.").arg(History.unsaved)
            Accessible.role: Accessible.AlertMessage
            told: label + ". " + hint
        }
        BarTool {
            wordless: bar.folds > 1
            // Leftmost, so that when it appears nothing moves from under the pointer.
            objectName: "stepChip"
            visible: bar.held && !bar.replaying
            label: qsTr("Step")
            iconName: "forward"
            hint: bar.keyed(qsTr("One move, then it waits again"), "step")
            onTriggered: bar.session.step()
        }
        BarTool {
            wordless: bar.folds > 1
            objectName: "handsChip"
            visible: bar.hasHands
            label: bar.session.handClassesName || qsTr("Scoring hands")
            iconName: "cards"
            hint: bar.keyed(bar.session.handClassesTitle || qsTr("Every hand and what it scores"), "hands")
            onTriggered: bar.handsRequested()
        }
        BarTool {
            wordless: bar.folds > 1
            objectName: "logChip"
            visible: bar.session.running === true && !bar.bare
            told: qsTr("Log")
            iconName: "history"
            hint: bar.keyed(qsTr("Everything that has happened"), "log")
            onTriggered: bar.logRequested()
        }
        BarTool {
            wordless: bar.folds > 1
            objectName: "pauseChip"
            visible: bar.session.running === true && !bar.replaying && !bar.bare
            told: bar.held ? qsTr("Continue") : qsTr("Pause")
            strong: bar.held
            iconName: bar.held ? "play" : "pause"
            hint: bar.keyed(bar.held ? qsTr("Let the computer play on") : qsTr("Pause to look at the table"), "hold")
            onTriggered: bar.pauseRequested()
        }
        BarTool {
            wordless: bar.folds > 1
            objectName: "hintChip"
            visible: !bar.replaying && bar.session.demo !== true
            label: qsTr("Hint")
            iconName: "hint"
            enabled: bar.session.myTurn || bar.claim.active
            hint: bar.keyed(qsTr("Ask the coach; press again for the next-best move"), "hint")
            onTriggered: bar.hintRequested()
        }
        BarTool {
            wordless: bar.folds > 1
            objectName: "undoChip"
            visible: !bar.replaying && !bar.lesson && bar.session.demo !== true
            label: qsTr("Undo")
            iconName: "undo"
            enabled: bar.session.canUndo
            hint: bar.keyed(bar.session.undoIsFree ? qsTr("Take back your last move")
                                                   : qsTr("Take back your last move; you are asked first, as the match then counts as practice"), "undo")
            onTriggered: bar.undoRequested()
        }
        BarTool {
            wordless: bar.folds > 1
            objectName: "redoChip"
            // Always in its place, so that nothing new appears under the pointer.
            visible: !bar.replaying && !bar.lesson && bar.session.demo !== true
            enabled: bar.session.canRedo === true
            iconName: "redo"
            told: qsTr("Redo")
            hint: bar.keyed(qsTr("Redo the move you took back"), "redo")
            onTriggered: bar.session.redo()
        }
        BarTool {
            wordless: bar.folds > 1
            objectName: "soundChip"
            label: qsTr("Sound")
            visible: !bar.bare
            iconName: Preferences.muted ? "mute" : "sound"
            hint: Preferences.muted ? qsTr("Sound is off") : qsTr("Sound is on")
            onTriggered: Preferences.muted = !Preferences.muted
        }
    }
}
