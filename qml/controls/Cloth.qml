// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Hanpan

/// A table's cloth as a card or a page shows it: lit from the upper left, with rounded corners. Decoration only.
Image {
    id: cloth

    required property color light
    required property color deep
    /// The size it is painted in. A layout finds its width and its height one after the other, often more than once: painted is what
    /// it comes to.
    property size settled

    function settle() {
        settled = Qt.size(Math.ceil(width), Math.ceil(height));
    }

    onWidthChanged: Qt.callLater(settle)
    onHeightChanged: Qt.callLater(settle)
    source: settled.width > 0 && settled.height > 0 ? Ink.cloth(light, deep, Theme.radiusLarge, true) : ""
    sourceSize: settled
    Accessible.ignored: true
}
