// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Hanpan

/// How each game is played, on one page: enough to sit down. The fine points stand with the house rules.
PageFrame {
    id: page

    property string game: GameShelf.first

    readonly property var look: GameShelf.entry(game)

    title: qsTr("Learn")
    contentLimit: Theme.u(1240)

    Item {
        id: chooser
        width: Theme.u(250)
        height: parent.height
        Column {
            width: parent.width
            spacing: Theme.gapSmall
            Repeater {
                model: GameShelf.games
                delegate: ActionButton {
                    id: choice
                    required property var modelData
                    objectName: "learn-" + modelData.id
                    width: chooser.width
                    kind: modelData.id === page.game ? "plain" : "quiet"
                    text: Language.code === "" ? "" : GameCatalog.name(modelData.id)
                    focus: modelData.id === page.game
                    onTriggered: page.game = choice.modelData.id
                }
            }
        }
    }
    ScrollPage {
        id: scroll
        anchors.left: chooser.right
        anchors.leftMargin: Theme.gapLarge
        anchors.right: parent.right
        anchors.top: parent.top
        anchors.topMargin: -inset
        anchors.bottom: parent.bottom
        spacing: Theme.gapMedium

        Image {
            width: parent.width
            height: Theme.u(230)
            source: Ink.cloth(page.look.tableLight, page.look.tableDeep, Theme.radiusLarge, true)
            sourceSize.width: Math.ceil(width)
            sourceSize.height: Math.ceil(height)
            Accessible.ignored: true
            Still {
                anchors.fill: parent
                game: page.game
                scene: page.look.scene
                pieceSize: page.look.size
                unit: Theme.u(page.look.roomToLearn)
            }
        }
        Repeater {
            model: page.look.lessons
            delegate: Column {
                id: lesson
                required property var modelData
                width: parent ? parent.width : 0
                spacing: Theme.gapTiny
                Caption {
                    text: lesson.modelData[0]
                    tone: "red"
                    font.bold: true
                    font.pixelSize: Theme.textSmall
                    Accessible.role: Accessible.Heading
                }
                Caption {
                    width: Math.min(parent.width, Theme.u(760))
                    text: lesson.modelData[1]
                    font.pixelSize: Theme.textLarge
                    wrapMode: Text.Wrap
                    lineHeight: 1.25
                }
            }
        }
        Row {
            spacing: Theme.gap
            topPadding: Theme.gapSmall
            ActionButton {
                objectName: "play"
                kind: "primary"
                iconName: "play"
                text: qsTr("Play")
                available: GameCatalog.playable(page.game)
                reason: qsTr("Not in this version")
                onTriggered: Navigator.replace("Setup", {game: page.game})
            }
            ActionButton {
                objectName: "rules"
                iconName: "rules"
                text: qsTr("House rules")
                available: GameCatalog.playable(page.game)
                reason: qsTr("Not in this version")
                onTriggered: Navigator.go("HouseRules", {game: page.game})
            }
        }
    }
}
