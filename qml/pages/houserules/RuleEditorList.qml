// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Hanpan

/// A rule that is a list of things: shows them, opens a sheet to change them. `editor` is the RuleEditor it is loaded by.
ActionButton {
    id: root

    required property var editor
    objectName: "openList"

    width: Math.min(implicitWidth, root.editor.limit)
    implicitHeight: Theme.controlSmall
    focus: true
    font.pixelSize: Theme.textSmall
    iconName: "edit"
    text: root.editor.row.valueText
    hint: qsTr("Change the list")
    Accessible.name: root.editor.row.label + ": " + text
    onTriggered: sheet.openFor()
    RuleListSheet {
        id: sheet
        objectName: "listSheet"
        row: root.editor.row
    }
}
