// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Controls.Basic
import Hanpan

/// The bar under a replayed table: moving through it, speed, what is seen, and "play on from here".
FocusScope {
    id: bar

    required property TableSession session
    property bool playing: false
    property string speed: "normal"
    property string jump: "turn"
    readonly property bool narrow: width < Theme.u(1250)

    signal toggled()
    signal moved(int to)
    signal leapt(bool forward)
    signal speedChosen(string speed)
    signal jumpChosen(string kind)
    signal whatIf()
    signal foresightWanted()

    implicitHeight: line.height + buttons.height + 3 * Theme.gapSmall
    Accessible.role: Accessible.ToolBar
    Accessible.name: qsTr("Replay")

    Rectangle {
        anchors.fill: parent
        color: Theme.page
        Rectangle {
            width: parent.width
            height: Theme.hair
            color: Theme.line
        }
    }

    component Step: IconButton {
        implicitWidth: Theme.controlSmall
        implicitHeight: Theme.controlSmall
    }

    Item {
        id: line
        x: Theme.gapLarge
        y: Theme.gapSmall
        width: parent.width - 2 * x
        height: Math.max(Theme.u(26), Theme.textSmall * 1.3)
        Slider {
            id: slider
            objectName: "replaySlider"
            anchors.left: parent.left
            anchors.right: where.left
            anchors.rightMargin: Theme.gapMedium
            anchors.verticalCenter: parent.verticalCenter
            from: 0
            to: Math.max(1, bar.session.replayLength)
            stepSize: 1
            value: bar.session.replayPosition
            focusPolicy: Qt.NoFocus
            padding: 0
            onMoved: bar.moved(Math.round(value))
            Accessible.name: qsTr("Place in the match")
            background: Item {
                implicitHeight: Math.max(Theme.u(26), 32)
                Rectangle {
                    anchors.verticalCenter: parent.verticalCenter
                    width: parent.width
                    height: Theme.u(5)
                    radius: height / 2
                    color: Theme.line
                    Rectangle {
                        width: slider.visualPosition * parent.width
                        height: parent.height
                        radius: height / 2
                        color: Theme.gold
                    }
                }
                Repeater {
                    // Where the rounds begin.
                    model: bar.session.replaying ? bar.session.replayMarks("round") : []
                    delegate: Rectangle {
                        required property int modelData
                        anchors.verticalCenter: parent ? parent.verticalCenter : undefined
                        x: modelData / slider.to * slider.width - width / 2
                        width: Theme.u(2)
                        height: Theme.u(14)
                        color: Theme.mute
                    }
                }
            }
            handle: Disc {
                x: slider.visualPosition * (slider.width - width)
                anchors.verticalCenter: parent ? parent.verticalCenter : undefined
                width: Theme.u(18)
                color: Theme.surfaceRaised
                border.width: Theme.ring
                border.color: Theme.gold
            }
        }
        SmallCaption {
            id: where
            objectName: "replayPlace"
            anchors.right: parent.right
            anchors.verticalCenter: parent.verticalCenter
            //: round ("Round 3"), number of the move, number of all moves
            text: qsTr("%1 · move %2 of %3").arg(bar.session.roundText).arg(bar.session.replayPosition).arg(bar.session.replayLength)
            tone: "mute"
        }
    }
    Item {
        id: buttons
        x: Theme.gapLarge
        width: parent.width - 2 * x
        anchors.top: line.bottom
        anchors.topMargin: Theme.gapTiny
        /// With large words the middle goes under the groups at the sides.
        readonly property bool folds: Theme.folds && Math.max(jumps.width, looks.width) + pace.width / 2 + Theme.gap > width / 2
        readonly property real middle: Theme.controlHeight / 2
        height: Theme.controlHeight * (folds ? 2 : 1) + (folds ? Theme.gapTiny : 0)
        Row {
            id: jumps
            anchors.left: parent.left
            y: buttons.middle - height / 2
            spacing: Theme.gapTiny
            Picker {
                objectName: "jumpKind"
                anchors.verticalCenter: parent.verticalCenter
                width: Theme.w(bar.narrow ? 140 : 160)
                name: qsTr("Jump to")
                options: [{value: "round", label: qsTr("Round")}, {value: "turn", label: qsTr("Turn")}, {value: "claim", label: qsTr("Claim")},
                          {value: "mine", label: qsTr("My decisions")}]
                value: bar.jump
                onChosen: (kind) => bar.jumpChosen(kind)
            }
            Step {
                objectName: "leapBack"
                iconName: "up"
                text: qsTr("Previous (Up)")
                available: bar.session.replayPosition >= 0 && bar.session.replayMark(bar.jump, false) >= 0
                reason: qsTr("There is none.")
                onTriggered: bar.leapt(false)
            }
            Step {
                objectName: "leapOn"
                iconName: "down"
                text: qsTr("To the next one (Down)")
                available: bar.session.replayPosition >= 0 && bar.session.replayMark(bar.jump, true) >= 0
                reason: qsTr("There is none.")
                onTriggered: bar.leapt(true)
            }
        }
        Row {
            id: pace
            anchors.horizontalCenter: parent.horizontalCenter
            y: parent.height - buttons.middle - height / 2
            spacing: Theme.gapSmall
            Step {
                objectName: "stepBack"
                anchors.verticalCenter: parent.verticalCenter
                iconName: "back"
                text: qsTr("One move back (Left)")
                available: bar.session.replayPosition > 0
                reason: qsTr("This is the beginning.")
                onTriggered: bar.moved(bar.session.replayPosition - 1)
            }
            ActionButton {
                id: play
                objectName: "playPause"
                focus: true
                anchors.verticalCenter: parent.verticalCenter
                kind: "primary"
                iconName: bar.playing ? "pause" : "play"
                text: bar.playing ? qsTr("Pause") : qsTr("Play")
                hint: qsTr("Space")
                onTriggered: bar.toggled()
            }
            Step {
                objectName: "stepOn"
                anchors.verticalCenter: parent.verticalCenter
                iconName: "forward"
                text: qsTr("Forward one move (Right)")
                available: bar.session.replayPosition < bar.session.replayLength
                reason: qsTr("This is the end.")
                onTriggered: bar.moved(bar.session.replayPosition + 1)
            }
            Picker {
                objectName: "replaySpeed"
                anchors.verticalCenter: parent.verticalCenter
                width: Theme.w(bar.narrow ? 124 : 116)
                name: qsTr("Speed")
                options: [{value: "slow", label: qsTr("Slow")}, {value: "normal", label: qsTr("Normal")}, {value: "fast", label: qsTr("Fast")}]
                value: bar.speed
                onChosen: (speed) => bar.speedChosen(speed)
            }
        }
        Row {
            id: looks
            anchors.right: parent.right
            y: buttons.middle - height / 2
            spacing: Theme.gap
            SmallButton {
                objectName: "allHands"
                anchors.verticalCenter: parent.verticalCenter
                iconName: "eye"
                text: bar.session.allHands ? qsTr("As I saw it") : qsTr("All hands")
                hint: bar.session.allHands ? qsTr("Show only what you saw (A)") : qsTr("Show every hand (A)")
                available: reason === ""
                reason: bar.session.covered
                Accessible.checkable: true
                Accessible.checked: bar.session.allHands
                onTriggered: bar.session.allHands = !bar.session.allHands
            }
            SmallButton {
                objectName: "foresight"
                anchors.verticalCenter: parent.verticalCenter
                iconName: "stats"
                text: bar.narrow ? "" : qsTr("Chances")
                Accessible.name: qsTr("Chances")
                hint: qsTr("What you could have known here: the chance of each place, and what the others could hold (C)")
                onTriggered: bar.foresightWanted()
            }
            SmallButton {
                objectName: "whatIf"
                anchors.verticalCenter: parent.verticalCenter
                iconName: "play"
                text: qsTr("What if...")
                hint: qsTr("Play on from here, or with another move, as a branch of the match; P plays on at once")
                onTriggered: bar.whatIf()
            }
        }
    }
}
