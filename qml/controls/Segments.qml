// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Hanpan

/// A choice of one out of a few, side by side. `options`: [{value, label, hint}]; `value` is the chosen one's. A choice
/// by pointer or key emits chosen(value) and changes nothing here: bind `value` to where the choice is kept. One stop
/// of the tab key; arrows, Home and End move the choice.
FocusScope {
    id: control

    property var options: []
    property var value
    property string name
    property bool available: true

    signal chosen(var value)

    /// All have the same width, instead of the width of their words.
    property bool even: false

    readonly property int index: {
        for (let i = 0; i < options.length; ++i)
            if (options[i].value === value)
                return i
        return -1
    }
    function choose(i: int): void {
        if (available && i >= 0 && i < options.length && i !== index)
            chosen(options[i].value)
    }

    implicitWidth: row.implicitWidth + 2 * Theme.hair
    implicitHeight: Math.max(Theme.controlSmall, 32 + 2 * Theme.hair) // each segment is as high as a finger needs
    activeFocusOnTab: true

    Accessible.role: Accessible.Grouping
    Accessible.name: index < 0 ? name : name + ": " + options[index].label

    Keys.onLeftPressed: choose(index - 1)
    Keys.onRightPressed: choose(index + 1)
    Keys.onPressed: (event) => {
        if (event.key === Qt.Key_Home)
            choose(0)
        else if (event.key === Qt.Key_End)
            choose(options.length - 1)
        else if (event.key === Qt.Key_Space)
            choose((index + 1) % options.length)
        else
            return
        event.accepted = true
    }

    Rectangle {
        anchors.fill: parent
        radius: Theme.radiusSmall
        color: Theme.surfaceRaised
        border.width: Theme.hair
        border.color: Theme.rim
        FocusRing {
            shown: control.activeFocus
            innerRadius: Theme.radiusSmall
        }
    }
    Row {
        id: row
        anchors.fill: parent
        anchors.margins: Theme.hair
        Repeater {
            model: control.options
            delegate: Rectangle {
                id: segment

                required property int index
                required property var modelData
                readonly property bool current: index === control.index

                width: control.even || (control.width > 0 && control.width < row.implicitWidth) ? (control.width - 2 * Theme.hair) / control.options.length
                                                                              : words.implicitWidth + 2 * Theme.gapMedium
                implicitWidth: words.implicitWidth + 2 * Theme.gapMedium
                height: row.height
                radius: Theme.radiusSmall - Theme.hair
                color: current ? (control.available ? Theme.selected : Theme.lineSoft) : mouse.containsMouse && control.available ? Theme.hover : "transparent"
                Accessible.role: Accessible.RadioButton
                Accessible.name: modelData.label
                Accessible.description: modelData.hint === undefined ? "" : modelData.hint
                Accessible.checkable: true
                Accessible.checked: current
                Accessible.onPressAction: control.choose(index)
                Accessible.onToggleAction: control.choose(index)

                SmallPrint {
                    id: words
                    anchors.centerIn: parent
                    width: Math.min(implicitWidth, parent.width - Theme.gapSmall)
                    text: segment.modelData.label
                    font.bold: segment.current
                    color: !control.available ? (Theme.sharp && segment.current ? Theme.page : Theme.mute) : segment.current ? Theme.selectedInk : Theme.ink
                    elide: Text.ElideRight
                    horizontalAlignment: Text.AlignHCenter
                }
                MouseArea {
                    id: mouse
                    anchors.fill: parent
                    hoverEnabled: true
                    onClicked: {
                        control.forceActiveFocus(Qt.MouseFocusReason)
                        control.choose(segment.index)
                    }
                }
                Tip {
                    shown: mouse.containsMouse
                    words: segment.modelData.hint === undefined ? "" : segment.modelData.hint
                }
            }
        }
    }
}
