// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Hanpan

/// One of the tools in the bar over the table: a drawing, and its words if there is room for them.
Chip {
    property string label
    property bool wordless: false
    /// What a screen reader says, if that is more than its words.
    property string told: label

    anchors.verticalCenter: parent.verticalCenter
    text: wordless ? "" : label
    atTable: true
    focusPolicy: Qt.TabFocus
    Accessible.name: told
}
