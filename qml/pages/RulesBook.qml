// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Hanpan

/// The book of rules of a game under the house rules in use.
PageFrame {
    id: page

    required property string game
    /// The house rule whose paragraph is opened first; "" = the first chapter.
    property string rule: ""

    function help(): void {} // this is the book already

    readonly property string keyPage: "book"
    title: Language.code === "" ? "" : qsTr("%1 · rules").arg(GameCatalog.name(game))
    tools: [
        ActionButton {
            objectName: "askJudge"
            iconName: "judge"
            text: qsTr("Rules judge")
            hint: qsTr("Playing with real cards or tiles? Check any hand against your house rules, and keep the score")
            onTriggered: Navigator.go("JudgePage", {game: page.game})
        },
        ActionButton {
            objectName: "houseRules"
            iconName: "edit"
            text: qsTr("House rules")
            onTriggered: Navigator.go("HouseRules", {game: page.game})
        }
    ]
    Component.onCompleted: if (rule !== "") view.seek(rule)

    BookView {
        id: view
        objectName: "bookView"
        anchors.fill: parent
        game: page.game
        focus: true
    }
}
