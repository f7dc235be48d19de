// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Hanpan

/// What comes up by itself may come under a key or a click that was meant for the table: for its first moment it must not
/// listen, else it is led on from before it has been seen. Where it takes the keyboard, that is with `scope` as a whole until the
/// moment is `over`, and its buttons are not enabled; then it is with `lead`.
Timer {
    id: hush

    /// It is there.
    required property bool shown
    /// What it shows, where that may change while it is there: anything else is as new.
    property var what
    property Item scope: null
    /// The button that leads on.
    property Item lead: null
    property int reason: Qt.TabFocusReason
    /// It has been there long enough to be seen.
    property bool over: false
    /// Who is to have the keyboard now.
    readonly property Item keys: over ? lead : scope

    interval: Theme.hush
    running: shown && !over
    onTriggered: {
        over = true
        if (lead === null)
            return
        // Who has gone elsewhere meanwhile is not called back.
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
