// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Hanpan

/// The whole set of pieces, to be laid out by a click, or by the arrow keys and Return.
FocusScope {
    id: tray

    required property string game
    required property list<judgeRow> rows
    /// Its greatest height.
    property real room: Theme.u(240)

    signal put(string face)
    /// All copies of a piece are laid out already.
    signal refused(string name)
    signal takenBack()
    /// Another place is requested: the next (1) or the previous one (-1).
    signal stepped(int by)

    property int row: 0
    property int column: 0

    readonly property int columns: {
        let most = 1
        for (let i = 0; i < rows.length; ++i)
            most = Math.max(most, rows[i].pieces.length)
        return most
    }
    readonly property real gap: Theme.hair * 3
    readonly property real proportion: game === "" ? 1 : shape.proportion(game)
    readonly property real pieceWidth: rows.length === 0 ? 0
        : Math.max(Theme.u(20), Math.min(Theme.u(52), (width - 2 * Theme.gapSmall) / columns - gap, (room - 2 * Theme.gapSmall) / rows.length / proportion - gap))

    visible: rows.length > 0
    height: visible ? rows.length * (pieceWidth * proportion + gap) + 2 * Theme.gapSmall : 0
    activeFocusOnTab: true

    Accessible.role: Accessible.List
    Accessible.name: qsTr("All pieces")

    property judgePiece noPiece
    function lay(): void {
        if (row < rows.length && column < rows[row].pieces.length)
            take(rows[row].pieces[column])
    }
    function take(piece: judgePiece): void {
        if (piece.free)
            put(piece.face)
        else
            refused(piece.name)
    }
    function move(down: int, right: int): void {
        row = Math.max(0, Math.min(rows.length - 1, row + down))
        column = Math.max(0, Math.min(rows[row].pieces.length - 1, column + right))
    }
    onRowsChanged: {
        row = Math.max(0, Math.min(rows.length - 1, row))
        column = rows.length === 0 ? 0 : Math.max(0, Math.min(rows[row].pieces.length - 1, column))
    }
    Keys.onLeftPressed: move(0, -1)
    Keys.onRightPressed: move(0, 1)
    Keys.onUpPressed: move(-1, 0)
    Keys.onDownPressed: move(1, 0)
    Keys.onReturnPressed: lay()
    Keys.onEnterPressed: lay()
    Keys.onSpacePressed: lay()
    Keys.onDeletePressed: takenBack()
    Keys.onPressed: (event) => {
        event.accepted = true
        if (event.key === Qt.Key_Backspace)
            takenBack()
        else if (event.key === Qt.Key_PageDown)
            stepped(1)
        else if (event.key === Qt.Key_PageUp)
            stepped(-1)
        else
            event.accepted = false
    }

    Piece {
        // Only used for its shape.
        id: shape
        visible: false
        active: false
    }
    Rectangle {
        anchors.fill: parent
        radius: Theme.radius
        color: Theme.pine
        FocusRing {
            shown: tray.activeFocus
        }
    }
    Column {
        anchors.centerIn: parent
        spacing: tray.gap
        Repeater {
            model: tray.rows.length
            delegate: Row {
                id: line
                required property int index
                readonly property list<judgePiece> pieces: index < tray.rows.length ? tray.rows[index].pieces : []
                spacing: tray.gap
                Repeater {
                    model: line.pieces.length
                    delegate: Item {
                        id: one
                        required property int index
                        readonly property judgePiece piece: index < line.pieces.length ? line.pieces[index] : tray.noPiece
                        readonly property bool current: tray.activeFocus && tray.row === line.index && tray.column === index
                        objectName: "tray-" + piece.face
                        width: tray.pieceWidth
                        height: tray.pieceWidth * tray.proportion
                        Accessible.role: Accessible.ListItem
                        Accessible.name: piece.name
                        Accessible.description: piece.free ? "" : qsTr("All placed.")
                        Accessible.onPressAction: tray.take(piece)
                        Piece {
                            width: parent.width
                            game: tray.game
                            face: one.piece.face
                            opacity: one.piece.free ? 1 : 0.25
                            highlighted: mouse.containsMouse && one.piece.free
                        }
                        Rectangle {
                            visible: one.current
                            anchors.fill: parent
                            anchors.margins: -tray.gap
                            color: "transparent"
                            radius: Theme.radiusSmall / 2
                            border.width: Theme.ring
                            border.color: Theme.glow
                        }
                        MouseArea {
                            id: mouse
                            anchors.fill: parent
                            hoverEnabled: true
                            Accessible.ignored: true
                            onClicked: {
                                tray.forceActiveFocus(Qt.MouseFocusReason) // the keyboard goes on from where the
                                                                           // pointer was
                                tray.row = line.index
                                tray.column = one.index
                                tray.lay()
                            }
                        }
                    }
                }
            }
        }
    }
}
