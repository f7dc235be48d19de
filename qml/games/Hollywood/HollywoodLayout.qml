// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Hanpan

/// The Hollywood Rummy table: that of any rummy, but a hand may hold twenty-two cards, so it has all the width between the own
/// badge and the buttons.
MeldLayout {
    leastPile: 0.79
    leastHand: 0.92
    cover: Qt.resolvedUrl("Marquee.qml")
    pileHint: qsTr("Only the top card may be taken.")

    handLeft: margin + badgeWidth + 16 * unit
    handRight: actionRoom.x - 16 * unit
    handStep: 0.82
    /// A straight row: every corner can be read, and marks under it show what belongs together.
    fan: 0

    readingRoom: {
        const bottom = seatSpot(mySeat).y - sorterRoom
        const tall = Theme.folds ? bottom - leftBottom - 8 * unit : 110 * unit
        return Qt.rect(margin, bottom - tall, handLeft - 2 * margin, tall)
    }
}
