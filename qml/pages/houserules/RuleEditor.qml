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
    /// The game has one of its own for this rule: a line of a page is for it alone.
    readonly property bool own: String(ownEditor) !== ""

    implicitWidth: Math.max(loader.width, letters.width)
    implicitHeight: loader.height + (letters.active ? letters.height + Theme.gapSmall : 0)

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
    /// A game may have one of its own for a rule.
    readonly property url ownEditor: (GameShelf.entry(row.rules.game).editors || {})[row.ruleId] || ""
    function load() {
        if (ready)
            loader.setSource(String(ownEditor) !== "" ? ownEditor : Qt.resolvedUrl("RuleEditor" + editorName + ".qml"), {editor: root})
    }

    Loader {
        id: loader
        focus: true
    }
    // Under an editor of the game's own the same in letters, to be copied, pasted or typed.
    Loader {
        id: letters
        anchors.top: loader.bottom
        anchors.topMargin: Theme.gapSmall
        active: root.ready && String(root.ownEditor) !== "" && root.row.kind === "text"
        onActiveChanged: if (active) setSource(Qt.resolvedUrl("RuleEditorText.qml"), {editor: root, focus: false})
    }
}
