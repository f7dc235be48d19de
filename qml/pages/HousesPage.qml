// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Hanpan

/// Which house rules of a game suit us: all rule sets beside each other in figures, or those nearest to what is wished
/// for. What is chosen is used at once, in the panel of house rules below this page.
PageFrame {
    id: page

    required property string game
    /// "all" or "find".
    property string part: "all"
    /// The panel from which the page was opened, if it was.
    property HouseRules panel: null

    function leave(): void {
        if (panel)
            Navigator.back()
        else
            Navigator.replace("HouseRules", {game: game})
    }
    /// "" = the rules in use, as they were changed.
    function useSet(id: string, own: bool): void {
        if (id !== "") {
            if (panel)
                panel.usePreset(id, own)
            else if (own)
                RulesInUse.useOwn(game, id)
            else
                RulesInUse.usePreset(game, id)
        }
        page.leave()
    }
    function useFound(row: int): void {
        const came = finder.use(row)
        if (panel)
            panel.tell(came, "undo")
        page.leave()
    }

    title: qsTr("%1 · which rules?").arg(GameCatalog.name(game))
    tools: [
        Segments {
            objectName: "housesPart"
            anchors.verticalCenter: parent ? parent.verticalCenter : undefined
            name: qsTr("View")
            options: [{value: "all", label: qsTr("All rule sets"), hint: qsTr("Presets and your rules, in figures")},
                      {value: "find", label: qsTr("Find ours"), hint: qsTr("Say what you wish, and get the rules nearest to it")}]
            value: page.part
            onChosen: (part) => page.part = part
        }
    ]
    Component.onCompleted: table.forceActiveFocus()

    Houses {
        id: houses
        game: page.game
        players: players.value
        wanted: table.visible
    }
    HouseFinder {
        id: finder
        game: page.game
        players: players.value
        wanted: wishes.visible
    }

    Item {
        id: head
        width: parent.width
        height: Math.max(explained.height, seats.height)
        SmallCaption {
            id: explained
            anchors.left: parent.left
            anchors.right: seats.left
            anchors.rightMargin: Theme.gap
            anchors.verticalCenter: parent.verticalCenter
            text: page.part === "all" ? qsTr("What each rule set does to the game. A press on a figure's name sorts by it, one on a rule set uses it.")
                                      : qsTr("What would you like your game to be? The nearest presets are shown, and the fewest changes that bring them nearer.")
            tone: "mute"
            wrapMode: Text.Wrap
        }
        Row {
            id: seats
            anchors.right: parent.right
            anchors.verticalCenter: parent.verticalCenter
            spacing: Theme.gapSmall
            SmallPrint {
                anchors.verticalCenter: parent.verticalCenter
                text: qsTr("Players")
            }
            Stepper {
                id: players
                objectName: "housesPlayers"
                name: qsTr("Players")
                from: GameCatalog.minPlayers(page.game)
                to: GameCatalog.maxPlayers(page.game)
                value: Math.max(from, Math.min(to, 4))
                onStepped: (value) => players.value = value
            }
        }
    }
    HousesTable {
        id: table
        anchors.top: head.bottom
        anchors.topMargin: Theme.gapSmall
        anchors.bottom: parent.bottom
        width: parent.width
        visible: page.part === "all"
        houses: houses
        focus: true
        onChosen: (id, own) => page.useSet(id, own)
    }
    HouseWishes {
        id: wishes
        anchors.top: head.bottom
        anchors.topMargin: Theme.gapSmall
        anchors.bottom: parent.bottom
        width: parent.width
        visible: page.part === "find"
        finder: finder
        onChosen: (row) => page.useFound(row)
    }
}
