// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Hanpan

/// What a person chooses once and for all. Every change takes effect and is kept at once.
PageFrame {
    id: page

    /// The kind of piece whose backs are shown.
    property string kind: "card"
    /// A file saved on another computer, which the page asks about when it opens.
    property url incoming
    Component.onCompleted: {
        if (String(incoming) !== "")
            Moving.look(incoming)
    }

    title: qsTr("Settings")
    contentLimit: Theme.measure
    tools: [
        ActionButton {
            objectName: "about"
            text: qsTr("About Hanpan")
            kind: "quiet"
            iconName: "info"
            onTriggered: Navigator.go("About")
        },
        ActionButton {
            objectName: "reset"
            text: qsTr("Restore defaults")
            onTriggered: askReset.open()
        }
    ]

    Sheet {
        id: askReset
        objectName: "askReset"
        title: qsTr("Restore the default settings?")
        message: qsTr("Appearance, table, speed, sound and your name and face at the table will be as in a new installation. The language, the keys, your house rules and matches stay as they are.")
        buttons: [{id: "reset", label: qsTr("Restore")}, {id: "cancel", label: qsTr("Keep my settings"), kind: "primary"}]
        onAnswered: (answer) => {
            if (answer !== "reset")
                return
            Preferences.restoreDefaults()
            notice.show(qsTr("Default settings restored."), true, "settings")
        }
    }

    Connections {
        target: Moving
        function onLooked(content) {
            if (content.ok)
                bringSheet.openFor(content)
            else
                Navigator.refused(content.text, true)
        }
        function onDone(came) {
            notice.show(came.text, came.ok, "")
        }
    }
    Sheet {
        id: bringSheet
        objectName: "bringSheet"
        property url file
        property bool settingsThere: false
        property bool settings: false
        function openFor(content: movingContent): void {
            file = content.file
            settingsThere = content.settings
            settings = false
            message = content.text
            open()
        }
        title: qsTr("Import everything?")
        buttons: [{id: "cancel", label: qsTr("Cancel"), kind: "plain"}, {id: "bring", label: qsTr("Import"), kind: "primary"}]
        onAnswered: (answer) => {
            if (answer === "bring")
                Moving.bringIn(file, settings)
        }
        Paragraph {
            text: qsTr("Matches, rule sets and finished lessons are added to yours. Nothing you have is lost, and nothing is added twice.")
        }
        Row {
            visible: bringSheet.settingsThere
            spacing: Theme.gap
            Toggle {
                objectName: "bringSettings"
                anchors.verticalCenter: parent.verticalCenter
                text: qsTr("Its settings too, replacing yours")
                on: bringSheet.settings
                onSwitched: (on) => bringSheet.settings = on
            }
            Print {
                anchors.verticalCenter: parent.verticalCenter
                text: qsTr("Its settings too, replacing yours")
            }
        }
    }
    AskFile {
        id: takeDialog
        title: qsTr("Export everything")
        saves: true
        suggestedName: qsTr("Hanpan of %1").arg(Preferences.playerName === "" ? qsTr("home") : Preferences.playerName)
        defaultSuffix: "hanpanhome"
        nameFilters: [qsTr("Hanpan transfer files (%1)").arg("*.hanpanhome")]
        onAccepted: Moving.saveTo(selectedFile)
    }
    AskFile {
        id: bringDialog
        title: qsTr("Import from another computer")
        nameFilters: [qsTr("Hanpan transfer files (%1)").arg("*.hanpanhome *.sqlite"), qsTr("All files (*)")]
        onAccepted: Moving.look(selectedFile)
    }
    RuleNotice {
        id: notice
        objectName: "notice"
        anchors.horizontalCenter: parent.horizontalCenter
        anchors.bottom: parent.bottom
        anchors.bottomMargin: Theme.gapMedium
        z: 10
        onUndoWanted: Preferences.putBack()
    }
    WorkBar {
        objectName: "movingBar"
        running: Moving.busy
        after: takeAlong
        text: qsTr("Your data is being exported or imported")
        onStopWanted: Moving.stop()
    }

    ScrollPage {
        anchors.fill: parent

        SectionHeading {
            text: qsTr("Appearance")
            topPadding: 0
        }
        RowGroup {
            SettingRow {
                title: qsTr("Language")
                help: Preferences.language === "" ? qsTr("Use system language") : ""
                LanguageSwitch {
                    objectName: "language"
                }
            }
            SettingRow {
                title: qsTr("Theme")
                help: qsTr("High contrast makes the tables black as well.")
                Segments {
                    objectName: "theme"
                    name: qsTr("Theme")
                    value: Preferences.theme
                    options: [{value: "light", label: qsTr("Light")}, {value: "dark", label: qsTr("Dark")},
                              {value: "contrast", label: qsTr("High contrast")}, {value: "system", label: qsTr("System")}]
                    onChosen: (theme) => Preferences.theme = theme
                }
            }
            SettingRow {
                title: qsTr("Text size")
                Stepper {
                    id: textSize
                    objectName: "textSize"
                    name: qsTr("Text size")
                    from: 80
                    to: 200
                    step: 10
                    // Applied after the last press: otherwise the button would move away from the pointer at every
                    // press.
                    property int wanted: Preferences.textSize
                    value: wanted
                    display: (number) => number + "%"
                    onStepped: (number) => {
                        wanted = number
                        sized.restart()
                    }
                    Timer {
                        id: sized
                        interval: 700
                        onTriggered: Preferences.textSize = textSize.wanted
                    }
                    Connections {
                        target: Preferences
                        function onTextSizeChanged() { textSize.wanted = Preferences.textSize }
                    }
                    Component.onDestruction: if (sized.running) Preferences.textSize = wanted
                }
            }
            SettingRow {
                title: qsTr("Deck colours")
                help: qsTr("Four colours tell the suits apart at a glance.")
                Row {
                    anchors.verticalCenter: parent.verticalCenter
                    spacing: Theme.gapTiny
                    Repeater {
                        model: ["7S", "8H", "9D", "TC"]
                        delegate: Card {
                            required property string modelData
                            width: Theme.u(34)
                            face: modelData
                        }
                    }
                }
                Segments {
                    objectName: "deck"
                    anchors.verticalCenter: parent.verticalCenter
                    name: qsTr("Deck colours")
                    value: Preferences.fourColours
                    options: [{value: true, label: qsTr("Four")}, {value: false, label: qsTr("Two")}]
                    onChosen: (four) => Preferences.fourColours = four
                }
            }
            SettingRow {
                last: true
                title: qsTr("Animation speed")
                help: qsTr("How fast pieces move. Click to skip an animation.")
                Segments {
                    objectName: "motion"
                    name: qsTr("Animation speed")
                    value: Theme.motion
                    options: [{value: "off", label: qsTr("Off", "motion")}, {value: "fast", label: qsTr("Fast")},
                              {value: "normal", label: qsTr("Normal")}, {value: "slow", label: qsTr("Slow")}]
                    onChosen: (motion) => Preferences.motion = motion
                }
            }
        }

        SectionHeading {
            text: qsTr("Table and pieces")
        }
        RowGroup {
            Item {
                width: parent.width
                height: sample.height + 2 * Theme.gapMedium
                TableSample {
                    id: sample
                    objectName: "tableSample"
                    anchors.centerIn: parent
                    width: parent.width - 2 * Theme.gapMedium
                    kind: page.kind
                }
            }
            SettingRow {
                title: qsTr("Tablecloth")
                help: qsTr("The colour depends on the game.")
                Segments {
                    objectName: "cloth"
                    name: qsTr("Tablecloth")
                    value: Preferences.cloth
                    options: [{value: "place", label: qsTr("The game's place")}, {value: "weave", label: qsTr("Diamonds")}, {value: "felt", label: qsTr("Felt")},
                              {value: "patchwork", label: qsTr("Patchwork")}]
                    onChosen: (cloth) => Preferences.cloth = cloth
                }
            }
            SettingRow {
                title: qsTr("Pieces")
                Segments {
                    objectName: "pieceKind"
                    name: qsTr("Pieces")
                    value: page.kind
                    options: [{value: "card", label: qsTr("Cards")}, {value: "hoop", label: qsTr("Hoop cards")},
                              {value: "domino", label: qsTr("Dominoes")}, {value: "cube", label: qsTr("Cubes")}]
                    onChosen: (kind) => page.kind = kind
                }
            }
            SettingRow {
                last: true
                title: qsTr("Back")
                help: Theme.backNames[Preferences.chosenBacks[page.kind]]
                BackChoice {
                    objectName: "backs"
                    name: qsTr("Back")
                    kind: page.kind
                    game: sample.look.id
                    value: Preferences.chosenBacks[page.kind]
                    onChosen: (back) => Preferences.setBack(page.kind, back)
                }
            }
        }

        SectionHeading {
            text: qsTr("Gameplay")
        }
        RowGroup {
            SettingRow {
                title: qsTr("Your name at the table")
                help: qsTr("Leave empty for “You”")
                TextEntry {
                    objectName: "playerName"
                    name: qsTr("Your name at the table")
                    maximumLength: 16
                    placeholderText: qsTr("You")
                    text: Preferences.playerName
                    onEditingFinished: Preferences.playerName = text
                }
            }
            SettingRow {
                title: qsTr("Your face at the table")
                FacePicker {
                    objectName: "playerFace"
                }
            }
            SettingRow {
                title: qsTr("Opponent speed")
                help: qsTr("How long they wait before each move, so that you can follow.")
                Segments {
                    objectName: "botSpeed"
                    name: qsTr("Opponent speed")
                    value: Preferences.botSpeed
                    options: [{value: "slow", label: qsTr("Slow")}, {value: "normal", label: qsTr("Normal")},
                              {value: "fast", label: qsTr("Fast")}, {value: "instant", label: qsTr("Instant")}]
                    onChosen: (speed) => Preferences.botSpeed = speed
                }
            }
            SettingRow {
                title: qsTr("Keys")
                help: qsTr("View and change the keys.")
                ActionButton {
                    objectName: "keys"
                    text: qsTr("Show the keys")
                    onTriggered: Navigator.go("KeysPage")
                }
            }
            SettingRow {
                title: qsTr("Opponents speak")
                help: qsTr("Short remarks now and then: a greeting, a piece that was snatched away, a rare ending, the end of a match.")
                Toggle {
                    objectName: "remarks"
                    text: qsTr("Opponents speak")
                    on: Preferences.remarks
                    onSwitched: (on) => Preferences.remarks = on
                }
            }
            SettingRow {
                title: qsTr("Chances of the match")
                help: qsTr("A percentage beside each name: how likely that player is to win the match, as it stands. Only where a match has an end and the game works chances out, and never in lessons.")
                Toggle {
                    objectName: "chances"
                    text: qsTr("Chances of the match")
                    on: Preferences.chances
                    onSwitched: (on) => Preferences.chances = on
                }
            }
            SettingRow {
                last: true
                title: qsTr("No time limits for you")
                help: qsTr("Your turns and your claims (“Thank you!”) have no time limit, whatever the house rules say. While a screen reader is on, this is always so.")
                Toggle {
                    objectName: "claimForever"
                    text: qsTr("No time limits for you")
                    on: Preferences.claimForever
                    onSwitched: (on) => Preferences.claimForever = on
                }
            }
        }

        SectionHeading {
            text: qsTr("Sound")
        }
        RowGroup {
            SettingRow {
                title: qsTr("Sound")
                Toggle {
                    objectName: "sound"
                    text: qsTr("Sound")
                    on: !Preferences.muted
                    onSwitched: (on) => Preferences.muted = !on
                }
            }
            SettingRow {
                title: qsTr("Volume")
                available: !Preferences.muted
                Stepper {
                    objectName: "volume"
                    name: qsTr("Volume")
                    available: !Preferences.muted
                    step: 10
                    value: Preferences.volume
                    display: (number) => number + "%"
                    onStepped: (number) => {
                        Preferences.volume = number
                        SoundBoard.play("place")
                    }
                }
            }
            Repeater {
                // Each plays a sample when it is changed.
                model: [{kind: "pieces", title: qsTr("Pieces that move"), sample: "place"},
                        {kind: "calls", title: qsTr("Calls"), sample: "claim"},
                        {kind: "ends", title: qsTr("The end of a round"), sample: "win"}]
                delegate: SettingRow {
                    id: one

                    required property var modelData

                    title: modelData.title
                    available: !Preferences.muted
                    Stepper {
                        objectName: "volume-" + one.modelData.kind
                        name: one.modelData.title
                        available: !Preferences.muted
                        step: 10
                        value: Preferences.volumes[one.modelData.kind]
                        display: (number) => number + "%"
                        onStepped: (number) => {
                            Preferences.setVolumeOf(one.modelData.kind, number)
                            SoundBoard.play(one.modelData.sample, GameShelf.first)
                        }
                    }
                }
            }
            SettingRow {
                last: true
                title: qsTr("Room tone")
                help: qsTr("A quiet sound for each table: a clock, the wind, the sea.")
                available: !Preferences.muted
                Toggle {
                    objectName: "roomTone"
                    text: qsTr("Room tone")
                    available: !Preferences.muted
                    on: Preferences.roomTone
                    onSwitched: (on) => Preferences.roomTone = on
                }
            }
        }
        SectionHeading {
            text: qsTr("Files")
        }
        RowGroup {
            SettingRow {
                title: qsTr("Export everything")
                help: qsTr("Matches, house rules, settings and lessons in one file, for another computer.")
                ActionButton {
                    id: takeAlong
                    objectName: "takeAlong"
                    text: qsTr("Save...")
                    available: !Moving.busy
                    reason: qsTr("An import or export is already running.")
                    onTriggered: takeDialog.open()
                }
            }
            SettingRow {
                title: qsTr("Import from another computer")
                help: qsTr("Adds the contents of a transfer file to this computer.")
                ActionButton {
                    objectName: "bringIn"
                    text: qsTr("Choose...")
                    available: !Moving.busy
                    reason: qsTr("An import or export is already running.")
                    onTriggered: bringDialog.open()
                }
            }
            SettingRow {
                title: qsTr("Safety copies")
                help: Moving.lastCopy === "" ? qsTr("Made automatically about once a week and before each update. None yet.")
                                             : qsTr("Made automatically about once a week and before each update. Last one: %1.").arg(Moving.lastCopy)
                ActionButton {
                    objectName: "showCopies"
                    text: qsTr("Show the folder")
                    onTriggered: Moving.showCopies()
                }
            }
            SettingRow {
                last: true
                title: qsTr("Open a file")
                help: qsTr("A match, house rules, or a transfer file from another computer.")
                ActionButton {
                    objectName: "openFile"
                    text: qsTr("Open...")
                    hint: Keymap.serial >= 0 ? Keymap.withKey(qsTr("At any time, or drop the file onto the window"), "everywhere/open") : ""
                    onTriggered: Navigator.openFile()
                }
            }
        }
        Item {
            width: 1
            height: Theme.gapLarge
        }
    }
}
