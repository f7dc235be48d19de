// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Hanpan

/// The Hollywood Rummy table: stock and discards in the middle beside the own melds, the others' melds above them. A
/// hand may hold twenty-two cards, so it has all the width between the own badge and the buttons.
TableLayout {
    readonly property real centreTop: topSeats > 0 ? seatTop + seatHeight + 22 * unit : 34 * unit
    readonly property real centreBottom: statusRoom.y - 12 * unit
    readonly property real centreLeft: sideSeats || Theme.folds ? sideColumn + 8 * unit : width * 0.14
    readonly property real centreRight: width - centreLeft

    readonly property real pileScale: 0.86
    readonly property real pileWidth: pieceWidth * pileScale
    readonly property real pileHeight: pieceHeight * pileScale
    /// Their captions are side by side.
    readonly property real pileGap: Math.max(40 * unit, Theme.folds ? 5.4 * Theme.textSmall - pileWidth : 0)
    readonly property real pileEnd: Math.max(38 * unit, Theme.folds ? 16 * unit + 3.1 * Theme.textSmall - pileWidth / 2 : 0)
    readonly property real pileLabel: Math.max(36 * unit, 28, line(Theme.textSmall) + 9 * unit)
    readonly property real ownHeight: Math.max(pieceHeight * meldScale + 30 * unit, pileHeight + pileLabel)

    meldScale: 0.72
    cover: Qt.resolvedUrl("Marquee.qml")
    pileHint: qsTr("Only the top card may be taken.")

    othersFrame: Qt.rect(centreLeft, centreTop, centreRight - centreLeft, centreBottom - ownHeight - 18 * unit - centreTop)
    ownFrame: {
        const left = centreLeft + 2 * pileWidth + pileEnd + pileGap
        return Qt.rect(left, centreBottom - ownHeight, Math.min(centreRight, actionRoom.x - 14 * unit) - left, ownHeight)
    }
    stockCentre: Qt.point(centreLeft + pileWidth / 2 + 8 * unit, centreBottom - pileLabel - pileHeight / 2)
    readonly property point discardCentre: Qt.point(stockCentre.x + pileWidth + pileGap, stockCentre.y)

    /// The own hand: from the badge to the buttons.
    readonly property real handLeft: margin + badgeWidth + 16 * unit
    readonly property real handRight: actionRoom.x - 16 * unit
    handStep: 0.82
    /// A straight row: every corner can be read, and marks under it show what belongs together.
    fan: 0

    readingRoom: {
        const bottom = seatSpot(mySeat).y - sorterRoom
        const tall = Theme.folds ? bottom - leftBottom - 8 * unit : 110 * unit
        return Qt.rect(margin, bottom - tall, handLeft - 2 * margin, tall)
    }

    frames: [
        { zoneId: "", rect: othersFrame, label: qsTr("Opponents' melds"), filled: zones.some(zone => zone.kind === "meld" && zone.owner !== mySeat) },
        { zoneId: "meld:new", rect: ownFrame, label: qsTr("My melds"), filled: zones.some(zone => zone.kind === "meld" && zone.owner === mySeat) }
    ]

    function smallPile(kind: string, centre: point): var {
        return { kind: kind, x: centre.x - pileWidth / 2, y: centre.y - pileHeight / 2, width: pileWidth, height: pileHeight, scale: pileScale, step: 0 }
    }
    function ownHand(zone: var): var {
        const room = handRight - handLeft
        const step = zone.count > 1 ? Math.min(pieceWidth * handStep, (room - pieceWidth) / (zone.count - 1)) : 0
        const wide = pieceWidth + step * Math.max(0, zone.count - 1)
        const middle = (handLeft + handRight) / 2
        const y = handTop + 20 * unit + pieceHeight / 2
        return { kind: "hand", x: handLeft, y: y - pieceHeight / 2, width: room, height: pieceHeight, scale: 1, step: step, left: middle - wide / 2,
                 middleX: middle, middleY: y }
    }

    function roomOf(zone: var): var {
        switch (zone.kind) {
        case "stock":
            return smallPile("stock", stockCentre)
        case "discard":
            return smallPile("discard", discardCentre)
        case "newMeld":
            return { kind: "newMeld", x: ownFrame.x, y: ownFrame.y, width: ownFrame.width, height: ownFrame.height, scale: meldScale, step: 0 }
        case "hand":
            return zone.owner === mySeat ? ownHand(zone) : hand(zone)
        }
        return null
    }
}
