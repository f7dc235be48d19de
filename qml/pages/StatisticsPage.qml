// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Hanpan

/// Four questions about a person's play, answered from all rounds that were judged: how strong they are, how lucky they
/// were, where they lose, and what they are getting better at.
PageFrame {
    id: page

    property string game: History.lastGame()
    /// Rounds that were played before rounds were judged, or while the program was closed too soon.
    readonly property int toJudge: numbers.unjudged - History.notJudgeable

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
    Segments {
        id: gameChoice
        objectName: "game"
        width: Math.min(implicitWidth, parent.width)
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
    ScrollPage {
        objectName: "statisticsScroll"
        anchors.top: gameChoice.bottom
        anchors.topMargin: Theme.gapSmall
        anchors.bottom: parent.bottom
        anchors.left: parent.left
        anchors.leftMargin: -inset
        anchors.right: parent.right
        anchors.rightMargin: -inset
        spacing: Theme.gapMedium

        SmallCaption {
            objectName: "counting"
            visible: numbers.counting
            text: qsTr("Adding up many rounds...")
            tone: "mute"
        }
        StatisticsPart {
            objectName: "strong"
            title: qsTr("How strong are you?")
            help: qsTr("What your decisions win beside Casual's at the same decisions, by what you could know there. Luck and opponents don't count.")
            Remark {
                objectName: "ratingGone"
                visible: text !== ""
                text: numbers.ratingGone
            }
            Flow {
                width: parent.width
                spacing: Theme.gap
                visible: page.toJudge > 0 || History.judgingEarlier
                // It goes with the keyboard's focus in it.
                onVisibleChanged: if (!visible && judge.activeFocus)
                    gameChoice.forceActiveFocus()
                SmallButton {
                    id: judge
                    objectName: "judgeEarlier"
                    iconName: History.judgingEarlier ? "close" : ""
                    text: History.judgingEarlier ? qsTr("Stop judging") : qsTr("Judge %n earlier round(s)", "", page.toJudge)
                    hint: History.judgingEarlier ? qsTr("What has been judged stays.") : qsTr("Rounds that were played before decisions were judged count then, too.")
                    onTriggered: {
                        if (History.judgingEarlier)
                            History.stopJudgingEarlier()
                        else
                            History.judgeEarlier()
                    }
                }
                SmallPrint {
                    objectName: "judgedEarlier"
                    visible: History.judgingEarlier
                    width: Math.min(implicitWidth, parent.width)
                    height: judge.height
                    verticalAlignment: Text.AlignVCenter
                    wrapMode: Text.Wrap
                    text: qsTr("%1% judged. It goes on when you leave this page.").arg(Math.floor(100 * History.judgedEarlier))
                    Accessible.ignored: false
                    Accessible.role: Accessible.ProgressBar
                    Accessible.name: text
                }
                Rectangle {
                    visible: History.judgingEarlier
                    width: parent.width
                    height: Theme.u(6)
                    radius: height / 2
                    color: Theme.line
                    Rectangle {
                        width: parent.width * History.judgedEarlier
                        height: parent.height
                        radius: parent.radius
                        color: Theme.gold
                    }
                }
            }
            Remark {
                visible: History.notJudgeable > 0 && !History.judgingEarlier
                text: qsTr("%n earlier round(s) can't be judged: their matches are damaged, or were played by rules of an earlier version.", "", History.notJudgeable)
            }
            Grid {
                id: tracks
                width: parent.width
                columns: Math.max(1, Math.min(3, Math.floor(width / Theme.w(330))))
                columnSpacing: Theme.gapLarge
                rowSpacing: Theme.gapMedium
                Repeater {
                    model: numbers.ladder
                    delegate: StrengthTrack {
                        required property strengthRow modelData
                        objectName: "strength-" + modelData.game
                        row: modelData
                        width: (tracks.width - (tracks.columns - 1) * tracks.columnSpacing) / tracks.columns
                    }
                }
            }
        }
        StatisticsPart {
            objectName: "lucky"
            title: qsTr("How lucky were you?")
            help: qsTr("Luck is what the deals and your own decisions don't explain. What the coach can't see is in it, too.")
            Grid {
                id: accounts
                width: parent.width
                columns: Math.max(1, Math.min(4, Math.floor(width / Theme.w(200))))
                spacing: Theme.gap
                readonly property real tallest: Array.from(children).reduce((most, child) => Math.max(most, child.implicitHeight), 0)
                Repeater {
                    model: numbers.account
                    delegate: NumberTile {
                        required property accountRow modelData
                        objectName: "account-" + modelData.id
                        width: (accounts.width - (accounts.columns - 1) * accounts.spacing) / accounts.columns
                        height: accounts.tallest
                        label: modelData.label
                        value: modelData.value
                        help: modelData.hint
                    }
                }
            }
            LinePlot {
                objectName: "luckPlot"
                width: parent.width
                height: Theme.u(240) + 2 * Theme.textTiny
                visible: numbers.rounds > 0
                title: qsTr("Luck, running total")
                help: numbers.luckTold
                values: numbers.luckLine
                lows: numbers.luckLow
                highs: numbers.luckHigh
                display: (value) => numbers.luckText(value)
                place: (index) => index === 0 ? qsTr("start") : qsTr("round %1").arg(Math.min(numbers.rounds, index * numbers.stride))
            }
            Remark {
                objectName: "luckTold"
                visible: numbers.rounds === 0
                text: numbers.luckTold
            }
            SmallButton {
                objectName: "dealing"
                kind: "quiet"
                text: qsTr("Was the dealing fair?")
                hint: qsTr("What was dealt to you and to the others, beside what chance says")
                onTriggered: dealing.openFor()
            }
        }
        StatisticsPart {
            objectName: "lost"
            title: qsTr("Where do you lose it?")
            help: numbers.costsTold
            Heading {
                visible: numbers.habitTold !== ""
                width: parent.width
                text: numbers.habit.game === "" ? qsTr("Your dearest habit") : qsTr("Your dearest habit: %1").arg(numbers.habit.label)
                wrapMode: Text.Wrap
                font.pixelSize: Theme.textBody
            }
            Remark {
                objectName: "habit"
                visible: text !== ""
                text: numbers.habitTold
            }
            Flow {
                width: parent.width
                spacing: Theme.gapSmall
                Repeater {
                    model: numbers.habitPlaces
                    delegate: SmallButton {
                        required property int index
                        required property habitRow modelData
                        objectName: "habit-" + index
                        width: Math.min(implicitWidth, parent ? parent.width : implicitWidth)
                        text: modelData.label
                        hint: qsTr("Look at it in the review")
                        onTriggered: Navigator.go("ReviewPage", {matchId: modelData.match, position: modelData.position})
                    }
                }
                SmallButton {
                    objectName: "practise"
                    visible: numbers.habit.game !== ""
                    iconName: "play"
                    text: qsTr("Practise this")
                    hint: qsTr("Ten such decisions in new deals, each judged at once")
                    onTriggered: Navigator.go("HabitPage", {chosen: numbers.habit})
                }
            }
            Grid {
                id: costs
                width: parent.width
                visible: numbers.kinds.length > 0
                columns: width > Theme.w(800) ? 2 : 1
                columnSpacing: Theme.gapLarge
                rowSpacing: Theme.gap
                CostBars {
                    objectName: "kinds"
                    width: (costs.width - (costs.columns - 1) * costs.columnSpacing) / costs.columns
                    costs: numbers.kinds
                }
                CostBars {
                    objectName: "phases"
                    width: (costs.width - (costs.columns - 1) * costs.columnSpacing) / costs.columns
                    costs: numbers.phases
                }
            }
        }
        StatisticsPart {
            objectName: "better"
            title: qsTr("What are you getting better at?")
            help: numbers.growthTold
            LinePlot {
                objectName: "growthPlot"
                width: parent.width
                height: Theme.u(240) + 2 * Theme.textTiny
                visible: numbers.growth.length > 1
                title: qsTr("Strength over time")
                help: qsTr("Each point is some rounds after one another; the area is what they leave open (95%).")
                values: numbers.growth
                lows: numbers.growthLow
                highs: numbers.growthHigh
                marks: numbers.growthMarks
                display: (value) => numbers.placeText(value)
                brief: (value) => value.toLocaleString(Qt.locale(Language.code), "f", 0)
                place: (index) => qsTr("up to round %1").arg(numbers.growthEnds[index])
            }
        }
        Item {
            width: 1
            height: Theme.gapMedium
        }
    }
    DealingSheet {
        id: dealing
        game: page.game
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
