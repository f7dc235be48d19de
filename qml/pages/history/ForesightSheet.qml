// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Hanpan

/// What could be known at a place of a replay, move by move: the chance of each place, and what another player could
/// hold.
Sheet {
    id: sheet

    required property TableSession replay
    /// Another place of the replay is requested.
    signal moved(int to)

    function openFor(): void {
        open()
    }
    function step(by: int): void {
        plot.pick(foresight.move + by)
    }
    function lastOf(lines: list<string>): string { return lines.length > 0 ? lines[lines.length - 1] : "" }
    readonly property bool wide: width >= Theme.w(760)
    property placeChance none

    objectName: "foresightSheet"
    width: Math.min(Theme.w(1040), Theme.windowWidth - 2 * Theme.margin)
    title: qsTr("What you could have known")
    firstFocus: plot
    buttons: [{id: "cancel", label: qsTr("Close")}]

    Foresight {
        id: foresight
        session: sheet.replay
        wanted: sheet.opened
    }
    Remark {
        text: foresight.running ? qsTr("Trying %1 possible layouts for each move: %2%").arg(foresight.worlds).arg(Math.round(100 * foresight.progress))
                                : qsTr("Based on what had been seen by then: %1 possible layouts per move, with everyone playing sensibly.").arg(foresight.worlds)
                                  + " " + qsTr("Chances before the next move. A review gives the chances after a particular move.")
        Accessible.role: Accessible.StatusBar
    }
    Grid {
        id: body
        width: parent.width
        columns: sheet.wide ? 2 : 1
        columnSpacing: Theme.gapLarge
        rowSpacing: Theme.gap
        readonly property real columnWidth: sheet.wide ? (width - columnSpacing) / 2 : width
        readonly property real room: Theme.windowHeight * (sheet.wide ? 0.42 : 0.24)

        Column {
            id: chances
            width: body.columnWidth
            spacing: Theme.gapSmall
            Item {
                width: parent.width
                height: Math.max(where.height, Theme.controlSmall)
                component Step: IconButton {
                    anchors.verticalCenter: parent ? parent.verticalCenter : undefined
                    implicitWidth: Theme.controlSmall
                    implicitHeight: Theme.controlSmall
                }
                Step {
                    id: back
                    objectName: "foresightBack"
                    iconName: "back"
                    text: qsTr("One move back (Left)")
                    available: foresight.move > 0
                    reason: qsTr("This is the beginning of the round.")
                    onTriggered: sheet.step(-1)
                }
                SmallCaption {
                    id: where
                    objectName: "foresightPlace"
                    anchors.left: back.right
                    anchors.right: on.left
                    anchors.margins: Theme.gapSmall
                    anchors.verticalCenter: parent.verticalCenter
                    horizontalAlignment: Text.AlignHCenter
                    text: [sheet.replay.roundText,
                           //: number of the move, number of all moves
                           foresight.move === 0 ? qsTr("dealt") : qsTr("move %1 of %2").arg(sheet.replay.replayPosition).arg(sheet.replay.replayLength),
                           foresight.move === 0 ? "" : sheet.lastOf(sheet.replay.log)].filter(part => part !== "").join(" · ")
                    wrapMode: Text.Wrap
                    maximumLineCount: 2
                    elide: Text.ElideRight
                    Accessible.role: Accessible.StaticText
                }
                Step {
                    id: on
                    objectName: "foresightOn"
                    anchors.right: parent.right
                    iconName: "forward"
                    text: qsTr("Forward one move (Right)")
                    available: foresight.move < foresight.moves
                    reason: qsTr("This is the end of the round.")
                    onTriggered: sheet.step(1)
                }
            }
            AreaPlot {
                id: plot
                objectName: "foresightPlot"
                width: parent.width
                height: Math.max(Theme.u(70), body.room - legend.height - Theme.controlSmall)
                title: legend.said === "" ? qsTr("The chance of each place") : qsTr("The chance of each place: %1").arg(legend.said)
                help: qsTr("How it changed during the round. Left and Right step through the moves.")
                line: foresight.line
                length: Math.max(0, foresight.moves) + 1
                position: foresight.move
                onPicked: (index) => sheet.moved(sheet.replay.replayPosition - foresight.move + index)
            }
            Flow {
                id: legend
                objectName: "foresightPlaces"
                width: parent.width
                spacing: Theme.gap
                readonly property string said: Array.from(foresight.places).map(place => place.label + " " + place.text).join(", ")
                Repeater {
                    model: foresight.places.length
                    delegate: Row {
                        id: place
                        required property int index
                        readonly property placeChance one: index < foresight.places.length ? foresight.places[index] : sheet.none
                        spacing: Theme.gapTiny
                        Rectangle {
                            anchors.verticalCenter: parent.verticalCenter
                            width: Theme.u(12)
                            height: width
                            border.width: Theme.hair
                            border.color: Theme.rim
                            color: plot.shade(place.index)
                        }
                        SmallPrint {
                            text: place.one.label + " " + place.one.text
                            font.bold: place.index === 0
                        }
                    }
                }
            }
        }
        Column {
            width: body.columnWidth
            spacing: Theme.gapSmall
            Item {
                width: parent.width
                height: hands.height
                SmallPrint {
                    id: whose
                    anchors.verticalCenter: parent.verticalCenter
                    text: qsTr("Who could hold it")
                }
                Picker {
                    id: hands
                    objectName: "foresightHand"
                    anchors.right: parent.right
                    width: Math.min(Theme.w(220), parent.width - whose.width - Theme.gap)
                    implicitHeight: Theme.controlSmall
                    name: whose.text
                    options: Array.from(foresight.others).map(one => ({value: one.seat, label: one.name}))
                    value: foresight.other
                    onChosen: (seat) => foresight.other = seat
                }
            }
            HeldPicture {
                id: picture
                objectName: "heldPicture"
                width: parent.width
                game: sheet.replay.game
                rows: foresight.rows
                room: body.room
                name: foresight.told
            }
            SmallParagraph {
                objectName: "foresightTold"
                text: picture.pointed !== "" ? picture.pointed : foresight.told
                // Pointing at something must not move it.
                height: Math.max(implicitHeight, Theme.textSmall * 4)
                Accessible.role: Accessible.StaticText
                Accessible.name: foresight.told
            }
        }
    }
}
