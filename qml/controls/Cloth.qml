// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Hanpan

/// A table's cloth as a card or a page shows it: lit from the upper left, with rounded corners. Decoration only.
Image {
    id: cloth

    required property color light
    required property color deep
    /// A layout finds width and height one after the other: nothing is painted before there are both, and both count at once.
    property bool settled: false

    function settle() {
        if (width > 0 && height > 0)
            sourceSize = Qt.size(Math.ceil(width), Math.ceil(height))
        settled = width > 0 && height > 0
    }

    onWidthChanged: settle()
    onHeightChanged: settle()
    source: settled ? Ink.cloth(light, deep, Theme.radiusLarge, true) : ""
    Accessible.ignored: true
}
