// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Hanpan

/// What leans towards something, and springs back: a transform.
Translate {
    id: leaning

    /// How far it leans now.
    property point to: Qt.point(0, 0)
    required property Motion motion

    x: to.x
    y: to.y
    Behavior on x { NumberAnimation { duration: Theme.travel; easing.type: Easing.OutBack; easing.overshoot: leaning.motion.spring } }
    Behavior on y { NumberAnimation { duration: Theme.travel; easing.type: Easing.OutBack; easing.overshoot: leaning.motion.spring } }
}
