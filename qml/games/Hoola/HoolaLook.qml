// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick

/// The look of Hoola (GameShelf explains each property).
QtObject {
    readonly property string id: "hoola"
    readonly property string pieces: qsTr("52 cards")
    readonly property int from: 2
    readonly property int to: 7
    readonly property string line: qsTr("Call “Thank you!” and “Stop!”; a lone seven is a meld")
    readonly property bool wide: true
    readonly property real size: 0.225
    readonly property var scene: [["5H", -0.285, 0.03, -11], ["6H", -0.1, -0.015, -4], ["7H", 0.09, -0.015, 4], ["8H", 0.275, 0.03, 11]]
    readonly property color table: "#1f4a43"
    readonly property color tableDeep: "#153530"
    readonly property color tableLight: "#2a5f56"
    readonly property string piece: "card"
    readonly property url layout: Qt.resolvedUrl("HoolaLayout.qml")
    readonly property url place: Qt.resolvedUrl("HoolaPlace.qml")
    readonly property var moments: ({ hoola: Qt.resolvedUrl("HoolaSweep.qml"), blast: Qt.resolvedUrl("HoolaSweep.qml"),
                                     thanks: Qt.resolvedUrl("HoolaThanks.qml"), undercut: Qt.resolvedUrl("HoolaGourd.qml"),
                                     bears_all: Qt.resolvedUrl("HoolaGourd.qml") })
    readonly property var lettered: ({ hoola: 2.10, blast: 3.77, thanks: 2.10, undercut: 2.94, bears_all: 2.10 })
    readonly property bool ownLength: true
}
