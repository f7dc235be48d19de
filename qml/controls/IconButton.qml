// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Controls.Basic
import Hanpan

/// A button that is a drawing; its words (`text`) are the tooltip and the accessible name.
Button {
    id: control

    /// Its menu is open, so that its name need not be shown over it.
    property bool menuOpen: false
    property string iconName
    property color iconColour: Theme.ink
    property color hoverColour: Theme.hover
    property bool available: true
    property string reason

    signal triggered()
    signal refused()

    onClicked: available ? triggered() : refused()
    Keys.onReturnPressed: clicked()
    Keys.onEnterPressed: clicked()

    implicitWidth: Theme.controlHeight
    implicitHeight: Theme.controlHeight
    padding: 0
    opacity: available ? 1 : Theme.dimmed
    hoverEnabled: true

    Accessible.role: Accessible.Button
    Accessible.name: text
    Accessible.description: available ? "" : reason
    Accessible.onPressAction: clicked()

    contentItem: Item {
        Icon {
            anchors.centerIn: parent
            name: control.iconName
            color: control.iconColour
        }
    }
    background: Rectangle {
        radius: Theme.radius
        color: control.available && (control.hovered || control.down) ? control.hoverColour : "transparent"
        FocusRing {
            shown: control.visualFocus
        }
    }
    Tip {
        shown: !control.menuOpen && (control.hovered || control.visualFocus)
        words: control.available || control.reason === "" ? control.text : control.text + " — " + control.reason
    }
}
