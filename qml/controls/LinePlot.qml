// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Shapes
import Hanpan

/// A line through successive numbers from left to right. `marks`: level lines with a name, [{label, value}], the lowest
/// first. `parts`: where the line starts anew, [{label, first (the index)}], the first one first; empty = one line.
/// Left and Right, or the pointer, read single values.
FocusScope {
    id: plot

    property string title
    property string help
    property var values: []
    property var marks: []
    property var parts: []
    /// Places that stand out, by their index.
    property var dots: []
    /// The lower and the upper end of an interval at each value, drawn as an area; empty = none.
    property var lows: []
    property var highs: []
    property color colour: Theme.link
    /// Turns a value into words.
    property var display: function (number) { return number.toLocaleString(Qt.locale(Language.code), "f", 0) }
    /// The same beside the field, where there is little room.
    property var brief: display
    /// The words for a place: "round 12".
    property var place: function (index) { return String(index) }

    /// The place being read; -1 = none.
    property int read: -1
    readonly property real low: extreme(Math.min)
    readonly property real high: extreme(Math.max)
    /// The smallest number of values that is drawn.
    property int fewest: 2
    readonly property bool drawable: values.length >= fewest

    function extreme(pick: var): real {
        const all = Array.from(values).concat(Array.from(lows), Array.from(highs), Array.from(marks).map(mark => mark.value))
        return all.length === 0 ? 0 : all.reduce((least, value) => pick(least, value))
    }
    function atX(index: real): real {
        return field.width * index / Math.max(1, values.length - 1)
    }
    function atY(value: real): real {
        return high > low ? field.height * (high - value) / (high - low) : field.height / 2
    }
    /// The line of each part, in points of the field; a part with only one value is a short stroke.
    function strokes(): var {
        const lines = [[]]
        const starts = parts.map(part => part.first)
        if (field.width > 0 && field.height > 0)
            for (let i = 0; i < values.length; ++i) {
                if (i > 0 && starts.includes(i))
                    lines.push([])
                lines[lines.length - 1].push(Qt.point(atX(i), atY(values[i])))
            }
        for (const line of lines)
            if (line.length === 1)
                line.push(Qt.point(line[0].x + Theme.u(8), line[0].y))
        return lines
    }
    /// The outline of the area.
    function area(): var {
        const upper = Array.from(highs).map((value, i) => Qt.point(atX(i), atY(value)))
        const lower = Array.from(lows).map((value, i) => Qt.point(atX(i), atY(value)))
        return field.width > 0 && field.height > 0 ? upper.concat(lower.reverse()) : []
    }
    function words(value: real): string {
        const say = display
        return say(value)
    }
    function label(value: real): string {
        const say = brief
        return say(value)
    }
    function sentence(): string {
        if (values.length === 0)
            return title
        const at = read >= 0 ? read : values.length - 1
        const where = place
        return title + ", " + where(at) + ": " + words(values[at])
    }

    activeFocusOnTab: true
    Accessible.role: Accessible.Chart
    Accessible.name: sentence()
    Accessible.description: help
    Keys.onLeftPressed: read = Math.max(0, (read < 0 ? values.length : read) - 1)
    Keys.onRightPressed: read = Math.min(values.length - 1, read < 0 ? 0 : read + 1)
    onValuesChanged: read = -1

    Panel {
        anchors.fill: parent
        FocusRing {
            shown: plot.activeFocus
        }
    }
    StrongPrint {
        id: head
        x: Theme.gapMedium
        y: Theme.gap
        text: plot.title
    }
    SmallPrint {
        anchors.right: parent.right
        anchors.rightMargin: Theme.gapMedium
        anchors.baseline: head.baseline
        visible: plot.values.length > 0
        text: {
            const at = plot.read >= 0 ? plot.read : plot.values.length - 1
            const where = plot.place
            return at < 0 ? "" : where(at) + ": " + plot.words(plot.values[at])
        }
        tone: "mute"
    }
    TinyPrint {
        anchors.left: head.left
        anchors.right: parent.right
        anchors.rightMargin: Theme.gapMedium
        anchors.top: head.bottom
        text: plot.help
        tone: "mute"
        wrapMode: Text.Wrap
        id: note
    }
    Item {
        id: scale
        anchors.left: parent.left
        anchors.leftMargin: Theme.gapMedium
        anchors.top: note.bottom
        // The names of the parts are above the field, where no line runs through them.
        anchors.topMargin: Theme.gap + (plot.parts.length > 0 ? nameWidth.height : 0)
        anchors.bottom: parent.bottom
        anchors.bottomMargin: Theme.gapMedium
        width: Math.max(top.implicitWidth, nought.visible ? nought.implicitWidth : 0, bottom.implicitWidth)
        visible: plot.drawable
        TinyPrint {
            id: top
            anchors.right: parent.right
            y: plot.atY(plot.high) - height / 2
            text: plot.label(plot.high)
            tone: "mute"
        }
        TinyPrint {
            // The label of zero, if zero is neither end and not close to one.
            id: nought
            objectName: "nought"
            anchors.right: parent.right
            y: plot.atY(0) - height / 2
            visible: plot.low < 0 && plot.high > 0 && y > height / 2 && y < parent.height - 1.5 * height
            text: plot.label(0)
            tone: "mute"
        }
        TinyPrint {
            id: bottom
            anchors.right: parent.right
            y: parent.height - height / 2
            visible: plot.high > plot.low
            text: plot.label(plot.low)
            tone: "mute"
        }
    }
    Item {
        id: field
        anchors.left: scale.right
        anchors.leftMargin: Theme.gapSmall
        anchors.right: parent.right
        anchors.rightMargin: Theme.gapMedium + namesWidth
        anchors.top: scale.top
        anchors.bottom: scale.bottom
        readonly property real namesWidth: Array.from(plot.marks).reduce((most, mark) => Math.max(most, nameWidth.advanceWidth(mark.label) + Theme.gapSmall), 0)
        FontMetrics {
            id: nameWidth
            font.family: Theme.family
            font.pixelSize: Theme.textTiny
        }
        visible: plot.drawable

        Rectangle {
            // The line at zero, if zero is within the field.
            visible: plot.low <= 0 && plot.high >= 0
            y: plot.atY(0)
            width: parent.width
            height: Theme.hair
            color: Theme.line
        }
        Repeater {
            id: lines
            model: plot.marks
            delegate: Item {
                id: mark
                required property int index
                required property var modelData
                // The names are beside the field, where no line runs through them; those of lines that are close
                // together are moved apart.
                readonly property var before: index > 0 ? lines.itemAt(index - 1) : null
                readonly property real nameTop: Math.min(y - name.height / 2, before !== null && before.visible ? before.nameTop - name.height : y)
                visible: modelData.value >= plot.low && modelData.value <= plot.high
                y: plot.atY(modelData.value)
                width: field.width
                Rectangle {
                    width: parent.width
                    height: Theme.hair
                    color: Theme.line
                }
                TinyPrint {
                    id: name
                    objectName: "mark " + mark.index
                    anchors.left: parent.right
                    anchors.leftMargin: Theme.gapSmall
                    y: mark.nameTop - mark.y
                    text: mark.modelData.label
                    tone: "mute"
                }
            }
        }
        Repeater {
            // The beginning of each part, and its name as far as there is room.
            model: plot.parts
            delegate: Item {
                id: part
                required property int index
                required property var modelData
                readonly property real end: index + 1 < plot.parts.length ? plot.atX(plot.parts[index + 1].first - 0.5) : field.width
                x: index === 0 ? 0 : plot.atX(modelData.first - 0.5)
                width: end - x
                height: field.height
                Rectangle {
                    visible: part.index > 0
                    width: Theme.hair
                    height: parent.height
                    color: Theme.line
                }
                TinyPrint {
                    objectName: "part " + part.index
                    x: Theme.gapTiny
                    y: -height - Theme.gapTiny / 2
                    visible: implicitWidth + Theme.gapSmall < part.width
                    text: part.modelData.label
                    tone: "mute"
                }
            }
        }
        Shape {
            anchors.fill: parent
            ShapePath {
                strokeColor: "transparent"
                fillColor: Qt.alpha(plot.colour, 0.16)
                PathPolyline {
                    path: plot.area()
                }
            }
            ShapePath {
                strokeColor: plot.colour
                strokeWidth: Theme.ring
                fillColor: "transparent"
                joinStyle: ShapePath.RoundJoin
                capStyle: ShapePath.RoundCap
                PathMultiline {
                    paths: plot.strokes()
                }
            }
        }
        Repeater {
            model: plot.dots
            delegate: Disc {
                required property int modelData
                x: plot.atX(modelData) - width / 2
                y: modelData < plot.values.length ? plot.atY(plot.values[modelData]) - height / 2 : 0
                width: Theme.u(8)
                color: plot.colour
            }
        }
        Disc {
            readonly property int at: plot.read >= 0 ? plot.read : plot.values.length - 1
            visible: at >= 0
            x: plot.atX(at) - width / 2
            y: at >= 0 && at < plot.values.length ? plot.atY(plot.values[at]) - height / 2 : 0
            width: Theme.u(10)
            color: Theme.surfaceRaised
            border.width: Theme.ring
            border.color: plot.colour
        }
        MouseArea {
            anchors.fill: parent
            hoverEnabled: true
            onPositionChanged: (mouse) => plot.read = Math.round(Math.max(0, Math.min(1, mouse.x / width)) * (plot.values.length - 1))
            onExited: plot.read = -1
        }
    }
    Print {
        anchors.centerIn: parent
        visible: !plot.drawable
        text: qsTr("Nothing to draw yet")
        tone: "mute"
    }
}
