// SPDX-License-Identifier: GPL-3.0-or-later
pragma Singleton
import QtQuick
import Hanpan

/// Every colour, font, size and duration of the interface. Nothing else in qml/ writes one down.
/// Sizes follow the window (`scale`): a layout drawn for 1440 x 900 fits 960 x 640 and fills 2560 x 1440.
QtObject {
    id: theme

    // ---- what the tokens follow -----------------------------------------------------------------------------------
    /// Size of the window, written by Main.qml (tests may write it too).
    property real windowWidth: 1440
    property real windowHeight: 900
    readonly property SystemPalette systemPalette: SystemPalette {}
    readonly property bool dark: Preferences.theme === "dark"
                                 || (Preferences.theme === "system" && systemPalette.window.hslLightness < 0.4)
    /// Never so small that text gets under 11 px; a small window gets less air instead.
    readonly property real scale: Math.max(0.8, Math.min(windowWidth / 1440, windowHeight / 900, 2.4))
    /// A length of the 1440 x 900 drawing in this window, in whole pixels.
    function u(length: real): int {
        return Math.round(length * scale)
    }

    // ---- pages ----------------------------------------------------------------------------------------------------
    readonly property color hanji: "#f4ecdb"
    readonly property color hanjiDeep: "#e9dec6"
    readonly property color charcoal: "#1b1f21"

    readonly property color pageTop: dark ? "#202527" : "#faf4e7"
    readonly property color page: dark ? charcoal : hanji
    readonly property color pageBottom: dark ? "#171a1c" : "#efe5d0"
    readonly property color ink: dark ? "#ece4d2" : "#1d2226"
    readonly property color mute: dark ? "#b5ad9b" : "#655e4f"
    readonly property color line: dark ? "#3d4345" : "#cdbf9f"
    readonly property color lineSoft: dark ? "#2e3436" : "#e2d8c0"
    /// Panels and rows on a page.
    readonly property color surface: dark ? "#23282a" : "#fbf7ee"
    readonly property color surfaceRaised: dark ? "#2b3133" : "#fffdf8"
    readonly property color surfaceChanged: dark ? "#3a3320" : "#fdf4dc"
    readonly property color button: dark ? "#343b3d" : hanji
    readonly property color buttonEdge: dark ? "#14181a" : "#d3c6a8"
    readonly property color hover: dark ? "#14ffffff" : "#0f1d2226"
    readonly property color pressed: dark ? "#24ffffff" : "#1c1d2226"
    readonly property color shadow: dark ? "#66000000" : "#2a4a3a1a"
    readonly property color scrim: "#99101413"
    readonly property color focus: dark ? "#e9bd6a" : "#b07a16"

    // ---- accents --------------------------------------------------------------------------------------------------
    readonly property color red: "#c23b32"
    /// Red as text on a page.
    readonly property color redText: dark ? "#f29287" : "#ad2f27"
    readonly property color gold: "#d9a441"
    readonly property color goldEdge: "#a87a26"
    /// Gold as text on a page.
    readonly property color goldText: dark ? gold : "#8a5d0f"
    readonly property color goldInk: "#1d2226"
    readonly property color green: dark ? "#3d9960" : "#2c7d4f"
    readonly property color link: dark ? "#8ab4ee" : "#2455a4"
    /// A selected segment and what is written on it.
    readonly property color selected: dark ? "#e0d4b8" : pine
    readonly property color selectedInk: dark ? "#1b1f21" : "#f4ecdb"

    // ---- tables (the same in both themes) -------------------------------------------------------------------------
    readonly property color pine: "#1f4a43"
    readonly property color pineDeep: "#153530"
    readonly property color amber: "#b8692a"
    readonly property color amberDeep: "#7e4115"
    /// Written and drawn on any table.
    readonly property color tableInk: "#f6f0e2"
    readonly property color tableMute: "#d9d2c1"
    readonly property color tableLine: "#73f6f0e2"
    /// Bars, seats and chips that lie on a table.
    readonly property color tableBar: "#73000000"
    readonly property color tableSeat: "#b30c1614"
    readonly property color tableChip: "#4d000000"
    readonly property color tableHover: "#2effffff"
    /// A legal target while a piece is held, and whose turn it is.
    readonly property color glow: gold
    readonly property color bubble: "#fffdf8"
    readonly property color bubbleInk: "#1d2226"
    readonly property color avatar: "#2d6a60"

    // ---- pieces (the same in both themes) -------------------------------------------------------------------------
    readonly property color cardFace: "#fffdf7"
    readonly property color cardEdge: "#d8ccb2"
    readonly property color surfaceJoker: "#fff3cf"
    readonly property color backRed: "#8f2f32"
    readonly property color pieceShadow: "#40000000"
    /// Over a piece that fits nothing now.
    readonly property color unfit: "#66201408"
    readonly property color ivory: "#fbf6e9"
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
    /// The strip of paper over a covered row.
    readonly property color paper: "#e4d6b6"
    readonly property color paperLow: "#d3c19b"

    readonly property color spade: "#20262b"
    readonly property color heart: "#c2322c"
    readonly property color diamond: Preferences.fourColours ? "#2455a4" : heart
    readonly property color club: Preferences.fourColours ? "#1e7a46" : spade
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
    readonly property var hoopColours: ["#3b6fb5", "#2a86b8", "#1f8a94", "#2779b0", "#28865f", "#3f8a3c", "#c2322c",
                                        "#7a8a1f", "#a9791a", "#b9651f", "#a8472f", "#8a4a86", "#2f7d4d"]

    // ---- type -----------------------------------------------------------------------------------------------------
    readonly property string family: Language.fontFamily
    readonly property int textTiny: Math.max(11, u(12))
    readonly property int textSmall: Math.max(12, u(13.5))
    readonly property int textBody: Math.max(13, u(15.5))
    readonly property int textLarge: u(18)
    readonly property int textTitle: u(22)
    readonly property int textHeading: u(31)
    readonly property int textDisplay: u(54)

    // ---- space ----------------------------------------------------------------------------------------------------
    readonly property int gapTiny: u(4)
    readonly property int gapSmall: u(8)
    readonly property int gap: u(12)
    readonly property int gapMedium: u(16)
    readonly property int gapLarge: u(24)
    readonly property int gapHuge: u(40)
    /// From the window's edge to what stands on a page.
    readonly property int margin: windowWidth < 1200 ? u(32) : u(56)
    /// The widest a page of reading or settings gets.
    readonly property int measure: u(1020)

    readonly property int radiusSmall: u(8)
    readonly property int radius: u(12)
    readonly property int radiusLarge: u(20)
    readonly property real hair: Math.max(1, Math.round(scale))
    readonly property real stroke: Math.max(1.5, 1.75 * scale)
    readonly property real ring: Math.max(2, 2.5 * scale)

    readonly property int controlHeight: u(42)
    readonly property int controlSmall: u(34)
    readonly property int iconSize: u(20)
    readonly property int iconSmall: u(16)

    // ---- motion ---------------------------------------------------------------------------------------------------
    readonly property real motionFactor: Preferences.motion === "off" ? 0 : Preferences.motion === "fast" ? 0.5
                                       : Preferences.motion === "slow" ? 1.8 : 1
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
    /// How long a speech bubble stays. Reading takes its time whatever the motion.
    readonly property int bubbleTime: 1800
    readonly property int tooltipDelay: 500
    readonly property int easing: Easing.OutCubic

    readonly property real dimmed: 0.45
}
