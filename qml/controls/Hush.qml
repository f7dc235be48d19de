// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Hanpan

/// Something that appears by itself may appear under a key or a click meant for the table: for its first moment it must
/// not react, else it would be confirmed before it has been seen. If it takes the keyboard, `scope` as a whole has it
/// until the moment is `over`, with its buttons disabled; then `lead` gets it.
Timer {
    id: hush

    /// It is visible.
    required property bool shown
    /// Its content, if that may change while it is visible: after a change it counts as new.
    property var what
    property Item scope: null
    /// The button that goes on.
    property Item lead: null
    property int reason: Qt.TabFocusReason
    /// It has been visible long enough to be seen.
    property bool over: false
    /// The item that should have the keyboard now.
    readonly property Item keys: over ? lead : scope

    interval: Theme.hush
    running: shown && !over
    onTriggered: {
        over = true
        if (lead === null)
            return
        // If the keyboard has gone elsewhere meanwhile, it is not called back.
        if (scope.activeFocus)
            lead.forceActiveFocus(reason)
        else
            lead.focus = true
    }
    onShownChanged: if (!shown) over = false
    onWhatChanged: {
        over = false
        if (shown)
            restart()
    }
}
