// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Controls.Basic
import Hanpan

/// The first page: five games to sit down to, and the ways to everything else.
PageFrame {
    id: home

    canGoBack: false
    Accessible.name: qsTr("Hanpan")

    /// Grows whenever the page comes back into view, so that unfinished matches are looked up anew.
    property int seen: 0
    StackView.onActivating: seen += 1

    readonly property real gutter: Theme.u(24)
    readonly property real half: (board.width - gutter) / 2

    Item {
        id: top
        width: parent.width
        height: Theme.u(84)
        Row {
            id: brand
            anchors.bottom: parent.bottom
            anchors.bottomMargin: Theme.gapSmall
            spacing: Theme.gapMedium
            Row {
                id: mark
                Caption {
                    id: brandName
                    text: qsTr("Hanpan")
                    font.pixelSize: Theme.textDisplay
                    font.bold: true
                    Accessible.role: Accessible.Heading
                }
                Rectangle {
                    // The red full stop behind the name.
                    width: Theme.u(11)
                    height: width
                    radius: width / 2
                    color: Theme.red
                    y: brandName.baselineOffset - height
                }
            }
            Caption {
                visible: Theme.windowWidth >= 1100
                text: qsTr("Five games of the Hoola family, by the rules of your house")
                tone: "mute"
                font.pixelSize: Theme.u(17)
                y: brandName.baselineOffset - baselineOffset
            }
        }
        Row {
            anchors.right: parent.right
            anchors.verticalCenter: brand.verticalCenter
            spacing: Theme.gapTiny
            ActionButton {
                objectName: "learn"
                text: qsTr("Learn")
                kind: "quiet"
                font.bold: false
                iconName: "learn"
                onTriggered: Navigator.go("Learn")
            }
            ActionButton {
                objectName: "history"
                text: qsTr("History")
                kind: "quiet"
                font.bold: false
                iconName: "history"
                onTriggered: Navigator.go("HistoryPage")
            }
            ActionButton {
                objectName: "settings"
                text: qsTr("Settings")
                kind: "quiet"
                font.bold: false
                iconName: "settings"
                onTriggered: Navigator.go("Settings")
            }
            Item {
                width: Theme.gapSmall
                height: 1
            }
            LanguageSwitch {
                objectName: "language"
                anchors.verticalCenter: parent.verticalCenter
            }
        }
    }

    Item {
        id: board
        objectName: "board"
        anchors.top: top.bottom
        anchors.topMargin: Theme.gapMedium
        anchors.left: parent.left
        anchors.right: parent.right
        anchors.bottom: parent.bottom
        anchors.bottomMargin: Theme.gapMedium

        readonly property real upper: (height - home.gutter) * 0.6
        readonly property real lower: height - home.gutter - upper

        Repeater {
            id: cards
            model: GameShelf.games.length
            delegate: GameCard {
                id: card
                required property int index
                // Upper row: one wide, two narrow; lower row: two wide.
                readonly property bool above: index < 3
                objectName: "game-" + game
                game: GameShelf.games[index].id
                entry: GameShelf.games[index]
                sceneRight: !above
                width: entry.wide ? home.half : (home.half - home.gutter) / 2
                height: above ? board.upper : board.lower
                x: index === 0 || index === 3 ? 0 : index === 2 ? board.width - width : home.half + home.gutter
                y: above ? 0 : board.upper + home.gutter
                focus: index === 0
                readonly property var kept: home.seen >= 0 && History.revision >= 0 ? History.unfinished(game) : ({})
                readonly property bool unfinished: kept.id !== undefined
                resumeText: playable && unfinished ? qsTr("Continue · round %1").arg(kept.round) : ""
                onResumed: Navigator.go("Table", {match: {id: kept.id}})
                onOpened: Navigator.go("Setup", {game: card.game})

                Keys.onRightPressed: home.walk(index, 1)
                Keys.onLeftPressed: home.walk(index, -1)
                Keys.onDownPressed: home.walk(index, index === 0 ? 3 : index < 3 ? 4 - index : 0)
                Keys.onUpPressed: home.walk(index, index === 3 ? -3 : index === 4 ? -3 : 0)
            }
        }
    }

    /// Moves the keyboard from card `from` by `step`, past cards that cannot be played.
    function walk(from: int, step: int) {
        if (step === 0)
            return
        var i = from + step
        while (i >= 0 && i < cards.count && !cards.itemAt(i).enabled)
            i += step > 0 ? 1 : -1
        if (i >= 0 && i < cards.count)
            cards.itemAt(i).forceActiveFocus(Qt.TabFocusReason)
    }
}
