// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Controls.Basic
import Hanpan

/// The table's menu: commands for the match as a whole, and the language.
Popup {
    id: menu

    /// In a lesson the lesson begins again, and there is no deal to keep.
    property bool lesson: false

    signal restartRequested()
    signal settingsRequested()
    signal leaveRequested()
    signal dealRequested()
    /// "restartDeal", "otherSeat", "copyCode", "sheet", "picture"
    signal asked(string what)

    objectName: "tableMenu"
    modal: true
    focus: true
    padding: Theme.gapMedium
    function dismiss(): void { menu.close() }
    onAboutToShow: Navigator.shown(menu)
    onAboutToHide: Navigator.hidden(menu)
    Component.onDestruction: Navigator.hidden(menu)
    onOpened: first.forceActiveFocus(Qt.TabFocusReason)

    /// As wide as the longest of its words, even large ones.
    readonly property real wide: Math.min(Math.round(Theme.u(256) * Theme.grown), Theme.windowWidth - 2 * padding - 2 * Theme.gapSmall)
    dim: false
    background: Panel { color: Theme.surfaceRaised }
    enter: Transition { NumberAnimation { property: "opacity"; from: 0; to: 1; duration: Theme.quick } }

    contentItem: ScrollPage {
        implicitWidth: menu.wide
        implicitHeight: Math.min(contentHeight, Theme.windowHeight - menu.y - 2 * menu.padding - Theme.gapSmall)
        inset: 0
        clip: contentHeight > height
        interactive: clip
        spacing: Theme.gapTiny
        Keys.onPressed: (event) => {
            if (Keymap.meaning("everywhere", event.key, event.modifiers) === "back") {
                event.accepted = true
                menu.close()
            }
        }
        Accessible.role: Accessible.PopupMenu
        Accessible.name: qsTr("Menu")

        component Entry: ActionButton {
            width: menu.wide
            kind: "quiet"
            leading: true
            font.bold: false
            Keys.onDownPressed: nextItemInFocusChain(true).forceActiveFocus(Qt.TabFocusReason)
            Keys.onUpPressed: nextItemInFocusChain(false).forceActiveFocus(Qt.TabFocusReason)
        }
        Entry {
            id: first
            objectName: "menuRestart"
            text: menu.lesson ? qsTr("This lesson from its beginning") : qsTr("New match, same rules")
            iconName: "restart"
            onTriggered: {
                menu.close()
                menu.restartRequested()
            }
        }
        Repeater {
            model: [{what: "restartDeal", label: qsTr("Same deal again"), icon: "undo", hint: qsTr("You've seen this deal, so it counts as practice")},
                    {what: "otherSeat", label: qsTr("Same deal, different seat"), icon: "swap", hint: qsTr("Every hand moves one seat along; counts as practice")},
                    {what: "copyCode", label: qsTr("Copy the deal as a code"), icon: "copy", hint: qsTr("Contains the game, rules and deal. Paste it anywhere to get the same pieces.")},
                    {what: "sheet", label: qsTr("Score sheet as PDF..."), icon: "save", hint: ""},
                    {what: "picture", label: qsTr("Picture of the table..."), icon: "export", hint: ""}]
            delegate: Entry {
                required property var modelData
                objectName: "menu-" + modelData.what
                visible: !menu.lesson
                text: modelData.label
                iconName: modelData.icon
                hint: modelData.hint
                onTriggered: {
                    menu.close()
                    menu.asked(modelData.what)
                }
            }
        }
        Entry {
            objectName: "menuDeal"
            visible: !menu.lesson
            text: qsTr("The deal's fingerprint")
            iconName: "link"
            onTriggered: {
                menu.close()
                menu.dealRequested()
            }
        }
        Entry {
            objectName: "menuLearn"
            visible: !menu.lesson
            text: qsTr("Lessons and rules")
            iconName: "learn"
            onTriggered: {
                menu.close()
                menu.asked("learn")
            }
        }
        Entry {
            objectName: "menuKeys"
            text: qsTr("Keys")
            iconName: "keys"
            hint: Keymap.serial < 0 ? "" : Keymap.withKey(qsTr("Every key of this table"), "everywhere/keys")
            onTriggered: {
                menu.close()
                Navigator.keys()
            }
        }
        Entry {
            objectName: "menuSettings"
            text: qsTr("Settings")
            iconName: "settings"
            onTriggered: {
                menu.close()
                menu.settingsRequested()
            }
        }
        Segments {
            objectName: "menuPace"
            even: true
            width: menu.wide
            name: qsTr("Opponent speed")
            options: [{ value: "slow", label: qsTr("Slow") }, { value: "normal", label: qsTr("Normal") },
                      { value: "fast", label: qsTr("Fast") }, { value: "instant", label: qsTr("Instant") }]
            value: Preferences.botSpeed
            onChosen: (value) => Preferences.botSpeed = value
        }
        Segments {
            objectName: "menuLanguage"
            even: true
            width: menu.wide
            name: qsTr("Language")
            options: [{ value: "ko", label: "한국어" }, { value: "en", label: "English" }]
            value: Language.code
            onChosen: (value) => Preferences.language = value
        }
        Entry {
            objectName: "menuLeave"
            text: qsTr("Leave the table")
            iconName: "back"
            onTriggered: {
                menu.close()
                menu.leaveRequested()
            }
        }
    }
}
