// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Hanpan

/// The whole set of pieces, each as opaque as it is likely to be in somebody's hand, with a bar under it whose length
/// shows the same.
Item {
    id: picture

    required property string game
    /// Foresight.rows.
    required property list<heldRow> rows
    /// Its greatest height.
    property real room: Theme.u(240)
    property heldChance none
    property string name
    /// The words for the piece under the pointer; "" = none.
    property string pointed: ""

    readonly property int columns: Array.from(rows).reduce((most, row) => Math.max(most, row.pieces.length), 1)
    readonly property real gap: Theme.hair * 3
    readonly property real bar: Theme.u(5)
    readonly property real proportion: game === "" ? 1 : shape.proportion(game)
    readonly property real pieceWidth: Math.max(Theme.u(14), Math.min(Theme.u(44), (width - 2 * Theme.gapSmall) / columns - gap,
                                       ((room - 2 * Theme.gapSmall) / Math.max(1, rows.length) - bar - 2 * gap) / proportion))

    visible: rows.length > 0
    height: visible ? rows.length * (pieceWidth * proportion + bar + 2 * gap) + 2 * Theme.gapSmall : 0
    Accessible.role: Accessible.List
    Accessible.name: name

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
    }
    Column {
        anchors.centerIn: parent
        spacing: picture.gap
        Repeater {
            model: picture.rows.length
            delegate: Row {
                id: line
                required property int index
                readonly property list<heldChance> pieces: index < picture.rows.length ? picture.rows[index].pieces : []
                spacing: picture.gap
                Repeater {
                    model: line.pieces.length
                    delegate: Item {
                        id: one
                        required property int index
                        readonly property heldChance piece: index < line.pieces.length ? line.pieces[index] : picture.none
                        objectName: "held-" + piece.face
                        width: picture.pieceWidth
                        height: picture.pieceWidth * picture.proportion + picture.bar + picture.gap
                        Accessible.role: Accessible.ListItem
                        Accessible.name: piece.name + ", " + piece.text
                        Accessible.ignored: piece.share <= 0
                        Piece {
                            width: parent.width
                            game: picture.game
                            face: one.piece.face
                            alone: true
                            opacity: one.piece.share <= 0 ? 0.12 : 0.3 + 0.7 * Math.min(1, 1.5 * one.piece.share)
                            highlighted: one.piece.share > 0.995
                        }
                        Rectangle {
                            y: parent.height - height
                            width: parent.width
                            height: picture.bar
                            color: Theme.pineDeep
                            Rectangle {
                                width: parent.width * one.piece.share
                                height: parent.height
                                color: Theme.glow
                            }
                        }
                        HoverHandler {
                            onHoveredChanged: picture.pointed = hovered ? one.Accessible.name : ""
                        }
                    }
                }
            }
        }
    }
}
