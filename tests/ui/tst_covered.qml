// SPDX-License-Identifier: GPL-3.0-or-later
// What tells a piece is never covered: measured on the real table, in windows of three sizes.
import QtQuick
import QtTest
import Hanpan

Item {
    id: root
    width: 1440
    height: 900

    Component {
        id: mocks
        MockSession {}
    }
    Component {
        id: views
        TableView {}
    }
    Component {
        id: rowMaker
        ResultRow {
            width: 860
        }
    }
    TableCase {
        id: test
        name: "Covered"
        room: root

        function sizes() {
            return [{tag: "960x640", width: 960, height: 640}, {tag: "1280x800", width: 1280, height: 800}, {tag: "1440x900", width: 1440, height: 900}]
        }
        function resize(size) {
            root.width = Theme.windowWidth = size.width
            root.height = Theme.windowHeight = size.height
            view.width = size.width
            view.height = size.height
            tryCompare(view, "still", false)
        }
        /// Where an item is seen.
        function rectOf(item) {
            return item.mapToItem(view, 0, 0, item.width, item.height)
        }
        /// Where the letters of a text are: they stand on the base line, and are no taller than three quarters of their size.
        function letters(text) {
            var x = (text.width - text.contentWidth) / 2 * (text.horizontalAlignment === Text.AlignHCenter ? 1 : 0)
            var tall = 0.74 * text.font.pixelSize
            return text.mapToItem(view, x, text.baselineOffset - tall, text.contentWidth, tall)
        }
        function shown(item) {
            return item.visible && item.opacity > 0.05
        }
        /// Everything drawn on the open side of a piece: numbers and pictures.
        function inkOf(item, found) {
            if (!shown(item))
                return found
            var type = String(item)
            if (type.startsWith("QQuickText") && item.text !== "")
                found.push(letters(item))
            else if (type.startsWith("InkImage") && String(item.picture) !== "")
                found.push(rectOf(item))
            for (var i = 0; i < item.children.length; ++i)
                inkOf(item.children[i], found)
            return found
        }
        function drawingOf(piece) {
            var found = null
            var look = function (item) {
                for (var i = 0; i < item.children.length && !found; ++i)
                    if (item.children[i].shownFace === undefined && item.children[i].proportion !== undefined)
                        found = item.children[i]
                    else
                        look(item.children[i])
            }
            look(piece)
            return found
        }
        function overlap(a, b) {
            return Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x) > 0.6 && Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y) > 0.6
        }
        function within(a, b) {
            return a.x >= b.x && a.y >= b.y && a.x + a.width <= b.x + b.width && a.y + a.height <= b.y + b.height
        }
        function written(rect) {
            return Math.round(rect.x) + "," + Math.round(rect.y) + " " + Math.round(rect.width) + "x" + Math.round(rect.height)
        }
        function openPieces() {
            var open = []
            for (var i = 0; i < view.pieces.count; ++i) {
                var p = view.pieces.itemAt(i)
                if (p.visible && p.shownFace !== "" && p.zoneKind !== "discard")
                    open.push(p)
            }
            return open
        }

        function test_nothingIsWrittenOverAPiece_data() {
            var rows = []
            for (var size of sizes())
                for (var id of ["hoola", "hollywood"])
                    rows.push({tag: id + " " + size.tag, game: id, width: size.width, height: size.height})
            return rows
        }
        function test_nothingIsWrittenOverAPiece(data) {
            view.destroy()
            wait(0)
            mock.destroy()
            mock = mocks.createObject(root)
            var melds = []
            for (var m = 0; m < 16; ++m)
                melds.push({owner: m < 13 ? 1 + m % 3 : 0, faces: [["TH", "JH", "QH"], ["6H#1", "6S", "AS", "AC"], ["AD", "9C", "TC", "JC", "QC"]][m % 3]})
            mock.set(4, ["4C", "4D", "8C", "TH#1", "TS", "QH#1", "2S", "TD"], melds)
            mock.say("game", data.game)
            for (m = 0; m < 16; ++m)
                mock.zone({zoneId: "meld:" + m, from: m < 13 ? ["Turtle", "Raccoon", "Otter"][m % 3] : ""})
            view = views.createObject(root, { session: mock })
            resize(data)
            for (var p of openPieces())
                if (p.zoneKind === "meld" && p.face.startsWith("A"))
                    mock.piece({pieceId: p.pieceId, standsFor: p.zoneCount === 4 ? "6" : p.face === "AD" ? "10♣" : "8♣"})
                else if (p.mine)
                    mock.piece({pieceId: p.pieceId, layable: true})
            waitForRendering(view)
            var open = openPieces()
            verify(open.length > 50)
            // Signs and labels, and whose piece they belong to (which may not cover them either).
            var over = []
            for (p of open) {
                var sign = findChild(p, "standsFor")
                if (shown(sign))
                    over.push({what: "sign of " + p.face + " in " + p.zone, rect: rectOf(sign), piece: p})
                var plus = findChild(p, "layableMark")
                if (shown(plus))
                    over.push({what: "plus of " + p.face, rect: rectOf(plus.children[0]), piece: p})
            }
            var signs = over.length
            verify(signs > 20)
            for (m = 0; m < 13; ++m) {
                var owner = findChild(view, "owner meld:" + m)
                verify(shown(owner))
                over.push({what: "owner of meld:" + m, rect: rectOf(owner), piece: null})
            }
            var wrong = []
            for (p of open) {
                var ink = inkOf(drawingOf(p), [])
                verify(ink.length >= 2, p.face)
                for (var at of over)
                    for (var one of ink)
                        // A sign on its piece covers nothing of others that the piece does not cover itself.
                        if ((at.piece === null || at.piece === p || !within(at.rect, rectOf(at.piece))) && overlap(at.rect, one))
                            wrong.push(at.what + " " + written(at.rect) + " over " + p.face + " in " + p.zone + " " + written(one))
            }
            // No piece and no label over a sign.
            for (var i = 0; i < signs; ++i) {
                for (p of open)
                    if (p !== over[i].piece && p.z > over[i].piece.z && overlap(rectOf(p), over[i].rect))
                        wrong.push(p.face + " in " + p.zone + " over the " + over[i].what)
                for (var k = signs; k < over.length; ++k)
                    if (overlap(over[i].rect, over[k].rect))
                        wrong.push(over[k].what + " over the " + over[i].what)
            }
            // The index of a piece shows beside the next one.
            for (p of open) {
                var index = inkOf(drawingOf(p), [])[0]
                for (var q of open)
                    if (q.z > p.z && q.zone === p.zone && overlap(rectOf(q), index) && q.place !== p.place)
                        wrong.push(q.face + " over the index of " + p.face + " in " + p.zone)
            }
            compare(wrong.length, 0, wrong.slice(0, 8).join("; "))
        }

        function test_everyNumberOfAnOverlappedRowIsSeen_data() {
            var rows = []
            var hands = {hulahoo: ["9", "10", "2", "6", "8", "10#1", "11", "12", "13", "11#1", "13#2", "3"],
                         hoola: ["9C", "TC", "TD", "TH", "AS", "TS", "KD", "QD"],
                         hollywood: ["9C", "TC", "TD", "TH", "AS", "TS", "KD", "QD", "TC#1", "TD#1", "2C", "3C", "4C", "5C", "6C", "7C", "8C", "JC", "QC", "KC", "AC", "TH#1"]}
            for (var size of sizes())
                for (var id in hands)
                    for (var few of [6, hands[id].length])
                        rows.push({tag: id + " " + few + " " + size.tag, game: id, faces: hands[id].slice(0, few), width: size.width, height: size.height})
            return rows
        }
        function test_everyNumberOfAnOverlappedRowIsSeen(data) {
            resize(data)
            var row = rowMaker.createObject(view, {game: data.game, settlement: [], hands: mock.value("QList<ShownHand>", [{seat: 1, faces: data.faces, worth: "40 points"}]),
                                                   modelData: mock.value("PaymentRow", {seat: 1, name: "Fox", payment: "−3", paymentSign: -1, score: "−3"})})
            waitForRendering(view)
            var pieces = []
            var look = function (item) {
                for (var i = 0; i < item.children.length; ++i)
                    if (item.children[i].proportion !== undefined && shown(item.children[i]))
                        pieces.push(item.children[i])
                    else
                        look(item.children[i])
            }
            look(row)
            compare(pieces.length, data.faces.length)
            for (var i = 0; i < pieces.length; ++i) {
                var number = inkOf(pieces[i], [])[0]
                verify(number.height >= 4.5, data.faces[i])
                for (var k = i + 1; k < pieces.length; ++k)
                    verify(!overlap(number, rectOf(pieces[k])), pieces[k].face + " over the number of " + pieces[i].face + " " + written(number))
            }
            // In a row as high as what is in it.
            for (i = 0; i < pieces.length; ++i)
                verify(rectOf(pieces[i]).y + rectOf(pieces[i]).height <= rectOf(row).y + row.height + 1)
            row.destroy()
        }
    }
}
