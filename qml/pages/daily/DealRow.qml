// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Hanpan

/// One game's deal of the day: the person's result, Master's and the field's, and the buttons to play it and to tell of it.
FocusScope {
    id: row

    property dayDeal deal
    readonly property string game: deal.game

    signal played()
    signal reviewed()
    signal shared()

    height: Math.max(Theme.u(84), words.height + Theme.gap, buttons.height + Theme.gap)
    Accessible.role: Accessible.Grouping
    Accessible.name: Array.from([deal.name, result.text, master.text, field.text]).filter(part => part !== "").join(", ")

    Panel {
        anchors.fill: parent
        color: Theme.surfaceRaised
    }
    Column {
        id: words
        anchors.left: parent.left
        anchors.leftMargin: Theme.gapMedium
        anchors.right: buttons.left
        anchors.rightMargin: Theme.gap
        anchors.verticalCenter: parent.verticalCenter
        spacing: Theme.gapTiny
        Heading {
            width: parent.width
            text: row.deal.name
            font.pixelSize: Theme.textLarge
            elide: Text.ElideRight
        }
        Paragraph {
            id: result
            objectName: "dealResult"
            text: row.deal.result !== "" ? (row.deal.practice ? qsTr("You, with undo: %1") : qsTr("You: %1")).arg(row.deal.result) + (row.deal.beside !== "" ? " · " + row.deal.beside : "")
                : row.deal.id > 0 ? qsTr("In progress") : qsTr("Not played yet")
        }
        Remark {
            id: master
            objectName: "dealMaster"
            text: row.deal.master !== "" ? qsTr("Master: %1").arg(row.deal.master) : qsTr("Master is still playing it...")
        }
        Remark {
            id: field
            objectName: "dealField"
            visible: text !== ""
            text: row.deal.field
        }
    }
    Row {
        id: buttons
        anchors.right: parent.right
        anchors.rightMargin: Theme.gapMedium
        anchors.verticalCenter: parent.verticalCenter
        spacing: Theme.gapSmall
        ActionButton {
            objectName: "reviewDeal-" + row.game
            visible: row.deal.over
            kind: "quiet"
            iconName: "review"
            text: row.width < Theme.w(760) ? "" : qsTr("Review")
            Accessible.name: qsTr("%1. %2", "what a button does, and of what").arg(qsTr("Review")).arg(row.deal.name)
            onTriggered: row.reviewed()
        }
        ActionButton {
            objectName: "shareDeal-" + row.game
            visible: row.deal.share !== ""
            kind: "quiet"
            iconName: "copy"
            text: row.width < Theme.w(940) ? "" : qsTr("Copy a line to share")
            hint: text === "" ? qsTr("Copy a line to share") : qsTr("Date, game and result, nothing of the deal")
            Accessible.name: qsTr("%1. %2", "what a button does, and of what").arg(qsTr("Copy a line to share")).arg(row.deal.name)
            onTriggered: row.shared()
        }
        ActionButton {
            objectName: "playDeal-" + row.game
            focus: true
            kind: row.deal.over ? "plain" : "primary"
            iconName: row.deal.over ? "restart" : "play"
            text: row.deal.over ? qsTr("Again") : row.deal.id > 0 ? qsTr("Continue") : qsTr("Play")
            Accessible.name: qsTr("%1. %2", "what a button does, and of what").arg(text).arg(row.deal.name)
            hint: row.deal.over ? qsTr("You've seen this deal, so it counts as practice") : ""
            onTriggered: row.played()
        }
    }
}
