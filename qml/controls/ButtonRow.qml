// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Hanpan

/// Buttons side by side, in as many lines as they need. `room`: its greatest width.
Flow {
    required property real room
    /// The width of all of them side by side.
    readonly property real whole: {
        let sum = 0
        for (let i = 0; i < children.length; ++i)
            if (children[i].visible && children[i].implicitWidth > 0)
                sum += (sum > 0 ? spacing : 0) + children[i].implicitWidth
        return Math.ceil(sum)
    }

    width: Math.min(room, whole)
    spacing: Theme.gap
}
