// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Controls.Basic
import Hanpan

/// A month of deals of the day: a dot for each game whose deal was played. The arrow keys walk over its days, Page Up and
/// Page Down over months.
FocusScope {
    id: view

    required property string day

    signal chosen(string day)

    /// A day is no smaller than a finger.
    readonly property real least: 34
    readonly property real tall: Math.max(least, Theme.u(38), Theme.textSmall * 1.5 + 2.6 * dot)
    readonly property real dot: Math.max(4, Theme.u(5))

    objectName: "monthView"
    implicitHeight: column.height + 2 * Theme.gap
    Accessible.role: Accessible.Grouping
    Accessible.name: qsTr("Calendar, %1").arg(calendar.monthText)

    function look(): void {
        calendar.look()
    }
    function walk(months: int, days: int): void {
        const wanted = calendar.from(months, days)
        chosen(wanted)
        for (let i = 0; i < month.count; ++i)
            if (calendar.days[i].day === wanted)
                month.itemAt(i).forceActiveFocus(Qt.TabFocusReason)
    }

    DayCalendar {
        id: calendar
        day: view.day
    }
    Panel {
        anchors.fill: parent
    }
    Column {
        id: column
        x: Theme.gapSmall
        y: Theme.gap
        width: parent.width - 2 * Theme.gapSmall
        spacing: Theme.gapSmall
        Item {
            width: parent.width
            height: Theme.controlSmall
            SmallIconButton {
                objectName: "monthBefore"
                iconName: "back"
                text: qsTr("Previous month")
                available: !calendar.first
                reason: qsTr("The first deals were in this month.")
                onTriggered: view.chosen(calendar.from(-1, 0))
            }
            Heading {
                objectName: "monthShown"
                anchors.centerIn: parent
                width: parent.width - 2 * Theme.controlSmall
                horizontalAlignment: Text.AlignHCenter
                text: calendar.monthText
                font.pixelSize: Theme.textBody
                elide: Text.ElideRight
            }
            SmallIconButton {
                objectName: "monthAfter"
                anchors.right: parent.right
                iconName: "forward"
                text: qsTr("Next month")
                available: !calendar.last
                reason: qsTr("Tomorrow's deals open tomorrow.")
                onTriggered: view.chosen(calendar.from(1, 0))
            }
        }
        Row {
            Repeater {
                model: calendar.weekdays
                delegate: TinyPrint {
                    required property string modelData
                    width: column.width / 7
                    horizontalAlignment: Text.AlignHCenter
                    text: modelData
                    tone: "mute"
                    fontSizeMode: Text.HorizontalFit
                    minimumPixelSize: 8
                    Accessible.ignored: true
                }
            }
        }
        Item {
            id: grid
            readonly property real cell: width / 7
            width: parent.width
            height: Math.ceil((calendar.lead + calendar.days.length) / 7) * view.tall
            Keys.onLeftPressed: view.walk(0, -1)
            Keys.onRightPressed: view.walk(0, 1)
            Keys.onUpPressed: view.walk(0, -7)
            Keys.onDownPressed: view.walk(0, 7)
            Keys.onPressed: (event) => {
                if (event.key === Qt.Key_PageUp || event.key === Qt.Key_PageDown) {
                    view.walk(event.key === Qt.Key_PageUp ? -1 : 1, 0)
                    event.accepted = true
                }
            }
            Repeater {
                id: month
                model: calendar.days.length
                delegate: AbstractButton {
                    id: one
                    required property int index
                    property dayMark none
                    readonly property dayMark mark: index < calendar.days.length ? calendar.days[index] : none
                    readonly property bool current: mark.day === view.day
                    readonly property bool marked: Array.from(mark.played).includes(true)
                    objectName: "day-" + mark.day
                    x: (calendar.lead + index) % 7 * grid.cell
                    y: Math.floor((calendar.lead + index) / 7) * view.tall
                    width: grid.cell
                    height: view.tall
                    enabled: mark.open
                    focus: current
                    focusPolicy: current ? Qt.StrongFocus : Qt.ClickFocus
                    hoverEnabled: true
                    text: mark.number
                    onClicked: {
                        forceActiveFocus(Qt.MouseFocusReason)
                        view.chosen(mark.day)
                    }
                    Keys.onReturnPressed: clicked()
                    Keys.onEnterPressed: clicked()
                    Accessible.role: Accessible.RadioButton
                    Accessible.name: mark.today ? qsTr("Today, %1").arg(mark.name) : mark.name
                    Accessible.checkable: true
                    Accessible.checked: current
                    Accessible.onPressAction: clicked()
                    Accessible.onToggleAction: clicked()

                    background: Rectangle {
                        radius: Theme.radiusSmall
                        color: one.current ? Theme.selected : one.hovered ? Theme.hover : "transparent"
                        border.width: one.mark.today ? Theme.hair : 0
                        border.color: Theme.rim
                        FocusRing {
                            shown: one.visualFocus
                            innerRadius: Theme.radiusSmall
                        }
                    }
                    contentItem: Item {
                        SmallPrint {
                            width: parent.width
                            y: Math.max(0, (parent.height - height - 1.6 * view.dot) / 2)
                            horizontalAlignment: Text.AlignHCenter
                            text: one.mark.number
                            color: one.current ? Theme.selectedInk : one.mark.open ? Theme.ink : Theme.mute
                            opacity: one.mark.open ? 1 : 0.6
                            font.bold: one.mark.today
                            Accessible.ignored: true
                        }
                        Row {
                            anchors.horizontalCenter: parent.horizontalCenter
                            anchors.bottom: parent.bottom
                            anchors.bottomMargin: 0.8 * view.dot
                            spacing: Math.max(1, view.dot * 0.3)
                            visible: one.marked
                            Repeater {
                                model: one.mark.played.length
                                delegate: Disc {
                                    required property int index
                                    width: view.dot
                                    color: !one.mark.played[index] ? "transparent" : one.current ? Theme.selectedInk : Theme.red
                                    border.width: one.mark.played[index] ? 0 : Theme.hair
                                    border.color: one.current ? Theme.selectedInk : Theme.rim
                                }
                            }
                        }
                    }
                    Tip {
                        shown: one.hovered && one.marked
                        words: one.mark.name
                    }
                }
            }
        }
        SmallPrint {
            objectName: "monthPlayed"
            width: parent.width
            horizontalAlignment: Text.AlignHCenter
            text: calendar.played
            tone: "mute"
            wrapMode: Text.Wrap
        }
    }
}
