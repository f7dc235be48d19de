// SPDX-License-Identifier: GPL-3.0-or-later
pragma Singleton
import QtQuick
import Hanpan

/// What the hidden side of a piece looks like, by kind of piece and the name of the back (Preferences.backs knows the names).
/// Cards and hoop cards: a drawing, the ground it lies on (`face`), its colour, how much of the width it takes, whether it is
/// as tall as the card. Dominoes and cubes: the colour above and below, the grain or the rim.
QtObject {
    readonly property var all: ({
        card: {
            patchwork: {drawing: "back", face: Theme.cardFace, colour: Qt.color("#000000"), inner: 0.9, tall: true},
            lattice: {drawing: "back-lattice", face: Theme.cardFace, colour: Qt.color("#000000"), inner: 0.9, tall: true},
            waves: {drawing: "back-waves", face: Theme.cardFace, colour: Qt.color("#000000"), inner: 0.9, tall: true},
            tortoise: {drawing: "back-tortoise", face: Theme.cardFace, colour: Qt.color("#000000"), inner: 0.9, tall: true}
        },
        hoop: {
            hoop: {drawing: "hoop", face: Theme.amberDeep, colour: Theme.gold, inner: 0.7, tall: false},
            hoops: {drawing: "hoops", face: Qt.color("#1d4a5c"), colour: Qt.color("#7fd0c8"), inner: 0.78, tall: false},
            target: {drawing: "target", face: Qt.color("#5a1f3a"), colour: Qt.color("#f0a0b4"), inner: 0.78, tall: false},
            sparks: {drawing: "sparks", face: Qt.color("#2c3a24"), colour: Qt.color("#d6e08a"), inner: 0.8, tall: false}
        },
        domino: {
            walnut: {above: Theme.dominoBack, below: Theme.dominoBackLow, grain: Theme.dominoGrain},
            ebony: {above: Qt.color("#3a3633"), below: Qt.color("#25211f"), grain: Qt.color("#5a544f")},
            cherry: {above: Qt.color("#8a4a30"), below: Qt.color("#6b3522"), grain: Qt.color("#b06a48")},
            lacquer: {above: Qt.color("#7a1f22"), below: Qt.color("#551316"), grain: Qt.color("#c8963e")}
        },
        cube: {
            celadon: {above: Theme.celadon, below: Theme.celadonLow, grain: Theme.ivoryLow},
            porcelain: {above: Qt.color("#e9eef0"), below: Qt.color("#c9d3d8"), grain: Qt.color("#ffffff")},
            cobalt: {above: Qt.color("#2f5593"), below: Qt.color("#213e6e"), grain: Qt.color("#d8e2f2")},
            persimmon: {above: Qt.color("#c9632e"), below: Qt.color("#9c4719"), grain: Qt.color("#f6dcc0")}
        }
    })
    readonly property var names: ({
        patchwork: qsTr("Patchwork"), lattice: qsTr("Paper door"), waves: qsTr("Waves"), tortoise: qsTr("Tortoiseshell"),
        hoop: qsTr("One hoop"), hoops: qsTr("Three hoops"), target: qsTr("Rings"), sparks: qsTr("Sparks"),
        walnut: qsTr("Walnut"), ebony: qsTr("Ebony"), cherry: qsTr("Cherry wood"), lacquer: qsTr("Red lacquer"),
        celadon: qsTr("Celadon"), porcelain: qsTr("White porcelain"), cobalt: qsTr("Cobalt blue"), persimmon: qsTr("Persimmon")
    })
    readonly property var card: of("card", Preferences.chosenBacks)
    readonly property var hoop: of("hoop", Preferences.chosenBacks)
    readonly property var domino: of("domino", Preferences.chosenBacks)
    readonly property var cube: of("cube", Preferences.chosenBacks)

    function of(kind: string, chosen: var): var { return all[kind][chosen[kind]] }
}
