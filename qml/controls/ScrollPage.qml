// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Controls.Basic
import Hanpan

/// A column that scrolls when it is taller than its place. The item with the keyboard's focus is scrolled into sight.
Flickable {
    id: flick

    default property alias content: column.data
    property alias spacing: column.spacing
    /// Room around the column, inside the scrolled area, so that rings and shadows are not cut.
    property int inset: Theme.gapSmall

    contentWidth: width
    contentHeight: column.implicitHeight + 2 * inset
    clip: true
    boundsBehavior: Flickable.StopAtBounds
    flickableDirection: Flickable.VerticalFlick

    readonly property Item focused: Window.activeFocusItem
    onFocusedChanged: soon.restart()
    Timer {
        // Waits until the layout is final.
        id: soon
        interval: 0
        onTriggered: flick.reveal()
    }

    function reveal(): void {
        show(focused)
    }
    /// Scrolls something of the column into sight.
    function show(item: Item): void {
        let up = item
        while (up && up !== column)
            up = up.parent
        if (!item || !up)
            return
        const top = item.mapToItem(column, 0, 0).y + inset
        if (top - Theme.gapLarge < contentY)
            contentY = Math.max(0, top - Theme.gapLarge)
        else if (top + item.height + Theme.gapLarge > contentY + height)
            contentY = Math.max(0, Math.min(contentHeight - height, top + item.height + Theme.gapLarge - height))
    }

    Column {
        id: column
        x: flick.inset
        y: flick.inset
        width: flick.width - 2 * flick.inset
    }

    ScrollBar.vertical: EdgeBar { of: flick }
}
