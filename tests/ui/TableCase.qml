// SPDX-License-Identifier: GPL-3.0-or-later
// What the tests of the table share: the real view over a mock session that accepts what a test says, and a hand that points.
// The real session is played in tst_*_round.qml.
import QtQuick
import QtTest
import Hanpan

TestCase {
    id: test
    when: windowShown

    /// Where tables are made: fills the window.
    required property Item room

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
            onSounded: (kind, step) => heard = heard.concat([kind === "count" || kind === "double" ? kind + step : kind])
            onLeaveRequested: ++leaving
        }
    }

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
        mock = mockMaker.createObject(room)
        if (game === "hulahoo")
            mock.setHulahoo(seats)
        else
            mock.set(seats, ["4C", "4D", "8C", "QH", "2S", "TH"], [{ owner: 1, faces: ["5H", "6H", "7H"] }, { owner: 0, faces: ["9C", "TC", "JC"] }])
        view = viewMaker.createObject(room, { session: mock })
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
    /// Where an item lies in the view, with its name for messages.
    function box(item, what) {
        var a = item.mapToItem(view, 0, 0)
        // Pieces are scaled where they lie.
        var b = item.mapToItem(view, item.width, item.height)
        var turned = item.rotation !== 0
        return { what: what, x: a.x, y: a.y, right: turned ? a.x + item.width : b.x, bottom: turned ? a.y + item.height : b.y }
    }
    function cleanupTestCase() {
        Preferences.language = "en"
    }
}
