// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick

/// How HULA-HOO! shows itself (GameShelf says what each property means).
QtObject {
    readonly property string id: "hulahoo"
    readonly property string pieces: qsTr("84 cards")
    readonly property int from: 2
    readonly property int to: 6
    readonly property string line: qsTr("Higher, lower, double! Keep the hoop up")
    readonly property bool wide: true
    readonly property real size: 0.37
    readonly property var scene: [["4", -0.4, 0.04, -9], ["7", 0, -0.02, -1], ["13", 0.4, 0.05, 9]]
    readonly property real roomToLearn: 300
    readonly property color table: "#b8692a"
    readonly property color tableDeep: "#7e4115"
    readonly property color tableLight: "#c57a2c"
    readonly property string piece: "hoop"
    readonly property url layout: Qt.resolvedUrl("HulahooLayout.qml")

    readonly property var lessons: [
        [qsTr("The aim"), qsTr("Stay in until everybody else has dropped the hoop, or play your last card.")],
        [qsTr("Your turn"), qsTr("Answer the call: play higher or lower than the last card as you were told, then call higher or lower for the next player.")],
        [qsTr("Double!"), qsTr("The same number doubles: you draw a card, and the next player needs that number again, a neighbour of it, or a joker.")],
        [qsTr("Seven is the joker"), qsTr("A seven fits always. It may not be your last card.")],
        [qsTr("The score"), qsTr("Who cannot answer is out of the round. The last one in scores the discard pile; 77 points win the match.")]
    ]
}
