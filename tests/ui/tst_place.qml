// SPDX-License-Identifier: GPL-3.0-or-later
// A game's place is painted where places are chosen and the game has one; a hoop stands where its player does.
import QtQuick
import QtTest
import Hanpan

Item {
    id: root
    width: 480
    height: 300

    Component {
        id: cloth
        TableCloth {
            game: "hoola"
            width: 480
            height: 300
        }
    }
    Component {
        id: hoop
        Hoop {
            width: 208
            colour: "#3f74ad"
            waist: 60
            ground: 200
        }
    }

    TestCase {
        name: "Place"
        when: windowShown

        function cleanup() {
            Preferences.cloth = "place"
            Preferences.theme = "light"
            Preferences.motion = "normal"
        }
        /// The picture of the place over a cloth, or null.
        function pictureOf(over) {
            const field = Array.from(over.children).find(child => child instanceof PlacePicture)
            tryVerify(() => !field.painting)
            return Array.from(field.children).find(child => child instanceof Image && child.visible) ?? null
        }

        function test_it_is_chosen() {
            Preferences.theme = "light"
            for (const row of [["place", "light", true], ["place", "dark", true], ["place", "contrast", false], ["felt", "light", false]]) {
                Preferences.cloth = row[0]
                Preferences.theme = row[1]
                const over = createTemporaryObject(cloth, root)
                compare(pictureOf(over) !== null, row[2], row.join(" "))
            }
        }

        function test_it_follows_the_choice_and_the_size() {
            const over = createTemporaryObject(cloth, root)
            compare(pictureOf(over).sourceSize, Qt.size(480, 300))
            over.width = 400
            compare(pictureOf(over).sourceSize, Qt.size(400, 300))
            Preferences.cloth = "weave"
            compare(pictureOf(over), null)
            Preferences.cloth = "place"
            compare(pictureOf(over).sourceSize, Qt.size(400, 300))
        }

        function test_a_hoop_falls() {
            Preferences.motion = "off"
            const one = createTemporaryObject(hoop, root)
            const middle = () => one.y + one.height / 2
            compare(middle(), 60)
            const upright = one.opacity
            one.dropped = true
            compare(middle(), 200)
            verify(one.opacity < upright && one.rotation !== 0)
            one.dropped = false
            compare(middle(), 60)
            compare(one.rotation, 0)
            // A turn that begins moves nothing then, and a little where things move.
            one.turning = true
            compare(one.rotation, 0)
            one.turning = false
            Preferences.motion = "fast"
            one.turning = true
            tryVerify(() => one.rotation !== 0)
            tryVerify(() => one.rotation === 0)
        }
    }
}
