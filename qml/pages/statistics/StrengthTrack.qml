// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Hanpan

/// How strong somebody is in a game: the place between the levels with its interval, in words and on a track.
Item {
    id: track

    required property strengthRow row
    readonly property bool known: row.place !== ""

    implicitHeight: column.height
    Accessible.role: Accessible.StaticText
    Accessible.name: known ? row.label + ": " + row.place : row.label
    Accessible.description: row.told

    Column {
        id: column
        width: parent.width
        spacing: Theme.gapTiny
        SmallParagraph {
            text: track.row.label
            tone: "mute"
            Accessible.ignored: true
        }
        Print {
            objectName: "place"
            width: parent.width
            visible: track.known
            text: track.row.place
            font.pixelSize: Theme.textLarge
            font.bold: true
            fontSizeMode: Text.HorizontalFit
            minimumPixelSize: Theme.textSmall
            Accessible.ignored: true
        }
        Item {
            id: line
            width: parent.width
            height: Theme.u(18) + names.height
            visible: track.known
            Rectangle {
                y: Theme.u(8)
                width: parent.width
                height: Theme.hair
                color: Theme.rim
            }
            Rectangle {
                objectName: "interval"
                x: parent.width * track.row.low
                y: Theme.u(4)
                width: Math.max(height, parent.width * (track.row.high - track.row.low))
                height: Theme.u(9)
                radius: height / 2
                color: Qt.alpha(Theme.link, 0.35)
            }
            Repeater {
                id: levels
                model: track.row.marks
                delegate: Item {
                    id: level
                    required property int index
                    required property markRow modelData
                    readonly property real start: Math.max(0, Math.min(line.width - name.implicitWidth, line.width * modelData.value - name.implicitWidth / 2))
                    readonly property var before: index > 0 ? levels.itemAt(index - 1) : null
                    readonly property var last: levels.count > 0 ? levels.itemAt(levels.count - 1) : null
                    /// Where the names up to this one end: a name that would touch another is left out, never the weakest's and the strongest's.
                    readonly property real end: named ? start + name.implicitWidth : before ? before.end : 0
                    readonly property bool named: index === 0 || index === levels.count - 1
                                                  || (before !== null && start > before.end + Theme.gapTiny && last !== null && start + name.implicitWidth + Theme.gapTiny < last.start)
                    Rectangle {
                        x: line.width * level.modelData.value
                        y: Theme.u(3)
                        width: Theme.hair
                        height: Theme.u(11)
                        color: Theme.ink
                    }
                    TinyPrint {
                        id: name
                        x: level.start
                        y: Theme.u(16)
                        visible: level.named
                        text: level.modelData.label
                        tone: "mute"
                        Accessible.ignored: true
                    }
                }
            }
            Disc {
                x: parent.width * track.row.value - width / 2
                y: Theme.u(8) - height / 2
                width: Theme.u(10)
                color: Theme.link
            }
            TinyPrint {
                id: names
                visible: false
                text: "-"
            }
        }
        Paragraph {
            text: track.row.told
            tone: "mute"
            font.pixelSize: Theme.textTiny
            Accessible.ignored: true
        }
    }
}
