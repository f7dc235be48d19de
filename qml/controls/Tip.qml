// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Controls.Basic
import Hanpan

/// A tooltip. Put it into a control and bind `shown` and `words`; without words it never shows.
ToolTip {
    id: tip

    property bool shown: false
    /// What it says; a reader hears of it only while it is shown.
    property string words

    text: shown ? words : ""
    visible: shown && words !== ""
    delay: Theme.tooltipDelay
    padding: Theme.gapSmall
    leftPadding: Theme.gap
    rightPadding: Theme.gap
    margins: Theme.gapSmall
    // The label wraps in what the popup gives it; were the popup to ask the label, the two would chase each other.
    contentWidth: Math.min(Math.ceil(extent.advanceWidth) + 1, Theme.u(320))
    font.family: Theme.family
    font.pixelSize: Theme.textSmall

    TextMetrics {
        id: extent

        text: tip.text
        font: tip.font
    }

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
