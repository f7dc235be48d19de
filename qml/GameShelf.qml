// SPDX-License-Identifier: GPL-3.0-or-later
pragma Singleton
import QtQuick

/// How each game shows itself before it is played: its pieces as a still life on the home page and on the set-up page,
/// and a line about it. A sixth game is one more entry; whether it can be played the engine says (GameCatalog).
///
/// (It imports nothing of the module itself: singletons that do form a circle.)
/// `scene`: pieces in parts of the card's height, from the middle of the scene: [face, x, y, angle].
QtObject {
    id: shelf

    readonly property var games: [
        {
            id: "hoola",
            pieces: qsTr("52 cards"),
            from: 2, to: 7,
            line: qsTr("Thank you! and Stop; a seven stands alone"),
            wide: true,
            size: 0.225,
            scene: [["5H", -0.285, 0.03, -11], ["6H", -0.1, -0.015, -4], ["7H", 0.09, -0.015, 4], ["8H", 0.275, 0.03, 11]]
        },
        {
            id: "dragon",
            pieces: qsTr("112 cubes"),
            from: 3, to: 5,
            line: qsTr("Build a dragon: head, neck, body and tail"),
            wide: false,
            size: 0.13,
            scene: [["7s", -0.22, -0.115, 0], ["7s", -0.08, -0.115, 0], ["Dh", 0.21, -0.115, 0],
                    ["4d", -0.14, 0.105, 0], ["5d", 0, 0.105, 0], ["6d", 0.14, 0.105, 0]]
        },
        {
            id: "hollywood",
            pieces: qsTr("104 cards"),
            from: 4, to: 6,
            line: qsTr("Seven contracts; aces are wild"),
            wide: false,
            size: 0.16,
            scene: [["7S", -0.21, 0.02, -9], ["AH", -0.07, -0.01, -3], ["9C", 0.07, -0.01, 3], ["TD", 0.21, 0.02, 9]]
        },
        {
            id: "hohpai",
            pieces: qsTr("32 dominoes"),
            from: 3, to: 4,
            line: qsTr("Be first with two perfect groups"),
            wide: true,
            size: 0.22,
            scene: [["6-6", -0.725, 0, -3], ["5-5", -0.445, 0, 0], ["4-4", -0.165, 0, 3],
                    ["1-3", 0.165, 0, -3], ["2-4", 0.445, 0, 0], ["5-6", 0.725, 0, 3]]
        },
        {
            id: "hulahoo",
            pieces: qsTr("84 cards"),
            from: 2, to: 6,
            line: qsTr("Higher, lower, double! Keep the hoop up"),
            wide: true,
            size: 0.37,
            scene: [["4", -0.4, 0.04, -9], ["7", 0, -0.02, -1], ["13", 0.4, 0.05, 9]]
        }
    ]

    function entry(game: string): var {
        for (var i = 0; i < games.length; ++i)
            if (games[i].id === game)
                return games[i]
        return null
    }
}
