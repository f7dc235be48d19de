// SPDX-License-Identifier: GPL-3.0-or-later
// Whole hands of Hollywood Rummy at the real table, by pointer events alone and by keys alone: calls are answered, the
// contract is laid down, cards are laid off.
import QtQuick
import QtTest
import Hanpan

Item {
    id: root
    width: 1440
    height: 900

    RoundCase {
        name: "HollywoodRound"
        room: root

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
                if (turns % 2) {
                    tryVerify(() => view.listens)
                    keyClick(Qt.Key_Space)
                } else
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
    }
}
