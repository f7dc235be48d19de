// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Hanpan

/// Who sits at a seat, as they look at the moment: an animal or a person, or the first letter of the name. Decoration
/// only: the name is shown beside it, and no mood is read aloud.
Item {
    id: avatar

    /// Of Characters; "" = the person, with the face chosen in Preferences.
    property string face
    property string name
    /// "waits", "thinks", "pleased", "hit" or "wins".
    property string mood: "waits"
    /// Where the eyes turn, −1, 0 or 1 in each direction; (0, 0) = straight ahead.
    property point gaze
    /// The eyes are shut for a moment.
    property bool lids: false
    /// The person is shown by letters, whatever is chosen.
    property bool letters: false
    /// Of whom there is a drawing; "" = nobody.
    readonly property string drawn: face !== "" ? face : letters || Preferences.playerFace === "letters" ? "" : Preferences.playerFace

    implicitHeight: width
    Accessible.ignored: true

    InkImage {
        objectName: "drawnFace"
        width: avatar.width
        visible: avatar.drawn !== ""
        picture: avatar.drawn === "" ? "" : Faces.picture(avatar.drawn, avatar.mood, avatar.gaze, avatar.lids)
        step: 1
    }
    Rectangle {
        anchors.fill: parent
        visible: avatar.drawn === ""
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
