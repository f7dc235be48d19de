// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Hanpan

/// The player at a seat: the animal, or for the person the first letter of the name. Decoration only: the name is shown
/// beside it.
Item {
    id: avatar

    /// Of Characters; "" = the person.
    property string face
    property string name

    implicitHeight: width
    Accessible.ignored: true

    InkImage {
        width: avatar.width
        visible: avatar.face !== ""
        picture: avatar.face === "" ? "" : Ink.character(avatar.face)
        step: 1
    }
    Rectangle {
        anchors.fill: parent
        visible: avatar.face === ""
        radius: width / 2
        color: Theme.avatar
        Caption {
            anchors.centerIn: parent
            // If two names begin with the same letter, the second one distinguishes them.
            readonly property bool syllable: avatar.name.charCodeAt(0) > 255
            text: avatar.name.substring(0, syllable ? 1 : 2)
            color: Theme.tableInk
            font.pixelSize: avatar.height * (syllable ? 0.48 : 0.42)
            Accessible.ignored: true
        }
    }
}
