// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Hanpan

/// How each game is played, on one page: enough to sit down. The fine points stand with the house rules.
PageFrame {
    id: page

    property string game: "hoola"

    readonly property var lessons: ({
        hoola: [
            [qsTr("The aim"), qsTr("Get rid of all your cards first, or hold the fewest points when play is stopped.")],
            [qsTr("Your turn"), qsTr("Draw a card from the stock, put down melds and add to melds if you like, then discard one card.")],
            [qsTr("Melds"), qsTr("Three or four cards of one rank, or three or more of one suit in a row. A seven may stand alone.")],
            [qsTr("Thank you!"), qsTr("When somebody discards the very card you need for a new meld, take it, even out of turn, and play on from your seat.")],
            [qsTr("Stop and Hoola"), qsTr("With few points left you may stop play: the lowest hand wins. Going out in a single turn is Hoola, and everybody pays double.")]
        ],
        dragon: [
            [qsTr("The aim"), qsTr("Turn your thirteen cubes into a dragon: head, neck, body and tail.")],
            [qsTr("Your turn"), qsTr("Take a cube from your mountain, from the island or, for a chip, from the river; then put one cube on the island.")],
            [qsTr("Combos"), qsTr("Twins are two equal cubes, sets are one number in different colours, runs are numbers of one colour in a row. A dragon cube stands for others.")],
            [qsTr("Holla!"), qsTr("When your hand is complete, discard and call Holla. The greater the beast, snake, imugi or dragon, the more it pays.")],
            [qsTr("The others"), qsTr("Everybody else pays for the hand, and for every cube left uncombined.")]
        ],
        hollywood: [
            [qsTr("The aim"), qsTr("Seven hands, each with its own contract of sets and runs. The fewest penalty points after the seventh win.")],
            [qsTr("Your turn"), qsTr("Draw from the stock or take the discard, lay down your contract when you hold it, then discard.")],
            [qsTr("Aces are wild"), qsTr("An ace stands for any card you need. An ace left in hand is the dearest card of all.")],
            [qsTr("May I?"), qsTr("Out of turn you may ask for the discard. If nobody before you refuses, you get it, and a penalty card with it.")],
            [qsTr("Laying off"), qsTr("Once your contract lies on the table, you may add single cards to anybody's melds.")]
        ],
        hohpai: [
            [qsTr("The aim"), qsTr("Bring your six dominoes into two perfect groups of three before anybody else.")],
            [qsTr("The row"), qsTr("Dominoes wait covered in a row. Push one of yours in at one end, and take the one that comes out at the other.")],
            [qsTr("Perfect groups"), qsTr("Sequences, three alike in a number, the old man, the child and more. Some pairs of groups count higher.")],
            [qsTr("The win"), qsTr("Whoever completes two groups shows them; everybody else pays as many stakes as the hand scores.")]
        ],
        hulahoo: [
            [qsTr("The aim"), qsTr("Stay in until everybody else has dropped the hoop, or play your last card.")],
            [qsTr("Your turn"), qsTr("Answer the call: play higher or lower than the last card as you were told, then call higher or lower for the next player.")],
            [qsTr("Double!"), qsTr("The same number doubles: you draw a card, and the next player needs that number again, a neighbour of it, or a joker.")],
            [qsTr("Seven is the joker"), qsTr("A seven fits always. It may not be your last card.")],
            [qsTr("The score"), qsTr("Who cannot answer is out of the round. The last one in scores the discard pile; 77 points win the match.")]
        ]
    })

    title: qsTr("Learn")
    contentLimit: Theme.u(1240)

    Item {
        id: chooser
        width: Theme.u(250)
        height: parent.height
        Column {
            width: parent.width
            spacing: Theme.gapSmall
            Repeater {
                model: GameShelf.games
                delegate: ActionButton {
                    id: choice
                    required property var modelData
                    objectName: "learn-" + modelData.id
                    width: chooser.width
                    kind: modelData.id === page.game ? "plain" : "quiet"
                    text: Language.code === "" ? "" : GameCatalog.name(modelData.id)
                    focus: modelData.id === page.game
                    onTriggered: page.game = choice.modelData.id
                }
            }
        }
    }
    ScrollPage {
        id: scroll
        anchors.left: chooser.right
        anchors.leftMargin: Theme.gapLarge
        anchors.right: parent.right
        anchors.top: parent.top
        anchors.topMargin: -inset
        anchors.bottom: parent.bottom
        spacing: Theme.gapMedium

        Image {
            width: parent.width
            height: Theme.u(230)
            source: Ink.cloth(Theme.tableLight(page.game), Theme.tableDeep(page.game), Theme.radiusLarge, true)
            sourceSize.width: Math.ceil(width)
            sourceSize.height: Math.ceil(height)
            Accessible.ignored: true
            Still {
                anchors.fill: parent
                game: page.game
                scene: GameShelf.entry(page.game).scene
                pieceSize: GameShelf.entry(page.game).size
                unit: game === "hohpai" || game === "hulahoo" ? Theme.u(300) : Theme.u(420)
            }
        }
        Repeater {
            model: page.lessons[page.game]
            delegate: Column {
                id: lesson
                required property var modelData
                width: parent ? parent.width : 0
                spacing: Theme.gapTiny
                Caption {
                    text: lesson.modelData[0]
                    tone: "red"
                    font.bold: true
                    font.pixelSize: Theme.textSmall
                    Accessible.role: Accessible.Heading
                }
                Caption {
                    width: Math.min(parent.width, Theme.u(760))
                    text: lesson.modelData[1]
                    font.pixelSize: Theme.textLarge
                    wrapMode: Text.Wrap
                    lineHeight: 1.25
                }
            }
        }
        Row {
            spacing: Theme.gap
            topPadding: Theme.gapSmall
            ActionButton {
                objectName: "play"
                kind: "primary"
                iconName: "play"
                text: qsTr("Play")
                available: GameCatalog.playable(page.game)
                reason: qsTr("Not in this version")
                onTriggered: Navigator.replace("Setup", {game: page.game})
            }
            ActionButton {
                objectName: "rules"
                iconName: "rules"
                text: qsTr("House rules")
                available: GameCatalog.playable(page.game)
                reason: qsTr("Not in this version")
                onTriggered: Navigator.go("HouseRules", {game: page.game})
            }
        }
    }
}
