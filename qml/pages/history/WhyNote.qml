// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Hanpan

/// Why a decision was dear, with the pieces: the hand and what it was worth, what else lay there, what might have come of what was
/// played and of what was better. `why`: of one of Review.decisions; undefined = nothing is shown.
Column {
    id: note

    property var why: undefined
    /// The hand is to be seen elsewhere.
    property bool withHand: true
    property bool shown: true
    readonly property bool known: why !== undefined && why !== null
    readonly property string game: known ? why.game : ""
    readonly property var hand: known && withHand ? why.hand : []
    readonly property var beside: known && withHand ? why.beside : []
    readonly property var moves: known ? why.moves : []
    readonly property real label: Theme.w(74)
    /// The whole in words.
    readonly property string said: {
        if (!known)
            return ""
        var parts = why.worth === "" ? [] : [qsTr("Your hand: %1").arg(why.worth)]
        for (var k = 0; k < beside.length; ++k)
            parts.push(beside[k].said + ".")
        for (var i = 0; i < moves.length; ++i)
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
            game: note.game
            faces: note.hand
            // A hand may be of any size.
            size: Math.min(Theme.u(26), (note.width - Theme.gap * note.hand.filter(face => face === "").length) / Math.max(1, note.hand.length) - Theme.hair)
        }
        Caption {
            objectName: "whyWorth"
            width: Math.min(implicitWidth, note.width)
            height: Math.max(implicitHeight, Theme.u(36))
            text: note.known ? note.why.worth : ""
            tone: "mute"
            font.pixelSize: Theme.textSmall
            wrapMode: Text.Wrap
            Accessible.ignored: true
        }
    }
    Flow {
        width: parent.width
        visible: note.beside.length > 0
        spacing: Theme.gapSmall
        Repeater {
            model: note.beside.length
            delegate: Row {
                id: lying
                required property int index
                readonly property var place: note.beside[index]
                spacing: Theme.gapSmall
                Caption {
                    height: pieces.height
                    text: lying.place.label
                    tone: "mute"
                    font.pixelSize: Theme.textSmall
                    Accessible.ignored: true
                }
                PieceGroup {
                    id: pieces
                    objectName: "whyBeside"
                    game: note.game
                    faces: lying.place.faces
                    size: Theme.u(26)
                }
                Caption {
                    height: pieces.height
                    rightPadding: Theme.gap
                    visible: text !== ""
                    text: lying.place.words
                    font.pixelSize: Theme.textSmall
                    Accessible.ignored: true
                }
            }
        }
    }
    Repeater {
        model: note.moves.length
        delegate: Row {
            id: line
            required property int index
            readonly property var move: note.moves[index]
            width: note.width
            spacing: Theme.gapSmall
            Caption {
                id: heading
                width: Math.max(note.label, implicitWidth)
                height: about.visible ? about.height : implicitHeight
                text: line.move.label
                tone: line.index === 0 ? "ink" : "gold"
                font.bold: true
                font.pixelSize: Theme.textSmall
                Accessible.ignored: true
            }
            Column {
                width: parent.width - heading.width - parent.spacing
                spacing: Theme.gapTiny
                Flow {
                    width: parent.width
                    spacing: Theme.gapSmall
                    PieceGroup {
                        id: about
                        visible: line.move.faces.length > 0
                        game: note.game
                        faces: line.move.faces
                        size: Theme.u(24)
                    }
                    Caption {
                        objectName: "whyTold"
                        width: Math.min(implicitWidth, parent.width - (about.visible ? about.width + parent.spacing : 0))
                        height: Math.max(implicitHeight, about.visible ? about.height : 0)
                        text: line.move.told
                        font.pixelSize: Theme.textSmall
                        wrapMode: Text.Wrap
                        Accessible.ignored: true
                    }
                }
                Flow {
                    width: parent.width
                    visible: line.move.arrivals.length > 0
                    spacing: Theme.gapSmall
                    Caption {
                        height: helping.height
                        //: pieces one might have drawn follow
                        text: qsTr("Would have helped:")
                        tone: "mute"
                        font.pixelSize: Theme.textSmall
                        Accessible.ignored: true
                    }
                    PieceGroup {
                        id: helping
                        objectName: "whyArrivals"
                        game: note.game
                        faces: line.move.arrivals
                        size: Theme.u(24)
                    }
                }
            }
        }
    }
}
