// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Hanpan

/// What every page but the table has: paper, a head with the way back and the title, and room below for the rest.
/// `tools` stand at the right of the head.
FocusScope {
    id: frame

    property string title
    property bool canGoBack: true
    default property alias content: body.data
    property alias tools: toolRow.data
    /// The widest the content gets; it stays in the middle.
    property int contentLimit: Theme.windowWidth

    Accessible.role: Accessible.Pane
    Accessible.name: title

    Rectangle {
        anchors.fill: parent
        gradient: Gradient {
            GradientStop { position: 0; color: Theme.pageTop }
            GradientStop { position: 0.5; color: Theme.page }
            GradientStop { position: 1; color: Theme.pageBottom }
        }
    }
    Item {
        id: head
        visible: frame.title !== ""
        anchors.top: parent.top
        anchors.topMargin: Theme.gapLarge
        anchors.horizontalCenter: parent.horizontalCenter
        width: Math.min(parent.width - 2 * Theme.margin, frame.contentLimit)
        height: visible ? Theme.u(58) : 0
        IconButton {
            id: backButton
            objectName: "back"
            anchors.verticalCenter: parent.verticalCenter
            anchors.left: parent.left
            anchors.leftMargin: -Theme.gapSmall
            visible: frame.canGoBack
            iconName: "back"
            text: qsTr("Back")
            onTriggered: Navigator.back()
        }
        Caption {
            anchors.verticalCenter: parent.verticalCenter
            anchors.left: frame.canGoBack ? backButton.right : parent.left
            anchors.right: toolRow.left
            anchors.rightMargin: Theme.gap
            text: frame.title
            font.pixelSize: Theme.textHeading
            font.bold: true
            elide: Text.ElideRight
            Accessible.role: Accessible.Heading
        }
        Row {
            id: toolRow
            anchors.verticalCenter: parent.verticalCenter
            anchors.right: parent.right
            spacing: Theme.gap
        }
    }
    Item {
        id: body
        anchors.top: head.bottom
        anchors.topMargin: Theme.gapSmall
        anchors.bottom: parent.bottom
        anchors.bottomMargin: Theme.gapMedium
        anchors.horizontalCenter: parent.horizontalCenter
        width: head.width
    }
}
