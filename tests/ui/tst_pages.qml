// SPDX-License-Identifier: GPL-3.0-or-later
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

    TestCase {
        name: "Pages"
        when: windowShown

        function init() {
            Preferences.reset()
            Preferences.motion = "off"
            Preferences.language = "en"
            Theme.windowWidth = 1440
            Theme.windowHeight = 900
            pushes.clear()
            replaced.clear()
        }
        function cleanup() {
            place.setSource("")
        }
        function open(page, properties) {
            place.setSource(Navigator.address(page), properties === undefined ? {} : properties)
            compare(place.status, Loader.Ready)
            waitForRendering(place.item)
            return place.item
        }
        function texts(item, found) {
            // Everything written on the page that a person can see.
            if (!item.visible)
                return found
            if (typeof item.text === "string" && item.text !== "" && item.contentHeight !== undefined)
                found.push(item)
            for (var i = 0; i < item.children.length; ++i)
                texts(item.children[i], found)
            return found
        }

        function test_home_has_five_games() {
            var home = open("Home")
            for (var id of ["hoola", "dragon", "hollywood", "hohpai", "hulahoo"]) {
                var card = findChild(home, "game-" + id)
                verify(card, id)
                compare(card.playable, GameCatalog.playable(id))
                compare(card.enabled, card.playable)
            }
        }
        function test_a_game_opens_its_set_up() {
            var home = open("Home")
            mouseClick(findChild(home, "game-hoola"))
            compare(pushes.count, 1)
            compare(pushes.signalArguments[0][0], Navigator.address("Setup"))
            compare(pushes.signalArguments[0][1].game, "hoola")
        }
        function test_home_by_keyboard() {
            var home = open("Home")
            var hoola = findChild(home, "game-hoola")
            hoola.forceActiveFocus(Qt.TabFocusReason)
            verify(hoola.activeFocus)
            // Wherever the arrows lead, it is a game that can be played.
            for (var key of [Qt.Key_Down, Qt.Key_Right, Qt.Key_Up, Qt.Key_Right, Qt.Key_Left]) {
                keyClick(key)
                var here = GameShelf.games.map((entry) => findChild(home, "game-" + entry.id)).filter((card) => card.activeFocus)
                compare(here.length, 1)
                verify(here[0].playable)
            }
            hoola.forceActiveFocus(Qt.TabFocusReason)
            keyClick(Qt.Key_Return)
            compare(pushes.count, 1)
            compare(pushes.signalArguments[0][1].game, "hoola")
        }
        function test_language_switches_at_once() {
            var home = open("Home")
            compare(findChild(home, "game-hoola").text, "Hoola")
            compare(findChild(home, "settings").text, "Settings")
            var toggle = findChild(home, "language")
            toggle.forceActiveFocus()
            keyClick(Qt.Key_Left)
            compare(Language.code, "ko")
            compare(findChild(home, "game-hoola").text, "훌라")
            compare(findChild(home, "settings").text, "설정")
            keyClick(Qt.Key_Right)
            compare(findChild(home, "game-hoola").text, "Hoola")
        }
        function test_set_up_names_the_rule_set_in_use() {
            for (var game of ["hoola", "hohpai"]) {
                var rules = findChild(open("Setup", { game: game }), "rules")
                tryVerify(() => rules.count > 3, 2000, game)
                compare(rules.displayText, RulesInUse.labelOf(game))
            }
        }
        function test_set_up_offers_the_engines_range() {
            var page = open("Setup", {game: "hoola"})
            var players = findChild(page, "players")
            compare(players.options.length, GameCatalog.maxPlayers("hoola") - GameCatalog.minPlayers("hoola") + 1)
            players.choose(0)
            compare(page.players, GameCatalog.minPlayers("hoola"))
            compare(findChild(page, "allLevels").options.length, GameCatalog.levels(page.game).length)
        }
        /// What cannot be told apart in a game is not offered there; who chose it before gets the next level above.
        function test_set_up_offers_levels_that_can_be_told_apart() {
            Preferences.remember("setup/hohpai/levels", ["expert", "skilled", "nonsense"])
            var page = open("Setup", {game: "hohpai"})
            compare(Array.from(findChild(page, "allLevels").options, level => level.value), ["learner", "casual", "skilled", "master"])
            compare(Array.from(page.levels), ["master", "skilled", "casual"])
            verify(GameCatalog.levelsNote("hohpai") !== "")
            compare(GameCatalog.levelsNote("hollywood"), "")
            Preferences.forget("setup/hohpai/levels")
        }
        function test_the_first_start_offers_a_lesson_once() {
            Preferences.forget("lessons/hoola/offered")
            Preferences.forget("lessons/hoola/done")
            var page = open("Setup", {game: "hoola"})
            mouseClick(findChild(page, "start"))
            var offer = findChild(page, "lessonOffer")
            tryVerify(() => offer.opened)
            compare(replaced.count, 0)
            // Put away, it was not answered, and comes again.
            offer.answer("cancel")
            verify(Courses.offers("hoola"))
            compare(replaced.count, 0)
            mouseClick(findChild(page, "start"))
            tryVerify(() => offer.opened)
            offer.answer("lesson")
            compare(replaced.count, 1)
            compare(replaced.signalArguments[0][0], Navigator.address("Lesson"))
            compare(replaced.signalArguments[0][1], {game: "hoola", number: 1})
            // Whoever has taken it is asked no more.
            Preferences.forget("lessons/hoola/offered")
            Courses.setDone("hoola", 1)
            verify(!Courses.offers("hoola"))
            compare(Courses.next("hoola"), 2)
            verify(findChild(page, "lessons").visible)
        }
        function test_set_up_hands_over_what_was_chosen() {
            Courses.offered("hoola")
            var page = open("Setup", {game: "hoola"})
            page.players = 3
            findChild(page, "allLevels").choose(0)
            page.length = "rounds"
            page.rounds = 7
            findChild(page, "dealKind").choose(1)
            findChild(page, "deal").text = "20260217"
            mouseClick(findChild(page, "start"))
            compare(replaced.count, 1)
            compare(replaced.signalArguments[0][0], Navigator.address("Table"))
            var match = replaced.signalArguments[0][1].match
            compare(match.game, "hoola")
            compare(match.players, 3)
            compare(match.seed, "20260217")
            compare(match.rounds, 7)
            compare(match.target, 0)
            compare(Array.from(match.levels), ["learner", "learner"])
            // The next set-up begins with it.
            page = open("Setup", {game: "hoola"})
            compare([page.players, page.length, page.rounds], [3, "rounds", 7])
            verify(Array.from(page.levels).every(level => level === "learner"))
        }
        function test_set_up_remembers() {
            Preferences.remember("setup/hulahoo/levels", ["learner", "casual"])
            compare(Preferences.remembered("setup/hulahoo/levels", []), ["learner", "casual"])
        }
        function test_a_wrong_deal_number_says_why() {
            var page = open("Setup", {game: "hoola"})
            findChild(page, "dealKind").choose(1)
            findChild(page, "deal").text = "12a"
            verify(!findChild(page, "start").available)
            verify(page.problem !== "")
            mouseClick(findChild(page, "start"))
            compare(replaced.count, 0)
            findChild(page, "deal").text = "18446744073709551615"
            compare(page.problem, "")
            findChild(page, "deal").text = "18446744073709551616"
            verify(page.problem !== "")
        }
        /// A press on something of a page that is longer than the window: the focus brings it into sight.
        function press(page, name) {
            var item = findChild(page, name)
            item.forceActiveFocus(Qt.TabFocusReason)
            tryVerify(() => page.contains(item.mapToItem(page, item.width / 2, item.height)))
            mouseClick(item)
        }
        function test_settings_take_effect() {
            var page = open("Settings")
            findChild(page, "theme").choose(1)
            compare(Preferences.theme, "dark")
            verify(Theme.dark)
            findChild(page, "deck").choose(1)
            compare(Theme.diamond, Theme.heart)
            compare(Theme.club, Theme.spade)
            press(page, "sound")
            verify(Preferences.muted)
            press(page, "claimForever")
            verify(Preferences.claimForever)
            findChild(page, "motion").choose(3)
            verify(Theme.travel > 210)
        }
        function test_every_stop_of_tab_can_be_left_again() {
            var page = open("Settings")
            var first = findChild(page, "theme")
            first.forceActiveFocus(Qt.TabFocusReason)
            keyClick(Qt.Key_Tab)
            verify(findChild(page, "textSize").activeFocus)
            keyClick(Qt.Key_Backtab)
            verify(first.activeFocus)
        }
        function test_a_left_match_goes_on() {
            Preferences.botSpeed = "instant"
            var page = open("Table", { match: mock.value("MatchRequest", { game: "hoola", players: 3, seed: "11", levels: ["casual"], rounds: 2 }) })
            var session = page.session
            verify(session.running, session.startError())
            goOn(page)
            tryVerify(() => session.myTurn, 20000)
            keyClick(Qt.Key_D)
            tryVerify(() => session.canUndo)
            tryVerify(() => session.myTurn)
            // Leaving asks first, because the round is not over.
            page.goBack()
            var question = findChild(page, "leaveQuestion")
            tryCompare(question, "opened", true)
            question.answered("cancel")
            question.close()
            tryCompare(question, "visible", false)
            var record = session.sessionRecord()
            var hand = handOf(page)
            place.setSource("")

            var home = open("Home")
            var chip = findChild(findChild(home, "game-hoola"), "resumeChip")
            verify(chip.visible)
            compare(chip.text, "Continue · round 1")
            mouseClick(chip)
            compare(pushes.count, 1)
            compare(pushes.signalArguments[0][0], Navigator.address("Table"))
            var again = pushes.signalArguments[0][1]
            page = open("Table", again)
            verify(page.session.running, page.session.startError())
            compare(page.session.sessionRecord(), record)
            goOn(page)
            tryVerify(() => handOf(page) === hand)
            tryVerify(() => page.session.myTurn)

            // Played to its end it is not offered again.
            verify(page.session.matchId > 0)
            while (page.session.phase !== "matchOver") {
                tryVerify(() => page.session.phase !== "playing" || page.session.myTurn || page.session.claim.active === true, 20000)
                if (page.session.phase === "roundOver")
                    page.session.nextRound()
                else if (page.session.phase === "playing")
                    playAnything(page.session)
            }
            place.setSource("")
            home = open("Home")
            verify(!findChild(findChild(home, "game-hoola"), "resumeChip").visible)
            // A match that is not there is refused with a sentence.
            page = open("Table", { match: Matches.kept(999999) })
            verify(!page.session.running)
            verify(page.session.startError().length > 10)
        }
        function playAnything(session) {
            for (var action of ["pass", "stay", "draw"])
                if (session.trigger(action))
                    return
            for (var row = 0; row < session.pieces.rowCount(); ++row) {
                var id = session.pieces.data(session.pieces.index(row, 0), Qt.UserRole + 1)
                if (session.targetsFor([id]).indexOf("discard") >= 0) {
                    session.dropOn([id], "discard")
                    return
                }
            }
            fail(session.statusText)
        }
        /// Here no window shows the page, and time stands still on pages that are not shown.
        function goOn(page) {
            page.session.untimed = true
            page.session.paused = false
        }
        function handOf(page) {
            var table = findChild(page, "pointer").table
            var faces = []
            for (var i = 0; i < table.pieces.count; ++i)
                if (table.pieces.itemAt(i).mine)
                    faces.push(table.pieces.itemAt(i).face)
            return faces.sort().join(" ")
        }
        function test_nothing_is_cut_data() {
            var rows = []
            for (var language of ["ko", "en"])
                for (var size of [[960, 640], [1440, 900], [2560, 1440]])
                    for (var page of ["Home", "Setup", "Settings", "About", "Learn"])
                        rows.push({tag: page + " " + language + " " + size[0], page: page, language: language,
                                   width: size[0], height: size[1]})
            return rows
        }
        function test_nothing_is_cut(data) {
            Preferences.language = data.language
            Theme.windowWidth = world.width = data.width
            Theme.windowHeight = world.height = data.height
            var page = open(data.page, data.page === "Setup" ? {game: "hoola"} : {})
            if (data.page === "Setup") {
                page.players = page.maxPlayers // everybody's name
                waitForRendering(page)
            }
            for (var item of texts(page, [])) {
                verify(!item.truncated, "shortened: " + item.text)
                var left = item.mapToItem(page, 0, 0).x
                verify(left >= 0 && left + item.contentWidth <= data.width + 1, "outside: " + item.text)
            }
            world.width = 1440
            world.height = 900
        }
        function bars(item, found) {
            if (item.visible && item.policy !== undefined && item.active !== undefined)
                found.push(item)
            for (var i = 0; i < item.children.length; ++i)
                bars(item.children[i], found)
            return found
        }
        // However the window came to its size: a bar left behind stood in the middle of the page.
        function test_scroll_bars_stand_at_the_edge() {
            Preferences.textSize = 200
            var page = open("Setup", {game: "hulahoo"})
            for (var size of [[2560, 1440], [1280, 800], [960, 640], [1440, 900], [1280, 720]]) {
                Theme.windowWidth = world.width = size[0]
                Theme.windowHeight = world.height = size[1]
                waitForRendering(page)
                var found = bars(page, [])
                verify(size[1] > 800 || found.length > 0, "no bar at " + size)
                for (var bar of found) {
                    compare(bar.x + bar.width, bar.parent.width, size.join(" x "))
                    compare(bar.height, bar.parent.height, size.join(" x "))
                }
            }
            world.width = 1440
            world.height = 900
        }
        function luminance(colour) {
            function part(c) { return c <= 0.03928 ? c / 12.92 : Math.pow((c + 0.055) / 1.055, 2.4) }
            return 0.2126 * part(colour.r) + 0.7152 * part(colour.g) + 0.0722 * part(colour.b)
        }
        function contrast(a, b) {
            var one = luminance(Qt.color(a)), other = luminance(Qt.color(b))
            return (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05)
        }
        function test_contrast() {
            for (var theme of ["light", "dark"]) {
                Preferences.theme = theme
                for (var ground of [Theme.pageTop, Theme.page, Theme.pageBottom, Theme.surface, Theme.surfaceRaised, Theme.surfaceChanged, Theme.button])
                    for (var ink of [Theme.ink, Theme.mute, Theme.redText, Theme.goldText, Theme.link])
                        verify(contrast(ink, ground) >= 4.5, theme + ": " + ink + " on " + ground + " " + contrast(ink, ground))
                verify(contrast(Theme.selectedInk, Theme.selected) >= 4.5)
                verify(contrast(Theme.goldInk, Theme.gold) >= 4.5)
            }
            for (var look of GameShelf.games)
                verify(contrast(Theme.tableInk, look.tableDeep) >= 4.5, look.id)
            for (var suit of "shdc")
                verify(contrast(Theme.suit(suit), Theme.cardFace) >= 4.5, suit)
        }
    }
}
