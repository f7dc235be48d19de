// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Hanpan

/// A rule that is a list of objects: shows them, and opens a sheet to change them.
SmallButton {
    id: root

    required property RuleField row
    objectName: "openList"

    width: Math.min(implicitWidth, root.row.limit)
    focus: true
    iconName: "edit"
    text: root.row.valueText
    hint: qsTr("Change the list")
    Accessible.name: root.row.label + ": " + text
    onTriggered: sheet.openFor()
    RuleListSheet {
        id: sheet
        objectName: "listSheet"
        row: root.row
    }
}
