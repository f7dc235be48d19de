// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Hanpan

/// What a group wishes of its game, and the rules that suit it.
FocusScope {
    id: root

    required property HouseFinder finder
    property foundHouse none

    signal chosen(int row)

    component Wish: Column {
        id: wish
        property string name
        property alias options: choice.options
        property alias value: choice.value
        signal chosen(var value)
        spacing: Theme.gapTiny
        SmallCaption {
            text: wish.name
            font.bold: true
        }
        Segments {
            id: choice
            width: Math.min(implicitWidth, scroll.width - 2 * scroll.inset)
            name: wish.name
            onChosen: (value) => wish.chosen(value)
        }
    }

    ScrollPage {
        id: scroll
        objectName: "wishesScroll"
        anchors.fill: parent
        anchors.leftMargin: -inset
        anchors.rightMargin: -inset
        spacing: Theme.gap
        Flow {
            width: parent.width
            spacing: Theme.gapLarge
            Wish {
                objectName: "wishLength"
                name: qsTr("Rounds")
                options: [{value: -1, label: qsTr("Short")}, {value: 0, label: qsTr("Either")}, {value: 1, label: qsTr("Long")}]
                value: root.finder.length
                onChosen: (value) => root.finder.length = value
            }
            Wish {
                objectName: "wishStakes"
                name: qsTr("Stakes")
                options: [{value: -1, label: qsTr("Calm")}, {value: 0, label: qsTr("Either")}, {value: 1, label: qsTr("Wild")}]
                value: root.finder.stakes
                onChosen: (value) => root.finder.stakes = value
            }
            Wish {
                objectName: "wishSkill"
                name: qsTr("Who wins")
                options: [{value: -1, label: qsTr("Luck")}, {value: 0, label: qsTr("Either")}, {value: 1, label: qsTr("Skill")}]
                value: root.finder.skill
                onChosen: (value) => root.finder.skill = value
            }
            Wish {
                objectName: "wishAbove"
                name: qsTr("Above all")
                options: root.finder.hasClaims ? [{value: "", label: qsTr("Nothing")}, {value: "fair", label: qsTr("Fair seats")}, {value: "claims", label: qsTr("Many claims")}]
                                               : [{value: "", label: qsTr("Nothing")}, {value: "fair", label: qsTr("Fair seats")}]
                value: root.finder.above
                onChosen: (value) => root.finder.above = value
            }
            Column {
                spacing: Theme.gapTiny
                SmallCaption {
                    text: qsTr("Age of the youngest")
                    font.bold: true
                }
                Stepper {
                    objectName: "wishAge"
                    name: qsTr("Age of the youngest")
                    from: 5
                    to: root.finder.grownUp
                    value: root.finder.age
                    display: (years) => years >= root.finder.grownUp ? qsTr("%1 or more").arg(years) : String(years)
                    onStepped: (years) => root.finder.age = years
                }
            }
        }
        Item {
            width: parent.width
            height: Theme.u(6)
            visible: root.finder.running
            Rectangle {
                anchors.fill: parent
                radius: height / 2
                color: Theme.line
            }
            Rectangle {
                width: parent.width * root.finder.progress
                height: parent.height
                radius: height / 2
                color: Theme.gold
            }
        }
        Paragraph {
            objectName: "wishesSaid"
            visible: text !== ""
            text: root.finder.said
            tone: "mute"
            Accessible.role: Accessible.StatusBar
        }
        Repeater {
            model: root.finder.houses.length
            delegate: Item {
                id: card
                required property int index
                readonly property foundHouse one: index < root.finder.houses.length ? root.finder.houses[index] : root.none
                objectName: "found " + index
                width: scroll.width - 2 * scroll.inset
                height: inside.height + 2 * Theme.gap
                Accessible.role: Accessible.Grouping
                Accessible.name: one.title
                Panel {
                    anchors.fill: parent
                    borderColour: card.one.fits ? Theme.gold : Theme.lineSoft
                }
                Flow {
                    id: inside
                    readonly property bool narrow: width < use.width + Theme.w(360)
                    x: Theme.gapMedium
                    y: Theme.gap
                    width: parent.width - 2 * x
                    spacing: Theme.gap
                    Column {
                        width: inside.narrow ? inside.width : inside.width - use.width - inside.spacing
                        spacing: Theme.hair
                        Paragraph {
                            text: card.one.title
                            font.bold: true
                        }
                        SmallParagraph {
                            text: card.one.verdict
                            tone: card.one.fits ? "gold" : "mute"
                        }
                        Repeater {
                            model: card.one.changes.length
                            delegate: SmallParagraph {
                                required property int index
                                text: "• " + (index < card.one.changes.length ? card.one.changes[index] : "")
                            }
                        }
                        SmallParagraph {
                            visible: text !== ""
                            text: Array.from(card.one.figures).join(" · ")
                            tone: "mute"
                        }
                        Repeater {
                            model: card.one.doubts.length
                            delegate: SmallParagraph {
                                required property int index
                                text: index < card.one.doubts.length ? card.one.doubts[index] : ""
                                tone: "gold"
                            }
                        }
                    }
                    ActionButton {
                        id: use
                        objectName: "use"
                        text: qsTr("Use these rules")
                        Accessible.name: qsTr("Use “%1”").arg(card.one.title)
                        onTriggered: root.chosen(card.index)
                    }
                }
            }
        }
        Item {
            width: 1
            height: Theme.gapMedium
        }
    }
}
