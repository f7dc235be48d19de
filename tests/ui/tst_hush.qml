// SPDX-License-Identifier: GPL-3.0-or-later
// What comes up by itself does not listen for its first moment: nobody is led on from what has not been seen.
import QtQuick
import QtTest
import Hanpan
import HanpanMock

Item {
    id: root
    width: 1280
    height: 200

    SignalSpy {
        id: led
        signalName: "nextRequested"
    }
    SignalSpy {
        id: read
        signalName: "readOn"
    }
    Component {
        id: puzzle
        PuzzleCard { width: root.width }
    }
    Component {
        id: lesson
        LessonCard { width: root.width }
    }

    MockTable {
        id: mock
    }
    Component {
        id: moment
        Hush {}
    }

    TestCase {
        name: "Hush"
        when: windowShown

        readonly property puzzleVerdict nine: mock.value("PuzzleVerdict", { text: "Nine", gradeText: "Best", grade: "best", sign: "!", same: true, answered: true, found: true })

        function init() {
            failOnWarning(/.?/)
            led.clear()
            read.clear()
        }
        function test_verdict() {
            var card = createTemporaryObject(puzzle, root)
            led.target = card
            verify(!card.takeKeys())
            card.asked = false
            card.judging = true
            verify(!card.takeKeys())
            card.verdict = nine
            card.judging = false
            verify(card.takeKeys())
            var go = findChild(card, "puzzleNext")
            keyClick(Qt.Key_Return)
            keyClick(Qt.Key_Space)
            mouseClick(go)
            compare(led.count, 0)
            tryVerify(() => go.activeFocus && go.enabled)
            keyClick(Qt.Key_Return)
            compare(led.count, 1)
            // The next verdict is as new.
            card.asked = true
            verify(findChild(card, "puzzleShow").enabled)
            card.asked = false
            verify(card.takeKeys())
            keyClick(Qt.Key_Return)
            compare(led.count, 1)
            tryVerify(() => go.activeFocus && go.enabled)
        }
        function test_stepOfALesson() {
            var card = createTemporaryObject(lesson, root, { lesson: mock.value("LessonShown", { kind: "ask", text: "Draw", step: 1 }) })
            read.target = card
            led.target = card
            verify(findChild(card, "lessonHint").enabled)
            verify(!card.takeKeys())
            card.lesson = mock.value("LessonShown", { kind: "say", text: "Well done", step: 2 })
            verify(card.takeKeys())
            var go = findChild(card, "lessonGo")
            keyClick(Qt.Key_Return)
            compare(read.count, 0)
            tryVerify(() => go.activeFocus && go.enabled)
            keyClick(Qt.Key_Return)
            compare(read.count, 1)
            // Who reads on is not held up.
            card.lesson = mock.value("LessonShown", { kind: "say", text: "Now look", step: 3 })
            keyClick(Qt.Key_Return)
            compare(read.count, 2)
            card.lesson = mock.value("LessonShown", { kind: "end", text: "That is all", step: 4 })
            verify(card.takeKeys())
            keyClick(Qt.Key_Return)
            compare(led.count, 1)
        }
        /// One question after another, the prompt being there all the time: each has a first moment.
        function test_anythingElseIsAsNew() {
            var hush = createTemporaryObject(moment, root, { shown: true, what: 1 })
            tryVerify(() => hush.over)
            hush.what = 2
            verify(!hush.over)
            tryVerify(() => hush.over)
            hush.shown = false
            hush.what = 3
            verify(!hush.over)
            verify(!hush.running)
        }
        function test_whoHasGoneIsNotCalledBack() {
            var card = createTemporaryObject(puzzle, root, { asked: false, verdict: nine })
            verify(card.takeKeys())
            var elsewhere = createTemporaryQmlObject("import QtQuick; Item { focus: true }", root)
            elsewhere.forceActiveFocus()
            var go = findChild(card, "puzzleNext")
            tryVerify(() => go.enabled)
            verify(elsewhere.activeFocus)
            card.forceActiveFocus()
            verify(go.activeFocus)
        }
    }
}
