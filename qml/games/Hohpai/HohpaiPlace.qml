// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Hanpan

/// Ho-Hpai is played on lacquer, into which cranes, clouds and a plum branch of mother-of-pearl are let.
Place {
    id: place

    readonly property TableLayout table: layout as TableLayout
    /// It goes on beyond the near edge, where words stand under the hand.
    readonly property rect rim: Qt.rect(5 * unit, headroom + 3 * unit, width - 10 * unit, height - headroom + 40 * unit)
    readonly property rect left: table ? at(table.corner(false)) : Qt.rect(0, 0, width * 0.34, height * 0.4)
    readonly property rect right: table ? at(table.corner(true)) : Qt.rect(width * 0.66, 0, width * 0.34, height * 0.4)
    /// Between the seat at the left and the own one; a small picture has words there.
    readonly property rect below: {
        if (!table)
            return Qt.rect(0, 0, 0, 0)
        const from = Math.max(table.leftBottom, table.height * 0.34) + 14 * unit
        const to = table.seatSpot(table.mySeat).y - table.sorterRoom - 10 * unit
        return at(Qt.rect(0, from, table.statusRoom.x, to - from))
    }
    /// A bird flies in the corner, and a cloud before it.
    function bird(room: rect, mirror: bool): list<string> {
        const wide = Math.min(196 * unit, room.width * 0.46, (room.height - 24 * unit) * 1.5)
        if (wide < 80 * unit)
            return []
        const from = 46 * unit
        const tall = wide / 1.5
        const y = room.y + 26 * unit + (room.height - 26 * unit - tall) * 0.3
        const crane = Qt.rect(mirror ? width - from - wide : from, y, wide, tall)
        const drift = wide * 0.9
        const ahead = from + wide + 22 * unit
        const cloud = Qt.rect(mirror ? width - ahead - drift : ahead, y + tall * 0.36, drift, drift * 0.38)
        const all = [Ink.inlay("crane", mirror ? mirrored(crane) : crane, 0.62, unit)]
        if (ahead + drift < room.width - 30 * unit)
            all.push(Ink.inlay("cloud", mirror ? mirrored(cloud) : cloud, 0.42, unit))
        return all
    }
    readonly property real branch: Math.min(262 * unit, below.width - 40 * unit, below.height)

    layers: [
        Ink.stuff("lacquer", whole, "#3a2a20", "#150f0c", "#ffffff", unit),
        Ink.stuff("fret", rim, "#80ffffff", "#ffffff", "#ffffff", unit * 0.72),
        ...Array.from(bird(left, false)),
        ...Array.from(bird(right, true)),
        branch < 110 * unit ? "" : Ink.inlay("plum", Qt.rect(9 * unit, below.y + below.height - branch, branch, branch), 0.5, unit),
        Theme.dark ? Ink.stuff("light", whole, "#00000000", "#66000000", "#ffffff", 1) : ""
    ]
}
