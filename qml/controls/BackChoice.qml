// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Hanpan

/// A choice of one back out of a few for a kind of piece ("card" …), shown as they look. A choice by pointer or key
/// emits chosen(back) and changes nothing here: bind `value`. One stop of the tab key; arrows, Home and End move the
/// choice.
FocusScope {
    id: control

    property string kind
    /// A game that is played with such pieces.
    property string game
    property string value
    property string name

    signal chosen(string back)

    readonly property list<string> backs: Array.from(Preferences.backs(kind))
    readonly property int index: Array.from(backs).indexOf(value)
    function choose(i: int): void {
        if (i >= 0 && i < backs.length && i !== index)
            chosen(backs[i])
    }

    implicitWidth: row.width
    implicitHeight: row.height
    activeFocusOnTab: true
    Accessible.role: Accessible.Grouping
    Accessible.name: name + ": " + (Theme.backNames[value] ?? "")

    Keys.onLeftPressed: choose(index - 1)
    Keys.onRightPressed: choose(index + 1)
    Keys.onPressed: (event) => {
        if (event.key === Qt.Key_Home)
            choose(0)
        else if (event.key === Qt.Key_End)
            choose(backs.length - 1)
        else if (event.key === Qt.Key_Space)
            choose((index + 1) % backs.length)
        else
            return
        event.accepted = true
    }

    Row {
        id: row
        spacing: Theme.gapSmall
        Repeater {
            model: control.backs
            delegate: Item {
                id: one

                required property int index
                required property string modelData
                readonly property bool current: index === control.index

                objectName: "back " + modelData
                width: Theme.u(52)
                height: Theme.u(80)
                Accessible.role: Accessible.RadioButton
                Accessible.name: Theme.backNames[modelData]
                Accessible.checkable: true
                Accessible.checked: current
                Accessible.onPressAction: control.choose(index)
                Accessible.onToggleAction: control.choose(index)

                Rectangle {
                    anchors.fill: parent
                    radius: Theme.radiusSmall
                    color: one.current ? Theme.surfaceChanged : area.containsMouse ? Theme.hover : "transparent"
                    border.width: one.current ? Theme.stroke : 0
                    border.color: Theme.gold
                    FocusRing {
                        shown: one.current && control.activeFocus
                        innerRadius: Theme.radiusSmall
                    }
                }
                Piece {
                    anchors.centerIn: parent
                    game: control.game
                    back: one.modelData
                    width: Theme.u(control.kind === "domino" ? 34 : 40)
                }
                MouseArea {
                    id: area
                    anchors.fill: parent
                    hoverEnabled: true
                    onClicked: {
                        control.forceActiveFocus(Qt.MouseFocusReason)
                        control.choose(one.index)
                    }
                }
            }
        }
    }
}
