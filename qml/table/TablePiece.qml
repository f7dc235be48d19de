// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Hanpan

/**
 * One piece with a permanent identity: it lies where the layout says and travels when that changes. The model is always
 * ahead of it. Pointer events come from TablePointer; this item can lie, lift, flip, travel and shake.
 */
Item {
    id: piece

    required property int pieceId
    required property string face
    required property string zone
    required property string zoneKind
    required property int owner
    required property int place
    required property int zoneCount
    required property bool selected
    required property bool playable
    required property bool layable
    required property string standsFor
    required property string accessibleName

    /// The game's layout, and the table with this piece.
    required property TableLayout layout
    required property var table

    readonly property bool mine: layout.isMine(zone)
    /// The own row in which it rests; "" elsewhere, and while it is on its way.
    readonly property string row: mine && !held && !travelling ? zone : ""
    readonly property bool draggable: layout.draggable(zoneKind, owner, place, zoneCount)
    readonly property bool onTop: place === zoneCount - 1
    /// The pointer carries it: `carry` places it, `settle` lets go.
    property bool held: false
    property bool hovered: false
    /// The keyboard is on this piece.
    property bool current: false
    readonly property bool travelling: run.running
    /// It is under the stock until it is dealt: it could not be seen there, and a hundred pieces would be painted for
    /// nothing.
    property bool waiting: false
    /// How often it has refused; each time it shakes once.
    property int shakes: 0
    /// It was drawn, laid or discarded in the turn seen last.
    readonly property bool fresh: table.news.fresh[pieceId] === true && !travelling
    /// On its way from one place to another, or let go: over what lies between. What only makes room glides in its order.
    property bool crosses: false
    onZoneChanged: {
        crosses = true
        table.news.moved(pieceId)
        table.sounds.left(pieceId)
    }
    // A piece that has left the hand with the last move turns over at once: its face may become known before its place.
    onZoneKindChanged: {
        way = table.motion.verb(cameFrom, zoneKind, held)
        cameFrom = zoneKind
        if (flip.running && before.duration > 0 && zoneKind !== "hand") {
            before.duration = 0
            flip.restart()
        }
        // A piece that lay squared in the pile has left it.
        if (zoneKind !== "discard" && openFace === "" && shownFace !== "" && !flip.running)
            shownFace = ""
    }
    // The pieces of a player who is out of the round are dimmed; at the end all are shown normally.
    opacity: table.outs.indexOf(owner) >= 0 && !mine && zoneKind !== "meld" && table.session.phase === "playing" ? 0.45 : 1
    /// In a pile of open pieces, under others that may not be lifted: it lies as it was thrown, and its face is not
    /// shown again.
    readonly property bool squared: zoneKind === "discard" && openFace === ""

    /// How it moves now (Motion.verbs), and the kind of zone in which it was before.
    property string way: "carried"
    property string cameFrom
    /// How high it is over the table: 0 = it lies, 1 = held.
    property real rise: 0
    /// Which way it makes room for what is carried over the own hand: -1, 0 or 1.
    readonly property int aside: zone !== layout.myHand || held || table.gestures.handGap < 0 ? 0 : place < table.gestures.handGap ? -1 : 1

    readonly property var spot: layout.placement(zone, place, zoneCount)
    property real restX: 0
    property real restY: 0
    property real restRotation: 0
    property real restScale: 1
    property real restZ: 0
    property string shownFace: ""
    /// The face as far as its place shows it.
    readonly property string openFace: layout.isCovered(zoneKind) ? "" : face

    objectName: "piece" + pieceId
    // A picture that is scaled is ragged: it is drawn as large as it lies. `scale` is only for the way from one size to another.
    property real drawn: 1
    width: layout.pieceWidth * drawn
    height: layout.pieceHeight * drawn
    visible: !waiting && (spot ? spot.shown || travelling || held : true) && !(squared && shownFace === "" && !travelling)
    // What moves on in its place under a cover stays under it.
    readonly property bool under: layout.isCovered(zoneKind)
    z: held ? 9000 + restZ : travelling && crosses && !under ? 3000 + restZ : restZ

    // The same wherever it is: readers on the bus keep the first role they hear of, and would not count a drawn piece
    // in the hand.
    Accessible.role: Accessible.ListItem
    /// Whether a screen reader comes by it. Other pieces have no name: a name that changes is an event, and screen
    /// readers that are flooded with events drop what they were told.
    readonly property bool told: visible && (mine || onTop || face !== "" && zoneKind !== "discard")
    Accessible.name: told ? accessibleName : ""
    Accessible.ignored: !told
    Accessible.selectable: mine
    Accessible.selected: selected
    Accessible.focusable: mine
    Accessible.focused: current
    Accessible.onPressAction: table.gestures.clickPiece(piece, x + width / 2, y + height / 2)

    onSpotChanged: travel(0)
    onWidthChanged: resized()
    onHeightChanged: resized()
    onOpenFaceChanged: {
        if (zoneKind === "discard" && openFace === "")
            return // (squared may not have heard of it yet)
        if ((openFace === "") === (shownFace === "") || table.still || Theme.flip === 0) {
            shownFace = openFace
        } else {
            // At the end of a round, hand after hand.
            before.duration = zoneKind === "hand" && !mine ? table.finale.delayOf(owner) : 0
            flip.restart()
        }
    }
    Component.onCompleted: {
        cameFrom = zoneKind
        way = "carried"
        shownFace = openFace
        take()
        snap()
    }

    function take(): bool {
        if (!spot)
            return false
        const changed = restX !== spot.x || restY !== spot.y || restRotation !== spot.rotation || restScale !== spot.scale
        restX = spot.x
        restY = spot.y
        restRotation = spot.rotation
        restScale = spot.scale
        restZ = spot.z
        return changed
    }

    function snap(): void {
        halt()
        crosses = false
        draw()
        x = restX - width / 2
        y = restY - height / 2
        rotation = restRotation
        scale = 1
        table.sounds.landed(pieceId)
    }

    /// It is placed by its middle, so another size means another corner.
    property bool drawing: false
    function resized(): void {
        if (!travelling && !held && !drawing)
            snap()
    }
    /// Draws it in the size in which it will lie; as yet it looks as large as it did, and where it did.
    function draw(): void {
        if (drawn === restScale)
            return
        const middle = Qt.point(x + width / 2, y + height / 2)
        drawing = true
        scale *= drawn / restScale
        drawn = restScale
        x = middle.x - width / 2
        y = middle.y - height / 2
        drawing = false
    }

    /// Goes where it belongs, `delay` ms from now; at once when motion is off or the table itself is being resized.
    function travel(delay: int): void {
        if (!take() || held)
            return
        if (table.still || Theme.travel === 0) {
            snap()
            return
        }
        start(delay)
    }

    function halt(): void {
        run.stop()
        rise = held ? 1 : 0
        waiting = false
    }

    function start(delay: int): void {
        halt()
        draw()
        wait.duration = delay
        const verb = table.motion.verbs[way]
        ways.span = table.motion.duration(way)
        ways.easing = verb.easing
        ways.overshoot = verb.overshoot
        ways.rise = Math.max(verb.rise, rise)
        if (verb.spin !== 0)
            rotation = restRotation + verb.spin
        run.start()
    }

    /// Lies on the stock first and is dealt from there after `delay` ms.
    function dealFrom(from: point, delay: int): void {
        if (Theme.travel === 0)
            return
        halt()
        crosses = true
        x = from.x - width / 2
        y = from.y - height / 2
        rotation = 0
        shownFace = ""
        unveil.pending = openFace !== ""
        start(delay)
        waiting = delay > 0
    }

    /// Jumps the rest of the way.
    function skip(): void {
        if (run.running)
            snap()
        if (flip.running || unveil.pending) {
            flip.stop()
            turn.angle = 0
            shownFace = openFace
            unveil.pending = false
        }
    }

    /// Follows the pointer: (cx, cy) becomes its middle.
    function carry(cx: real, cy: real): void {
        run.stop()
        waiting = false
        held = true
        const moved = cx - width / 2 - x
        x = cx - width / 2
        y = cy - height / 2
        scale = Math.max(restScale, 1) / drawn
        if (Theme.travel === 0) {
            rotation = 0
            rise = 1
            return
        }
        rotation = table.motion.tilt(moved)
        upright.restart()
        if (rise < 1 && !lift.running)
            lift.start()
    }

    /// Let go: it moves to where the model says it lies.
    function settle(): void {
        held = false
        upright.stop()
        lift.stop()
        way = table.motion.verb(cameFrom, zoneKind, true)
        crosses = true
        take()
        if (Theme.travel === 0)
            snap()
        else
            start(0)
    }

    function refuse(): void {
        ++shakes
        if (Theme.shake > 0)
            shake.restart()
    }

    SequentialAnimation {
        id: run
        PauseAnimation { id: wait; duration: 0 }
        ScriptAction {
            script: piece.appear()
        }
        ParallelAnimation {
            NumberAnimation { target: piece; property: "x"; to: piece.restX - piece.width / 2; duration: ways.span; easing.type: ways.easing; easing.overshoot: ways.overshoot }
            NumberAnimation { target: piece; property: "y"; to: piece.restY - piece.height / 2; duration: ways.span; easing.type: ways.easing; easing.overshoot: ways.overshoot }
            NumberAnimation { target: piece; property: "scale"; to: 1; duration: ways.span; easing.type: Easing.OutCubic }
            RotationAnimation { target: piece; property: "rotation"; to: piece.restRotation; duration: ways.span; easing.type: Easing.OutCubic }
            SequentialAnimation {
                NumberAnimation { target: piece; property: "rise"; to: ways.rise; duration: ways.span * 0.4; easing.type: Easing.OutQuad }
                NumberAnimation { target: piece; property: "rise"; to: 0; duration: ways.span * 0.6; easing.type: Easing.InQuad }
            }
        }
        ScriptAction {
            script: piece.arrive()
        }
    }
    QtObject {
        id: ways
        property int span: 0
        property int easing: Easing.OutCubic
        property real overshoot: 0
        property real rise: 0
    }
    NumberAnimation { id: lift; target: piece; property: "rise"; to: 1; duration: Theme.quick }
    /// A held piece that is not moved hangs straight.
    NumberAnimation { id: upright; target: piece; property: "rotation"; to: 0; duration: Theme.travel }
    function appear(): void {
        waiting = false
    }
    function turnOver(): void {
        shownFace = openFace
        turn.angle = -90
    }
    function arrive(): void {
        crosses = false
        x = restX - width / 2
        y = restY - height / 2
        rotation = restRotation
        scale = 1
        rise = 0
        way = "carried"
        table.sounds.landed(pieceId)
        if (unveil.pending) {
            unveil.pending = false
            if (openFace !== "") {
                before.duration = 0
                flip.restart()
            }
        }
    }
    QtObject {
        id: unveil
        property bool pending: false
    }

    SequentialAnimation {
        id: flip
        PauseAnimation { id: before }
        NumberAnimation { target: turn; property: "angle"; to: 90; duration: Theme.flip / 2 }
        ScriptAction {
            script: piece.turnOver()
        }
        NumberAnimation { target: turn; property: "angle"; to: 0; duration: Theme.flip / 2 }
    }

    SequentialAnimation {
        id: shake
        PauseAnimation { duration: Theme.travel }
        NumberAnimation { target: body; property: "x"; to: -9; duration: Theme.shake * 0.2 }
        NumberAnimation { target: body; property: "x"; to: 8; duration: Theme.shake * 0.3 }
        NumberAnimation { target: body; property: "x"; to: -5; duration: Theme.shake * 0.25 }
        NumberAnimation { target: body; property: "x"; to: 0; duration: Theme.shake * 0.25 }
    }

    /// Whether the piece, lifted or not, covers this point of the table.
    function covers(px: real, py: real): bool {
        if (!visible)
            return false
        const at = mapFromItem(table.field, px, py)
        return at.x >= 0 && at.x <= width && at.y >= Math.min(0, body.y) && at.y <= height
    }

    Item {
        id: body
        width: piece.width
        height: piece.height
        y: piece.held ? 0 : piece.selected && piece.mine ? -piece.layout.liftHeight
                          : piece.hovered && piece.mine && piece.playable ? -piece.layout.liftHeight * 0.45 : 0
        Behavior on y {
            enabled: !piece.table.still
            NumberAnimation { duration: Theme.quick; easing.type: Easing.OutCubic }
        }
        scale: 1 + piece.table.motion.nearer * piece.rise
        transform: [
            Rotation {
                id: turn
                origin.x: body.width / 2
                origin.y: body.height / 2
                axis { x: 0; y: 1; z: 0 }
            },
            Translate {
                x: piece.aside * piece.table.motion.room * piece.width
                Behavior on x {
                    enabled: !piece.table.still
                    NumberAnimation { duration: Theme.quick; easing.type: Easing.OutCubic }
                }
            },
            Leaning {
                // With its place; where it is small, its own lengths are shorter.
                readonly property point lean: piece.held ? Qt.point(0, 0) : piece.table.gestures.leanOf(piece.zone)
                motion: piece.table.motion
                to: Qt.point(lean.x * piece.drawn / piece.restScale, lean.y * piece.drawn / piece.restScale)
            }
        ]

        Rectangle {
            // Its shadow, the further away the higher it is.
            objectName: "riseShadow"
            visible: piece.rise > 0.02
            x: piece.table.motion.shadowReach * piece.width * piece.rise * 0.6
            y: piece.table.motion.shadowReach * piece.width * piece.rise
            width: parent.width
            height: parent.height
            radius: width * 0.1
            color: Theme.pieceShadow
            opacity: 0.75
        }
        Piece {
            width: piece.width
            game: piece.table.game
            face: piece.shownFace
            highlighted: piece.selected
        }
        Rectangle {
            // A shade if it fits nothing now.
            anchors.fill: parent
            radius: width * 0.1
            color: Theme.unfit
            visible: opacity > 0
            opacity: piece.layout.marksPlayable && piece.mine && piece.table.session.myTurn && !piece.playable && !piece.selected && !piece.held ? 1 : 0
            Behavior on opacity { NumberAnimation { duration: Theme.quick } }
        }
        Rectangle {
            // Another piece of the kind under the pointer, or one the coach mentions.
            readonly property TablePiece pointed: piece.layout.twins ? piece.table.gestures.hoveredPiece : null
            anchors.fill: parent
            radius: width * 0.15
            readonly property bool twin: pointed !== null && pointed !== piece && piece.shownFace !== "" && pointed.shownFace === piece.shownFace
            readonly property bool hinted: piece.table.session.hint.pieceIds.indexOf(piece.pieceId) >= 0
            readonly property bool told: piece.shownFace !== "" && piece.table.told.indexOf(piece.shownFace) >= 0
            readonly property bool pointedAt: piece.table.pointedAt.indexOf(piece.pieceId) >= 0
            objectName: "lit"
            // Around the piece: its own colours do not change.
            anchors.margins: -border.width / 2
            visible: twin || hinted || told || pointedAt
            color: "transparent"
            border.width: Math.max(3, piece.width * 0.09)
            border.color: Theme.glow
        }
        Disc {
            // The mark of a new piece: a bead on the corner that no neighbour covers.
            objectName: "freshMark"
            visible: piece.fresh && !piece.selected
            anchors.left: parent.left
            anchors.top: parent.top
            anchors.margins: -height * 0.4
            width: Math.max(8, piece.layout.pieceWidth * 0.15 * Math.min(1, 2 * piece.drawn))
            color: Theme.glow
            border.width: Math.max(1, width * 0.12)
            border.color: Theme.charcoal
        }
        Rectangle {
            // The mark of a piece that could be added to what lies on the table: a rim and a plus, so that it is not
            // shown by colour alone.
            objectName: "layableMark"
            anchors.fill: parent
            visible: piece.layable && piece.mine && !piece.selected && !piece.held
            color: "transparent"
            radius: width * 0.1
            border.width: Math.max(2, width * 0.04)
            border.color: Qt.alpha(Theme.glow, 0.75)
            Disc {
                // Over the edge of the part that neighbours leave free; it covers no rank.
                x: parent.width * 0.1
                y: -height * 0.92
                width: Math.max(14, piece.width * 0.24)
                color: Theme.glow
                Icon {
                    anchors.centerIn: parent
                    name: "plus"
                    color: Theme.charcoal
                    size: parent.width * 0.8
                }
            }
        }
        Rectangle {
            // What a wild piece stands for.
            objectName: "standsFor"
            visible: piece.standsFor !== "" && piece.shownFace !== ""
            // On the piece itself, under its own index, in the part that neighbours leave free: nothing else is written
            // there.
            x: piece.width * 0.03
            y: piece.width * 0.64
            width: piece.width * 0.31
            height: piece.width * 0.6
            radius: piece.width * 0.06
            color: Theme.charcoal
            border.width: Math.max(1, piece.width * 0.02)
            border.color: Theme.gold
            Column {
                anchors.centerIn: parent
                Repeater {
                    // Rank over suit, as everywhere on a card.
                    model: /[♠♥♦♣]$/.test(piece.standsFor) ? [piece.standsFor.slice(0, -1), piece.standsFor.slice(-1)] : [piece.standsFor]
                    delegate: Text {
                        required property string modelData
                        anchors.horizontalCenter: parent ? parent.horizontalCenter : undefined
                        text: modelData
                        color: Theme.tableInk
                        font.family: Theme.family
                        font.bold: true
                        font.pixelSize: piece.width * 0.25
                        font.letterSpacing: modelData.length > 1 ? -piece.width * 0.02 : 0
                        lineHeight: piece.width * 0.27
                        lineHeightMode: Text.FixedHeight
                    }
                }
            }
        }
        Rectangle {
            // The keyboard's mark: a rim of its own, outside the one of a chosen piece.
            anchors.fill: parent
            anchors.margins: -border.width - 1
            radius: width * 0.1
            visible: piece.current
            color: "transparent"
            border.width: Theme.ring
            border.color: Theme.tableInk
            Rectangle {
                anchors.fill: parent
                anchors.margins: parent.border.width
                radius: parent.radius - anchors.margins
                color: "transparent"
                border.width: Math.max(1, Theme.ring / 2)
                border.color: Theme.keyRim
            }
        }
    }
}
