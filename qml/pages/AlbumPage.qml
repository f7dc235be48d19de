// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Hanpan

/// Great moments that the person made, as pictures; the empty places say how a moment is made, and how rare it is.
PageFrame {
    id: page

    readonly property int made: Array.from(found.places).reduce((sum, place) => sum + (place.made > 0 ? 1 : 0), 0)

    title: qsTr("Album of great moments")
    tools: [
        Caption {
            objectName: "albumCount"
            anchors.verticalCenter: parent ? parent.verticalCenter : undefined
            text: found.looking ? qsTr("Looking through your matches…") : qsTr("%1 of %2 places filled").arg(page.made).arg(found.places.length)
            tone: "mute"
            Accessible.role: Accessible.StatusBar
        }
    ]
    Component.onCompleted: scroll.forceActiveFocus()

    Album { id: found }

    ScrollPage {
        id: scroll
        objectName: "albumPlaces"
        anchors.fill: parent
        anchors.leftMargin: -inset
        anchors.rightMargin: -inset
        spacing: Theme.gapTiny
        Accessible.role: Accessible.List
        Accessible.name: page.title
        Repeater {
            model: GameShelf.games.length
            delegate: Column {
                id: part
                required property int index
                readonly property string game: GameShelf.games[index].id
                readonly property var own: Array.from(found.places).filter(place => place.game === game)
                width: parent ? parent.width : 0
                SectionHeading { text: part.own.length > 0 ? part.own[0].gameName : "" }
                Flow {
                    id: flow
                    readonly property int columns: Math.max(1, Math.floor((width + spacing) / (Theme.w(270) + spacing)))
                    width: parent.width
                    spacing: Theme.gap
                    Repeater {
                        id: cards
                        model: part.own.length
                        delegate: AlbumCard {
                            required property int index
                            width: Math.floor((flow.width - (flow.columns - 1) * flow.spacing) / flow.columns)
                            album: found
                            place: part.own[index]
                            focus: part.index === 0 && index === 0
                            onSeen: (match, action) => Navigator.go("ReplayPage", {matchId: match, position: found.replayPlace(match, action)})
                        }
                    }
                }
            }
        }
    }
}
