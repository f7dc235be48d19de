// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick

/// How Dragon Holla shows itself (GameShelf says what each property means).
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
    readonly property real roomToLearn: 420
    readonly property color table: "#5b2329"
    readonly property color tableDeep: "#3d1419"
    readonly property color tableLight: "#7a2d34"
    readonly property string piece: "cube"
    readonly property url layout: Qt.resolvedUrl("DragonLayout.qml")
    readonly property bool piecesApart: true

    readonly property var lessons: [
        [qsTr("The aim"), qsTr("Turn your thirteen cubes into a dragon: head, neck, body and tail.")],
        [qsTr("Your turn"), qsTr("Take a cube from your mountain, from the island or, for a chip, from the river; then put one cube on the island.")],
        [qsTr("Combos"), qsTr("Twins are two equal cubes, sets are one number in different colours, runs are numbers of one colour in a row. A dragon cube stands for others.")],
        [qsTr("Holla!"), qsTr("When your hand is complete, discard and call Holla. The greater the beast, snake, imugi or dragon, the more it pays.")],
        [qsTr("The others"), qsTr("Everybody else pays for the hand, and for every cube left uncombined.")]
    ]
}
