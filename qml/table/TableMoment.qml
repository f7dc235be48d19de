// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Hanpan

/// Large words over the table for something worth more than a line of the log: a turn that is skipped, a row that is
/// mixed again. They stay as long as they take to read, whatever is played meanwhile; they hold nothing up.
Rectangle {
    id: moment

    /// The current words, or the last ones.
    property string words
    /// Its greatest width.
    property real most: 600
    readonly property bool showing: stay.running

    function say(what: string): void {
        words = what
        stay.interval = Theme.bubbleTime + 40 * what.length
        stay.restart()
    }

    objectName: "moment"
    width: label.width + 2 * Theme.gapLarge
    height: label.height + 2 * Theme.gapSmall
    radius: Math.min(height / 2, Theme.radiusLarge * 2)
    color: Theme.gold
    border.width: Theme.ring
    border.color: Theme.goldEdge
    visible: opacity > 0
    opacity: showing ? 1 : 0
    scale: showing ? 1 : 0.85
    Behavior on opacity { NumberAnimation { duration: Theme.quick } }
    Behavior on scale { NumberAnimation { duration: Theme.enter; easing.type: Easing.OutBack } }

    Accessible.role: Accessible.AlertMessage
    Accessible.name: words
    Accessible.ignored: !showing

    Timer { id: stay }
    StrongPrint {
        id: label
        anchors.centerIn: parent
        width: Math.min(Math.ceil(implicitWidth), moment.most - 2 * Theme.gapLarge)
        wrapMode: Text.Wrap
        horizontalAlignment: Text.AlignHCenter
        text: moment.words
        color: Theme.goldInk
        font.pixelSize: Theme.textLarge
    }
}
