// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Controls.Basic
import Hanpan

/// The own decisions of a match, the dearest first, with what they promised along the way. A decision opens at the table,
/// where the better move can be seen.
PageFrame {
    id: page

    property int matchId: 0
    /// "cost" or "order".
    property string order: "cost"
    readonly property var shown: order === "cost" ? review.ranked : review.decisions
    readonly property alias review: review

    title: qsTr("Review")
    contentLimit: Theme.u(1360)

    function open(row: int) {
        if (row >= 0 && row < shown.length)
            // A deep copy: what a list of C++ gives to a script goes when its owner does.
            Navigator.go("ReplayPage", {matchId: matchId, position: shown[row].position, notes: JSON.parse(JSON.stringify(review.decisions))})
    }
    function promise(number: real): string {
        var text = Math.abs(number).toLocaleString(Qt.locale(Language.code), "f", 1)
        return number > 0.04 ? "+" + text : number < -0.04 ? "−" + text : text
    }

    Component.onCompleted: list.forceActiveFocus()

    tools: [
        Segments {
            objectName: "depth"
            anchors.verticalCenter: parent ? parent.verticalCenter : undefined
            name: qsTr("Analysis depth")
            options: [{value: "skilled", label: qsTr("Quick"), hint: qsTr("A first look")},
                      {value: "expert", label: qsTr("Deep"), hint: qsTr("Hundreds of possible layouts per decision; takes a while")}]
            value: review.level
            onChosen: (level) => review.level = level
        }
    ]

    Review {
        id: review
        matchId: page.matchId
    }
    Caption {
        id: summary
        objectName: "summary"
        width: parent.width - sorting.width - Theme.gap
        height: sorting.height
        text: review.running ? qsTr("The coach looks at every decision: %1 %").arg(Math.round(100 * review.progress))
            : review.error !== "" ? review.error
            : review.decisions.length === 0 ? qsTr("There was nothing to decide in this match yet.") : review.summary
        tone: review.error !== "" ? "red" : "mute"
        elide: Text.ElideRight
        Accessible.role: Accessible.StatusBar
    }
    Segments {
        id: sorting
        objectName: "order"
        anchors.right: parent.right
        name: qsTr("Order")
        options: [{value: "cost", label: qsTr("Costliest first")}, {value: "order", label: qsTr("In order played")}]
        value: page.order
        onChosen: (order) => page.order = order
    }
    Rectangle {
        id: progress
        anchors.top: summary.bottom
        anchors.topMargin: Theme.gapSmall
        width: parent.width
        height: Theme.u(5)
        radius: height / 2
        visible: review.running
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
        anchors.top: progress.bottom
        anchors.topMargin: Theme.gapSmall
        width: parent.width
        height: Math.round(parent.height * 0.34)
        title: qsTr("Expected result")
        help: qsTr("The result the coach expected after each of your decisions, from what you could know.")
        values: review.line
        display: page.promise
        place: (index) => index >= 0 && index < review.decisions.length ? review.decisions[index].where : ""
    }
    ListView {
        id: list
        objectName: "decisions"
        anchors.top: plot.bottom
        anchors.topMargin: Theme.gap
        anchors.bottom: parent.bottom
        width: parent.width
        clip: true
        focus: true
        activeFocusOnTab: true
        boundsBehavior: Flickable.StopAtBounds
        model: page.shown
        keyNavigationEnabled: true
        Accessible.role: Accessible.List
        Accessible.name: qsTr("Decisions")
        Keys.onReturnPressed: page.open(currentIndex)
        Keys.onEnterPressed: page.open(currentIndex)
        delegate: Item {
            id: row
            required property int index
            required property var modelData
            width: ListView.view.width - Theme.gap
            height: words.height + Theme.gap + 2 * Theme.gapTiny
            Accessible.role: Accessible.ListItem
            Accessible.name: [modelData.where, modelData.played, modelData.costText, modelData.better, modelData.reason].join(", ")
            Accessible.onPressAction: page.open(index)
            Rectangle {
                anchors.fill: parent
                anchors.margins: Theme.gapTiny
                radius: Theme.radius
                color: row.ListView.isCurrentItem ? Theme.surfaceChanged : mouse.containsMouse ? Theme.hover : "transparent"
                FocusRing {
                    shown: row.ListView.isCurrentItem && list.activeFocus
                }
            }
            Caption {
                id: cost
                x: Theme.gapMedium
                anchors.verticalCenter: parent.verticalCenter
                width: Theme.w(86)
                text: row.modelData.costText
                tone: row.modelData.clear ? "red" : "mute"
                font.bold: true
                font.pixelSize: Theme.textLarge
                Accessible.ignored: true
            }
            Column {
                id: words
                anchors.left: cost.right
                anchors.right: parent.right
                anchors.rightMargin: Theme.gapMedium
                anchors.verticalCenter: parent.verticalCenter
                Caption {
                    width: parent.width
                    text: row.modelData.cost > 0.005 ? qsTr("%1 · better: %2").arg(row.modelData.played).arg(row.modelData.better) : row.modelData.played
                    font.bold: true
                    elide: Text.ElideRight
                    Accessible.ignored: true
                }
                Caption {
                    width: parent.width
                    text: row.modelData.where + (row.modelData.reason !== "" ? " · " + row.modelData.reason : "")
                    tone: "mute"
                    font.pixelSize: Theme.textSmall
                    elide: Text.ElideRight
                    Accessible.ignored: true
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
        ScrollBar.vertical: ScrollBar {
            parent: list
            anchors.right: list.right
            anchors.top: list.top
            anchors.bottom: list.bottom
            width: Theme.u(8)
            policy: list.contentHeight > list.height ? ScrollBar.AlwaysOn : ScrollBar.AlwaysOff
        }
    }
}
