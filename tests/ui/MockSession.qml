// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Hanpan
import HanpanMock

/// A table in the middle of a round, for the tests of the views: MockTable with pieces on it.
MockTable {
    id: mock

    Component.onCompleted: {
        var korean = Language.code === "ko"
        say("clockwise", true)
        say("hint", { state: "" })
        say("roundText", korean ? "3판째" : "Round 3")
        say("ruleSetLabel", "Modern battle")
        say("ruleChanges", 2)
        say("tableTitle", korean ? "훌라" : "Hoola")
        say("phase", "playing")
        say("statusText", korean ? "내 차례 · 한 장 버리세요" : "Your turn · one discard ends it")
        say("myTurn", true)
        say("claim", { active: false })
        say("handSort", "rank")
        say("handSorts", ["rank", "suit", "melds"])
        say("thinking", { serial: 0, totalMs: 0, remainingMs: 0 })
        say("canUndo", true)
        say("undoIsFree", true)
    }

    property int nextId: 0
    /// A zone with its pieces; "" = face down.
    function lay(zoneId: string, kind: string, owner: int, label: string, faces: var): void {
        zone({ zoneId: zoneId, kind: kind, owner: owner, count: faces.length, isTarget: false, clickable: kind === "stock",
                       label: label, accessibleName: label, note: "", noteIcon: "" })
        for (var i = 0; i < faces.length; ++i)
            piece({ pieceId: nextId++, face: faces[i], zone: zoneId, zoneKind: kind, owner: owner, place: i, zoneCount: faces.length,
                            selected: false, playable: true, accessibleName: (faces[i] || "hidden card") + " in " + label })
    }
    function backs(count: int): var {
        return Array(count).fill("")
    }
    /// A table of HULA-HOO! in the middle of a round where players are named: every place there is.
    function setHulahoo(seatCount: int): void {
        say("game", "hulahoo")
        say("players", seatCount)
        say("handSorts", ["rank"])
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
        zone({ zoneId: "discard", note: "Double!\n7 · 12–13", noteIcon: "twice" })
        for (var p = 0; p < seatCount; ++p)
            seatRow({ seat: p, name: "Player " + p, level: p === 0 ? "" : "Expert", pieceCount: 10, score: "+23", isHuman: p === 0,
                           isTurn: p === 0, badges: [], badgeLabels: [], note: "", bubble: "", bubbleIcon: "", bubbleSerial: 0, revealed: false,
                           accessibleName: "Player " + p })
        var calls = ["higher", "lower", "double", "pass", "swap", "keep", "pick", "name"]
        for (var c = 0; c < calls.length; ++c)
            action({ actionId: calls[c], label: calls[c], says: calls[c], key: calls[c].charAt(0).toUpperCase(), enabled: true, primary: false, shown: true,
                             slot: c < 4 ? c : -1, reasonSentence: "", accessibleName: calls[c], iconName: "arrow-up" })
    }
    /// A table in the middle of a round.
    function set(seatCount: int, hand: var, melds: var): void {
        var korean = ["나", "여우", "호랑", "거북", "두루미", "너구리", "까치"]
        var english = ["You", "Fox", "Tiger", "Turtle", "Crane", "Raccoon", "Magpie"]
        var names = Language.code === "ko" ? korean : english
        say("game", "hoola")
        say("players", seatCount)
        lay("hand:0", "hand", 0, "My hand", hand)
        for (var s = 1; s < seatCount; ++s)
            lay("hand:" + s, "hand", s, names[s], backs(3 + s))
        lay("stock", "stock", -1, Language.code === "ko" ? "덱 21" : "Stock 21", backs(21))
        lay("discard", "discard", -1, Language.code === "ko" ? "버린 패 4" : "Discards 4", ["3S", "KD", "9H", "4S"])
        lay("meld:new", "newMeld", 0, "New meld", [])
        for (var m = 0; m < melds.length; ++m)
            lay("meld:" + m, "meld", melds[m].owner, "Meld", melds[m].faces)
        for (var p = 0; p < seatCount; ++p)
            seatRow({ seat: p, name: names[p], level: p === 0 ? "" : Language.code === "ko" ? "고수" : "Expert", pieceCount: 3 + p,
                           score: p % 2 ? "−3" : "+6", isHuman: p === 0, isTurn: p === 0, badges: p === 2 ? ["registered"] : [], badgeLabels: [],
                           note: p === 0 ? (Language.code === "ko" ? "최종 38점" : "38 points") : "", bubble: "", bubbleIcon: "", bubbleSerial: 0, revealed: false,
                           accessibleName: names[p] })
        var korLabels = ["뽑기", "버린 패 가져오기", "땡큐!", "패스", "등록하기", "붙이기", "버리기", "스톱", "블라스트"]
        var engLabels = ["Draw", "Take", "Thank you!", "Pass", "Meld", "Lay off", "Discard", "Stop", "Blast"]
        var ids = ["draw", "take", "thank", "pass", "meld", "add", "discard", "stop", "blast"]
        var keys = ["D", "T", "Y", "P", "M", "L", "X", "S", "B"]
        var labels = Language.code === "ko" ? korLabels : engLabels
        var offered = ["meld", "add", "discard"]
        for (var a = 0; a < ids.length; ++a)
            action({ actionId: ids[a], label: labels[a], says: labels[a], key: keys[a],
                             enabled: offered.includes(ids[a]), primary: ids[a] === "meld", shown: true, slot: offered.indexOf(ids[a]),
                             reasonSentence: ids[a] === "stop" ? "You may stop with 10 points or fewer; you have 38." : "Not now.",
                             accessibleName: engLabels[a], iconName: "" })
    }
}
