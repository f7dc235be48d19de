// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Controls.Basic
import Hanpan

/// The round's deal and its fingerprint: shown before the round, checked after it, by the game and by anybody.
Sheet {
    id: sheet

    required property var session
    readonly property string line: session.dealText
    readonly property bool agrees: line !== "" && session.fingerprintOf(line) === session.dealFingerprint

    objectName: "dealSheet"
    width: Math.min(Theme.u(640), Theme.windowWidth - 2 * Theme.margin)
    title: qsTr("The deal's fingerprint")
    message: line === "" ? qsTr("The deal is fixed before the first piece is dealt; this number is made of it. After the round the deal is shown, and anybody can see that nothing was changed.")
                         : qsTr("This is the deal the number was made of, in dealing order. Whoever wants to check it without this program computes the SHA-256 of the line.")
    buttons: line === "" ? [{id: "cancel", label: qsTr("Close"), kind: "primary"}]
                         : [{id: "copy", label: qsTr("Copy the deal")}, {id: "cancel", label: qsTr("Close"), kind: "primary"}]
    onAnswered: (id) => {
        if (id === "copy") {
            deal.selectAll()
            deal.copy()
            deal.deselect()
        }
    }

    component Line: TextArea {
        readOnly: true
        selectByMouse: true
        wrapMode: TextEdit.WrapAnywhere
        font.family: "monospace"
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
        objectName: "dealFingerprint"
        width: parent.width
        text: sheet.session.dealFingerprint
        Accessible.name: sheet.title
    }
    ScrollView {
        width: parent.width
        height: Math.min(deal.implicitHeight, Theme.windowHeight * 0.34)
        visible: sheet.line !== ""
        Line {
            id: deal
            objectName: "dealLine"
            text: sheet.line
            Accessible.name: qsTr("The deal")
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
            text: sheet.agrees ? qsTr("The deal and the number shown before it agree.") : qsTr("The deal and the number do not agree.")
            font.bold: true
        }
    }
}
