// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick

/// The look of Dragon Holla (GameShelf explains each property).
QtObject {
    readonly property string id: "dragon"
    readonly property string pieces: qsTr("112 cubes")
    readonly property int from: 3
    readonly property int to: 5
    readonly property string line: qsTr("Build a dragon: head, neck, body and tail")
    readonly property bool wide: false
    readonly property real size: 0.13
    readonly property var scene: [["7s", -0.22, -0.115, 0], ["7s", -0.08, -0.115, 0], ["Dh", 0.21, -0.115, 0],
                                 ["4d", -0.14, 0.105, 0], ["5d", 0, 0.105, 0], ["6d", 0.14, 0.105, 0]]
    readonly property color table: "#5b2329"
    readonly property color tableDeep: "#3d1419"
    readonly property color tableLight: "#7a2d34"
    readonly property string piece: "cube"
    readonly property url layout: Qt.resolvedUrl("DragonLayout.qml")
    readonly property url place: Qt.resolvedUrl("DragonPlace.qml")
    readonly property var moments: ({ dragon: Qt.resolvedUrl("DragonRises.qml"), special: Qt.resolvedUrl("DragonRises.qml") })
    readonly property var lettered: ({ dragon: 2.61, special: 5.40 })
    readonly property bool piecesApart: true
}
