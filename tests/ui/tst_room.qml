// SPDX-License-Identifier: GPL-3.0-or-later
// How large pieces lie on the table of a rummy, from the layout alone: everything has its place within the window, nothing lies
// over anything else, and nothing is smaller than it was when every state of a round had the same frames.
import QtQuick
import QtTest
import Hanpan

Item {
    id: root
    width: 100
    height: 100

    Component { id: hoolaMaker; HoolaLayout {} }
    Component { id: hollywoodMaker; HollywoodLayout {} }

    TestCase {
        name: "Room"

        function make(game, players, width, height) {
            Theme.windowWidth = width
            Theme.windowHeight = height
            // The bar is over the table.
            return (game === "hoola" ? hoolaMaker : hollywoodMaker).createObject(root, { width: width, height: Math.round(height * 0.942), players: players })
        }
        /// The zones of a table: so many in my hand and in each of the others', and melds of so many pieces each.
        function zonesOf(players, mine, theirs, othersMelds, ownMelds) {
            var all = [{ zoneId: "stock", kind: "stock", owner: -1, count: 20 }, { zoneId: "discard", kind: "discard", owner: -1, count: 9 },
                       { zoneId: "meld:new", kind: "newMeld", owner: 0, count: 0 }, { zoneId: "hand:0", kind: "hand", owner: 0, count: mine }]
            for (var seat = 1; seat < players; ++seat)
                all.push({ zoneId: "hand:" + seat, kind: "hand", owner: seat, count: theirs })
            for (var m = 0; m < othersMelds.length; ++m)
                all.push({ zoneId: "meld:" + m, kind: "meld", owner: 1 + m % (players - 1), count: othersMelds[m] })
            for (var o = 0; o < ownMelds.length; ++o)
                all.push({ zoneId: "meld:own" + o, kind: "meld", owner: 0, count: ownMelds[o] })
            return all
        }
        function wide(layout, zoneId) {
            var room = layout.geometry[zoneId]
            return room ? Math.round(layout.pieceWidth * room.scale) : 0
        }
        function test_everythingFits_data() {
            var states = {
                deal: [7, 7, [], []],
                early: [7, 6, [3], []],
                middle: [6, 5, [3, 4, 3], [3]],
                late: [4, 3, [4, 3, 3, 5, 4, 3, 3, 4], [3, 4, 3]]
            }
            var fuller = {
                deal: [11, 11, [], []],
                middle: [13, 10, [3, 4, 3, 4], []],
                late: [9, 6, [4, 3, 5, 4, 3, 3, 6, 4, 3, 3, 4, 5], [4, 4, 3]],
                fullest: [22, 12, [4, 3, 5, 4, 3, 3, 6, 4, 3, 3, 4, 5, 3, 4, 3, 4, 5, 3, 4, 3], [4, 4, 4]]
            }
            var rows = []
            for (var size of [[960, 640], [1440, 900], [2560, 1440]]) {
                for (var players of [2, 4, 7])
                    for (var name in states)
                        rows.push({ tag: "hoola " + players + " " + name + " " + size[0], game: "hoola", players: players, state: states[name], size: size, name: name })
                for (var many of [2, 4, 8])
                    for (var stage in fuller)
                        rows.push({ tag: "hollywood " + many + " " + stage + " " + size[0], game: "hollywood", players: many, state: fuller[stage], size: size, name: stage })
            }
            return rows
        }
        /// Widths of a piece, in pixels, while each state of a round had the same frames: [stock, the others' melds, own melds].
        readonly property var before: ({
            "hoola 2 960": { deal: [57, 0, 0], early: [57, 51, 0], middle: [57, 51, 45], late: [57, 33, 45] },
            "hoola 4 960": { deal: [57, 0, 0], early: [57, 51, 0], middle: [57, 51, 45], late: [57, 29, 45] },
            "hoola 7 960": { deal: [57, 0, 0], early: [57, 57, 0], middle: [57, 57, 57], late: [57, 54, 48] },
            "hollywood 2 960": { deal: [49, 0, 0], middle: [49, 57, 0], late: [49, 40, 51], fullest: [49, 35, 48] },
            "hollywood 4 960": { deal: [49, 0, 0], middle: [49, 57, 0], late: [49, 37, 45], fullest: [49, 31, 45] },
            "hollywood 8 960": { deal: [49, 0, 0], middle: [49, 57, 0], late: [49, 37, 45], fullest: [49, 31, 45] },
            "hoola 2 1440": { deal: [86, 0, 0], early: [86, 56, 0], middle: [86, 56, 67], late: [86, 49, 67] },
            "hoola 4 1440": { deal: [86, 0, 0], early: [86, 56, 0], middle: [86, 56, 67], late: [86, 49, 67] },
            "hoola 7 1440": { deal: [86, 0, 0], early: [86, 86, 0], middle: [86, 86, 86], late: [86, 76, 86] },
            "hollywood 2 1440": { deal: [74, 0, 0], middle: [74, 86, 0], late: [74, 59, 76], fullest: [74, 52, 76] },
            "hollywood 4 1440": { deal: [74, 0, 0], middle: [74, 86, 0], late: [74, 59, 76], fullest: [74, 52, 76] },
            "hollywood 8 1440": { deal: [74, 0, 0], middle: [74, 86, 0], late: [74, 59, 76], fullest: [74, 52, 76] },
            "hoola 2 2560": { deal: [138, 0, 0], early: [138, 89, 0], middle: [138, 89, 107], late: [138, 89, 107] },
            "hoola 4 2560": { deal: [138, 0, 0], early: [138, 89, 0], middle: [138, 89, 107], late: [138, 89, 107] },
            "hoola 7 2560": { deal: [138, 0, 0], early: [138, 138, 0], middle: [138, 138, 138], late: [138, 122, 138] },
            "hollywood 2 2560": { deal: [118, 0, 0], middle: [118, 138, 0], late: [118, 107, 122], fullest: [118, 84, 122] },
            "hollywood 4 2560": { deal: [118, 0, 0], middle: [118, 138, 0], late: [118, 107, 122], fullest: [118, 84, 122] },
            "hollywood 8 2560": { deal: [118, 0, 0], middle: [118, 138, 0], late: [118, 107, 122], fullest: [118, 84, 122] }
        })
        function test_everythingFits(data) {
            var layout = make(data.game, data.players, data.size[0], data.size[1])
            layout.zones = zonesOf(data.players, data.state[0], data.state[1], data.state[2], data.state[3])
            var boxes = []
            function add(what, x, y, width, height) { boxes.push({ what: what, x: x, y: y, right: x + width, bottom: y + height }) }
            for (var id in layout.geometry) {
                var room = layout.geometry[id]
                // The name of who laid a meld is under it, that of who threw a piece over it.
                if (room.kind === "meld" && layout.othersMelds.some(meld => meld.zoneId === id))
                    add(id, room.x, room.y, room.width, room.height + layout.nameRoom)
                else if (room.kind === "stock" || room.kind === "discard")
                    add(id, room.x, room.y - layout.pileHead, room.width, room.height + layout.pileHead + layout.pileLabel)
                else if (room.kind !== "newMeld")
                    add(id, room.x, room.y, room.width, room.height)
            }
            for (var seat = 0; seat < data.players; ++seat) {
                var spot = layout.seatSpot(seat)
                add("seat " + seat, spot.x, spot.y, layout.badgeWidth, layout.badgeHeight)
            }
            add("status", layout.statusRoom.x, layout.statusRoom.y, layout.statusRoom.width, layout.statusRoom.height)
            add("actions", layout.actionRoom.x, layout.actionRoom.y, layout.actionRoom.width, layout.actionRoom.height)
            for (var i = 0; i < boxes.length; ++i) {
                var a = boxes[i]
                verify(a.x >= -1 && a.y >= -1 && a.right <= layout.width + 1 && a.bottom <= layout.height + 1, a.what + " is outside: " + JSON.stringify(a))
                for (var k = i + 1; k < boxes.length; ++k) {
                    var b = boxes[k]
                    verify(a.right <= b.x + 1 || b.right <= a.x + 1 || a.bottom <= b.y + 1 || b.bottom <= a.y + 1, JSON.stringify([a, b]))
                }
            }
            // Melds lie in their frames, and a frame is around melds only.
            for (var frame of layout.frames)
                compare(frame.filled, (frame.zoneId === "" ? layout.othersMelds : layout.ownMelds).length > 0)
            var least = before[data.game + " " + data.players + " " + data.size[0]][data.name]
            var now = [wide(layout, "stock"), wide(layout, "meld:0"), wide(layout, "meld:own0")]
            for (var n = 0; n < 3; ++n)
                verify(now[n] >= least[n], "smaller than before: " + now + " / " + least)
            layout.destroy()
        }
        /// A size is kept from turn to turn: it shrinks when it must, and grows only where there is clearly more room.
        function test_steady() {
            var layout = make("hoola", 4, 1440, 900)
            compare(layout.steady(0, 0.8, 1.2), 0.8)
            compare(layout.steady(0, 1.5, 1.2), 1.2)
            compare(layout.steady(0.8, 0.7, 1.2), 0.7)
            compare(layout.steady(0.8, 0.85, 1.2), 0.8)
            compare(layout.steady(0.8, 0.95, 1.2), 0.95)
            compare(layout.steady(1.15, 1.3, 1.2), 1.2)
            compare(layout.steady(1.2, 1.25, 1.2), 1.2)
            layout.destroy()
        }
        /// As melds come, everything on the table keeps its size or shrinks; one fewer changes nothing, an empty table is as
        /// at the deal.
        function test_sizesDoNotJump() {
            var layout = make("hoola", 4, 1440, 900)
            var melds = []
            layout.zones = zonesOf(4, 7, 7, melds, [])
            var atDeal = layout.tableScale
            var last = atDeal
            for (var n = 0; n < 10; ++n) {
                melds = melds.concat([3 + n % 2])
                layout.zones = zonesOf(4, 7, 7, melds, [])
                verify(layout.tableScale <= last, n + " melds: " + layout.tableScale + " after " + last)
                last = layout.tableScale
            }
            verify(last < atDeal)
            layout.zones = zonesOf(4, 7, 7, melds.slice(1), [])
            fuzzyCompare(layout.tableScale, last, last * 0.25)
            layout.zones = zonesOf(4, 8, 7, melds, [])
            compare(layout.tableScale, last)
            layout.zones = zonesOf(4, 7, 7, [], [])
            compare(layout.tableScale, atDeal)
            layout.destroy()
        }
        /// A pile shows how much is left in it; the place of a piece does not depend on those over it.
        function test_pilesHaveHeight() {
            var layout = make("hoola", 4, 1440, 900)
            layout.zones = zonesOf(4, 7, 7, [], [])
            var low = layout.placement("stock", 2, 20), high = layout.placement("stock", 19, 20)
            verify(high.y < low.y - 2, high.y + " / " + low.y)
            compare(layout.placement("stock", 2, 3).y, low.y)
            verify(layout.placement("stock", 2, 3).shown)
            verify(!low.shown)
            compare(layout.placement("stock", 0, 1).y, layout.geometry["stock"].y + layout.geometry["stock"].height / 2)
            var heights = [1, 2, 10, 30, 100].map(count => layout.thick(count, 1))
            for (var i = 1; i < heights.length; ++i)
                verify(heights[i] > heights[i - 1])
            verify(heights[4] < 0.2 * layout.pieceHeight)
            layout.destroy()
        }
    }
}
