// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Hanpan

/// Asks which of several meanings a gesture has. Answered by pointer, by arrows and Return, or by a number. If the
/// question is about players, they may be chosen at the table too, which stays usable beside the sheet.
Sheet {
    id: sheet

    property list<choiceWay> choices
    required property string game

    signal chosen(int index)

    objectName: "choiceSheet"
    /// The choice is between players, not between ways.
    readonly property bool players: Array.from(choices).some(one => one.seat >= 0 && one.seat !== choices[0].seat)
    title: players ? qsTr("Whom do you name?") : qsTr("Which way?")
    // For a choice between players one looks at what lies before them, and points at one: so the sheet lies over the
    // own hand, which is not involved.
    modal: !players
    anchors.centerIn: players ? undefined : parent
    x: (Theme.windowWidth - width) / 2
    y: Theme.windowHeight - height - Theme.gap
    buttons: [{ id: "cancel", label: qsTr("Cancel"), kind: "plain" }]

    Column {
        width: parent.width
        spacing: Theme.gapSmall
        Keys.onPressed: (event) => {
            if (event.key >= Qt.Key_1 && event.key <= Qt.Key_9) {
                event.accepted = true
                sheet.pick(event.key - Qt.Key_1)
            }
        }
        Repeater {
            model: sheet.choices
            // The buttons are made while the sheet is opening.
            onItemAdded: (index, item) => {
                if (index !== 0)
                    return
                sheet.firstFocus = item
                if (sheet.opened)
                    item.forceActiveFocus(Qt.TabFocusReason)
            }
            delegate: ActionButton {
                id: button
                required property int index
                required property choiceWay modelData
                objectName: "choice" + index
                readonly property var melds: modelData.melds
                width: parent.width
                // The pieces to be laid are seen rather than read.
                implicitHeight: melds.length > 0 ? Theme.u(64) : Theme.controlHeight
                text: melds.length > 0 ? "" : modelData.label
                iconName: modelData.icon
                keyHint: melds.length === 0 && index < 9 ? String(index + 1) : ""
                Accessible.name: Announcer.spoken(modelData.label + (modelData.note ? ", " + modelData.note : ""))
                Row {
                    id: laid
                    objectName: "laid"
                    x: Theme.gapMedium
                    anchors.verticalCenter: parent.verticalCenter
                    spacing: Theme.gapMedium
                    readonly property int pieces: parent.melds.reduce((sum, meld) => sum + meld.length, 0)
                    readonly property real room: parent.width - worth.width - 2 * Theme.gapMedium - (parent.melds.length - 1) * spacing - Theme.gap
                    readonly property real step: Math.min(Theme.u(25), (room - parent.melds.length * Theme.u(12)) / Math.max(1, pieces))
                    Repeater {
                        model: button.melds
                        delegate: Row {
                            id: meld
                            required property var modelData
                            spacing: laid.step - Theme.u(37)
                            Repeater {
                                model: meld.modelData
                                delegate: Piece {
                                    required property string modelData
                                    width: Theme.u(37)
                                    game: sheet.game
                                    face: modelData
                                }
                            }
                        }
                    }
                }
                SmallPrint {
                    id: worth
                    visible: button.melds.length > 0
                    anchors.right: parent.right
                    anchors.rightMargin: Theme.gapMedium
                    anchors.verticalCenter: parent.verticalCenter
                    text: button.modelData.note + (button.index < 9 ? "  [" + (button.index + 1) + "]" : "")
                }
                onTriggered: sheet.chosen(index)
                Keys.onDownPressed: nextItemInFocusChain(true).forceActiveFocus(Qt.TabFocusReason)
                Keys.onUpPressed: nextItemInFocusChain(false).forceActiveFocus(Qt.TabFocusReason)
            }
        }
    }

    function pick(index: int): void {
        if (index < choices.length)
            chosen(index)
    }
}
