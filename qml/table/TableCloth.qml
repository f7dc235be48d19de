// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Hanpan

/// What a game's table is covered with: a cloth, lighter in the middle, with the chosen weave, and over it the place
/// where the game is at home, if that is chosen. Decoration only.
InkField {
    id: cloth

    property string game
    readonly property var look: GameShelf.entry(game)
    property TableLayout layout: null
    /// How much of it is under the table's bar.
    property real headroom: 0
    /// Which way the turns go: 1 clockwise, -1 anticlockwise, 0 = not shown.
    property int turns: 0
    /// One of Preferences.cloths().
    property string pattern: Preferences.cloth

    picture: Ink.table(Theme.cloth(look.tableLight), Theme.cloth(look.table), Theme.cloth(look.tableDeep), pattern, Theme.u(34), turns, scaling)

    PlacePicture {
        anchors.fill: parent
        game: cloth.game
        layout: cloth.layout
        unit: cloth.layout ? cloth.layout.unit : Math.max(0.4, width / 1440)
        headroom: cloth.headroom
        turns: cloth.turns
    }
}
