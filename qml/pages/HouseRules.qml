// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Hanpan

/// The rule panel of a game: presets and own rule sets at the left, every rule at the right, all of it generated from
/// the game's rulebook. Changes take effect at once (RulesInUse) and can be undone; "Play with these rules" goes on to
/// the set-up page, or back to it with `fromSetup`.
PageFrame {
    id: page

    required property string game
    /// The set-up page is below this one on the stack.
    property bool fromSetup: false
    /// A file whose rules are added and used when the page opens.
    property url incoming

    readonly property bool compact: width < Theme.u(1320)

    function play(): void {
        if (fromSetup)
            Navigator.back()
        else
            Navigator.replace("Setup", {game: game})
    }
    /// Tells the result of something; `undo` offers to take it back.
    function tell(came: outcome, undo: string): void {
        notice.show(came.text, came.ok, came.ok ? undo : "")
    }
    function usePreset(id: string, own: bool): void {
        const lost = presets.currentChanges > 0 ? presets.currentLabel : ""
        if (own)
            RulesInUse.useOwn(game, id)
        else
            RulesInUse.usePreset(game, id)
        if (lost !== "")
            notice.show(qsTr("Changes to “%1” discarded.").arg(lost), true, "undo")
    }
    function resetAll(): void {
        const count = houseRules.differences.length
        houseRules.resetAll()
        notice.show(count === 1 ? qsTr("One rule reset to the preset.")
                                : qsTr("%1 rules reset to the preset.").arg(count), true, "undo")
    }
    function reveal(ruleId: string): void {
        search.clear()
        houseRules.onlyChanged = false
        const row = rows.itemAt(houseRules.rowOf(ruleId)) as RuleRow
        if (row)
            row.focusEditor()
    }

    /// Opens the book of rules, at the rule with the keyboard.
    function help(): void {
        let rule = ""
        for (let item = Window.activeFocusItem; item && item !== page; item = item.parent)
            if (item.objectName.startsWith("rule_"))
                rule = item.objectName.slice(5)
        Navigator.go("RulesBook", {game: game, rule: rule})
    }

    Component.onCompleted: {
        if (String(incoming) !== "")
            tell(RulesInUse.importFrom(game, incoming), "undo")
    }
    title: qsTr("%1 · house rules").arg(presets.gameName)
    tools: [
        ActionButton {
            objectName: "import"
            visible: !page.compact
            kind: "quiet"
            text: qsTr("Import...")
            hint: qsTr("Import rules from a file")
            onTriggered: importDialog.open()
        },
        ActionButton {
            objectName: "export"
            visible: !page.compact
            kind: "quiet"
            text: qsTr("Export...")
            hint: qsTr("Export these rules to a file (Ctrl+E)")
            onTriggered: exportDialog.open()
        },
        ActionButton {
            objectName: "code"
            visible: !page.compact
            kind: "quiet"
            text: qsTr("Code...")
            hint: qsTr("Send these rules to a friend as one line of text, or load theirs")
            onTriggered: codeSheet.openFor()
        },
        IconButton {
            visible: page.compact
            iconName: "import"
            text: qsTr("Import...")
            onTriggered: importDialog.open()
        },
        IconButton {
            visible: page.compact
            iconName: "export"
            text: qsTr("Export...")
            onTriggered: exportDialog.open()
        },
        IconButton {
            visible: page.compact
            iconName: "link"
            text: qsTr("Code...")
            onTriggered: codeSheet.openFor()
        },
        IconButton {
            objectName: "book"
            iconName: "rules"
            text: qsTr("Read the rules (F1)")
            onTriggered: page.help()
        },
        ActionButton {
            objectName: "save"
            text: qsTr("Save rules")
            hint: qsTr("Save these rules under a name (Ctrl+S)")
            onTriggered: saveSheet.openFor()
        },
        ActionButton {
            objectName: "play"
            kind: "primary"
            text: page.fromSetup ? qsTr("Back to the set-up") : qsTr("Continue to the set-up")
            hint: qsTr("These rules are in use already")
            onTriggered: page.play()
        }
    ]

    readonly property string keyPage: "houserules"

    RuleModel {
        id: houseRules
        game: page.game
        onRefusalChanged: {
            if (refusal !== "")
                refusalTalk.text = refusal
        }
    }
    PresetModel {
        id: presets
        game: page.game
    }
    RuleEffects {
        id: ruleEffects
        game: page.game
        wanted: effectsList.visible
        first: page.firstSeen
    }
    /// The rule at the top of what is seen.
    property string firstSeen
    function see(): void {
        for (let i = 0; i < rows.count; ++i) {
            const row = rows.itemAt(i) as RuleRow
            if (row && row.y + row.height > scroll.contentY) {
                firstSeen = row.ruleId
                return
            }
        }
    }

    PageKey { use: "houserules/save"; enabled: page.visible; onActivated: saveSheet.openFor() }
    PageKey { use: "houserules/export"; enabled: page.visible; onActivated: exportDialog.open() }
    PageKey { use: "houserules/search"; enabled: page.visible; onActivated: search.forceActiveFocus(Qt.ShortcutFocusReason) }
    PageKey {
        use: "houserules/undo"
        enabled: page.visible
        onActivated: {
            if (RulesInUse.canUndo(page.game)) {
                RulesInUse.undo(page.game)
                notice.show(qsTr("Last change undone."), true, "")
            }
        }
    }

    Segments {
        id: leftShown
        objectName: "leftShown"
        anchors.top: parent.top
        anchors.left: parent.left
        width: presetList.width
        even: true
        name: qsTr("Beside the rules")
        options: [{value: "sets", label: qsTr("Rule sets"), hint: qsTr("Presets and your rules")},
                  {value: "effects", label: qsTr("Effects"), hint: qsTr("What these rules do to the game, in figures")}]
        value: "sets"
        onChosen: (value) => leftShown.value = value
    }
    RuleEffectsList {
        id: effectsList
        anchors.fill: presetList
        visible: leftShown.value === "effects"
        effects: ruleEffects
    }
    RulePresets {
        id: presetList
        objectName: "presets"
        visible: leftShown.value === "sets"
        anchors.top: leftShown.bottom
        anchors.topMargin: Theme.gapSmall
        anchors.bottom: compareButton.top
        anchors.bottomMargin: Theme.gapSmall
        anchors.left: parent.left
        width: page.compact ? Theme.u(270) : Theme.u(330)
        presets: presets
        focus: true
        problems: Array.from(presets.problems)
        onUsed: (id, own) => page.usePreset(id, own)
        onRenameWanted: (id, name) => renameSheet.openFor(id, name)
        onDeleteWanted: (id) => page.tell(RulesInUse.remove(page.game, id), "restore")
    }

    ActionButton {
        id: compareButton
        objectName: "houses"
        anchors.bottom: parent.bottom
        anchors.left: parent.left
        width: presetList.width
        iconName: "sort"
        text: qsTr("Which rules suit us?")
        hint: qsTr("All rule sets beside each other, in figures; and those that suit what you wish")
        onTriggered: Navigator.go("HousesPage", {game: page.game, panel: page})
    }

    Item {
        id: right
        anchors.top: parent.top
        anchors.bottom: parent.bottom
        anchors.left: presetList.right
        anchors.leftMargin: Theme.gapLarge
        anchors.right: parent.right

        Row {
            id: finder
            width: parent.width
            spacing: Theme.gap
            height: Theme.controlSmall + Theme.gapTiny
            TextEntry {
                id: search
                objectName: "search"
                width: Math.min(Theme.u(360), parent.width - onlyChanged.width - parent.spacing)
                leftPadding: Theme.gap + Theme.iconSmall + Theme.gapSmall
                name: qsTr("Search the rules")
                placeholderText: qsTr("Search the rules")
                // An unfinished syllable is searched for already.
                onTypedChanged: houseRules.filter = typed
                Keys.onEscapePressed: (event) => {
                    event.accepted = text !== ""
                    clear()
                }
                Icon {
                    x: Theme.gap
                    anchors.verticalCenter: parent.verticalCenter
                    name: "search"
                    size: Theme.iconSmall
                    color: Theme.mute
                }
            }
            Row {
                id: onlyChanged
                anchors.verticalCenter: parent.verticalCenter
                spacing: Theme.gapSmall
                Toggle {
                    objectName: "onlyChanged"
                    anchors.verticalCenter: parent.verticalCenter
                    text: qsTr("Changed only")
                    on: houseRules.onlyChanged
                    onSwitched: (on) => houseRules.onlyChanged = on
                }
                SmallPrint {
                    anchors.verticalCenter: parent.verticalCenter
                    text: qsTr("Changed only")
                }
            }
        }
        RuleDifferences {
            id: differences
            objectName: "differences"
            anchors.top: finder.bottom
            anchors.topMargin: Theme.gap
            width: parent.width
            rules: houseRules
            onChosen: (ruleId) => page.reveal(ruleId)
            onResetAllWanted: page.resetAll()
        }
        ScrollPage {
            id: scroll
            objectName: "rulesScroll"
            anchors.top: differences.bottom
            anchors.topMargin: Theme.gapSmall
            anchors.bottom: parent.bottom
            anchors.left: parent.left
            anchors.leftMargin: -inset
            anchors.right: parent.right
            anchors.rightMargin: -inset - Theme.gapSmall
            onContentYChanged: page.see()
            Repeater {
                id: rows
                model: houseRules
                delegate: RuleRow {
                    width: scroll.width - 2 * scroll.inset - Theme.gapSmall
                    rules: houseRules
                    effects: ruleEffects
                }
            }
            Paragraph {
                visible: houseRules.count === 0
                topPadding: Theme.gapHuge
                horizontalAlignment: Text.AlignHCenter
                tone: "mute"
                text: search.typed !== "" ? qsTr("No rules match “%1”.").arg(search.typed)
                                         : qsTr("Nothing differs from “%1”.").arg(houseRules.baseLabel)
            }
            Item {
                width: 1
                height: Theme.gapHuge
            }
        }
    }

    RuleNotice {
        id: notice
        objectName: "notice"
        keyed: false
        anchors.bottom: parent.bottom
        anchors.bottomMargin: Theme.gapMedium
        anchors.horizontalCenter: parent.horizontalCenter
        width: Math.min(implicitWidth, parent.width)
        onUndoWanted: (what) => {
            if (what === "restore")
                page.tell(RulesInUse.restoreRemoved(), "")
            else
                RulesInUse.undo(page.game)
        }
    }
    // A screen reader hears of a refusal that appears beside the focus.
    Item {
        id: refusalTalk
        property string text
        Accessible.role: Accessible.AlertMessage
        Accessible.name: text
    }

    RuleSaveSheet {
        id: saveSheet
        game: page.game
        own: presets.currentIsOwn
        onSaved: (came) => page.tell(came, "")
    }
    RuleRenameSheet {
        id: renameSheet
        game: page.game
        onRenamed: (came) => page.tell(came, "")
    }
    RuleCodeSheet {
        id: codeSheet
        presets: presets
        onDone: (came, undo) => page.tell(came, undo)
    }
    AskFile {
        id: importDialog
        title: qsTr("Import rules")
        nameFilters: [qsTr("Hanpan rules (%1)").arg("*.hanpanrules *.json"), qsTr("All files (*)")]
        onAccepted: page.tell(RulesInUse.importFrom(page.game, selectedFile), "undo")
    }
    AskFile {
        id: exportDialog
        title: qsTr("Export rules")
        saves: true
        suggestedName: presets.gameName + " " + presets.currentLabel
        defaultSuffix: "hanpanrules"
        nameFilters: [qsTr("Hanpan rules (%1)").arg("*.hanpanrules *.json")]
        onAccepted: page.tell(RulesInUse.exportTo(page.game, selectedFile), "")
    }
}
