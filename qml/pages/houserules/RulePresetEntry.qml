// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Hanpan

/// A preset or an own rule set in the list: name, description, number of changes; an own one can be renamed and
/// deleted.
Item {
    id: entry

    required property int index
    required property string setId
    required property bool own
    required property string label
    required property string help
    required property bool current
    required property int changes
    required property bool verified
    required property bool reconstructed
    required property bool firstOwn
    property bool hasFocus: false

    signal pressed()
    signal renameWanted()
    signal deleteWanted()

    height: title.height + body.height
    Accessible.role: Accessible.ListItem
    Accessible.name: label + (changes > 0 ? " +" + changes : "")
    Accessible.description: help
    Accessible.selectable: true
    Accessible.selected: current
    Accessible.focusable: true
    Accessible.focused: hasFocus
    Accessible.onPressAction: pressed()

    Heading {
        id: title
        visible: entry.firstOwn
        height: visible ? implicitHeight : 0
        topPadding: Theme.gapMedium
        bottomPadding: Theme.gapTiny
        leftPadding: Theme.gapMedium
        text: qsTr("My rules")
        tone: "red"
        font.pixelSize: Theme.textSmall
    }
    Item {
        id: body
        anchors.top: title.bottom
        width: parent.width
        height: words.implicitHeight + 2 * Theme.gapSmall + Theme.gapTiny

        Panel {
            anchors.fill: parent
            anchors.margins: Theme.gapTiny
            visible: entry.current
            color: Theme.surfaceRaised
            borderWidth: Theme.stroke
            borderColour: Theme.gold
        }
        Rectangle {
            anchors.fill: parent
            anchors.margins: Theme.gapTiny
            radius: Theme.radius
            visible: !entry.current && area.containsMouse
            color: Theme.hover
        }
        Item {
            anchors.fill: parent
            anchors.margins: Theme.gapTiny + Theme.ring + Theme.hair
            FocusRing {
                shown: entry.hasFocus
            }
        }
        PointerArea {
            id: area
            anchors.fill: parent
            onClicked: entry.pressed()
            onDoubleClicked: {
                if (entry.own)
                    entry.renameWanted()
            }
        }
        Column {
            id: words
            anchors.left: parent.left
            anchors.leftMargin: Theme.gapMedium + Theme.gapTiny
            anchors.right: ownTools.visible ? ownTools.left : parent.right
            anchors.rightMargin: ownTools.visible ? 0 : Theme.gapMedium
            anchors.verticalCenter: parent.verticalCenter
            spacing: Theme.hair
            Row {
                width: parent.width
                spacing: Theme.gapSmall
                Caption {
                    width: Math.min(implicitWidth, parent.width - (changeMark.visible ? changeMark.width + parent.spacing : 0))
                    text: entry.label
                    font.bold: true
                    wrapMode: Text.Wrap
                }
                Row {
                    id: changeMark
                    anchors.verticalCenter: parent.verticalCenter
                    visible: entry.changes > 0
                    spacing: Theme.gapTiny
                    Disc {
                        anchors.verticalCenter: parent.verticalCenter
                        width: Theme.u(9)
                        color: Theme.gold
                    }
                    SmallCaption {
                        text: "+" + entry.changes
                        tone: "gold"
                        font.bold: true
                    }
                }
            }
            Remark {
                visible: text !== ""
                text: entry.help
            }
            Caption {
                width: parent.width
                visible: !entry.verified || entry.reconstructed
                text: entry.reconstructed ? qsTr("reconstructed") : qsTr("not verified")
                tone: "gold"
                font.pixelSize: Theme.textTiny
                font.bold: true
            }
        }
        Row {
            id: ownTools
            anchors.right: parent.right
            anchors.rightMargin: Theme.gapSmall
            anchors.verticalCenter: parent.verticalCenter
            visible: entry.own && (area.containsMouse || entry.current || renameButton.hovered || deleteButton.hovered)
            SmallIconButton {
                id: renameButton
                objectName: "rename"
                focusPolicy: Qt.NoFocus
                iconName: "edit"
                text: qsTr("Rename “%1” (F2)").arg(entry.label)
                onTriggered: entry.renameWanted()
            }
            SmallIconButton {
                id: deleteButton
                objectName: "delete"
                focusPolicy: Qt.NoFocus
                iconName: "trash"
                text: qsTr("Delete “%1” (Del)").arg(entry.label)
                onTriggered: entry.deleteWanted()
            }
        }
    }
}
