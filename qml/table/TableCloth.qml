// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Hanpan

/// The table's cloth: lighter in the middle, with the chosen weave. Decoration only.
InkField {
    id: cloth

    property color middle: Theme.pine
    property color rim: Theme.pineDeep
    property color light: Theme.pine
    /// Which way the turns go: 1 clockwise, -1 anticlockwise, 0 = not shown.
    property int turns: 0
    /// One of Preferences.cloths().
    property string pattern: Preferences.cloth

    picture: Ink.table(light, middle, rim, pattern, Theme.u(34), turns, scaling)
}
