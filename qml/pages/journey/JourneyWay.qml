// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Controls.Basic
import QtQuick.Shapes
import Hanpan

/// The way with its houses, winding down from stage to stage. The arrow keys walk along it.
FocusScope {
    id: way

    /// The house that is shown.
    property string house

    signal chosen(string house)

    readonly property list<housePlace> places: Journey.places
    readonly property int current: Array.from(places).findIndex(place => place.id === house)
    /// How many houses lie on the part that was walked: up to the last open one.
    readonly property int reached: Array.from(places).reduce((last, place, index) => place.open ? index : last, 0)
    readonly property real face: Theme.u(46)
    readonly property real step: Math.max(face + Theme.gap, 2 * Theme.textBody * 1.5)
    readonly property real heading: Theme.textLarge + Theme.gapLarge
    readonly property real swing: Math.min(Theme.u(70), width * 0.12)

    /// The middle of a house, counted from 0; between two of them for what is no whole number.
    function spot(at: real): point {
        const low = Math.max(0, Math.min(places.length - 1, Math.floor(at)))
        const high = Math.min(places.length - 1, low + 1)
        const height = (index) => index * step + (places[index].stage + 1) * heading + step / 2
        return Qt.point(face / 2 + Theme.ring + swing * (1 + Math.sin(at * 0.85)), height(low) + (height(high) - height(low)) * (at - low))
    }
    function line(from: real, to: real): var {
        const points = []
        for (let at = from; places.length > 0 && at <= to + 0.001; at += 0.125)
            points.push(spot(at))
        return points.length > 1 ? [points] : []
    }
    function walk(by: int): void {
        const next = Math.max(0, Math.min(places.length - 1, current + by))
        const item = houses.itemAt(next)
        if (item === null)
            return
        item.forceActiveFocus(Qt.TabFocusReason)
        chosen(places[next].id)
    }

    Accessible.role: Accessible.List
    Accessible.name: qsTr("The way")
    Keys.onUpPressed: walk(-1)
    Keys.onDownPressed: walk(1)

    ScrollPage {
        id: scroll
        anchors.fill: parent
        Item {
            width: parent.width
            height: way.places.length === 0 ? 0 : way.spot(way.places.length - 1).y + way.step

            Shape {
                anchors.fill: parent
                ShapePath {
                    strokeColor: Theme.line
                    strokeWidth: Theme.u(6)
                    fillColor: "transparent"
                    capStyle: ShapePath.RoundCap
                    joinStyle: ShapePath.RoundJoin
                    PathMultiline { paths: way.line(0, way.places.length - 1) }
                }
                ShapePath {
                    strokeColor: Theme.gold
                    strokeWidth: Theme.u(6)
                    fillColor: "transparent"
                    capStyle: ShapePath.RoundCap
                    joinStyle: ShapePath.RoundJoin
                    PathMultiline { paths: way.line(0, way.reached) }
                }
            }
            Repeater {
                model: Journey.stages
                delegate: Heading {
                    required property int index
                    required property string modelData
                    readonly property int first: Array.from(way.places).findIndex(place => place.stage === index)
                    x: 2 * (way.swing + way.face)
                    y: first < 0 ? 0 : way.spot(first).y - way.step / 2 - height - Theme.gapTiny
                    visible: first >= 0
                    width: parent.width - x
                    text: modelData
                    tone: "red"
                    font.pixelSize: Theme.textBody
                    elide: Text.ElideRight
                }
            }
            Repeater {
                id: houses
                model: way.places.length
                delegate: AbstractButton {
                    id: spot
                    required property int index
                    property housePlace none
                    readonly property housePlace place: index < way.places.length ? way.places[index] : none
                    readonly property bool current: index === way.current
                    readonly property point middle: way.spot(index)

                    objectName: "house-" + place.id
                    x: middle.x - way.face / 2
                    y: middle.y - height / 2
                    width: parent.width - x - Theme.ring
                    height: way.step - Theme.gapTiny
                    focus: current
                    hoverEnabled: true
                    text: place.name
                    onClicked: {
                        forceActiveFocus(Qt.MouseFocusReason)
                        way.chosen(place.id)
                    }
                    Keys.onReturnPressed: clicked()
                    Keys.onEnterPressed: clicked()
                    Accessible.role: Accessible.RadioButton
                    Accessible.name: place.name
                    Accessible.description: place.about
                    Accessible.checkable: true
                    Accessible.checked: current
                    Accessible.onPressAction: clicked()
                    Accessible.onToggleAction: clicked()

                    background: Rectangle {
                        radius: height / 2
                        color: spot.current ? Theme.surfaceChanged : spot.hovered ? Theme.hover : "transparent"
                        border.width: spot.current ? Theme.hair : 0
                        border.color: Theme.rim
                        FocusRing {
                            shown: spot.visualFocus
                            innerRadius: parent.height / 2
                        }
                    }
                    contentItem: Item {
                        Disc {
                            id: disc
                            anchors.verticalCenter: parent.verticalCenter
                            width: way.face
                            color: Theme.surfaceRaised
                            border.width: Theme.ring
                            border.color: spot.place.passed ? Theme.green : spot.place.open ? Theme.gold : Theme.line
                            Avatar {
                                anchors.centerIn: parent
                                width: parent.width - 4 * Theme.ring
                                face: spot.place.face
                                mood: spot.place.passed ? "pleased" : "waits"
                                opacity: spot.place.open ? 1 : 0.45
                            }
                        }
                        Disc {
                            visible: spot.place.passed
                            anchors.right: disc.right
                            anchors.bottom: disc.bottom
                            width: Theme.u(18)
                            color: Theme.green
                            Icon {
                                anchors.centerIn: parent
                                size: parent.width * 0.7
                                name: "check"
                                color: Theme.tableInk
                            }
                        }
                        Column {
                            anchors.left: disc.right
                            anchors.leftMargin: Theme.gapSmall
                            anchors.right: parent.right
                            anchors.rightMargin: Theme.gap
                            anchors.verticalCenter: parent.verticalCenter
                            Brief {
                                width: parent.width
                                text: spot.place.name
                                tone: spot.place.open ? "ink" : "mute"
                                font.bold: spot.current
                                least: Theme.textTiny / Theme.grown
                                Accessible.ignored: true
                            }
                            Brief {
                                width: parent.width
                                text: spot.place.about
                                tone: "mute"
                                font.pixelSize: Theme.textTiny
                                Accessible.ignored: true
                            }
                        }
                    }
                }
            }
        }
    }
}
