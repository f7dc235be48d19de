// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Hanpan

/// A picture of Ink, painted for the width it has: not before a layout has given it one, and once for both measures (an image that
/// is told width and height one after the other paints each of them). Decoration only: whoever shows it says in words what it is.
Image {
    id: image

    /// Of Ink; "" = nothing.
    property url picture
    /// Height in parts of the width.
    property real tall: 1
    /// Painted in steps of so many pixels, not anew for every pixel the window grows.
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
