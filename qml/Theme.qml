// SPDX-License-Identifier: GPL-3.0-or-later
pragma Singleton
import QtQuick
import Hanpan

/// Every colour, font, size and duration of the interface. Nothing else in qml/ defines one. Sizes follow the window
/// (`scale`): a layout drawn for 1440 x 900 fits 960 x 640 and fills 2560 x 1440.
QtObject {
    id: theme

    // ---- what the tokens follow -----------------------------------------------------------------------------------
    /// The size of the window, written by Main.qml (tests may write it too).
    property real windowWidth: 1440
    property real windowHeight: 900
    readonly property SystemPalette systemPalette: SystemPalette {}
    /// Light on black, with strong rims: for people with low vision.
    readonly property bool sharp: Preferences.theme === "contrast" || (Preferences.theme === "system" && Desktop.contrast)
    readonly property bool dark: Preferences.theme === "dark" || sharp
                                 || (Preferences.theme === "system" && (Desktop.dark >= 0 ? Desktop.dark === 1 : systemPalette.window.hslLightness < 0.4))
    /// Never so small that text gets under 11 px; a small window gets less space around it instead.
    readonly property real scale: Math.max(0.8, Math.min(windowWidth / 1440, windowHeight / 900, 2.4))
    /// A length of the 1440 x 900 drawing in this window, in whole pixels.
    function u(length: real): int {
        return Math.round(length * scale)
    }

    /// A piece of at least this width is drawn in full; one as small as a word shows its value as large as possible.
    readonly property int wholePiece: 30

    // ---- pages ----------------------------------------------------------------------------------------------------
    readonly property color hanji: "#f4ecdb"
    readonly property color charcoal: "#1b1f21"

    readonly property color pageTop: sharp ? "#000000" : dark ? "#202527" : "#faf4e7"
    readonly property color page: sharp ? "#000000" : dark ? charcoal : hanji
    readonly property color pageBottom: sharp ? "#000000" : dark ? "#171a1c" : "#efe5d0"
    readonly property color ink: sharp ? "#ffffff" : dark ? "#ece4d2" : "#1d2226"
    readonly property color mute: sharp ? "#e8e8e8" : dark ? "#b5ad9b" : "#585143"
    readonly property color line: sharp ? "#ffffff" : dark ? "#3d4345" : "#cdbf9f"
    /// The outline of controls.
    readonly property color rim: sharp ? "#ffffff" : dark ? "#83898a" : "#8a7d5f"
    readonly property color lineSoft: sharp ? "#9a9a9a" : dark ? "#2e3436" : "#e2d8c0"
    /// Panels and rows on a page.
    readonly property color surface: sharp ? "#000000" : dark ? "#23282a" : "#fbf7ee"
    readonly property color surfaceRaised: sharp ? "#0c0c0c" : dark ? "#2b3133" : "#fffdf8"
    readonly property color surfaceChanged: sharp ? "#2b2400" : dark ? "#3a3320" : "#fdf4dc"
    readonly property color button: sharp ? "#1c1c1c" : dark ? "#343b3d" : hanji
    readonly property color buttonEdge: rim
    readonly property color hover: dark ? "#14ffffff" : "#0f1d2226"
    readonly property color pressed: dark ? "#24ffffff" : "#1c1d2226"
    readonly property color shadow: dark ? "#66000000" : "#2a4a3a1a"
    readonly property color scrim: "#99101413"
    readonly property color focus: sharp ? "#ffe14d" : dark ? "#e9bd6a" : "#9a6a10"

    // ---- accents --------------------------------------------------------------------------------------------------
    readonly property color red: "#c23b32"
    /// Red as text on a page.
    readonly property color redText: sharp ? "#ff9f94" : dark ? "#f29287" : "#ad2f27"
    readonly property color gold: "#d9a441"
    readonly property color goldEdge: "#a87a26"
    /// Gold as text on a page.
    readonly property color goldText: sharp ? "#ffd75e" : dark ? gold : "#8a5d0f"
    readonly property color goldInk: "#1d2226"
    readonly property color green: dark ? "#3d9960" : "#2c7d4f"
    readonly property color link: sharp ? "#9cc9ff" : dark ? "#8ab4ee" : "#2455a4"
    /// A selected segment and the text on it.
    readonly property color selected: sharp ? "#ffe14d" : dark ? "#e0d4b8" : pine
    readonly property color selectedInk: sharp ? "#000000" : dark ? "#1b1f21" : "#f4ecdb"

    // ---- tables (the same in light and dark) ----------------------------------------------------------------------
    readonly property color pine: "#1f4a43"
    readonly property color pineDeep: "#153530"
    readonly property color amber: "#95501d"
    readonly property color amberDeep: "#6a3510"
    /// The cloth of a table, or black if it must not compete with what lies on it.
    function cloth(colour: color): color {
        return sharp ? "#000000" : colour
    }
    /// For text and drawings on any table.
    readonly property color tableInk: sharp ? "#ffffff" : "#f6f0e2"
    readonly property color tableMute: sharp ? "#ffffff" : "#d9d2c1"
    readonly property color tableLine: sharp ? "#ffffff" : "#73f6f0e2"
    /// Bars, seats and chips that lie on a table.
    readonly property color tableBar: sharp ? "#000000" : "#73000000"
    readonly property color tableSeat: sharp ? "#000000" : "#b30c1614"
    readonly property color tableChip: sharp ? "#000000" : "#4d000000"
    readonly property color tableHover: "#2effffff"
    /// A legal target while a piece is held, and whose turn it is.
    readonly property color glow: sharp ? "#ffe14d" : "#f2bc52"
    /// The inner line of the rim around the piece with the keyboard: the outer one is lost on another card.
    readonly property color keyRim: charcoal
    readonly property color bubble: "#fffdf8"
    readonly property color bubbleInk: "#1d2226"
    readonly property color avatar: "#2d6a60"

    // ---- pieces (the same in both themes) -------------------------------------------------------------------------
    readonly property color cardFace: "#fffdf7"
    readonly property color cardEdge: "#d8ccb2"
    readonly property color surfaceJoker: "#fff3cf"
    readonly property color pieceShadow: "#40000000"
    /// Over a piece that fits nothing now.
    readonly property color unfit: sharp ? "#38000000" : "#38201408"
    readonly property color ivoryLow: "#ece2c9"
    readonly property color ivoryEdge: "#c5b68c"
    readonly property color celadon: "#3f7f72"
    readonly property color celadonLow: "#2d6358"
    readonly property color bone: "#f5ead0"
    readonly property color boneLow: "#e2d1a8"
    readonly property color boneEdge: "#8a6236"
    readonly property color pipBlack: "#1f1a17"
    readonly property color pipRed: "#b3261e"
    readonly property color pipDeep: "#d2483c"
    readonly property color dominoBack: "#654a32"
    readonly property color dominoBackLow: "#4b3523"
    readonly property color dominoGrain: "#7d6044"
    /// The strip of bamboo over a covered row, its lower edge, its nodes and the cord around it.
    readonly property color bamboo: "#e0cf96"
    readonly property color bambooLow: "#b59a58"
    readonly property color bambooCord: "#7a5c2a"

    readonly property color spade: "#20262b"
    readonly property color heart: "#b42a25"
    readonly property color diamond: Preferences.fourColours ? "#2455a4" : heart
    readonly property color club: Preferences.fourColours ? "#166338" : spade
    /// The colour of a suit letter: s h d c, upper or lower case.
    function suit(letter: string): color {
        switch (letter.toLowerCase()) {
        case "h": return heart
        case "d": return diamond
        case "c": return club
        default: return spade
        }
    }
    /// The colour of a HULA-HOO! card's number and hoop.
    readonly property var hoopColours: ["#3565a4", "#206a92", "#186d75", "#216998", "#217150", "#337131", "#b12a24",
                                        "#5d6a17", "#825d13", "#985219", "#a6462e", "#8a4a86", "#2a7146"]

    /// The colour of a player's own hoop.
    readonly property var waistColours: ["#3f74ad", "#c8bd9c", "#b4483c", "#57524f", "#c9993a"]
    function waist(seat: int): color {
        return sharp ? tableInk : waistColours[seat % waistColours.length]
    }

    // ---- type -----------------------------------------------------------------------------------------------------
    readonly property string family: Language.fontFamily
    readonly property string fixedFamily: Language.fixedFamily
    /// How large a person wants the words: 0.8 … 2. Sizes that are already large grow less.
    readonly property real wanted: Preferences.textSize / 100
    /// The same for the room around words: small words leave it as it is.
    readonly property real grown: Math.max(1, wanted)
    /// Words are large: they take a second line, or are shortened and shown in full elsewhere, where usual ones shrink
    /// a little to fit.
    readonly property bool folds: wanted > 1.25
    /// The smallest size of words that shrink to fit: a size of usual words, which grows with them.
    function least(size: real): int {
        return Math.max(1, Math.round(size * grown))
    }
    readonly property real wantedLarge: Math.min(wanted, 1 + (wanted - 1) * 0.45)
    readonly property int textTiny: Math.max(11, u(12)) * wanted
    readonly property int textSmall: Math.max(12, u(13.5)) * wanted
    readonly property int textBody: Math.max(13, u(15.5)) * wanted
    readonly property int textLarge: u(18) * Math.min(wanted, 1 + (wanted - 1) * 0.8)
    readonly property int textTitle: u(22) * Math.min(wanted, 1 + (wanted - 1) * 0.7)
    /// A game's name on its card.
    readonly property int textName: u(27) * Math.min(wanted, 1 + (wanted - 1) * 0.5)
    readonly property int textHeading: u(31) * wantedLarge
    readonly property int textDisplay: u(54) * wantedLarge

    /// The width of a column of words: a length of the drawing that grows with them.
    function w(length: real): int {
        return Math.round(u(length) * (1 + (grown - 1) * 0.8))
    }

    // ---- space ----------------------------------------------------------------------------------------------------
    readonly property int gapTiny: u(4)
    readonly property int gapSmall: u(8)
    readonly property int gap: u(12)
    readonly property int gapMedium: u(16)
    readonly property int gapLarge: u(24)
    readonly property int gapHuge: u(40)
    /// From the window's edge to the content of a page.
    readonly property int margin: windowWidth < 1200 ? u(32) : u(56)
    /// The greatest width of a page of reading or settings.
    readonly property int measure: u(1020)

    readonly property int radiusSmall: u(8)
    readonly property int radius: u(12)
    readonly property int radiusLarge: u(20)
    readonly property real hair: Math.max(1, Math.round(scale))
    readonly property real stroke: Math.max(1.5, 1.75 * scale)
    readonly property real ring: Math.max(2, 2.5 * scale)

    readonly property int controlHeight: Math.max(u(42), textBody * 1.9)
    readonly property int controlSmall: Math.max(u(34), 32, textSmall * 1.9)
    readonly property int iconSize: Math.max(u(20), textBody)
    readonly property int iconSmall: Math.max(u(16), textSmall)

    // ---- motion ---------------------------------------------------------------------------------------------------
    /// The person's choice; without one, what the desktop asks for.
    readonly property string motion: Desktop.still && !Preferences.motionChosen ? "off" : Preferences.motion
    readonly property real motionFactor: motion === "off" ? 0 : motion === "fast" ? 0.5 : motion === "slow" ? 1.8 : 1
    /// A piece on its way from one place to another.
    readonly property int travel: 210 * motionFactor
    /// Between one piece and the next of a deal.
    readonly property int stagger: 40 * motionFactor
    readonly property int flip: 160 * motionFactor
    /// A refused piece shaking its head.
    readonly property int shake: 260 * motionFactor
    /// Hover, press, a colour changing.
    readonly property int quick: 110 * motionFactor
    /// A page or a panel coming in.
    readonly property int enter: 190 * motionFactor
    /// A great moment begins when what led to it has come to rest, and takes that long; 0 = it is not played.
    readonly property int greatAfter: 1.6 * travel
    readonly property int great: motion === "off" ? 0 : Math.max(1500, Math.min(3000, 2300 * motionFactor))
    /// How long a speech bubble stays. Reading takes its time whatever the motion.
    readonly property int bubbleTime: 1800
    readonly property int tooltipDelay: 500
    /// How long something that appears by itself ignores input: longer than a key on its way to the table.
    readonly property int hush: 400
    readonly property int easing: Easing.OutCubic

    /// For what cannot be used now: it can still be read.
    readonly property real dimmed: 0.78
    /// For what can be changed but has no effect now.
    readonly property real faint: 0.88

    // ---- the hidden side of pieces --------------------------------------------------------------------------------

    /// By kind of piece and name (Preferences.backs knows the names). Cards and hoop cards: a drawing, the ground it
    /// lies on (`face`), its colour, the part of the width it takes, whether it is as tall as the card. Dominoes and
    /// cubes: the colour above and below, and the grain.
    readonly property var allBacks: ({
        card: {
            patchwork: {drawing: "back", face: cardFace, colour: Qt.color("#000000"), inner: 0.9, tall: true},
            lattice: {drawing: "back-lattice", face: cardFace, colour: Qt.color("#000000"), inner: 0.9, tall: true},
            waves: {drawing: "back-waves", face: cardFace, colour: Qt.color("#000000"), inner: 0.9, tall: true},
            tortoise: {drawing: "back-tortoise", face: cardFace, colour: Qt.color("#000000"), inner: 0.9, tall: true}
        },
        hoop: {
            hoop: {drawing: "hoop", face: amberDeep, colour: gold, inner: 0.7, tall: false},
            hoops: {drawing: "hoops", face: Qt.color("#1d4a5c"), colour: Qt.color("#7fd0c8"), inner: 0.78, tall: false},
            target: {drawing: "target", face: Qt.color("#5a1f3a"), colour: Qt.color("#f0a0b4"), inner: 0.78, tall: false},
            sparks: {drawing: "sparks", face: Qt.color("#2c3a24"), colour: Qt.color("#d6e08a"), inner: 0.8, tall: false}
        },
        domino: {
            walnut: {above: dominoBack, below: dominoBackLow, grain: dominoGrain},
            ebony: {above: Qt.color("#3a3633"), below: Qt.color("#25211f"), grain: Qt.color("#5a544f")},
            cherry: {above: Qt.color("#8a4a30"), below: Qt.color("#6b3522"), grain: Qt.color("#b06a48")},
            lacquer: {above: Qt.color("#7a1f22"), below: Qt.color("#551316"), grain: Qt.color("#c8963e")}
        },
        cube: {
            celadon: {above: celadon, below: celadonLow, grain: ivoryLow},
            porcelain: {above: Qt.color("#e9eef0"), below: Qt.color("#c9d3d8"), grain: Qt.color("#ffffff")},
            cobalt: {above: Qt.color("#2f5593"), below: Qt.color("#213e6e"), grain: Qt.color("#d8e2f2")},
            persimmon: {above: Qt.color("#c9632e"), below: Qt.color("#9c4719"), grain: Qt.color("#f6dcc0")}
        }
    })
    readonly property var backNames: ({
        patchwork: qsTr("Patchwork"), lattice: qsTr("Paper door"), waves: qsTr("Waves"), tortoise: qsTr("Tortoiseshell"),
        hoop: qsTr("One hoop"), hoops: qsTr("Three hoops"), target: qsTr("Rings"), sparks: qsTr("Sparks"),
        walnut: qsTr("Walnut"), ebony: qsTr("Ebony"), cherry: qsTr("Cherry wood"), lacquer: qsTr("Red lacquer"),
        celadon: qsTr("Celadon"), porcelain: qsTr("White porcelain"), cobalt: qsTr("Cobalt blue"), persimmon: qsTr("Persimmon")
    })
    /// The look of the hidden side of such a piece: with that back, or the chosen one.
    function look(kind: string, back: string): var {
        return allBacks[kind][back] ?? allBacks[kind][Preferences.chosenBacks[kind]]
    }
}
