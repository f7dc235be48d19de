// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick

/// The look of Ho-Hpai (GameShelf explains each property).
QtObject {
    readonly property string id: "hohpai"
    readonly property string pieces: qsTr("32 dominoes")
    readonly property int from: 3
    readonly property int to: 4
    readonly property string line: qsTr("Be the first to complete two perfect groups")
    readonly property bool wide: true
    readonly property real size: 0.22
    readonly property var scene: [["6-6", -0.725, 0, -3], ["5-5", -0.445, 0, 0], ["4-4", -0.165, 0, 3],
                                 ["1-3", 0.165, 0, -3], ["2-4", 0.445, 0, 0], ["5-6", 0.725, 0, 3]]
    readonly property color table: "#2b241f"
    readonly property color tableDeep: "#1b1613"
    readonly property color tableLight: "#403530"
    readonly property string piece: "domino"
    readonly property url layout: Qt.resolvedUrl("HohpaiLayout.qml")
    readonly property url place: Qt.resolvedUrl("HohpaiPlace.qml")
    readonly property var moments: ({ whirl: Qt.resolvedUrl("HohpaiWhirl.qml") })
    readonly property var lettered: ({ broken: 2.94, dealt: 6.56 })
}
