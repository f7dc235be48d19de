// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Hanpan

/// A playing card, 5:7, drawn for its width. `face` is the engine's notation ("7H", "TD", "X1", copies "7H#1"), ""
/// shows the back. The left 40 % identify it, so that cards may overlap.
CardBody {
    id: card

    /// Nothing lies over it: if it is as small as a word, it shows its rank as large as possible, and its suit.
    property bool alone: false

    readonly property bool tiny: alone && width < Theme.wholePiece
    readonly property bool joker: face.charAt(0) === "X"
    readonly property string rank: face.charAt(0) === "T" ? "10" : face.charAt(0)
    readonly property string suitLetter: face.charAt(1).toLowerCase()
    readonly property color colour: joker ? (face.charAt(1) === "1" ? Theme.heart : Theme.spade) : Theme.suit(suitLetter)
    readonly property string suitName: ({s: "spade", h: "heart", d: "diamond", c: "club"})[suitLetter] || ""
    readonly property string crest: joker ? "joker" : rank === "J" ? "magpie" : rank === "Q" ? "lotus" : rank === "K" ? "crown" : suitName
    readonly property string picture: tiny && !joker ? suitName : crest

    Text {
        visible: !card.hidden && !card.joker
        x: card.width * 0.055
        width: card.width * (card.tiny ? 0.6 : 0.32)
        y: card.tiny ? 0 : card.width * 0.03
        horizontalAlignment: Text.AlignHCenter
        text: card.rank
        color: card.colour
        font.family: Theme.family
        font.pixelSize: card.tiny ? Math.max(9, card.width * (card.rank === "10" ? 0.52 : 0.6)) : Math.max(8, card.width * 0.3)
        font.bold: true
        font.letterSpacing: card.rank === "10" ? -card.width * 0.035 : 0
    }
    InkImage {
        visible: !card.hidden && !card.joker && !card.tiny
        x: card.width * 0.215 - width / 2
        y: card.width * 0.385
        width: card.width * 0.22
        picture: card.hidden || card.joker || card.suitName === "" ? "" : Ink.piece(card.suitName, card.colour)
        mipmap: true
    }
    InkImage {
        visible: card.joker && !card.hidden
        x: card.width * 0.07
        y: card.width * 0.07
        width: card.width * 0.28
        picture: card.joker ? Ink.piece("hoop", card.colour) : ""
    }
    InkImage {
        visible: !card.hidden
        anchors.right: parent.right
        anchors.bottom: parent.bottom
        anchors.rightMargin: card.width * 0.07
        anchors.bottomMargin: card.width * 0.1
        width: card.width * 0.58
        picture: card.hidden || card.picture === "" ? "" : Ink.piece(card.picture, card.colour)
        mipmap: true
    }
}
