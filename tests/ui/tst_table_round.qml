// SPDX-License-Identifier: GPL-3.0-or-later
// Whole rounds of the games at the real table, with the real engine and its bots: one by pointer events alone, one by keys
// alone. Whatever is refused, stuck or warned about ends the test.
import QtQuick
import QtTest
import Hanpan

Item {
    id: root
    width: 1440
    height: 900

    TableSession {
        id: match
        instant: true
    }
    Component {
        id: viewMaker
        TableView {
            width: 1440
            height: 900
            session: match
        }
    }
    SignalSpy {
        id: ended
        target: match
        signalName: "roundEnded"
    }
    SignalSpy {
        id: refusals
        target: match
        signalName: "refused"
    }

    TestCase {
        id: test
        name: "TableRound"
        when: windowShown

        property var view
        /// What the hands did, for the message of a failure.
        property var deeds: []

        function init() {
            failOnWarning(/.?/)
            Preferences.motion = "off"
            Preferences.language = "en"
            Theme.windowWidth = 1440
            Theme.windowHeight = 900
            ended.clear()
            refusals.clear()
            deeds = []
        }
        function cleanup() {
            if (view)
                view.destroy()
            view = null
            wait(0)
        }
        function sitDown(players, rules, seed, game) {
            verify(match.start(game || "hoola", players, rules, seed, ["casual"], 2, 0), match.startError())
            view = viewMaker.createObject(root)
            tryCompare(view, "still", false)
            view.forceActiveFocus()
        }
        function button(id) {
            return findChild(view, "action " + id)
        }
        function can(id) {
            return button(id) !== null && button(id).visible && button(id).available
        }
        function story() {
            return deeds.slice(-12).join("; ") + " | " + match.statusText + " | " + match.sessionRecord().slice(-260)
        }
        function tableWaits() {
            return match.phase !== "playing" || match.claim.active === true || match.myTurn
        }
        /// Until the table wants something of me, or the round is over.
        function waitForTable() {
            tryVerify(() => tableWaits(), 20000, story())
        }
        function topOf(zoneId) {
            for (var i = 0; i < view.pieces.count; ++i) {
                var p = view.pieces.itemAt(i)
                if (p.zone === zoneId && p.onTop)
                    return p
            }
            return null
        }
        function at(p) {
            return p.mapToItem(view, p.width * 0.2, p.height * 0.4)
        }
        function dragTo(p, zoneId) {
            var z = view.zoneById(zoneId)
            var to = z.mapToItem(view, z.width / 2, z.height / 2)
            var a = at(p)
            mousePress(view, a.x, a.y)
            for (var i = 1; i <= 6; ++i)
                mouseMove(view, a.x + (to.x - a.x) * i / 6, a.y + (to.y - a.y) * i / 6, -1, Qt.LeftButton)
            mouseRelease(view, to.x, to.y)
            deeds.push("drag " + p.face + " to " + zoneId)
        }
        function answerChoice(byKey) {
            var sheet = findChild(view, "choiceSheet")
            if (match.choice.length === 0)
                return
            tryCompare(sheet, "opened", true)
            if (byKey)
                keyClick(Qt.Key_1)
            else
                mouseClick(findChild(sheet.contentItem, "choice0"))
            tryCompare(sheet, "visible", false)
            deeds.push("choice")
        }
        /// The hand's piece that may be thrown away with the least regret: anything the pile would take.
        function throwable() {
            for (var place = view.handCount() - 1; place >= 0; --place) {
                var p = view.handPiece(place)
                if (match.targetsFor([p.pieceId]).indexOf("discard") >= 0)
                    return p
            }
            return null
        }

        // ---- HULA-HOO!: its steps by pointer and by keys
        /// My first card that may be played, hand and open row in turn.
        function playable() {
            for (var own of ["open:0", "hand:0"])
                for (var place = 0; place < view.countIn(own); ++place)
                    if (view.pieceIn(own, place).playable)
                        return view.pieceIn(own, place)
            return null
        }
        property int turns: 0
        function hulahooPointerStep() {
            ++turns
            if (can("keep")) {
                // The first open card is swapped, dragged onto the draw pile.
                dragTo(view.pieceIn("open:0", 0), "stock")
                return
            }
            if (can("name")) {
                var named = view.targets()[0]
                var seat = view.zoneById(named)
                var there = seat.mapToItem(view, seat.width / 2, seat.height * 0.7)
                mouseClick(view, there.x, there.y)
                deeds.push("name " + named)
                answerChoice(false)
                return
            }
            if (can("pick")) {
                mouseClick(button("pick"))
                return
            }
            var card = playable()
            if (!card) {
                deeds.push("out") // the table says so by itself
            } else if (turns % 3 === 0) {
                dragTo(card, "discard")
                answerChoice(false)
            } else if (turns % 3 === 1) {
                var a = at(card)
                mouseDoubleClickSequence(view, a.x, a.y)
                deeds.push("double click " + card.face)
                answerChoice(false)
            } else {
                var b = at(card)
                mouseClick(view, b.x, b.y)
                verify(card.selected)
                for (var call of ["higher", "lower", "double"])
                    if (can(call)) {
                        mouseClick(button(call))
                        deeds.push(card.face + " " + call)
                        break
                    }
                answerChoice(false)
            }
        }
        function hulahooKeyStep() {
            ++turns
            if (can("keep")) {
                keyClick(Qt.Key_K)
                deeds.push("K")
                return
            }
            if (can("name")) {
                keyClick(Qt.Key_N)
                deeds.push("N")
                answerChoice(true)
                return
            }
            var card = playable()
            if (!card) {
                deeds.push("out") // the table says so by itself
                return
            }
            keyClick(Qt.Key_Down)
            keyClick(Qt.Key_Down)
            if (card.zone === "open:0" && view.handCount() > 0)
                keyClick(Qt.Key_Up)
            keyClick(Qt.Key_Home)
            for (var i = 0; i < card.place; ++i)
                keyClick(Qt.Key_Right)
            compare(view.keys.cursorPiece(), card)
            if (turns % 2 === 0) {
                keyClick(Qt.Key_Return)
                deeds.push("Return " + card.face)
            } else {
                keyClick(Qt.Key_Space)
                verify(card.selected)
                for (var call of [["higher", Qt.Key_H], ["lower", Qt.Key_L], ["double", Qt.Key_D]])
                    if (can(call[0])) {
                        keyClick(call[1])
                        deeds.push(card.face + " " + call[0])
                        break
                    }
            }
            answerChoice(true)
        }
        function test_hulahooByPointer_data() {
            return [{ tag: "standard", rules: {} }, { tag: "victims", rules: { preset: "targets_only" } }]
        }
        function test_hulahooByPointer(data) {
            sitDown(4, data.rules, "11", "hulahoo")
            var result = playOut(hulahooPointerStep)
            mouseClick(findChild(result, "nextRound"))
            tryCompare(match, "roundNumber", 2)
            verify(!result.visible)
        }
        function test_hulahooByKeys_data() {
            return [{ tag: "standard", rules: {} }, { tag: "victims", rules: { preset: "targets_only" } }]
        }
        function test_hulahooByKeys(data) {
            sitDown(3, data.rules, "5", "hulahoo")
            playOut(hulahooKeyStep)
            keyClick(Qt.Key_Return)
            tryCompare(match, "roundNumber", 2)
        }
        function test_hulahooPickedByPointer() {
            sitDown(3, { preset: "chaos" }, "5", "hulahoo")
            waitForTable()
            for (var place = 0; place < 5; ++place) {
                var a = at(view.handPiece(place))
                mouseClick(view, a.x, a.y)
            }
            var row = view.layout.rowFrame
            mouseClick(view, row.x + row.width / 2, row.y + row.height / 2 + view.field.y)
            tryVerify(() => view.countIn("open:0") === 5)
            compare(refusals.count, 0)
        }
        function test_hulahooFastForward() {
            match.instant = false
            match.speed = "slow"
            sitDown(4, {}, "11", "hulahoo")
            match.skipPacing()
            tryVerify(() => match.myTurn || match.phase !== "playing", 20000)
            for (var i = 0; i < 60 && !match.watching && match.phase === "playing"; ++i) {
                match.skipPacing()
                if (match.myTurn) {
                    hulahooKeyStep()
                } else
                    wait(20)
            }
            if (match.watching) {
                var button = findChild(view, "fastForward")
                verify(button.visible)
                mouseClick(button)
                tryVerify(() => match.phase !== "playing", 5000)
            }
            match.instant = true
            match.speed = "normal"
        }

        // ---- Hollywood Rummy: calls are answered, the contract laid down, cards laid off
        function hollywoodPointerStep() {
            ++turns
            if (match.claim.active === true) {
                var answers = match.claim.actions
                var answer = findChild(view, "claim " + answers[turns % answers.length])
                tryVerify(() => answer.width > 0 && answer.visible)
                mouseClick(answer)
                deeds.push(answers[turns % answers.length])
            } else if (can("lay_down")) {
                mouseClick(button("lay_down"))
                deeds.push("lay down")
                answerChoice(false)
            } else if (can("lay_off")) {
                mouseClick(button("lay_off"))
                deeds.push("lay off")
                answerChoice(false)
            } else if (can("draw") || can("take")) {
                var p = topOf(can("draw") ? "stock" : "discard")
                var a = at(p)
                mouseClick(view, a.x, a.y)
                deeds.push("draw")
            } else {
                var card = throwable()
                verify(card, "nothing can be thrown: " + story())
                dragTo(card, "discard")
            }
        }
        function hollywoodKeyStep() {
            ++turns
            if (match.claim.active === true) {
                if (turns % 2)
                    keyClick(Qt.Key_Space)
                else
                    keyClick(match.claim.actions.indexOf("allow") >= 0 ? Qt.Key_N : Qt.Key_P)
                deeds.push("answer")
            } else if (can("lay_down")) {
                keyClick(Qt.Key_M)
                deeds.push("M")
                answerChoice(true)
            } else if (can("lay_off")) {
                keyClick(Qt.Key_L)
                deeds.push("L")
                answerChoice(true)
            } else if (can("draw") || can("take")) {
                keyClick(can("draw") ? Qt.Key_D : Qt.Key_T)
                deeds.push("D")
            } else
                keyStep()
        }
        function test_hollywoodByPointer() {
            sitDown(4, {}, "11", "hollywood")
            var result = playOut(hollywoodPointerStep)
            mouseClick(findChild(result, "nextRound"))
            tryCompare(match, "roundNumber", 2)
        }
        function test_hollywoodByKeys() {
            sitDown(3, { preset: "gentle" }, "5", "hollywood")
            playOut(hollywoodKeyStep)
            keyClick(Qt.Key_Return)
            tryCompare(match, "roundNumber", 2)
        }

        // ---- Dragon Holla: its steps by pointer and by keys
        /// The cube at the end of my hand that may be dropped.
        function droppable() {
            for (var place = view.handCount() - 1; place >= 0; --place)
                if (view.handPiece(place).playable)
                    return view.handPiece(place)
            return null
        }
        function dropZone(p) {
            return match.targetsFor([p.pieceId]).indexOf("river") >= 0 ? "river" : "island"
        }
        function dragonPointerStep() {
            ++turns
            if (can("holla")) {
                mouseClick(button("holla"))
                deeds.push("holla")
                answerChoice(false)
            } else if (can("river") && turns % 4 === 0) {
                // A click chooses a cube of the river, the button draws it.
                var taken = view.pieceIn("river", 0)
                var r = at(taken)
                mouseClick(view, r.x, r.y)
                verify(taken.selected)
                mouseClick(button("river"))
                deeds.push("river " + taken.face)
            } else if (can("island") && turns % 5 === 0) {
                dragTo(topOf("island"), "hand:0")
            } else if (can("draw")) {
                var wall = topOf("mountain:0") || topOf("mountain:1")
                var a = at(wall)
                mouseClick(view, a.x, a.y)
                deeds.push("mountain")
            } else {
                var cube = droppable()
                verify(cube, "nothing can be dropped: " + story())
                var zoneId = dropZone(cube)
                if (turns % 3 === 0) {
                    dragTo(cube, zoneId)
                } else if (turns % 3 === 1) {
                    var b = at(cube)
                    mouseDoubleClickSequence(view, b.x, b.y)
                    deeds.push("double click " + cube.face)
                } else {
                    var c = at(cube)
                    mouseClick(view, c.x, c.y)
                    verify(cube.selected)
                    mouseClick(button("discard"))
                    deeds.push("drop " + cube.face)
                }
                answerChoice(false)
            }
        }
        function dragonKeyStep() {
            ++turns
            if (can("holla")) {
                keyClick(Qt.Key_W)
                deeds.push("W")
                answerChoice(true)
            } else if (can("island") && turns % 5 === 0) {
                keyClick(Qt.Key_F)
                deeds.push("F")
            } else if (can("draw")) {
                keyClick(Qt.Key_D)
                deeds.push("D")
            } else {
                var cube = droppable()
                verify(cube, "nothing can be dropped: " + story())
                keyClick(Qt.Key_Down)
                keyClick(Qt.Key_Down)
                keyClick(Qt.Key_Home)
                for (var i = 0; i < cube.place; ++i)
                    keyClick(Qt.Key_Right)
                compare(view.keys.cursorPiece(), cube)
                if (turns % 2 === 0) {
                    keyClick(Qt.Key_Return)
                } else {
                    keyClick(Qt.Key_Space)
                    verify(cube.selected)
                    keyClick(Qt.Key_X)
                }
                deeds.push("drop " + cube.face)
                answerChoice(true)
            }
        }
        function test_dragonByPointer() {
            sitDown(4, {}, "11", "dragon")
            waitForTable()
            // Every cube of the table has its place, and the die shows the open cube's dots.
            for (var i = 0; i < view.pieces.count; ++i)
                verify(view.pieces.itemAt(i).spot !== null, view.pieces.itemAt(i).zone)
            verify(view.layout.indicator.dots >= 1)
            verify(findChild(view, "wildWords").text !== "")
            var chip = findChild(view, "waitsChip")
            verify(chip.visible)
            mouseClick(chip)
            compare(chip.text, "Hide")
            var result = playOut(dragonPointerStep)
            mouseClick(findChild(result, "nextRound"))
            tryCompare(match, "roundNumber", 2)
            verify(!result.visible)
        }
        function test_dragonByKeys() {
            sitDown(3, { preset: "first_steps" }, "5", "dragon")
            playOut(dragonKeyStep)
            keyClick(Qt.Key_Return)
            tryCompare(match, "roundNumber", 2)
        }
        function pointerStep() {
            if (match.claim.active === true) {
                var pass = findChild(view, "claim pass")
                tryVerify(() => pass.width > 0 && pass.visible)
                mouseClick(pass)
                deeds.push("pass")
            } else if (can("meld")) {
                mouseClick(button("meld"))
                deeds.push("meld")
                answerChoice(false)
            } else if (can("draw")) {
                var p = topOf("stock")
                var a = at(p)
                mouseClick(view, a.x, a.y)
                deeds.push("draw")
            } else {
                var card = throwable()
                verify(card, "nothing can be thrown: " + story())
                dragTo(card, "discard")
            }
        }
        function keyStep() {
            if (match.claim.active === true) {
                keyClick(Qt.Key_P)
                deeds.push("P")
            } else if (can("meld")) {
                keyClick(Qt.Key_M)
                deeds.push("M")
                answerChoice(true)
            } else if (can("draw")) {
                keyClick(Qt.Key_D)
                deeds.push("D")
            } else {
                var card = throwable()
                verify(card, "nothing can be thrown: " + story())
                keyClick(Qt.Key_Home)
                for (var i = 0; i < card.place; ++i)
                    keyClick(Qt.Key_Right)
                compare(view.handPiece(view.keys.cursorPlace), card)
                keyClick(Qt.Key_Space)
                verify(card.selected)
                keyClick(Qt.Key_X)
                deeds.push("X " + card.face)
            }
        }
        /// Everything lies where it belongs: zones are looked at and buttons placed a moment after the models change.
        function laidOut() {
            var hand = view.zoneList.find(zone => zone.zoneId === "hand:0")
            if (!hand || hand.count !== view.handCount())
                return false
            var answers = match.claim.active === true ? match.claim.actions : []
            return answers.every(answer => {
                var b = findChild(view, "claim " + answer)
                return b && b.visible && b.width > 0 && !isPolishScheduled(b) && !isPolishScheduled(b.parent)
            })
        }
        function playOut(step) {
            for (var steps = 0; steps < 400 && match.phase === "playing"; ++steps) {
                // Both at once: while things settle a claim window may close and the turn pass on.
                tryVerify(() => tableWaits() && (match.phase !== "playing" || laidOut()), 20000, story())
                if (match.phase !== "playing")
                    break
                var before = match.sessionRecord()
                step()
                tryVerify(() => match.sessionRecord() !== before, 20000, "nothing happened: " + story())
                compare(refusals.count, 0, story())
            }
            compare(ended.count, 1, story())
            verify(match.phase === "roundOver" || match.phase === "matchOver")
            var result = findChild(view, "roundResult")
            verify(result.open)
            verify(match.roundResult !== "")
            compare(match.payments.length, match.players)
            // Every hand lies open now.
            for (var i = 0; i < view.pieces.count; ++i)
                if (view.pieces.itemAt(i).zoneKind === "hand")
                    verify(view.pieces.itemAt(i).face !== "")
            return result
        }

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
            compare(match.matchResult.ranking.length, 3)
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
            verify(story.visible && !list.visible && story.count >= 6)
            var words = story.model.map((p) => p.text).join(" ")
            verify(words.indexOf("With 9 points or fewer you may stop.") >= 0, words)
            verify(words.indexOf("Turns go anticlockwise.") >= 0, words)
            verify(words.indexOf("Out of turn, too, you may thank") >= 0, words)
            verify(words.indexOf("Turns go clockwise.") < 0, words)
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
            mouseClick(findChild(result, "checkDeal"))
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
            keyClick(Qt.Key_U)
            tryVerify(() => view.handCount() === cards)
            verify(match.practice)
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
