// SPDX-License-Identifier: GPL-3.0-or-later
// Who sits at the table: each face shows its mood, looks where it should, and is nobody's business but the eye's.
import QtQuick
import QtTest
import Hanpan
import HanpanMock

Item {
    id: root
    width: 1440
    height: 900

    Component {
        id: maker
        Avatar {
            width: 48
            face: "fox"
            name: "Fox"
        }
    }
    Component {
        id: pickers
        FacePicker {}
    }

    TestCase {
        name: "Faces"
        when: windowShown

        function init() {
            failOnWarning(/.?/)
            Preferences.playerFace = "girl"
        }
        function cleanup() {
            Preferences.playerFace = "girl"
        }
        /// All pixels differ from one mood to the next: what was shown before is gone, at once.
        function test_moods() {
            var face = createTemporaryObject(maker, root)
            var drawn = findChild(face, "drawnFace")
            var seen = []
            for (var mood of ["waits", "thinks", "pleased", "hit", "wins"]) {
                face.mood = mood
                compare(drawn.status, Image.Ready)
                seen.push(grabImage(face))
                for (var i = 0; i + 1 < seen.length; ++i)
                    verify(!seen[i].equals(seen[seen.length - 1]), mood + " looks like " + i)
            }
            face.mood = "waits"
            verify(grabImage(face).equals(seen[0]))
            face.gaze = Qt.point(1, 0)
            verify(!grabImage(face).equals(seen[0]))
            face.gaze = Qt.point(0, 0)
            face.lids = true
            verify(!grabImage(face).equals(seen[0]))
            verify(face.Accessible.ignored && drawn.Accessible.ignored)
        }
        /// The person has the chosen face, or the beginning of the name.
        function test_own() {
            var face = createTemporaryObject(maker, root, { face: "", name: "Sol" })
            var drawn = findChild(face, "drawnFace")
            verify(drawn.visible)
            var girl = grabImage(face)
            Preferences.playerFace = "man"
            verify(drawn.visible)
            verify(!grabImage(face).equals(girl))
            Preferences.playerFace = "letters"
            verify(!drawn.visible)
            compare(face.children[1].children[0].text, "So")
            Preferences.playerFace = "girl"
            verify(grabImage(face).equals(girl))
        }
        function test_picker() {
            var picker = createTemporaryObject(pickers, root)
            picker.forceActiveFocus()
            compare(Preferences.playerFace, "girl")
            keyClick(Qt.Key_Right)
            compare(Preferences.playerFace, "boy")
            keyClick(Qt.Key_End)
            compare(Preferences.playerFace, "letters")
            keyClick(Qt.Key_Right)
            compare(Preferences.playerFace, "letters")
            mouseClick(findChild(picker, "playerFace-grandfather"))
            compare(Preferences.playerFace, "grandfather")
            verify(picker.Accessible.name.indexOf(findChild(picker, "playerFace-grandfather").Accessible.name) > 0)
        }
    }
    TableCase {
        name: "FacesAtTheTable"
        room: root

        function face(seat) {
            return Array.from(findChild(view, "seat" + seat).children).find(one => String(one).startsWith("Avatar"))
        }
        function test_moodsAndGlances() {
            mock.seatRow({ seat: 1, face: "fox", mood: "thinks", looksAt: -1 })
            compare(face(1).mood, "thinks")
            compare(face(1).face, "fox")
            mock.seatRow({ seat: 1, mood: "hit", looksAt: 0 })
            compare(face(1).mood, "hit")
            // Everybody looks at the seat meant: there it lies.
            for (var at = 1; at < 4; ++at)
                for (var other = 0; other < 4; ++other) {
                    if (at === other)
                        continue
                    mock.seatRow({ seat: at, looksAt: other })
                    var from = view.layout.seatSpot(at), to = view.layout.seatSpot(other)
                    var gaze = face(at).gaze
                    verify(gaze.x !== 0 || gaze.y !== 0)
                    verify(gaze.x * (to.x - from.x) >= 0 && gaze.y * (to.y - from.y) >= -1, at + " to " + other)
                }
            mock.seatRow({ seat: 1, looksAt: -2 })
            compare(face(1).gaze, Qt.point(0, 0))
            // No mood is read aloud.
            var told = findChild(view, "seat1").Accessible.name
            mock.seatRow({ seat: 1, mood: "wins" })
            compare(findChild(view, "seat1").Accessible.name, told)
        }
        /// The own seat shows the chosen face.
        function test_ownSeat() {
            compare(face(0).drawn, Preferences.playerFace)
            Preferences.playerFace = "woman"
            compare(face(0).drawn, "woman")
            Preferences.playerFace = "girl"
        }
        /// Eyes shut for a moment and open again; nobody blinks where nothing is to move.
        function test_blinks() {
            var badge = findChild(view, "seat2")
            badge.blink()
            verify(face(2).lids)
            tryVerify(() => !face(2).lids)
            var blinker = findChild(view, "blinker")
            verify(!blinker.running)
            Preferences.motion = "normal"
            compare(blinker.running, root.Window.active)
            Preferences.motion = "off"
            verify(!blinker.running)
        }
        /// Result sheets show how each came off.
        function test_results() {
            mock.say("result", { title: "Fox goes out", payments: [
                { seat: 0, name: "You", payment: "−3", amount: -3, paymentSign: -1, score: "−3", winner: false, mood: "hit" },
                { seat: 1, name: "Fox", face: "fox", payment: "+3", amount: 3, paymentSign: 1, score: "+9", winner: true, mood: "wins" }],
                remark: { name: "Fox", face: "fox", words: "My beautiful points!" } })
            mock.happened("discard", 1)
            mock.say("phase", "roundOver")
            var moods = () => {
                var found = []
                var look = (item) => {
                    if (item.objectName === "resultFace" && item.visible)
                        found.push(item.drawn + " " + item.mood)
                    for (var child of Array.from(item.children))
                        look(child)
                }
                look(findChild(view, "roundResult"))
                return found.sort().join()
            }
            tryVerify(() => moods() === "fox wins,girl hit", 5000, moods())
            compare(findChild(view, "remark").children[0].mood, "wins")
        }
    }
}
