// SPDX-License-Identifier: GPL-3.0-or-later
// The table's gestures: what a pointer or a key does reaches the session as one call, and what the session answers is seen.
// The session is a mock that accepts what a test says; the real one is played in tst_*_round.qml.
import QtQuick
import QtTest
import Hanpan

Item {
    id: root
    width: 1440
    height: 900

    Component {
        id: mockMaker
        MockSession {}
    }
    Component {
        id: viewMaker
        TableView {
            property var heard: []
            property int leaving: 0
            width: 1440
            height: 900
            onSounded: (kind) => heard = heard.concat([kind])
            onLeaveRequested: ++leaving
        }
    }

    TestCase {
        id: test
        name: "Table"
        when: windowShown

        /// Whose table open() makes.
        property string game: "hoola"
        property var mock
        property var view

        function init() {
            failOnWarning(/.?/)
            Preferences.motion = "off"
            Preferences.language = "en"
            Theme.windowWidth = 1440
            Theme.windowHeight = 900
            open(4)
        }
        function open(seats) {
            mock = mockMaker.createObject(root)
            if (game === "hulahoo")
                mock.setHulahoo(seats)
            else
                mock.set(seats, ["4C", "4D", "8C", "QH", "2S", "TH"], [{ owner: 1, faces: ["5H", "6H", "7H"] }, { owner: 0, faces: ["9C", "TC", "JC"] }])
            view = viewMaker.createObject(root, { session: mock })
            tryCompare(view, "still", false)
            view.forceActiveFocus()
            mock.calls = []
        }
        function cleanup() {
            game = "hoola"
            // The view first: it looks at the session to its last moment.
            view.destroy()
            wait(0)
            mock.destroy()
        }
        function piece(face) {
            for (var i = 0; i < view.pieces.count; ++i)
                if (view.pieces.itemAt(i).face === face)
                    return view.pieces.itemAt(i)
            fail("no piece " + face)
        }
        function topOf(zoneId) {
            for (var i = 0; i < view.pieces.count; ++i) {
                var p = view.pieces.itemAt(i)
                if (p.zone === zoneId && p.onTop)
                    return p
            }
            fail("nothing in " + zoneId)
        }
        /// A point of the piece that no neighbour covers: its left edge shows in every overlap.
        function at(p) {
            return p.mapToItem(view, p.width * 0.2, p.height * 0.4)
        }
        function middle(zoneId) {
            var z = view.zoneById(zoneId)
            return z.mapToItem(view, z.width / 2, z.height / 2)
        }
        function click(p) {
            var a = at(p)
            mouseClick(view, a.x, a.y)
        }
        function drag(p, to) {
            var a = at(p)
            mousePress(view, a.x, a.y)
            for (var i = 1; i <= 8; ++i)
                mouseMove(view, a.x + (to.x - a.x) * i / 8, a.y + (to.y - a.y) * i / 8, -1, Qt.LeftButton)
            mouseRelease(view, to.x, to.y)
        }
        function called(call) {
            verify(mock.calls.indexOf(call) >= 0, call + " was not called, but: " + mock.calls.join("; "))
        }
        function notCalled(start) {
            verify(!mock.calls.some(call => call.startsWith(start)), mock.calls.join("; "))
        }

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
            mock.canUndo = false
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
            mouseClick(findChild(view, "action stop"))
            notCalled("trigger")
            verify(findChild(view, "statusLine").refusing)
        }
        function test_buttonsNeverMove() {
            var button = findChild(view, "action stop")
            var before = button.mapToItem(view, 0, 0)
            for (var i = 0; i < mock.actions.count; ++i) {
                mock.actions.setProperty(i, "enabled", i % 2 === 0)
                mock.actions.setProperty(i, "reason", "")
            }
            compare(button.mapToItem(view, 0, 0), before)
        }

        function openClaim(race) {
            mock.actions.setProperty(2, "enabled", true)
            mock.actions.setProperty(3, "enabled", true)
            mock.claim = { active: true, serial: 1, text: "9♣, thrown by Fox: take it?", face: "9C", race: race, totalMs: 60000, remainingMs: 60000,
                           actions: ["thank", "pass"] }
        }
        function test_claimPrompt() {
            var before = root.Window.activeFocusItem
            var prompt = findChild(view, "claimPrompt")
            verify(!prompt.visible)
            openClaim(false)
            tryCompare(prompt, "opacity", 1)
            compare(root.Window.activeFocusItem, before)
            verify(findChild(prompt, "claimBar").width > 0)
            tryVerify(() => findChild(prompt, "claim pass").x > 10)
            mouseClick(findChild(prompt, "claim thank"))
            called("trigger thank")
            compare(root.Window.activeFocusItem, before)
            mock.claim = { active: false }
            tryCompare(prompt, "visible", false)
        }
        function test_claimPass() {
            openClaim(false)
            tryVerify(() => findChild(view, "claim pass").x > 10)
            mouseClick(findChild(view, "claim pass"))
            called("trigger pass")
        }
        function test_claimSlap() {
            openClaim(true)
            keyClick(Qt.Key_Space)
            called("trigger thank")
            notCalled("toggle")
        }
        function test_claimTimeRuns() {
            openClaim(true)
            mock.claim = { active: true, serial: 2, text: "?", face: "9C", race: true, totalMs: 400, remainingMs: 200, actions: ["thank", "pass"] }
            var prompt = findChild(view, "claimPrompt")
            verify(prompt.share <= 0.5)
            tryCompare(prompt, "share", 0)
        }
        function test_claimForEver() {
            openClaim(false)
            mock.claim = { active: true, serial: 2, text: "?", face: "9C", race: false, totalMs: 0, remainingMs: 0, actions: ["thank", "pass"] }
            verify(!findChild(view, "claimBar").visible)
        }

        function test_speechBubble() {
            mock.seats.setProperty(1, "bubble", "Thank you!")
            mock.seats.setProperty(1, "bubbleSerial", 1)
            verify(findChild(view, "seat1").bubbleShowing)
            verify(!findChild(view, "seat2").bubbleShowing)
        }
        function test_choice() {
            mock.choice = [{ label: "At the low end", action: "a" }, { label: "At the high end", action: "b" }]
            var sheet = findChild(view, "choiceSheet")
            tryCompare(sheet, "opened", true)
            keyClick(Qt.Key_2)
            called("choose 1")
            tryCompare(sheet, "visible", false)
            // The keyboard is the table's again.
            keyClick(Qt.Key_M)
            called("trigger meld")
        }
        function test_history() {
            mouseClick(findChild(view, "historyChip"))
            var sheet = findChild(view, "pileHistory")
            tryCompare(sheet, "opened", true)
            compare(sheet.faces, ["3S", "KD", "9H", "4S"])
            keyClick(Qt.Key_Escape)
            tryCompare(sheet, "visible", false)
            keyClick(Qt.Key_M)
            called("trigger meld")
        }
        function test_menu() {
            mouseClick(findChild(view, "menuButton"))
            var menu = findChild(view, "tableMenu")
            tryCompare(menu, "opened", true)
            keyClick(Qt.Key_Escape)
            tryCompare(menu, "opened", false)
            mouseClick(findChild(view, "menuButton"))
            tryCompare(menu, "opened", true)
            mouseClick(findChild(menu.contentItem, "menuLeave"))
            tryCompare(view, "leaving", 1)
        }
        function test_motion() {
            Preferences.motion = "slow"
            mock.accepts = ["discard"]
            var p = piece("2S")
            mock.move(p.pieceId, "discard")
            tryVerify(() => p.travelling)
            verify(p.y > p.spot.y)
            mouseClick(view, 60, 560) // a click anywhere skips what runs
            verify(!p.travelling)
            compare(Math.round(p.y + p.height / 2), Math.round(p.spot.y))
        }
        function test_faceTurns() {
            Preferences.motion = "fast"
            var p = topOf("hand:2")
            mock.pieces.setProperty(mock.rowOf(p.pieceId), "face", "KS")
            compare(p.shownFace, "")
            tryCompare(p, "shownFace", "KS")
        }
        function test_roundOver() {
            mock.payments = [{ seat: 0, name: "You", payment: "+3", paymentSign: 1, score: "+9", winner: true },
                             { seat: 1, name: "Fox", payment: "−3", paymentSign: -1, score: "−3", winner: false }]
            mock.hands = [{ seat: 0, name: "You", faces: [], worth: "" }, { seat: 1, name: "Fox", faces: ["7H"], worth: "7 points" }]
            mock.settlement = [{ from: 1, to: 0, fromName: "Fox", toName: "You", amountText: "3", reason: "by rank", factors: ["7 in hand"] }]
            mock.roundResult = "You go out"
            mock.phase = "roundOver"
            var result = findChild(view, "roundResult")
            verify(result.open)
            compare(findChild(result, "resultTitle").text, "You go out")
            mouseClick(findChild(result, "lookAtTable"))
            verify(!result.open)
            mouseClick(findChild(result, "backToResult"))
            verify(result.open)
            keyClick(Qt.Key_Return)
            called("nextRound")
            mock.phase = "playing"
            verify(!result.visible)
            keyClick(Qt.Key_Right)
            compare(view.keys.cursorPlace, 1)
        }
        function test_matchOver() {
            mock.payments = [{ seat: 0, name: "You", payment: "+3", paymentSign: 1, score: "+9", winner: true }]
            mock.matchResult = { title: "You win the match", ranking: [{ place: 1, seat: 0, name: "You", score: "+9", isHuman: true },
                                                                      { place: 2, seat: 1, name: "Fox", score: "−9", isHuman: false }] }
            mock.scoreTable = { names: ["You", "Fox"], rows: [{ round: 1, cells: ["+9", "−9"], signs: [1, -1] }], totals: ["+9", "−9"] }
            mock.phase = "matchOver"
            keyClick(Qt.Key_Return)
            verify(findChild(view, "roundResult").matchShown)
            keyClick(Qt.Key_Return)
            called("again")
        }
        function test_languageSwitch() {
            var sorter = findChild(view, "handSorter")
            var english = sorter.text
            Preferences.language = "ko"
            tryVerify(() => sorter.text !== english)
            compare(findChild(view, "statusText").text, mock.statusText)
            Preferences.language = "en"
            tryCompare(sorter, "text", english)
        }

        function test_everythingHasItsPlace_data() {
            var rows = []
            for (var of of ["hoola", "hulahoo"])
                for (var seats = 2; seats <= (of === "hoola" ? 7 : 6); ++seats)
                    for (var size of [[960, 640], [1440, 900], [2560, 1440]])
                        rows.push({ tag: of + ", " + seats + " at " + size[0] + "x" + size[1], game: of, seats: seats, width: size[0], height: size[1] })
            return rows
        }
        /// Nothing overlaps that must not, nothing leaves the table.
        function test_everythingHasItsPlace(data) {
            cleanup()
            game = data.game
            open(data.seats)
            Theme.windowWidth = data.width
            Theme.windowHeight = data.height
            view.width = data.width
            view.height = data.height
            tryCompare(view, "still", false)
            var boxes = []
            for (var s = 0; s < data.seats; ++s)
                boxes.push(box(findChild(view, "seat" + s), "seat " + s))
            for (var z = 0; z < view.zones.count; ++z) {
                var zone = view.zones.itemAt(z)
                // A row covers part of its hand, and a seat is badge, hand and row together.
                if (["newMeld", "meld", "seat"].indexOf(zone.kind) < 0 && zone.owner !== 0 && !(data.game === "hulahoo" && zone.kind === "hand"))
                    boxes.push(box(zone, zone.zoneId))
                var sign = findChild(zone, "sign " + zone.zoneId)
                if (sign && sign.visible)
                    boxes.push(box(sign, "sign"))
            }
            boxes.push(box(findChild(view, "actionPanel"), "actions"))
            var l = view.layout
            boxes.push(box(findChild(view, "statusLine"), "status"))
            boxes.push(box(findChild(view, "historyChip"), "pile's label"))
            if (data.game === "hoola")
                boxes.push({ what: "melds", x: l.othersFrame.x, y: l.othersFrame.y + view.field.y, right: l.othersFrame.x + l.othersFrame.width,
                         bottom: l.othersFrame.y + l.othersFrame.height + view.field.y })
            if (data.game === "hoola")
                boxes.push({ what: "my melds", x: l.ownFrame.x, y: l.ownFrame.y + view.field.y, right: l.ownFrame.x + l.ownFrame.width,
                         bottom: l.ownFrame.y + l.ownFrame.height + view.field.y })
            for (var own of l.ownZones)
                for (var p = 0; p < view.countIn(own); ++p)
                    boxes.push(box(view.pieceIn(own, p), "my piece of " + own + " " + p))
            for (var i = 0; i < boxes.length; ++i) {
                var a = boxes[i]
                verify(a.x >= 0 && a.y >= 0 && a.right <= data.width && a.bottom <= data.height, a.what + " leaves the table: " + JSON.stringify(a))
                for (var k = i + 1; k < boxes.length; ++k) {
                    var b = boxes[k]
                    if (a.what.startsWith("my piece of hand:0") && b.what.startsWith("my piece of hand:0"))
                        continue
                    verify(a.right <= b.x + 1 || b.right <= a.x + 1 || a.bottom <= b.y + 1 || b.bottom <= a.y + 1,
                           a.what + " overlaps " + b.what + ": " + JSON.stringify(a) + JSON.stringify(b))
                }
            }
        }
        function box(item, what) {
            var a = item.mapToItem(view, 0, 0)
            // Pieces are scaled where they lie.
            var b = item.mapToItem(view, item.width, item.height)
            var turned = item.rotation !== 0
            return { what: what, x: a.x, y: a.y, right: turned ? a.x + item.width : b.x, bottom: turned ? a.y + item.height : b.y }
        }
        function test_everyPieceIsSpoken() {
            for (var i = 0; i < view.pieces.count; ++i) {
                var p = view.pieces.itemAt(i)
                if (p.mine || p.onTop)
                    verify(p.Accessible.name !== "", "piece " + i)
            }
            for (var z = 0; z < view.zones.count; ++z)
                verify(view.zones.itemAt(z).Accessible.name !== "")
            for (var s = 0; s < 4; ++s)
                verify(findChild(view, "seat" + s).Accessible.name !== "")
        }
        function cleanupTestCase() {
            Preferences.language = "en"
        }
    }
}
