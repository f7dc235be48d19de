// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Hanpan

/// Everything a match needs before it begins: the players, the rules, the length, the deal. It remembers the last
/// choices for each game.
PageFrame {
    id: page

    required property string game

    property alias players: chosen.players
    property alias levels: chosen.levels
    /// The characters at the other seats.
    property alias faces: chosen.characters
    property alias length: chosen.length
    property alias rounds: chosen.rounds
    property alias target: chosen.target
    property bool typedDeal: false

    readonly property var entry: GameShelf.entry(game)
    readonly property bool ownLength: entry.ownLength === true
    readonly property int minPlayers: GameCatalog.minPlayers(game)
    readonly property int maxPlayers: GameCatalog.maxPlayers(game)
    /// Some rule sets are made for one number of players.
    readonly property int fixedPlayers: RulesInUse.revision >= 0 ? RulesInUse.playersOf(game) : 0
    /// The typed deal was played before.
    readonly property bool known: typedDeal && History.revision >= 0 && GameCatalog.isDealNumber(deal.text)
                                  && History.knowsDeal(game, players, deal.text)
    readonly property bool numberMissing: typedDeal && deal.text === ""
    readonly property string problem: {
        if (typedDeal && !numberMissing && !GameCatalog.isDealNumber(deal.text))
            return qsTr("A deal number can contain digits only.")
        return Language.code === "" || RulesInUse.revision < 0 ? "" : GameCatalog.playersProblem(game, players)
    }

    /// The change with which this number could play, offered for one press; "" if nothing is wrong or nothing helps.
    readonly property string repair: Language.code === "" || problem === "" || RulesInUse.revision < 0 ? "" : GameCatalog.playersFix(game, players)

    function help(): void { Navigator.go("RulesBook", {game: game}) }

    title: Language.code === "" ? "" : GameCatalog.name(game)
    tools: ActionButton {
        objectName: "lessons"
        visible: Courses.count(page.game) > 0
        iconName: "learn"
        text: qsTr("Lessons")
        onTriggered: Navigator.go("Learn", {game: page.game})
    }

    Component.onCompleted: startButton.forceActiveFocus()

    function begin(): void {
        if (problem !== "" || numberMissing)
            return
        if (Courses.offers(game)) {
            offer.open()
            return
        }
        Navigator.replace("Table", {match: chosen.begin(typedDeal ? deal.text : "", ownLength)})
    }

    Item {
        id: left
        width: Math.round((parent.width - Theme.gapLarge) * 0.36)
        height: parent.height

        Cloth {
            width: parent.width
            height: parent.height - footer.height - Theme.gapMedium
            game: page.game
            Still {
                anchors.left: parent.left
                anchors.right: parent.right
                anchors.top: parent.top
                anchors.bottom: facts.top
                game: page.game
                scene: page.entry.scene
                pieceSize: page.entry.size
                unit: Math.min(1.4 * height, (width - 2 * Theme.gapHuge) / (2 * Math.abs(page.entry.scene[0][1]) + page.entry.size))
            }
            Column {
                id: facts
                anchors.left: parent.left
                anchors.right: parent.right
                anchors.bottom: parent.bottom
                anchors.margins: Theme.gapLarge
                spacing: Theme.gapTiny
                Paragraph {
                    text: page.entry.pieces + (Language.code === "" ? "" : " · ") + GameCatalog.playersText(page.game, page.entry.from, page.entry.to)
                    font.bold: true
                    color: Theme.tableInk
                }
                Paragraph {
                    text: page.entry.line
                    color: Theme.tableInk
                }
            }
        }
        Column {
            id: footer
            anchors.bottom: parent.bottom
            width: parent.width
            spacing: Theme.gapSmall
            SmallParagraph {
                visible: page.problem !== ""
                text: page.problem
                tone: "red"
                Accessible.role: Accessible.AlertMessage
            }
            ActionButton {
                // One press makes the rules fit the number of players; the button says what it changes.
                objectName: "repair"
                visible: page.repair !== "" && page.problem !== ""
                width: parent.width
                iconName: "check"
                text: page.repair
                onTriggered: GameCatalog.applyPlayersFix(page.game, page.players)
            }
            ActionButton {
                id: startButton
                objectName: "start"
                width: parent.width
                implicitHeight: Theme.u(52)
                kind: "primary"
                iconName: "play"
                font.pixelSize: Theme.textLarge
                text: qsTr("Start")
                available: page.problem === "" && !page.numberMissing
                explained: page.problem !== ""
                reason: page.problem !== "" ? page.problem : page.numberMissing ? qsTr("Enter a deal number.") : ""
                onTriggered: page.begin()
            }
        }
    }

    ScrollPage {
        anchors.left: left.right
        anchors.leftMargin: Theme.gapLarge - inset
        anchors.right: parent.right
        anchors.rightMargin: -inset
        anchors.top: parent.top
        anchors.topMargin: -inset
        anchors.bottom: parent.bottom

        SectionHeading {
            text: qsTr("Players")
            topPadding: 0
        }
        RowGroup {
            SettingRow {
                title: qsTr("Number of players")
                help: page.fixedPlayers > 0 && page.fixedPlayers !== page.players
                      ? qsTr("These rules are made for %1 players, but other numbers can play by them too.").arg(page.fixedPlayers) : qsTr("You and %n opponent(s)", "", page.players - 1)
                Segments {
                    objectName: "players"
                    name: qsTr("Number of players")
                    value: page.players
                    options: {
                        const list = []
                        for (let n = page.minPlayers; n <= page.maxPlayers; ++n)
                            list.push({value: n, label: String(n)})
                        return list
                    }
                    onChosen: (n) => page.players = n
                }
            }
            SettingRow {
                title: qsTr("Level of all opponents")
                help: {
                    if (Language.code === "" || RulesInUse.revision < 0)
                        return ""
                    return Array.from([GameCatalog.levelMeaning(page.game, chosen.commonLevel), GameCatalog.levelsNote(page.game)]).filter(words => words !== "").join(" ")
                }
                Segments {
                    objectName: "allLevels"
                    name: qsTr("Level of all opponents")
                    value: chosen.commonLevel
                    options: Language.code === "" ? [] : GameCatalog.levels(page.game)
                    onChosen: (level) => chosen.setAllLevels(level)
                }
            }
            Flow {
                id: seats
                width: parent.width
                padding: Theme.gapMedium
                topPadding: Theme.gap
                spacing: Theme.gap
                ActionButton {
                    objectName: "ownFace"
                    width: (seats.width - 2 * Theme.gapMedium - Theme.gap) / 2
                    implicitHeight: Theme.controlHeight
                    kind: "quiet"
                    leading: true
                    text: Preferences.playerName === "" ? qsTr("You") : Preferences.playerName
                    leftPadding: own.width + 2 * Theme.gapTiny
                    rightPadding: Theme.gapTiny
                    hint: qsTr("Your name and face")
                    onTriggered: player.open()
                    Avatar {
                        id: own
                        anchors.verticalCenter: parent.verticalCenter
                        width: Theme.u(36)
                        height: width
                        name: parent.text
                    }
                }
                Repeater {
                    model: Math.max(0, page.players - 1)
                    delegate: Row {
                        id: seat
                        required property int index
                        readonly property string character: index < page.faces.length ? page.faces[index] : ""
                        readonly property characterRow who: GameCatalog.character(Language.code === "" ? "" : character)
                        width: (seats.width - 2 * Theme.gapMedium - Theme.gap) / 2
                        spacing: Theme.gapSmall
                        ActionButton {
                            id: face
                            objectName: "face-" + seat.index
                            anchors.verticalCenter: parent.verticalCenter
                            width: Theme.w(112)
                            implicitHeight: Theme.controlHeight
                            kind: "quiet"
                            leading: true
                            text: seat.who.name
                            leftPadding: drawn.width + 2 * Theme.gapTiny
                            rightPadding: Theme.gapTiny
                            hint: seat.who.temperament + " · " + qsTr("Change opponent")
                            onTriggered: people.openFor(seat.index, chosen.seated())
                            Avatar {
                                id: drawn
                                anchors.verticalCenter: parent.verticalCenter
                                width: Theme.u(36)
                                height: width
                                face: seat.character
                            }
                        }
                        Picker {
                            objectName: "level-" + seat.index
                            anchors.verticalCenter: parent.verticalCenter
                            width: Math.min(Theme.w(180), seat.width - face.width - seat.spacing)
                            name: seat.who.name
                            options: Language.code === "" ? [] : GameCatalog.levels(page.game)
                            value: page.levels[seat.index]
                            onChosen: (level) => chosen.setLevel(seat.index, level)
                        }
                    }
                }
            }
        }

        Row {
            anchors.right: parent ? parent.right : undefined
            spacing: Theme.gap
            SmallButton {
                objectName: "fits"
                visible: strength.fittingLevel !== "" && strength.fittingLevel !== chosen.commonLevel
                kind: "quiet"
                font.bold: false
                text: qsTr("A level that fits me")
                hint: qsTr("The level nearest to your own strength in this game")
                onTriggered: chosen.setAllLevels(strength.fittingLevel)
            }
            SmallButton {
                objectName: "surprise"
                kind: "quiet"
                font.bold: false
                iconName: "dice"
                text: qsTr("Surprise me")
                hint: qsTr("Fill the other seats at random.")
                onTriggered: chosen.seatAnybody()
            }
        }
        SectionHeading {
            text: qsTr("House rules")
        }
        RowGroup {
            SettingRow {
                last: true
                title: Language.code !== "" && RulesInUse.revision >= 0 ? RulesInUse.labelOf(page.game) : ""
                help: sets.currentHelp
                Picker {
                    objectName: "rules"
                    width: Theme.w(226)
                    name: qsTr("House rules")
                    options: sets.options
                    value: sets.currentKey
                    onChosen: (key) => sets.use(key)
                }
                IconButton {
                    objectName: "book"
                    implicitHeight: Theme.controlSmall
                    implicitWidth: implicitHeight
                    iconName: "rules"
                    text: qsTr("Read the rules (F1)")
                    onTriggered: page.help()
                }
                SmallButton {
                    objectName: "houseRules"
                    iconName: "edit"
                    text: qsTr("Change...")
                    onTriggered: Navigator.go("HouseRules", {game: page.game, fromSetup: true})
                }
            }
        }

        SectionHeading {
            visible: page.ownLength
            text: qsTr("Length of the match")
        }
        RowGroup {
            visible: page.ownLength
            SettingRow {
                last: true
                title: page.length === "rounds" ? qsTr("Fixed number of rounds") : page.length === "target" ? qsTr("To a target score") : qsTr("One round")
                help: page.length === "target" ? qsTr("The match ends when a score reaches +%1 or −%1.").arg(page.target) : ""
                Stepper {
                    objectName: "lengthNumber"
                    visible: page.length !== "one"
                    anchors.verticalCenter: parent.verticalCenter
                    name: page.length === "rounds" ? qsTr("Rounds") : qsTr("Score")
                    from: page.length === "rounds" ? 2 : 5
                    to: page.length === "rounds" ? 99 : 500
                    step: page.length === "rounds" ? 1 : 5
                    value: page.length === "rounds" ? page.rounds : page.target
                    onStepped: (n) => {
                        if (page.length === "rounds")
                            page.rounds = n
                        else
                            page.target = n
                    }
                }
                Segments {
                    objectName: "length"
                    anchors.verticalCenter: parent.verticalCenter
                    name: qsTr("Length of the match")
                    value: page.length
                    options: [{value: "one", label: qsTr("One round")}, {value: "rounds", label: qsTr("Rounds")},
                              {value: "target", label: qsTr("Score")}]
                    onChosen: (kind) => page.length = kind
                }
            }
        }

        SectionHeading {
            text: qsTr("Deal")
        }
        RowGroup {
            SettingRow {
                last: true
                title: page.typedDeal ? qsTr("A numbered deal") : qsTr("A new deal")
                help: !page.typedDeal ? qsTr("Random shuffle")
                    : page.known ? qsTr("You've played this deal before, so it will count as practice.")
                                 : qsTr("The same number deals the same pieces on every computer.")
                TextEntry {
                    id: deal
                    objectName: "deal"
                    visible: page.typedDeal
                    anchors.verticalCenter: parent.verticalCenter
                    name: qsTr("Deal number")
                    placeholderText: qsTr("Deal number")
                    implicitWidth: Theme.u(170)
                    maximumLength: 20
                    inputMethodHints: Qt.ImhDigitsOnly
                    problem: page.typedDeal && !page.numberMissing && !GameCatalog.isDealNumber(text) ? page.problem : ""
                    onEntered: page.begin()
                }
                Segments {
                    objectName: "dealKind"
                    anchors.verticalCenter: parent.verticalCenter
                    name: qsTr("Deal")
                    value: page.typedDeal
                    options: [{value: false, label: qsTr("Random")}, {value: true, label: qsTr("By number")}]
                    onChosen: (typed) => {
                        page.typedDeal = typed
                        if (typed)
                            deal.forceActiveFocus()
                    }
                }
            }
        }
        Item {
            width: 1
            height: Theme.gapLarge
        }
    }

    Sheet {
        // Shown once, before the first match of a game.
        id: offer
        objectName: "lessonOffer"
        title: qsTr("New to %1?").arg(page.title)
        message: qsTr("The first lesson takes two minutes: at the real table, move by move. You'll find them all under “How to play” at any time.")
        buttons: [
            { id: "play", label: qsTr("Play now"), kind: "plain" },
            { id: "lesson", label: qsTr("First lesson"), kind: "primary" }
        ]
        onAnswered: (id) => {
            if (id === "cancel")
                return // it was not answered
            Courses.offered(page.game)
            if (id === "play")
                page.begin()
            else
                Navigator.replace("Lesson", {game: page.game, number: 1})
        }
    }
    Statistics {
        id: strength
        game: page.game
    }
    SetUp {
        id: chosen
        game: page.game
    }
    RuleSetList {
        id: sets
        game: page.game
    }
    PlayerSheet {
        id: player
    }
    CharacterSheet {
        id: people
        onChosen: (seat, character) => chosen.seat(seat, character)
    }
}
