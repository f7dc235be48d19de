// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Hanpan

/// The Hoola table: stock and discards in the middle, the others' melds above them, the own ones below.
TableLayout {
    /// With five or more players, or with large words, the melds need the height: the piles are then beside the own
    /// melds.
    readonly property bool crowded: players > 4 || Theme.folds

    readonly property real centreTop: topSeats > 0 ? seatTop + seatHeight + 22 * unit : 34 * unit
    readonly property real centreBottom: statusRoom.y - 14 * unit
    readonly property real centreLeft: sideSeats || Theme.folds ? sideColumn + 8 * unit : width * 0.14
    readonly property real centreRight: width - centreLeft

    /// The piles' row.
    readonly property real pileWidth: pieceWidth
    readonly property real pileHeight: pieceHeight
    /// Their captions are side by side.
    readonly property real pileGap: Math.max(44 * unit, Theme.folds ? 5.4 * Theme.textSmall - pileWidth : 0)
    readonly property real pileEnd: Math.max(38 * unit, Theme.folds ? 16 * unit + 3.1 * Theme.textSmall - pileWidth / 2 : 0)
    readonly property real pileLabel: Math.max(36 * unit, 28, line(Theme.textSmall) + 9 * unit)
    readonly property real ownHeight: pieceHeight * meldScale + 30 * unit

    othersFrame: {
        const bottom = crowded ? centreBottom - Math.max(ownHeight, pileHeight + pileLabel) - 20 * unit
                             : centreBottom - ownHeight - pileHeight - pileLabel - 40 * unit
        return Qt.rect(centreLeft, centreTop, centreRight - centreLeft, bottom - centreTop)
    }
    ownFrame: {
        if (crowded) {
            const left = centreLeft + 2 * pileWidth + pileEnd + pileGap
            const tall = Math.max(ownHeight, pileHeight + pileLabel - 8 * unit)
            return Qt.rect(left, centreBottom - tall, Math.min(centreRight, actionRoom.x - 14 * unit) - left, tall)
        }
        return Qt.rect(centreLeft, centreBottom - ownHeight, Math.min(centreRight, actionRoom.x - 14 * unit) - centreLeft, ownHeight)
    }
    stockCentre: {
        if (crowded)
            return Qt.point(centreLeft + pileWidth / 2 + 8 * unit, centreBottom - pileLabel - pileHeight / 2)
        return Qt.point(width / 2 - pileWidth * 0.5 - 22 * unit, ownFrame.y - 18 * unit - pileLabel - pileHeight / 2)
    }
    readonly property point discardCentre: Qt.point(stockCentre.x + pileWidth + pileGap, stockCentre.y)

    frames: [
        { zoneId: "", rect: othersFrame, label: qsTr("Opponents' melds"), filled: zones.some(zone => zone.kind === "meld" && zone.owner !== mySeat) },
        { zoneId: "meld:new", rect: ownFrame, label: qsTr("My melds"), filled: zones.some(zone => zone.kind === "meld" && zone.owner === mySeat) }
    ]

    function roomOf(zone: var): var {
        switch (zone.kind) {
        case "stock":
            return pile("stock", stockCentre)
        case "discard":
            return pile("discard", discardCentre)
        case "newMeld":
            return { kind: "newMeld", x: ownFrame.x, y: ownFrame.y, width: ownFrame.width, height: ownFrame.height, scale: meldScale, step: 0 }
        case "removed":
            // The place to which a killed set leaves the table.
            return pile("removed", Qt.point(stockCentre.x, stockCentre.y))
        case "hand":
            return hand(zone)
        }
        return null
    }
}
