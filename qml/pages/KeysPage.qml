// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Hanpan

/// Every key of every page and game, to be read and changed.
PageFrame {
    title: qsTr("Keys")
    contentLimit: Theme.measure
    tools: [
        ActionButton {
            objectName: "resetKeys"
            text: qsTr("Restore every key")
            onTriggered: table.list.restore("")
        }
    ]

    ScrollPage {
        anchors.fill: parent
        KeyTable {
            id: table
            width: parent.width
        }
    }
}
