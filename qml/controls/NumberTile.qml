// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Hanpan

/// One number with its name, and below it what it counts.
Item {
    id: tile

    property string label
    property string value
    property string help

    implicitHeight: column.implicitHeight + 2 * Theme.gap
    Accessible.role: Accessible.StaticText
    Accessible.name: label + ": " + value
    Accessible.description: help

    Panel {
        anchors.fill: parent
    }
    Column {
        id: column
        x: Theme.gapMedium
        y: Theme.gap
        width: parent.width - 2 * x
        spacing: Theme.hair
        Caption {
            width: parent.width
            text: tile.label
            tone: "mute"
            font.pixelSize: Theme.textSmall
            elide: Text.ElideRight
            Accessible.ignored: true
        }
        Caption {
            width: parent.width
            text: tile.value
            font.pixelSize: Theme.textTitle
            font.bold: true
            fontSizeMode: Text.HorizontalFit
            minimumPixelSize: Theme.textBody
            Accessible.ignored: true
        }
        Caption {
            width: parent.width
            text: tile.help
            tone: "mute"
            font.pixelSize: Theme.textTiny
            wrapMode: Text.Wrap
            Accessible.ignored: true
        }
    }
}
