// SPDX-License-Identifier: GPL-3.0-or-later
pragma Singleton
import QtQuick

/// The games as they show themselves: one look each, games/<Game>/<Game>Look.qml, in the order of the home page. A sixth
/// game is one more name; whether it can be played the engine says (GameCatalog).
///
/// A look has: `id`; a line about the game (`line`) and about what it is played with (`pieces`, best with `from` … `to`
/// players); its card on the home page: `wide` or half, and the still life of its pieces: `scene`, pieces in parts of the
/// card's height, from the middle of the scene: [face, x, y, angle], each as wide as `size`; `roomToLearn` for it on the
/// page that teaches; the colour of its `table` in the middle, at the rim (`tableDeep`) and of the light on it
/// (`tableLight`); which kind of `piece` it draws (pieces/Piece.qml); its `layout`, a TableLayout; `lessons`: [title, text].
/// Where they are wanted: `ownLength`: its rules know no end of a match, the players choose one; `piecesApart`: pieces may
/// not overlap; `story`: its rules in words, an object with `rules` and `paragraphs`.
///
/// (Neither this nor a look imports the module they belong to: singletons that do form a circle.)
QtObject {
    id: shelf

    readonly property var names: ["Hoola", "Dragon", "Hollywood", "Hohpai", "Hulahoo"]
    readonly property var games: names.map((name) => Qt.createComponent(Qt.resolvedUrl(name + "/" + name + "Look.qml")).createObject(shelf))
    readonly property string first: games[0].id

    /// The look of a game; of the first one where there is no such game.
    function entry(game: string): var {
        return games.find((look) => look.id === game) ?? games[0]
    }
}
