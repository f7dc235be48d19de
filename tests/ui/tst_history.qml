// SPDX-License-Identifier: GPL-3.0-or-later
// History, replay and statistics with real pointer and key events, over matches that were really played at the table.
import QtQuick
import QtTest
import Hanpan
import HanpanMock

Item {
    id: world
    width: 1440
    height: 900

    MockTable {
        // Makes requests for matches.
        id: mock
    }
    Loader {
        id: place
        anchors.fill: parent
        focus: true
    }
    SignalSpy {
        id: pushes
        target: Navigator
        signalName: "pushRequested"
    }
    SignalSpy {
        id: replaced
        target: Navigator
        signalName: "replaceRequested"
    }
    /// A match the bots play alone, kept like any other.
    Component {
        id: demoMaker
        TableSession {
            kept: true
            demo: true
            untimed: true
        }
    }

    Component {
        id: plotMaker
        LinePlot {
            width: 420
            height: 260
        }
    }

    TestCase {
        id: test
        name: "History"
        when: windowShown

        function initTestCase() {
            Preferences.reset()
            Preferences.motion = "off"
            Preferences.language = "en"
            // Three demos, one of them two rounds long, and a match left in the middle.
            playDemo("hoola", 3, "101", 2)
            playDemo("hulahoo", 3, "102", 0)
            playDemo("dragon", 3, "103", 0)
            leaveInTheMiddle("hoola", "104")
        }
        function init() {
            failOnWarning(/TypeError|ReferenceError|Cannot|Unable/)
            Preferences.language = "en"
            Theme.windowWidth = world.width = 1440
            Theme.windowHeight = world.height = 900
            pushes.clear()
            replaced.clear()
        }
        function cleanup() {
            place.setSource("")
        }
        function playDemo(game, players, seed, rounds) {
            var session = demoMaker.createObject(world)
            verify(session.start(game, players, {}, seed, ["casual"], rounds, 0), session.startError())
            for (var round = 0; round < 2; ++round) {
                tryVerify(() => session.phase !== "playing", 30000, session.statusText)
                if (session.phase === "roundOver" && rounds > 1)
                    session.nextRound()
            }
            session.destroy()
            wait(0)
        }
        function leaveInTheMiddle(game, seed) {
            var session = demoMaker.createObject(world, {demo: false})
            verify(session.start(game, 3, {}, seed, ["casual"], 2, 0), session.startError())
            tryVerify(() => session.myTurn, 10000)
            verify(session.trigger("draw"))
            tryVerify(() => session.canUndo)
            session.destroy()
            wait(0)
        }
        function open(page, properties) {
            place.setSource(Navigator.address(page), properties === undefined ? {} : properties)
            compare(place.status, Loader.Ready)
            waitForRendering(place.item)
            return place.item
        }
        function rowsOf(page) {
            var list = findChild(page, "matches")
            var found = []
            for (var i = 0; i < list.contentItem.children.length; ++i)
                if (list.contentItem.children[i].gameName !== undefined && list.contentItem.children[i].visible)
                    found.push(list.contentItem.children[i])
            return found.sort((a, b) => a.index - b.index)
        }

        function test_1_the_list_shows_what_was_played() {
            var page = open("HistoryPage")
            var list = findChild(page, "matches")
            compare(list.count, 4)
            var rows = rowsOf(page)
            compare(rows[0].gameName, "Hoola")
            verify(!rows[0].over)
            compare(rows[0].standing, "Round 1, not over")
            compare(rows[1].gameName, "Dragon Holla")
            compare(rows[1].kindLabel, "Demo")
            verify(rows[3].accessibleName.indexOf("Hoola") === 0)
            // Matches of one day are told apart by their time.
            for (var row of rows) {
                verify(/[0-9]:[0-9]{2}/.test(findChild(row, "clock").text), findChild(row, "clock").text)
                verify(row.accessibleName.indexOf(findChild(row, "clock").text) > 0)
            }
            // The first one is chosen, and its panel offers to go on with it.
            compare(page.chosen.seed, "") // the deal of an unfinished match stays hidden
            verify(!page.chosen.over)
            verify(findChild(page, "continue").visible)
            mouseClick(rows[3])
            compare(page.chosen.seed, "101")
            verify(!findChild(page, "continue").visible)
        }
        function test_2_filters() {
            var page = open("HistoryPage")
            var list = findChild(page, "matches")
            page.game = "hoola"
            tryCompare(list, "count", 2)
            verify(findChild(page, "rulesFilter").options.length >= 2)
            mouseClick(findChild(page, "kindFilter"), 8, 8)
            findChild(page, "kindFilter").choose(4)
            tryCompare(list, "count", 1)
            findChild(page, "kindFilter").choose(1) // not over
            tryCompare(list, "count", 1)
            verify(!rowsOf(page)[0].over)
            findChild(page, "kindFilter").choose(3)
            tryCompare(list, "count", 0)
            findChild(page, "kindFilter").choose(0)
            findChild(page, "daysFilter").choose(3)
            tryCompare(list, "count", 2)
            page.game = ""
            tryCompare(list, "count", 4)
        }
        function test_3_by_keys_to_a_replay() {
            var page = open("HistoryPage")
            var list = findChild(page, "matches")
            verify(list.activeFocus)
            keyClick(Qt.Key_End)
            compare(page.chosen.seed, "101")
            keyClick(Qt.Key_Up)
            compare(page.chosen.seed, "102")
            keyClick(Qt.Key_Home)
            verify(!page.chosen.over)
            keyClick(Qt.Key_End)
            keyClick(Qt.Key_Return)
            compare(pushes.count, 1)
            compare(pushes.signalArguments[0][0], Navigator.address("ReplayPage"))
            compare(pushes.signalArguments[0][1].matchId, page.chosen.id)
        }
        function test_4_delete_and_take_it_back() {
            var page = open("HistoryPage")
            var list = findChild(page, "matches")
            keyClick(Qt.Key_End)
            var record = History.recordOf(page.chosen.id)
            var id = page.chosen.id
            keyClick(Qt.Key_Delete)
            tryCompare(list, "count", 3)
            compare(History.recordOf(id), "")
            var undo = findChild(findChild(page, "notice"), "undo")
            tryVerify(() => undo.visible)
            mouseClick(undo)
            tryCompare(list, "count", 4)
            compare(History.recordOf(id), record)
        }
        function matchOf(seed) {
            var page = open("HistoryPage")
            var list = findChild(page, "matches")
            for (var i = 0; i < list.count; ++i) {
                page.choose(i)
                if (page.chosen.seed === seed && page.chosen.over)
                    return page.chosen.id
            }
            fail("no match of deal " + seed)
        }
        function pieceFaces(page) {
            var pieces = page.session.pieces
            var faces = 0
            for (var row = 0; row < pieces.rowCount(); ++row)
                if (pieces.data(pieces.index(row, 0), Qt.UserRole + 2) !== "")
                    ++faces
            return faces
        }
        function test_5_replay_by_keys() {
            var id = matchOf("101")
            var record = History.recordOf(id)
            var page = open("ReplayPage", {matchId: id})
            var session = page.session
            verify(session.replaying)
            compare(session.replayPosition, 0)
            verify(session.replayLength > 20)
            page.forceActiveFocus()
            for (var i = 0; i < 5; ++i)
                keyClick(Qt.Key_Right)
            compare(session.replayPosition, 5)
            var fifth = session.sessionRecord()
            keyClick(Qt.Key_Right)
            keyClick(Qt.Key_Left)
            compare(session.replayPosition, 5)
            compare(session.sessionRecord(), fifth)
            // All hands: every hand's faces are shown; as I saw it: they are not.
            var seen = pieceFaces(page)
            keyClick(Qt.Key_A)
            verify(pieceFaces(page) > seen)
            keyClick(Qt.Key_A)
            compare(pieceFaces(page), seen)
            keyClick(Qt.Key_End)
            compare(session.replayPosition, session.replayLength)
            compare(session.sessionRecord(), record)
            // Rounds: back to where the second one was dealt.
            page.jump = "round"
            keyClick(Qt.Key_Up)
            compare(session.roundNumber, 2)
            keyClick(Qt.Key_Up)
            compare(session.replayPosition, 0)
            keyClick(Qt.Key_Down)
            compare(session.roundNumber, 2)
            // Own decisions: seat 0 is to act there.
            page.jump = "mine"
            keyClick(Qt.Key_Home)
            var marks = session.replayMarks("mine")
            verify(marks.length > 3)
            page.go(marks[2])
            var before = session.sessionRecord().split("\n").filter(line => /^0 /.test(line)).length
            keyClick(Qt.Key_Right)
            compare(session.sessionRecord().split("\n").filter(line => /^0 /.test(line)).length, before + 1)
        }
        function test_6_replay_by_pointer_plays_and_stops() {
            var page = open("ReplayPage", {matchId: matchOf("101")})
            var session = page.session
            page.speed = "fast"
            mouseClick(findChild(page, "playPause"))
            verify(page.playing)
            tryVerify(() => session.replayPosition >= 2, 5000)
            mouseClick(findChild(page, "playPause"))
            verify(!page.playing)
            var at = session.replayPosition
            mouseClick(findChild(page, "stepOn"))
            compare(session.replayPosition, at + 1)
            mouseClick(findChild(page, "stepBack"))
            compare(session.replayPosition, at)
            mouseClick(findChild(page, "leapOn"))
            verify(session.replayPosition > at)
            var slider = findChild(page, "replaySlider")
            mouseClick(slider, slider.width / 2, slider.height / 2)
            verify(Math.abs(session.replayPosition - session.replayLength / 2) < 3)
            mouseClick(findChild(page, "allHands"))
            verify(session.allHands)
            // The table itself takes no move.
            var record = session.sessionRecord()
            mouseClick(page, page.width / 2, page.height / 2)
            keyClick(Qt.Key_D)
            compare(session.sessionRecord(), record)
        }
        function test_7_what_if() {
            var id = matchOf("101")
            var page = open("ReplayPage", {matchId: id})
            var marks = page.session.replayMarks("mine")
            page.go(marks[4])
            var record = page.session.sessionRecord()
            page.forceActiveFocus()
            keyClick(Qt.Key_P)
            // On top of the replay, to come back to it.
            compare(pushes.count, 1)
            compare(pushes.signalArguments[0][0], Navigator.address("Table"))
            var match = pushes.signalArguments[0][1].match
            compare(match.record, record)
            compare(match.parent, id)
            page = open("Table", {match: match})
            verify(page.session.running, page.session.startError())
            verify(page.session.practice)
            compare(page.session.sessionRecord(), record)
            verify(page.session.matchId > id)
            // The match it came from is untouched.
            verify(History.recordOf(id) !== record)
            place.setSource("")
            // At the end there is nothing to play on.
            page = open("ReplayPage", {matchId: id})
            page.go(page.session.replayLength)
            mouseClick(findChild(page, "whatIf"))
            var sheet = findChild(page, "branchSheet")
            tryCompare(sheet, "opened", true)
            verify(!findChild(sheet.contentItem, "playOnHere").available)
        }
        function test_8_same_deal_other_seat() {
            var id = matchOf("101")
            var page = open("Table", {match: Matches.again(id, false)})
            verify(page.session.practice)
            compare(page.session.seedText(), "101")
            place.setSource("")
            page = open("Table", {match: Matches.again(id, true)})
            verify(page.session.practice)
            compare(page.session.seedText(), "101")
            place.setSource("")
            place.setSource("")
            // A deal that was played is known: typed again it is practice. Its match goes on, which would know it then: asked first.
            page = open("Table", {match: mock.value("MatchRequest", {game: "hoola", players: 3, seed: "104", levels: ["casual"], rounds: 1})})
            verify(!page.session.running)
            var question = findChild(page, "givingUp")
            tryCompare(question, "opened", true)
            mouseClick(findChild(question.contentItem, "sheet practice"))
            tryCompare(page.session, "running", true)
            verify(page.session.practice)
        }
        function test_9_statistics() {
            // Nobody has played yet: nothing is claimed, and the table can be saved.
            var page = open("StatisticsPage")
            for (var game of [""].concat(Array.from(GameCatalog.games))) {
                var track = findChild(page, "strength-" + game)
                verify(track, game)
                verify(!track.known)
                verify(track.Accessible.description.indexOf("after about 8 more round") > 0, track.Accessible.description)
            }
            verify(!findChild(page, "luckPlot").visible)
            verify(!findChild(page, "growthPlot").visible)
            verify(!findChild(page, "judgeEarlier").visible) // demos and what is not over are not judged
            verify(findChild(page, "exportTable"))
            for (var part of ["promised", "luck", "play", "paid"])
                verify(findChild(page, "account-" + part).help.length > 8, part)
            compare(findChild(page, "ratingGone").text, "")
            // By keys to another game.
            var games = findChild(page, "game")
            games.forceActiveFocus()
            keyClick(Qt.Key_Home)
            keyClick(Qt.Key_Right)
            compare(page.game, "dragon") // in the order of the home page
        }
        function test_a_plot_is_read_by_keys_and_shows_its_interval() {
            var plot = createTemporaryObject(plotMaker, world, {title: "Luck", values: [0, 3, -2], lows: [0, -4, -5], highs: [0, 4, 5],
                                             place: (index) => "round " + index})
            waitForRendering(plot)
            compare(plot.low, -5)
            compare(plot.high, 5)
            // There and back: three points above, three below.
            compare(plot.area().length, 6)
            compare(plot.area()[2].y, 0)
            verify(plot.area()[3].y > plot.area()[2].y)
            plot.forceActiveFocus()
            keyClick(Qt.Key_Left)
            compare(plot.read, 2)
            keyClick(Qt.Key_Left)
            compare(plot.read, 1)
            keyClick(Qt.Key_Right)
            compare(plot.read, 2)
            verify(plot.Accessible.name.indexOf("round 2: ") > 0)
        }
        function test_names_of_close_lines_do_not_cover_each_other() {
            var names = ["Learner", "Casual", "Skilled", "Expert", "Master"]
            var plot = createTemporaryObject(plotMaker, world, { values: [1000, 1010, 990],
                                             marks: [880, 1000, 1002, 1004, 1040].map((value, i) => ({ label: names[i], value: value })) })
            waitForRendering(plot)
            var boxes = names.map((name, i) => {
                var label = findChild(plot, "mark " + i)
                compare(label.text, name)
                var at = label.mapToItem(plot, 0, 0)
                return { x: at.x, y: at.y, right: at.x + label.width, bottom: at.y + label.height }
            })
            for (var i = 0; i < boxes.length; ++i) {
                verify(boxes[i].x >= 0 && boxes[i].right <= plot.width, names[i] + " " + JSON.stringify(boxes[i]))
                for (var k = 0; k < i; ++k)
                    verify(boxes[i].right <= boxes[k].x || boxes[k].right <= boxes[i].x || boxes[i].bottom <= boxes[k].y + 1 || boxes[k].bottom <= boxes[i].y + 1,
                           names[i] + " lies on " + names[k] + ": " + JSON.stringify([boxes[i], boxes[k]]))
            }
        }
        function test_a_round_of_one_decision_is_drawn() {
            // Two rounds, the second with one value; then that one alone.
            var plot = createTemporaryObject(plotMaker, world, { values: [1, 3, -2], fewest: 1,
                                             parts: [{label: "1", first: 0}, {label: "2", first: 2}] })
            waitForRendering(plot)
            verify(plot.drawable)
            compare(plot.strokes().length, 2)
            for (var line of plot.strokes()) {
                compare(line.length, 2)
                verify(line[1].x > line[0].x)
            }
            plot.parts = []
            plot.values = [4]
            verify(plot.drawable)
            compare(plot.strokes()[0].length, 2)
            // A level line lies in the middle.
            compare(plot.strokes()[0][0].y, plot.strokes()[0][1].y)
            verify(plot.strokes()[0][0].y > 0 && plot.strokes()[0][0].y < plot.height)
            plot.values = []
            verify(!plot.drawable)
        }
        function test_a_code_of_a_deal() {
            var id = matchOf("101")
            var code = History.codeOf(id)
            verify(/^HP1-/.test(code))
            var page = open("HistoryPage")
            mouseClick(findChild(page, "code"))
            var sheet = findChild(page, "dealCodeSheet")
            tryCompare(sheet, "opened", true)
            var entry = findChild(sheet.contentItem, "dealCode")
            entry.text = "nonsense"
            verify(!findChild(sheet.contentItem, "dealCodeStart").available)
            entry.text = "look: " + code
            compare(findChild(sheet.contentItem, "dealCodeMeaning").text.indexOf("Hoola"), 0)
            verify(findChild(sheet.contentItem, "dealCodeStart").available)
            mouseClick(findChild(sheet.contentItem, "dealCodeStart"))
            compare(pushes.count, 1)
            var match = pushes.signalArguments[0][1].match
            verify(match.practice) // it was dealt again since
            page = open("Table", {match: match})
            verify(page.session.running, page.session.startError())
            compare(page.session.seedText(), "101")
        }
        function test_b_a_picture_of_the_table() {
            var page = open("Table", {match: Matches.again(matchOf("101"), false)})
            page.savePicture("file:///tmp/hanpan-test-table.png")
            var notice = findChild(page, "tableNotice")
            tryCompare(notice, "shown", true)
            verify(notice.good, notice.text)
            // The menu offers what concerns the deal.
            mouseClick(findChild(page, "menuButton"))
            var menu = findChild(page, "tableMenu")
            tryCompare(menu, "opened", true)
            for (var what of ["restartDeal", "otherSeat", "copyCode", "sheet", "picture"])
                verify(findChild(menu.contentItem, "menu-" + what), what)
            mouseClick(findChild(menu.contentItem, "menu-copyCode"))
            tryVerify(() => notice.text.indexOf("HP1-") > 0)
        }
        function test_b_review() {
            var page = open("ReviewPage", {matchId: matchOf("101")})
            // A quick look first, then a deep one in the background, which can be stopped: what was found stays.
            tryVerify(() => page.review.decisions.length > 0 && (!page.review.running || page.review.deepening), 120000)
            var quick = page.review.decisions.length
            if (page.review.running)
                mouseClick(findChild(page, "stopReview"))
            tryVerify(() => !page.review.running, 120000)
            compare(page.review.error, "")
            var decisions = page.review.decisions
            compare(decisions.length, quick)
            for (var one of decisions) {
                verify(one.played.length > 0)
                verify(one.cost >= 0)
                verify(one.gradeText.length > 0)
            }
            // Under each of the two headings what it shows to have cost most comes first.
            compare(page.review.ranked.length, decisions.length)
            for (var i = 1; i < page.review.ranked.length; ++i)
                verify(i === page.review.dearest.length || page.review.ranked[i - 1].cost >= page.review.ranked[i].cost)
            for (i = 0; i < page.review.dearest.length; ++i)
                compare(page.review.ranked[i].index, page.review.dearest[i].index)
            // Every decision is counted once, by its grade and by its round.
            var counted = 0, graded = 0, tooClose = 0
            for (var kind of page.review.tally) {
                counted += kind.count
                if (kind.grade === "open")
                    tooClose = kind.count
            }
            for (var round of page.review.rounds)
                graded += round.graded
            compare(counted, decisions.length)
            compare(graded, decisions.length - tooClose)
            var dear = 0
            for (one of decisions)
                dear += one.clear ? 1 : 0
            compare(page.review.dearest.length, Math.min(3, dear))
            for (one of page.review.dearest)
                verify(one.clear)
            compare(findChild(page, "reviewPlot").values.length, page.review.line.length)
            // Asked for again it goes to its end; no decision is lost or counted twice.
            var list = findChild(page, "decisions")
            list.currentIndex = quick - 1
            page.review.deep = true
            tryVerify(() => !page.review.running, 120000)
            compare(list.currentIndex, quick - 1) // who reads is not thrown back to the top
            list.currentIndex = 0
            verify(page.review.deep && !page.review.incomplete)
            compare(page.review.decisions.length, quick)
            findChild(page, "decisions").forceActiveFocus()
            keyClick(Qt.Key_Return)
            compare(pushes.count, 1)
            var asked = pushes.signalArguments[0][1]
            compare(asked.position, page.shown[0].position)
            page = open("ReplayPage", asked)
            compare(page.session.replayPosition, asked.position)
            verify(findChild(page, "reviewNote").visible)
            // The better move in place of the played one, and back.
            var here = page.session.sessionRecord()
            verify(page.session.showInstead(page.note.betterAction), page.note.betterAction + " at " + here.slice(-300))
            verify(page.session.sessionRecord() !== here)
            page.session.replayTo(asked.position)
            compare(page.session.sessionRecord(), here)
        }
        function test_b_a_review_begins_with_the_decision_asked_for() {
            var id = matchOf("101")
            var page = open("ReviewPage", {matchId: id})
            compare(page.order, "cost")
            tryVerify(() => page.review.decisions.length > 3, 120000)
            var wanted = page.review.decisions[3].position
            page = open("ReviewPage", {matchId: id, position: wanted})
            compare(page.order, "order")
            var list = findChild(page, "decisions")
            tryVerify(() => list.currentIndex > 0 && page.shown[list.currentIndex].position === wanted, 120000)
        }
        function test_b_nothing_is_cut_data() {
            var rows = []
            for (var language of ["ko", "en"])
                for (var size of [[960, 640], [1440, 900], [2560, 1440]])
                    for (var name of ["HistoryPage", "StatisticsPage", "ReplayPage"])
                        rows.push({tag: name + " " + language + " " + size[0], page: name, language: language, width: size[0], height: size[1]})
            return rows
        }
        function texts(item, found) {
            if (!item.visible || item.opacity === 0)
                return found
            if (typeof item.text === "string" && item.text !== "" && item.contentHeight !== undefined && item.truncated !== undefined)
                found.push(item)
            for (var i = 0; i < item.children.length; ++i)
                texts(item.children[i], found)
            return found
        }
        function test_b_nothing_is_cut(data) {
            var id = matchOf("101")
            Preferences.language = data.language
            Theme.windowWidth = world.width = data.width
            Theme.windowHeight = world.height = data.height
            var page = open(data.page, data.page === "ReplayPage" ? {matchId: id} : data.page === "StatisticsPage" ? {game: "hoola"} : {})
            wait(20)
            for (var item of texts(data.page === "ReplayPage" ? findChild(page, "replayBar") : page, [])) {
                verify(!item.truncated, "shortened: " + item.text)
                var left = item.mapToItem(page, 0, 0).x
                verify(left >= 0 && left + item.contentWidth <= data.width + 1, "outside: " + item.text)
            }
        }
    }
}
