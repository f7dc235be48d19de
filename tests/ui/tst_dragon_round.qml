// SPDX-License-Identifier: GPL-3.0-or-later
// Whole rounds of Dragon Holla at the real table, by pointer events alone and by keys alone.
import QtQuick
import QtTest
import Hanpan

Item {
    id: root
    width: 1440
    height: 900

    RoundCase {
        name: "DragonRound"
        room: root

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
                // A click takes a cube of the river, as it takes the island's; so does a drag onto the hand.
                var taken = view.pieceIn("river", 0)
                if (turns % 8 === 0) {
                    dragTo(taken, "hand:0")
                } else {
                    var r = at(taken)
                    mouseClick(view, r.x, r.y)
                }
                verify(taken.zone !== "river")
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
        /// One click on a cube of the river that may be taken takes it.
        function test_aClickTakesFromTheRiver() {
            sitDown(4, {}, "6", "dragon")
            for (var i = 0; i < 40; ++i) {
                waitForTable()
                compare(match.phase, "playing")
                if (can("river"))
                    break
                dragonPointerStep()
            }
            verify(can("river"), story())
            var taken = view.pieceIn("river", 0)
            verify(taken.playable)
            var r = at(taken)
            mouseClick(view, r.x, r.y)
            tryCompare(taken, "zone", "locked:0")
            compare(refusals.count, 0)
        }
        function dragonKeyStep() {
            ++turns
            if (can("holla")) {
                keyClick(Qt.Key_W)
                deeds.push("W")
                answerChoice(true)
            } else if (can("island") && turns % 5 === 0) {
                keyClick(Qt.Key_I)
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
            verify(view.layout.sign.dots >= 1)
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
    }
}
