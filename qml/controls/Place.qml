// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick

/// Where a game's table stands, as layers of a picture that is painted once (Ink.stuff). A game's own place
/// (qml/games/<Game>/<Game>Place.qml, named by its look) says what they are; what lies under pieces and words stays as
/// quiet as a weave.
QtObject {
    property real width: 0
    property real height: 0
    /// How much of it is under the table's bar. The layout begins below.
    property real headroom: 0
    /// The TableLayout of the table; null where the place is seen as a whole, small.
    property QtObject layout: null
    /// Pixels of one unit of the drawing.
    property real unit: 1
    readonly property rect whole: Qt.rect(0, 0, width, height)
    /// The layers, the lowest first; "" is none.
    property list<string> layers

    /// A room of the layout in the picture.
    function at(room: rect): rect {
        return Qt.rect(room.x, room.y + headroom, room.width, room.height)
    }
    /// The same, seen in a mirror.
    function mirrored(room: rect): rect {
        return Qt.rect(room.x + room.width, room.y, -room.width, room.height)
    }
    /// A room of that size around a point.
    function around(x: real, y: real, wide: real, tall: real): rect {
        return Qt.rect(x - wide / 2, y - tall / 2, wide, tall)
    }
}
