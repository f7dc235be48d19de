// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Hanpan

/**
 * The table of any game: shows a session's models and turns pointer and keys into its calls. It knows no rule; where
 * things lie is the layout's business, what a gesture means is the session's.
 */
FocusScope {
    id: view

    /// The running match (see app/table/tablesession.h).
    required property var session
    readonly property string game: session.game

    signal leaveRequested()
    signal settingsRequested()
    /// Something to be heard: the session's event kinds and "error", "place", "shuffle".
    signal sounded(string kind)

    /// The table is being resized or built: nothing travels.
    property bool still: true
    /// The one of the game that is played; a session keeps its game.
    readonly property TableLayout layout: (layouts[game] || noLayout).createObject(view, { table: view }) as TableLayout
    Binding { target: view.layout; property: "width"; value: field.width }
    Binding { target: view.layout; property: "height"; value: field.height }
    Binding { target: view.layout; property: "players"; value: view.session.players }
    Binding { target: view.layout; property: "clockwise"; value: view.session.clockwise }
    Binding { target: view.layout; property: "zones"; value: view.zoneList }
    Binding { target: view.layout; property: "rules"; value: view.session.ruleValues }
    Binding { target: view.layout; property: "revealed"; value: view.session.phase !== "playing" }
    readonly property alias field: field
    readonly property alias pieces: pieces
    readonly property alias zones: zones

    property TablePiece hoveredPiece: null
    property bool hoveredZoneClickable: false
    /// What is being carried, the grabbed piece first, and the zone it is over.
    property var heldPieces: []
    property string overZone: ""
    /// Where in my hand the carried pieces would go: 0 = before the first; -1 = nowhere.
    property int handGap: -1
    /// The keyboard's place: in one of my rows (0 = the hand), or on a zone while `cursorZone` is not empty. Shown once a key
    /// was used.
    property bool keysInUse: false
    property int cursorRow: 0
    property int cursorPlace: 0
    property string cursorZone: ""
    property var zoneList: []
    property Zone discards: null
    /// What the own hand is; {} where the game says nothing of it.
    readonly property var reading: session.reading || ({})

    focus: true
    Accessible.role: Accessible.Pane
    Accessible.name: session.tableTitle

    // ---- what lies where ------------------------------------------------------------------------------------------

    /// Each game's way of laying its table. Adding one = its file in layouts/ and its two lines here.
    readonly property var layouts: ({
        hoola: hoolaLayout,
        hollywood: hollywoodLayout,
        hohpai: hohpaiLayout,
        hulahoo: hulahooLayout,
        dragon: dragonLayout
    })
    // Until a match has begun.
    Component { id: noLayout; TableLayout {} }
    Component { id: hoolaLayout; HoolaLayout {} }
    Component { id: hollywoodLayout; HollywoodLayout {} }
    Component { id: hohpaiLayout; HohpaiLayout {} }
    Component { id: hulahooLayout; HulahooLayout {} }
    Component { id: dragonLayout; DragonLayout {} }

    function collectZones() {
        var list = new Array()
        for (var i = 0; i < zones.count; ++i) {
            var zone = zoneOf(i)
            if (zone)
                list.push({ zoneId: zone.zoneId, kind: zone.kind, owner: zone.owner, count: zone.count })
        }
        zoneList = list
        discards = zoneById("discard")
    }
    function zonesDiffer() {
        collecting.restart()
    }
    // Several zones differ at once: they are looked at together.
    Timer {
        id: collecting
        interval: 0
        onTriggered: view.collectZones()
    }
    Timer {
        id: settling
        interval: 0
        onTriggered: view.settleAll()
    }
    Timer {
        id: dealing
        property int dealer: 0
        interval: 0
        onTriggered: view.deal(dealer)
    }
    /// After a change of size: everything is where it belongs at once.
    function resettle() {
        still = true
        settling.restart()
    }
    function settleAll() {
        collectZones()
        for (var i = 0; i < pieces.count; ++i)
            if (pieceOf(i)) {
                pieceOf(i).take()
                pieceOf(i).snap()
            }
        still = false
    }
    Component.onCompleted: {
        collectZones()
        resettle()
    }

    function pieceOf(row: int): TablePiece {
        return pieces.itemAt(row) as TablePiece
    }
    function zoneOf(row: int): Zone {
        return zones.itemAt(row) as Zone
    }
    function pieceAt(x: real, y: real): TablePiece {
        var best = pieceOf(-1)
        for (var i = 0; i < pieces.count; ++i) {
            var piece = pieceOf(i)
            if (piece && (!best || piece.z > best.z) && piece.covers(x, y))
                best = piece
        }
        return best
    }
    function handPiece(place: int): TablePiece {
        return pieceIn("hand:0", place)
    }
    function pieceIn(zoneId: string, place: int): TablePiece {
        for (var i = 0; i < pieces.count; ++i) {
            var piece = pieceOf(i)
            if (piece && piece.zone === zoneId && piece.place === place)
                return piece
        }
        return null
    }
    /// The row of mine the keyboard is in: the hand, unless the one it was in is empty.
    function cursorHome(): string {
        var row = layout.ownZones[cursorRow]
        return row !== undefined && countIn(row) > 0 ? row : "hand:0"
    }
    function cursorPiece(): TablePiece {
        return pieceIn(cursorHome(), cursorPlace)
    }
    function pieceById(pieceId: int): TablePiece {
        for (var i = 0; i < pieces.count; ++i)
            if (pieceOf(i) && pieceOf(i).pieceId === pieceId)
                return pieceOf(i)
        return null
    }
    function handCount(): int {
        return countIn("hand:0")
    }
    function countIn(zoneId: string): int {
        var count = 0
        for (var i = 0; i < pieces.count; ++i)
            if (pieceOf(i) && pieceOf(i).zone === zoneId)
                ++count
        return count
    }
    /// Own pieces that are chosen, left to right.
    function selectedPieces(): var {
        var list = new Array()
        for (var i = 0; i < pieces.count; ++i)
            if (pieceOf(i) && pieceOf(i).mine && pieceOf(i).selected)
                list.push(pieceOf(i))
        return list.sort((a, b) => a.place - b.place)
    }
    function facesIn(zoneId: string): var {
        var list = new Array()
        for (var i = 0; i < pieces.count; ++i)
            if (pieceOf(i) && pieceOf(i).zone === zoneId)
                list.push(pieceOf(i))
        return list.sort((a, b) => a.place - b.place).map(piece => piece.face)
    }
    function zoneById(zoneId: string): Zone {
        for (var i = 0; i < zones.count; ++i)
            if (zoneOf(i) && zoneOf(i).zoneId === zoneId)
                return zoneOf(i)
        return null
    }
    /// Zones that would take what is held or chosen, or that wait to be named.
    function targets(): var {
        var list = new Array()
        for (var i = 0; i < zones.count; ++i)
            if (zoneOf(i) && (zoneOf(i).isTarget || zoneOf(i).named))
                list.push(zoneOf(i).zoneId)
        return list
    }

    // ---- gestures -------------------------------------------------------------------------------------------------

    function hoverAt(x: real, y: real) {
        var piece = x < 0 ? null : pieceAt(x, y)
        if (hoveredPiece && hoveredPiece !== piece)
            hoveredPiece.hovered = false
        hoveredPiece = piece
        if (piece)
            piece.hovered = true
        var zone = x < 0 ? null : zoneById(meant(piece, x, y))
        hoveredZoneClickable = zone !== null && (zone.isTarget || zone.clickable)
    }
    /// The zone a click on this piece, or beside every piece, is for: what would take what is chosen (a player may be a
    /// target, cards and all), else where the piece lies.
    function meant(piece: TablePiece, x: real, y: real): string {
        var wanted = targets()
        var zoneId = layout.zoneAt(x, y, wanted)
        return !piece || wanted.indexOf(zoneId) >= 0 ? zoneId : piece.zone
    }
    function clickPiece(piece: TablePiece, x: real, y: real) {
        keysInUse = false
        var zoneId = meant(piece, x, y)
        // A chosen piece of the hand goes where the click is, if that place would take it; else the clicked one is chosen.
        var carries = layout.dropRows.indexOf(piece.zone) >= 0 && selectedPieces().some(p => p.zone === "hand:0") && targets().indexOf(piece.zone) >= 0
        if (piece.mine && !carries)
            session.toggleSelected(piece.pieceId)
        else if (piece.mine)
            session.clickZone(piece.zone)
        else if (piece.zoneKind !== "hand" || zoneId !== piece.zone)
            session.clickZone(zoneId)
    }
    function clickZone(zoneId: string) {
        session.clickZone(zoneId)
    }
    /// A click beside every piece.
    function clickAt(x: real, y: real) {
        keysInUse = false
        var zone = zoneById(layout.zoneAt(x, y, targets()))
        var own = zone !== null && layout.ownZones.indexOf(zone.zoneId) >= 0
        if (zone && (zone.clickable || zone.isTarget && zone.zoneId !== "hand:0"))
            session.clickZone(zone.zoneId)
        else if (zone && zone.kind !== "hand" && zone.present && !own && selectedPieces().length > 0)
            session.clickZone(zone.zoneId)
        else {
            session.clearSelection()
            session.skipPacing()
        }
    }
    function activatePiece(piece: TablePiece) {
        // A second quick click on a pile is impatience, not another action.
        if (piece.mine)
            session.activate(piece.pieceId)
    }
    function pickUp(piece: TablePiece) {
        keysInUse = false
        hoverAt(-1, -1)
        var held = [piece]
        var chosen = piece.mine && piece.selected ? selectedPieces() : []
        for (var i = 0; i < chosen.length; ++i)
            if (chosen[i] !== piece)
                held.push(chosen[i])
        heldPieces = held
        session.hold(heldIds())
    }
    /// Left to right as they lay in the hand.
    function heldIds(): var {
        return heldPieces.slice().sort((a, b) => a.place - b.place).map(piece => piece.pieceId)
    }
    function carryTo(cx: real, cy: real, x: real, y: real) {
        if (heldPieces.length === 0)
            return
        var order = heldPieces.slice().sort((a, b) => a.place - b.place)
        var grabbed = order.indexOf(heldPieces[0])
        for (var i = 0; i < order.length; ++i)
            order[i].carry(cx + (i - grabbed) * layout.pieceWidth * 0.42, cy)
        overZone = layout.zoneAt(x, y, targets())
        handGap = overZone === "hand:0" && heldPieces[0].zone === "hand:0" ? layout.placeAt("hand:0", x, heldPieces[0].zoneCount) : -1
    }
    function letGoAt(x: real, y: real) {
        if (heldPieces.length === 0)
            return
        var zoneId = layout.zoneAt(x, y, targets())
        var dropped = heldPieces
        var ids = heldIds()
        var lead = dropped[0]
        heldPieces = []
        overZone = ""
        handGap = -1
        if (zoneId === "hand:0" && lead.zone === "hand:0")
            reorder(dropped, layout.placeAt("hand:0", x, lead.zoneCount))
        else if (zoneId !== "" && zoneId !== lead.zone) {
            var count = zoneById(zoneId) ? zoneById(zoneId).count : 0
            session.dropOn(ids, zoneId, layout.placeAt(zoneId, x, count))
        }
        session.letGo()
        for (var i = 0; i < dropped.length; ++i)
            dropped[i].settle()
    }
    function giveUp() {
        var dropped = heldPieces
        heldPieces = []
        overZone = ""
        handGap = -1
        session.letGo()
        for (var i = 0; i < dropped.length; ++i)
            dropped[i].settle()
    }
    /// Puts own pieces between others: `gap` 0 = before the first.
    function reorder(moved: var, gap: int) {
        var order = moved.slice().sort((a, b) => a.place - b.place)
        for (var i = 0; i < order.length; ++i) {
            var place = order[i].place < gap ? gap - 1 : gap
            if (place !== order[i].place)
                session.moveInHand(order[i].pieceId, place)
            gap = order[i].place + 1
        }
        sounded("place")
    }
    function skipMotion() {
        for (var i = 0; i < pieces.count; ++i)
            if (pieceOf(i))
                pieceOf(i).skip()
    }
    function deal(dealer: int) {
        if (still)
            settleAll()
        collectZones()
        var last = 0
        for (var i = 0; i < pieces.count; ++i) {
            var piece = pieceOf(i)
            if (!piece || piece.owner < 0)
                continue
            var turn = (piece.owner - dealer - 1 + 2 * session.players) % session.players
            var before = piece.zoneKind === "hand" ? 0 : countIn("hand:" + piece.owner)
            var order = (before + piece.place) * session.players + turn
            last = Math.max(last, order)
            piece.dealFrom(layout.stockCentre, order * Theme.stagger)
        }
        for (var k = 0; k < pieces.count; ++k)
            if (pieceOf(k) && pieceOf(k).zoneKind === "discard")
                pieceOf(k).dealFrom(layout.stockCentre, (last + 1) * Theme.stagger)
    }

    // ---- keys -----------------------------------------------------------------------------------------------------

    function moveCursor(step: int) {
        keysInUse = true
        if (cursorZone !== "") {
            var list = keyZones()
            var at = list.indexOf(cursorZone)
            cursorZone = list[(at + step + list.length) % list.length] || ""
        } else {
            var count = countIn(cursorHome())
            cursorPlace = count === 0 ? 0 : (Math.min(cursorPlace, count - 1) + step + count) % count
        }
        focusCursor()
    }
    /// Zones the keyboard visits, the useful ones if there are any, in reading order.
    function keyZones(): var {
        var all = new Array()
        for (var i = 0; i < zones.count; ++i) {
            var zone = zoneOf(i)
            if (zone && zone.kind !== "hand" && zone.visible && zone.present && (zone.isTarget || layout.ownZones.indexOf(zone.zoneId) < 0))
                all.push(zone)
        }
        var useful = all.filter(z => z.isTarget || z.clickable)
        return (useful.length > 0 ? useful : all).sort((a, b) => Math.abs(a.y - b.y) > 20 ? a.y - b.y : a.x - b.x).map(z => z.zoneId)
    }
    /// Up: from my hand to my next row, from there to the zones.
    function enterZones() {
        keysInUse = true
        var above = layout.ownZones[cursorRow + 1]
        if (cursorZone === "" && above !== undefined && countIn(above) > 0) {
            cursorRow += 1
            cursorPlace = Math.max(0, Math.min(cursorPlace, countIn(above) - 1))
            focusCursor()
            return
        }
        var list = keyZones()
        if (cursorZone === "" && list.length > 0)
            cursorZone = list[0]
        focusCursor()
    }
    function leaveZones() {
        keysInUse = true
        if (cursorZone === "" && cursorRow > 0)
            cursorRow -= 1
        cursorZone = ""
        cursorPlace = Math.max(0, Math.min(cursorPlace, countIn(cursorHome()) - 1))
        focusCursor()
    }
    /// So that a screen reader follows: the piece or zone under the cursor has the focus.
    function focusCursor() {
        var item = cursorZone !== "" ? zoneById(cursorZone) : cursorPiece()
        if (item)
            item.forceActiveFocus(Qt.OtherFocusReason)
    }
    function pressKey(event: var) {
        // What the result does not use moves nothing behind it.
        if (result.open)
            return
        if (event.modifiers & (Qt.ControlModifier | Qt.AltModifier | Qt.MetaModifier))
            return
        var piece = cursorPiece()
        switch (event.key) {
        case Qt.Key_Left: moveCursor(-1); break
        case Qt.Key_Right: moveCursor(1); break
        case Qt.Key_Up: enterZones(); break
        case Qt.Key_Down: leaveZones(); break
        case Qt.Key_Home: cursorZone = ""; cursorPlace = -1; moveCursor(1); break
        case Qt.Key_End: cursorZone = ""; cursorPlace = 0; moveCursor(-1); break
        case Qt.Key_Space:
            if (session.claim.active === true)
                session.trigger(session.claim.actions[0])
            else if (cursorZone === "" && piece) {
                keysInUse = true
                session.toggleSelected(piece.pieceId)
            }
            break
        case Qt.Key_Return:
        case Qt.Key_Enter:
            keysInUse = true
            if (cursorZone !== "")
                session.clickZone(cursorZone)
            else if (piece)
                session.activate(piece.pieceId)
            break
        case Qt.Key_U:
            if (session.canUndo)
                session.undo()
            break
        case Qt.Key_O:
            sorter.next()
            break
        case Qt.Key_H:
            if (bar.hasHands) {
                hands.open()
                break
            }
        // falls through: without a list of hands the key is the game's
        default:
            var key = event.key >= Qt.Key_A && event.key <= Qt.Key_Z ? String.fromCharCode(event.key) : ""
            var action = key === "" ? "" : panel.actionForKey(key)
            if (action !== "")
                panel.press(action)
            else if (key === "F" && session.watching)
                session.fastForward()
            else
                return
        }
        event.accepted = true
    }
    /// Escape takes back the nearest thing: what is held, what is asked, what is chosen. False: nothing was.
    function cancel(): bool {
        if (heldPieces.length > 0) {
            giveUp()
            return true
        }
        if (cursorZone !== "") {
            leaveZones()
            return true
        }
        if (selectedPieces().length > 0) {
            session.clearSelection()
            return true
        }
        if (keysInUse) {
            keysInUse = false
            return true
        }
        return false
    }
    Keys.onPressed: (event) => pressKey(event)
    Keys.onEscapePressed: (event) => event.accepted = cancel()

    // ---- what is seen ---------------------------------------------------------------------------------------------

    TableCloth {
        anchors.fill: parent
        middle: Theme.table(view.game)
        rim: Theme.tableDeep(view.game)
        light: Theme.tableLight(view.game)
    }
    Item {
        id: field
        anchors.top: bar.bottom
        anchors.left: parent.left
        anchors.right: parent.right
        anchors.bottom: parent.bottom

        onWidthChanged: view.resettle()
        onHeightChanged: view.resettle()

        Repeater {
            model: view.layout.frames
            delegate: ZoneFrame {
                required property var modelData
                x: modelData.rect.x
                y: modelData.rect.y
                width: modelData.rect.width
                height: modelData.rect.height
                label: modelData.label
            }
        }
        Repeater {
            id: zones
            model: view.session.zones
            delegate: Zone {
                table: view
                layout: view.layout
                current: view.keysInUse && view.cursorZone === zoneId
                onZoneIdChanged: view.zonesDiffer()
                onKindChanged: view.zonesDiffer()
                onOwnerChanged: view.zonesDiffer()
                onCountChanged: view.zonesDiffer()
            }
            onItemAdded: view.zonesDiffer()
            onItemRemoved: view.zonesDiffer()
        }
        Repeater {
            id: seats
            model: view.session.seats
            delegate: SeatBadge {
                layout: view.layout
            }
        }
        Repeater {
            id: pieces
            model: view.session.pieces
            delegate: TablePiece {
                table: view
                layout: view.layout
                current: view.keysInUse && view.cursorZone === "" && zone === view.cursorHome() && place === view.cursorPlace
            }
        }
        Rectangle {
            objectName: "insertionMark"
            readonly property var room: view.layout.geometry["hand:0"]
            readonly property int count: view.heldPieces.length > 0 ? view.heldPieces[0].zoneCount : 0
            visible: view.handGap >= 0
            x: view.layout.gapX(view.handGap, count) - width / 2
            y: room ? room.middleY - height / 2 : 0
            z: 900
            width: Math.max(3, 4 * view.layout.unit)
            height: view.layout.pieceHeight * 1.08
            radius: width / 2
            color: Theme.gold
            Accessible.ignored: true
        }
        Loader {
            anchors.fill: parent
            z: 390
            readonly property url cover: view.layout.cover
            onCoverChanged: setSource(cover, { layout: view.layout })
        }
        HandParts {
            z: 460
            layout: view.layout
            parts: view.reading.parts || []
            count: view.zoneList.reduce((n, zone) => zone.zoneId === "hand:0" ? zone.count : n, 0)
        }
        HandReading {
            z: 1200
            x: view.layout.readingRoom.x
            y: view.layout.readingRoom.y
            width: view.layout.readingRoom.width
            height: view.layout.readingRoom.height
            game: view.game
            reading: view.reading
        }
        TablePointer {
            id: pointer
            objectName: "pointer"
            anchors.fill: parent
            z: 1000
            table: view
            layout: view.layout
        }
        Chip {
            // The caption of the discard pile, and the way to what lies covered in it.
            objectName: "historyChip"
            readonly property Zone pile: view.discards
            z: 1100
            visible: pile !== null
            enabled: pile !== null && pile.count > 0
            x: pile ? pile.x + (pile.width - width) / 2 : 0
            y: pile ? pile.y + pile.height + 4 * view.layout.unit : 0
            implicitHeight: Math.max(26, 30 * view.layout.unit)
            iconName: "history"
            text: pile ? pile.label : ""
            hint: qsTr("Show every discard")
            atTable: true
            focusPolicy: Qt.TabFocus
            onTriggered: {
                history.faces = view.facesIn("discard")
                history.open()
            }
        }
        StatusLine {
            id: status
            objectName: "statusLine"
            x: view.layout.statusRoom.x
            y: view.layout.statusRoom.y
            width: view.layout.statusRoom.width
            height: view.layout.statusRoom.height
            z: 1200
            words: view.session.statusText
            myTurn: view.session.myTurn
            thinking: view.session.thinking
        }
        HandSorter {
            id: sorter
            z: 1200
            x: view.layout.margin
            y: view.layout.seatSpot(0).y - height - Theme.gapMedium
            session: view.session
        }
        ActionPanel {
            id: panel
            objectName: "actionPanel"
            z: 1200
            x: view.layout.actionRoom.x
            y: view.layout.actionRoom.y + view.layout.actionRoom.height - height
            buttonWidth: (view.layout.actionRoom.width - columnSpacing) / 2
            buttonHeight: view.layout.actionHeight
            actions: view.session.actions
            onTriggered: (actionId) => view.session.trigger(actionId)
            onRefused: (reason) => view.refuse(reason, [])
        }
        ActionButton {
            // Out of the round: nobody has to sit through the rest of it.
            objectName: "fastForward"
            z: 1200
            visible: view.session.watching
            x: view.layout.actionRoom.x + view.layout.actionRoom.width - width
            y: panel.y - height - Theme.gapMedium
            text: qsTr("To the end of the round")
            hint: qsTr("Play the rest of the round without pauses")
            iconName: "forward"
            keyHint: "F"
            kind: "primary"
            atTable: true
            font.pixelSize: Theme.textSmall
            focusPolicy: Qt.TabFocus
            onTriggered: view.session.fastForward()
        }
        ClaimPrompt {
            id: claimPrompt
            z: 1300
            x: view.layout.actionRoom.x
            y: view.layout.actionRoom.y - height - Theme.gapMedium
            width: view.layout.actionRoom.width
            game: view.game
            claim: view.session.claim
            actions: view.session.actions
            onAnswered: (actionId) => view.session.trigger(actionId)
        }
    }
    TopBar {
        id: bar
        anchors.left: parent.left
        anchors.right: parent.right
        session: view.session
        onMenuRequested: menu.open()
        onRulesRequested: rules.open()
        onScoresRequested: scores.open()
        onHandsRequested: hands.open()
        onUndoRequested: view.session.undo()
    }
    TableMenu {
        id: menu
        onClosed: view.takeKeys()
        x: Theme.gapSmall
        y: bar.height + Theme.gapTiny
        onRestartRequested: view.session.newMatchSameRules()
        onSettingsRequested: view.settingsRequested()
        onLeaveRequested: view.leaveRequested()
    }
    PileHistory {
        id: history
        onClosed: view.takeKeys()
        game: view.game
        message: view.layout.pileHint
    }
    RulesSheet {
        id: rules
        onClosed: view.takeKeys()
        game: view.game
        values: view.session.ruleValues
    }
    HandsSheet {
        id: hands
        onClosed: view.takeKeys()
        game: view.game
        hands: view.session.handClasses || []
    }
    ScoreSheet {
        id: scores
        onClosed: view.takeKeys()
        table: view.session.scoreTable
    }
    ChoiceSheet {
        id: choice
        onClosed: view.takeKeys()
        choices: view.session.choice
        onChoicesChanged: choices.length > 0 ? open() : close()
        onChosen: (index) => view.session.choose(index)
        onAnswered: view.session.cancelChoice()
    }
    RoundResult {
        id: result
        anchors.fill: field
        z: 2
        session: view.session
        onClosedTable: view.leaveRequested()
    }

    /// After a sheet was closed: the keyboard is the table's again.
    function takeKeys() {
        if (result.open)
            result.takeKeys()
        else
            forceActiveFocus()
    }
    function refuse(reason: string, ids: var) {
        status.say(reason)
        for (var i = 0; i < ids.length; ++i) {
            var piece = pieceById(ids[i])
            if (piece)
                piece.refuse()
        }
        sounded("error")
    }
    Connections {
        target: view.session
        function onRefused(reason, pieceIds) {
            view.refuse(reason, pieceIds)
        }
        function onHappened(kind, seat) {
            status.hush()
            if (kind === "deal") {
                dealing.dealer = seat
                dealing.restart()
            }
            view.sounded(kind)
        }
    }
}
