// SPDX-License-Identifier: GPL-3.0-or-later
// What the tests of whole rounds share: the real table with the real engine and its bots, a hand that points and types, and
// a round played to its end. Whatever is refused, stuck or warned about ends the test.
import QtQuick
import QtTest
import Hanpan

TestCase {
    id: test
    when: windowShown

    /// Where tables are made: fills the window.
    required property Item room
    readonly property alias match: session
    readonly property alias ended: endings
    readonly property alias refusals: complaints
    property var view
    /// What the hands did, for the message of a failure.
    property var deeds: []
    /// Steps taken: kinds of gestures in turn.
    property int turns: 0

    TableSession {
        id: session
        untimed: true
    }
    Component {
        id: viewMaker
        TableView {
            width: 1440
            height: 900
            session: test.match
        }
    }
    SignalSpy {
        id: endings
        target: session
        signalName: "roundEnded"
    }
    SignalSpy {
        id: complaints
        target: session
        signalName: "refused"
    }

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
        view = viewMaker.createObject(room)
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

    // ---- the steps of a rummy of the ordinary kind: draw, meld, throw
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
        verify(match.result.title !== "")
        compare(match.result.payments.length, match.players)
        // Every hand lies open now.
        for (var i = 0; i < view.pieces.count; ++i)
            if (view.pieces.itemAt(i).zoneKind === "hand")
                verify(view.pieces.itemAt(i).face !== "")
        // It has been there long enough to be led on from.
        tryVerify(() => findChild(result, "nextRound").activeFocus)
        return result
    }
}
