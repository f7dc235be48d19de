// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Controls.Basic
import Hanpan

/// On or off. `text` is not drawn: it is the accessible name, while its row shows the words. A press emits switched(on)
/// and changes nothing here: bind `on` to where the choice is kept.
AbstractButton {
    id: control

    property bool on: false
    property bool available: true

    signal switched(bool on)

    // A Qt button tells a screen reader its own state, whatever is set here: so it needs that state.
    checkable: true
    checked: on
    onClicked: press()
    Keys.onReturnPressed: press()
    Keys.onEnterPressed: press()

    function press(): void {
        if (available)
            switched(!on)
        checked = Qt.binding(() => control.on) // the shown state stays bound to where the choice is kept
    }

    implicitWidth: Theme.u(46)
    implicitHeight: Math.max(track, 32) // the area for a finger; the track is drawn in its middle
    readonly property int track: Theme.u(26)
    topInset: (height - track) / 2
    bottomInset: topInset
    topPadding: topInset
    bottomPadding: topInset
    opacity: available ? 1 : Theme.dimmed

    Accessible.role: Accessible.CheckBox
    Accessible.name: text
    Accessible.checkable: true
    Accessible.checked: on
    Accessible.onPressAction: press()
    Accessible.onToggleAction: press()

    background: Rectangle {
        radius: height / 2
        color: control.on ? Theme.green : Theme.dark ? Theme.line : "transparent"
        border.width: control.on ? 0 : Theme.stroke
        border.color: Theme.mute
        FocusRing {
            shown: control.visualFocus
            innerRadius: parent.height / 2
        }
    }
    contentItem: Item {
        Disc {
            readonly property real inset: Theme.u(4)
            x: control.on ? parent.width - width - inset : inset
            anchors.verticalCenter: parent.verticalCenter
            width: parent.height - 2 * inset
            // The knob carries a mark as well, so that the state is not shown by colour alone.
            color: control.on ? Theme.cardFace : Theme.mute
            Behavior on x {
                NumberAnimation { duration: Theme.quick; easing.type: Theme.easing }
            }
            Icon {
                anchors.centerIn: parent
                visible: control.on
                size: parent.width * 0.8
                name: "check"
                color: Theme.green
            }
        }
    }
}
