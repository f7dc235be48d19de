// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Hanpan

/// One of the table's actions as a button: it says what pressing it does now, as far as there is room.
ActionButton {
    id: button

    // Roles are read through `model`, because a button has an `enabled` of its own; it has none while its row goes.
    required property var model
    readonly property string actionId: model.actionId ?? ""
    readonly property string key: model.key ?? ""
    readonly property int slot: model.slot ?? -1
    /// Its row, counted from the bottom.
    readonly property int above: Math.ceil(slot / 2)
    readonly property bool primary: model.primary === true

    objectName: "action " + actionId
    visible: slot >= 0
    text: price !== "" ? model.label + " · " + price : fits(says) ? says : model.label ?? ""
    /// What pressing it does now.
    readonly property string says: model.says ?? ""
    /// What it could cost.
    readonly property string price: model.price ?? ""
    hint: price !== "" ? qsTr("%1: %2", "a button, what pressing it could cost").arg(model.label).arg(price)
                       : text !== says ? says : model.hint ?? ""
    keyHint: key
    iconName: model.iconName ?? ""
    kind: primary ? "primary" : "plain"
    available: model.enabled === true
    reason: model.reasonSentence ?? ""
    leftPadding: Theme.gapSmall
    rightPadding: Theme.gapSmall
    focusPolicy: Qt.TabFocus
    atTable: true

    function fits(words: string): bool {
        return metrics.advanceWidth(words) + extraRoom + leftPadding + rightPadding <= width
    }
    FontMetrics {
        id: metrics
        font: button.font
    }
}
