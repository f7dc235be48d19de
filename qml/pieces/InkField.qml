// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick

/// A picture of Ink that fills its field, painted once for both dimensions: a layout may set width and height one after
/// the other. Decoration only.
Image {
    /// One of Ink.
    property url picture
    /// Pixels of the screen for one of the drawing.
    readonly property real scaling: Screen.devicePixelRatio
    property bool settled: false

    function settle(): void {
        if (width > 0 && height > 0)
            sourceSize = Qt.size(Math.ceil(width), Math.ceil(height))
        settled = width > 0 && height > 0
    }

    onWidthChanged: settle()
    onHeightChanged: settle()
    source: settled ? picture : ""
    Accessible.ignored: true
}
