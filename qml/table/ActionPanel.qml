// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Hanpan

/// Everything one can do, bottom right. A button never moves: what cannot be done now is dim and says why,
/// and what belongs to a moment is there for that moment, in a place of its own.
Flow {
    id: panel

    required property ActionModel actions
    required property real buttonWidth
    required property real buttonHeight
    required property real textSize
    /// Ids of those that somebody points at.
    property var lit: []

    signal triggered(string actionId)
    /// Why a dim one cannot be pressed, and where the book of rules says more of it.
    signal refused(string reason, string place)
    /// What is waited for until one can be pressed: no mistake was made.
    signal putOff(string reason)

    /// The action a key (Keymap.pressed) stands for, "" for none.
    function actionForKey(key: string): string {
        for (var i = 0; i < buttons.count; ++i) {
            var button = buttons.itemAt(i) as PanelButton
            if (button && button.visible && button.key === key)
                return button.actionId
        }
        return ""
    }
    function canPress(actionId: string): bool {
        for (var i = 0; i < buttons.count; ++i) {
            var button = buttons.itemAt(i) as PanelButton
            if (button && button.actionId === actionId)
                return button.visible && button.available
        }
        return false
    }
    function press(actionId: string): void {
        for (var i = 0; i < buttons.count; ++i) {
            var button = buttons.itemAt(i) as PanelButton
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
            // Large words that are too long for a column take both.
            width: Theme.folds && narrowest > panel.buttonWidth ? panel.width : panel.buttonWidth
            height: panel.buttonHeight
            font.pixelSize: panel.textSize
            Rectangle {
                objectName: "lit " + parent.actionId
                anchors.fill: parent
                anchors.margins: -border.width
                visible: panel.lit.indexOf(parent.actionId) >= 0
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
