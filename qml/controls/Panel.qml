// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Hanpan

/// A sheet of paper on the page, for things that belong together.
Item {
    id: panel

    property color color: Theme.surface
    property real radius: Theme.radius
    property real borderWidth: Theme.hair
    property color borderColour: Theme.lineSoft

    Rectangle {
        anchors.fill: parent
        anchors.topMargin: Theme.u(3)
        anchors.bottomMargin: -Theme.u(3)
        radius: panel.radius
        color: Theme.shadow
        opacity: 0.5
    }
    Rectangle {
        anchors.fill: parent
        radius: panel.radius
        color: panel.color
        border.width: panel.borderWidth
        border.color: panel.borderColour
    }
}
