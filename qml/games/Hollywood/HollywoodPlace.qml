// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Hanpan

/// Hollywood Rummy is played on a stage: boards, a curtain round them, and footlights along the front.
Place {
    id: place

    readonly property real side: 22 * unit
    readonly property int lampCount: 11
    readonly property list<string> lamps: Array.from({ length: 2 * lampCount }, (none, i) => {
        const apart = width / lampCount
        const x = apart * (i % lampCount + 0.5)
        return i < lampCount ? Ink.stuff("light", around(x, height + 10 * unit, apart * 1.9, 110 * unit), "#24ffd98a", "#00ffd98a", "#ffffff", 1)
                             : Ink.stuff("light", around(x, height, 40 * unit, 18 * unit), "#f0fff0c4", "#00ffd98a", "#ffffff", 1)
    })

    layers: [
        Ink.stuff("boards", whole, "#503a2a", "#241810", "#ffffff", unit),
        Ink.stuff("light", Qt.rect(-width * 0.1, headroom - height * 0.15, width * 1.2, height * 1.15), "#1effe0a0", "#8c0a0604", "#ffffff", 1),
        ...Array.from(lamps),
        Ink.stuff("drape", Qt.rect(-4 * unit, -20 * unit, side, height * 0.5), "#7c2630", "#3d0e16", "#c8963e", unit * 0.62),
        Ink.stuff("drape", Qt.rect(width - side + 4 * unit, -20 * unit, side, height * 0.5), "#7c2630", "#3d0e16", "#c8963e", unit * 0.62),
        Ink.stuff("drape", Qt.rect(-6 * unit, -10 * unit, width + 12 * unit, headroom + 24 * unit), "#7c2630", "#3d0e16", "#c8963e", unit),
        Theme.dark ? Ink.stuff("light", whole, "#00000000", "#59060308", "#ffffff", 1) : ""
    ]
}
