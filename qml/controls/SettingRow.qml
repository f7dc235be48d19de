// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Hanpan

/// A row of a panel: words at the left, a control at the right, or below if the window is too narrow.
Item {
    id: row

    property string title
    property string help
    property bool available: true
    property bool last: false
    property bool marked: false
    default property alias control: place.data

    readonly property bool narrow: place.implicitWidth + Theme.u(220) > width - 2 * Theme.gapMedium

    width: parent.width
    implicitHeight: narrow ? words.height + place.height + Theme.gap * 3 : Math.max(words.height, place.height) + 2 * Theme.gap
    Accessible.role: Accessible.Row
    Accessible.name: title

    Rectangle {
        anchors.fill: parent
        color: Theme.surfaceChanged
        visible: row.marked
        Rectangle {
            width: Theme.u(4)
            height: parent.height
            color: Theme.gold
        }
    }
    Column {
        id: words
        x: Theme.gapMedium
        y: row.narrow ? Theme.gap : (row.height - height) / 2
        width: row.narrow ? row.width - 2 * x : row.width - place.width - 3 * Theme.gapMedium
        spacing: Theme.hair
        opacity: row.available ? 1 : Theme.dimmed
        Caption {
            width: parent.width
            text: row.title
            font.bold: true
            wrapMode: Text.Wrap
        }
        Caption {
            width: parent.width
            visible: row.help !== ""
            text: row.help
            tone: "mute"
            font.pixelSize: Theme.textSmall
            wrapMode: Text.Wrap
        }
    }
    Row {
        id: place
        spacing: Theme.gap
        x: row.narrow ? Theme.gapMedium : row.width - width - Theme.gapMedium
        y: row.narrow ? words.y + words.height + Theme.gap : (row.height - height) / 2
    }
    Rectangle {
        visible: !row.last
        anchors.bottom: parent.bottom
        width: parent.width
        height: Theme.hair
        color: Theme.lineSoft
    }
}
