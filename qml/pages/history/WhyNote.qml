// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Hanpan

/// Why a decision was costly, with the pieces: the hand and its value, what else lay there, what might have come of the
/// played move and of the better one.
Column {
    id: note

    property whyShown why
    /// Whether the hand is shown here; false if it is visible elsewhere.
    property bool withHand: true
    property bool shown: true
    readonly property bool known: why.game !== ""
    readonly property list<string> hand: withHand ? why.own.faces : []
    readonly property list<besideHand> beside: withHand ? why.own.beside : []
    readonly property list<whyMove> moves: why.moves
    readonly property real label: Theme.w(74)
    /// All of it in words.
    readonly property string said: {
        if (!known)
            return ""
        const parts = why.own.worth === "" ? [] : [qsTr("Your hand: %1").arg(why.own.worth)]
        for (let k = 0; k < beside.length; ++k)
            parts.push(beside[k].said + ".")
        for (let i = 0; i < moves.length; ++i)
            parts.push(moves[i].said)
        return parts.join(" ")
    }

    visible: known && shown
    spacing: Theme.gapTiny

    Flow {
        width: parent.width
        visible: note.hand.length > 0
        spacing: Theme.gap
        PieceGroup {
            id: hand
            objectName: "whyHand"
            game: note.why.game
            faces: note.hand
            // A hand may be of any size.
            size: Math.min(Theme.u(26), (note.width - Theme.gap * Array.from(note.hand).filter(face => face === "").length) / Math.max(1, note.hand.length) - Theme.hair)
        }
        SmallPrint {
            objectName: "whyWorth"
            width: Math.min(implicitWidth, note.width)
            height: Math.max(implicitHeight, Theme.u(36))
            text: note.why.own.worth
            tone: "mute"
            wrapMode: Text.Wrap
        }
    }
    Flow {
        width: parent.width
        visible: note.beside.length > 0
        spacing: Theme.gapSmall
        Repeater {
            model: note.beside
            delegate: Row {
                id: lying
                required property besideHand modelData
                spacing: Theme.gapSmall
                SmallPrint {
                    height: pieces.height
                    text: lying.modelData.label
                    tone: "mute"
                }
                PieceGroup {
                    id: pieces
                    objectName: "whyBeside"
                    game: note.why.game
                    faces: Array.from(lying.modelData.faces)
                    size: Theme.u(26)
                }
                SmallPrint {
                    height: pieces.height
                    rightPadding: Theme.gap
                    visible: text !== ""
                    text: lying.modelData.words
                }
            }
        }
    }
    Repeater {
        model: note.moves
        delegate: Row {
            id: line
            required property int index
            required property whyMove modelData
            width: note.width
            spacing: Theme.gapSmall
            SmallPrint {
                id: heading
                width: Math.max(note.label, implicitWidth)
                height: about.visible ? about.height : implicitHeight
                text: line.modelData.label
                tone: line.index === 0 ? "ink" : "gold"
                font.bold: true
            }
            Column {
                width: parent.width - heading.width - parent.spacing
                spacing: Theme.gapTiny
                Flow {
                    width: parent.width
                    spacing: Theme.gapSmall
                    PieceGroup {
                        id: about
                        visible: line.modelData.faces.length > 0
                        game: note.why.game
                        faces: Array.from(line.modelData.faces)
                        size: Theme.u(24)
                    }
                    SmallPrint {
                        id: told
                        objectName: "whyTold"
                        // (Not the implicit width, which follows the width where words wrap.)
                        width: Math.min(Math.ceil(extent.advanceWidth) + 2, parent.width - (about.visible ? about.width + parent.spacing : 0))
                        height: Math.max(implicitHeight, about.visible ? about.height : 0)
                        text: line.modelData.told
                        wrapMode: Text.Wrap
                        TextMetrics {
                            id: extent
                            font: told.font
                            text: told.text
                        }
                    }
                }
                Flow {
                    width: parent.width
                    visible: line.modelData.arrivals.length > 0
                    spacing: Theme.gapSmall
                    SmallPrint {
                        height: helping.height
                        //: pieces one might have drawn follow
                        text: qsTr("Would have helped:")
                        tone: "mute"
                    }
                    PieceGroup {
                        id: helping
                        objectName: "whyArrivals"
                        game: note.why.game
                        faces: Array.from(line.modelData.arrivals)
                        size: Theme.u(24)
                    }
                }
            }
        }
    }
}
