// SPDX-License-Identifier: GPL-3.0-or-later
// What the session says is seen at the table: claims, choices, results, everything in its place.
import QtQuick
import QtTest
import Hanpan

Item {
    id: root
    width: 1440
    height: 900

    SignalSpy {
        id: waits
        signalName: "runningChanged"
    }
    TableCase {
        name: "TableShows"
        room: root

        function openClaim(race) {
            mock.action({ actionId: "thank", enabled: true, slot: 0 })
            mock.action({ actionId: "pass", enabled: true, slot: 1 })
            mock.say("claim", { active: true, serial: 1, text: "9♣, thrown by Fox: take it?", face: "9C", race: race, totalMs: 60000, remainingMs: 60000,
                           actions: ["thank", "pass"] })
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
            mock.say("claim", { active: false })
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
        /// Where nobody can be quicker, Space that was meant for a piece takes nothing.
        function test_claimUnderTheHand() {
            openClaim(false)
            keyClick(Qt.Key_Space)
            notCalled("trigger")
            notCalled("toggle")
            tryVerify(() => view.listens)
            keyClick(Qt.Key_Space)
            called("trigger thank")
            // The next question is as new.
            mock.say("claim", { active: true, serial: 2, text: "?", face: "9C", race: false, totalMs: 0, remainingMs: 0, actions: ["pass"] })
            verify(!view.listens)
            keyClick(Qt.Key_Space)
            notCalled("trigger pass")
            tryVerify(() => view.listens)
        }
        function test_nothingIsAskedBeforeThePiecesHaveLanded() {
            Preferences.motion = "slow"
            view.deal(0)
            openClaim(false)
            var prompt = findChild(view, "claimPrompt")
            verify(!prompt.open)
            // Whoever does not wait for them is asked at once.
            view.skipMotion()
            verify(prompt.open)
        }
        function test_claimTimeRuns() {
            openClaim(true)
            mock.say("claim", { active: true, serial: 2, text: "?", face: "9C", race: true, totalMs: 400, remainingMs: 200, actions: ["thank", "pass"] })
            var prompt = findChild(view, "claimPrompt")
            verify(prompt.share <= 0.5)
            tryCompare(prompt, "share", 0)
        }
        function test_claimForEver() {
            openClaim(false)
            mock.say("claim", { active: true, serial: 2, text: "?", face: "9C", race: false, totalMs: 0, remainingMs: 0, actions: ["thank", "pass"] })
            verify(!findChild(view, "claimBar").visible)
        }

        /// A replay through another's eyes: the table turns, and with it what is one's own.
        function test_anothersEyes() {
            const sorter = findChild(view, "handSorter")
            const hidden = seat => { const zone = findChild(view, "zone hand:" + seat); return zone.Accessible.ignored }
            const above = () => view.layout.seatSpot(view.layout.mySeat).y - sorter.y
            verify(!hidden(0) && hidden(1))
            const room = above()
            verify(room > 0)
            mock.say("seat", 1)
            compare(view.layout.mySeat, 1)
            verify(hidden(0) && !hidden(1))
            fuzzyCompare(above(), room, 1)
            mock.say("seat", 0)
        }
        function test_speechBubble() {
            mock.seatRow({ seat: 1, bubble: "Thank you!", bubbleSerial: 1 })
            verify(findChild(view, "seat1").bubbleShowing)
            verify(!findChild(view, "seat2").bubbleShowing)
        }
        /// What is said beside the game: by itself, on no open piece, no other player, no note; and not over a call.
        function test_smallTalk() {
            mock.seatRow({ seat: 1, remark: "Lying about like that? Mine.", remarkSerial: 1 })
            const remark = findChild(findChild(view, "seat1"), "smallTalk")
            tryVerify(() => remark.showing)
            verify(remark.Accessible.ignored) // it is read out when there is nothing else to say
            verify(!findChild(findChild(view, "seat2"), "smallTalk").showing)
            const said = box(remark, "said")
            const apart = other => other.right <= said.x || said.right <= other.x || other.bottom <= said.y || said.bottom <= other.y
            for (var i = 0; i < view.pieces.count; ++i) {
                var p = view.pieces.itemAt(i)
                verify(p.shownFace === "" || !p.visible || apart(box(p, p.face)), p.face)
            }
            for (var seat of [0, 2, 3])
                verify(apart(box(findChild(view, "seat" + seat), "")), seat)
            verify(apart(box(findChild(view, "statusLine"), "")))
            // A call comes first; the remark returns, if anybody still wants to read it.
            mock.seatRow({ seat: 1, bubble: "Thank you!", bubbleSerial: 1 })
            verify(!remark.showing)
        }
        /// Who throws or takes something leans over the table for a moment; without motion nobody moves.
        function test_playersReachOut() {
            const seat = findChild(view, "seat1")
            mock.happened("discard", 1)
            compare(seat.reached, 0)
            Preferences.motion = "fast"
            mock.happened("draw", 1)
            compare(seat.reached, 0)
            mock.happened("discard", 1)
            tryVerify(() => seat.reached > 0.5)
            tryVerify(() => seat.reached === 0)
        }
        function test_lastTurn() {
            mock.say("lastTurn", "Fox draws · discards ♠9")
            var line = findChild(view, "lastTurn")
            verify(line.visible)
            verify(line.height > 0 && line.y >= 0)
            compare(line.text, "Fox draws · discards ♠9")
            mock.say("lastTurn", "")
            verify(!line.visible)
        }
        function test_whoseMeld() {
            mock.zone({ zoneId: "meld:0", from: "Fox" })
            var owner = findChild(view, "owner meld:0")
            verify(owner.visible)
            mock.zone({ zoneId: "meld:0", from: "" })
            verify(!owner.visible)
        }
        /// What goes to another place flies over the others; what only makes room stays between its neighbours.
        function test_whatMakesRoomStaysInOrder() {
            Preferences.motion = "slow"
            var p = piece("2S"), neighbour = piece("4S")
            mock.move(p.pieceId, "discard")
            tryVerify(() => p.travelling && neighbour.travelling)
            verify(p.z > 3000)
            compare(neighbour.z, neighbour.restZ)
            tryVerify(() => !p.travelling && p.z < 3000)
        }
        /// What moved in a turn is marked until somebody else acts.
        function test_newsIsMarked() {
            var p = piece("2S"), q = piece("4S")
            mock.move(p.pieceId, "discard")
            mock.happened("discard", 0)
            tryVerify(() => p.fresh)
            verify(!q.fresh)
            mock.happened("draw", 1)
            verify(!p.fresh)
        }
        /// What I got by the last thing I did stays marked until I act again, whoever acts between.
        function test_myNewsWaitsForMe() {
            var got = topOf("stock"), thrown = piece("2S")
            mock.move(got.pieceId, "hand:0")
            mock.happened("draw", 0)
            tryVerify(() => got.fresh)
            mock.happened("draw", 1)
            mock.happened("discard", 1)
            verify(got.fresh)
            // What I drew before I threw something away I have looked at.
            mock.move(thrown.pieceId, "discard")
            mock.happened("discard", 0)
            tryVerify(() => thrown.fresh)
            mock.happened("draw", 1)
            verify(!got.fresh && !thrown.fresh)
        }
        /// What a deal has moved is no news to whoever acts first.
        function test_whatWasDealtIsNotMarked() {
            var p = piece("2S")
            mock.move(p.pieceId, "discard")
            mock.happened("dealt", 0)
            mock.happened("draw", 1)
            verify(!p.fresh)
        }
        /// What is more than a line of the log is written large for as long as it takes to read.
        function test_largeWords() {
            var large = findChild(view, "moment")
            verify(!large.showing)
            mock.moment(mock.value("Moment", { words: "Fox: thank you! Your turn is skipped" }))
            tryCompare(large, "visible", true)
            compare(large.words, "Fox: thank you! Your turn is skipped")
            verify(large.x >= 0 && large.x + large.width <= view.width)
            tryCompare(large, "showing", false)
        }
        /// A button that waits for something to be read says so without scolding.
        function test_whatWaitsIsNoMistake() {
            var status = findChild(view, "statusLine")
            mock.action({ actionId: "meld", enabled: false, waits: true, reasonSentence: "First read." })
            mouseClick(findChild(view, "action meld"))
            verify(status.refusing && !status.refused)
            compare(status.refusal, "First read.")
            compare(view.heard, [])
            mock.action({ actionId: "meld", enabled: false, waits: false, reasonSentence: "It is not your turn." })
            mouseClick(findChild(view, "action meld"))
            verify(status.refused)
            compare(view.heard, ["error"])
        }
        function test_whatAButtonDoes() {
            mock.action({ actionId: "stop", enabled: true, slot: 3, hint: "It stops the round." })
            compare(findChild(view, "action stop").hint, "It stops the round.")
        }
        /// Whose table it is not known to be has neither cloth nor bar.
        function test_noTableWithoutAMatch() {
            const cloth = () => { for (var i = 0; i < view.children.length; ++i) if (view.children[i] instanceof TableCloth) return view.children[i]; return null }
            verify(cloth().visible && findChild(view, "topBar").visible)
            mock.say("game", "")
            verify(!cloth().visible && !findChild(view, "topBar").visible)
            mock.say("game", "hoola")
        }
        /// My hand is framed for what comes from elsewhere.
        function test_myHandIsAPlace() {
            const glow = zoneId => { const zone = view.zoneById(zoneId); for (var i = 0; i < zone.children.length; ++i) if (zone.children[i].takes !== undefined) return zone.children[i]; return null }
            mock.accepts = ["hand:0"]
            var top = topOf("stock"), a = top.mapToItem(view, top.width / 2, top.height / 2)
            mousePress(view, a.x, a.y)
            mouseMove(view, a.x + 60, a.y + 60, -1, Qt.LeftButton)
            compare(view.gestures.heldPieces, [top])
            verify(glow("hand:0").takes)
            mouseRelease(view, a.x + 60, a.y + 60)
            verify(!glow("hand:0").takes)
            var mine = piece("4C"), b = at(mine)
            mousePress(view, b.x, b.y)
            mouseMove(view, b.x + 60, b.y - 60, -1, Qt.LeftButton)
            compare(view.gestures.heldPieces, [mine])
            verify(!glow("hand:0").takes)
            mouseRelease(view, b.x + 60, b.y - 60)
        }
        /// Naming a player asks for a player, over a table that stays bright and whose players may be clicked.
        function test_namingAsksForAPlayer() {
            const one = (label, seat) => ({ label: label, icon: "", seat: seat, melds: [], note: "", action: "name " + seat })
            mock.say("choice", [one("Fox", 1), one("Tiger", 2)])
            var sheet = findChild(view, "choiceSheet")
            tryCompare(sheet, "opened", true)
            compare(sheet.title, "Whom do you name?")
            verify(!sheet.dim)
            keyClick(Qt.Key_Escape)
            called("cancelChoice")
            mock.say("choice", [])
            tryCompare(sheet, "visible", false)
            mock.say("choice", [one("Fox", 1), one("Tiger", 2)])
            tryCompare(sheet, "opened", true)
            var s = view.zoneById("stock")
            mouseClick(view, s.x + s.width / 2, view.field.y + s.y + s.height / 2)
            called("zone stock")
            mock.say("choice", [])
            tryCompare(sheet, "visible", false)
            mock.say("choice", [one("Fox", 1), one("Tiger", 2)])
            tryCompare(sheet, "opened", true)
            keyClick(Qt.Key_2)
            called("choose 1")
            mock.say("choice", [])
            tryCompare(sheet, "opened", false)
            // What is to be called of one player is no question of players.
            mock.say("choice", [one("Fox: higher", 1), one("Fox: lower", 1)])
            tryCompare(sheet, "opened", true)
            compare(sheet.title, "Which way?")
            mock.say("choice", [])
            tryCompare(sheet, "opened", false)
            mock.say("choice", [one("one way", -1), one("another", -1)])
            tryCompare(sheet, "opened", true)
            compare(sheet.title, "Which way?")
            verify(sheet.dim)
            mock.say("choice", [])
            tryCompare(sheet, "opened", false)
        }
        function test_log() {
            mock.tale = [{ round: 1, roundText: "Round 1", seat: 1, name: "Fox", text: "Fox draws", faces: ["draw"] },
                         { round: 1, roundText: "Round 1", seat: 1, name: "Fox", text: "Fox discards ♠4", faces: ["discard", "4S"] },
                         { round: 2, roundText: "Round 2", seat: 2, name: "Tiger", text: "Tiger draws", faces: ["draw"] }]
            var before = root.Window.activeFocusItem
            keyClick(Qt.Key_J)
            var log = findChild(view, "logDrawer")
            tryCompare(log, "opened", true)
            compare(log.lines.length, 3)
            // Of one seat alone.
            mouseClick(findChild(log.contentItem, "logSeat1"))
            compare(log.lines.length, 2)
            // A line that is chosen shows its pieces on the table, and once more hides them.
            var list = findChild(log.contentItem, "logLines")
            list.forceActiveFocus()
            list.currentIndex = 1
            keyClick(Qt.Key_Return)
            compare(view.told.indexOf("4S") >= 0, true)
            keyClick(Qt.Key_Return)
            compare(view.told.length, 0)
            keyClick(Qt.Key_Return)
            keyClick(Qt.Key_Escape)
            tryCompare(log, "visible", false)
            compare(view.told.length, 0)
            compare(root.Window.activeFocusItem, before)
        }
        function test_pauseAndStep() {
            mock.say("running", true)
            verify(!view.held)
            keyClick(Qt.Key_Period)
            notCalled("step")
            keyClick(Qt.Key_Z)
            verify(view.held)
            keyClick(Qt.Key_Period)
            called("step")
            mouseClick(findChild(view, "pauseChip"))
            verify(!view.held)
        }
        /// The last move is seen before the result lies over it; a click shows the result at once.
        function test_finale() {
            Preferences.motion = "slow"
            mock.happened("discard", 1)
            mock.say("result", { title: "Fox goes out" })
            mock.say("phase", "roundOver")
            var result = findChild(view, "roundResult")
            verify(view.finale.running)
            verify(!result.open)
            mouseClick(view, 60, 560)
            verify(!view.finale.running)
            verify(result.open)
            mock.say("phase", "playing")
            verify(!result.open)
            Preferences.motion = "off"
            mock.happened("discard", 1)
            mock.say("phase", "roundOver")
            verify(result.open)
        }
        /// Payments are counted up to what the result says; what is rare is called out; both only while it runs.
        function test_finaleCounts() {
            Preferences.motion = "fast"
            mock.say("result", { payments: [{ seat: 0, name: "You", payment: "+3", amount: 3, paymentSign: 1, score: "+9", winner: true },
                                  { seat: 1, name: "Fox", payment: "−3", amount: -3, paymentSign: -1, score: "−3", winner: false }] })
            mock.say("result", { hands: [{ seat: 0, name: "You", faces: [], worth: "" }, { seat: 1, name: "Fox", faces: ["7H"], worth: "7 points" }] })
            mock.say("result", { settlement: [{ from: 1, to: 0, fromName: "Fox", toName: "You", amount: 3, amountText: "3", reason: "by rank", factors: [] }] })
            mock.say("result", { rareMoment: hoola() })
            mock.happened("discard", 1)
            mock.say("phase", "roundOver")
            verify(view.finale.running)
            tryVerify(() => findChild(view, "greatMoment").running)
            tryVerify(() => view.finale.paid === 1, 20000)
            compare(findChild(view, "counted 1").text, "−3")
            compare(findChild(view, "counted 0").text, "+3")
            tryVerify(() => !view.finale.running, 20000)
            verify(!findChild(view, "finaleNotes").visible)
            verify(findChild(view, "roundResult").open)
        }
        function hoola() {
            return { words: "Hoola!", kind: "hoola", told: "Fox goes out in one turn", who: [1],
                     pieces: [["4C", "4D", "4H"], ["8S", "9S", "TS", "JS"], ["2C"]] }
        }
        function picture() {
            return findChild(view, "greatMoment").stage.item
        }
        /// A great moment in the midst of a round: the game's picture of it, or its pieces; whatever is pressed ends it,
        /// and does what it would have done.
        function test_greatMoment() {
            Preferences.motion = "slow"
            var great = findChild(view, "greatMoment")
            mock.moment(mock.value("Moment", hoola()))
            tryVerify(() => great.running)
            verify(picture().toString().startsWith("HoolaSweep"))
            compare(picture().all.map(one => one.face), ["4C", "4D", "4H", "8S", "9S", "TS", "JS", "2C"])
            compare(great.Accessible.name, "Hoola! Fox goes out in one turn")
            verify(!findChild(view, "moment").showing)
            var p = piece("2S")
            click(p)
            tryVerify(() => !great.running)
            called("toggle " + p.pieceId)
            // One of no kind that the game has a picture of.
            mock.moment(mock.value("Moment", { words: "Look!", kind: "unheard of", pieces: [["4C", "4D"]] }))
            tryVerify(() => great.running)
            verify(picture().toString().startsWith("MomentPieces"))
            keyClick(Qt.Key_Escape)
            verify(!great.running)
            // It ends by itself.
            Preferences.motion = "fast"
            mock.moment(mock.value("Moment", hoola()))
            tryVerify(() => great.running)
            tryVerify(() => !great.running, 10000)
            compare(picture(), null)
        }
        /// Without motion there are the words.
        function test_greatMomentInWords() {
            mock.moment(mock.value("Moment", hoola()))
            tryVerify(() => findChild(view, "moment").showing)
            compare(findChild(view, "moment").words, "Hoola!")
            verify(!findChild(view, "greatMoment").running)
        }
        /// Each coin that arrives is heard, a note higher than the one before; a coin of another payment with it.
        function test_finaleIsHeard() {
            Preferences.motion = "slow"
            mock.say("result", { settlement: [{ from: 1, to: 0, amount: 3 }, { from: 2, to: 0, amount: 2 }] })
            mock.happened("discard", 1)
            mock.say("phase", "roundOver")
            verify(view.finale.running)
            view.finale.run.pause()
            view.heard = []
            // Nothing doubles, and nobody's amount has steps. A coin takes six tenths of the counting, and begins a tenth after
            // the one before it.
            compare(view.finale.coinsAt, view.finale.payAt)
            for (var step of [{ at: 0.58, heard: [] }, { at: 0.62, heard: ["count0"] }, { at: 0.68, heard: ["count0"] },
                              { at: 0.72, heard: ["count0", "count1"] }, { at: 1, heard: ["count0", "count1", "count2"] }]) {
                view.finale.clock = view.finale.coinsAt + step.at * view.finale.counting
                compare(view.heard, step.heard, "at " + step.at)
            }
            view.finale.skip()
            compare(view.heard.length, 3)
        }
        function doubles() {
            mock.say("result", { payments: [
                { seat: 0, name: "You", payment: "+14", amount: 14, paymentSign: 1, score: "+14", winner: true },
                { seat: 1, name: "Fox", payment: "−12", amount: -12, paymentSign: -1, score: "−12", winner: false, steps: [
                    { words: "3 stakes", times: 1, amount: -3 }, { words: "sevens in hand ×2", times: 2, amount: -6 }, { words: "Hoola ×2", times: 2, amount: -12 }] },
                { seat: 2, name: "Tiger", payment: "−2", amount: -2, paymentSign: -1, score: "−2", winner: false, steps: [
                    { words: "1 stake", times: 1, amount: -1 }, { words: "Hoola ×2", times: 2, amount: -2 }] },
                { seat: 3, name: "Bear", payment: "0", amount: 0, paymentSign: 0, score: "0", winner: false }] })
            mock.say("result", { settlement: [{ from: 1, to: 0, amount: 12 }, { from: 2, to: 0, amount: 2 }, { from: 3, to: 0, amount: 0 }] })
            mock.happened("discard", 1)
            mock.say("phase", "roundOver")
        }
        /// One step after the other with its reason, each doubling larger and a note higher; then coins bring it over.
        function test_finaleDoubles() {
            Preferences.motion = "slow"
            doubles()
            verify(view.finale.running)
            view.finale.run.pause()
            view.heard = []
            const at = beats => view.finale.clock = view.finale.payAt + beats * view.finale.beat
            const counted = seat => findChild(view, "counted " + seat)
            const stamp = seat => { const one = findChild(view, "stamp " + seat); return one.visible ? one.step.words : "" }
            at(-0.1)
            verify(!counted(1).visible && !counted(0).visible)
            compare(stamp(1), "")
            let size = 0
            for (const beat of [{ fox: "−3", tiger: "−1", why: ["3 stakes", "1 stake"], heard: ["count0"] },
                                { fox: "−6", tiger: "−2", why: ["sevens in hand ×2", "Hoola ×2"], heard: ["count0", "double0"] },
                                { fox: "−12", tiger: "−2", why: ["Hoola ×2", "Hoola ×2"], heard: ["count0", "double0", "double1"] }]) {
                at(beat.heard.length - 0.1)
                compare([counted(1).text, counted(2).text], [beat.fox, beat.tiger])
                compare([stamp(1), stamp(2)], beat.why)
                compare(view.heard, beat.heard)
                // Who gets it waits for the coins; who pays nothing has nothing counted.
                verify(!counted(0).visible && !counted(3).visible)
                verify(counted(1).parent.scale > size)
                size = counted(1).parent.scale
                for (const seat of [1, 2]) {
                    const note = findChild(view, "stamp " + seat), from = note.mapToItem(view.field, 0, 0), to = note.mapToItem(view.field, note.width, note.height)
                    verify(Math.min(from.x, to.x) >= 0 && Math.max(from.x, to.x) <= view.field.width && Math.max(from.y, to.y) <= view.field.height, "seat " + seat)
                }
            }
            // Coins count on from the notes before; nothing flies for nothing.
            compare(view.finale.mostCoins, 5)
            compare(view.finale.coins(0), 0)
            view.finale.clock = view.finale.coinsAt + view.finale.counting
            compare(view.heard.slice(0, 4), ["count0", "double0", "double1", "count1"])
            compare([0, 1, 2, 3].map(seat => counted(seat).text), ["+14", "−12", "−2", "0"])
            compare(stamp(1), "")
            view.finale.skip()
        }
        /// With the sheet's own motion it takes three seconds at most, whoever plays and however much there is to count; what
        /// is rare has its time.
        function test_finaleIsShort() {
            for (const motion of ["slow", "normal", "fast"]) {
                Preferences.motion = motion
                for (const great of [false, true]) {
                    mock.say("phase", "playing")
                    const steps = []
                    for (let i = 1; i <= 16; ++i)
                        steps.push({ words: "×2", times: 2, amount: -i })
                    mock.say("result", { rareMoment: great ? hoola() : {}, payments: [{ seat: 1, name: "Fox", payment: "−16", amount: -16, paymentSign: -1, score: "−16", steps: steps }] })
                    mock.happened("discard", 1)
                    mock.say("phase", "roundOver")
                    verify(view.finale.running)
                    verify(view.finale.run.duration <= 2500 || great, motion)
                    verify(view.finale.run.duration === view.finale.total || !great, motion)
                    compare(view.finale.run.to, view.finale.total)
                    view.finale.skip()
                }
            }
        }
        /// The players stand in the match's order; each comes from where it stood before, and its score with it. Any key or
        /// click has them there at once, and without motion there is nothing to wait for.
        function test_standingMoves() {
            Preferences.motion = "slow"
            const rows = [{ seat: 0, name: "You", payment: "−8", amount: -8, paymentSign: -1, score: "−5", total: -5, place: 2, placeBefore: 0 },
                          { seat: 1, name: "Fox", payment: "+8", amount: 8, paymentSign: 1, score: "+8", total: 8, place: 0, placeBefore: 1, winner: true, face: "fox", mood: "wins" },
                          { seat: 2, name: "Tiger", payment: "0", amount: 0, paymentSign: 0, score: "−3", total: -3, place: 1, placeBefore: 2 }]
            const shown = () => {
                const found = []
                const look = item => {
                    if (item.modelData !== undefined && item.moved !== undefined)
                        found.push({ name: item.modelData.name, y: item.mapToItem(view, 0, 0).y })
                    for (const child of Array.from(item.children))
                        look(child)
                }
                look(findChild(view, "roundResult"))
                return found.sort((a, b) => a.y - b.y).map(one => one.name)
            }
            const total = name => findChild(findChild(view, "roundResult"), "total " + name).text
            mock.say("result", { title: "Fox goes out", tale: "You are left with the most: 31 points", payments: rows, settlement: [] })
            mock.happened("discard", 1)
            const over = () => {
                mock.say("phase", "roundOver")
                view.finale.skip()
            }
            over()
            const result = findChild(view, "roundResult")
            verify(result.open)
            compare(result.moved, 0)
            compare(shown(), ["You", "Fox", "Tiger"])
            compare([total("You"), total("Fox")], ["Total +3", "Total 0"])
            compare(findChild(result, "resultTale").text, "You are left with the most: 31 points")
            keyClick(Qt.Key_Right)
            compare(result.moved, 1)
            compare(shown(), ["Fox", "Tiger", "You"])
            compare([total("You"), total("Fox")], ["Total −5", "Total +8"])
            // The winner stands above them all, larger and glad.
            const faces = []
            const look = item => {
                if (item.objectName === "winnerFace" || item.objectName === "resultFace")
                    faces.push(item)
                for (const child of Array.from(item.children))
                    look(child)
            }
            look(result)
            compare(faces.map(face => face.name), ["Fox", "Fox", "Tiger", "You"])
            compare(faces[0].mood, "wins")
            verify(faces[0].width > 1.5 * faces[1].width)
            mock.say("phase", "playing")
            over()
            compare(result.moved, 0)
            mouseClick(view, 5, 560)
            compare(result.moved, 1)
            mock.say("phase", "playing")
            over()
            tryCompare(result, "moved", 1)
            mock.say("phase", "playing")
            Preferences.motion = "off"
            over()
            compare(result.moved, 1)
            // Nobody has won: no podium, and the words have all of the room.
            mock.say("phase", "playing")
            mock.say("result", { payments: rows.map(row => Object.assign({}, row, { winner: false })), tale: "" })
            over()
            compare(findChild(result, "winnerFace"), null)
            compare(findChild(result, "resultTitle").width, findChild(result, "nextRound").parent.parent.width)
        }
        /// What a piece does is heard as it lies where it belongs; a call at once, and the end of a round after its last move.
        function test_soundsLand() {
            Preferences.motion = "slow"
            var p = piece("2S"), apart = -1
            view.sounded.connect(kind => { if (kind === "discard") apart = Math.abs(p.x + p.width / 2 - p.restX) + Math.abs(p.y + p.height / 2 - p.restY) })
            mock.move(p.pieceId, "discard")
            mock.happened("discard", 0)
            mock.happened("stop", 0)
            mock.happened("lose", 0)
            compare(view.heard, ["stop"])
            tryVerify(() => view.heard.length > 1)
            compare(view.heard, ["stop", "discard", "lose"])
            compare(apart, 0)
            // Two pieces: when the last one lies.
            view.heard = []
            var a = piece("4C"), b = piece("4D")
            mock.move(a.pieceId, "meld:0")
            mock.move(b.pieceId, "meld:0")
            mock.happened("meld", 0)
            compare(view.heard, [])
            tryVerify(() => view.heard.length > 0)
            compare(view.heard, ["meld"])
            verify(!a.travelling || a.x + a.width / 2 === a.restX)
        }
        /// Nothing that is heard waits for a piece that does not move, for one that is brought home at once, or without motion.
        function test_soundsDoNotHang() {
            Preferences.motion = "slow"
            mock.happened("draw", 1)
            compare(view.heard, ["draw"])
            var p = piece("2S")
            mock.move(p.pieceId, "discard")
            mock.happened("discard", 0)
            compare(view.heard, ["draw"])
            tryVerify(() => p.travelling)
            view.skipMotion()
            compare(view.heard, ["draw", "discard"])
            // One that was to go somewhere and does not.
            view.sounds.left(99999)
            mock.happened("claim", 1)
            tryCompare(view, "heard", ["draw", "discard", "claim"])
            view.heard = ["draw", "discard"]
            // What a deal or an undo moves is not waited for.
            var q = piece("QH")
            mock.move(q.pieceId, "discard")
            mock.happened("undo", 0)
            mock.happened("draw", 1)
            compare(view.heard, ["draw", "discard", "undo", "draw"])
            Preferences.motion = "off"
            mock.move(piece("8C").pieceId, "discard")
            mock.happened("discard", 0)
            compare(view.heard, ["draw", "discard", "undo", "draw", "discard"])
        }
        /// What a hand counts stands beside its pieces, however long the words and however large, and within the table.
        function test_finaleWorth_data() { return [{tag: "usual", size: 100}, {tag: "large", size: 200}] }
        function test_finaleWorth(data) {
            Preferences.motion = "slow"
            Preferences.textSize = data.size
            var seats = [0, 1, 2, 3]
            var words = "Tai-sam-tong + Ssang-syo, the finest hand that there is, 21 points"
            mock.say("result", { payments: seats.map(seat => ({ seat: seat, name: "P" + seat, payment: "+3", amount: 3, paymentSign: 1, score: "+9", winner: false })) })
            mock.say("result", { hands: seats.map(seat => ({ seat: seat, name: "P" + seat, faces: ["7H"], worth: words })) })
            mock.say("result", { settlement: [] })
            mock.happened("discard", 1)
            mock.say("phase", "roundOver")
            verify(view.finale.running)
            view.finale.run.pause()
            view.finale.clock = view.finale.payAt - 1
            for (var seat of seats) {
                var note = findChild(view, "worth " + seat)
                tryVerify(() => note.visible)
                var at = note.mapToItem(view.field, 0, 0)
                var spot = view.layout.seatSpot(seat)
                var half = (seat === 0 ? view.layout.pieceHeight : view.layout.seatHandHeight) / 2
                verify(at.x >= 0 && at.x + note.width <= view.field.width && at.y >= 0 && at.y + note.height <= view.field.height, "seat " + seat)
                verify(at.y >= spot.handY + half || at.y + note.height <= spot.handY - half, "seat " + seat + " " + at.y)
            }
            view.finale.skip()
            Preferences.textSize = 100
        }
        /// What an opponent says of a great round stands over what was paid; without a remark it takes no room.
        function test_remark() {
            Preferences.motion = "off"
            mock.say("result", { payments: [{ seat: 0, name: "You", payment: "+3", amount: 3, paymentSign: 1, score: "+9", winner: true },
                                  { seat: 1, name: "Fox", payment: "−3", amount: -3, paymentSign: -1, score: "−3", winner: false }] })
            mock.say("result", { title: "You go out" })
            mock.happened("discard", 1)
            mock.say("phase", "roundOver")
            var remark = findChild(view, "remark")
            verify(!remark.visible)
            compare(remark.taken, 0)
            mock.say("result", { remark: { name: "Fox", face: "fox", words: "My beautiful points!" } })
            verify(remark.visible)
            verify(remark.Accessible.name.indexOf("My beautiful points!") > 0)
            verify(remark.taken > 0)
            mock.say("result", { remark: {} })
            verify(!remark.visible)
        }
        /// Held over a meld, a card shows the meld as it would lie; away from it nothing.
        function test_ghost() {
            mock.accepts = ["meld:0"]
            mock.foreseen = ["4S", "5H", "6H", "7H"]
            var p = piece("2S"), zone = view.zoneById("meld:0")
            var from = view.mapFromItem(p, p.width / 2, p.height / 2), to = view.mapFromItem(zone, zone.width / 2, zone.height / 2)
            mousePress(view, from.x, from.y)
            mouseMove(view, from.x, from.y - 40)
            verify(!findChild(view, "ghost").visible)
            mouseMove(view, to.x, to.y)
            tryVerify(() => findChild(view, "ghost").visible)
            compare(view.gestures.ghost.length, 4)
            mouseRelease(view, to.x, to.y)
            verify(!findChild(view, "ghost").visible)
        }
        /// The way to the match's end, and the totals as lines that end at the totals.
        function test_standing() {
            mock.seatRow({ seat: 1, progress: 0.5 })
            var bar = findChild(findChild(view, "seat1"), "progress")
            verify(bar.visible)
            compare(Math.round(bar.children[0].width), Math.round(bar.width / 2))
            mock.say("roundText", "Round 2")
            mock.say("standing", "place 2 of 2 · −9")
            compare(findChild(view, "scoresChip").whole, "Round 2 · place 2 of 2 · −9")
            mock.say("scoreTable", { names: ["You", "Fox"], rows: [{ round: 1, cells: ["−9", "+9"], signs: [-1, 1] }], totals: ["−9", "+9"], sums: [[0, -9], [0, 9]] })
            mock.say("running", true)
            // Not where it stood with fewer words.
            waitForItemPolished(findChild(view, "scoresChip").parent)
            mouseClick(findChild(view, "scoresChip"))
            var sheet = findChild(view, "scoreSheet")
            tryCompare(sheet, "opened", true)
            var plot = findChild(sheet.contentItem, "scorePlot")
            verify(plot.visible && plot.height > 0)
            compare(plot.order, [1, 0])
            compare([plot.low, plot.high], [-9, 9])
            keyClick(Qt.Key_Escape)
            tryCompare(sheet, "visible", false)
        }
        function test_choiceByPieces() {
            mock.say("choice", [{ label: "4♥ 4♦ 4♣", action: "a", melds: [["4H", "4D", "4C"]], note: "leaves 12 points" },
                                { label: "7♠ 7♥ 7♦", action: "b", melds: [["7S", "7H", "7D"]], note: "leaves 3 points" }])
            var sheet = findChild(view, "choiceSheet")
            tryCompare(sheet, "opened", true)
            var first = findChild(sheet.contentItem, "choice0")
            verify(findChild(first, "laid").width > 0)
            verify(findChild(first, "laid").x + findChild(first, "laid").width < first.width)
            compare(first.Accessible.name, "4 of hearts, 4 of diamonds, 4 of clubs, leaves 12 points")
            keyClick(Qt.Key_2)
            called("choose 1")
        }
        function test_choice() {
            mock.say("choice", [{ label: "At the low end", action: "a" }, { label: "At the high end", action: "b" }])
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
            mock.pile = [{ face: "3S", piece: "3 of spades", name: "", said: "" }, { face: "KD", piece: "king of diamonds", name: "Fox", said: "Higher!" }]
            mouseClick(findChild(view, "historyChip"))
            var sheet = findChild(view, "pileHistory")
            tryCompare(sheet, "opened", true)
            compare(sheet.pieces.map(piece => piece.face), ["3S", "KD"])
            // Who threw it, and what was called.
            compare(spoken(sheet.contentItem), ["3 of spades", "king of diamonds, Fox, Higher!"])
            keyClick(Qt.Key_Escape)
            tryCompare(sheet, "visible", false)
            keyClick(Qt.Key_M)
            called("trigger meld")
        }
        function spoken(item) {
            var names = []
            for (var i = 0; i < item.children.length; ++i) {
                if (item.children[i].Accessible.role === Accessible.ListItem)
                    names.push(item.children[i].Accessible.name)
                names = names.concat(spoken(item.children[i]))
            }
            return names
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
            mock.piece({ pieceId: p.pieceId, face: "KS" })
            compare(p.shownFace, "")
            tryCompare(p, "shownFace", "KS")
        }
        function test_roundOver() {
            mock.say("result", { payments: [{ seat: 0, name: "You", payment: "+3", paymentSign: 1, score: "+9", winner: true },
                             { seat: 1, name: "Fox", payment: "−3", paymentSign: -1, score: "−3", winner: false }] })
            mock.say("result", { hands: [{ seat: 0, name: "You", faces: [], worth: "" }, { seat: 1, name: "Fox", faces: ["7H"], worth: "7 points" }] })
            mock.say("result", { settlement: [{ from: 1, to: 0, fromName: "Fox", toName: "You", amountText: "3", reason: "by rank", factors: ["7 in hand"] }] })
            mock.say("result", { title: "You go out" })
            mock.say("phase", "roundOver")
            var result = findChild(view, "roundResult")
            verify(result.open)
            compare(findChild(result, "resultTitle").text, "You go out")
            // What leads on is gold, what may be learnt from stands beside it; the rest is quiet, and the deal's proof in the menu.
            var kinds = {}
            for (var name of ["lookAtTable", "resultLog", "resultField", "resultReplay", "resultReview", "nextRound"])
                kinds[name] = findChild(result, name).kind
            const buttons = findChild(result, "nextRound").parent
            compare(Array.from(buttons.children).map(one => one.objectName), ["resultReview", "resultReplay", "resultField", "lookAtTable", "resultLog", "nextRound"])
            compare(kinds, { lookAtTable: "quiet", resultLog: "quiet", resultField: "quiet", resultReplay: "quiet", resultReview: "plain", nextRound: "primary" })
            compare(findChild(result, "checkDeal"), null)
            // A key or a click that was meant for the table leads nowhere.
            var go = findChild(result, "nextRound")
            keyClick(Qt.Key_Return)
            keyClick(Qt.Key_Space)
            keyClick(Qt.Key_Escape)
            mouseClick(go)
            verify(result.open)
            notCalled("nextRound")
            // Every key of somebody who has not seen it yet makes it wait anew.
            var hush = findChild(result, "resultHush")
            waits.target = hush
            waits.clear()
            keyClick(Qt.Key_Right)
            compare(waits.count, 2) // it stopped, and began again
            verify(!hush.over)
            tryVerify(() => go.activeFocus)
            mouseClick(findChild(result, "lookAtTable"))
            verify(!result.open)
            mouseClick(findChild(result, "backToResult"))
            verify(result.open)
            keyClick(Qt.Key_Return)
            called("nextRound")
            mock.say("phase", "playing")
            verify(!result.visible)
            keyClick(Qt.Key_Right)
            compare(view.keys.cursorPlace, 1)
        }
        function test_matchOver() {
            mock.say("result", { payments: [{ seat: 0, name: "You", payment: "+3", paymentSign: 1, score: "+9", winner: true }] })
            mock.say("result", { match: { title: "You win the match", peaks: ["Best: Round 1, You +9"], ranking: [{ place: 1, seat: 0, name: "You", score: "+9", isHuman: true },
                                                                      { place: 2, seat: 1, name: "Fox", score: "−9", isHuman: false }] } })
            mock.say("scoreTable", { names: ["You", "Fox"], rows: [{ round: 1, cells: ["+9", "−9"], signs: [1, -1] }], totals: ["+9", "−9"] })
            mock.say("phase", "matchOver")
            tryVerify(() => findChild(view, "nextRound").activeFocus)
            const corner = item => item.mapToItem(view, item.width, item.height)
            const before = corner(findChild(view, "nextRound"))
            keyClick(Qt.Key_Return)
            verify(findChild(view, "roundResult").matchShown)
            // The button that goes on is where it was.
            compare(corner(findChild(view, "playAgain")), before)
            compare(findChild(view, "peak").text, "Best: Round 1, You +9")
            // Pressed twice, it begins nothing anew.
            keyClick(Qt.Key_Return)
            notCalled("again")
            tryVerify(() => findChild(view, "playAgain").activeFocus)
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
                    rows.push({ tag: of + ", " + seats, game: of, seats: seats })
            return rows
        }
        /// Nothing overlaps that must not, nothing leaves the table, at any size of it.
        function test_everythingHasItsPlace(data) {
            cleanup()
            game = data.game
            open(data.seats)
            for (var size of [[960, 640], [1440, 900], [2560, 1440]])
                hasItsPlace(data, size[0], size[1])
        }
        function hasItsPlace(data, width, height) {
            Theme.windowWidth = width
            Theme.windowHeight = height
            view.width = width
            view.height = height
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
                verify(a.x >= 0 && a.y >= 0 && a.right <= width && a.bottom <= height, a.what + " leaves the table of " + width + "x" + height + ": " + JSON.stringify(a))
                for (var k = i + 1; k < boxes.length; ++k) {
                    var b = boxes[k]
                    if (a.what.startsWith("my piece of hand:0") && b.what.startsWith("my piece of hand:0"))
                        continue
                    verify(a.right <= b.x + 1 || b.right <= a.x + 1 || a.bottom <= b.y + 1 || b.bottom <= a.y + 1,
                           a.what + " overlaps " + b.what + " at " + width + "x" + height + ": " + JSON.stringify(a) + JSON.stringify(b))
                }
            }
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
    }
}
