// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick

/// How Hoola shows itself (GameShelf says what each property means).
QtObject {
    readonly property string id: "hoola"
    readonly property string pieces: qsTr("52 cards")
    readonly property int from: 2
    readonly property int to: 7
    readonly property string line: qsTr("Thank you! and Stop; a seven stands alone")
    readonly property bool wide: true
    readonly property real size: 0.225
    readonly property var scene: [["5H", -0.285, 0.03, -11], ["6H", -0.1, -0.015, -4], ["7H", 0.09, -0.015, 4], ["8H", 0.275, 0.03, 11]]
    readonly property real roomToLearn: 420
    readonly property color table: "#1f4a43"
    readonly property color tableDeep: "#153530"
    readonly property color tableLight: "#2a5f56"
    readonly property string piece: "card"
    readonly property url layout: Qt.resolvedUrl("HoolaLayout.qml")
    readonly property bool ownLength: true
    readonly property url story: Qt.resolvedUrl("HoolaStory.qml")

    readonly property var lessons: [
        [qsTr("The aim"), qsTr("Get rid of all your cards first, or hold the fewest points when play is stopped.")],
        [qsTr("Your turn"), qsTr("Draw a card from the stock, put down melds and add to melds if you like, then discard one card.")],
        [qsTr("Melds"), qsTr("Three or four cards of one rank, or three or more of one suit in a row. A seven may stand alone.")],
        [qsTr("Thank you!"), qsTr("When somebody discards the very card you need for a new meld, take it, even out of turn, and play on from your seat.")],
        [qsTr("Stop and Hoola"), qsTr("With few points left you may stop play: the lowest hand wins. Going out in a single turn is Hoola, and everybody pays double.")]
    ]
}
