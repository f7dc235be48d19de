// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Hanpan

/// The order of the own hand; a press goes to the next one. Moving a card by hand makes the order the person's own.
Chip {
    id: sorter

    required property TableFace session
    /// The orders that mean something in this game, and the person's own.
    readonly property list<string> ways: Array.from(["rank", "suit", "melds", "own"]).filter(way => way === "own" || Array.from(session.handSorts).includes(way))
    function named(way: string): string {
        switch (way) {
        case "rank": return qsTr("By rank")
        case "suit": return qsTr("By suit")
        case "melds": return qsTr("By meld")
        default: return qsTr("Custom order")
        }
    }

    readonly property bool own: session.handSort === "own"
    /// The order from which the person's own was made.
    property string before: ""

    function next(): void {
        if (own && Array.from(ways).includes(before)) {
            session.handSort = before
            return
        }
        const at = Array.from(ways).indexOf(session.handSort)
        // The own order is reached by moving a card, not by a press.
        session.handSort = ways[(at + 1) % (ways.length - 1)]
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
    text: session.handSortText || named(Array.from(ways).includes(session.handSort) ? session.handSort : ways[0])
    hint: own ? qsTr("Your own order. Sort automatically again (O)") : qsTr("Sort your hand (O)")
    atTable: true
    focusPolicy: Qt.TabFocus
    onTriggered: next()
}
