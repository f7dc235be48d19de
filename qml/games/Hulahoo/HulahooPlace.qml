// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Hanpan

/// HULA-HOO! is played in a ring of sand on a yard of boards, with pennants of five colours over it.
Place {
    id: place

    readonly property rect ring: Qt.rect(width * 0.035, headroom + 34 * unit, width * 0.93, height - headroom + 70 * unit)
    /// Cords from post to post along the upper edge.
    readonly property int swags: Math.max(2, Math.round(width / (300 * unit)))
    readonly property list<string> pennants: Array.from({ length: swags }, (none, i) =>
        Ink.stuff("pennants", Qt.rect(width * i / swags, headroom - 4 * unit, width / swags, 30 * unit), "#a8ffffff", "#ffffff", "#4a3220", unit))

    layers: [
        Ink.stuff("boards", whole, "#4d3220", "#2c1b10", "#ffffff", unit),
        Ink.stuff("ring", ring, "#83531f", "#653d18", "#b0ffffff", unit),
        ...Array.from(pennants),
        Theme.dark ? Ink.stuff("light", whole, "#00000000", "#59080502", "#ffffff", 1) : ""
    ]
}
