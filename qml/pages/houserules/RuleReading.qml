// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Hanpan

/// One rule to read: its words, its value, and what the preset has where that differs.
Item {
    id: reading

    required property string groupLabel
    required property string label
    required property string help
    required property string valueText
    required property string presetText
    required property bool changed
    required property bool greyed
    required property string greyedReason
    required property bool firstInGroup

    height: title.height + body.height
    Accessible.role: Accessible.Row
    Accessible.name: label + ": " + valueText
    Accessible.description: greyed ? greyedReason : help

    Caption {
        id: title
        visible: reading.firstInGroup
        height: visible ? implicitHeight : 0
        topPadding: Theme.gapMedium
        bottomPadding: Theme.gapSmall
        text: reading.groupLabel
        tone: "red"
        font.bold: true
        Accessible.role: Accessible.Heading
    }
    Rectangle {
        id: body
        anchors.top: title.bottom
        width: parent.width
        height: Math.max(words.height, values.height) + 2 * Theme.gapSmall
        color: reading.changed ? Theme.surfaceChanged : Theme.surface
        Rectangle {
            visible: reading.changed
            width: Theme.u(4)
            height: parent.height
            color: Theme.gold
        }
        Rectangle {
            anchors.bottom: parent.bottom
            width: parent.width
            height: Theme.hair
            color: Theme.lineSoft
        }
        Column {
            id: words
            x: Theme.gapMedium
            anchors.verticalCenter: parent.verticalCenter
            width: parent.width * 0.62 - x
            opacity: reading.greyed ? 0.62 : 1
            Caption {
                width: parent.width
                text: reading.label
                font.bold: true
                wrapMode: Text.Wrap
            }
            Caption {
                width: parent.width
                text: reading.greyed ? reading.greyedReason : reading.help
                tone: "mute"
                font.pixelSize: Theme.textSmall
                wrapMode: Text.Wrap
            }
        }
        Column {
            id: values
            anchors.right: parent.right
            anchors.rightMargin: Theme.gapMedium
            anchors.verticalCenter: parent.verticalCenter
            width: parent.width * 0.38 - 2 * Theme.gapMedium
            opacity: reading.greyed ? 0.62 : 1
            Caption {
                width: parent.width
                text: reading.valueText
                font.bold: true
                horizontalAlignment: Text.AlignRight
                wrapMode: Text.Wrap
            }
            Caption {
                width: parent.width
                visible: reading.changed
                text: qsTr("preset: %1").arg(reading.presetText)
                tone: "gold"
                font.pixelSize: Theme.textSmall
                horizontalAlignment: Text.AlignRight
                wrapMode: Text.Wrap
            }
        }
    }
}
