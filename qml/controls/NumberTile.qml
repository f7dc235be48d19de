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
        SmallPrint {
            width: parent.width
            text: tile.label
            tone: "mute"
            elide: Text.ElideRight
        }
        StrongPrint {
            width: parent.width
            text: tile.value
            font.pixelSize: Theme.textTitle
            fontSizeMode: Text.HorizontalFit
            minimumPixelSize: Theme.textBody
        }
        Paragraph {
            text: tile.help
            tone: "mute"
            font.pixelSize: Theme.textTiny
            Accessible.ignored: true
        }
    }
}
