// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Hanpan

/// One thing to be laid out or stated for a question to the judge.
Item {
    id: row

    required property string game
    required property judgePlace field
    /// The next piece goes here.
    property bool active: false

    /// The person wants the next piece to go here.
    signal chosen()
    /// The piece at this place (-1 = the last) goes back.
    signal taken(int place)
    /// Something is stated here: an option's value, a yes or a no, a number.
    signal chose(string value)
    signal marked(bool on)
    signal counted(int number)

    readonly property bool holds: field.kind === "pieces"
    readonly property list<string> faces: Array.from(field.faces)
    readonly property list<string> names: Array.from(field.pieces)
    /// No more pieces fit here before one is taken back; in a place for one piece, the next one replaces it.
    readonly property bool shut: active && field.full && field.most > 1
    readonly property real pieceWidth: Theme.u(40)

    implicitHeight: holds ? place.height : other.height
    height: implicitHeight

    Panel {
        id: place
        visible: row.holds
        width: parent.width
        height: Math.max(label.height + 2 * Theme.gapSmall, pieces.y + pieces.height + Theme.gapSmall)
        color: row.active ? Theme.surfaceChanged : Theme.surface
        borderColour: row.active ? Theme.gold : Theme.rim
        borderWidth: row.active ? Theme.stroke : Theme.hair
    }
    FocusScope {
        id: keyPlace
        objectName: row.holds ? "place-" + row.field.key : ""
        visible: row.holds
        anchors.fill: place
        activeFocusOnTab: true
        Accessible.role: Accessible.Button
        Accessible.name: row.holds ? row.field.label + ": " + (row.faces.length === 0 ? qsTr("empty") : Array.from(row.names).join(", ")) : ""
        Accessible.description: row.shut ? qsTr("Full: take one back first.") : row.active ? qsTr("The next piece goes here.") : ""
        Accessible.onPressAction: row.chosen()
        Keys.onReturnPressed: row.chosen()
        Keys.onEnterPressed: row.chosen()
        Keys.onSpacePressed: row.chosen()
        Keys.onDeletePressed: row.taken(-1)
        Keys.onPressed: (event) => {
            event.accepted = event.key === Qt.Key_Backspace
            if (event.accepted)
                row.taken(-1)
        }
        FocusRing {
            shown: keyPlace.activeFocus
        }
        MouseArea {
            anchors.fill: parent
            Accessible.ignored: true
            onClicked: row.chosen()
        }
        SmallPrint {
            id: label
            x: Theme.gap
            y: Theme.gapSmall
            width: parent.width - 2 * x
            text: row.field.label + (row.holds && row.field.most > 1 ? "  " + row.faces.length + "/" + row.field.most : "")
                  + (row.shut ? " · " + qsTr("Full: take one back first.") : "")
            tone: row.shut ? "red" : "mute"
            elide: Text.ElideRight
        }
        Flow {
            id: pieces
            x: Theme.gap
            y: label.y + label.height + Theme.gapTiny
            width: parent.width - 2 * x
            height: Math.max(childrenRect.height, Theme.controlSmall)
            spacing: Theme.hair * 2
            Repeater {
                model: row.faces.length
                delegate: Item {
                    id: laid
                    required property int index
                    width: row.pieceWidth
                    height: drawn.height
                    Accessible.role: Accessible.Button
                    Accessible.name: index < row.names.length ? qsTr("Take back: %1").arg(row.names[index]) : ""
                    Accessible.onPressAction: row.taken(index)
                    Piece {
                        id: drawn
                        width: parent.width
                        game: row.game
                        face: laid.index < row.faces.length ? row.faces[laid.index] : ""
                    }
                    MouseArea {
                        anchors.fill: parent
                        Accessible.ignored: true
                        onClicked: row.taken(laid.index)
                    }
                }
            }
        }
    }
    Item {
        id: other
        visible: !row.holds
        width: parent.width
        height: Math.max(words.height, control.height) + Theme.gapTiny
        SmallCaption {
            id: words
            anchors.verticalCenter: parent.verticalCenter
            anchors.left: parent.left
            anchors.leftMargin: Theme.gap
            anchors.right: control.left
            anchors.rightMargin: Theme.gap
            text: row.holds ? "" : row.field.label
            wrapMode: Text.Wrap
        }
        Row {
            id: control
            anchors.right: parent.right
            anchors.verticalCenter: parent.verticalCenter
            Picker {
                objectName: "say-" + row.field.key
                visible: row.field.kind === "choice"
                width: Theme.w(240)
                name: row.field.label
                options: visible ? row.field.options : []
                value: row.field.chosen
                onChosen: (value) => row.chose(value)
            }
            Toggle {
                objectName: "switch-" + row.field.key
                visible: row.field.kind === "flag"
                text: row.field.label
                on: row.field.on
                onSwitched: (on) => row.marked(on)
            }
            Stepper {
                objectName: "count-" + row.field.key
                visible: row.field.kind === "number"
                name: row.field.label
                value: row.field.number
                from: row.field.from
                to: row.field.to
                onStepped: (value) => row.counted(value)
            }
        }
    }
}
