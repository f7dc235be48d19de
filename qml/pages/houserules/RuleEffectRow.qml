// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Hanpan

/// A figure: its name, its value, what it was before where that differs, and both in a small picture.
Item {
    id: row

    required property effectRow modelData

    objectName: "effect " + modelData.figureId
    implicitHeight: words.height + Theme.gapSmall
    height: implicitHeight
    Accessible.role: Accessible.StaticText
    Accessible.name: modelData.before === "" ? qsTr("%1: %2").arg(modelData.label).arg(modelData.now)
                                             : qsTr("%1: %2 instead of %3").arg(modelData.label).arg(modelData.now).arg(modelData.before)

    Column {
        id: words
        width: parent.width
        spacing: Theme.gapTiny
        SmallCaption {
            visible: row.modelData.group !== ""
            topPadding: Theme.gapSmall
            width: parent.width
            text: row.modelData.group
            font.bold: true
            Accessible.ignored: true
        }
        Item {
            width: parent.width
            height: Math.max(label.height, values.height)
            SmallPrint {
                id: label
                anchors.left: parent.left
                anchors.right: values.left
                anchors.rightMargin: Theme.gapSmall
                text: row.modelData.label
                wrapMode: Text.Wrap
                Accessible.ignored: true
            }
            SmallPrint {
                id: values
                anchors.right: parent.right
                font.bold: row.modelData.shows
                text: row.modelData.before === "" ? row.modelData.now
                    //: the figure before → after
                    : qsTr("%1 → %2").arg(row.modelData.before).arg(row.modelData.now)
                Accessible.ignored: true
            }
        }
        Item {
            // The interval as a band, the value as a mark on it, what it was before as a thin mark.
            visible: row.modelData.picture
            width: parent.width
            height: Theme.u(6)
            Rectangle {
                y: parent.height / 2 - height / 2
                width: parent.width
                height: Theme.hair
                color: Theme.line
            }
            Rectangle {
                x: parent.width * row.modelData.nowFrom
                width: Math.max(Theme.u(2), parent.width * (row.modelData.nowTo - row.modelData.nowFrom))
                height: parent.height
                radius: height / 2
                color: row.modelData.shows ? Theme.gold : Theme.line
            }
            Rectangle {
                x: parent.width * row.modelData.nowAt - width / 2
                width: Theme.u(3)
                height: parent.height
                color: Theme.ink
            }
            Rectangle {
                visible: row.modelData.beforeAt >= 0
                x: parent.width * row.modelData.beforeAt - width / 2
                y: -Theme.u(2)
                width: Theme.hair
                height: parent.height + Theme.u(4)
                color: Theme.mute
            }
        }
    }
}
