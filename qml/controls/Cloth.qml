// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Hanpan

/// A game's table as a card or a page shows it: its cloth, lit from the upper left, or its place, with rounded corners.
/// Decoration only.
InkField {
    id: cloth

    property string game
    readonly property var look: GameShelf.entry(game)

    picture: Ink.cloth(look.tableLight, look.tableDeep, Theme.radiusLarge, scaling)

    PlacePicture {
        anchors.fill: parent
        game: cloth.game
        radius: Theme.radiusLarge
    }
}
