// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Hanpan

/// What changes a rule's value, by the kind of its field: a switch, a stepper, segments or a list of choices, several
/// steppers, a line of text, or a sheet for lists of things.
FocusScope {
    id: root

    /// The RuleRow it stands in. Not of that type: a row is made of editors, and the two would wait for each other.
    required property var row
    /// The widest it may get.
    property real limit: Theme.u(600)

    implicitWidth: loader.width
    implicitHeight: loader.height

    FontMetrics {
        id: metrics
        font.family: Theme.family
        font.pixelSize: Theme.textSmall
        font.bold: true
    }
    function segmentsWidth(labels: var): real {
        var sum = 0
        for (var i = 0; i < labels.length; ++i)
            sum += metrics.advanceWidth(labels[i]) + 2 * Theme.gapMedium
        return sum
    }
    readonly property var options: Array.from(row.choices).map((label, i) => ({value: i, label: label}))
    readonly property string editorName: {
        switch (row.kind) {
        case "flag": return "Flag"
        case "number": return "Number"
        case "choice": return segmentsWidth(row.choices) <= Math.min(limit, Theme.u(620)) ? "Segments" : "Picker"
        case "numbers": return "Numbers"
        case "text": return "Text"
        default: return "List"
        }
    }
    // Not before everything is known: a list would be made, and thrown away for segments.
    property bool ready: false
    Component.onCompleted: {
        ready = true
        load()
    }
    onEditorNameChanged: load()
    function load() {
        if (ready)
            loader.setSource("RuleEditor" + editorName + ".qml", {editor: root})
    }

    Loader {
        id: loader
        focus: true
    }
}
