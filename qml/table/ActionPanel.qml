// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Hanpan

/// Everything one can do, at the bottom right. A button never moves: one that cannot be used now is dim and says why,
/// and one that belongs to a moment appears for that moment, in a place of its own.
Flow {
    id: panel

    required property ActionModel actions
    required property real buttonWidth
    required property real buttonHeight
    required property real textSize
    /// Ids of the buttons that a hint or a lesson points at.
    property list<string> lit

    signal triggered(string actionId)
    /// Why a dim button cannot be pressed, and where the book of rules explains it.
    signal refused(string reason, string place)
    /// What one has to wait for before it can be pressed: it was not a mistake.
    signal putOff(string reason)

    /// The action for a key (Keymap.pressed), "" for none.
    function actionForKey(key: string): string {
        for (let i = 0; i < buttons.count; ++i) {
            const button = buttons.itemAt(i) as PanelButton
            if (button && button.visible && button.key === key)
                return button.actionId
        }
        return ""
    }
    function canPress(actionId: string): bool {
        for (let i = 0; i < buttons.count; ++i) {
            const button = buttons.itemAt(i) as PanelButton
            if (button && button.actionId === actionId)
                return button.visible && button.available
        }
        return false
    }
    function press(actionId: string): void {
        for (let i = 0; i < buttons.count; ++i) {
            const button = buttons.itemAt(i) as PanelButton
            if (button && button.actionId === actionId)
                button.clicked()
        }
    }

    spacing: Theme.gapSmall - Theme.hair

    Accessible.role: Accessible.Grouping
    Accessible.name: qsTr("Actions")

    Repeater {
        id: buttons
        model: panel.actions
        delegate: PanelButton {
            // Large words that are too long for one column take both.
            width: Theme.folds && narrowest > panel.buttonWidth ? panel.width : panel.buttonWidth
            height: panel.buttonHeight
            font.pixelSize: panel.textSize
            Rectangle {
                objectName: "lit " + parent.actionId
                anchors.fill: parent
                anchors.margins: -border.width
                visible: Array.from(panel.lit).includes(parent.actionId)
                radius: Theme.radius + border.width
                color: "transparent"
                border.width: 3
                border.color: Theme.glow
            }
            onTriggered: panel.triggered(actionId)
            onRefused: model.waits ? panel.putOff(reason) : panel.refused(reason, model.reasonPlace)
        }
    }
}
