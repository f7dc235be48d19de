// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Hanpan

/// The order of the own hand; a press goes to the next one. Moving a card by hand makes the order the person's own.
Chip {
    id: sorter

    required property TableFace session
    /// The orders that mean something in this game, and the person's own.
    readonly property var ways: all.filter(way => way.id === "own" || session.handSorts.indexOf(way.id) >= 0)
    readonly property var all: [
        { id: "rank", label: qsTr("By rank") },
        { id: "suit", label: qsTr("By suit") },
        { id: "melds", label: qsTr("By meld") },
        { id: "own", label: qsTr("Custom order") }
    ]

    readonly property bool own: session.handSort === "own"
    /// The order from which the person's own was made.
    property string before: ""

    function next() {
        if (own && ways.some(way => way.id === before)) {
            session.handSort = before
            return
        }
        const at = ways.findIndex(way => way.id === session.handSort)
        // The own order is reached by moving a card, not by a press.
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
    // There is nothing to choose if there is only one order and the hand is in it.
    visible: ways.length > 2 || session.handSort === "own"
    iconName: own ? "restart" : "sort"
    text: session.handSortText || (ways.find(way => way.id === session.handSort) || ways[0]).label
    hint: own ? qsTr("Your own order. Sort automatically again (O)") : qsTr("Sort your hand (O)")
    atTable: true
    focusPolicy: Qt.TabFocus
    onTriggered: next()
}
