// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Controls.Basic
import Hanpan

/// A button with words. `kind`: "primary" (gold, one on a page), "plain" or "quiet" (no body until touched). A button
/// that cannot be used now stays where it is, dimmed: set `available` to false and give the reason in `reason`. It then
/// keeps its place in the tab order, shows its reason as a tooltip and emits refused() when pressed.
Button {
    id: control

    property string kind: "plain"
    property bool available: true
    /// Icon and words are at the left, as in a menu, rather than in the middle.
    property bool leading: false
    property string reason
    /// The reason is shown beside it, so that it need not cover anything as a tooltip.
    property bool explained: false
    property string hint
    /// A drawing before the words.
    property string iconName
    /// The key that does the same, shown in a small frame ("M").
    property string keyHint
    /// On a table, colours do not follow the theme.
    property bool atTable: false

    /// What icon and key take beside the words.
    readonly property real extraRoom: body.iconRoom + body.keyRoom

    signal triggered()
    signal refused()

    readonly property color inkColour: !available ? (atTable ? Theme.tableMute : Theme.mute)
                                     : kind === "primary" ? Theme.goldInk
                                     : kind === "quiet" ? (atTable ? Theme.tableInk : Theme.ink)
                                     : atTable ? Theme.bubbleInk : Theme.ink
    readonly property color bodyColour: !available ? (atTable ? Theme.tableChip : "transparent")
                                      : kind === "primary" ? Theme.gold
                                      : kind === "quiet" ? "transparent" : atTable ? Theme.hanji : Theme.button
    readonly property color edgeColour: kind === "primary" ? Theme.goldEdge : atTable ? Theme.cardEdge : Theme.buttonEdge

    onClicked: available ? triggered() : refused()
    Keys.onReturnPressed: clicked()
    Keys.onEnterPressed: clicked()

    implicitHeight: Theme.controlHeight
    leftPadding: Theme.gapMedium
    rightPadding: Theme.gapMedium
    topPadding: 0
    bottomPadding: 0
    hoverEnabled: true
    font.family: Theme.family
    font.pixelSize: Theme.textBody
    font.bold: true

    Accessible.role: Accessible.Button
    Accessible.name: text
    // It stays enabled, because a press tells the reason; people who only hear it must know before.
    Accessible.description: available ? hint : qsTr("Not now: %1").arg(reason === "" ? hint : reason)
    Accessible.onPressAction: clicked()

    contentItem: Item {
        id: body
        // The room for icon and key, and the full length of the words: a narrow button shortens only the words.
        readonly property int iconRoom: control.iconName === "" ? 0 : Theme.iconSize + row.spacing
        readonly property int keyRoom: control.keyHint === "" ? 0 : keyFrame.width + row.spacing
        readonly property bool cut: words.truncated
        readonly property int needed: Math.ceil(words.implicitWidth)
        // Before large words are shortened, first the key goes, then the icon.
        readonly property bool keyShown: keyRoom > 0 && (Theme.grown === 1 || width >= needed + iconRoom + keyRoom)
        readonly property bool iconShown: iconRoom > 0 && (Theme.grown === 1 || needed === 0 || width >= needed + iconRoom)
        readonly property int extras: (iconShown ? iconRoom : 0) + (keyShown ? keyRoom : 0)
        implicitWidth: needed + iconRoom + keyRoom
        implicitHeight: row.implicitHeight
        Row {
            id: row
            anchors.verticalCenter: parent.verticalCenter
            x: control.leading ? 0 : (parent.width - width) / 2
            anchors.verticalCenterOffset: control.down ? Theme.hair : 0
            spacing: Theme.gapSmall
            Icon {
                anchors.verticalCenter: parent.verticalCenter
                visible: body.iconShown
                name: control.iconName
                color: control.inkColour
            }
            Print {
                id: words
                anchors.verticalCenter: parent.verticalCenter
                width: Math.min(body.needed, Math.max(0, body.width - body.extras))
                text: control.text
                font: control.font
                color: control.inkColour
                elide: Text.ElideRight
            }
            Rectangle {
                id: keyFrame
                anchors.verticalCenter: parent.verticalCenter
                visible: body.keyShown
                width: Math.max(height, keyLabel.implicitWidth + Theme.gapSmall)
                height: keyLabel.implicitHeight + Theme.gapTiny
                radius: Theme.gapTiny
                color: "transparent"
                border.width: Theme.hair
                border.color: control.inkColour
                opacity: 0.85
                StrongPrint {
                    id: keyLabel
                    anchors.centerIn: parent
                    text: control.keyHint
                    font.pixelSize: Theme.textTiny
                    color: control.inkColour
                }
            }
        }
    }

    background: Item {
        implicitWidth: 32 // a finger's breadth, however short the words
        Rectangle {
            // The lower edge, which makes the button look pressable.
            visible: control.kind !== "quiet" && control.available
            anchors.fill: parent
            radius: Theme.radius
            color: control.edgeColour
        }
        Rectangle {
            anchors.fill: parent
            anchors.bottomMargin: control.kind === "quiet" || control.down ? 0 : Theme.u(2.5)
            anchors.topMargin: control.kind !== "quiet" && control.down ? Theme.hair : 0
            radius: Theme.radius
            color: control.bodyColour
            // One that cannot be used now is only a rim and its words: unlit, but readable.
            border.width: !control.available || Theme.sharp && control.kind !== "quiet" ? Theme.hair : 0
            border.color: control.atTable ? Theme.tableLine : Theme.line
            Rectangle {
                anchors.fill: parent
                radius: parent.radius
                color: control.down ? Theme.pressed : Theme.hover
                visible: control.available && (control.hovered || control.down)
            }
        }
        FocusRing {
            shown: control.visualFocus
        }
    }

    Tip {
        shown: control.hovered || control.visualFocus
        // Words that are shortened on the button are shown in full.
        words: (body.cut ? control.text + "\n" : "") + (control.available ? control.hint : control.explained ? "" : control.reason)
    }
}
