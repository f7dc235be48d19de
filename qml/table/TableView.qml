// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Hanpan

/**
 * The table of any game: shows a session's models and turns pointer and keys into calls to it. It knows no rule; the
 * layout decides where things lie, the session what a gesture means.
 */
TablePlaces {
    id: view

    readonly property string game: session.game
    readonly property var pieceRows: session.pieces
    readonly property var look: GameShelf.entry(game)
    /// The person has stopped the game to look at it.
    property bool held: false
    /// What moved in the turn seen last.
    readonly property TableNews news: TableNews { table: view }
    readonly property TableSounds sounds: TableSounds {
        table: view
        onSounded: (kind, step) => view.sounded(kind, step)
    }
    /// This table is for a lesson: its page goes on, and nothing is undone or played again.
    property bool lesson: false
    /// Every hand lies open while the round goes on.
    property bool allHands: false
    /// What the host of the house says of the round; no house = it is played elsewhere.
    property houseVerdict host
    /// Faces at which the log points.
    property list<string> told
    /// Ids of pieces at which a lesson points.
    property list<int> pointedAt
    /// Only what the lesson is about is shown: anyone who sees a table for the first time reads one thing at a time.
    property bool bare: false
    /// Shows a round's end before it is settled.
    readonly property TableFinale finale: TableFinale {
        table: view
        news: view.news
        onCounted: (step) => view.sounded("count", step)
        onDoubled: (step) => view.sounded("double", step)
        onRunningChanged: running ? great.show(view.session.result.rareMoment) : great.stop()
    }
    pieces: pieceItems
    zones: zoneItems

    /// The round of a lesson has been looked at.
    signal goOnRequested()
    signal leaveRequested()
    signal settingsRequested()
    /// A request beyond the table: "restartDeal", "otherSeat", "copyCode", "sheet", "picture", "deals" (of the day), "house", "field".
    signal asked(string what)
    /// A sound to be played: the session's event kinds and "error", "place", "shuffle", "count" and "double" (which `step`).
    signal sounded(string kind, int step)

    // The layout of the game being played; a session keeps its game.
    layout: (game === "" ? noLayout : Qt.createComponent(look.layout)).createObject(view, { table: view }) as TableLayout
    Binding { target: view.layout; property: "width"; value: field.width }
    Binding { target: view.layout; property: "height"; value: field.height }
    Binding { target: view.layout; property: "players"; value: view.session.players }
    Binding { target: view.layout; property: "mySeat"; value: view.session.seat }
    Binding { target: view.layout; property: "clockwise"; value: view.session.clockwise }
    Binding { target: view.layout; property: "handApart"; value: view.session.handApart }
    Binding { target: view.layout; property: "zones"; value: view.zoneList }
    Binding { target: view.layout; property: "sign"; value: view.session.sign }
    Binding { target: view.layout; property: "rules"; value: view.session.ruleValues }
    Binding { target: view.layout; property: "revealed"; value: view.session.phase !== "playing" }
    Binding { target: view.layout; property: "open"; value: view.allHands || view.session.phase !== "playing" }
    readonly property alias field: field
    readonly property alias panel: panel
    /// How pieces move.
    readonly property Motion motion: Motion {}
    readonly property alias sorter: sorter
    readonly property alias hasHands: bar.hasHands
    /// The result lies over the table: keys must not act on what is under it.
    readonly property alias covered: result.open
    /// Space answers the open question.
    readonly property alias listens: claimPrompt.listens
    /// A question is open; the table waits for its answer.
    readonly property alias asking: practiceQuestion.opened

    /// What pointer and keyboard mean at this table; they keep their own positions.
    readonly property TableGestures gestures: TableGestures {
        table: view
        motion: view.motion
        onUsed: view.keys.inUse = false
        onPlaced: (moved) => {
            for (const piece of moved)
                view.sounds.left(piece.pieceId)
            view.sounds.happened("place")
        }
    }
    readonly property TableKeys keys: TableKeys { table: view }
    /// The reading of the own hand; {} if the game has none.
    readonly property handShown reading: session.reading

    focus: true
    Accessible.role: Accessible.Pane
    Accessible.name: session.tableTitle

    // ---- the layout -----------------------------------------------------------------------------------------------

    // Until a match has begun.
    Component { id: noLayout; TableLayout {} }

    Component.onCompleted: {
        collectZones()
        resettle()
    }

    /// A piece that rests in an own row belongs to it; one that travels or is carried belongs to the whole table.
    function sortRows(): void {
        for (let i = 0; i < pieceItems.count; ++i) {
            const piece = pieceOf(i)
            if (!piece)
                continue
            const home = ownRows.itemAt(Array.from(layout.ownZones).indexOf(piece.row)) || field
            if (piece.parent !== home)
                piece.parent = home
        }
        for (let row = 0; row < ownRows.count; ++row)
            (ownRows.itemAt(row) as OwnRow)?.sort()
    }
    // A Repeater puts a new item behind its neighbour and needs both to have the same parent.
    Connections {
        target: view.pieceRows
        function onRowsAboutToBeInserted() {
            for (let i = 0; i < pieceItems.count; ++i)
                if (pieceItems.itemAt(i))
                    pieceItems.itemAt(i).parent = field
            view.rowsDiffer()
        }
    }
    // Several pieces move at once: the rows are sorted when they have.
    function rowsDiffer(): void { Qt.callLater(sortRows) } // qmllint disable type

    Keys.onPressed: (event) => keys.press(event)
    Keys.onEscapePressed: (event) => event.accepted = keys.cancel()

    // ---- what is seen ---------------------------------------------------------------------------------------------

    TableCloth {
        anchors.fill: parent
        // The cloth of the game; before a match has begun there is none.
        visible: view.game !== ""
        game: view.game
        layout: view.layout
        headroom: bar.height
        turns: view.session.players < 3 || !view.layout.inOrder ? 0 : view.session.clockwise ? 1 : -1
    }
    Item {
        id: field
        enabled: !result.open // covered: neither Tab nor a screen reader strays into it
        // Nothing is visible before it lies where it belongs; the layout hears of the players a moment later.
        opacity: view.ready && view.session.players > 0 && view.layout.players === view.session.players ? 1 : 0
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
                visible: modelData.filled !== false
                x: modelData.rect.x
                y: modelData.rect.y
                width: modelData.rect.width
                height: modelData.rect.height
                motion: view.motion
                lean: view.gestures.leanOf(modelData.zoneId)
                // The large names of the players who laid melds say more than this caption.
                label: Theme.folds && view.zoneList.some(zone => zone.kind === "meld" && zone.count > 0) ? "" : modelData.label
            }
        }
        Repeater {
            id: zoneItems
            model: view.session.zones
            delegate: Zone {
                session: view.session
                layout: view.layout
                motion: view.motion
                lean: view.gestures.leanOf(zoneId)
                over: view.gestures.overZone === zoneId
                foreign: view.gestures.heldPieces.some(piece => piece.zone !== zoneId)
                current: view.keys.inUse && view.keys.cursorZone === zoneId
                onZoneIdChanged: view.zonesDiffer()
                onKindChanged: view.zonesDiffer()
                onOwnerChanged: view.zonesDiffer()
                onCountChanged: view.zonesDiffer()
                onByChanged: view.zonesDiffer()
            }
            onItemAdded: view.zonesDiffer()
            onItemRemoved: view.zonesDiffer()
        }
        Repeater {
            id: seats
            model: view.session.seats
            delegate: SeatBadge {
                layout: view.layout
                motion: view.motion
                onOutChanged: view.markOut(seat, out)
                Component.onCompleted: view.markOut(seat, out)
            }
        }
        Timer {
            // Now and then one of the players blinks.
            objectName: "blinker"
            running: Theme.motion !== "off" && view.visible && !result.open && view.Window.active
            repeat: true
            interval: 2200
            onTriggered: {
                interval = 900 + Math.random() * 2600;
                (seats.itemAt(Math.floor(Math.random() * seats.count)) as SeatBadge)?.blink()
            }
        }
        // The own rows, each a list of the pieces in it.
        Repeater {
            id: ownRows
            model: view.layout.ownZones
            delegate: OwnRow {
                required property string modelData
                readonly property Zone zone: view.zoneList.length > 0 ? view.zoneById(modelData) : null
                objectName: "row " + modelData
                anchors.fill: parent
                // In the same layer as the pieces in it.
                z: view.layout.placement(modelData, 0, 1)?.z ?? 0
                Accessible.role: Accessible.List
                Accessible.name: zone ? zone.accessibleName : ""
                Accessible.ignored: !zone || zone.count === 0
            }
            onItemAdded: view.rowsDiffer()
        }
        Repeater {
            id: pieceItems
            model: view.session.pieces
            delegate: TablePiece {
                table: view
                onRowChanged: view.rowsDiffer()
                onPlaceChanged: view.rowsDiffer()
                layout: view.layout
                current: view.keys.inUse && view.keys.cursorZone === "" && zone === view.keys.home && place === view.keys.cursorPlace
            }
        }
        Rectangle {
            objectName: "insertionMark"
            readonly property var room: view.layout.geometry[view.layout.myHand]
            readonly property int count: view.gestures.heldPieces.length > 0 ? view.gestures.heldPieces[0].zoneCount : 0
            visible: view.gestures.handGap >= 0
            x: view.layout.gapX(view.gestures.handGap, count) - width / 2
            y: room ? room.middleY - height / 2 : 0
            z: 900
            width: Math.max(3, 4 * view.layout.unit)
            height: view.layout.pieceHeight * 1.08
            radius: width / 2
            color: Theme.gold
            Accessible.ignored: true
        }
        MeldGhost {
            z: 3000
            table: view
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
            parts: view.reading.parts
            count: view.zoneList.reduce((n, zone) => zone.zoneId === view.layout.myHand ? zone.count : n, 0)
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
            gestures: view.gestures
        }
        Chip {
            // The caption of the discard pile, and the way to the pieces covered in it.
            objectName: "historyChip"
            readonly property Zone pile: view.discards
            z: 1100
            visible: pile !== null
            enabled: pile !== null && pile.count > 0
            // Clear of the stock's caption, if that is beside it.
            readonly property bool beside: pile !== null && view.stock !== null && view.stock.x < pile.x && Math.abs(view.stock.y - pile.y) < pile.height
            x: pile ? Math.max(pile.x + (pile.width - width) / 2, beside ? view.stock.captionEnd + Theme.gapTiny : 0) : 0
            y: pile ? pile.y + pile.height + 4 * view.layout.unit - (height - drawn) / 2 : 0
            drawn: Math.max(26, 30 * view.layout.unit, view.layout.line(Theme.textSmall))
            iconName: "history"
            text: pile ? pile.label : ""
            hint: qsTr("Show every discard")
            Accessible.name: text + ", " + hint // the pile beside it has only its label as a name
            atTable: true
            focusPolicy: Qt.TabFocus
            onTriggered: {
                history.pieces = view.session.discards()
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
            last: view.session.lastTurn
            myTurn: view.session.myTurn
            thinking: view.session.thinking
            onAsked: view.openRules()
        }
        TableMoment {
            id: moment
            z: 1280
            most: view.layout.width * 0.6
            x: (view.layout.width - width) / 2
            y: view.layout.statusRoom.y - height - Theme.gapTiny
        }
        HintNote {
            id: hintNote
            z: 1190
            width: Math.min(implicitWidth, view.layout.statusRoom.width)
            x: view.layout.statusRoom.x + (view.layout.statusRoom.width - width) / 2
            y: view.layout.hintBottom - height - Theme.gapSmall
            hint: view.session.hint
            onNextRequested: view.session.askHint()
            onClosed: view.session.dropHint()
        }
        HandSorter {
            id: sorter
            z: 1200
            x: view.layout.margin
            width: Math.min(implicitWidth, Math.max(view.layout.badgeWidth, Theme.folds ? 0 : implicitWidth))
            y: view.layout.seatSpot(view.layout.mySeat).y - drawn - (height - drawn) / 2 - Theme.gapMedium - view.layout.markDrop
            session: view.session
        }
        ActionPanel {
            id: panel
            objectName: "actionPanel"
            z: 1200
            x: view.layout.actionRoom.x
            y: view.layout.actionRoom.y
            width: view.layout.actionRoom.width
            height: view.layout.actionRoom.height
            spacing: view.layout.actionGap
            buttonHeight: view.layout.actionHeight
            textSize: view.layout.actionText
            // A question that lies over the buttons has their answers, and their keys still work.
            opacity: Theme.folds && claimPrompt.open ? 0 : 1
            enabled: opacity > 0
            actions: view.session.actions
            readonly property coachHint hint: view.session.hint
            lit: Array.from(hint.buttons)
            onTriggered: (actionId) => view.session.trigger(actionId)
            onRefused: (reason, place) => view.refuse(reason, [], place)
            onPutOff: (reason) => status.tell(reason)
        }
        ActionButton {
            // Out of the round: nobody has to sit through the rest of it.
            objectName: "fastForward"
            z: 1200
            visible: view.session.watching
            width: Math.min(implicitWidth, view.layout.actionRoom.width)
            x: view.layout.actionRoom.x + view.layout.actionRoom.width - width
            y: panel.y + panel.height - panel.filled - height - Theme.gapMedium
            text: qsTr("To the end of the round")
            hint: qsTr("Play the rest of the round without pauses")
            iconName: "forward"
            keyHint: Keymap.serial < 0 ? "" : Keymap.named("table/fast-forward")
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
            y: view.layout.actionRoom.y - height + (Theme.folds ? view.layout.actionRoom.height : -Theme.gapMedium)
            width: view.layout.actionRoom.width
            game: view.game
            claim: view.session.claim
            held: view.landing
            actions: view.session.actions
            onAnswered: (actionId) => view.session.trigger(actionId)
        }
    }
    TopBar {
        id: bar
        anchors.left: parent.left
        anchors.right: parent.right
        session: view.session
        visible: view.game !== ""
        menuOpen: menu.visible
        onMenuRequested: replaying ? view.leaveRequested() : menu.open()
        onRulesRequested: view.openRules()
        onScoresRequested: scores.open()
        onHandsRequested: view.openHands()
        onUndoRequested: view.undo()
        onHintRequested: view.session.askHint()
        onPauseRequested: view.held = !view.held
        onLogRequested: view.openLog()
        held: view.held
        lesson: view.lesson
        bare: view.bare
    }
    TableMenu {
        id: menu
        lesson: view.lesson
        onClosed: view.takeKeys()
        x: Theme.gapSmall
        y: bar.height + Theme.gapTiny
        onRestartRequested: view.session.newMatchSameRules()
        onDealRequested: deal.open()
        onAsked: (what) => view.asked(what)
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
        players: view.session.players || 0
    }
    HandsSheet {
        id: hands
        onClosed: view.takeKeys()
        game: view.game
        hands: view.session.handClasses
        heading: view.session.handClassesTitle || ""
    }
    DealSheet {
        id: deal
        onClosed: view.takeKeys()
        session: view.session
    }
    LogDrawer {
        id: log
        onClosed: {
            view.told = []
            view.takeKeys()
        }
        y: bar.height
        x: view.width - width
        // The buttons stay in reach.
        height: Math.max(Theme.u(240), view.layout.actionRoom.y - Theme.gapMedium)
        session: view.session
        onPointed: (faces) => view.told = faces
    }
    ScoreSheet {
        id: scores
        onClosed: view.takeKeys()
        table: view.session.scoreTable
        standing: view.session.standing
    }
    ChoiceSheet {
        id: choice
        onClosed: view.takeKeys()
        choices: view.session.choice
        game: view.game
        onChoicesChanged: choices.length > 0 ? open() : close()
        onChosen: (index) => view.session.choose(index)
        onAnswered: view.session.cancelChoice()
    }
    Sheet {
        id: practiceQuestion
        objectName: "practiceQuestion"
        title: qsTr("Take this move back?")
        message: qsTr("You have seen something new since, so the match then counts as practice. Redo brings everything back, as long as you play nothing else.")
        buttons: [
            { id: "undo", label: qsTr("Take it back"), kind: "plain" },
            { id: "cancel", label: qsTr("Leave it"), kind: "primary" }
        ]
        onAnswered: (id) => {
            if (id === "undo")
                view.session.undo()
        }
        onClosed: view.takeKeys()
    }
    TableSpeech {
        id: speech
        objectName: "tableSpeech"
        session: view.session
        hint: hintNote.shown ? hintNote.told : ""
    }
    FinaleNotes {
        anchors.fill: field
        z: 1
        finale: view.finale
        layout: view.layout
        session: view.session
    }
    GreatMoment {
        id: great
        anchors.fill: field
        z: 1
        layout: view.layout
        session: view.session
    }
    MouseArea {
        // A click shows at once how the round ended; in the midst of a round it ends a great moment, and does what it
        // would have done.
        objectName: "finaleSkip"
        anchors.fill: field
        z: 1
        visible: view.finale.running || great.running
        onPressed: (mouse) => {
            mouse.accepted = view.finale.running
            view.skipShow()
        }
        Accessible.ignored: true
    }
    RoundResult {
        id: result
        anchors.fill: field
        z: 2
        session: view.session
        waits: view.finale.running
        corner: Qt.point(view.layout.actionRoom.x + view.layout.actionRoom.width, panel.y - Theme.gapMedium)
        lesson: view.lesson
        host: view.host
        onHouseRequested: view.asked("house")
        onGoOnRequested: view.goOnRequested()
        onReplayRequested: view.asked("replay")
        onReviewRequested: view.asked("review")
        onLogRequested: view.openLog()
        onFieldRequested: view.asked("field")
        onClosedTable: view.leaveRequested()
        onDealsRequested: view.asked("deals")
        onKeysFree: {
            result.focus = false // else the scope hands the keyboard back to a button that is gone
            Navigator.keysTo(view, Qt.OtherFocusReason)
        }
    }

    /// The seats that are out of the round: what lies before them plays no part.
    property list<int> outs
    function markOut(seat: int, out: bool): void {
        const others = Array.from(outs).filter(one => one !== seat)
        if (out === (others.length === outs.length))
            outs = out ? others.concat([seat]) : others
    }
    /// Ends what is shown of the end of a round, or of a great moment; false: there was nothing.
    function skipShow(): bool {
        const shown = finale.running || great.running
        if (finale.running)
            finale.skip()
        great.stop()
        return shown
    }
    /// Takes the last move back; if that makes the match practice, the person is asked first.
    function undo(): void {
        if (session.undoIsFree)
            session.undo()
        else
            practiceQuestion.open()
    }
    /// Spoken, and also shown to a person who presses the key without a screen reader.
    function ask(what: string): void {
        status.tell(speech.ask(what))
    }
    function openLog(): void { log.visible ? log.close() : log.open() }
    /// Opens the rules at the paragraph that explains the last refusal.
    function openRules(): void {
        if (status.place === "")
            rules.open()
        else
            rules.seek(status.place)
    }
    function openHands(): void { hands.open() }
    /// After a sheet was closed: the table gets the keyboard back.
    function takeKeys(): void {
        if (result.open)
            result.takeKeys()
        else
            Navigator.keysTo(view, Qt.OtherFocusReason)
    }
    function refuse(reason: string, ids: var, place: string): void {
        status.say(reason, place)
        speech.refuse(reason)
        for (const id of ids)
            pieceById(id)?.refuse()
        sounds.happened("error")
    }
    Connections {
        target: view.session
        function onRefused(reason, pieceIds, place) {
            view.refuse(reason, pieceIds, place)
        }
        function onTold(sentence) {
            status.tell(sentence)
        }
        function onMoment(what) {
            if (what.kind === "" || Theme.great === 0) {
                moment.say(what.words)
                return
            }
            great.show(what)
            view.session.linger(Theme.greatAfter + Theme.great)
        }
        function onHappened(kind, seat) {
            if (kind !== "undo")
                status.hush()
            view.news.happened(kind, seat)
            if (view.motion.reaches(kind) && seat !== view.session.seat)
                (seats.itemAt(seat) as SeatBadge)?.reachOut()
            if (kind === "dealt")
                return
            if (kind === "deal")
                view.dealSoon(seat)
            view.sounds.happened(kind)
        }
    }
}
