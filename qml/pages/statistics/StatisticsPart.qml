// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Hanpan

/// One of the questions that the statistics answer, with its answer below.
Item {
    id: part

    property string title
    property string help
    default property alias rows: column.data

    width: parent ? parent.width - Theme.gapSmall : 0
    height: column.height + 2 * Theme.gap
    Accessible.role: Accessible.Grouping
    Accessible.name: title

    Panel {
        anchors.fill: parent
    }
    Column {
        id: column
        x: Theme.gapMedium
        y: Theme.gap
        width: parent.width - 2 * x
        spacing: Theme.gapSmall
        Heading {
            width: parent.width
            text: part.title
            wrapMode: Text.Wrap
        }
        Remark {
            visible: text !== ""
            text: part.help
        }
    }
}
