// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Hanpan

/**
 * The contracts of a house, hand by hand: each meld a slot that is a set or a run of so many cards. `editor` is the
 * RuleEditor it is loaded by; the value stays the text that rule sets are shared by.
 */
Column {
    id: root

    required property var editor
    /// Four melds and fourteen hands at the most, three to twelve cards a meld: what the rule itself allows.
    readonly property int mostMelds: 4
    readonly property int mostHands: 14
    readonly property int leastCards: 3
    readonly property int mostCards: 12

    /// [{melds: [{run: bool, cards: int}], last: bool}], out of the rule's text.
    readonly property var hands: root.editor.row.rules.spelling(root.editor.row.ruleId, root.editor.row.value).split("|").map(hand => ({
        melds: hand.replace("!", "").trim().split(/\s+/).filter(word => word !== "").map(word => ({ run: word[0] === "R", cards: Number(word.slice(1)) })),
        last: hand.indexOf("!") >= 0
    }))

    function written(list: var): string {
        return list.map(hand => hand.melds.map(meld => (meld.run ? "R" : "S") + meld.cards).join(" ") + (hand.last ? "!" : "")).join("|")
    }
    /// The list with one hand given back by `change`; `change` gets a copy it may do with as it likes.
    function alter(at: int, change: var) {
        var next = hands.map(hand => ({ melds: hand.melds.map(meld => ({ run: meld.run, cards: meld.cards })), last: hand.last }))
        change(next[at], next)
        root.editor.row.rules.setValue(root.editor.row.ruleId, written(next))
    }

    objectName: "contractsEditor"
    width: root.editor.limit
    spacing: Theme.gapSmall

    /// Takes a hand out; the keyboard goes to the one that has its place then.
    function drop(at: int, withKeys: bool) {
        alter(at, (hand, all) => all.splice(at, 1))
        if (withKeys)
            lines.itemAt(Math.min(at, hands.length - 1)).dropper.forceActiveFocus(Qt.TabFocusReason)
    }

    Repeater {
        id: lines
        model: root.hands.length
        delegate: Row {
            id: line
            readonly property alias dropper: less
            required property int index
            readonly property var hand: root.hands[index] || { melds: [], last: false }
            objectName: "hand " + index
            width: root.width
            spacing: Theme.gapSmall
            Caption {
                width: Theme.u(26)
                height: Theme.controlSmall
                verticalAlignment: Text.AlignVCenter
                text: (line.index + 1) + "."
                font.pixelSize: Theme.textSmall
            }
            Flow {
                width: parent.width - Theme.u(26) - less.width - 2 * parent.spacing
                spacing: Theme.gapSmall
                Repeater {
                    model: line.hand.melds.length
                    delegate: Row {
                        id: slot
                        required property int index
                        readonly property var meld: line.hand.melds[index] || { run: false, cards: 3 }
                        spacing: Theme.hair
                        ActionButton {
                            objectName: "kind " + line.index + " " + slot.index
                            implicitHeight: Theme.controlSmall
                            leftPadding: Theme.gapSmall
                            rightPadding: Theme.gapSmall
                            font.pixelSize: Theme.textSmall
                            text: slot.meld.run ? qsTr("Run") : qsTr("Set")
                            hint: slot.meld.run ? qsTr("Make it a set") : qsTr("Make it a run")
                            Accessible.name: qsTr("Round %1, meld %2: %3").arg(line.index + 1).arg(slot.index + 1).arg(text)
                            onTriggered: root.alter(line.index, hand => {
                                const run = !hand.melds[slot.index].run
                                hand.melds[slot.index] = { run: run, cards: run ? Math.max(4, slot.meld.cards) : slot.meld.cards }
                            })
                        }
                        Stepper {
                            objectName: "cards " + line.index + " " + slot.index
                            name: qsTr("Cards in meld %1 of round %2").arg(slot.index + 1).arg(line.index + 1)
                            value: slot.meld.cards
                            from: root.leastCards
                            to: root.mostCards
                            onStepped: (n) => root.alter(line.index, hand => hand.melds[slot.index].cards = n)
                        }
                        IconButton {
                            objectName: "without " + line.index + " " + slot.index
                            visible: line.hand.melds.length > 1
                            implicitWidth: Theme.controlSmall
                            implicitHeight: Theme.controlSmall
                            iconName: "close"
                            text: qsTr("Remove meld")
                            Accessible.name: qsTr("Remove meld %1 of round %2").arg(slot.index + 1).arg(line.index + 1)
                            onTriggered: root.alter(line.index, hand => hand.melds.splice(slot.index, 1))
                        }
                    }
                }
                IconButton {
                    objectName: "meld " + line.index
                    implicitWidth: Theme.controlSmall
                    implicitHeight: Theme.controlSmall
                    iconName: "plus"
                    text: qsTr("Add a meld to round %1").arg(line.index + 1)
                    available: line.hand.melds.length < root.mostMelds
                    reason: qsTr("at most %1").arg(root.mostMelds)
                    onTriggered: root.alter(line.index, hand => hand.melds.push({ run: false, cards: 3 }))
                }
                ActionButton {
                    objectName: "last " + line.index
                    implicitHeight: Theme.controlSmall
                    leftPadding: Theme.gapSmall
                    rightPadding: Theme.gapSmall
                    font.pixelSize: Theme.textSmall
                    kind: line.hand.last ? "primary" : "plain"
                    iconName: line.hand.last ? "check" : ""
                    text: qsTr("Final round")
                    hint: qsTr("Uses the rule for final rounds")
                    Accessible.checkable: true
                    Accessible.checked: line.hand.last
                    Accessible.name: qsTr("Round %1: final round").arg(line.index + 1)
                    onTriggered: root.alter(line.index, hand => hand.last = !hand.last)
                }
            }
            IconButton {
                id: less
                objectName: "drop " + line.index
                implicitWidth: Theme.controlSmall
                implicitHeight: Theme.controlSmall
                iconName: "trash"
                text: qsTr("Remove round %1").arg(line.index + 1)
                available: root.hands.length > 1
                reason: qsTr("at least %1").arg(1)
                // A click leaves the keyboard where it is: with the last hand it would go, and the page scroll to wherever.
                focusPolicy: Qt.TabFocus
                onTriggered: root.drop(line.index, activeFocus)
            }
        }
    }
    ActionButton {
        objectName: "more"
        implicitHeight: Theme.controlSmall
        font.pixelSize: Theme.textSmall
        iconName: "plus"
        text: qsTr("Add a round")
        available: root.hands.length < root.mostHands
        reason: qsTr("at most %1").arg(root.mostHands)
        onTriggered: root.alter(root.hands.length - 1, (hand, all) => all.push({ melds: hand.melds.slice(), last: false }))
    }
}
