// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Hanpan

/// A HULA-HOO! card: an index at the top left that is visible in every overlap, a big number inside a hoop, the animal
/// of its value below. 7 is the joker, and has gold and a second hoop. As small as a word, it has only the index, as
/// large as possible, and the animal. `face` is the engine's notation ("1" … "13", copies "7#3"), "" shows the back.
CardBody {
    id: card

    /// The part of its width, from the left edge, that nothing covers.
    property real shown: 1

    readonly property string number: face.split("#")[0]
    readonly property int rank: hidden ? 0 : Number(number)
    readonly property bool joker: rank === 7
    readonly property color colour: hidden ? Theme.amber : Theme.hoopColours[Math.max(0, rank - 1)]
    readonly property bool tiny: width < Theme.wholePiece

    look: Theme.look("hoop", "")
    corner: width * 0.11
    paper: joker ? Theme.surfaceJoker : Theme.cardFace
    rimmed: joker
    rim: joker ? Theme.gold : Theme.cardEdge

    Text {
        id: index
        objectName: "index"
        visible: !card.hidden
        x: card.width * 0.07
        y: -card.width * 0.01
        text: card.number
        color: card.colour
        font.family: Theme.family
        font.pixelSize: card.tiny ? Math.min(Math.max(10, card.width * 0.62), widest) : Math.max(9, card.width * 0.33)
        font.bold: true
        font.letterSpacing: card.rank > 9 ? -card.width * 0.035 : 0
        // Two digits are written as large as the visible part of the card allows.
        readonly property real widest: Theme.family === "" ? 9 : (card.shown - 0.09) * card.width * 100 / Math.max(1, hundred.advanceWidth(card.number))
        FontMetrics {
            id: hundred
            font.family: Theme.family
            font.bold: true
            font.pixelSize: 100
        }
    }
    InkImage {
        // The joker's second hoop.
        visible: card.joker && !card.tiny
        x: card.width * 0.23
        y: card.width * 0.18
        width: card.width * 0.74
        picture: card.joker ? Ink.piece("hoop", Theme.gold) : ""
        mipmap: true
    }
    InkImage {
        visible: !card.hidden && !card.tiny
        x: card.width * 0.28
        y: card.width * 0.23
        width: card.width * 0.64
        picture: card.hidden ? "" : Ink.piece("hoop", card.colour)
        mipmap: true
        opacity: 0.55
    }
    Text {
        visible: !card.hidden && !card.tiny
        x: card.width * 0.6 - width / 2
        y: card.width * 0.55 - height / 2
        text: card.number
        color: card.colour
        font.family: Theme.family
        font.pixelSize: Math.max(8, card.width * 0.38)
        font.bold: true
        font.letterSpacing: card.rank > 9 ? -card.width * 0.03 : 0
    }
    InkImage {
        visible: !card.hidden
        anchors.right: parent.right
        anchors.rightMargin: card.width * 0.16
        anchors.bottom: parent.bottom
        anchors.bottomMargin: card.width * 0.06
        width: card.width * 0.46
        picture: card.rank === 0 ? "" : Ink.piece("animal-" + card.rank, card.colour)
        mipmap: true
    }
}
