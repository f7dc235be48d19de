// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Hanpan

/// Dragon Holla is played on a painted map: five peaks between moon and sun, a river with an island, the sea, and a
/// mountain wherever a player's wall lies.
Place {
    id: place

    readonly property DragonLayout map: layout as DragonLayout
    readonly property real riverTop: map ? headroom + map.riverRoom.y - map.riverInset - 4 * unit : height * 0.3
    readonly property real riverEnd: map ? headroom + map.riverRoom.y + map.riverRoom.height + 10 * unit : height * 0.72
    readonly property real seaTop: map ? ownWall - 2 * unit : height * 0.82
    readonly property rect island: map ? at(Qt.rect(map.tray.x - 20 * unit, map.tray.y - 14 * unit, map.trayWidth + 40 * unit,
                                                    map.dieRoom.y + map.dieRoom.height + 84 * unit - map.tray.y))
                                       : Qt.rect(width * 0.16, height * 0.36, width * 0.16, height * 0.28)
    readonly property rect left: map ? at(map.corner(false)) : Qt.rect(0, 0, width * 0.25, height * 0.3)
    readonly property rect right: map ? at(map.corner(true)) : Qt.rect(width * 0.75, 0, width * 0.25, height * 0.3)
    /// Moon and sun are as large as each other.
    readonly property real disc: Math.min(112 * unit, left.height - 24 * unit, right.height - 24 * unit, left.width * 0.5, right.width * 0.5)
    readonly property real discY: headroom + 12 * unit + disc / 2 + Math.max(0, Math.min(left.height, right.height) - 36 * unit - disc) * 0.3
    readonly property real peaks: riverTop - headroom - 4 * unit

    /// Peaks whose foot is on that line.
    function ridge(name: string, x: real, foot: real, tall: real, opacity: real): string {
        const wide = tall * (name === "peaks" ? 760 / 204 : 310 / 154)
        return Ink.drawing(name, around(x, foot - tall / 2, wide, tall), opacity)
    }
    /// The hills of the players at the sides stand in the river or over it.
    readonly property list<string> hills: {
        const all = []
        for (let seat = 0; map && seat < map.players; ++seat) {
            const spot = map.seatSpot(seat)
            if (seat === map.mySeat || spot.side === "top")
                continue
            const foot = headroom + spot.handY + map.seatHandHeight / 2 + 16 * unit + map.wallHeight(map.wallWidth)
            all.push(ridge("ridge", spot.handX, foot, 150 * unit, 0.5))
        }
        return all
    }
    readonly property real ownWall: map ? headroom + map.ownWallTop + map.wallHeight(map.ownWallWidth) : 0

    layers: [
        Ink.stuff("silk", whole, "#3b4733", "#272f1f", "#ffffff", unit),
        disc < 40 * unit ? "" : Ink.drawing("moon", around(64 * unit + disc / 2, discY, disc, disc), 0.66),
        disc < 40 * unit ? "" : Ink.drawing("sun", around(width - 64 * unit - disc / 2, discY, disc, disc), 0.74),
        ridge("peaks", width / 2, riverTop + 4 * unit, Math.min(peaks, 204 * unit), 0.62),
        Ink.stuff("river", Qt.rect(0, riverTop, width, riverEnd - riverTop), "#2b5660", "#1f444e", "#90b9a46c", unit),
        ...Array.from(hills),
        Ink.stuff("island", island, "#344530", "#2a3927", "#a0b59a62", unit),
        map ? ridge("ridge", width / 2 - 190 * unit, ownWall + 8 * unit, Math.min(92 * unit, ownWall + 8 * unit - riverEnd + 30 * unit), 0.5) : "",
        map ? ridge("ridge", width / 2 + 190 * unit, ownWall + 8 * unit, Math.min(92 * unit, ownWall + 8 * unit - riverEnd + 30 * unit), 0.5) : "",
        Ink.stuff("sea", Qt.rect(0, seaTop, width, height - seaTop), "#1d3d48", "#10262f", "#0cffffff", unit),
        Theme.dark ? Ink.stuff("light", whole, "#00000000", "#59040a10", "#ffffff", 1) : ""
    ]
}
