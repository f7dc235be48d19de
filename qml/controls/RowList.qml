// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Controls.Basic
import Hanpan

/// A list that the keyboard walks through, with a scroll bar when it is taller than its place.
ListView {
    id: list

    clip: true
    activeFocusOnTab: true
    boundsBehavior: Flickable.StopAtBounds
    ScrollBar.vertical: EdgeBar { of: list }
}
