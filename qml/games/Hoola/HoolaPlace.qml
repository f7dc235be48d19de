// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Hanpan

/// Hoola is played on an army blanket, on a floor of oiled paper, with tangerines beside it.
Place {
    id: place

    readonly property TableLayout table: layout as TableLayout
    readonly property rect corner: table ? at(table.corner(false)) : Qt.rect(0, 0, width * 0.2, height * 0.3)
    readonly property real plate: Math.min(176 * unit, corner.width * 0.8, corner.height)
    readonly property rect blanket: Qt.rect(15 * unit, headroom + 9 * unit, width - 29 * unit, height - headroom - 21 * unit)

    layers: [
        Ink.stuff("floor", whole, "#bd8d3d", "#8e6427", "#ffffff", unit),
        Ink.stuff("blanket", blanket, "#55583a", "#363a25", "#c2b585", unit),
        plate < 84 * unit ? "" : Ink.drawing("tangerines", around(corner.x + 26 * unit + plate / 2, corner.y + 8 * unit + plate / 2, plate, plate), 0.92),
        Theme.dark ? Ink.stuff("light", whole, "#00000000", "#59080a10", "#ffffff", 1) : ""
    ]
}
