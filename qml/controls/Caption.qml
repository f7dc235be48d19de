// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Hanpan

/// Text on a page, set as the theme says. `tone`: "ink", "mute", "red" or "gold"; on a table set `color` yourself.
Text {
    property string tone: "ink"

    font.family: Theme.family
    font.pixelSize: Theme.textBody
    color: tone === "mute" ? Theme.mute : tone === "red" ? Theme.redText : tone === "gold" ? Theme.goldText : Theme.ink
    textFormat: Text.PlainText
    verticalAlignment: Text.AlignVCenter
    Accessible.role: Accessible.StaticText
    Accessible.name: Announcer.spoken(text)
}
