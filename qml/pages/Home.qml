// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Controls.Basic
import Hanpan

/// The first page: five games to sit down to, and the ways to everything else.
PageFrame {
    id: home

    canGoBack: false
    pageLimit: Theme.windowWidth
    Accessible.name: qsTr("Hanpan")

    /// Grows whenever the page comes back into view, so that unfinished matches are looked up again.
    property int seen: 0
    StackView.onActivating: {
        seen += 1
        welcome.look()
    }
    Welcome { id: welcome }

    readonly property real gutter: Theme.u(24)
    /// Without enough room, the links take lines of their own.
    readonly property bool tight: mark.width + links.whole + Theme.gapLarge > width - 2 * Theme.margin

    Item {
        id: top
        width: parent.width
        height: brand.y + brand.height + Theme.gapSmall + (home.tight ? links.height : 0)
        Row {
            id: brand
            y: Theme.u(76) - height + Math.max(0, height - Theme.u(76))
            spacing: Theme.gapMedium
            Row {
                id: mark
                Heading {
                    id: brandName
                    text: qsTr("Hanpan")
                    font.pixelSize: Theme.textDisplay
                }
                Disc {
                    // The red full stop after the name.
                    width: Theme.u(11)
                    color: Theme.red
                    y: brandName.baselineOffset - height
                }
            }
            Caption {
                // Shown if there is room for it beside the links.
                visible: mark.width + implicitWidth + (home.tight ? 0 : links.width) + 2 * Theme.gapMedium <= top.width
                text: qsTr("Five table games, played by your house rules")
                tone: "mute"
                font.pixelSize: Theme.textBody * 1.1
                y: brandName.baselineOffset - baselineOffset
            }
        }
        ButtonRow {
            id: links
            room: parent.width
            anchors.right: parent.right
            y: home.tight ? parent.height - height : brand.y + (brand.height - height) / 2
            spacing: Theme.gapTiny
            QuietButton {
                objectName: "learn"
                text: qsTr("How to play")
                iconName: "learn"
                onTriggered: Navigator.go("Learn")
            }
            QuietButton {
                objectName: "daily"
                text: qsTr("Deal of the day")
                hint: qsTr("One shared deal a day in every game, and puzzles made from your own mistakes")
                iconName: "star"
                onTriggered: Navigator.go("Daily")
            }
            QuietButton {
                objectName: "houses"
                text: qsTr("Houses")
                hint: qsTr("Visit other people's tables, each with house rules of its own, on the way to the sea")
                iconName: "home"
                onTriggered: Navigator.go("JourneyPage")
            }
            QuietButton {
                objectName: "judge"
                text: qsTr("Rules judge")
                hint: qsTr("Playing with real cards or tiles? Check any hand against your house rules, and keep the score")
                iconName: "judge"
                onTriggered: Navigator.go("JudgePage")
            }
            QuietButton {
                objectName: "history"
                text: qsTr("History")
                iconName: "history"
                onTriggered: Navigator.go("HistoryPage")
            }
            QuietButton {
                objectName: "settings"
                text: qsTr("Settings")
                iconName: "settings"
                onTriggered: Navigator.go("Settings")
            }
            Item {
                implicitWidth: Theme.gapSmall + language.implicitWidth
                implicitHeight: Theme.controlHeight
                width: implicitWidth
                height: implicitHeight
                LanguageSwitch {
                    id: language
                    objectName: "language"
                    anchors.right: parent.right
                    anchors.verticalCenter: parent.verticalCenter
                }
            }
        }
    }

    Flow {
        // Whoever has played before is known, and sees what waits.
        id: you
        objectName: "you"
        visible: welcome.known
        anchors.top: top.bottom
        anchors.topMargin: visible ? Theme.gapSmall : 0
        width: parent.width
        height: visible ? implicitHeight : 0
        spacing: Theme.gapSmall
        Row {
            spacing: Theme.gapSmall
            height: deals.height
            Avatar {
                anchors.verticalCenter: parent.verticalCenter
                width: deals.height
                name: myName.text
            }
            StrongPrint {
                id: myName
                objectName: "yourName"
                anchors.verticalCenter: parent.verticalCenter
                rightPadding: Theme.gapSmall
                text: Preferences.playerName === "" ? qsTr("You") : Preferences.playerName
            }
        }
        Chip {
            id: deals
            objectName: "dealsToday"
            iconName: welcome.dealsDone ? "check" : "star"
            text: welcome.deals
            onTriggered: Navigator.go("Daily")
        }
        Chip {
            objectName: "puzzlesDue"
            visible: welcome.puzzles !== ""
            iconName: "restart"
            text: welcome.puzzles
            onTriggered: Navigator.go("Daily", {part: "puzzles"})
        }
        Chip {
            objectName: "lessonLeft"
            visible: welcome.lesson !== ""
            iconName: "learn"
            text: welcome.lesson
            onTriggered: Navigator.go("Lesson", {game: welcome.lessonGame, number: welcome.lessonNumber})
        }
        Chip {
            objectName: "people"
            iconName: "people"
            text: qsTr("You and your opponents")
            onTriggered: Navigator.go("PeoplePage")
        }
    }

    ScrollPage {
        id: scroll
        anchors.top: you.bottom
        anchors.topMargin: Theme.gapMedium - inset
        anchors.left: parent.left
        anchors.right: parent.right
        anchors.bottom: parent.bottom
        anchors.bottomMargin: Theme.gapMedium - inset
        inset: Theme.folds ? Theme.gapSmall : 0
        interactive: contentHeight > height + 1
        clip: interactive
        Item {
            id: board
            objectName: "board"
            width: parent.width
            // With large words the cards contain more than the window can show: then they scroll.
            height: Math.max(scroll.height - 2 * scroll.inset, Theme.folds ? (rows + 0.5) * 11 * Theme.textSmall + (rows - 1) * home.gutter : 0)

            /// The place of each card: a row is as wide as four narrow cards, a wide card as two of them; a last row
            /// that is not full shares out its room. [{row, before, units, of}], the last three in narrow cards.
            readonly property var places: {
                const list = []
                let row = 0
                let before = 0
                for (const look of GameShelf.games) {
                    const units = look.wide ? 2 : 1
                    if (before + units > 4) {
                        ++row
                        before = 0
                    }
                    list.push({ row: row, before: before, units: units, of: 4 })
                    before += units
                }
                for (const place of list)
                    if (place.row === row)
                        place.of = before
                return list
            }
            readonly property int rows: places[places.length - 1].row + 1
            /// The first row is one and a half times as high as the others.
            readonly property real low: (height - (rows - 1) * home.gutter) / (rows + 0.5)
            function columnsWide(place: var): real {
                return (width + home.gutter) * place.units / place.of - home.gutter
            }

            /// The step from a card to the nearest one in another row below or above; 0 = there is none.
            function stepTo(from: int, row: int): int {
                const middle = (place) => (place.before + place.units / 2) / place.of
                let best = -1
                for (let i = 0; i < places.length; ++i)
                    if (places[i].row === row && (best < 0 || Math.abs(middle(places[i]) - middle(places[from])) < Math.abs(middle(places[best]) - middle(places[from]))))
                        best = i
                return best < 0 ? 0 : best - from
            }

            Repeater {
                id: cards
                model: GameShelf.games.length
                delegate: GameCard {
                    id: card
                    required property int index
                    readonly property var place: board.places[index]
                    objectName: "game-" + game
                    game: GameShelf.games[index].id
                    entry: GameShelf.games[index]
                    sceneRight: place.row > 0
                    width: board.columnsWide(place)
                    height: place.row === 0 ? 1.5 * board.low : board.low
                    x: (board.width + home.gutter) * place.before / place.of
                    y: place.row === 0 ? 0 : (place.row + 0.5) * board.low + place.row * home.gutter
                    focus: index === 0
                    readonly property unfinishedMatch kept: History.unfinished(home.seen >= 0 && History.revision >= 0 ? game : "")
                    readonly property bool unfinished: kept.id !== 0
                    // If there are several, one is chosen in the history.
                    readonly property bool several: unfinished && kept.count > 1
                    resumeText: !playable || !unfinished ? "" : several ? qsTr("Continue · %n matches", "", kept.count) : qsTr("Continue · round %1").arg(kept.round)
                    onResumed: several ? Navigator.go("HistoryPage", {game: game, kind: "open"}) : Navigator.go("Table", {match: Matches.kept(kept.id)})
                    onOpened: Navigator.go("Setup", {game: card.game})

                    Keys.onRightPressed: home.walk(index, 1)
                    Keys.onLeftPressed: home.walk(index, -1)
                    Keys.onDownPressed: home.walk(index, board.stepTo(index, place.row + 1))
                    Keys.onUpPressed: home.walk(index, board.stepTo(index, place.row - 1))
                }
            }
        }
    }

    /// Moves the keyboard from card `from` by `step`, past cards that cannot be played.
    function walk(from: int, step: int): void {
        if (step === 0)
            return
        let i = from + step
        while (i >= 0 && i < cards.count && !cards.itemAt(i).enabled)
            i += step > 0 ? 1 : -1
        if (i >= 0 && i < cards.count)
            cards.itemAt(i).forceActiveFocus(Qt.TabFocusReason)
    }
}
