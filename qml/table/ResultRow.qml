// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Hanpan

/// One player at the end of a round: the open hand, its value, what is paid for it and why.
Item {
    id: row

    /// {seat, name, face, mood, payment, paymentSign, score, winner}
    required property paymentRow modelData
    required property string game
    required property list<shownHand> hands
    required property list<settlementRow> settlement
    /// How far its score has been counted from what it was before the round, 0 to 1.
    property real moved: 1

    property shownHand none
    readonly property shownHand hand: Array.from(hands).find(one => one.seat === modelData.seat) || none
    /// What this player pays and gets: for the winner, whom everybody pays, only what comes from nobody (a pot, a
    /// bank).
    readonly property list<settlementRow> lines: Array.from(settlement).filter(line => line.from === modelData.seat
                                                           || (line.to === modelData.seat && (line.from < 0 || !modelData.winner)))
    readonly property string why: Array.from(lines).map(explained).join("\n")

    /// Whom this player pays, how much and for what; the payer is already at the left.
    function explained(line: var): string {
        let reasons = line.factors
        if (line.reason !== "")
            reasons = [line.reason].concat(reasons)
        return (line.from < 0 || line.to < 0 ? line.aloneText
              : (line.to === modelData.seat ? "← " + line.fromName : "→ " + line.toName) + " " + line.amountText) + (reasons.length > 0 ? ": " + reasons.join(" · ") : "")
    }

    /// Large words take lines of their own: who and how much, under it the hand, beside or under that the reason.
    readonly property bool folds: Theme.folds
    readonly property real firstLine: folds ? Math.max(who.implicitHeight, sum.height) + Theme.gapTiny : 0
    readonly property bool below: folds && width - cards.width - 3 * Theme.gap < 0.5 * width
    readonly property real cardsHeight: cards.height + (cards.parted ? Theme.textTiny * 1.5 : 0)
    implicitHeight: folds ? firstLine + (below ? cardsHeight + words.height : Math.max(cardsHeight, words.height)) + Theme.gap
                          : Math.max(Theme.u(58), words.implicitHeight + Theme.gapSmall, cardsHeight + Theme.gapSmall)
    height: implicitHeight
    Accessible.role: Accessible.ListItem
    Accessible.name: Announcer.spoken(modelData.name + " " + modelData.payment + ". " + hand.worth + ". " + why)

    Rectangle {
        anchors.fill: parent
        anchors.topMargin: Theme.hair
        radius: Theme.radiusSmall
        // On its way it lies over others.
        color: row.modelData.winner ? Theme.surfaceChanged : row.moved < 1 ? Theme.surfaceRaised : "transparent"
    }
    Hairline {
        visible: !row.modelData.winner
    }
    Avatar {
        id: face
        objectName: "resultFace"
        x: Theme.gapSmall
        y: ((row.folds ? row.firstLine : parent.height) - height) / 2
        width: Theme.u(34)
        face: row.modelData.face
        mood: row.modelData.mood
        name: row.modelData.name
        Icon {
            // The winner's mark, at the face's corner.
            anchors.right: parent.right
            anchors.bottom: parent.bottom
            anchors.margins: -Theme.gapTiny
            visible: row.modelData.winner
            name: "star"
            size: Theme.iconSmall
            color: Theme.goldText
        }
    }
    Brief {
        id: who
        anchors.left: face.right
        anchors.leftMargin: Theme.gapSmall
        y: ((row.folds ? row.firstLine : parent.height) - height) / 2
        width: row.folds ? sum.x - x - Theme.gap : Theme.u(96)
        text: row.modelData.name
        font.bold: true
        least: 8
        Accessible.ignored: true
    }
    Piece {
        id: sample
        visible: false
        width: 10
        game: row.game
    }
    Item {
        id: cards
        // Long pieces are drawn narrower and side by side, because both of their ends matter.
        readonly property bool upright: sample.height > sample.width * 1.6
        // A cube's numeral is in its middle, so that cubes may not overlap at all.
        readonly property bool whole: GameShelf.entry(row.game).piecesApart === true
        readonly property real cardWidth: whole ? Theme.u(21) : upright ? Theme.u(26) : Theme.u(32)
        readonly property real most: whole ? Theme.u(22) : upright ? Theme.u(29) : cardWidth * 0.6
        readonly property real room: whole ? Theme.u(13 * 22) : Theme.u(180)
        x: row.folds ? who.x : who.x + who.width + Theme.gapSmall
        y: row.folds ? row.firstLine + Theme.gapTiny : (parent.height - height - (parted ? Theme.textTiny : 0)) / 2
        readonly property list<shownPart> parts: row.hand.parts
        readonly property bool parted: parts.length > 0
        readonly property int count: row.hand.faces.length
        // The more pieces there are, the more they overlap, as long as each can be recognised; pieces without room go
        // into another line.
        readonly property real least: whole || upright || parted ? 0 : cardWidth * (sample.kind === "hoop" ? 0.6 : 0.42)
        readonly property real step: Math.max(least, count > 1 ? Math.min(most, (room - cardWidth) / (count - 1)) : most)
        readonly property int perLine: Math.max(1, Math.floor((room - cardWidth) / step + 1.001))
        readonly property int lines: Math.max(1, Math.ceil(count / perLine))
        readonly property real lineStep: cardWidth * 0.75
        width: room
        height: count > 0 ? sample.height / sample.width * cardWidth + (lines - 1) * lineStep : 0
        Repeater {
            model: row.hand.faces
            delegate: Piece {
                required property string modelData
                required property int index
                readonly property bool loose: cards.parted && !Array.from(cards.parts).some(part => index >= part.first && index <= part.last)
                x: cards.step * (index % cards.perLine)
                y: cards.lineStep * Math.floor(index / cards.perLine)
                width: cards.cardWidth
                game: row.game
                face: modelData
                shown: (index + 1) % cards.perLine !== 0 && index + 1 < cards.count ? Math.min(1, cards.step / cards.cardWidth) : 1
                // Pieces that are in no part are dimmed.
                opacity: loose ? 0.55 : 1
            }
        }
    }
    Repeater {
        // The hand's parts, each underlined and named.
        model: cards.parts
        delegate: Item {
            required property shownPart modelData
            readonly property real step: cards.step
            x: cards.x + modelData.first * step
            y: cards.y + cards.height + Theme.hair
            width: (modelData.last - modelData.first) * step + cards.cardWidth
            Rectangle {
                width: parent.width - Theme.gapTiny
                height: Theme.ring
                radius: height / 2
                color: Theme.goldText
            }
            Brief {
                y: Theme.ring
                width: parent.width
                text: parent.modelData.label
                font.pixelSize: Theme.textTiny
                tone: "mute"
                Accessible.ignored: true
            }
        }
    }
    Column {
        id: words
        x: row.below ? who.x : cards.x + cards.width + Theme.gap
        y: row.below ? cards.y + row.cardsHeight : row.folds ? cards.y : (parent.height - height) / 2
        width: (row.folds ? parent.width : sum.x) - x - Theme.gap
        Brief {
            width: parent.width
            visible: text !== ""
            text: row.hand.worth
            font.pixelSize: Theme.textSmall
            Accessible.ignored: true
        }
        Remark {
            visible: text !== ""
            text: row.why
            Accessible.ignored: true
        }
    }
    Column {
        id: sum
        anchors.right: parent.right
        anchors.rightMargin: Theme.gapSmall
        y: row.folds ? Theme.gapTiny : (parent.height - height) / 2
        width: Math.max(Theme.u(84), total.implicitWidth)
        StrongPrint {
            anchors.right: parent.right
            text: row.modelData.payment
            tone: row.modelData.paymentSign < 0 ? "red" : row.modelData.paymentSign > 0 ? "gold" : "mute"
            font.pixelSize: Theme.textLarge
        }
        TinyPrint {
            id: total
            objectName: "total " + row.modelData.name
            anchors.right: parent.right
            readonly property real uncounted: row.modelData.amount * (1 - row.moved)
            text: qsTr("Total %1").arg(uncounted === 0 ? row.modelData.score : GameCatalog.totalText(row.game, Math.round(row.modelData.total - uncounted)))
            tone: "mute"
        }
    }
}
