// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Hanpan

/// One of the table's actions as a button.
ActionButton {
    // Roles are read through `model`: a button has an `enabled` of its own.
    required property var model
    readonly property string actionId: model.actionId
    readonly property string key: model.key

    objectName: "action " + actionId
    visible: model.shown
    // A short reason stands on the button itself ("38 > 10"), a longer one in its tooltip.
    text: model.reason === "" || model.reason.length > 8 ? model.label : model.label + " · " + model.reason
    keyHint: key
    iconName: model.iconName
    kind: model.primary ? "primary" : "plain"
    available: model.enabled
    reason: model.reasonSentence
    leftPadding: Theme.gapSmall
    rightPadding: Theme.gapSmall
    font.pixelSize: height < 34 ? Theme.textTiny : height < 1.2 * Theme.controlSmall ? Theme.textSmall : Theme.textBody
    focusPolicy: Qt.TabFocus
    atTable: true
}
