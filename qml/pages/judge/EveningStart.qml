// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Hanpan

/// The players at the real table, and their game.
Sheet {
    id: start

    required property Evenings evenings
    property string game: ""
    property int players: 4

    signal begun(bool ok, string text)

    function openFor(which: string, names: var, count: int): void {
        game = which
        players = count >= 2 ? Math.min(8, count) : 4
        for (let i = 0; i < entries.count; ++i)
            (entries.itemAt(i) as TextEntry).text = i < names.length ? names[i] : ""
        open()
    }
    function begin(): void {
        const names = []
        for (let i = 0; i < players; ++i)
            names[i] = (entries.itemAt(i) as TextEntry).typed
        const told = evenings.begin(game, names)
        begun(told.ok, told.text)
    }

    objectName: "eveningStart"
    title: qsTr("A new score sheet")
    firstFocus: picker
    buttons: [{id: "cancel", label: qsTr("Cancel")}, {id: "begin", label: qsTr("Start"), kind: "primary"}]
    onAnswered: (id) => {
        if (id === "begin")
            begin()
    }

    Row {
        width: parent.width
        spacing: Theme.gap
        Picker {
            id: picker
            objectName: "eveningGame"
            width: parent.width - count.width - parent.spacing
            name: qsTr("Game")
            options: {
                const list = []
                for (const look of GameShelf.games)
                    list.push({value: look.id, label: GameCatalog.name(look.id)})
                list.push({value: "", label: qsTr("Another game")})
                return list
            }
            value: start.game
            onChosen: (value) => start.game = value
        }
        Stepper {
            id: count
            objectName: "eveningPlayers"
            name: qsTr("Players")
            value: start.players
            from: 2
            to: 8
            onStepped: (value) => start.players = value
        }
    }
    Grid {
        width: parent.width
        columns: 2
        spacing: Theme.gapSmall
        Repeater {
            id: entries
            model: 8
            delegate: TextEntry {
                required property int index
                objectName: "eveningName-" + index
                visible: index < start.players
                width: (parent.width - Theme.gapSmall) / 2
                maximumLength: 20
                name: qsTr("Name of player %1").arg(index + 1)
                placeholderText: qsTr("Player %1").arg(index + 1)
                onEntered: start.answer("begin")
            }
        }
    }
}
