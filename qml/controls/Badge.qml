// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Hanpan

/// A state in one word, on a seat or in a list: "등록", "선". `kind`: "gold", "grey" or "red".
Rectangle {
    id: badge

    property string text
    property string kind: "gold"

    implicitWidth: words.implicitWidth + 2 * Theme.gapSmall
    implicitHeight: words.implicitHeight + Theme.gapTiny
    radius: height / 2
    color: kind === "gold" ? Theme.gold : kind === "red" ? Theme.red : Theme.avatar
    Accessible.role: Accessible.StaticText
    Accessible.name: text

    StrongPrint {
        id: words
        anchors.centerIn: parent
        text: badge.text
        font.pixelSize: Theme.textTiny
        color: badge.kind === "gold" ? Theme.goldInk : Theme.tableInk
    }
}
