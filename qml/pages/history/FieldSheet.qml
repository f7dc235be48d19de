// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Hanpan

/// Where the person stands among sixty bots that had the same seat in the round that has just ended. Figures come as they
/// finish; closing it calls them off.
Sheet {
    id: sheet

    property int match: 0

    objectName: "fieldSheet"
    title: qsTr("Sixty others had your seat")
    onClosed: match = 0

    SeatField {
        id: others
        matchId: sheet.match
    }
    Column {
        width: parent.width
        spacing: Theme.gap
        Paragraph {
            objectName: "fieldPlace"
            visible: text !== ""
            text: others.error !== "" ? others.error : others.place
            font.pixelSize: Theme.textLarge
        }
        Paragraph {
            objectName: "fieldBest"
            visible: text !== ""
            text: others.best
        }
        Paragraph {
            objectName: "fieldDeparted"
            visible: text !== ""
            text: others.departed
        }
        Remark {
            visible: others.error === ""
            text: others.running ? qsTr("They are playing the same deal: %1 of %2.").arg(others.played).arg(others.bots)
                                 : qsTr("The same deal and the same opponents, played by computer players of every level at your seat.")
            Accessible.role: Accessible.StatusBar
        }
    }
}
