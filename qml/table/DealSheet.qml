// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Controls.Basic
import Hanpan

/// The round's deal and its fingerprint: shown before the round, checked after it, by the game and by anybody.
Sheet {
    id: sheet

    required property TableFace session
    readonly property string line: session.result.dealText
    readonly property bool agrees: line !== "" && session.fingerprintOf(line) === session.dealFingerprint

    objectName: "dealSheet"
    width: Math.min(Theme.w(676), Theme.windowWidth - 2 * Theme.margin)
    title: qsTr("The deal's fingerprint")
    message: line === "" ? qsTr("The deal is fixed before the first piece is dealt, and this fingerprint is computed from it. After the round the full deal is shown, so anyone can verify that nothing changed.")
                         : qsTr("This is the deal behind the fingerprint, in dealing order. To check it without Hanpan, compute the SHA-256 of this line.")
    buttons: [{id: "cancel", label: qsTr("Close"), kind: "primary"}]

    function copyOf(field: TextArea): void {
        field.selectAll()
        field.copy()
        field.deselect()
    }

    component Line: TextArea {
        readOnly: true
        selectByMouse: true
        wrapMode: TextEdit.WrapAnywhere
        font.family: Theme.fixedFamily
        font.pixelSize: Theme.textSmall
        color: Theme.ink
        selectionColor: Theme.gold
        selectedTextColor: Theme.goldInk
        background: Rectangle {
            radius: Theme.radiusSmall
            color: Theme.surface
            border.width: Theme.hair
            border.color: Theme.line
        }
    }
    Line {
        id: fingerprint
        objectName: "dealFingerprint"
        width: parent.width
        text: sheet.session.dealFingerprint
        Accessible.name: sheet.title
    }
    ScrollView {
        width: parent.width
        height: Math.min(deal.implicitHeight, Theme.windowHeight * 0.2)
        visible: sheet.line !== ""
        Line {
            id: deal
            objectName: "dealLine"
            text: sheet.line
            Accessible.name: qsTr("The deal")
        }
    }
    SmallParagraph {
        text: sheet.line === "" ? qsTr("Check it yourself: copy the fingerprint above now. After the round, put the line of the deal in place of LINE in this command; it prints the fingerprint.")
                                : qsTr("Check it yourself: this command prints the fingerprint that was shown before the deal.")
    }
    ScrollView {
        width: parent.width
        height: Math.min(command.implicitHeight, Theme.windowHeight * 0.18)
        Line {
            id: command
            objectName: "dealCommand"
            text: sheet.session.checkCommand(sheet.line === "" ? "LINE" : sheet.line)
            Accessible.name: qsTr("The command")
        }
    }
    Flow {
        width: parent.width
        spacing: Theme.gapSmall
        Chip {
            objectName: "copyFingerprint"
            iconName: "copy"
            text: qsTr("Copy the fingerprint")
            onTriggered: sheet.copyOf(fingerprint)
        }
        Chip {
            objectName: "copyDeal"
            visible: sheet.line !== ""
            iconName: "copy"
            text: qsTr("Copy the deal")
            onTriggered: sheet.copyOf(deal)
        }
        Chip {
            objectName: "copyCommand"
            iconName: "copy"
            text: qsTr("Copy the command")
            onTriggered: sheet.copyOf(command)
        }
    }
    Row {
        visible: sheet.line !== ""
        spacing: Theme.gapSmall
        Icon {
            name: sheet.agrees ? "check" : "warning"
            size: Theme.iconSmall
            color: sheet.agrees ? Theme.green : Theme.redText
        }
        Caption {
            objectName: "dealVerdict"
            text: sheet.agrees ? qsTr("The deal matches the fingerprint shown before it.") : qsTr("The deal does not match the fingerprint.")
            font.bold: true
        }
    }
}
