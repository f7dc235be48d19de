// SPDX-License-Identifier: GPL-3.0-or-later
// Whole rounds of Hoola at the real table, by pointer events alone and by keys alone, and what every table offers besides:
// rules, coach, undo, the proof of the deal, another language.
import QtQuick
import QtTest
import Hanpan

Item {
    id: root
    width: 1440
    height: 900

    RoundCase {
        name: "TableRound"
        room: root

        function test_roundByPointer() {
            sitDown(4, { preset: "battle_modern" }, "11")
            var result = playOut(pointerStep)
            var go = findChild(result, "nextRound")
            tryVerify(() => go.width > 0)
            mouseClick(go)
            tryCompare(match, "roundNumber", 2)
            compare(match.phase, "playing")
            verify(!result.visible)
        }
        function test_roundByKeys() {
            // In the second round another one claims, and the person in turn is the last to answer: drawing stands for passing then.
            sitDown(3, {}, "5")
            playOut(keyStep)
            keyClick(Qt.Key_Return)
            tryCompare(match, "roundNumber", 2)
            // The second round is the last: its end is the end of the match.
            ended.clear()
            var result = playOut(keyStep)
            compare(match.phase, "matchOver")
            keyClick(Qt.Key_Return)
            verify(result.matchShown)
            compare(match.result.match.ranking.length, 3)
            verify(match.result.match.ranking.every(one => (one.face === "") === one.isHuman))
            verify(match.result.payments.every(one => (one.face === "") === (one.seat === 0)))
            tryVerify(() => findChild(result, "playAgain").activeFocus)
            keyClick(Qt.Key_Return)
            tryCompare(match, "phase", "playing")
            compare(match.roundNumber, 1)
        }
        function test_sevenSitDown() {
            sitDown(7, { dropout_schedule: "seed" }, "3")
            waitForTable()
            for (var s = 0; s < 7; ++s)
                verify(findChild(view, "seat" + s).visible)
        }
        /// To stay or to drop out is asked once: the buttons for it go with the question.
        function test_whatBelongsToAMomentGoesWithIt() {
            for (var seed = 1; seed < 12; ++seed) { // those before me may all have dropped out, and nobody asks me
                sitDown(7, { dropout_schedule: "seed" }, String(seed))
                waitForTable()
                if (can("stay"))
                    break
                cleanup()
            }
            var stay = findChild(view, "action stay")
            verify(stay.visible && findChild(view, "action drop").visible)
            verify(!findChild(view, "action draw").visible)
            keyClick(Qt.Key_Y)
            tryVerify(() => !stay.visible)
            verify(!findChild(view, "action drop").visible)
            // Its key still says why not.
            waitForTable()
            if (match.phase === "playing" && match.myTurn) {
                refusals.clear()
                keyClick(Qt.Key_Y)
                verify(match.phase === "playing")
            }
        }
        function test_languageAtTheTable() {
            sitDown(4, {}, "11")
            waitForTable()
            var english = match.statusText
            var seat = findChild(view, "seat1").name
            Preferences.language = "ko"
            tryVerify(() => match.statusText !== english)
            compare(findChild(view, "statusText").text, match.statusText)
            verify(findChild(view, "seat1").name !== seat)
            verify(/[가-힣]/.test(match.statusText))
            Preferences.language = "en"
            tryCompare(match, "statusText", english)
        }
        function test_rulesAreRead() {
            sitDown(4, { preset: "battle_modern", stop_threshold: 9 }, "11")
            compare(match.clockwise, false)
            mouseClick(findChild(view, "rulesChip"))
            var sheet = findChild(view, "rulesSheet")
            tryCompare(sheet, "opened", true)
            var list = findChild(sheet.contentItem, "rulesList")
            verify(list.count > 30)
            findChild(sheet.contentItem, "rulesFilter").chosen("changed")
            tryCompare(list, "count", 1)
            // In words: the changed number, and no sentence of a rule that is not in force.
            findChild(sheet.contentItem, "rulesFilter").chosen("story")
            var story = findChild(sheet.contentItem, "rulesStory")
            verify(story.visible && !list.visible && story.book.chapters.length >= 6)
            var words = story.book.chapters.map((c) => c.parts.map((p) => p.text).join(" ")).join(" ")
            verify(words.indexOf("if your hand counts 9 points or fewer, you may stop") >= 0, words)
            verify(words.indexOf("turns go anticlockwise.") >= 0, words)
            verify(words.indexOf("even out of turn") >= 0, words)
            verify(words.indexOf("turns go clockwise.") < 0, words)
            // A word of the glossary is explained where it stands.
            story.open(1)
            var text = findChild(story, "bookText")
            text.linkActivated("term:0")
            tryCompare(findChild(story, "bookTerm"), "visible", true)
            // What is searched for is found in every chapter; what is not there is said so.
            var field = findChild(story, "bookSearch")
            field.text = "undercut"
            tryVerify(() => story.book.chapters.length >= 1)
            field.text = "no such word"
            tryCompare(story.book.chapters, "length", 0)
            story.seek("ace_runs")
            compare(field.text, "")
            compare(story.book.chapters[story.at].id, "melds")
            keyClick(Qt.Key_Escape)
            tryCompare(sheet, "opened", false)
        }
        function test_coachByKeyAndPointer() {
            sitDown(4, {}, "11")
            waitForTable()
            keyClick(Qt.Key_D)
            tryVerify(() => match.myTurn && !can("draw"))
            keyClick(Qt.Key_Question)
            var note = findChild(view, "hintNote")
            tryVerify(() => match.hint.state === "shown", 30000)
            verify(note.visible)
            verify(findChild(note, "hintAction").text !== "")
            verify(findChild(note, "hintReason").text !== "")
            compare(match.hint.index, 0)
            tryVerify(() => findChild(note, "nextHint").width > 0 && !isPolishScheduled(findChild(note, "nextHint").parent))
            mouseClick(findChild(note, "nextHint"))
            compare(match.hint.index, 1)
            keyClick(Qt.Key_Escape)
            verify(!note.visible)
            mouseClick(findChild(view, "hintChip"))
            tryVerify(() => match.hint.state === "shown", 30000)
            // A hint is for this position.
            var before = match.sessionRecord()
            dragTo(throwable(), "discard")
            verify(match.sessionRecord() !== before)
            verify(!note.visible)
        }
        function test_theDealIsChecked() {
            sitDown(3, {}, "7")
            waitForTable()
            mouseClick(findChild(view, "menuButton"))
            var menu = findChild(view, "tableMenu")
            tryCompare(menu, "opened", true)
            mouseClick(findChild(menu.contentItem, "menuDeal"))
            var sheet = findChild(view, "dealSheet")
            tryCompare(sheet, "opened", true)
            var before = findChild(sheet.contentItem, "dealFingerprint").text
            compare(before.length, 64)
            verify(!findChild(sheet.contentItem, "dealVerdict").visible)
            keyClick(Qt.Key_Escape)
            tryCompare(sheet, "visible", false)
            var result = playOut(keyStep)
            mouseClick(findChild(view, "menuButton"))
            tryCompare(menu, "opened", true)
            mouseClick(findChild(menu.contentItem, "menuDeal"))
            tryCompare(sheet, "opened", true)
            compare(findChild(sheet.contentItem, "dealFingerprint").text, before)
            verify(findChild(sheet.contentItem, "dealVerdict").visible)
            verify(sheet.agrees)
            verify(findChild(sheet.contentItem, "dealLine").text.indexOf("hanpan deal 1 hoola round 1 players 3:") === 0)
            keyClick(Qt.Key_Return)
            tryCompare(sheet, "visible", false)
        }
        function test_undoTakesBack() {
            sitDown(2, {}, "11")
            waitForTable()
            verify(can("draw"))
            var cards = view.handCount()
            keyClick(Qt.Key_D)
            tryVerify(() => view.handCount() === cards + 1)
            // The card was seen: asked first.
            keyClick(Qt.Key_U)
            var question = findChild(view, "practiceQuestion")
            tryCompare(question, "opened", true)
            compare(view.handCount(), cards + 1)
            mouseClick(findChild(question.contentItem, "sheet undo"))
            tryVerify(() => view.handCount() === cards)
            verify(match.practice)
            tryCompare(question, "visible", false)
        }
        function test_illegalDropSaysWhy() {
            sitDown(4, {}, "11")
            waitForTable()
            // Before drawing nothing can be thrown.
            verify(can("draw"))
            var p = view.handPiece(0)
            dragTo(p, "discard")
            compare(refusals.count, 1)
            compare(p.shakes, 1)
            compare(p.zone, "hand:0")
            compare(findChild(view, "refusalText").text, refusals.signalArguments[0][0])
            verify(refusals.signalArguments[0][0].length > 8)
        }
    }
}
