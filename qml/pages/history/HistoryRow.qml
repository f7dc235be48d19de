// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Hanpan

/// A match in the list of the history.
Item {
    id: row

    required property int index
    required property string game
    required property string gameName
    required property string rules
    required property string opponents
    required property string standing
    required property string score
    required property int scoreSign
    /// The time of the day above.
    required property string clock
    required property string kindLabel
    required property bool over
    required property string accessibleName
    /// The day above it, for the first match of a day; "" = none.
    property string heading
    property bool current: false
    property bool focused: false

    signal picked()
    signal opened()

    height: body.height + (heading === "" ? 0 : day.implicitHeight)
    Accessible.role: Accessible.ListItem
    Accessible.name: accessibleName
    Accessible.selected: current
    Accessible.onPressAction: picked()

    Heading {
        id: day
        visible: row.heading !== ""
        text: row.heading
        tone: "red"
        font.pixelSize: Theme.textSmall
        leftPadding: Theme.gapSmall
        topPadding: Theme.gapSmall
        bottomPadding: Theme.gapTiny
    }
    Item {
        id: body
        anchors.bottom: parent.bottom
        width: parent.width
        height: Math.max(Theme.u(66), words.height + Theme.gap + 2 * Theme.gapTiny)
        Rectangle {
            anchors.fill: parent
            anchors.margins: Theme.gapTiny
            radius: Theme.radius
            color: row.current ? Theme.surfaceChanged : mouse.containsMouse ? Theme.hover : "transparent"
            border.width: row.current ? Theme.hair : 0
            border.color: Theme.gold
            FocusRing {
                shown: row.focused
            }
        }
        Rectangle {
            id: swatch
            x: Theme.gapMedium
            anchors.verticalCenter: parent.verticalCenter
            width: Theme.u(10)
            height: Theme.u(40)
            radius: width / 2
            color: GameShelf.entry(row.game).tableLight
        }
        Column {
            id: words
            anchors.left: swatch.right
            anchors.leftMargin: Theme.gap
            anchors.right: result.left
            anchors.rightMargin: Theme.gap
            anchors.verticalCenter: parent.verticalCenter
            Row {
                spacing: Theme.gapSmall
                width: parent.width
                StrongPrint {
                    text: row.gameName
                    elide: Text.ElideRight
                    width: Math.min(implicitWidth, parent.width - time.width - Theme.gapSmall - (badge.visible ? badge.width + Theme.gapSmall : 0))
                }
                SmallPrint {
                    id: time
                    objectName: "clock"
                    anchors.verticalCenter: parent.verticalCenter
                    text: row.clock
                    tone: "mute"
                }
                Badge {
                    id: badge
                    anchors.verticalCenter: parent.verticalCenter
                    visible: row.kindLabel !== ""
                    kind: "grey"
                    text: row.kindLabel
                    Accessible.ignored: true
                }
            }
            SmallPrint {
                width: parent.width
                text: row.rules + " · " + row.opponents
                tone: "mute"
                elide: Text.ElideRight
            }
        }
        Column {
            id: result
            anchors.right: parent.right
            anchors.rightMargin: Theme.gapMedium
            anchors.verticalCenter: parent.verticalCenter
            StrongPrint {
                anchors.right: parent.right
                text: row.score !== "" ? row.score : "–"
                tone: row.scoreSign < 0 ? "red" : "ink"
            }
            SmallPrint {
                anchors.right: parent.right
                text: row.standing
                tone: row.over ? "mute" : "gold"
            }
        }
        PointerArea {
            id: mouse
            anchors.fill: parent
            onClicked: row.picked()
            onDoubleClicked: {
                row.picked()
                row.opened()
            }
        }
    }
}
