// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Controls.Basic
import Hanpan

/// The scroll bar at the right edge of a page or list that is taller than its place: `ScrollBar.vertical: EdgeBar { of:
/// list }`.
ScrollBar {
    id: bar

    required property Flickable of

    // Anchored to its edge: Qt places attached items by their width of the moment, so that it would stay behind in the
    // middle of the page when the window and its own width change at once. Qt does update its height.
    parent: of
    anchors.right: parent.right
    height: parent.height
    width: Theme.u(8)
    policy: of.contentHeight > of.height ? ScrollBar.AlwaysOn : ScrollBar.AlwaysOff
    contentItem: Rectangle {
        radius: width / 2
        color: Theme.mute
        opacity: bar.pressed || bar.hovered ? 0.8 : 0.35
    }
}
