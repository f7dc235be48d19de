// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Controls.Basic
import QtQuick.Templates as T
import Hanpan

/// A tooltip. Put it into a control and bind `shown` and `words`; without words it never shows.
ToolTip {
    id: tip

    objectName: "tip"
    property bool shown: false
    /// Its text; a screen reader hears of it only while it is shown.
    property string words

    /// A finger has lain on the button for long, or has just left it. Then it does not press the button.
    property bool held: false
    /// The finger for which it was shown is gone; Qt would have it hover without end.
    property bool left: false
    readonly property bool wanted: shown && !left || held

    text: wanted ? words : ""
    visible: wanted && words !== ""
    delay: held ? 0 : Theme.tooltipDelay
    // Only the button decides whether it is shown.
    closePolicy: Popup.NoAutoClose
    padding: Theme.gapSmall
    leftPadding: Theme.gap
    rightPadding: Theme.gap
    margins: Theme.gapSmall
    // The label wraps in the popup's width; if the popup asked the label for it, the two would depend on each other.
    contentWidth: Math.min(Math.ceil(extent.advanceWidth) + 1, Theme.u(320))
    font.family: Theme.family
    font.pixelSize: Theme.textSmall

    function hold(): void { held = true }
    Connections {
        target: tip.parent as T.AbstractButton

        // Connected only for a finger: a button whose pressAndHold is connected does not count a slow press as a click,
        // and a mouse may be slow.
        function onPressedChanged(): void {
            const button = tip.parent as T.AbstractButton
            button.pressAndHold.disconnect(tip.hold)
            if (button.pressed && !button.hovered && tip.words !== "")
                button.pressAndHold.connect(tip.hold)
            if (button.pressed)
                tip.left = false
        }
    }
    onShownChanged: left = false
    Timer {
        // Long enough to be read after the finger is gone.
        running: tip.held && !(tip.parent as T.AbstractButton)?.pressed
        interval: 2500
        onTriggered: {
            tip.left = true
            tip.held = false
        }
    }
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
