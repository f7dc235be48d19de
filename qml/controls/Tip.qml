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
    font.family: Theme.family
    font.pixelSize: Theme.textSmall
    contentItem: Caption {
        text: tip.text
        font: tip.font
        color: Theme.tableInk
        wrapMode: Text.Wrap
        width: Math.min(implicitWidth, Theme.u(320))
    }
    background: Rectangle {
        color: Theme.charcoal
        radius: Theme.radiusSmall
        border.width: Theme.hair
        border.color: Theme.line
        opacity: 0.96
    }
}
