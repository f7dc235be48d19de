// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Hanpan

/// A hoop for each player of HULA-HOO!, round the seat, in one of five colours.
Item {
    id: hoops

    required property TableLayout layout

    objectName: "hoops"

    Repeater {
        model: hoops.layout.table ? hoops.layout.table.session.seats : null
        delegate: Hoop {
            required property int seat
            required property bool isTurn
            required property list<string> badges
            readonly property var spot: hoops.layout.seatSpot(seat)
            objectName: "hoop " + seat
            // Hands that lie open are to be read.
            visible: !hoops.layout.revealed || seat === hoops.layout.mySeat
            width: hoops.layout.badgeWidth * 1.22
            x: spot.x + (hoops.layout.badgeWidth - width) / 2
            colour: Theme.waist(seat)
            waist: spot.y + hoops.layout.badgeHeight
            ground: spot.side === "bottom" ? Math.min(hoops.layout.height - height / 2, waist + height) : spot.y + hoops.layout.seatHeight
            dropped: Array.from(badges).includes("out")
            turning: isTurn
        }
    }
}
