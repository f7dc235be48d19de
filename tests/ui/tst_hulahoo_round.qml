// SPDX-License-Identifier: GPL-3.0-or-later
// Whole rounds of HULA-HOO! at the real table, by pointer events alone and by keys alone.
import QtQuick
import QtTest
import Hanpan

Item {
    id: root
    width: 1440
    height: 900

    RoundCase {
        name: "HulahooRound"
        room: root

        /// My first card that may be played, hand and open row in turn.
        function playable() {
            for (var own of ["open:0", "hand:0"])
                for (var place = 0; place < view.countIn(own); ++place)
                    if (view.pieceIn(own, place).playable)
                        return view.pieceIn(own, place)
            return null
        }
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
            match.untimed = false
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
            match.untimed = true
            match.speed = "normal"
        }
    }
}
