// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Controls.Basic
import Hanpan

/// What has happened, line by line, beside the table: of everybody or of one seat. Pressing a line shows its pieces on
/// the table. The game goes on meanwhile.
Popup {
    id: drawer

    required property TableFace session
    /// The seat whose lines are shown; -1 = all.
    property int seat: -1
    property int chosen: -1
    property list<storyLine> lines

    /// Points at these faces; [] = at none any more.
    signal pointed(faces: var)

    function fill(): void {
        if (!visible)
            return
        lines = Array.from(session.story()).filter(line => seat < 0 || line.seat === seat)
        list.positionViewAtEnd()
    }
    function choose(index: int): void {
        chosen = chosen === index ? -1 : index
        pointed(chosen < 0 ? [] : lines[chosen].faces)
    }

    objectName: "logDrawer"
    modal: false
    focus: true
    padding: Theme.gapMedium
    width: Math.min(Theme.w(340), Theme.windowWidth * 0.45)
    closePolicy: Popup.CloseOnEscape
    function dismiss(): void { drawer.close() }
    onAboutToShow: Navigator.shown(drawer)
    onAboutToHide: Navigator.hidden(drawer)
    Component.onDestruction: Navigator.hidden(drawer)
    onOpened: {
        chosen = -1
        fill()
        list.forceActiveFocus(Qt.TabFocusReason)
    }
    onSeatChanged: {
        chosen = -1
        pointed([])
        fill()
    }
    background: Panel { color: Theme.surfaceRaised }
    enter: Transition { NumberAnimation { property: "opacity"; from: 0; to: 1; duration: Theme.quick } }

    Connections {
        target: drawer.session
        function onChanged() {
            drawer.fill()
        }
    }

    contentItem: Item {
        Keys.onPressed: (event) => {
            if (Keymap.meaning("table", event.key, event.modifiers) === "log"
                    || Keymap.meaning("everywhere", event.key, event.modifiers) === "back") {
                event.accepted = true
                drawer.close()
            }
        }
        Row {
            id: head
            width: parent.width
            Heading {
                width: parent.width - shut.width
                anchors.verticalCenter: parent.verticalCenter
                text: qsTr("What happened")
                font.pixelSize: Theme.textLarge
                elide: Text.ElideRight
            }
            IconButton {
                id: shut
                objectName: "closeLog"
                text: qsTr("Close")
                iconName: "close"
                onTriggered: drawer.close()
            }
        }
        Flow {
            id: whose
            anchors.top: head.bottom
            anchors.topMargin: Theme.gapSmall
            width: parent.width
            spacing: Theme.gapTiny
            Chip {
                text: qsTr("All", "every player's lines")
                strong: drawer.seat < 0
                onTriggered: drawer.seat = -1
            }
            Repeater {
                model: drawer.session.seats
                delegate: Chip {
                    required property int seat
                    required property string name
                    objectName: "logSeat" + seat
                    text: name
                    strong: drawer.seat === seat
                    hint: qsTr("Only what %1 did").arg(name)
                    onTriggered: drawer.seat = seat
                }
            }
        }
        RowList {
            id: list
            objectName: "logLines"
            anchors.top: whose.bottom
            anchors.topMargin: Theme.gapSmall
            anchors.bottom: parent.bottom
            width: parent.width
            model: drawer.lines
            currentIndex: -1
            Keys.onReturnPressed: if (currentIndex >= 0) drawer.choose(currentIndex)
            Keys.onEnterPressed: if (currentIndex >= 0) drawer.choose(currentIndex)
            Keys.onSpacePressed: if (currentIndex >= 0) drawer.choose(currentIndex)
            Accessible.role: Accessible.List
            Accessible.name: qsTr("What happened")
            delegate: Rectangle {
                id: row
                required property int index
                required property storyLine modelData
                readonly property bool first: index === 0 || drawer.lines[index - 1].round !== modelData.round
                width: list.width
                /// As high as a finger needs.
                readonly property real line: Math.max(words.implicitHeight + Theme.gapTiny, 32)
                height: line + (first ? round.implicitHeight + Theme.gapSmall : 0)
                radius: Theme.radiusSmall
                color: drawer.chosen === index ? Theme.selected : list.currentIndex === index && list.activeFocus ? Theme.hover : "transparent"
                Caption {
                    id: round
                    visible: row.first
                    x: Theme.gapTiny
                    y: Theme.gapTiny
                    text: row.modelData.roundText
                    font.pixelSize: Theme.textTiny
                    color: Theme.mute
                }
                SmallPrint {
                    id: words
                    anchors.bottom: parent.bottom
                    anchors.bottomMargin: (row.line - implicitHeight) / 2
                    x: Theme.gapTiny
                    width: parent.width - 2 * Theme.gapTiny
                    text: row.modelData.text
                    color: drawer.chosen === row.index ? Theme.selectedInk : Theme.ink
                    wrapMode: Text.Wrap
                }
                TapHandler {
                    onTapped: {
                        list.currentIndex = row.index
                        drawer.choose(row.index)
                    }
                }
                Accessible.role: Accessible.ListItem
                Accessible.name: Announcer.spoken(row.modelData.text)
                Accessible.onPressAction: drawer.choose(row.index)
            }
        }
    }
}
