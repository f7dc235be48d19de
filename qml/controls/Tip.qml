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
    /// What it says; a reader hears of it only while it is shown.
    property string words

    /// A finger lies on the button for long, or has just left it. Then it is no press of the button.
    property bool held: false
    /// The finger that it was shown to is gone; Qt would have it hover for ever.
    property bool left: false
    readonly property bool wanted: shown && !left || held

    text: wanted ? words : ""
    visible: wanted && words !== ""
    delay: held ? 0 : Theme.tooltipDelay
    // Whether it is there follows from the button alone.
    closePolicy: Popup.NoAutoClose
    padding: Theme.gapSmall
    leftPadding: Theme.gap
    rightPadding: Theme.gap
    margins: Theme.gapSmall
    // The label wraps in what the popup gives it; were the popup to ask the label, the two would chase each other.
    contentWidth: Math.min(Math.ceil(extent.advanceWidth) + 1, Theme.u(320))
    font.family: Theme.family
    font.pixelSize: Theme.textSmall

    function hold(): void { held = true }
    Connections {
        target: tip.parent as T.AbstractButton

        // Listened to for a finger alone: a button that is heard does not count a slow press, and a mouse may be slow.
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
        // Long enough to be read when the finger is gone.
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
