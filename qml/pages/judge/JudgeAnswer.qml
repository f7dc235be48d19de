// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Hanpan

/// The judge's answer.
Item {
    id: panel

    required property string game
    required property judgeSaid answer
    readonly property string tone: answer.tone
    property judgePayment noPayment

    signal written()

    Panel {
        anchors.fill: parent
        color: panel.tone === "waits" ? Theme.page : Theme.surfaceRaised
    }
    ScrollPage {
        x: Theme.gapSmall
        y: Theme.gapSmall
        width: Math.max(0, parent.width - 2 * x)
        height: Math.max(0, parent.height - 2 * y)
        spacing: Theme.gapSmall
        Row {
            width: parent.width
            spacing: Theme.gapSmall
            Icon {
                id: sign
                visible: panel.tone === "yes" || panel.tone === "no"
                name: panel.tone === "yes" ? "check" : "close"
                color: panel.tone === "yes" ? Theme.green : Theme.redText
            }
            Caption {
                objectName: "judgeTitle"
                width: parent.width - (sign.visible ? sign.width + parent.spacing : 0)
                text: panel.answer.title
                tone: panel.tone === "waits" ? "mute" : "ink"
                font.pixelSize: panel.tone === "waits" ? Theme.textBody : Theme.textLarge
                font.bold: panel.tone !== "waits"
                wrapMode: Text.Wrap
                Accessible.role: Accessible.StatusBar
            }
        }
        Repeater {
            model: panel.answer.paid.length
            delegate: Item {
                id: one
                required property int index
                readonly property judgePayment paid: index < panel.answer.paid.length ? panel.answer.paid[index] : panel.noPayment
                width: parent ? parent.width : 0
                height: amount.height
                Accessible.role: Accessible.StaticText
                Accessible.name: paid.name + ": " + paid.amount
                Print {
                    anchors.left: parent.left
                    anchors.right: amount.left
                    anchors.rightMargin: Theme.gap
                    text: one.paid.name
                    elide: Text.ElideRight
                }
                Print {
                    id: amount
                    anchors.right: parent.right
                    text: one.paid.amount
                    font.bold: one.paid.sign > 0
                    tone: one.paid.sign < 0 ? "red" : "ink"
                }
            }
        }
        Repeater {
            model: panel.answer.lines.length
            delegate: SmallCaption {
                required property int index
                width: parent ? parent.width : 0
                text: index < panel.answer.lines.length ? panel.answer.lines[index] : ""
                wrapMode: Text.Wrap
            }
        }
        Repeater {
            model: panel.answer.groups.length
            delegate: Flow {
                id: group
                required property int index
                readonly property list<string> faces: index < panel.answer.groups.length ? panel.answer.groups[index] : []
                readonly property string name: index < panel.answer.groupNames.length ? panel.answer.groupNames[index] : ""
                width: parent ? parent.width : 0
                visible: faces.length > 0
                spacing: Theme.hair * 2
                SmallCaption {
                    objectName: "groupName"
                    visible: text !== ""
                    width: Theme.w(80)
                    text: group.name
                    tone: "mute"
                    elide: Text.ElideRight
                }
                Repeater {
                    model: group.faces.length
                    delegate: Piece {
                        required property int index
                        width: Theme.u(34)
                        game: panel.game
                        face: index < group.faces.length ? group.faces[index] : ""
                    }
                }
            }
        }
        SmallButton {
            objectName: "whyInBook"
            visible: panel.answer.place !== ""
            iconName: "rules"
            text: qsTr("See the book of rules")
            onTriggered: Navigator.go("RulesBook", {game: panel.game, rule: panel.answer.place})
        }
        SmallButton {
            objectName: "writeDown"
            visible: panel.answer.paid.length > 0
            iconName: "edit"
            text: qsTr("Add to the score sheet")
            onTriggered: panel.written()
        }
    }
}
