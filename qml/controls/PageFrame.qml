// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Hanpan

/// The frame of every page but the table: paper, a head with the way back and the title, and room below for the
/// content. `tools` are at the right of the head.
FocusScope {
    id: frame

    property string title
    property bool canGoBack: true
    default property alias content: body.data
    property alias tools: toolRow.data
    /// The greatest width of a page, in the middle of the window: it is the same for all, so that the way back is
    /// always in one place.
    property int pageLimit: Theme.u(1360)
    /// The greatest width of the content, from the left edge of the page.
    property int contentLimit: pageLimit

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
        width: Math.min(parent.width - 2 * Theme.margin, frame.pageLimit)
        height: visible ? Math.max(Theme.u(58), Theme.controlHeight + Theme.gapSmall) * (stacked ? 2 : 1) : 0
        /// Large words need a line of their own for the tools.
        readonly property bool stacked: backButton.width + heading.implicitWidth + toolRow.width + Theme.gap > width && Theme.wanted > 1
        IconButton {
            id: backButton
            objectName: "back"
            y: ((head.stacked ? parent.height / 2 : parent.height) - height) / 2
            anchors.left: parent.left
            anchors.leftMargin: -Theme.gapSmall
            visible: frame.canGoBack
            iconName: "back"
            text: qsTr("Back")
            onTriggered: Navigator.back()
        }
        Brief {
            id: heading
            y: ((head.stacked ? parent.height / 2 : parent.height) - height) / 2
            anchors.left: frame.canGoBack ? backButton.right : parent.left
            anchors.right: head.stacked ? parent.right : toolRow.left
            anchors.rightMargin: Theme.gap
            text: frame.title
            font.pixelSize: Theme.textHeading
            font.bold: true
            // The tools come first; a long title beside them is written smaller.
            least: Theme.textSmall / Theme.grown
            Accessible.role: Accessible.Heading
        }
        Row {
            id: toolRow
            y: head.stacked ? parent.height / 2 + (parent.height / 2 - height) / 2 : (parent.height - height) / 2
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
        anchors.left: head.left
        width: Math.min(head.width, frame.contentLimit)
    }
}
