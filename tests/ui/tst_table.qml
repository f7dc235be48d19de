// SPDX-License-Identifier: GPL-3.0-or-later
// The table's gestures: what a pointer or a key does reaches the session as one call.
import QtQuick
import QtTest
import Hanpan

Item {
    id: root
    width: 1440
    height: 900

    TableCase {
        name: "Table"
        room: root

        function test_dragToMeld() {
            mock.accepts = ["meld:1"]
            var p = piece("8C")
            drag(p, middle("meld:1"))
            called("hold " + p.pieceId)
            called("drop " + p.pieceId + " on meld:1")
            called("letGo")
            compare(p.zone, "meld:1")
            tryCompare(view.zoneById("meld:1"), "count", 4)
            tryVerify(() => Math.abs(p.x + p.width / 2 - p.spot.x) < 1 && Math.abs(p.y + p.height / 2 - p.spot.y) < 1)
        }
        function test_dragSelectionToNewMeld() {
            mock.accepts = ["meld:new"]
            click(piece("4C"))
            click(piece("4D"))
            mock.calls = []
            drag(piece("4D"), middle("meld:new"))
            called("drop " + piece("4C").pieceId + "," + piece("4D").pieceId + " on meld:new")
        }
        function test_dragToDiscard() {
            mock.accepts = ["discard"]
            var p = piece("QH")
            drag(p, middle("discard"))
            called("drop " + p.pieceId + " on discard")
            compare(p.zone, "discard")
        }
        function test_targetsGlowWhileHeld() {
            mock.accepts = ["discard"]
            var a = at(piece("QH"))
            mousePress(view, a.x, a.y)
            mouseMove(view, a.x, a.y - 40, -1, Qt.LeftButton)
            mouseMove(view, a.x, a.y - 60, -1, Qt.LeftButton)
            verify(piece("QH").held)
            verify(view.zoneById("discard").isTarget)
            verify(!view.zoneById("meld:0").isTarget)
            mouseRelease(view, a.x, a.y - 60)
            verify(!piece("QH").held)
            verify(!view.zoneById("discard").isTarget)
        }
        /// The language of motion: what each way of a piece is called, and that none of it is left where motion is off.
        function test_verbsOfMotion() {
            compare(view.motion.verb("hand", "discard", false), "thrown")
            compare(view.motion.verb("discard", "hand", false), "snatched")
            compare(view.motion.verb("discard", "meld", false), "snatched")
            compare(view.motion.verb("hand", "meld", false), "squared")
            compare(view.motion.verb("stock", "hand", false), "carried")
            compare(view.motion.verb("meld", "meld", false), "carried")
            compare(view.motion.verb("hand", "meld", true), "dropped")
            compare(view.motion.verb("hand", "discard", true), "dropped")
            Preferences.motion = "normal"
            for (const name in view.motion.verbs)
                verify(view.motion.duration(name) > 0 && view.motion.duration(name) <= 1.5 * Theme.travel, name)
            verify(view.motion.tilt(400) > 0 && view.motion.tilt(400) < 15 && view.motion.tilt(-400) < 0)
            Preferences.motion = "off"
            for (const name in view.motion.verbs)
                compare(view.motion.duration(name), 0)
            compare(view.motion.tilt(400), 0)
        }
        /// A held piece comes nearer and its neighbours make room; let go, everything lies as before.
        function test_aHeldPieceHasWeight_data() { return [{ tag: "off" }, { tag: "fast" }] }
        function test_aHeldPieceHasWeight(row: var) {
            Preferences.motion = row.tag
            var p = view.handPiece(0)
            var home = Qt.point(p.x, p.y)
            var a = at(p)
            mousePress(view, a.x, a.y)
            mouseMove(view, a.x, a.y - 10, -1, Qt.LeftButton)
            var over = at(view.handPiece(3))
            mouseMove(view, over.x, over.y, -1, Qt.LeftButton)
            verify(p.held)
            if (row.tag === "off")
                compare(p.rotation, 0)
            tryCompare(p, "rise", 1)
            tryVerify(() => view.handPiece(1).aside === -1 && view.handPiece(view.handPiece(1).zoneCount - 1).aside === 1)
            compare(p.aside, 0)
            mouseMove(view, a.x, a.y, -1, Qt.LeftButton)
            mouseRelease(view, a.x, a.y)
            tryVerify(() => !p.travelling && p.rise === 0)
            compare(p.rotation, p.restRotation)
            compare(Qt.point(p.x, p.y), home)
            for (var i = 0; i < p.zoneCount; ++i)
                compare(view.handPiece(i).aside, 0)
        }
        /// A place that would take what is held leans towards it as it comes near, with what lies there, and springs back.
        function test_placesLeanTowardsWhatTheyTake_data() { return [{ tag: "off" }, { tag: "fast" }] }
        function test_placesLeanTowardsWhatTheyTake(row: var) {
            Preferences.motion = row.tag
            mock.accepts = ["meld:0"]
            var p = piece("8C")
            var a = at(p)
            var meld = view.zoneById("meld:0")
            var to = middle("meld:0")
            var home = box(meld, "")
            var card = box(piece("5H"), "")
            mousePress(view, a.x, a.y)
            mouseMove(view, a.x, a.y - 40, -1, Qt.LeftButton)
            compare(view.gestures.leaning, "")
            // Just under it.
            var near = to.y + meld.height / 2 + view.motion.near * view.layout.pieceWidth / 2
            mouseMove(view, to.x, near, -1, Qt.LeftButton)
            compare(view.gestures.leaning, "meld:0")
            if (row.tag === "off") {
                compare(view.gestures.lean, Qt.point(0, 0))
                compare(box(meld, "").y, home.y)
            } else {
                const most = view.motion.lean * view.layout.pieceWidth
                verify(most > 2 && most < 12)
                tryVerify(() => Math.abs(box(meld, "").y - home.y - most) < 0.5, 1000, "down, towards it")
                tryVerify(() => Math.abs(box(piece("5H").children[0], "").y - card.y - most) < 1.5, 1000, "with its cards")
                fuzzyCompare(box(meld, "").x, home.x, most / 2)
            }
            // What would not take it stays where it is.
            verify(view.gestures.leanOf("meld:1") === Qt.point(0, 0) || view.gestures.leanOf("meld:1").x === 0)
            mouseMove(view, a.x, a.y, -1, Qt.LeftButton)
            compare(view.gestures.leaning, "")
            tryVerify(() => Math.abs(box(meld, "").y - home.y) < 0.01)
            mouseMove(view, to.x, near, -1, Qt.LeftButton)
            mouseRelease(view, to.x, near)
            compare(view.gestures.leaning, "")
            tryVerify(() => Math.abs(box(meld, "").y - home.y) < 0.01)
        }
        function test_illegalDropSpringsBack() {
            Preferences.motion = "fast"
            mock.accepts = []
            mock.reason = "The queen of hearts does not fit there."
            var p = piece("QH")
            var home = Qt.point(p.x, p.y)
            drag(p, middle("meld:0"))
            called("drop " + p.pieceId + " on meld:0")
            compare(p.zone, "hand:0")
            compare(p.shakes, 1)
            verify(Math.abs(p.y - home.y) > 50, "it travels back, it does not jump")
            tryVerify(() => Math.abs(p.x - home.x) < 1 && Math.abs(p.y - home.y) < 1)
            var note = findChild(view, "refusalText")
            compare(note.text, "The queen of hearts does not fit there.")
            verify(findChild(view, "statusLine").refusing)
            compare(p.shakes, 1)
            verify(view.heard.indexOf("error") >= 0)
        }
        function test_dropNowhereIsNoRefusal() {
            var p = piece("QH")
            drag(p, Qt.point(60, 560))
            notCalled("drop")
            compare(p.shakes, 0)
            compare(p.zone, "hand:0")
        }
        function test_clickThenClick() {
            mock.accepts = ["discard"]
            var p = piece("2S")
            click(p)
            called("toggle " + p.pieceId)
            verify(p.selected)
            verify(view.zoneById("discard").isTarget)
            var there = at(topOf("discard"))
            mouseClick(view, there.x, there.y)
            called("zone discard")
            compare(p.zone, "discard")
        }
        function test_clickOnEmptyFrame() {
            mock.accepts = ["meld:new"]
            click(piece("4C"))
            var there = middle("meld:new")
            mouseClick(view, there.x + 200, there.y)
            called("zone meld:new")
        }
        function test_clickOnStock() {
            var there = at(topOf("stock"))
            mouseClick(view, there.x, there.y)
            called("zone stock")
        }
        function test_doubleClick() {
            var p = piece("TH")
            var a = at(p)
            mouseDoubleClickSequence(view, a.x, a.y)
            called("activate " + p.pieceId)
        }
        function test_dragInsideHand() {
            var p = piece("4C")
            var last = piece("TH")
            drag(p, last.mapToItem(view, last.width * 0.8, last.height * 0.5))
            called("arrange " + p.pieceId + " to 5")
            compare(p.place, 5)
            notCalled("drop")
        }
        function test_markShowsWhereItGoes() {
            var p = piece("4C")
            var target = view.handPiece(3)
            var mark = findChild(view, "insertionMark")
            verify(!mark.visible)
            var a = p.mapToItem(view, p.width * 0.2, p.height * 0.4)
            var b = target.mapToItem(view, target.width * 0.1, target.height * 0.5)
            mousePress(view, a.x, a.y)
            for (var i = 1; i <= 6; ++i)
                mouseMove(view, a.x + (b.x - a.x) * i / 6, a.y + (b.y - a.y) * i / 6, -1, Qt.LeftButton)
            verify(mark.visible)
            compare(view.gestures.handGap, 3)
            var edge = target.mapToItem(view, 0, 0).x
            verify(Math.abs(mark.x + mark.width / 2 - edge) < target.width * 0.2, "mark at " + mark.x + ", piece at " + edge)
            mouseRelease(view, b.x, b.y)
            verify(!mark.visible)
            called("arrange " + p.pieceId + " to 2")
        }
        function test_escapeWhileDragging() {
            var p = piece("4C")
            var a = at(p)
            mousePress(view, a.x, a.y)
            mouseMove(view, a.x, a.y - 80, -1, Qt.LeftButton)
            mouseMove(view, a.x, a.y - 90, -1, Qt.LeftButton)
            verify(p.held)
            keyClick(Qt.Key_Escape)
            verify(!p.held)
            mouseRelease(view, a.x, a.y - 200)
            notCalled("drop")
        }
        function test_overlappingPiecesAnswerOnce() {
            var left = piece("8C")
            var right = piece("QH")
            var a = right.mapToItem(view, right.width * 0.03, right.height * 0.5)
            verify(left.covers(a.x, a.y - view.field.y), "the point lies on both")
            mouseClick(view, a.x, a.y)
            compare(mock.calls.filter(call => call.startsWith("toggle")).length, 1)
            called("toggle " + right.pieceId)
        }

        function test_keysChooseAndAct() {
            keyClick(Qt.Key_Right)
            keyClick(Qt.Key_Right)
            compare(view.keys.cursorPlace, 2)
            verify(view.handPiece(2).current)
            keyClick(Qt.Key_Space)
            called("toggle " + view.handPiece(2).pieceId)
            keyClick(Qt.Key_Left)
            keyClick(Qt.Key_Return)
            called("activate " + view.handPiece(1).pieceId)
            keyClick(Qt.Key_Escape)
            called("clear")
        }
        /// How a person comes to have no ring and nothing chosen; then the first key only shows where one is.
        function test_nothingUnseenIsUsed_data() {
            return [{ tag: "the table has just opened" }, { tag: "the pointer moved", before: () => mouseMove(view, 300, 300) },
                    { tag: "clicked beside", before: () => { keyClick(Qt.Key_Right); mouseClick(view, 60, 560) } },
                    { tag: "chosen and not", before: () => { click(piece("8C")); wait(600); click(piece("8C")) } },
                    { tag: "dragged in vain", before: () => drag(piece("QH"), Qt.point(60, 560)) },
                    { tag: "put away", before: () => { keyClick(Qt.Key_Right); keyClick(Qt.Key_Escape) } },
                    { tag: "a hint", before: () => {
                        mock.say("hint", { state: "shown", pieceIds: [piece("QH").pieceId], action: "Discard QH", reason: "", value: "", behind: "",
                                           index: 0, count: 1, alike: false, exact: true, worlds: 1 })
                        keyClick(Qt.Key_Right)
                        mouseClick(view, 60, 560)
                    }, on: "QH" },
                    { tag: "undone", before: () => { keyClick(Qt.Key_U); mock.happened("undo", 0) } },
                    { tag: "the place has gone", before: () => {
                        mock.accepts = ["meld:0"]
                        click(piece("4C"))
                        keyClick(Qt.Key_Up)
                        click(piece("4C"))
                    } }]
        }
        function test_nothingUnseenIsUsed(data) {
            for (var key of [Qt.Key_Return, Qt.Key_Space]) {
                if (data.before)
                    data.before()
                compare(view.keys.ringed(), null)
                compare(view.selectedPieces().length, 0)
                mock.calls = []
                keyClick(key)
                compare(mock.calls.join("; "), "")
                var ringed = view.keys.ringedPiece()
                verify(ringed !== null)
                verify(ringed.activeFocus)
                if (data.on !== undefined)
                    compare(ringed.face, data.on)
                keyClick(key)
                called((key === Qt.Key_Return ? "activate " : "toggle ") + ringed.pieceId)
                if (ringed.selected)
                    keyClick(key)
                keyClick(Qt.Key_Escape)
            }
        }
        function test_enterUsesWhatIsChosen() {
            click(piece("8C"))
            keyClick(Qt.Key_Return)
            called("activateChosen")
            notCalled("activate ")
        }
        function test_letterTakesWhatHasTheRing() {
            keyClick(Qt.Key_Right)
            keyClick(Qt.Key_X)
            called("trigger discard")
            mock.calls = []
            mock.action({ actionId: "discard", enabled: false, reasonSentence: "Choose one card." })
            mock.accepts = ["discard"]
            keyClick(Qt.Key_X)
            called("trigger discard with " + view.handPiece(1).pieceId)
            // Nothing has it: the reason is told.
            keyClick(Qt.Key_Escape)
            mock.calls = []
            keyClick(Qt.Key_X)
            notCalled("trigger")
            compare(findChild(view, "refusalText").text, "Choose one card.")
        }
        function test_keysWrapAndEnds() {
            keyClick(Qt.Key_Left)
            compare(view.keys.cursorPlace, 5)
            keyClick(Qt.Key_Home)
            compare(view.keys.cursorPlace, 0)
            keyClick(Qt.Key_End)
            compare(view.keys.cursorPlace, 5)
        }
        function test_keysReachZones() {
            mock.accepts = ["meld:0", "discard"]
            click(piece("4C"))
            keyClick(Qt.Key_Up)
            compare(view.keys.cursorZone, "meld:0")
            keyClick(Qt.Key_Right)
            compare(view.keys.cursorZone, "stock") // clickable: reading order, left to right, line by line
            keyClick(Qt.Key_Right)
            compare(view.keys.cursorZone, "discard")
            keyClick(Qt.Key_Return)
            called("zone discard")
            keyClick(Qt.Key_Down)
            compare(view.keys.cursorZone, "")
        }
        function test_actionKeys_data() {
            return [{ tag: "M", key: Qt.Key_M, action: "meld" }, { tag: "L", key: Qt.Key_L, action: "add" },
                    { tag: "X", key: Qt.Key_X, action: "discard" }]
        }
        function test_actionKeys(data) {
            keyClick(data.key)
            called("trigger " + data.action)
        }
        function test_dimActionSaysWhy() {
            keyClick(Qt.Key_S)
            notCalled("trigger")
            compare(findChild(view, "refusalText").text, "You may stop with 10 points or fewer; you have 38.")
        }
        function test_undoKey() {
            keyClick(Qt.Key_U)
            called("undo")
            mock.say("canUndo", false)
            mock.calls = []
            keyClick(Qt.Key_U)
            notCalled("undo")
        }
        function test_actionButtons() {
            var button = findChild(view, "action meld")
            mouseClick(button)
            called("trigger meld")
            compare(button.Accessible.name.length > 0, true)
            mock.calls = []
            // One that wants a piece first is there, and says so.
            mock.action({ actionId: "discard", enabled: false, reasonSentence: "Choose one card." })
            mouseClick(findChild(view, "action discard"))
            notCalled("trigger")
            verify(findChild(view, "statusLine").refusing)
            // What is impossible is not there.
            verify(!findChild(view, "action stop").visible)
        }
        /// The likeliest is under the same finger, whatever it is and however many there are; no two share a place.
        function test_theLikeliestHasItsPlace() {
            var place = id => { var b = findChild(view, "action " + id); return JSON.stringify(b.mapToItem(view, 0, 0, b.width, b.height)) }
            var before = place("meld")
            mock.actionIds().forEach(id => mock.action({ actionId: id, slot: ["draw", "take", "stop", "pass"].indexOf(id) }))
            compare(place("draw"), before)
            compare(findChild(view, "action draw").width, findChild(view, "actionPanel").width)
            verify(findChild(view, "action take").width < findChild(view, "actionPanel").width / 2)
            verify(!findChild(view, "action meld").visible)
            var seen = mock.actionIds().filter(id => findChild(view, "action " + id).visible)
            compare(seen.length, 4)
            compare(new Set(seen.map(place)).size, 4)
            mock.actionIds().forEach(id => mock.action({ actionId: id, slot: id === "pass" ? 0 : -1 }))
            compare(place("pass"), before)
        }
        /// A button says what it does now; where that is too long, what it is called.
        function test_whatAButtonSays() {
            var meld = findChild(view, "action meld")
            mock.action({ actionId: "meld", label: "Meld", says: "Meld 3♣ 4♣ 5♣" })
            compare(meld.text, "Meld 3♣ 4♣ 5♣")
            mock.action({ actionId: "meld", says: "Meld " + "3♣ ".repeat(40) })
            compare(meld.text, "Meld")
            verify(meld.hint.indexOf("3♣") > 0)
        }
    }
}
