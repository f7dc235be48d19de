// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Hanpan

/// The end of a match: the ranking, and below it the results of every round.
Item {
    id: match

    required property TableFace session
    readonly property matchOutcome result: session.result.match
    readonly property list<rankRow> ranking: result.ranking
    /// It was the deal of a day: one round, compared with Master's.
    readonly property bool daily: session.dealDay !== ""
    /// The place for the page's buttons.
    property alias buttonRoom: room

    implicitHeight: column.implicitHeight + Theme.gapMedium + (grid.visible ? grid.implicitHeight + Theme.gapMedium : 0) + room.height

    Column {
        id: column
        width: parent.width
        spacing: Theme.gapTiny
        Heading {
            width: parent.width
            bottomPadding: Theme.gap
            text: match.daily ? match.session.roundText : match.result.title
            font.pixelSize: Theme.textTitle
            elide: Text.ElideRight
        }
        Loader {
            active: match.visible && match.daily
            visible: active
            width: parent.width
            Component.onCompleted: setSource("BesideMaster.qml", {session: match.session})
        }
        Repeater {
            model: match.ranking
            delegate: Rectangle {
                id: rank

                required property rankRow modelData
                readonly property bool first: modelData.place === 1

                width: column.width
                height: Math.max(Theme.u(first ? 52 : 40), Theme.textBody * 1.5)
                radius: Theme.radius
                color: first ? Theme.surfaceChanged : modelData.isHuman ? Theme.hover : "transparent"
                border.width: first ? Theme.hair : 0
                border.color: Theme.gold
                Accessible.role: Accessible.ListItem
                Accessible.name: modelData.place + ". " + modelData.name + ", " + modelData.score
                Disc {
                    id: medal
                    anchors.left: parent.left
                    anchors.leftMargin: Theme.gap
                    anchors.verticalCenter: parent.verticalCenter
                    width: parent.height * 0.68
                    color: rank.first ? Theme.gold : Theme.button
                    StrongPrint {
                        anchors.centerIn: parent
                        text: rank.modelData.place
                        color: rank.first ? Theme.goldInk : Theme.ink
                    }
                }
                Avatar {
                    id: face
                    objectName: "resultFace"
                    anchors.left: medal.right
                    anchors.leftMargin: Theme.gap
                    anchors.verticalCenter: parent.verticalCenter
                    width: parent.height * 0.8
                    face: rank.modelData.face
                    mood: rank.modelData.mood
                    name: rank.modelData.name
                }
                Print {
                    anchors.left: face.right
                    anchors.leftMargin: Theme.gap
                    anchors.verticalCenter: parent.verticalCenter
                    text: rank.modelData.name
                    font.bold: rank.first || rank.modelData.isHuman
                    font.pixelSize: rank.first ? Theme.textLarge : Theme.textBody
                }
                StrongPrint {
                    anchors.right: parent.right
                    anchors.rightMargin: Theme.gapMedium
                    anchors.verticalCenter: parent.verticalCenter
                    text: rank.modelData.score
                    font.pixelSize: rank.first ? Theme.textLarge : Theme.textBody
                }
            }
        }
    }
    ScoreGrid {
        id: grid
        anchors.top: column.bottom
        anchors.topMargin: Theme.gapMedium
        anchors.bottom: room.top
        anchors.bottomMargin: Theme.gapMedium
        width: parent.width
        visible: !match.daily
        table: match.session.scoreTable
    }
    Item {
        id: room
        anchors.bottom: parent.bottom
        width: parent.width
        height: Theme.controlHeight
    }
}
