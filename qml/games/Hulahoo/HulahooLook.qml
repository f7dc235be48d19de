// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick

/// The look of HULA-HOO! (GameShelf explains each property).
QtObject {
    readonly property string id: "hulahoo"
    readonly property string pieces: qsTr("84 cards")
    readonly property int from: 2
    readonly property int to: 6
    readonly property string line: qsTr("Higher, lower, double! Keep your hoop up")
    readonly property bool wide: true
    readonly property real size: 0.37
    readonly property var scene: [["4", -0.4, 0.04, -9], ["7", 0, -0.02, -1], ["13", 0.4, 0.05, 9]]
    readonly property color table: "#8f4c1b"
    readonly property color tableDeep: "#6a3510"
    readonly property color tableLight: "#98541d"
    readonly property string piece: "hoop"
    readonly property url layout: Qt.resolvedUrl("HulahooLayout.qml")
    readonly property url place: Qt.resolvedUrl("HulahooPlace.qml")
    readonly property var moments: ({ out: Qt.resolvedUrl("HulahooHoops.qml"), last: Qt.resolvedUrl("HulahooHoops.qml") })
    readonly property var lettered: ({ last: 4.47 })
}
