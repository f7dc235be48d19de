// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Hanpan

/// "What if": goes on from a place of a replay by another move, the person's or an opponent's, and keeps the result
/// with the match; lists what was tried out so far, with the match's own result.
Sheet {
    id: sheet

    property int matchId: 0
    /// The replay with the current place; null = only the kept branches are shown.
    property TableSession replay: null
    /// What may be done at that place.
    property list<offer> choices
    readonly property list<branchRow> kept: Language.code !== "" && History.revision >= 0 ? History.branches(matchId) : []

    /// Goes on with this record, as a branch named `name`.
    signal branched(string record, string name)
    signal shown(int id, int position)
    signal playedOn(int id)

    function tell(came: outcome, undo: string): void {
        notice.show(came.text, came.ok, came.ok ? undo : "")
    }
    function openFor(): void {
        notice.hide()
        choices = replay === null || replay.matchOver() ? [] : replay.choicesHere()
        open()
    }
    function take(index: int): void {
        const one = choices[index]
        const record = replay.branchRecord(one.seat, one.action)
        if (record === "")
            return
        close()
        branched(record, one.text)
    }

    readonly property aboutMatch about: History.about(History.revision >= 0 ? matchId : 0)
    /// The content of a row that is about to disappear.
    property branchRow gone

    objectName: "branchSheet"
    width: Math.min(Theme.w(680), Theme.windowWidth - 2 * Theme.margin)
    title: replay === null ? qsTr("Branches") : qsTr("What if...")
    message: Array.from([qsTr("Branches are saved with the match and never affect your statistics."),
              replay === null ? "" : replay.covered !== "" ? qsTr("This round isn't over in the match yet. Playing it here makes the match practice; you'll be asked first.")
            : about.secret ? qsTr("The match isn't over yet, so a branch ends with its round.") : ""])
             .filter(part => part !== "").join(" ")
    firstFocus: replay === null ? null : here
    buttons: [{id: "cancel", label: qsTr("Close")}]

    ActionButton {
        id: here
        objectName: "playOnHere"
        visible: sheet.replay !== null
        width: parent.width
        kind: "primary"
        iconName: "play"
        text: qsTr("Play on from here")
        // (In a round that goes on, the others' possible moves are not listed.)
        available: sheet.choices.length > 0 || (sheet.replay !== null && sheet.replay.covered !== "")
        reason: qsTr("The round is over here: step back a few moves first.")
        onTriggered: {
            sheet.close()
            sheet.branched(sheet.replay.sessionRecord(), "")
        }
    }
    SmallCaption {
        visible: sheet.choices.length > 0
        width: parent.width
        text: qsTr("Or with this move:")
        tone: "mute"
        Accessible.role: Accessible.Heading
    }
    RowList {
        id: moves
        objectName: "otherMoves"
        visible: sheet.choices.length > 0
        width: parent.width
        height: Math.min(contentHeight, Theme.windowHeight * (sheet.kept.length > 0 ? 0.22 : 0.4))
        model: sheet.choices.length
        Accessible.role: Accessible.List
        Accessible.name: qsTr("Other moves")
        Keys.onReturnPressed: sheet.take(currentIndex)
        Keys.onEnterPressed: sheet.take(currentIndex)
        delegate: Rectangle {
            id: move
            required property int index
            width: ListView.view.width - Theme.gap
            height: Math.max(32, words.height + Theme.gapSmall)
            radius: Theme.radius
            color: ListView.isCurrentItem && moves.activeFocus ? Theme.surfaceChanged : over.containsMouse ? Theme.hover : "transparent"
            Accessible.role: Accessible.ListItem
            Accessible.name: words.text
            Accessible.onPressAction: sheet.take(index)
            Print {
                id: words
                x: Theme.gapSmall
                anchors.verticalCenter: parent.verticalCenter
                width: parent.width - 2 * x
                text: move.index < sheet.choices.length ? sheet.choices[move.index].text : ""
                elide: Text.ElideRight
            }
            FocusRing {
                shown: move.ListView.isCurrentItem && moves.activeFocus
            }
            MouseArea {
                id: over
                anchors.fill: parent
                hoverEnabled: true
                onClicked: sheet.take(move.index)
                Accessible.ignored: true
            }
        }
    }
    Remark {
        visible: sheet.kept.length > 0 || sheet.replay === null
        text: sheet.kept.length > 0 ? qsTr("Branches so far:") : qsTr("No branches yet. Choose “What if...” in the replay to start one.")
        Accessible.role: Accessible.Heading
    }
    ListView {
        id: branches
        objectName: "branches"
        visible: sheet.kept.length > 0
        width: parent.width
        height: Math.min(contentHeight, Theme.windowHeight * 0.3)
        clip: true
        boundsBehavior: Flickable.StopAtBounds
        model: sheet.kept.length
        Accessible.role: Accessible.List
        Accessible.name: qsTr("Branches")
        delegate: Item {
            id: branch
            required property int index
            readonly property branchRow one: index < sheet.kept.length ? sheet.kept[index] : sheet.gone
            width: ListView.view.width - Theme.gap
            height: Math.max(told.height, tools.height) + Theme.gapSmall
            Accessible.role: Accessible.ListItem
            Accessible.name: Array.from([one.title, one.where, one.compared]).filter(part => part !== "").join(", ")
            Column {
                id: told
                anchors.left: parent.left
                anchors.right: tools.left
                anchors.rightMargin: Theme.gap
                anchors.verticalCenter: parent.verticalCenter
                StrongPrint {
                    width: parent.width
                    text: branch.one.title
                    elide: Text.ElideRight
                }
                SmallPrint {
                    width: parent.width
                    text: Array.from([branch.one.where === branch.one.title ? "" : branch.one.where, branch.one.compared !== "" ? branch.one.compared : branch.one.standing]).filter(part => part !== "").join(" · ")
                    tone: "mute"
                    elide: Text.ElideRight
                }
            }
            Row {
                id: tools
                anchors.right: parent.right
                anchors.verticalCenter: parent.verticalCenter
                spacing: Theme.gapTiny
                component Tool: IconButton {
                    implicitWidth: Theme.controlSmall
                    implicitHeight: Theme.controlSmall
                }
                Tool {
                    objectName: "lookAtBranch"
                    iconName: "eye"
                    text: qsTr("Replay from where it begins")
                    onTriggered: {
                        sheet.close()
                        sheet.shown(branch.one.id, branch.one.position)
                    }
                }
                Tool {
                    objectName: "playBranch"
                    iconName: "play"
                    text: qsTr("Play on")
                    available: !branch.one.over
                    reason: qsTr("This branch is over.")
                    onTriggered: {
                        sheet.close()
                        sheet.playedOn(branch.one.id)
                    }
                }
                Tool {
                    objectName: "nameBranch"
                    iconName: "edit"
                    text: qsTr("Name...")
                    onTriggered: naming.openFor(branch.one.id, branch.one.named)
                }
                Tool {
                    objectName: "deleteBranch"
                    iconName: "trash"
                    text: qsTr("Delete")
                    onTriggered: sheet.tell(History.remove([branch.one.id]), "restore")
                }
            }
        }
    }
    RuleNotice {
        id: notice
        objectName: "branchNotice"
        anchors.horizontalCenter: parent ? parent.horizontalCenter : undefined
        onUndoWanted: sheet.tell(History.restoreRemoved(), "")
    }
    BranchNameSheet {
        id: naming
    }
}
