// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick

/// The look of Hollywood Rummy (GameShelf explains each property).
QtObject {
    readonly property string id: "hollywood"
    readonly property string pieces: qsTr("104 cards")
    readonly property int from: 4
    readonly property int to: 6
    readonly property string line: qsTr("Seven contracts; aces are wild")
    readonly property bool wide: false
    readonly property real size: 0.16
    readonly property var scene: [["7S", -0.21, 0.02, -9], ["AH", -0.07, -0.01, -3], ["9C", 0.07, -0.01, 3], ["TD", 0.21, 0.02, 9]]
    readonly property color table: "#27365a"
    readonly property color tableDeep: "#18223c"
    readonly property color tableLight: "#34477a"
    readonly property string piece: "card"
    readonly property url layout: Qt.resolvedUrl("HollywoodLayout.qml")
    readonly property url place: Qt.resolvedUrl("HollywoodPlace.qml")
    readonly property var moments: ({ runs: Qt.resolvedUrl("HollywoodRuns.qml"), at_once: Qt.resolvedUrl("HollywoodRuns.qml") })
    readonly property var lettered: ({ runs: 3.48, at_once: 6.27 })

    readonly property var editors: ({ contracts: Qt.resolvedUrl("ContractsEditor.qml") })
}
