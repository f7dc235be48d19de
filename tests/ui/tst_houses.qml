// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtTest
import Hanpan

// All rule sets of a game beside each other, and those that suit a wish: with a pointer and with keys.
Item {
    id: root
    width: 1440
    height: 900

    SignalSpy {
        id: replaced
        target: Navigator
        signalName: "replaceRequested"
    }
    SignalSpy {
        id: back
        target: Navigator
        signalName: "backRequested"
    }

    Component {
        id: pages
        HousesPage {
            width: root.width
            height: root.height
            game: "hulahoo"
        }
    }
    Component {
        id: panels
        HouseRules {
            width: root.width
            height: root.height
            game: "hulahoo"
        }
    }

    TestCase {
        name: "Houses"
        when: windowShown

        property var page

        function init() {
            Preferences.language = "en"
            Preferences.motion = "off"
            RulesInUse.usePreset("hulahoo", "default")
            page = createTemporaryObject(pages, root)
            verify(page)
            waitForRendering(page)
            replaced.clear()
            back.clear()
        }
        function rows() { return findChild(page, "housesRows") }
        function line(index) { return rows().itemAtIndex(index) }
        function played() {
            for (var i = 0; i < rows().count; ++i)
                if (line(i).one.cells.length === 0 || line(i).one.cells[0].text === "")
                    return false
            return rows().count > 0
        }
        function test_sortedByAPressAndByKeys() {
            tryVerify(played, 20000)
            var column = findChild(page, "column turns")
            mouseClick(column)
            compare(column.sorted, true)
            verify(parseFloat(line(0).one.cells[0].text) <= parseFloat(line(rows().count - 1).one.cells[0].text))
            // The keyboard is where the pointer was; the next column by an arrow, sorted by Return, and the other way.
            keyClick(Qt.Key_Right)
            keyClick(Qt.Key_Return)
            var next = findChild(page, "column choices")
            compare(next.sorted, true)
            compare(column.sorted, false)
            verify(next.Accessible.name.indexOf("smallest") > 0)
            keyClick(Qt.Key_Return)
            verify(next.Accessible.name.indexOf("largest") > 0)
            keyClick(Qt.Key_Return)
            compare(next.sorted, false)
        }
        function test_aRowOpensThatSet() {
            var ids = Array.from({length: rows().count}, (_, i) => line(i).one.setId)
            verify(ids.length > 1)
            rows().forceActiveFocus()
            rows().currentIndex = 0
            keyClick(Qt.Key_Down)
            keyClick(Qt.Key_Return)
            compare(replaced.count, 1)
            verify(replaced.signalArguments[0][0].indexOf("HouseRules") >= 0)
            verify(line(1).one.inUse)
            mouseClick(line(0))
            compare(replaced.count, 2)
            verify(line(0).one.inUse && !line(1).one.inUse)
        }
        /// From the panel it goes back to it, which tells what was lost and takes it back.
        function test_changesAreNotLost() {
            var panel = createTemporaryObject(panels, root)
            waitForRendering(panel)
            page.panel = panel
            var values = RulesInUse.valuesOf("hulahoo")
            findChild(panel, "rule_" + Object.keys(values).find(id => typeof values[id] === "boolean")).focusEditor()
            keyClick(Qt.Key_Space)
            compare(RulesInUse.labelOf("hulahoo").slice(-3), " +1")
            // The changed rules have a row of their own; it leads back without a change.
            tryCompare(rows(), "count", line(0) ? rows().count : -1)
            tryVerify(() => line(0).one.setId === "" && line(0).one.inUse)
            line(0).pressed()
            compare(back.count, 1)
            compare(RulesInUse.labelOf("hulahoo").slice(-3), " +1")
            line(2).pressed()
            compare(back.count, 2)
            var notice = findChild(panel, "notice")
            tryVerify(() => notice.shown)
            RulesInUse.undo("hulahoo")
            compare(RulesInUse.labelOf("hulahoo").slice(-3), " +1")
        }
        function test_noPlayingUnseen() {
            page.part = "find"
            tryVerify(() => !rows().visible)
            page.visible = false
            verify(findChild(page, "housesRows"))
            page.visible = true
        }
        function test_whatSuitsAWish() {
            page.part = "find"
            tryVerify(() => findChild(page, "wishesSaid").text !== "")
            verify(!findChild(page, "found 0"))
            var length = findChild(page, "wishLength")
            length.chosen(-1)
            compare(length.value, -1)
            tryVerify(() => findChild(page, "found 0") !== null, 20000)
            var first = findChild(page, "found 0")
            verify(first.one.title !== "" && first.one.verdict !== "" && first.one.figures.length === 1)
            mouseClick(findChild(first, "use"))
            compare(replaced.count, 1)
        }
        function test_languageSwitch() {
            var title = page.title
            var label = findChild(page, "column turns").one.label
            Preferences.language = "ko"
            tryVerify(() => page.title !== title && findChild(page, "column turns").one.label !== label)
            Preferences.language = "en"
            tryCompare(page, "title", title)
        }
    }
}
