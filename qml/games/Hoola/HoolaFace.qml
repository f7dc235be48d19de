// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Hanpan

/// A player in a great moment of Hoola: the face as the round has left it, over the name.
Item {
    id: one

    required property MomentPicture shownIn
    /// A seat; -1 = nobody.
    required property int seat
    property paymentRow nobody
    readonly property paymentRow row: Array.from(shownIn.show.session.result.payments).find(payment => payment.seat === seat) ?? nobody

    visible: seat >= 0
    height: width + name.height

    Avatar {
        width: one.width
        height: width
        face: one.row.face
        name: one.row.name
        mood: one.row.mood
    }
    Print {
        id: name
        y: one.width
        width: one.width * 1.6
        x: (one.width - width) / 2
        horizontalAlignment: Text.AlignHCenter
        elide: Text.ElideRight
        text: one.row.name
        color: Theme.tableInk
    }
}
