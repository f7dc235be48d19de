// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Hanpan

/// The person's face at the table, out of all there are, side by side; a choice is kept at once. One stop of the tab
/// key; arrows, Home and End move the choice.
FocusScope {
    id: control

    readonly property list<string> faces: Array.from(Preferences.playerFaces())
    readonly property int index: faces.indexOf(Preferences.playerFace)
    readonly property var names: ({
        girl: qsTr("Girl"), boy: qsTr("Boy"), woman: qsTr("Woman"), man: qsTr("Man"), grandmother: qsTr("Grandmother"),
        grandfather: qsTr("Grandfather"), letters: qsTr("The beginning of your name")
    })
    /// The width of a face with its ring.
    property int size: Math.max(Theme.u(46), 32)
    property string name: qsTr("Your face at the table")

    function choose(i: int): void {
        if (i >= 0 && i < faces.length)
            Preferences.playerFace = faces[i]
    }

    implicitWidth: row.width
    implicitHeight: row.height
    activeFocusOnTab: true

    Accessible.role: Accessible.Grouping
    Accessible.name: name + ": " + names[Preferences.playerFace]

    Keys.onLeftPressed: choose(index - 1)
    Keys.onRightPressed: choose(index + 1)
    Keys.onPressed: (event) => {
        if (event.key === Qt.Key_Home)
            choose(0)
        else if (event.key === Qt.Key_End)
            choose(faces.length - 1)
        else if (event.key === Qt.Key_Space)
            choose((index + 1) % faces.length)
        else
            return
        event.accepted = true
    }

    Row {
        id: row
        spacing: Theme.gapTiny
        Repeater {
            model: control.faces
            delegate: Rectangle {
                id: one

                required property int index
                required property string modelData
                readonly property bool current: index === control.index

                objectName: "playerFace-" + modelData
                width: control.size
                height: width
                radius: width / 2
                color: current ? Theme.gold : over.containsMouse ? Theme.hover : "transparent"
                Accessible.role: Accessible.RadioButton
                Accessible.name: control.names[modelData]
                Accessible.checkable: true
                Accessible.checked: current
                Accessible.onPressAction: control.choose(index)
                Accessible.onToggleAction: control.choose(index)

                Avatar {
                    anchors.centerIn: parent
                    width: parent.width - 2 * Theme.ring - 2 * Theme.hair
                    face: one.modelData === "letters" ? "" : one.modelData
                    letters: one.modelData === "letters"
                    name: Preferences.playerName === "" ? qsTr("You") : Preferences.playerName
                    mood: over.containsMouse || one.current && control.activeFocus ? "pleased" : "waits"
                }
                FocusRing {
                    shown: one.current && control.activeFocus
                    innerRadius: one.radius
                }
                MouseArea {
                    id: over
                    anchors.fill: parent
                    hoverEnabled: true
                    Accessible.ignored: true
                    onClicked: {
                        control.forceActiveFocus(Qt.MouseFocusReason)
                        control.choose(one.index)
                    }
                }
                Tip {
                    shown: over.containsMouse
                    words: control.names[one.modelData]
                }
            }
        }
    }
}
