// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Hanpan

/// The person's result in a deal of the day, compared with Master's.
Caption {
    id: beside

    required property TableFace session
    property dayDeal none
    readonly property dayDeal deal: today.deals.length > 0 ? today.deals[0] : none
    readonly property string own: (session.practice ? qsTr("Your first try: %1") : qsTr("You: %1")).arg(deal.result)

    objectName: "besideMaster"
    bottomPadding: Theme.gap
    text: own + " · " + (deal.master === "" ? qsTr("Master is still playing it...") : qsTr("Master: %1").arg(deal.master) + " · " + deal.beside) + (deal.field === "" ? "" : " · " + deal.field)
    font.pixelSize: Theme.textLarge
    wrapMode: Text.Wrap
    Accessible.role: Accessible.StaticText

    DealOfDay {
        id: today
        game: beside.session.game
        day: beside.session.dealDay
    }
}
