// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Hanpan

/// The place where a game is at home, if the person has chosen places and the game has one: painted beside the window,
/// so that nothing waits for it, and still from then on. Until it is there what lies under it is seen. Decoration only.
Item {
    id: field

    property string game
    /// Of the place: see Place.
    property QtObject layout: null
    property real unit: Math.max(0.3, Math.min(width / 1440, height / 900))
    property real headroom: 0
    /// Which way the turns go: 1 clockwise, -1 anticlockwise, 0 = not shown.
    property int turns: 0
    /// How round its corners are.
    property real radius: 0

    readonly property url chosen: game !== "" && Preferences.cloth === "place" && !Theme.sharp && GameShelf.entry(game).place || ""
    readonly property Place place: made.item as Place
    readonly property size extent: Qt.size(Math.ceil(width), Math.ceil(height))
    readonly property url wanted: place && place.layers.length > 0 && width > 0 && height > 0
        ? Ink.place([
            ...Array.from(place.layers),
            turns === 0 ? "" : Ink.stuff("arrows", turns > 0 ? place.whole : place.mirrored(place.whole)),
            radius > 0 ? Ink.stuff("corners", place.whole, "#ffffff", "#ffffff", "#ffffff", radius) : ""
        ], Screen.devicePixelRatio) : ""
    /// The picture is still to come.
    readonly property bool painting: String(wanted) !== String(shown.source) || (shown.visible && shown.sourceSize !== extent)

    onWantedChanged: choosing.restart()
    onExtentChanged: choosing.restart()

    Loader {
        id: made
        source: field.chosen
    }
    Binding { target: field.place; property: "width"; value: field.width; when: field.place !== null }
    Binding { target: field.place; property: "height"; value: field.height; when: field.place !== null }
    Binding { target: field.place; property: "headroom"; value: field.headroom; when: field.place !== null }
    Binding { target: field.place; property: "layout"; value: field.layout; when: field.place !== null }
    Binding { target: field.place; property: "unit"; value: field.unit; when: field.place !== null }

    Timer {
        // A layout sets one size after the other: what it comes to is painted once.
        id: choosing
        interval: 20
        onTriggered: {
            coming.source = ""
            coming.sourceSize = field.extent
            coming.source = field.wanted
            if (String(field.wanted) === "")
                shown.source = ""
        }
    }
    Image {
        // Until it is ready, the one before it stays.
        id: coming
        visible: false
        asynchronous: true
        onStatusChanged: if (status === Image.Ready) {
            shown.source = ""
            shown.sourceSize = sourceSize
            shown.source = source
        }
        Accessible.ignored: true
    }
    Image {
        id: shown
        anchors.fill: parent
        visible: status === Image.Ready
        Accessible.ignored: true
    }
}
