// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Hanpan

/// A picture of Ink, painted for its width: not before a layout has set one, and once for both dimensions (an image
/// whose width and height are set one after the other is painted twice). Decoration only: its user has to say in words
/// what it is.
Image {
    /// One of Ink; "" = nothing.
    property url picture
    /// Its height in parts of the width.
    property real tall: 1
    /// It is painted in steps of this many pixels, not again for every pixel by which the window grows.
    property int step: 8
    readonly property size wanted: Ink.paintedSize(width, tall, step)
    property bool ready: false

    onWantedChanged: {
        if (wanted.width > 0)
            sourceSize = wanted
        ready = wanted.width > 0
    }
    height: width * tall
    source: ready ? picture : ""
    Accessible.ignored: true
}
