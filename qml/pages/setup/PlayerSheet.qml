// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Hanpan

/// What the person is called and looks like at every table; both are kept at once.
Sheet {
    id: sheet

    readonly property string suggested: Preferences.systemName()

    function keepName(): void {
        Preferences.playerName = name.typed
    }
    objectName: "playerSheet"
    title: qsTr("Your name and face")
    firstFocus: name
    buttons: [{id: "done", label: qsTr("Done"), kind: "primary"}]
    onAboutToShow: name.text = Preferences.playerName
    onAboutToHide: keepName()

    Row {
        width: parent.width
        spacing: Theme.gapSmall
        TextEntry {
            id: name
            objectName: "sheetName"
            name: qsTr("Your name at the table")
            maximumLength: 16
            placeholderText: qsTr("You")
            onEditingFinished: sheet.keepName()
            onEntered: sheet.answer("done")
        }
        ActionButton {
            objectName: "suggestedName"
            anchors.verticalCenter: parent.verticalCenter
            visible: sheet.suggested !== "" && name.typed !== sheet.suggested
            width: Math.min(implicitWidth, parent.width - name.width - parent.spacing)
            implicitHeight: Theme.controlSmall
            kind: "quiet"
            font.bold: false
            text: qsTr("“%1”").arg(sheet.suggested)
            hint: qsTr("Your name on this computer")
            onTriggered: {
                name.text = sheet.suggested
                sheet.keepName()
            }
        }
    }
    Item {
        width: 1
        height: Theme.gapTiny
    }
    FacePicker {
        size: Math.max(Theme.u(62), 32)
    }
}
