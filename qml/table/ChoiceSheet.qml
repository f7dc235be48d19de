// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Hanpan

/// The same gesture may be meant in several ways: which one? Answered by pointer, by arrows and Return, or by a number.
Sheet {
    id: sheet

    /// [{label, icon, action}] as the session gives them.
    property var choices: []

    signal chosen(int index)

    objectName: "choiceSheet"
    title: qsTr("Which way?")
    buttons: [{ id: "cancel", label: qsTr("Cancel"), kind: "plain" }]

    Column {
        width: parent.width
        spacing: Theme.gapSmall
        Keys.onPressed: (event) => {
            if (event.key >= Qt.Key_1 && event.key <= Qt.Key_9) {
                event.accepted = true
                sheet.pick(event.key - Qt.Key_1)
            }
        }
        Repeater {
            model: sheet.choices
            // The buttons come while the sheet is opening.
            onItemAdded: (index, item) => {
                if (index !== 0)
                    return
                sheet.firstFocus = item
                if (sheet.opened)
                    item.forceActiveFocus(Qt.TabFocusReason)
            }
            delegate: ActionButton {
                required property int index
                required property var modelData
                objectName: "choice" + index
                width: parent.width
                text: modelData.label
                iconName: modelData.icon || ""
                keyHint: index < 9 ? String(index + 1) : ""
                onTriggered: sheet.chosen(index)
                Keys.onDownPressed: nextItemInFocusChain(true).forceActiveFocus(Qt.TabFocusReason)
                Keys.onUpPressed: nextItemInFocusChain(false).forceActiveFocus(Qt.TabFocusReason)
            }
        }
    }

    function pick(index: int): void {
        if (index < choices.length)
            chosen(index)
    }
}
