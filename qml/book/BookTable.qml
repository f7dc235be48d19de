// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Hanpan

/// A table of a book of rules: words and drawn pieces in columns that share the width by their content.
Column {
    id: table

    required property list<string> head
    required property list<bookRow> rows
    required property string game

    // A column with pieces is as wide as two others.
    readonly property list<real> shares: {
        const wide = Array.from(head).map(() => 1)
        for (const row of Array.from(rows))
            Array.from(row.cells).forEach((cell, c) => wide[c] = cell.pieces.length > 0 ? Math.max(wide[c], 2, cell.pieces.length / 2.5)
                                                              : Math.max(wide[c], Math.min(4, cell.text.length / 18)))
        const sum = wide.reduce((all, w) => all + w, 0)
        return wide.map((w) => w / sum)
    }
    function cellWidth(column: int): real {
        return width * shares[column] - Theme.gapSmall
    }

    Row {
        spacing: Theme.gapSmall
        Repeater {
            model: table.head
            delegate: SmallCaption {
                required property int index
                required property string modelData
                width: table ? table.cellWidth(index) : 0
                text: modelData
                tone: "mute"
                font.bold: true
                wrapMode: Text.Wrap
            }
        }
    }
    Repeater {
        model: table.rows
        delegate: Item {
            id: line
            required property bookRow modelData
            width: table ? table.width : 0 // (a row goes after its table)
            height: cells.height + Theme.gapSmall
            Accessible.role: Accessible.ListItem
            Accessible.name: Array.from(modelData.cells).map((cell) => cell.pieces.length > 0 ? cell.pieces.join(" ") : cell.text).join(", ")
            Hairline {}
            Row {
                id: cells
                y: Theme.gapSmall / 2
                spacing: Theme.gapSmall
                Repeater {
                    model: line.modelData.cells
                    delegate: Item {
                        id: cell
                        required property int index
                        required property bookCell modelData
                        width: table ? table.cellWidth(index) : 0
                        height: Math.max(words.visible ? words.height : 0, shown.visible ? shown.height : 0)
                        anchors.verticalCenter: parent ? parent.verticalCenter : undefined
                        Paragraph {
                            id: words
                            visible: text !== ""
                            text: cell.modelData.text
                            Accessible.ignored: true
                        }
                        PieceGroup {
                            id: shown
                            visible: faces.length > 0
                            game: table ? table.game : ""
                            faces: Array.from(cell.modelData.pieces)
                            size: Math.min(Theme.u(34), cell.width / Math.max(1, faces.length) - Theme.hair)
                        }
                    }
                }
            }
        }
    }
}
