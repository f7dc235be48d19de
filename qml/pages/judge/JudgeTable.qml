// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Hanpan

/// The question, the places for the pieces, the answer beside them, and the whole set of pieces below.
FocusScope {
    id: table

    required property Judge judge
    required property Evenings evening

    /// The height between the question and the set of pieces.
    readonly property real between: Math.max(0, height - head.height - tray.height - (tray.visible ? 3 : 2) * Theme.gap)

    /// A round's result is to be written on the evening's sheet.
    signal written()
    property judgePlace noPlace

    Flow {
        id: head
        width: parent.width
        spacing: Theme.gap
        Picker {
            objectName: "judgeGame"
            width: Theme.w(170)
            name: qsTr("Game")
            options: table.judge.games
            value: table.judge.game
            onChosen: (value) => table.judge.game = value
            focus: true
        }
        Picker {
            objectName: "judgeQuestion"
            width: Theme.w(290)
            name: qsTr("Question")
            options: table.judge.questions
            value: table.judge.question
            onChosen: (value) => table.judge.question = value
        }
        Picker {
            objectName: "judgePlayers"
            visible: table.judge.counted
            width: Theme.w(140)
            name: qsTr("Players")
            options: table.judge.numbers
            value: table.judge.players
            onChosen: (value) => table.judge.players = value
        }
        SmallButton {
            objectName: "judgeRules"
            kind: "quiet"
            iconName: "rules"
            text: Language.code === "" || RulesInUse.revision < 0 ? "" : RulesInUse.labelOf(table.judge.game)
            hint: qsTr("House rules to judge by")
            onTriggered: Navigator.go("HouseRules", {game: table.judge.game})
        }
        SmallIconButton {
            objectName: "judgeClear"
            readonly property bool back: table.judge.fields.length >= 0 && table.judge.empty() && table.judge.canRestore()
            iconName: back ? "undo" : "trash"
            text: back ? qsTr("Put the pieces back") : qsTr("Clear the table")
            available: back || table.judge.fields.length >= 0 && !table.judge.empty()
            reason: qsTr("Nothing placed yet.")
            onTriggered: back ? table.judge.restore() : table.judge.clear()
        }
    }
    ScrollPage {
        id: places
        objectName: "judgePlaces"
        anchors.top: head.bottom
        anchors.topMargin: Theme.gap
        anchors.left: parent.left
        height: table.between
        width: parent.width * 0.56
        spacing: Theme.gapSmall
        Repeater {
            model: table.judge.fields.length
            delegate: JudgeField {
                required property int index
                readonly property judgePlace there: index < table.judge.fields.length ? table.judge.fields[index] : table.noPlace
                width: parent ? parent.width : 0
                game: table.judge.game
                field: there
                active: there.key === table.judge.active
                onChosen: {
                    table.judge.active = there.key
                    tray.forceActiveFocus()
                }
                onTaken: (place) => table.judge.take(there.key, place)
                onChose: (value) => table.judge.choose(there.key, value)
                onMarked: (on) => table.judge.mark(there.key, on)
                onCounted: (number) => table.judge.count(there.key, number)
            }
        }
    }
    JudgeAnswer {
        id: answer
        objectName: "judgeAnswer"
        anchors.top: head.bottom
        anchors.topMargin: Theme.gap
        anchors.left: places.right
        anchors.leftMargin: Theme.gap
        anchors.right: parent.right
        height: table.between
        game: table.judge.game
        answer: table.judge.answer
        onWritten: table.written()
    }
    JudgeTray {
        id: tray
        objectName: "judgeTray"
        anchors.bottom: parent.bottom
        anchors.bottomMargin: Theme.gap
        anchors.horizontalCenter: parent.horizontalCenter
        width: parent.width
        room: table.height * 0.38
        game: table.judge.game
        rows: table.judge.rows
        onPut: (face) => table.judge.put(face)
        onRefused: (name) => notice.show(qsTr("%1: none left.", "a card or tile").arg(name), false, "")
        onTakenBack: table.judge.take(table.judge.active, -1)
        onStepped: (by) => table.step(by)
    }

    RuleNotice {
        id: notice
        objectName: "judgeNotice"
        anchors.horizontalCenter: parent.horizontalCenter
        anchors.bottom: tray.top
        anchors.bottomMargin: Theme.gapSmall
        z: 10
    }
    Connections {
        // Whatever is laid or asked next has its own answer.
        target: table.judge
        function onChanged() { notice.hide() }
    }

    /// Goes to the next place for pieces, or the previous one.
    function step(by: int): void {
        const keys = []
        for (let i = 0; i < judge.fields.length; ++i)
            if (judge.fields[i].kind === "pieces")
                keys.push(judge.fields[i].key)
        if (keys.length > 0)
            judge.active = keys[(keys.indexOf(judge.active) + by + keys.length) % keys.length]
    }
}
