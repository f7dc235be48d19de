// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Hanpan

/// One of the table's actions as a button.
ActionButton {
    // Roles are read through `model`, because a button has an `enabled` of its own.
    required property var model
    readonly property string actionId: model.actionId
    readonly property string key: model.key

    objectName: "action " + actionId
    visible: model.shown
    // Its place is empty until its moment comes; its key says why not.
    readonly property bool timely: model.timely
    opacity: timely ? 1 : 0
    enabled: timely
    Accessible.ignored: !timely
    // A short reason is on the button itself ("38 > 10"), a longer one in its tooltip.
    text: beside === "" || beside.length > 10 ? model.label : model.label + " · " + beside
    /// Why not, or what it could cost.
    readonly property string beside: model.enabled ? model.price : model.reason
    hint: model.price === "" ? model.hint : qsTr("%1: %2", "a button, what pressing it could cost").arg(model.label).arg(model.price)
    keyHint: key
    iconName: model.iconName
    kind: model.primary ? "primary" : "plain"
    available: model.enabled
    reason: model.reasonSentence
    leftPadding: Theme.gapSmall
    rightPadding: Theme.gapSmall
    focusPolicy: Qt.TabFocus
    atTable: true
}
