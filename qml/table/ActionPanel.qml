// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Hanpan

/// What one can do now, at the bottom right: at most four buttons, the likeliest across the bottom, so that it is under
/// the same finger every turn. What is impossible now is not shown; its key says why.
Item {
    id: panel

    required property ActionModel actions
    required property real buttonHeight
    required property real spacing
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
            if (button && button.model.shown && button.key === key)
                return button.actionId
        }
        return ""
    }
    function canPress(actionId: string): bool {
        for (let i = 0; i < buttons.count; ++i) {
            const button = buttons.itemAt(i) as PanelButton
            if (button && button.actionId === actionId)
                return button.model.shown && button.available
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

    /// The height of those that are shown, from the bottom.
    readonly property real filled: {
        let rows = 0
        for (let i = 0; i < buttons.count; ++i) {
            const button = buttons.itemAt(i) as PanelButton
            if (button && button.slot >= 0)
                rows = Math.max(rows, 1 + button.above)
        }
        return rows === 0 ? 0 : rows * (buttonHeight + spacing) - spacing
    }

    Accessible.role: Accessible.Grouping
    Accessible.name: qsTr("Actions")

    Repeater {
        id: buttons
        model: panel.actions
        delegate: PanelButton {
            readonly property real half: (panel.width - panel.spacing) / 2
            x: slot > 0 && slot % 2 === 0 ? half + panel.spacing : 0
            y: panel.height - height - above * (height + panel.spacing)
            width: slot === 0 ? panel.width : half
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
