// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Hanpan

/// The end of a match: the first three on a podium, the others beside it, and below it the results of every round.
Item {
    id: match

    required property TableFace session
    readonly property matchOutcome result: session.result.match
    readonly property list<rankRow> ranking: result.ranking
    /// It was the deal of a day: one round, compared with Master's.
    readonly property bool daily: session.dealDay !== ""
    /// The place for the page's buttons.
    property alias buttonRoom: room

    implicitHeight: column.implicitHeight + Theme.gapMedium + (daily ? 0 : grid.implicitHeight + Theme.gapMedium) + room.height

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
        Row {
            width: parent.width
            spacing: Theme.gapLarge
            Item {
                // The first three on their steps, the winner in the middle.
                id: stage
                readonly property int steps: Math.min(3, match.ranking.length)
                readonly property real stepWidth: Theme.u(144)
                width: steps * stepWidth
                height: Theme.u(84 + 48) + line * 2
                readonly property real line: Theme.textBody * 1.4
                Repeater {
                    model: Array.from(match.ranking).slice(0, 3)
                    delegate: Item {
                        id: rank
                        required property rankRow modelData
                        required property int index
                        readonly property bool first: modelData.place === 1
                        x: (stage.steps < 3 ? index : [1, 0, 2][index]) * stage.stepWidth
                        width: stage.stepWidth
                        height: stage.height
                        Accessible.role: Accessible.ListItem
                        Accessible.name: modelData.place + ". " + modelData.name + ", " + modelData.score
                        Avatar {
                            objectName: "resultFace"
                            anchors.horizontalCenter: parent.horizontalCenter
                            anchors.bottom: step.top
                            width: Theme.u(rank.first ? 84 : 60)
                            face: rank.modelData.face
                            mood: rank.modelData.mood
                            name: rank.modelData.name
                        }
                        Rectangle {
                            id: step
                            anchors.bottom: who.top
                            x: Theme.gapTiny
                            width: parent.width - 2 * Theme.gapTiny
                            height: Theme.u(rank.first ? 48 : rank.modelData.place === 2 ? 34 : 22)
                            radius: Theme.gapTiny
                            color: rank.first ? Theme.gold : Theme.button
                            border.width: Theme.hair
                            border.color: rank.first ? Theme.goldEdge : Theme.line
                            StrongPrint {
                                anchors.centerIn: parent
                                text: rank.modelData.place
                                color: rank.first ? Theme.goldInk : Theme.ink
                                font.pixelSize: rank.first ? Theme.textLarge : Theme.textSmall
                            }
                        }
                        Brief {
                            id: who
                            anchors.bottom: score.top
                            width: parent.width
                            height: stage.line
                            horizontalAlignment: Text.AlignHCenter
                            text: rank.modelData.name
                            font.bold: rank.first || rank.modelData.isHuman
                            least: 9
                            Accessible.ignored: true
                        }
                        Brief {
                            id: score
                            anchors.bottom: parent.bottom
                            width: parent.width
                            height: stage.line
                            horizontalAlignment: Text.AlignHCenter
                            text: rank.modelData.score
                            tone: rank.first ? "gold" : "mute"
                            font.bold: rank.first
                            least: 9
                            Accessible.ignored: true
                        }
                    }
                }
            }
            Column {
                // The others, and what was remarkable.
                width: parent.width - stage.width - parent.spacing
                spacing: Theme.gapTiny
                Repeater {
                    model: Array.from(match.ranking).slice(3)
                    delegate: Rectangle {
                        id: other
                        required property rankRow modelData
                        width: parent.width
                        height: Math.max(Theme.u(32), Theme.textBody * 1.4)
                        radius: Theme.radiusSmall
                        color: modelData.isHuman ? Theme.hover : "transparent"
                        Accessible.role: Accessible.ListItem
                        Accessible.name: modelData.place + ". " + modelData.name + ", " + modelData.score
                        Print {
                            id: number
                            anchors.verticalCenter: parent.verticalCenter
                            width: Theme.textBody * 1.5
                            horizontalAlignment: Text.AlignHCenter
                            text: other.modelData.place
                            tone: "mute"
                        }
                        Avatar {
                            id: face
                            objectName: "resultFace"
                            anchors.left: number.right
                            anchors.leftMargin: Theme.gapTiny
                            anchors.verticalCenter: parent.verticalCenter
                            width: parent.height
                            face: other.modelData.face
                            mood: other.modelData.mood
                            name: other.modelData.name
                        }
                        Brief {
                            anchors.left: face.right
                            anchors.leftMargin: Theme.gapSmall
                            anchors.right: points.left
                            anchors.rightMargin: Theme.gapSmall
                            anchors.verticalCenter: parent.verticalCenter
                            text: other.modelData.name
                            font.bold: other.modelData.isHuman
                            least: 9
                            Accessible.ignored: true
                        }
                        Print {
                            id: points
                            anchors.right: parent.right
                            anchors.rightMargin: Theme.gapSmall
                            anchors.verticalCenter: parent.verticalCenter
                            text: other.modelData.score
                        }
                    }
                }
                Repeater {
                    model: match.result.peaks
                    delegate: Remark {
                        required property string modelData
                        objectName: "peak"
                        text: modelData
                    }
                }
            }
        }
    }
    ScoreGrid {
        id: grid
        anchors.top: column.bottom
        anchors.topMargin: Theme.gapMedium
        width: parent.width
        height: Math.min(implicitHeight, room.y - y - Theme.gapMedium)
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
