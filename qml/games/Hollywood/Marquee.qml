// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Hanpan

/// The bill of a match of Hollywood Rummy: what each round is played for, the current one lit, those that are over
/// dim. It hangs in the upper left corner; where not all of it has room it names the current one only, and where that has
/// none it does not hang at all. Decoration: the hand's reading and the list of contracts say the same to a screen reader.
Item {
    id: marquee

    required property TableLayout layout
    readonly property real unit: layout.unit
    readonly property list<string> bill: Array.from(layout.sign.bill)
    readonly property int billed: layout.sign.billed
    readonly property real lineHeight: layout.line(Theme.textTiny)
    readonly property real rim: Math.max(7 * unit, 5)
    readonly property rect corner: layout.corner(false)
    /// It hangs from the curtain.
    readonly property real cord: 26 * unit
    readonly property real wide: Math.min(corner.width - layout.margin, Math.max(176 * unit, 128) * layout.wider(0.8))
    readonly property int fits: wide < 100 ? 0 : Math.floor((corner.height - cord - 2 * rim) / lineHeight)
    readonly property bool whole: fits >= bill.length
    /// The rounds that are named, from 0.
    readonly property list<int> named: bill.length === 0 || billed < 0 || fits < 1 ? [] : whole ? Array.from(bill, (line, i) => i) : [billed]

    objectName: "marquee"

    Repeater {
        model: Theme.sharp || !board.visible ? 0 : 2
        delegate: Rectangle {
            required property int index
            x: board.x + board.width * (index === 0 ? 0.14 : 0.86)
            width: Math.max(1, 2 * marquee.unit)
            height: board.y
            color: Theme.goldEdge
        }
    }
    Rectangle {
        id: board
        visible: marquee.named.length > 0
        x: marquee.layout.margin
        y: marquee.cord
        width: marquee.wide
        height: lines.height + 2 * marquee.rim
        radius: Theme.radiusSmall
        color: Theme.tableSeat
        border.width: Math.max(1, 2 * marquee.unit)
        border.color: Theme.sharp ? Theme.tableLine : Theme.goldEdge

        Repeater {
            // The lamps round it.
            readonly property int across: Math.max(4, Math.floor(board.width / (15 * marquee.unit)))
            model: Theme.sharp ? 0 : 2 * across
            delegate: Rectangle {
                required property int index
                readonly property int across: Math.max(4, Math.floor(board.width / (15 * marquee.unit)))
                width: Math.max(2.5, 4 * marquee.unit)
                height: width
                radius: width / 2
                x: (index % across + 0.5) * board.width / across - width / 2
                y: index < across ? -height / 2 + board.border.width / 2 : board.height - height / 2 - board.border.width / 2
                color: index % 2 === 0 ? Theme.glow : Theme.goldEdge
            }
        }
        Column {
            id: lines
            y: marquee.rim
            x: marquee.rim
            width: parent.width - 2 * marquee.rim
            Repeater {
                model: marquee.named
                delegate: Rectangle {
                    id: line
                    required property int modelData
                    readonly property bool lit: modelData === marquee.billed
                    objectName: "billed " + modelData
                    width: lines.width
                    height: marquee.lineHeight
                    radius: height / 4
                    color: lit ? Theme.gold : "transparent"
                    opacity: modelData < marquee.billed ? Theme.dimmed : 1
                    Caption {
                        id: number
                        anchors.verticalCenter: parent.verticalCenter
                        x: Theme.gapTiny
                        width: Math.max(implicitWidth, Theme.textTiny)
                        text: line.modelData + 1
                        color: line.lit ? Theme.goldInk : Theme.tableMute
                        font.pixelSize: Theme.textTiny
                        Accessible.ignored: true
                    }
                    Brief {
                        anchors.verticalCenter: parent.verticalCenter
                        anchors.left: number.right
                        anchors.leftMargin: Theme.gapTiny
                        anchors.right: parent.right
                        anchors.rightMargin: Theme.gapTiny
                        text: marquee.bill[line.modelData] ?? ""
                        color: line.lit ? Theme.goldInk : Theme.tableInk
                        font.pixelSize: Theme.textTiny
                        font.bold: line.lit
                        least: 9
                        Accessible.ignored: true
                    }
                }
            }
        }
    }
}
