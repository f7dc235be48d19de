// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Hanpan

/// The chosen match of the history, and everything that can be done with it.
FocusScope {
    id: details

    required property aboutMatch chosen

    signal told(outcome came, string undo)
    signal exportWanted()
    signal pdfWanted()

    function remove(): void {
        if (chosen.id !== 0)
            told(History.remove([chosen.id]), "restore")
    }
    function playAgain(otherSeat: bool): void {
        Navigator.go("Table", {match: Matches.again(chosen.id, otherSeat)})
    }

    readonly property bool unfinished: chosen.id !== 0 && !chosen.over && chosen.kind !== "demo"

    Accessible.role: Accessible.Pane
    Accessible.name: chosen.gameName

    Panel {
        anchors.fill: parent
    }
    ScrollPage {
        anchors.fill: parent
        anchors.margins: Theme.gap
        spacing: Theme.gapSmall

        Heading {
            width: parent.width
            text: details.chosen.gameName
            font.pixelSize: Theme.textTitle
            elide: Text.ElideRight
        }
        Paragraph {
            text: details.chosen.standing + (details.chosen.score !== "" ? " · " + details.chosen.score : "")
            font.bold: true
            tone: "gold"
        }
        Repeater {
            model: Array.from([qsTr("Rules: %1").arg(details.chosen.rules),
                    //: number of opponents, their level
                    qsTr("Opponents: %1, %2").arg(details.chosen.players - 1).arg(details.chosen.opponents),
                    qsTr("Rounds played: %1").arg(details.chosen.rounds),
                    qsTr("Last played: %1").arg(details.chosen.when)])
                   .concat(details.chosen.seed !== "" ? [qsTr("Deal: %1").arg(details.chosen.seed)] : [])
                   .concat(details.chosen.day !== "" ? [details.chosen.day] : [])
            delegate: SmallCaption {
                required property string modelData
                width: parent ? parent.width : 0
                text: modelData
                tone: "mute"
                wrapMode: Text.Wrap
            }
        }
        Item {
            width: 1
            height: Theme.gapSmall
        }
        ActionButton {
            objectName: "continue"
            visible: details.unfinished
            width: parent.width
            kind: "primary"
            iconName: "play"
            text: qsTr("Continue")
            onTriggered: Navigator.go("Table", {match: Matches.kept(details.chosen.id)})
        }
        ActionButton {
            objectName: "replay"
            width: parent.width
            kind: details.unfinished ? "plain" : "primary"
            iconName: "eye"
            text: qsTr("Replay")
            hint: qsTr("Step through it move by move, and continue from any point")
            onTriggered: Navigator.go("ReplayPage", {matchId: details.chosen.id})
        }
        ActionButton {
            objectName: "review"
            width: parent.width
            iconName: "review"
            text: qsTr("Review")
            hint: qsTr("What your decisions cost, and what would have been better")
            available: details.chosen.kind !== "demo"
            reason: qsTr("A demo has no decisions of yours to review.")
            onTriggered: Navigator.go("ReviewPage", {matchId: details.chosen.id})
        }
        QuietButton {
            objectName: "again"
            width: parent.width
            iconName: "restart"
            text: qsTr("Same deal again")
            hint: qsTr("You've seen this deal, so it counts as practice")
            onTriggered: details.playAgain(false)
        }
        QuietButton {
            objectName: "otherSeat"
            width: parent.width
            iconName: "swap"
            text: qsTr("Same deal, different seat")
            hint: qsTr("Every hand moves one seat along; counts as practice")
            onTriggered: details.playAgain(true)
        }
        QuietButton {
            objectName: "copyCode"
            width: parent.width
            iconName: "copy"
            text: qsTr("Copy the deal as a code")
            hint: qsTr("Contains the game, rules and deal. Paste it anywhere to get the same pieces.")
            available: reason === ""
            reason: details.chosen.whyNoCode
            onTriggered: details.told(History.copyCode(details.chosen.id), "")
        }
        QuietButton {
            objectName: "pdf"
            width: parent.width
            iconName: "save"
            text: qsTr("Score sheet as PDF...")
            onTriggered: details.pdfWanted()
        }
        QuietButton {
            objectName: "print"
            visible: Paper.canPrint()
            width: parent.width
            iconName: "print"
            text: qsTr("Print...")
            onTriggered: details.told(Paper.print(details.chosen.id), "")
        }
        QuietButton {
            objectName: "export"
            width: parent.width
            iconName: "export"
            text: qsTr("Export...")
            available: reason === ""
            reason: details.chosen.whyNotExported
            onTriggered: details.exportWanted()
        }
        QuietButton {
            objectName: "delete"
            width: parent.width
            iconName: "trash"
            text: qsTr("Delete")
            hint: qsTr("Can be undone at once (Del)")
            onTriggered: details.remove()
        }
    }
}
