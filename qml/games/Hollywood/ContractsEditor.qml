// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Hanpan

/**
 * The contracts of a house, hand by hand: each meld is a slot with a set or a run of a number of cards. The value
 * remains the text in which rule sets are exchanged.
 */
Column {
    id: root

    required property RuleField row
    /// The limits of the rule itself: at most four melds and fourteen hands, three to twelve cards a meld.
    readonly property int mostMelds: 4
    readonly property int mostHands: 14
    readonly property int leastCards: 3
    readonly property int mostCards: 12

    /// Each as the rule writes it: "S3 R4", or "R4 R4!" if it is played as a final hand.
    readonly property list<string> hands: row.spelling.split("|").map(hand => hand.replace("!", "").trim().split(/\s+/).join(" ") + (hand.indexOf("!") >= 0 ? "!" : ""))

    function take(all: var): void {
        row.rules.setValue(row.ruleId, all.join("|"))
    }

    objectName: "contractsEditor"
    width: root.row.limit
    spacing: Theme.gapSmall

    signal dropped(int heir)
    /// Removes a hand; the keyboard goes to the one that then has its place.
    function drop(at: int, withKeys: bool): void {
        take(Array.from(hands).filter((hand, i) => i !== at))
        if (withKeys)
            dropped(Math.min(at, hands.length - 1))
    }

    Repeater {
        model: root.hands.length
        delegate: Row {
            id: line
            required property int index
            readonly property string hand: index < root.hands.length ? root.hands[index] : ""
            readonly property bool last: hand.endsWith("!")
            /// "S3", "R4".
            readonly property list<string> melds: hand.replace("!", "").split(" ").filter(meld => meld !== "")
            function change(melds: var, last: bool): void {
                root.take(Array.from(root.hands).map((hand, i) => i === index ? melds.join(" ") + (last ? "!" : "") : hand))
            }
            /// Replaces the meld at this place, or removes it ("").
            function put(at: int, meld: string): void {
                change(Array.from(melds).map((was, i) => i === at ? meld : was).filter(each => each !== ""), last)
            }
            objectName: "hand " + index
            width: root.width
            spacing: Theme.gapSmall
            SmallCaption {
                width: Theme.u(26)
                height: Theme.controlSmall
                verticalAlignment: Text.AlignVCenter
                text: (line.index + 1) + "."
            }
            Flow {
                width: parent.width - Theme.u(26) - less.width - 2 * parent.spacing
                spacing: Theme.gapSmall
                Repeater {
                    model: line.melds.length
                    delegate: Row {
                        id: slot
                        required property int index
                        readonly property string meld: index < line.melds.length ? line.melds[index] : "S3"
                        readonly property bool run: meld[0] === "R"
                        readonly property int cards: Number(meld.slice(1))
                        spacing: Theme.hair
                        SmallButton {
                            objectName: "kind " + line.index + " " + slot.index
                            leftPadding: Theme.gapSmall
                            rightPadding: Theme.gapSmall
                            text: slot.run ? qsTr("Run") : qsTr("Set")
                            hint: slot.run ? qsTr("Make it a set") : qsTr("Make it a run")
                            Accessible.name: qsTr("Round %1, meld %2: %3").arg(line.index + 1).arg(slot.index + 1).arg(text)
                            onTriggered: line.put(slot.index, slot.run ? "S" + slot.cards : "R" + Math.max(4, slot.cards))
                        }
                        Stepper {
                            objectName: "cards " + line.index + " " + slot.index
                            name: qsTr("Cards in meld %1 of round %2").arg(slot.index + 1).arg(line.index + 1)
                            value: slot.cards
                            from: root.leastCards
                            to: root.mostCards
                            onStepped: (n) => line.put(slot.index, slot.meld[0] + n)
                        }
                        SmallIconButton {
                            objectName: "without " + line.index + " " + slot.index
                            visible: line.melds.length > 1
                            iconName: "close"
                            text: qsTr("Remove meld")
                            Accessible.name: qsTr("Remove meld %1 of round %2").arg(slot.index + 1).arg(line.index + 1)
                            onTriggered: line.put(slot.index, "")
                        }
                    }
                }
                SmallIconButton {
                    objectName: "meld " + line.index
                    iconName: "plus"
                    text: qsTr("Add a meld to round %1").arg(line.index + 1)
                    available: line.melds.length < root.mostMelds
                    reason: qsTr("at most %1").arg(root.mostMelds)
                    onTriggered: line.change(Array.from(line.melds).concat(["S3"]), line.last)
                }
                SmallButton {
                    objectName: "last " + line.index
                    leftPadding: Theme.gapSmall
                    rightPadding: Theme.gapSmall
                    kind: line.last ? "primary" : "plain"
                    iconName: line.last ? "check" : ""
                    text: qsTr("Final round")
                    hint: qsTr("Uses the rule for final rounds")
                    Accessible.checkable: true
                    Accessible.checked: line.last
                    Accessible.name: qsTr("Round %1: final round").arg(line.index + 1)
                    onTriggered: line.change(Array.from(line.melds), !line.last)
                }
            }
            SmallIconButton {
                id: less
                Connections {
                    target: root
                    function onDropped(heir: int): void {
                        if (heir === line.index)
                            less.forceActiveFocus(Qt.TabFocusReason)
                    }
                }
                objectName: "drop " + line.index
                iconName: "trash"
                text: qsTr("Remove round %1").arg(line.index + 1)
                available: root.hands.length > 1
                reason: qsTr("at least %1").arg(1)
                // A click leaves the keyboard where it is: otherwise it would disappear with the last hand, and the
                // page would scroll elsewhere.
                focusPolicy: Qt.TabFocus
                onTriggered: root.drop(line.index, activeFocus)
            }
        }
    }
    SmallButton {
        objectName: "more"
        iconName: "plus"
        text: qsTr("Add a round")
        available: root.hands.length < root.mostHands
        reason: qsTr("at most %1").arg(root.mostHands)
        onTriggered: root.take(Array.from(root.hands).concat(Array.from(root.hands).slice(-1).map(hand => hand.replace("!", ""))))
    }
}
