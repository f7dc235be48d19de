// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Controls.Basic
import Hanpan

/// Something to come back for: one deal a day for each game, the same for everybody, and the person's own mistakes,
/// asked again.
PageFrame {
    id: page

    /// "day" or "puzzles".
    property string part: "day"
    /// The day whose deals are shown, ISO; "" = today.
    property string day: ""

    title: part === "day" ? qsTr("Deal of the day") : qsTr("Puzzles")
    StackView.onActivating: {
        today.look()
        month.look()
        puzzles.look()
    }
    Component.onCompleted: {
        const first = part === "day" ? deals : puzzleList
        first.forceActiveFocus()
        if (day !== "")
            today.day = day
    }

    tools: [
        Segments {
            objectName: "dailyPart"
            anchors.verticalCenter: parent ? parent.verticalCenter : undefined
            name: qsTr("View")
            options: [{value: "day", label: qsTr("Deal of the day")},
                      {value: "puzzles", label: puzzles.due > 0 ? qsTr("Puzzles (%1)").arg(puzzles.due) : qsTr("Puzzles")}]
            value: page.part
            onChosen: (part) => page.part = part
        }
    ]

    DealOfDay {
        id: today
        others: true
    }
    Puzzles { id: puzzles }

    Item {
        id: dealPart
        /// Large words leave no room beside the deals: the calendar is below them.
        readonly property bool beside: !Theme.folds
        readonly property real aside: beside ? Math.max(Theme.u(292), 7 * month.least + 2 * Theme.gapSmall) : 0
        visible: page.part === "day"
        anchors.fill: parent
        Column {
            id: head
            width: deals.width - 2 * deals.inset
            spacing: Theme.gapTiny
            Heading {
                objectName: "dayShown"
                width: parent.width
                text: today.dayText
                font.pixelSize: Theme.textTitle
                Accessible.role: Accessible.StatusBar
            }
            SmallCaption {
                width: parent.width
                text: qsTr("Everyone gets the same deal each day. Your first try counts, next to the best result Master reached from your seat.")
                tone: "mute"
                wrapMode: Text.Wrap
            }
        }
        ScrollPage {
            id: deals
            property dayDeal none
            objectName: "deals"
            anchors.top: head.bottom
            anchors.topMargin: Theme.gapSmall
            anchors.bottom: parent.bottom
            x: -inset
            width: parent.width + 2 * inset - (dealPart.beside ? dealPart.aside + Theme.gapMedium : 0)
            spacing: Theme.gap
            Repeater {
                model: today.deals.length
                delegate: DealRow {
                    required property int index
                    width: parent ? parent.width : 0
                    deal: index < today.deals.length ? today.deals[index] : deals.none
                    focus: index === 0
                    onPlayed: Navigator.go("Table", {match: Matches.daily(deal.id, deal.over, deal.record, deal.levels)})
                    onReviewed: Navigator.go("ReviewPage", {matchId: deal.id})
                    onShared: {
                        const done = today.copyLine(deal.game)
                        notice.show(done.text, done.ok, "")
                    }
                }
            }
            Item {
                id: below
                visible: !dealPart.beside
                width: parent.width
                height: visible ? month.height : 0
            }
        }
        MonthView {
            id: month
            parent: dealPart.beside ? dealPart : below
            x: dealPart.beside ? dealPart.width - width : 0
            y: dealPart.beside ? Theme.gapTiny : 0
            width: dealPart.beside ? dealPart.aside : below.width
            height: implicitHeight
            day: today.day
            onChosen: (day) => today.day = day
        }
        RuleNotice {
            id: notice
            objectName: "dealNotice"
            anchors.horizontalCenter: deals.horizontalCenter
            anchors.bottom: parent.bottom
        }
    }
    PuzzleList {
        id: puzzleList
        visible: page.part === "puzzles"
        anchors.fill: parent
        puzzles: puzzles
        onTried: (match, number) => Navigator.go("PuzzlePage", {matchId: match, number: number})
    }
}
