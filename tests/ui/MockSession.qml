// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Hanpan

/// A session without an engine: the models and calls of TableSession, every call written down in `calls`. What it accepts
/// is what a test says in `accepts` (zone ids); whatever else is dropped is refused in words.
QtObject {
    id: mock

    property string game: "hoola"
    property int players: 4
    property bool clockwise: true
    property bool handApart: false
    property string dealFingerprint: ""
    property string dealText: ""
    function fingerprintOf(text: string): string { return "" }
    function checkCommand(line: string): string { return "printf %s '" + line + "' | sha256sum" }
    property var hint: ({ state: "" })
    property int roundNumber: 3
    property string roundText: Language.code === "ko" ? "3판째" : "Round 3"
    property string ruleSetLabel: "Modern battle"
    property int ruleChanges: 2
    property string tableTitle: Language.code === "ko" ? "훌라" : "Hoola"
    property string phase: "playing"
    property string statusText: Language.code === "ko" ? "내 차례 · 카드를 한 장 버리면 차례가 끝납니다" : "Your turn · one discard ends it"
    property bool myTurn: true
    property var claim: ({ active: false })
    property var choice: []
    property string handSort: "rank"
    property var handSorts: ["rank", "suit", "melds"]
    property bool watching: false
    property var thinking: ({ serial: 0, totalMs: 0, remainingMs: 0 })
    property bool canUndo: true
    property bool undoIsFree: true
    property bool practice: false
    property string roundResult: ""
    property var settlement: []
    property var payments: []
    property var hands: []
    property var scoreTable: ({})
    property var matchResult: ({})
    property var ruleValues: ({})

    property var calls: []
    property var accepts: []
    property string reason: "Only the top discard may be taken."

    property ListModel pieces: ListModel { dynamicRoles: true }
    property ListModel zones: ListModel { dynamicRoles: true }
    property ListModel seats: ListModel { dynamicRoles: true }
    property ListModel actions: ListModel { dynamicRoles: true }

    signal refused(string reason, var pieceIds)
    signal happened(string kind, int seat)
    signal told(string sentence)

    function note(call: string): void {
        calls = calls.concat([call])
    }
    function answer(ok: bool, ids: var): bool {
        if (!ok)
            refused(reason, ids)
        return ok
    }
    function mark(): void {
        for (var i = 0; i < zones.count; ++i)
            zones.setProperty(i, "isTarget", accepts.indexOf(zones.get(i).zoneId) >= 0)
    }
    function unmark(): void {
        for (var i = 0; i < zones.count; ++i)
            zones.setProperty(i, "isTarget", false)
    }
    function hold(ids: var): void { note("hold " + ids.join(",")); mark(); }
    function letGo(): void { note("letGo"); unmark(); }
    function dropOn(ids: var, zoneId: string, place: int): bool {
        note("drop " + ids.join(",") + " on " + zoneId)
        if (accepts.indexOf(zoneId) < 0)
            return answer(false, ids)
        for (var i = 0; i < ids.length; ++i)
            move(ids[i], zoneId)
        return true
    }
    function toggleSelected(id: int): void {
        note("toggle " + id)
        var row = rowOf(id)
        pieces.setProperty(row, "selected", !pieces.get(row).selected)
        if (selection().length > 0)
            mark()
        else
            unmark()
    }
    function clearSelection(): void {
        note("clear")
        for (var i = 0; i < pieces.count; ++i)
            pieces.setProperty(i, "selected", false)
        unmark()
    }
    function clickZone(zoneId: string): bool {
        note("zone " + zoneId)
        var chosen = selection()
        if (chosen.length === 0)
            return true
        if (accepts.indexOf(zoneId) < 0)
            return answer(false, chosen)
        for (var i = 0; i < chosen.length; ++i)
            move(chosen[i], zoneId)
        clearSelection()
        return true
    }
    function activate(id: int): bool { note("activate " + id); return true; }
    function trigger(id: string): bool { note("trigger " + id); return true; }
    function choose(index: int): bool { note("choose " + index); choice = []; return true; }
    function cancelChoice(): void { note("cancelChoice"); choice = []; }
    function moveInHand(id: int, place: int): void {
        note("arrange " + id + " to " + place)
        var from = pieces.get(rowOf(id)).place
        for (var i = 0; i < pieces.count; ++i) {
            var piece = pieces.get(i)
            if (piece.zone !== "hand:0")
                continue
            if (piece.pieceId === id)
                pieces.setProperty(i, "place", place)
            else if (piece.place > from && piece.place <= place)
                pieces.setProperty(i, "place", piece.place - 1)
            else if (piece.place < from && piece.place >= place)
                pieces.setProperty(i, "place", piece.place + 1)
        }
    }
    function nextRound(): void { note("nextRound"); }
    function undo(): void { note("undo"); }
    function newMatchSameRules(): bool { note("again"); return true; }
    function askHint(): void { note("askHint"); }
    function dropHint(): void { hint = { state: "" } }
    function skipPacing(): void { note("skipPacing"); }

    function rowOf(id: int): int {
        for (var i = 0; i < pieces.count; ++i)
            if (pieces.get(i).pieceId === id)
                return i
        return -1
    }
    function selection(): var {
        var list = []
        for (var i = 0; i < pieces.count; ++i)
            if (pieces.get(i).selected)
                list.push(pieces.get(i).pieceId)
        return list
    }
    /// Piece `id` goes to the end of a zone; places and counts of both zones follow.
    function move(id: int, zoneId: string): void {
        var row = rowOf(id)
        var from = pieces.get(row).zone
        pieces.setProperty(row, "zone", zoneId)
        pieces.setProperty(row, "place", 99)
        pieces.setProperty(row, "zoneKind", zoneId.split(":")[0])
        recount(from)
        recount(zoneId)
    }
    function recount(zoneId: string): void {
        var rows = []
        for (var i = 0; i < pieces.count; ++i)
            if (pieces.get(i).zone === zoneId)
                rows.push(i)
        rows.sort((a, b) => pieces.get(a).place - pieces.get(b).place)
        for (var k = 0; k < rows.length; ++k) {
            pieces.setProperty(rows[k], "place", k)
            pieces.setProperty(rows[k], "zoneCount", rows.length)
        }
        for (var z = 0; z < zones.count; ++z)
            if (zones.get(z).zoneId === zoneId)
                zones.setProperty(z, "count", rows.length)
    }

    property int nextId: 0
    /// A zone with its pieces; "" = face down.
    function lay(zoneId: string, kind: string, owner: int, label: string, faces: var): void {
        zones.append({ zoneId: zoneId, kind: kind, owner: owner, count: faces.length, isTarget: false, clickable: kind === "stock",
                       label: label, accessibleName: label, note: "", noteIcon: "" })
        for (var i = 0; i < faces.length; ++i)
            pieces.append({ pieceId: nextId++, face: faces[i], zone: zoneId, zoneKind: kind, owner: owner, place: i, zoneCount: faces.length,
                            selected: false, playable: true, accessibleName: (faces[i] || "hidden card") + " in " + label })
    }
    function backs(count: int): var {
        return Array(count).fill("")
    }
    /// A table of HULA-HOO! in the middle of a round where players are named: every place there is.
    function setHulahoo(seatCount: int): void {
        game = "hulahoo"
        players = seatCount
        handSorts = ["rank"]
        lay("call:higher", "call", -1, "Higher!", [])
        lay("call:lower", "call", -1, "Lower!", [])
        lay("hand:0", "hand", 0, "My hand", ["1", "4", "7", "10", "13"])
        lay("open:0", "open", 0, "My row", ["2", "5", "8", "11", "12"])
        for (var s = 1; s < seatCount; ++s) {
            lay("hand:" + s, "hand", s, "Player " + s, backs(5))
            lay("open:" + s, "open", s, "Row " + s, ["3", "6", "9", "10", "13"])
            lay("seat:" + s, "seat", s, "Player " + s, [])
        }
        lay("stock", "stock", -1, "Draw pile 24", backs(24))
        lay("discard", "discard", -1, "Pile: 14 points", ["3", "5", "9", "9"])
        zones.setProperty(zones.count - 1, "note", "Double!\n7 · 12–13")
        zones.setProperty(zones.count - 1, "noteIcon", "twice")
        for (var p = 0; p < seatCount; ++p)
            seats.append({ seat: p, name: "Player " + p, level: p === 0 ? "" : "Expert", pieceCount: 10, score: "+23", isHuman: p === 0,
                           isTurn: p === 0, badges: "", badgeLabels: "", note: "", bubble: "", bubbleIcon: "", bubbleSerial: 0, revealed: false,
                           accessibleName: "Player " + p })
        for (var id of ["higher", "lower", "double", "pass", "swap", "keep", "pick", "name"])
            actions.append({ actionId: id, label: id, key: id.charAt(0).toUpperCase(), enabled: true, primary: false, shown: true, reason: "",
                             reasonSentence: "", accessibleName: id, iconName: "arrow-up" })
    }
    /// A table in the middle of a round.
    function set(seatCount: int, hand: var, melds: var): void {
        var korean = ["나", "여우", "호랑", "거북", "두루미", "너구리", "까치"]
        var english = ["You", "Fox", "Tiger", "Turtle", "Crane", "Raccoon", "Magpie"]
        var names = Language.code === "ko" ? korean : english
        players = seatCount
        lay("hand:0", "hand", 0, "My hand", hand)
        for (var s = 1; s < seatCount; ++s)
            lay("hand:" + s, "hand", s, names[s], backs(3 + s))
        lay("stock", "stock", -1, Language.code === "ko" ? "덱 21" : "Stock 21", backs(21))
        lay("discard", "discard", -1, Language.code === "ko" ? "버린 패 4" : "Discards 4", ["3S", "KD", "9H", "4S"])
        lay("meld:new", "newMeld", 0, "New meld", [])
        for (var m = 0; m < melds.length; ++m)
            lay("meld:" + m, "meld", melds[m].owner, "Meld", melds[m].faces)
        for (var p = 0; p < seatCount; ++p)
            seats.append({ seat: p, name: names[p], level: p === 0 ? "" : Language.code === "ko" ? "고수" : "Expert", pieceCount: 3 + p,
                           score: p % 2 ? "−3" : "+6", isHuman: p === 0, isTurn: p === 0, badges: p === 2 ? "registered" : "", badgeLabels: "",
                           note: p === 0 ? (Language.code === "ko" ? "최종 38점" : "38 points") : "", bubble: "", bubbleIcon: "", bubbleSerial: 0, revealed: false,
                           accessibleName: names[p] })
        var korLabels = ["가져오기", "집기", "땡큐!", "패스", "등록하기", "붙이기", "버리기", "스톱", "블라스트"]
        var engLabels = ["Draw", "Take", "Thank you!", "Pass", "Meld", "Lay off", "Discard", "Stop", "Blast"]
        var ids = ["draw", "take", "thank", "pass", "meld", "add", "discard", "stop", "blast"]
        var keys = ["D", "T", "Y", "P", "M", "L", "X", "S", "B"]
        for (var a = 0; a < ids.length; ++a)
            actions.append({ actionId: ids[a], label: Language.code === "ko" ? korLabels[a] : engLabels[a], key: keys[a],
                             enabled: ["meld", "add", "discard"].indexOf(ids[a]) >= 0, primary: ids[a] === "meld", shown: true,
                             reason: ids[a] === "stop" ? "38 > 10" : "", reasonSentence: ids[a] === "stop" ? "You may stop with 10 points or fewer; you have 38." : "Not now.",
                             accessibleName: engLabels[a], iconName: "" })
    }
}
