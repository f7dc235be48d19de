// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Hanpan

/// A panel of rows that belong together.
Item {
    default property alias rows: column.data

    width: parent.width
    height: column.height

    Panel {
        anchors.fill: parent
    }
    Column {
        id: column
        width: parent.width
    }
}
