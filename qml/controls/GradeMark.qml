// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Hanpan

/// The coach's grade of a decision: a round mark with its sign, so that it is never shown by colour alone.
Rectangle {
    id: mark

    /// "best", "good", "inaccuracy", "mistake", "blunder", "open"; see Review.
    property string grade: "open"
    property string sign: "="
    property real size: Math.round(Theme.textBody * 1.7)

    width: size
    height: size
    radius: size / 2
    color: grade === "blunder" ? Qt.alpha(Theme.redText, 0.16) : "transparent"
    border.width: Theme.ring
    border.color: grade === "blunder" || grade === "mistake" ? Theme.redText : grade === "inaccuracy" ? Theme.goldText
        : grade === "best" ? Theme.green : Theme.mute
    StrongPrint {
        anchors.centerIn: parent
        text: mark.sign
        font.pixelSize: mark.size * 0.52
    }
}
