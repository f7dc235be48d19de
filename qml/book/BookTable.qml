// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Hanpan

/// A table of a book of rules: words and drawn pieces in columns that share the width by what they hold.
Column {
    id: table

    required property var head
    /// [[{text, pieces}]]
    required property var rows
    required property string game

    // Where pieces are drawn a column is as wide as two others.
    readonly property var shares: {
        var wide = []
        for (var c = 0; c < head.length; ++c) {
            var share = 1
            for (var r = 0; r < rows.length; ++r)
                if (rows[r][c].pieces.length > 0)
                    share = Math.max(share, 2, rows[r][c].pieces.length / 2.5)
                else
                    share = Math.max(share, Math.min(4, rows[r][c].text.length / 18))
            wide.push(share)
        }
        var sum = 0
        for (var i = 0; i < wide.length; ++i)
            sum += wide[i]
        return wide.map((w) => w / sum)
    }
    function cellWidth(column: int): real {
        return width * shares[column] - Theme.gapSmall
    }

    Row {
        spacing: Theme.gapSmall
        Repeater {
            model: table.head
            delegate: Caption {
                required property int index
                required property string modelData
                width: table.cellWidth(index)
                text: modelData
                tone: "mute"
                font.pixelSize: Theme.textSmall
                font.bold: true
                wrapMode: Text.Wrap
            }
        }
    }
    Repeater {
        model: table.rows
        delegate: Item {
            id: line
            required property var modelData
            width: table.width
            height: cells.height + Theme.gapSmall
            Accessible.role: Accessible.ListItem
            Accessible.name: modelData.map((cell) => cell.pieces.length > 0 ? cell.pieces.join(" ") : cell.text).join(", ")
            Rectangle {
                width: parent.width
                height: Theme.hair
                color: Theme.lineSoft
            }
            Row {
                id: cells
                y: Theme.gapSmall / 2
                spacing: Theme.gapSmall
                Repeater {
                    model: line.modelData
                    delegate: Item {
                        id: cell
                        required property int index
                        required property var modelData
                        width: table.cellWidth(index)
                        height: Math.max(words.visible ? words.height : 0, shown.visible ? shown.height : 0)
                        anchors.verticalCenter: parent ? parent.verticalCenter : undefined
                        Caption {
                            id: words
                            visible: text !== ""
                            width: parent.width
                            text: cell.modelData.text
                            wrapMode: Text.Wrap
                            Accessible.ignored: true
                        }
                        PieceGroup {
                            id: shown
                            visible: faces.length > 0
                            game: table.game
                            faces: cell.modelData.pieces
                            size: Math.min(Theme.u(34), cell.width / Math.max(1, faces.length) - Theme.hair)
                        }
                    }
                }
            }
        }
    }
}
