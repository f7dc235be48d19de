// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Hanpan

/// The ring around the item with the keyboard's attention. Put it into a control's background; `shown` is usually the
/// control's visualFocus.
Rectangle {
    property bool shown: false
    property real innerRadius: Theme.radius

    anchors.fill: parent
    anchors.margins: -Theme.ring - Theme.hair
    visible: shown
    color: "transparent"
    radius: innerRadius + Theme.ring + Theme.hair
    border.width: Theme.ring
    border.color: Theme.focus
}
