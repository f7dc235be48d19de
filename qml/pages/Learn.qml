// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Hanpan

/// The ways to learn each game: its course of lessons, and its book of rules under the house rules in use.
PageFrame {
    id: page

    property string game: GameShelf.first
    /// "lessons" or "rules".
    property string part: "lessons"
    readonly property bool course: part === "lessons" && Courses.count(game) > 0

    function help(): void { part = "rules" }

    readonly property string keyPage: "book"
    title: qsTr("How to play")
    tools: [
        ActionButton {
            objectName: "rules"
            iconName: "edit"
            text: qsTr("House rules")
            available: GameCatalog.playable(page.game)
            reason: qsTr("Not available in this version")
            onTriggered: Navigator.go("HouseRules", {game: page.game})
        },
        ActionButton {
            objectName: "play"
            kind: "primary"
            iconName: "play"
            text: qsTr("Play")
            available: GameCatalog.playable(page.game)
            reason: qsTr("Not available in this version")
            onTriggered: Navigator.replace("Setup", {game: page.game})
        }
    ]

    Flow {
        id: chooser
        width: parent.width - (parts.visible ? parts.width + Theme.gap : 0)
        spacing: Theme.gapSmall
        Repeater {
            model: GameShelf.games.length
            delegate: ActionButton {
                id: choice
                required property int index
                readonly property string game: GameShelf.games[index].id
                objectName: "learn-" + game
                kind: game === page.game ? "plain" : "quiet"
                text: Language.code === "" ? "" : GameCatalog.name(game)
                focus: game === page.game
                onTriggered: page.game = choice.game
            }
        }
    }
    Segments {
        id: parts
        objectName: "learnPart"
        anchors.right: parent.right
        anchors.verticalCenter: chooser.verticalCenter
        visible: Courses.count(page.game) > 0
        name: qsTr("View")
        options: [{ value: "lessons", label: qsTr("Lessons") }, { value: "rules", label: qsTr("Book of rules") }]
        value: page.part
        onChosen: (value) => page.part = value
    }
    CourseView {
        objectName: "courseView"
        visible: page.course
        enabled: visible
        anchors.left: parent.left
        anchors.right: parent.right
        anchors.top: chooser.bottom
        anchors.topMargin: Theme.gap
        anchors.bottom: parent.bottom
        game: page.game
    }
    BookView {
        objectName: "bookView"
        visible: !page.course
        enabled: visible
        anchors.left: parent.left
        anchors.right: parent.right
        anchors.top: chooser.bottom
        anchors.topMargin: Theme.gap
        anchors.bottom: parent.bottom
        game: page.game
    }
}
