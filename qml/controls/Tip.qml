// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Controls.Basic
import Hanpan

/// A tooltip. Put it into a control and bind `shown`; an empty text never shows.
ToolTip {
    id: tip

    property bool shown: false

    visible: shown && text !== ""
    delay: Theme.tooltipDelay
    padding: Theme.gapSmall
    leftPadding: Theme.gap
    rightPadding: Theme.gap
    margins: Theme.gapSmall
    // The label wraps in what the popup gives it; were it to say its own width, the two would chase each other.
    contentWidth: Math.min(implicitContentWidth, Theme.u(320))
    font.family: Theme.family
    font.pixelSize: Theme.textSmall
    contentItem: Caption {
        text: tip.text
        font: tip.font
        color: Theme.tableInk
        wrapMode: Text.Wrap
    }
    background: Rectangle {
        color: Theme.charcoal
        radius: Theme.radiusSmall
        border.width: Theme.hair
        border.color: Theme.line
        opacity: 0.96
    }
}
