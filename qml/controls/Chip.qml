// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Controls.Basic
import Hanpan

/// A small round button or, with `passive`, a small round label: "Round 3", "House rules: Modern battle +2".
AbstractButton {
    id: control

    property bool atTable: false
    property bool passive: false
    property bool strong: false
    property string iconName
    property string hint

    /// It cannot be used now: its rim disappears, its words stay.
    readonly property bool off: !enabled && !passive
    readonly property color inkColour: off ? (atTable ? Theme.tableInk : Theme.mute) : strong ? (atTable ? Theme.bubbleInk : Theme.selectedInk) : atTable ? Theme.tableInk : Theme.ink

    signal triggered()

    onClicked: triggered()
    Keys.onReturnPressed: clicked()
    Keys.onEnterPressed: clicked()

    enabled: !passive
    focusPolicy: passive ? Qt.NoFocus : Qt.StrongFocus
    hoverEnabled: true
    /// The height of its drawing; a finger can hit at least 32 pixels, with the drawing in their middle.
    property real drawn: Math.max(Theme.u(30), font.pixelSize * 1.4)
    implicitHeight: passive ? drawn : Math.max(drawn, 32)
    leftPadding: Theme.gap
    rightPadding: Theme.gap
    font.family: Theme.family
    font.pixelSize: Theme.textSmall

    Accessible.role: passive ? Accessible.StaticText : Accessible.Button
    Accessible.name: text
    Accessible.description: hint
    Accessible.onPressAction: clicked()

    contentItem: Item {
        id: body
        readonly property bool cut: words.truncated
        readonly property int extras: control.iconName === "" ? 0 : Theme.iconSmall + (control.text === "" ? 0 : row.spacing)
        implicitWidth: Math.ceil(words.implicitWidth) + extras
        Row {
            id: row
            anchors.verticalCenter: parent.verticalCenter
            anchors.horizontalCenter: parent.horizontalCenter
            spacing: Theme.gapTiny + Theme.hair
            Icon {
                anchors.verticalCenter: parent.verticalCenter
                visible: control.iconName !== ""
                size: Theme.iconSmall
                name: control.iconName
                color: control.inkColour
            }
            Print {
                id: words
                anchors.verticalCenter: parent.verticalCenter
                visible: control.text !== ""
                text: control.text
                font: control.font
                color: control.inkColour
                elide: Text.ElideRight
                width: Math.min(Math.ceil(implicitWidth), Math.max(0, body.width - body.extras))
            }
        }
    }
    background: Item {
        implicitWidth: control.passive ? 0 : 32
        Rectangle {
            anchors.verticalCenter: parent.verticalCenter
            width: parent.width
            height: control.drawn
            radius: height / 2
            color: control.off ? "transparent" : control.strong ? (control.atTable ? Theme.bubble : Theme.selected) : control.atTable ? Theme.tableChip : Theme.hover
            Rectangle {
                anchors.fill: parent
                radius: parent.radius
                visible: !control.passive && (control.hovered || control.down)
                color: control.atTable && !control.strong ? Theme.tableHover : Theme.hover
            }
            FocusRing {
                shown: control.visualFocus
                innerRadius: parent.height / 2
            }
        }
    }
    Tip {
        shown: control.hovered || control.visualFocus
        words: (body.cut ? control.text + "\n" : "") + control.hint
    }
}
