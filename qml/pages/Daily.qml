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

    DealOfDay { id: today }
    Puzzles { id: puzzles }

    Item {
        id: head
        visible: page.part === "day"
        width: parent.width
        height: visible ? Math.max(explained.height, days.height) : 0
        SmallCaption {
            id: explained
            anchors.left: parent.left
            anchors.right: days.left
            anchors.rightMargin: Theme.gap
            anchors.verticalCenter: parent.verticalCenter
            text: qsTr("Everyone gets the same deal each day. Your first try counts, next to the best result Master reached from your seat.")
            tone: "mute"
            wrapMode: Text.Wrap
        }
        Row {
            id: days
            anchors.right: parent.right
            anchors.verticalCenter: parent.verticalCenter
            spacing: Theme.gapTiny
            IconButton {
                objectName: "dayBefore"
                iconName: "back"
                text: qsTr("Previous day")
                available: !today.first
                reason: qsTr("This is the first day.")
                onTriggered: today.step(-1)
            }
            Caption {
                objectName: "dayShown"
                anchors.verticalCenter: parent.verticalCenter
                width: Theme.w(130)
                horizontalAlignment: Text.AlignHCenter
                text: today.dayText
                font.bold: true
                Accessible.role: Accessible.StatusBar
            }
            IconButton {
                objectName: "dayAfter"
                iconName: "forward"
                text: qsTr("Next day")
                available: !today.today
                reason: qsTr("Tomorrow's deals open tomorrow.")
                onTriggered: today.step(1)
            }
        }
    }
    ScrollPage {
        id: deals
        property dayDeal none
        objectName: "deals"
        visible: page.part === "day"
        anchors.top: head.bottom
        anchors.topMargin: Theme.gap
        anchors.bottom: parent.bottom
        width: parent.width
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
            }
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
