// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Hanpan

/// A piece of any game: the right drawing in the given width; the height follows.
Loader {
    id: piece

    property string game
    property string face
    property bool highlighted: false
    /// The name of a back, instead of the chosen one; see Theme.allBacks.
    property string back
    /// The part of its width, from the left edge, that the next piece leaves visible.
    property real shown: 1
    /// Nothing lies over it.
    property bool alone: false

    /// The height of a piece of that game for a width of 1.
    function proportion(whichGame: string): real {
        return GameShelf.entry(whichGame).piece === "domino" ? 1.9 : GameShelf.entry(whichGame).piece === "cube" ? 1.42 : 1.4
    }
    readonly property string kind: GameShelf.entry(game).piece

    height: width * proportion(game)
    sourceComponent: kind === "cube" ? cubePiece : kind === "domino" ? dominoPiece : kind === "hoop" ? hoopPiece : cardPiece

    // Not bound components: Qt 6.4 cannot make those inside a delegate of another file.
    // qmllint disable unqualified
    Component {
        id: cardPiece
        Card {
            width: piece.width
            face: piece.face
            highlighted: piece.highlighted
            look: Theme.look("card", piece.back)
            alone: piece.alone
        }
    }
    Component {
        id: cubePiece
        Cube {
            width: piece.width
            face: piece.face
            highlighted: piece.highlighted
            look: Theme.look("cube", piece.back)
        }
    }
    Component {
        id: dominoPiece
        Domino {
            width: piece.width
            face: piece.face
            highlighted: piece.highlighted
            look: Theme.look("domino", piece.back)
        }
    }
    Component {
        id: hoopPiece
        HoopCard {
            width: piece.width
            face: piece.face
            highlighted: piece.highlighted
            look: Theme.look("hoop", piece.back)
            shown: piece.shown
        }
    }
    // qmllint enable unqualified
}
