// SPDX-License-Identifier: GPL-3.0-or-later
// Whole deals of Ho-Hpai at the real table: one by pointer events alone, one by keys alone, the same in the
// draw-and-discard form; where everything lies; the deal as a ceremony.
import QtQuick
import QtTest
import Hanpan

Item {
    id: root
    width: 1440
    height: 900

    TableSession {
        id: match
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
        id: refusals
        target: match
        signalName: "refused"
    }

    TestCase {
        id: test
        name: "HohpaiRound"
        when: windowShown

        property var view
        property var deeds: []

        function init() {
            failOnWarning(/.?/)
            Preferences.motion = "off"
            Preferences.language = "en"
            match.untimed = true
            match.paused = false
            sized(1440, 900)
            refusals.clear()
            deeds = []
        }
        function cleanup() {
            if (view)
                view.destroy()
            view = null
            wait(0)
        }
        function sized(width, height) {
            Theme.windowWidth = width
            Theme.windowHeight = height
            if (view) {
                view.width = width
                view.height = height
                tryCompare(view, "still", false)
            }
        }
        function sitDown(players, rules, seed) {
            verify(match.start("hohpai", players, rules, seed, ["casual"], 0, 0), match.startError())
            view = viewMaker.createObject(root)
            tryCompare(view, "still", false)
            view.forceActiveFocus()
        }
        function button(id) {
            return findChild(view, "action " + id)
        }
        function can(id) {
            return button(id) !== null && view.panel.canPress(id)
        }
        function story() {
            return deeds.slice(-8).join("; ") + " | " + match.statusText
        }
        function middle(item) {
            return item.mapToItem(view, item.width / 2, item.height / 2)
        }
        function click(item) {
            var a = middle(item)
            mouseClick(view, a.x, a.y)
        }
        function drag(piece, zoneId) {
            var a = middle(piece)
            var to = middle(view.zoneById(zoneId))
            mousePress(view, a.x, a.y)
            for (var i = 1; i <= 6; ++i)
                mouseMove(view, a.x + (to.x - a.x) * i / 6, a.y + (to.y - a.y) * i / 6, -1, Qt.LeftButton)
            mouseRelease(view, to.x, to.y)
        }
        function rows() {
            return view.zoneById("row") !== null
        }

        /// Each way of pointing in turn.
        function pointerStep(n) {
            if (can("declare")) {
                mouseClick(button("declare"))
                deeds.push("declare")
                return
            }
            if (can("draw")) {
                click(view.zoneById(n % 2 && can("take") ? "discard" : "stock"))
                deeds.push("take")
                return
            }
            var goal = rows() ? (n % 2 ? "put:right" : "row") : "discard"
            var piece = view.handPiece(view.handCount() - 1)
            var a = middle(piece)
            if (n % 4 === 0) {
                drag(piece, goal)
            } else if (n % 4 === 1) {
                mouseDoubleClickSequence(view, a.x, a.y)
            } else {
                mouseClick(view, a.x, a.y)
                verify(piece.selected)
                if (n % 4 === 2)
                    click(view.zoneById(goal))
                else
                    mouseClick(button(rows() ? "exchange" : "discard"))
            }
            deeds.push("give " + piece.face)
        }
        function keyStep(n) {
            if (can("declare")) {
                keyClick(Qt.Key_W)
                deeds.push("W")
                return
            }
            if (can("draw")) {
                keyClick(n % 2 && can("take") ? Qt.Key_T : Qt.Key_D)
                deeds.push("draw")
                return
            }
            keyClick(Qt.Key_End)
            compare(view.keys.cursorPlace, view.handCount() - 1)
            if (n % 3 === 0) {
                keyClick(Qt.Key_Return)
            } else {
                keyClick(Qt.Key_Space)
                if (n % 3 === 1) {
                    keyClick(rows() ? Qt.Key_E : Qt.Key_X)
                } else {
                    keyClick(Qt.Key_Up)
                    verify(view.zoneById(view.keys.cursorZone).isTarget, view.keys.cursorZone)
                    keyClick(Qt.Key_Return)
                    keyClick(Qt.Key_Down)
                }
            }
            deeds.push("give")
        }
        function playOut(step) {
            for (var n = 0; n < 300; ++n) {
                tryVerify(() => match.phase !== "playing" || match.myTurn, 20000, story())
                if (match.phase !== "playing")
                    break
                var before = match.sessionRecord()
                step(n)
                tryVerify(() => match.sessionRecord() !== before, 5000, "nothing happened: " + story())
                compare(refusals.count, 0, story())
            }
            compare(match.phase, "roundOver")
            verify(findChild(view, "roundResult").open)
            // Every hand and the row lie open, and are drawn open.
            for (var i = 0; i < view.pieces.count; ++i) {
                var p = view.pieces.itemAt(i)
                if (p.zoneKind !== "stock")
                    verify(p.face !== "" && p.shownFace === p.face, p.zone)
            }
            // It has been there long enough to be led on from.
            tryVerify(() => findChild(view, "nextRound").activeFocus)
        }

        function test_roundByPointer() {
            sitDown(4, { preset: "emended" }, "3")
            playOut(pointerStep)
            mouseClick(findChild(view, "nextRound"))
            tryCompare(match, "roundNumber", 2)
            compare(match.roundsTotal, 12)
        }
        function test_roundByKeys() {
            sitDown(3, { win_declaration: "optional", removal_3p: "one" }, "8")
            playOut(keyStep)
            keyClick(Qt.Key_Return)
            tryCompare(match, "roundNumber", 2)
        }
        function test_tokByPointer() {
            sitDown(3, { preset: "tok" }, "4")
            playOut(pointerStep)
        }
        function test_tokByKeys() {
            sitDown(2, { preset: "tok", win_declaration: "optional" }, "6")
            playOut(keyStep)
        }
        /// Pieces in the row lie face down though I know what I put in: it is written on the strip.
        function test_ownPieceInTheRow() {
            match.paused = true
            var seed = 0
            do {
                verify(++seed < 60)
                match.start("hohpai", 4, { whirl: false }, String(seed), ["casual"], 0, 0)
            } while (!match.myTurn)
            view = viewMaker.createObject(root)
            tryCompare(view, "still", false)
            var piece = view.handPiece(2)
            var face = piece.face
            drag(piece, "put:right")
            tryCompare(piece, "zone", "row")
            compare(piece.face, face)
            compare(piece.shownFace, "")
            compare(findChild(view, "rowStrip").known[7], face)
            compare(piece.place, 7)
        }
        function test_illegalDropSaysWhy() {
            sitDown(3, { preset: "tok" }, "4")
            tryVerify(() => match.myTurn)
            if (!can("draw")) // the head begins with a discard
                drag(view.handPiece(0), "discard")
            tryVerify(() => match.myTurn && can("draw"))
            var piece = view.handPiece(0)
            drag(piece, "discard")
            compare(refusals.count, 1)
            compare(piece.shakes, 1)
            compare(findChild(view, "refusalText").text, "Take the discard or a piece from the stock first.")
        }
        function test_theHandIsNamed() {
            sitDown(4, { preset: "emended" }, "3")
            tryVerify(() => match.myTurn)
            verify(match.reading.title.length > 3)
            verify(findChild(view, "handReading").visible)
            verify(findChild(view, "handReading").Accessible.name.indexOf(match.reading.title) === 0)
            verify(findChild(view, "handParts") !== null)
            verify(match.reading.parts.length > 0)
            compare(findChild(view, "handSorter").text, "By group")
        }
        function test_theListOfHands() {
            sitDown(4, { preset: "emended" }, "3")
            keyClick(Qt.Key_V)
            var sheet = findChild(view, "handsSheet")
            tryCompare(sheet, "opened", true)
            var list = findChild(sheet.contentItem, "handsList")
            verify(list.count >= 12)
            // All words begin at one edge, all examples end at the other, and none lies over another.
            var seen = 0
            for (var i = 0; i < list.count; ++i) {
                if (list.itemAtIndex(i) === null)
                    continue // not made yet
                ++seen
                var words = findChild(list.itemAtIndex(i), "handWords")
                var example = findChild(list.itemAtIndex(i), "handExample")
                compare(words.x, findChild(list.itemAtIndex(0), "handWords").x)
                compare(example.x + example.width, list.itemAtIndex(i).width - words.x)
                verify(words.x + words.width <= example.x)
            }
            verify(seen >= 6)
            keyClick(Qt.Key_Escape)
            tryCompare(sheet, "opened", false)
            mouseClick(findChild(view, "handsChip"))
            tryCompare(sheet, "opened", true)
            keyClick(Qt.Key_Escape)
        }
        function test_theDealTravels() {
            match.untimed = false
            match.speed = "slow"
            Preferences.motion = "fast"
            sitDown(4, { preset: "emended" }, "3")
            var seen = []
            for (var n = 0; n < 20 && !match.reading.title; ++n) {
                if (view.zoneById("whirl"))
                    verify(view.zoneById("whirl").visible)
                seen.push(match.statusText)
                compare(findChild(view, "statusText").text, match.statusText)
                match.skipPacing()
                wait(0)
            }
            verify(seen.length >= 7, seen.join("\n"))
            tryVerify(() => !view.pieceOf(0).travelling)
            match.speed = "normal"
        }
        function test_wordsChangeInTheDeal() {
            match.untimed = false
            match.speed = "slow"
            sitDown(4, { preset: "emended" }, "3")
            var english = match.statusText
            Preferences.language = "ko"
            tryVerify(() => match.statusText !== english)
            verify(/[가-힣]/.test(match.statusText))
            match.speed = "normal"
        }

        function test_everythingHasItsPlace_data() {
            var list = []
            for (var players = 2; players <= 4; ++players) {
                list.push({ tag: players, players: players, rules: { removal_3p: "none", removal_2p: "none" } })
                list.push({ tag: players + " eye", players: players, rules: { closed_row_fix: "eye", exchange_order: "take_first" } })
                list.push({ tag: players + " tok", players: players, rules: { preset: "tok", win_declaration: "optional", stock_out: "draw" } })
            }
            return list
        }
        /// Nothing overlaps that must not, nothing leaves the table, at any size of it.
        function test_everythingHasItsPlace(data) {
            match.paused = true
            sitDown(data.players, data.rules, "5")
            for (var size of [[960, 640], [1440, 900], [2560, 1440]])
                hasItsPlace(data, size)
        }
        function hasItsPlace(data, size) {
            sized(size[0], size[1])
            var boxes = []
            for (var s = 0; s < data.players; ++s)
                boxes.push(box(findChild(view, "seat" + s), "seat " + s))
            for (var z = 0; z < view.zones.count; ++z) {
                var zone = view.zones.itemAt(z)
                if (zone.zoneId !== "hand:0")
                    boxes.push(box(zone, zone.zoneId))
            }
            boxes.push(box(findChild(view, "actionPanel"), "actions"))
            boxes.push(box(findChild(view, "statusLine"), "status"))
            boxes.push(box(findChild(view, "handSorter"), "sorter"))
            boxes.push(box(findChild(view, "handReading"), "reading"))
            for (var p = 0; p < view.handCount(); ++p)
                boxes.push(box(view.handPiece(p), "my piece " + p))
            for (var i = 0; i < boxes.length; ++i) {
                var a = boxes[i]
                verify(a.x >= 0 && a.y >= 0 && a.right <= size[0] && a.bottom <= size[1], a.what + " leaves the table of " + size + ": " + JSON.stringify(a))
                for (var k = i + 1; k < boxes.length; ++k) {
                    var b = boxes[k]
                    verify(a.right <= b.x + 1 || b.right <= a.x + 1 || a.bottom <= b.y + 1 || b.bottom <= a.y + 1,
                           a.what + " overlaps " + b.what + " at " + size + ": " + JSON.stringify(a) + JSON.stringify(b))
                }
            }
        }
        function box(item, what) {
            var a = item.mapToItem(view, 0, 0)
            return { what: what, x: a.x, y: a.y, right: a.x + item.width, bottom: a.y + item.height }
        }
        function test_everythingIsSpoken() {
            sitDown(4, { preset: "eye" }, "3")
            tryVerify(() => match.myTurn)
            // What readers pass over, as pieces in a pile, has no name to be told of.
            for (var i = 0; i < view.pieces.count; ++i)
                compare(view.pieces.itemAt(i).Accessible.name === "", view.pieces.itemAt(i).Accessible.ignored)
            for (var z = 0; z < view.zones.count; ++z)
                verify(view.zones.itemAt(z).Accessible.name !== "")
            verify(/^\d-\d, [a-z-]+, Your hand, \d of 6/.test(view.handPiece(0).Accessible.name), view.handPiece(0).Accessible.name)
        }
        function cleanupTestCase() {
            Preferences.language = "en"
            Preferences.motion = "off"
        }
    }
}
