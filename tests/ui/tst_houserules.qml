// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtTest
import Hanpan

// The rule panel with a pointer and with keys, on Hoola's rulebook.
Item {
    id: root
    width: 1440
    height: 900

    SignalSpy {
        id: replaced
        target: Navigator
        signalName: "replaceRequested"
    }

    Component {
        id: pages
        HouseRules {
            width: root.width
            height: root.height
            game: "hoola"
        }
    }

    TestCase {
        name: "HouseRules"
        when: windowShown

        property var page

        function init() {
            Preferences.language = "en"
            Preferences.motion = "off"
            RulesInUse.usePreset("hoola", "seed")
            page = createTemporaryObject(pages, root)
            verify(page)
            waitForRendering(page)
            replaced.clear()
        }
        function row(id) {
            var found = findChild(page, "rule_" + id)
            verify(found, "no row " + id)
            return found
        }
        /// What the rules do is worked out while it is seen, and follows a change.
        function test_whatTheyDo() {
            var shown = findChild(page, "leftShown")
            var effects = findChild(page, "ruleEffects")
            var presets = findChild(page, "presets")
            verify(presets.visible && !effects.visible)
            shown.chosen("effects")
            verify(!presets.visible && effects.visible)
            tryVerify(() => findChild(effects, "effect turns"))
            compare(findChild(effects, "effect ends.stop").modelData.before, "")
            mouseClick(below(row("seven_pair_melds"), item => item instanceof Toggle))
            tryVerify(() => findChild(effects, "effect turns") && findChild(effects, "effect turns").modelData.before !== "")
            verify(findChild(effects, "effectsSource").text !== "")
            shown.chosen("sets")
            verify(presets.visible && !effects.visible)
        }
        /// The first shown item below `parent` that `fits`.
        function below(parent, fits) {
            for (var i = 0; i < parent.children.length; ++i) {
                var child = parent.children[i]
                if (!child.visible)
                    continue
                if (fits(child))
                    return child
                var found = below(child, fits)
                if (found)
                    return found
            }
            return null
        }
        function button(parent, name) {
            var found = below(parent, (item) => item.objectName === name)
            verify(found, "no " + name)
            return found
        }
        function problemOf(id) {
            var sentence = below(row(id), (item) => item.objectName === "problem")
            return sentence ? sentence.text : ""
        }
        /// Clicks the segment with these words.
        function choose(id, words) {
            row(id).focusEditor()
            var segment = below(row(id), (item) => item.modelData !== undefined && item.modelData.label === words)
            verify(segment, "no segment " + words)
            wait(0) // the page scrolls the focused row into sight
            mouseClick(segment)
        }
        function valueOf(id) {
            return RulesInUse.valuesOf("hoola")[id]
        }

        function test_switchGreysWhatDepends() {
            verify(!row("claim_window_ms").greyed)
            row("battle").focusEditor()
            wait(0)
            var toggle = below(row("battle"), (item) => item.on !== undefined)
            mouseClick(toggle)
            compare(valueOf("battle"), false)
            verify(row("claim_window_ms").greyed)
            verify(row("claim_window_ms").greyedReason !== "")
            keyClick(Qt.Key_Space)
            compare(valueOf("battle"), true)
        }
        function test_ownHandsByForm() {
            RulesInUse.usePreset("dragon", "official_1_0")
            page.game = "dragon"
            waitForRendering(page)
            row("custom_hands").focusEditor()
            wait(0)
            keyClick(Qt.Key_Space)
            var sheet = findChild(row("custom_hands"), "listSheet")
            tryCompare(sheet, "opened", true)
            // The keyboard starts at "one more".
            keyClick(Qt.Key_Space)
            keyClick(Qt.Key_Space)
            compare(sheet.elements.map(e => e.id), ["own", "own_2"])
            tryVerify(() => findChild(sheet.contentItem, "element0").width > 0 && !isPolishScheduled(findChild(sheet.contentItem, "element0").parent))
            mouseClick(findChild(sheet.contentItem, "element0"))
            compare(sheet.chosen, 0)
            var name = below(findChild(sheet.contentItem, "part_name"), item => item.maximumLength !== undefined)
            mouseClick(name)
            keyClick(Qt.Key_A, Qt.ControlModifier)
            for (var letter of "Eel")
                keyClick(letter)
            var points = below(findChild(sheet.contentItem, "part_points"), item => item.step !== undefined)
            points.forceActiveFocus()
            keyClick(Qt.Key_Right)
            // The last of several choices stays.
            var heads = findChild(sheet.contentItem, "part_head_suits")
            for (var suit of ["h", "d", "c", "s"])
                mouseClick(below(heads, item => item.objectName === "choice_" + suit))
            compare(sheet.problem, "")
            mouseClick(below(sheet.contentItem, item => item.text === "Apply"))
            tryCompare(sheet, "visible", false)
            var hands = RulesInUse.valuesOf("dragon").custom_hands
            compare(hands.length, 2)
            compare(hands[0].name, "Eel")
            compare(hands[0].points, 11)
            compare(Array.from(hands[0].head_suits), ["s"])
            compare(Array.from(hands[1].head_suits), ["s", "h", "d", "c"])
            compare(row("custom_hands").valueText, "Eel, Our hand 2")
            button(row("custom_hands"), "reset").forceActiveFocus()
            keyClick(Qt.Key_Space)
            compare(RulesInUse.valuesOf("dragon").custom_hands.length, 0)
        }
        /// Contracts by slots: a set becomes a run, one meld more, one hand less, the final hand, and all of it as text.
        function test_contractsBySlots() {
            RulesInUse.usePreset("hollywood", "seed")
            page.game = "hollywood"
            waitForRendering(page)
            row("contracts").focusEditor()
            wait(0)
            var editor = findChild(row("contracts"), "contractsEditor")
            verify(editor)
            compare(Array.from(editor.hands).join("|"), "S3 S3|S3 R4|R4 R4|S3 S3 S3|S3 S3 R4|S3 R4 R4|R4 R4 R4!")
            const contracts = () => RulesInUse.valuesOf("hollywood").contracts
            findChild(editor, "kind 0 1").clicked()
            compare(contracts(), "S3 R4|S3 R4|R4 R4|S3 S3 S3|S3 S3 R4|S3 R4 R4|R4 R4 R4!")
            findChild(editor, "cards 0 1").forceActiveFocus()
            keyClick(Qt.Key_Right)
            compare(contracts().split("|")[0], "S3 R5")
            findChild(editor, "meld 0").clicked()
            compare(contracts().split("|")[0], "S3 R5 S3")
            findChild(editor, "without 0 0").clicked()
            compare(contracts().split("|")[0], "R5 S3")
            // Fewer hands than the match is played with are refused with a reason; the last hand of all is never taken.
            findChild(editor, "last 0").clicked()
            compare(contracts().split("|")[0], "R5 S3!")
            findChild(editor, "more").clicked()
            compare(contracts().split("|").length, 8)
            compare(contracts().split("|")[7], "R4 R4 R4")
            // The keyboard goes to the hand before the one that went.
            findChild(editor, "drop 7").forceActiveFocus(Qt.TabFocusReason)
            keyClick(Qt.Key_Space)
            compare(contracts().split("|").length, 7)
            verify(findChild(editor, "drop 6").activeFocus)
            compare(below(row("contracts"), item => item.objectName === "written").text, contracts())
            button(row("contracts"), "reset").forceActiveFocus()
            keyClick(Qt.Key_Space)
            compare(contracts(), "seed_7")
            // Not the name that the program has for them, and each hand in a line where there is room.
            compare(below(row("contracts"), item => item.objectName === "written").text, "S3 S3|S3 R4|R4 R4|S3 S3 S3|S3 S3 R4|S3 R4 R4|R4 R4 R4!")
            for (var i = 0; i < editor.hands.length; ++i) {
                const last = findChild(editor, "last " + i)
                if (!editor.hands[i].endsWith("!"))
                    compare(last.y, 0, i)
                verify(last.kind !== "quiet") // a button, on or off
            }
        }
        /// What lessons call it finds the rule.
        function test_searchByTheWordsOfLessons() {
            RulesInUse.usePreset("hollywood", "seed")
            page.game = "hollywood"
            waitForRendering(page)
            for (var word of ["displace", "displaced", "Displacing"]) {
                findChild(page, "search").text = word
                tryVerify(() => findChild(page, "rule_wild_displacement") !== null && findChild(page, "rule_contracts") === null, 5000, word)
            }
            findChild(page, "search").text = ""
        }
        /// The numbers of a rule say what each is for.
        function test_numbersHaveNames() {
            RulesInUse.usePreset("dragon", "seed")
            page.game = "dragon"
            waitForRendering(page)
            row("points").focusEditor()
            wait(0)
            for (var name of ["Snake", "Boa (imugi)", "Dragon"])
                verify(below(row("points"), item => item.text === name) !== null, name)
        }
        function test_stepperByKeysAndReset() {
            row("stop_threshold").focusEditor()
            keyClick(Qt.Key_Right)
            keyClick(Qt.Key_Up)
            compare(valueOf("stop_threshold"), 12)
            verify(row("stop_threshold").changed)
            compare(RulesInUse.labelOf("hoola"), "Classic +1")
            mouseClick(button(row("stop_threshold"), "reset"))
            compare(valueOf("stop_threshold"), 10)
            verify(!row("stop_threshold").changed)
            keyClick(Qt.Key_End)
            compare(valueOf("stop_threshold"), 60)
            keyClick(Qt.Key_Z, Qt.ControlModifier)
            compare(valueOf("stop_threshold"), 10)
        }
        function test_contradictionAtBothRowsWithAWayOut() {
            choose("face_value", "10 each")
            compare(valueOf("face_value"), "natural")
            verify(problemOf("face_value").indexOf("Court cards count: 10 each") >= 0)
            verify(problemOf("face_value").indexOf("Major blast: By points") >= 0)
            compare(problemOf("blast_high"), problemOf("face_value"))
            compare(problemOf("stop_rule"), "")
            mouseClick(button(row("face_value"), "fix"))
            compare(valueOf("face_value"), "ten")
            verify(valueOf("blast_high") !== "numeric")
            compare(problemOf("face_value"), "")
        }
        function test_presetsByKeyAndTheWayBack() {
            row("stop_threshold").focusEditor()
            keyClick(Qt.Key_Right)
            var list = findChild(page, "presetList")
            list.forceActiveFocus()
            keyClick(Qt.Key_Down)
            keyClick(Qt.Key_Return)
            compare(RulesInUse.labelOf("hoola"), "Battle Hoola")
            var notice = findChild(page, "notice")
            tryVerify(() => notice.shown)
            verify(notice.text.indexOf("Classic +1") >= 0)
            mouseClick(button(notice, "undo"))
            compare(RulesInUse.labelOf("hoola"), "Classic +1")
        }
        function test_differencesLeadToTheRow() {
            RulesInUse.usePreset("hoola", "battle_modern")
            row("stop_threshold").focusEditor()
            keyClick(Qt.Key_Right)
            var chip = button(findChild(page, "differences"), "difference")
            compare(chip.text, "Most points to stop with: 11 points (10 points)")
            findChild(page, "presetList").forceActiveFocus()
            mouseClick(chip)
            verify(below(row("stop_threshold"), (item) => item.activeFocus))
            mouseClick(button(findChild(page, "differences"), "resetAll"))
            compare(RulesInUse.labelOf("hoola"), "Battle Hoola")
        }
        function test_search() {
            keyClick(Qt.Key_F, Qt.ControlModifier)
            var search = findChild(page, "search")
            verify(search.activeFocus)
            for (var letter of "undercut")
                keyClick(letter)
            tryVerify(() => findChild(page, "rule_undercut_penalty") !== null)
            verify(findChild(page, "rule_jokers") === null)
            keyClick(Qt.Key_Escape)
            compare(search.text, "")
            tryVerify(() => findChild(page, "rule_jokers") !== null)
        }
        function test_saveRenameDelete() {
            row("stop_threshold").focusEditor()
            keyClick(Qt.Key_Right)
            keyClick(Qt.Key_S, Qt.ControlModifier)
            tryVerify(() => page.Window.activeFocusItem && page.Window.activeFocusItem.objectName === "name")
            for (var letter of "Ours")
                keyClick(letter)
            keyClick(Qt.Key_Return)
            compare(RulesInUse.labelOf("hoola"), "Ours")
            var list = findChild(page, "presetList")
            list.forceActiveFocus()
            tryCompare(list, "count", 10)
            keyClick(Qt.Key_End)
            list.currentIndex = 9
            keyClick(Qt.Key_Delete)
            tryCompare(list, "count", 9)
            compare(RulesInUse.labelOf("hoola"), "Classic +1")
            mouseClick(button(findChild(page, "notice"), "undo"))
            compare(RulesInUse.labelOf("hoola"), "Ours")
            RulesInUse.remove("hoola", RulesInUse.ownOf("hoola"))
        }
        function test_everyRowIsNamed() {
            var rows = 0
            for (var id of Object.keys(RulesInUse.valuesOf("hoola"))) {
                if (id === "players")
                    continue
                ++rows
                verify(row(id).label !== "" && row(id).help !== "", id)
                row(id).focusEditor()
                verify(page.Window.activeFocusItem.Accessible.name !== "", id)
            }
            verify(rows > 40)
        }
        function test_playGoesOn() {
            mouseClick(button(page, "play"))
            compare(replaced.count, 1)
            verify(replaced.signalArguments[0][0].indexOf("Setup") >= 0)
        }
        function test_languageSwitch() {
            var presets = findChild(page, "presets")
            var before = presets.Accessible.name
            Preferences.language = "ko"
            tryVerify(() => presets.Accessible.name !== before)
            Preferences.language = "en"
            tryVerify(() => presets.Accessible.name === before)
        }
    }
}
