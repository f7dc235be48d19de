// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Controls.Basic
import Hanpan

/// The way from the neighbourhood to the sea, and the house one looks at.
PageFrame {
    id: page

    /// The house that is shown; "" = where one is on the way.
    property string house: ""
    property houseShown none
    readonly property houseShown shown: Journey.revision >= 0 ? Journey.house(house) : none

    title: qsTr("Houses")
    tools: [
        Caption {
            objectName: "purse"
            anchors.verticalCenter: parent ? parent.verticalCenter : undefined
            text: qsTr("Purse: %1").arg(Journey.purse)
            font.bold: true
            tone: "gold"
            Accessible.role: Accessible.StatusBar
        }
    ]
    StackView.onActivating: Journey.look()
    Component.onCompleted: {
        if (Journey.house(house).id === "")
            house = Journey.here
        way.forceActiveFocus()
    }

    JourneyWay {
        id: way
        objectName: "way"
        anchors.top: parent.top
        anchors.bottom: parent.bottom
        width: Math.round(parent.width * (Theme.folds ? 0.42 : 0.46))
        house: page.house
        onChosen: (house) => page.house = house
        focus: true
    }
    HouseView {
        objectName: "houseView"
        anchors.top: parent.top
        anchors.bottom: parent.bottom
        anchors.left: way.right
        anchors.leftMargin: Theme.gapMedium
        anchors.right: parent.right
        shown: page.shown
        onSat: Navigator.go("Table", {match: Journey.sit(page.house)})
    }
}
