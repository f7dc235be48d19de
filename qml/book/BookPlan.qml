// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Hanpan

/// A game's table after the deal, drawn small with its own layout and pieces, its places numbered in the order in which
/// they are named under it.
Item {
    id: plan

    required property string game
    property list<bookPlace> places
    /// The match's rules.
    property ruleValues rules
    /// The players there, by seat.
    property list<string> names

    readonly property list<bookPlace> named: Array.from(places).filter(place => place.name !== "")
    readonly property size whole: Qt.size(1440, 848)
    readonly property real drawn: width / whole.width
    readonly property var layout: drawing.item

    /// Where each number is drawn: beside the upper left corner of what it names, within the picture, clear of those
    /// before it; at its left if the layout has no such place.
    readonly property real numberSize: 34 / Math.max(0.4, drawn * 1.4)
    readonly property list<point> numberSpots: {
        const spots = []
        for (const place of layout ? Array.from(named) : []) {
            const room = layout.geometry[place.zoneId]
            const spot = room ? Qt.point(Math.max(0, (room.left === undefined ? room.x : room.left) - numberSize * 1.02),
                                         Math.max(0, room.y - numberSize * 0.5)) : Qt.point(-1, 0)
            for (const other of room ? spots : [])
                if (Math.abs(other.x - spot.x) < numberSize && Math.abs(other.y - spot.y) < numberSize)
                    spot.x = other.x + numberSize * 1.05
            spots.push(spot)
        }
        return spots
    }

    objectName: "bookPlan"
    height: visible ? whole.height * drawn : 0
    Accessible.role: Accessible.Graphic
    Accessible.name: qsTr("The table after the deal")

    // It goes with what shows it: an object made by hand would go on reckoning for a page that has gone.
    Loader {
        id: drawing
        source: plan.game !== "" && plan.places.length > 0 ? GameShelf.entry(plan.game).layout : ""
    }
    Binding { target: plan.layout; property: "width"; value: plan.whole.width; when: plan.layout !== null }
    Binding { target: plan.layout; property: "height"; value: plan.whole.height; when: plan.layout !== null }
    Binding { target: plan.layout; property: "players"; value: Array.from(plan.places).reduce((most, place) => Math.max(most, place.owner + 1), 2); when: plan.layout !== null }
    Binding { target: plan.layout; property: "rules"; value: plan.rules; when: plan.layout !== null }
    Binding { target: plan.layout; property: "zones"; value: plan.places; when: plan.layout !== null }

    Rectangle {
        anchors.fill: parent
        radius: Theme.radius
        color: GameShelf.entry(plan.game).table
    }
    Item {
        // It has the size of a window, and is then scaled down as a whole.
        width: plan.whole.width
        height: plan.whole.height
        scale: plan.drawn
        transformOrigin: Item.TopLeft
        Accessible.ignored: true

        PlacePicture {
            anchors.fill: parent
            game: plan.game
            layout: plan.layout
            unit: plan.layout ? plan.layout.unit : 1
            radius: Theme.radius / plan.drawn
        }
        Repeater {
            model: plan.layout ? plan.layout.frames : []
            delegate: Rectangle {
                required property var modelData
                x: modelData.rect.x
                y: modelData.rect.y
                width: modelData.rect.width
                height: modelData.rect.height
                radius: 14
                color: "transparent"
                border.width: 2
                border.color: Theme.tableLine
                Text {
                    x: 16
                    y: 6
                    text: parent.modelData.zoneId === "" ? parent.modelData.label : "" // others have a number
                    color: Theme.tableMute
                    font.family: Theme.family
                    font.pixelSize: 24
                }
            }
        }
        Repeater {
            // The players' names at their seats.
            model: plan.layout ? plan.names : []
            delegate: Rectangle {
                required property string modelData
                required property int index
                readonly property point spot: {
                    const seat = plan.layout.seatSpot(index)
                    return Qt.point(seat.x, seat.y)
                }
                x: spot.x
                y: spot.y
                width: plan.layout.badgeWidth
                height: plan.layout.badgeHeight
                radius: 12
                color: Theme.tableSeat
                Text {
                    anchors.centerIn: parent
                    width: parent.width - 8
                    horizontalAlignment: Text.AlignHCenter
                    fontSizeMode: Text.HorizontalFit
                    minimumPixelSize: 9
                    text: parent.modelData
                    color: Theme.tableInk
                    font.family: Theme.family
                    font.bold: true
                    font.pixelSize: 26
                }
            }
        }
        Repeater {
            model: plan.layout ? plan.places : []
            delegate: Item {
                id: zone
                required property bookPlace modelData
                Repeater {
                    model: zone.modelData.faces
                    delegate: Piece {
                        required property string modelData
                        required property int index
                        readonly property var spot: plan.layout ? plan.layout.placement(zone.modelData.zoneId, index, zone.modelData.count) : null
                        visible: spot !== null && spot !== undefined && spot.shown
                        width: plan.layout ? plan.layout.pieceWidth * (spot ? spot.scale : 1) : 10
                        x: spot ? spot.x - width / 2 : 0
                        y: spot ? spot.y - height / 2 : 0
                        z: spot ? spot.z : 0
                        rotation: spot ? spot.rotation : 0
                        game: plan.game
                        face: plan.layout && plan.layout.isCovered(zone.modelData.kind) ? "" : modelData
                    }
                }
            }
        }
        Repeater {
            model: plan.layout ? plan.named.length : 0
            delegate: Disc {
                required property int index
                readonly property point spot: index < plan.numberSpots.length ? plan.numberSpots[index] : Qt.point(-1, 0)
                objectName: "place " + (index + 1)
                visible: spot.x >= 0
                x: spot.x
                y: spot.y
                z: 2000
                width: plan.numberSize
                color: Theme.gold
                border.width: 2
                border.color: Theme.goldEdge
                Text {
                    anchors.centerIn: parent
                    text: String(parent.index + 1)
                    color: Theme.goldInk
                    font.family: Theme.family
                    font.bold: true
                    font.pixelSize: parent.width * 0.6
                }
            }
        }
    }
}
