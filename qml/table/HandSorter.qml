// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Hanpan

/// How the own hand is ordered; a press goes to the next way. Moving a card by hand makes the order one's own.
Chip {
    id: sorter

    required property TableFace session
    /// Those that mean something in this game, and one's own order.
    readonly property var ways: all.filter(way => way.id === "own" || session.handSorts.indexOf(way.id) >= 0)
    readonly property var all: [
        { id: "rank", label: qsTr("By rank") },
        { id: "suit", label: qsTr("By suit") },
        { id: "melds", label: qsTr("By meld") },
        { id: "own", label: qsTr("Custom order") }
    ]

    readonly property bool own: session.handSort === "own"
    /// The order that one's own came out of.
    property string before: ""

    function next() {
        if (own && ways.some(way => way.id === before)) {
            session.handSort = before
            return
        }
        var at = ways.findIndex(way => way.id === session.handSort)
        // One's own order is reached by moving a card, not by asking for it.
        session.handSort = ways[(at + 1) % (ways.length - 1)].id
    }
    Connections {
        target: sorter.session
        function onHandChanged() {
            if (sorter.session.handSort !== "own")
                sorter.before = sorter.session.handSort
        }
    }
    Component.onCompleted: before = own ? "" : session.handSort

    objectName: "handSorter"
    // Nothing to choose where there is one order and the hand is in it.
    visible: ways.length > 2 || session.handSort === "own"
    iconName: own ? "restart" : "sort"
    text: session.handSortText || (ways.find(way => way.id === session.handSort) || ways[0]).label
    hint: own ? qsTr("Your own order. Sort automatically again (O)") : qsTr("Sort your hand (O)")
    atTable: true
    focusPolicy: Qt.TabFocus
    onTriggered: next()
}
