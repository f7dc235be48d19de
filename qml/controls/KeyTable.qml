// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Hanpan

/// Keys and what they do, group by group; a key that can be changed is a button: pressed, it waits for the new key.
Column {
    id: table

    /// See KeyList.
    property string page
    property string game
    readonly property alias list: keys
    /// The use that waits for its new key, "" for none.
    property string waiting
    /// Why the last key was not accepted, and for which use.
    property string refusal
    property string refused

    spacing: Theme.gapSmall
    onVisibleChanged: forget()

    function forget(): void {
        waiting = ""
        refusal = ""
        refused = ""
    }
    /// Assigns the pressed key to the use that waits. This makes the rows anew: the keyboard returns to its own.
    function take(use: string, key: int, modifiers: int): void {
        forget()
        returning = use
        refusal = key === Qt.Key_Escape ? "" : keys.give(use, key, modifiers)
        refused = use
    }
    function restore(use: string): void {
        forget()
        returning = use
        refusal = keys.restore(use)
        refused = use
    }
    property string returning

    KeyList {
        id: keys
        page: table.page
        game: table.game
    }
    Repeater {
        model: keys.groups
        delegate: Column {
            id: group
            required property keyGroup modelData
            width: table.width
            Heading {
                width: parent.width
                text: group.modelData.title
                tone: "red"
                font.pixelSize: Theme.textSmall
                topPadding: Theme.gapSmall
                bottomPadding: Theme.gapTiny
            }
            Repeater {
                model: group.modelData.rows
                delegate: SettingRow {
                    id: row
                    required property keyRow modelData
                    required property int index
                    readonly property string use: modelData.id
                    readonly property string part: group ? group.modelData.title : "" // rows outlive their group for a
                                                                                      // moment
                    readonly property bool waits: table.waiting === use
                    width: table.width
                    last: index === group.modelData.rows.length - 1
                    marked: modelData.changed
                    title: modelData.label
                    help: table.refused === use ? table.refusal : ""
                    IconButton {
                        objectName: "restore " + row.use
                        anchors.verticalCenter: parent.verticalCenter
                        visible: row.modelData.changed
                        iconName: "restart"
                        text: qsTr("The first key again: %1").arg(row.modelData.label)
                        Accessible.name: text + ", " + row.part
                        onTriggered: table.restore(row.use)
                    }
                    ActionButton {
                        objectName: "key " + row.use
                        visible: row.modelData.own
                        text: row.waits ? qsTr("Press a key") : row.modelData.keys
                        // "Draw" is a use in several games, and each has a key for it.
                        Accessible.name: row.waits ? text : qsTr("%1: %2. Change", "what a key does, the key").arg(row.modelData.label).arg(text) + ", " + row.part
                        kind: row.waits ? "primary" : "plain"
                        onTriggered: {
                            table.forget()
                            table.waiting = row.use
                        }
                        onActiveFocusChanged: if (!activeFocus && row.waits) table.forget()
                        Component.onCompleted: if (table.returning === row.use) {
                            table.returning = ""
                            forceActiveFocus(Qt.TabFocusReason)
                        }
                        Keys.onShortcutOverride: (event) => event.accepted = row.waits
                        Keys.priority: Keys.BeforeItem
                        Keys.onPressed: (event) => {
                            if (!row.waits || Keymap.pressed(event.key, event.modifiers) === "")
                                return
                            event.accepted = true
                            table.take(row.use, event.key, event.modifiers)
                        }
                    }
                    Caption {
                        anchors.verticalCenter: parent.verticalCenter
                        visible: !row.modelData.own
                        text: row.modelData.keys
                        font.bold: true
                        rightPadding: Theme.gap
                    }
                }
            }
        }
    }
}
