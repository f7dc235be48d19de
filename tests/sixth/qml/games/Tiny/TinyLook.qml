// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick

/// How the sixth game shows itself (GameShelf says what each property means).
QtObject {
    readonly property string id: "tiny"
    readonly property string pieces: qsTr("12 numbers")
    readonly property int from: 2
    readonly property int to: 4
    readonly property string line: qsTr("Keep the lowest hand")
    readonly property bool wide: false
    readonly property real size: 0.37
    readonly property var scene: [["3", -0.4, 0.04, -9], ["5", 0, -0.02, -1], ["8", 0.4, 0.05, 9]]
    readonly property color table: "#2f5d62"
    readonly property color tableDeep: "#1d3b3f"
    readonly property color tableLight: "#3b7379"
    readonly property string piece: "hoop"
    readonly property bool ownLength: true
    readonly property url layout: Qt.resolvedUrl("TinyLayout.qml")
}
