// SPDX-License-Identifier: GPL-3.0-or-later
// A list that grows while somebody reads it: what was there stays, and the place too.
import QtQuick
import QtTest
import Hanpan

Item {
    id: root
    width: 300
    height: 200

    property int found: 0
    ListView {
        id: list
        anchors.fill: parent
        model: NumberedRows { wanted: root.found }
        delegate: Item {
            required property int index
            width: 300
            height: 40
        }
    }

    TestCase {
        name: "Rows"
        when: windowShown

        function init() {
            failOnWarning(/.?/)
        }
        function test_grows() {
            root.found = 30
            compare(list.count, 30)
            list.currentIndex = 20
            list.positionViewAtIndex(18, ListView.Beginning)
            var at = list.contentY
            var first = list.itemAtIndex(18)
            verify(first !== null)
            compare(first.index, 18)
            root.found = 45
            compare(list.count, 45)
            compare(list.currentIndex, 20)
            compare(list.contentY, at)
            verify(list.itemAtIndex(18) === first)
            root.found = 19
            compare(list.count, 19)
            verify(list.itemAtIndex(18) === first)
        }
    }
}
