// SPDX-License-Identifier: GPL-3.0-or-later
import QtQml
import QtQuick
import Hanpan

/// A game's presets and own rule sets as options of a Picker. It shows nothing.
Item {
    id: list

    property string game
    property var options: []
    property string currentKey
    property string currentHelp

    visible: false

    /// `key`: "preset:<id>" or "own:<id>", as in the options.
    function use(key: string): void {
        const id = key.slice(key.indexOf(":") + 1)
        if (key.startsWith("own:"))
            RulesInUse.useOwn(game, id)
        else
            RulesInUse.usePreset(game, id)
    }
    function collect(): void {
        const found = []
        for (let i = 0; i < rows.count; ++i) {
            const row = rows.objectAt(i) as RuleSetRow
            if (!row)
                continue
            const key = (row.own ? "own:" : "preset:") + row.setId
            found.push({value: key, label: row.label})
            if (row.current) {
                currentKey = key
                currentHelp = row.help
            }
        }
        options = found
    }

    // A model announces one change in several signals.
    function collectSoon(): void { Qt.callLater(collect) } // qmllint disable type
    PresetModel {
        id: presets
        game: list.game
        onReloaded: list.collectSoon()
        onDataChanged: list.collectSoon()
    }
    Instantiator {
        id: rows
        model: presets
        delegate: RuleSetRow {}
        onObjectAdded: list.collectSoon()
        onObjectRemoved: list.collectSoon()
    }
}
