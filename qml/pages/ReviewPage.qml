// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Hanpan

/// The person's decisions of a match, the costliest first, with what they promised along the way. A decision opens at
/// the table, where the better move can be seen.
PageFrame {
    id: page

    property int matchId: 0
    /// A decision to begin with, by its position; -1 = none.
    property int position: -1
    readonly property int begun: position < 0 ? -1 : Array.from(shown).findIndex(one => one.position === position)
    onBegunChanged: if (begun >= 0)
        list.currentIndex = begun
    /// "cost", "order", "luck": the causes of the rounds' results, instead of the decisions; or "match": the chance of
    /// winning it.
    property string order: position < 0 ? "cost" : "order"
    readonly property list<reviewedRow> shown: order === "cost" ? review.ranked : review.decisions
    readonly property alias review: review
    property reviewedRow none

    title: qsTr("Review")
    readonly property bool compact: width < Theme.w(1100)

    function open(row: int): void {
        if (row >= 0 && row < shown.length)
            Navigator.go("ReplayPage", {matchId: matchId, position: shown[row].position, notes: review.decisions})
    }
    /// Where the rounds begin on the plot.
    function partsOf(rounds: list<reviewedRound>): var {
        return Array.from(rounds).map(round => ({first: round.at, label: round.accuracy === "" ? qsTr("Round %1").arg(round.round)
                                                                                      : qsTr("Round %1: %2").arg(round.round).arg(round.accuracy)}))
    }

    Component.onCompleted: list.forceActiveFocus()

    tools: [
        QuietButton {
            objectName: "branches"
            anchors.verticalCenter: parent ? parent.verticalCenter : undefined
            iconName: "sort"
            text: page.compact ? "" : qsTr("Branches")
            Accessible.name: qsTr("Branches")
            hint: qsTr("What you tried out from this match")
            onTriggered: branches.openFor()
        },
        QuietButton {
            objectName: "puzzles"
            anchors.verticalCenter: parent ? parent.verticalCenter : undefined
            iconName: "restart"
            text: page.compact ? "" : qsTr("Puzzles")
            Accessible.name: qsTr("Puzzles")
            hint: qsTr("Your mistakes, to try again")
            onTriggered: Navigator.go("Daily", {part: "puzzles"})
        },
        Segments {
            objectName: "depth"
            anchors.verticalCenter: parent ? parent.verticalCenter : undefined
            name: qsTr("Analysis depth")
            options: [{value: false, label: qsTr("Quick"), hint: qsTr("A first look")},
                      {value: true, label: qsTr("Deep"), hint: qsTr("As thorough as Master; runs in the background")}]
            value: review.deep
            onChosen: (deep) => review.deep = deep
        }
    ]

    Review {
        id: review
        matchId: page.matchId
    }
    Item {
        id: head
        width: parent.width
        height: Math.max(tally.height, sorting.height)
        Flow {
            id: tally
            objectName: "tally"
            anchors.verticalCenter: parent.verticalCenter
            width: parent.width - sorting.width - Theme.gap
            spacing: Theme.gap
            Accessible.role: Accessible.Grouping
            Accessible.name: qsTr("How well you played")
            Caption {
                objectName: "accuracy"
                visible: review.accuracy !== ""
                height: Theme.controlSmall
                verticalAlignment: Text.AlignVCenter
                text: qsTr("Accuracy %1").arg(review.accuracy)
                font.bold: true
                font.pixelSize: Theme.textLarge
                Accessible.description: qsTr("How much of the possible result your decisions kept")
            }
            Repeater {
                model: review.tally
                delegate: Row {
                    id: count
                    required property gradeCount modelData
                    visible: modelData.count > 0
                    height: Theme.controlSmall
                    spacing: Theme.gapTiny
                    Accessible.role: Accessible.StaticText
                    Accessible.name: modelData.label + ": " + modelData.count
                    GradeMark {
                        anchors.verticalCenter: parent.verticalCenter
                        size: Math.round(Theme.textSmall * 1.5)
                        grade: count.modelData.grade
                        sign: count.modelData.sign
                    }
                    SmallPrint {
                        anchors.verticalCenter: parent.verticalCenter
                        text: count.modelData.label + " " + count.modelData.count
                    }
                }
            }
        }
        Segments {
            id: sorting
            objectName: "order"
            anchors.right: parent.right
            anchors.verticalCenter: parent.verticalCenter
            name: qsTr("Order")
            options: [{value: "cost", label: qsTr("Costliest first")}, {value: "order", label: qsTr("In order played")},
                      {value: "luck", label: qsTr("Luck and play")}, {value: "match", label: qsTr("Match")}]
            value: page.order
            onChosen: (order) => page.order = order
        }
    }
    Item {
        id: progress
        anchors.top: head.bottom
        anchors.topMargin: Theme.gapTiny
        width: parent.width
        height: Math.max(summary.height, Theme.controlSmall)
        SmallCaption {
            id: summary
            objectName: "summary"
            anchors.verticalCenter: parent.verticalCenter
            width: parent.width - (halt.visible ? halt.width + Theme.gap : 0)
            text: review.error !== "" ? review.error
                : review.running && !review.deepening ? qsTr("The coach is looking at every decision: %1%").arg(Math.round(100 * review.progress))
                : review.deepening ? qsTr("%1 · looking deeper: %2%").arg(review.summary).arg(Math.round(100 * review.progress))
                : review.decisions.length === 0 ? qsTr("There was nothing to decide in this match yet.")
                : review.incomplete ? qsTr("%1 · stopped before the end").arg(review.summary)
                : review.summary + " · " + review.depth
            tone: review.error !== "" ? "red" : "mute"
            maximumLineCount: 2
            wrapMode: Text.Wrap
            elide: Text.ElideRight
            Accessible.role: Accessible.StatusBar
        }
        SmallButton {
            id: halt
            objectName: "stopReview"
            anchors.right: parent.right
            anchors.verticalCenter: parent.verticalCenter
            visible: review.running
            kind: "quiet"
            iconName: "close"
            text: qsTr("Enough")
            hint: qsTr("Stop here and keep what has been found.")
            onTriggered: {
                review.stop()
                list.forceActiveFocus()
            }
        }
    }
    Rectangle {
        id: bar
        anchors.top: progress.bottom
        width: parent.width
        height: Theme.u(3)
        radius: height / 2
        opacity: review.running ? 1 : 0
        color: Theme.line
        Rectangle {
            width: parent.width * review.progress
            height: parent.height
            radius: parent.radius
            color: Theme.gold
        }
    }
    LinePlot {
        id: plot
        objectName: "reviewPlot"
        visible: page.order !== "match"
        anchors.top: bar.bottom
        anchors.topMargin: Theme.gapSmall
        width: parent.width
        height: Math.round(parent.height * 0.3)
        title: qsTr("Expected result")
        help: qsTr("The result the coach expected after each of your decisions, from what you could know.")
        values: review.line
        fewest: 1
        parts: page.partsOf(review.rounds)
        display: (value) => review.scoreText(value)
        brief: (value) => review.scoreBrief(value)
        place: (index) => index >= 0 && index < review.places.length ? review.places[index] : ""
    }
    ChanceLine {
        id: chances
        matchId: page.matchId
        wanted: page.order === "match"
    }
    LinePlot {
        objectName: "chancePlot"
        visible: page.order === "match"
        anchors.fill: plot
        title: qsTr("Chance of winning the match")
        help: qsTr("Your chance at the start and after each round, as the scores stood then.")
        values: chances.line
        dots: Array.from(chances.turns).map(turn => turn.round)
        display: (value) => chances.percent(value)
        place: (index) => index >= 0 && index < chances.places.length ? chances.places[index] : ""
    }
    TurningPoints {
        objectName: "turns"
        visible: page.order === "match"
        anchors.fill: list
        chances: chances
        onOpened: (position) => Navigator.go("ReplayPage", {matchId: page.matchId, position: position, notes: review.decisions})
    }
    RowList {
        id: list
        visible: page.order === "cost" || page.order === "order"
        objectName: "decisions"
        anchors.top: plot.bottom
        anchors.topMargin: Theme.gap
        anchors.bottom: parent.bottom
        width: parent.width
        focus: true
        // By number, so that newly found decisions and a deeper look's results take their places without the list
        // jumping to its top.
        model: NumberedRows { wanted: page.shown.length }
        Accessible.role: Accessible.List
        Accessible.name: qsTr("Decisions")
        Keys.onReturnPressed: page.open(currentIndex)
        Keys.onEnterPressed: page.open(currentIndex)
        delegate: Item {
            id: row
            required property int index
            readonly property reviewedRow modelData: index < page.shown.length ? page.shown[index] : page.none
            width: ListView.view.width - Theme.gap
            height: Math.max(words.height, cost.height) + Theme.gap + 2 * Theme.gapTiny + title.height
            Accessible.role: Accessible.ListItem
            /// The costliest ones are together under a heading of their own.
            readonly property string heading: page.order !== "cost" || review.dearest.length === 0 ? ""
                : index === 0 ? qsTr("Your costliest moves") : index === review.dearest.length ? qsTr("All others") : ""
            Accessible.name: Array.from([modelData.gradeText, modelData.where, modelData.played, modelData.ofMatch, modelData.costText, modelData.better, modelData.reason, why.said]).filter(part => part !== "").join(", ")
            Accessible.onPressAction: page.open(index)
            Item {
                // Around the words, because their own height cannot depend on their implicit size.
                id: title
                width: parent.width
                height: row.heading === "" ? 0 : headingWords.implicitHeight + Theme.gapTiny
                Heading {
                    id: headingWords
                    width: parent.width
                    visible: text !== ""
                    text: row.heading
                    tone: "mute"
                    font.pixelSize: Theme.textSmall
                }
            }
            Rectangle {
                anchors.fill: parent
                anchors.margins: Theme.gapTiny
                anchors.topMargin: title.height + Theme.gapTiny
                radius: Theme.radius
                color: row.ListView.isCurrentItem ? Theme.surfaceChanged : mouse.containsMouse ? Theme.hover : "transparent"
                FocusRing {
                    shown: row.ListView.isCurrentItem && list.activeFocus
                }
            }
            GradeMark {
                id: mark
                x: Theme.gapMedium
                anchors.verticalCenter: words.verticalCenter
                grade: row.modelData.grade
                sign: row.modelData.sign
            }
            Column {
                id: cost
                anchors.right: parent.right
                anchors.rightMargin: Theme.gapMedium
                anchors.verticalCenter: words.verticalCenter
                width: Theme.w(118)
                SmallParagraph {
                    horizontalAlignment: Text.AlignRight
                    text: row.modelData.gradeText
                    font.bold: true
                    Accessible.ignored: true
                }
                SmallPrint {
                    width: parent.width
                    horizontalAlignment: Text.AlignRight
                    visible: text !== ""
                    text: row.modelData.ofMatch
                    tone: row.modelData.clear ? "red" : "mute"
                }
                SmallPrint {
                    width: parent.width
                    horizontalAlignment: Text.AlignRight
                    visible: row.modelData.cost > 0.005
                    text: row.modelData.costText + " " + row.modelData.errorText
                    tone: row.modelData.clear ? "red" : "mute"
                }
            }
            Column {
                id: words
                anchors.left: mark.right
                anchors.leftMargin: Theme.gapMedium
                anchors.right: cost.left
                anchors.rightMargin: Theme.gap
                y: title.height + Theme.gapTiny + Theme.gap / 2
                StrongPrint {
                    width: parent.width
                    text: row.modelData.cost > 0.005 ? qsTr("%1 · better: %2").arg(row.modelData.played).arg(row.modelData.better) : row.modelData.played
                    elide: Text.ElideRight
                }
                Remark {
                    text: row.modelData.where + (row.modelData.reason !== "" ? " · " + row.modelData.reason : "")
                    Accessible.ignored: true
                }
                WhyNote {
                    id: why
                    objectName: "why"
                    width: parent.width
                    topPadding: Theme.gapTiny
                    why: row.modelData.why
                }
            }
            MouseArea {
                id: mouse
                anchors.fill: parent
                hoverEnabled: true
                onClicked: {
                    list.currentIndex = row.index
                    list.forceActiveFocus(Qt.MouseFocusReason)
                    page.open(row.index)
                }
            }
        }
    }
    LuckList {
        objectName: "luck"
        visible: page.order === "luck"
        anchors.top: plot.bottom
        anchors.topMargin: Theme.gap
        anchors.bottom: parent.bottom
        width: parent.width
        review: review
    }
    BranchSheet {
        id: branches
        matchId: page.matchId
        onShown: (id, position) => Navigator.go("ReplayPage", {matchId: id, position: position})
        onPlayedOn: (id) => Navigator.go("Table", {match: Matches.kept(id)})
        onClosed: list.forceActiveFocus()
    }
}
