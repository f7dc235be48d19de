// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Hanpan

/// The results of all rounds of a game, by rule set and by the opponents' level. Every number says what it counts;
/// practice and demos are never mixed with matches.
PageFrame {
    id: page

    property string game: History.lastGame()

    title: qsTr("Statistics")

    function tell(came: outcome): void {
        notice.show(came.text, came.ok, "")
    }

    tools: [
        QuietButton {
            objectName: "exportTable"
            iconName: "export"
            text: qsTr("As a table (CSV)...")
            hint: qsTr("Every round of every game, one per line, for a spreadsheet")
            onTriggered: tableDialog.open()
        }
    ]

    Statistics {
        id: numbers
        game: page.game
    }
    Flow {
        id: filters
        width: parent.width
        spacing: Theme.gap
        Segments {
            id: gameChoice
            objectName: "game"
            name: qsTr("Game")
            focus: true
            options: {
                const list = []
                for (const id of Language.code === "" ? [] : GameCatalog.games)
                    list.push({value: id, label: GameCatalog.name(id)})
                return list
            }
            value: page.game
            onChosen: (id) => page.game = id
        }
        Picker {
            objectName: "rules"
            width: Theme.w(190)
            name: qsTr("Rules")
            options: numbers.ruleSets
            value: numbers.rules
            onChosen: (key) => numbers.rules = key
        }
        Picker {
            objectName: "level"
            width: Theme.w(160)
            name: qsTr("Opponents")
            options: numbers.levels
            value: numbers.level
            onChosen: (level) => numbers.level = level
        }
        Segments {
            objectName: "kind"
            name: qsTr("Type")
            options: [{value: "match", label: qsTr("Matches")}, {value: "practice", label: qsTr("Practice")}, {value: "demo", label: qsTr("Demos")}]
            value: numbers.kind
            onChosen: (kind) => numbers.kind = kind
        }
    }
    SmallCaption {
        id: population
        objectName: "population"
        anchors.top: filters.bottom
        anchors.topMargin: Theme.gapSmall
        width: parent.width
        text: numbers.counting ? qsTr("Adding up many rounds...") : numbers.population
        tone: "mute"
        elide: Text.ElideRight
    }
    ScrollPage {
        anchors.top: population.bottom
        anchors.bottom: parent.bottom
        anchors.left: parent.left
        anchors.leftMargin: -inset
        anchors.right: parent.right
        anchors.rightMargin: -inset
        spacing: Theme.gapMedium

        Grid {
            id: tiles
            objectName: "numbers"
            readonly property int perRow: Math.max(2, Math.floor((width + spacing) / Theme.u(250)))
            width: parent.width - Theme.gapSmall
            columns: perRow
            spacing: Theme.gap
            readonly property real tallest: {
                let height = 0
                for (let i = 0; i < tileRepeater.count; ++i)
                    if (tileRepeater.itemAt(i))
                        height = Math.max(height, tileRepeater.itemAt(i).implicitHeight)
                return height
            }
            Repeater {
                id: tileRepeater
                model: numbers.numbers
                delegate: NumberTile {
                    required property statisticRow modelData
                    objectName: "number-" + modelData.id
                    width: (tiles.width - (tiles.perRow - 1) * tiles.spacing) / tiles.perRow
                    height: tiles.tallest
                    label: modelData.label
                    value: modelData.value
                    help: modelData.hint
                }
            }
        }
        LinePlot {
            objectName: "scorePlot"
            width: parent.width - Theme.gapSmall
            height: Theme.u(280)
            title: numbers.lowWins ? qsTr("Points, running total") : qsTr("Score over time")
            help: numbers.lowWins ? qsTr("A running total of your points from the first round on; low is good.")
                                  : qsTr("A running total of your results from the first round on.")
            values: numbers.scoreLine
            display: (value) => numbers.scoreText(value)
            brief: (value) => numbers.scoreBrief(value)
            place: (index) => index === 0 ? qsTr("start") : qsTr("round %1").arg(index * numbers.stride)
        }
        Row {
            width: parent.width - Theme.gapSmall
            spacing: Theme.gap
            Item {
                id: endings
                objectName: "endings"
                width: (parent.width - parent.spacing) / 2
                height: Math.max(endingRows.height, countRows.height) + 2 * Theme.gap
                Panel {
                    anchors.fill: parent
                }
                Column {
                    id: endingRows
                    x: Theme.gapMedium
                    y: Theme.gap
                    width: parent.width - 2 * x
                    spacing: Theme.gapSmall
                    Heading {
                        text: qsTr("How rounds ended")
                    }
                    Paragraph {
                        text: numbers.rounds === 0 ? qsTr("Nothing to draw yet") : qsTr("The green part of a bar: rounds you won.")
                        tone: "mute"
                        font.pixelSize: Theme.textTiny
                    }
                    Repeater {
                        model: numbers.endings
                        delegate: Item {
                            id: way
                            required property endingRow modelData
                            width: endingRows.width
                            height: Math.max(Theme.u(30), 1.4 * Theme.textBody)
                            Accessible.role: Accessible.StaticText
                            //: an ending, how many rounds, how many of them won
                            Accessible.name: qsTr("%1: %2 rounds, %3 won").arg(modelData.label).arg(modelData.count).arg(modelData.won)
                            SmallPrint {
                                id: wayName
                                anchors.verticalCenter: parent.verticalCenter
                                width: parent.width * 0.36
                                text: way.modelData.label
                                elide: Text.ElideRight
                            }
                            Rectangle {
                                id: wayBar
                                anchors.left: wayName.right
                                anchors.verticalCenter: parent.verticalCenter
                                width: Math.max(Theme.gapTiny, (parent.width * 0.64 - wayCount.width - Theme.gapSmall) * way.modelData.share)
                                height: Theme.u(16)
                                radius: Theme.gapTiny
                                color: Theme.line
                                Rectangle {
                                    width: parent.width * way.modelData.won / way.modelData.count
                                    height: parent.height
                                    radius: parent.radius
                                    color: Theme.green
                                }
                            }
                            SmallPrint {
                                id: wayCount
                                anchors.left: wayBar.right
                                anchors.leftMargin: Theme.gapSmall
                                anchors.verticalCenter: parent.verticalCenter
                                text: way.modelData.count + " · " + Math.round(100 * way.modelData.share) + "%"
                                tone: "mute"
                            }
                        }
                    }
                }
            }
            Item {
                objectName: "counts"
                width: endings.width
                height: endings.height
                Panel {
                    anchors.fill: parent
                }
                Column {
                    id: countRows
                    x: Theme.gapMedium
                    y: Theme.gap
                    width: parent.width - 2 * x
                    spacing: Theme.gapSmall
                    Heading {
                        text: qsTr("Your play")
                    }
                    Paragraph {
                        text: qsTr("Total, and average per round.")
                        tone: "mute"
                        font.pixelSize: Theme.textTiny
                    }
                    Repeater {
                        model: numbers.counts
                        delegate: Item {
                            id: count
                            required property statisticRow modelData
                            objectName: "count-" + modelData.id
                            width: countRows.width
                            height: countWords.height
                            Accessible.role: Accessible.StaticText
                            Accessible.name: modelData.label + ": " + modelData.value
                            Accessible.description: modelData.hint
                            Column {
                                id: countWords
                                width: parent.width - countValue.width - Theme.gap
                                SmallPrint {
                                    width: parent.width
                                    text: count.modelData.label
                                    elide: Text.ElideRight
                                }
                                Paragraph {
                                    visible: text !== ""
                                    text: count.modelData.hint
                                    tone: "mute"
                                    font.pixelSize: Theme.textTiny
                                    Accessible.ignored: true
                                }
                            }
                            SmallPrint {
                                id: countValue
                                anchors.right: parent.right
                                anchors.verticalCenter: parent.verticalCenter
                                text: count.modelData.value + " · " + count.modelData.rate
                                font.bold: true
                            }
                        }
                    }
                }
            }
        }
        Item {
            width: 1
            height: Theme.gapMedium
        }
    }
    RuleNotice {
        id: notice
        objectName: "notice"
        anchors.horizontalCenter: parent.horizontalCenter
        anchors.bottom: parent.bottom
        anchors.bottomMargin: Theme.gapMedium
        z: 10
    }
    WorkBar {
        objectName: "carryBar"
        running: History.carrying
        text: History.carryingText
        share: History.carried
        after: gameChoice
        onStopWanted: History.stopCarrying()
    }
    Connections {
        target: History
        function onCarriedOver(came) { page.tell(came) }
    }
    AskFile {
        id: tableDialog
        title: qsTr("Save statistics as a table")
        saves: true
        suggestedName: qsTr("Hanpan statistics")
        defaultSuffix: "csv"
        nameFilters: [qsTr("Table (*.csv)")]
        onAccepted: History.exportTable(selectedFile)
    }
}
