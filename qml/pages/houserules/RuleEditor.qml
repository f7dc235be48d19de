// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Hanpan

/// The editor of a rule's value, by the kind of its field: a switch, a stepper, segments or a list of choices, several
/// steppers, a line of text, or a sheet for lists of objects.
FocusScope {
    id: root

    /// The row to which it belongs.
    required property RuleField row
    /// The game has its own editor for this rule, which takes a whole line of the page.
    readonly property bool own: String(ownEditor) !== ""

    implicitWidth: Math.max(loader.width, letters.width)
    implicitHeight: loader.height + (letters.active ? letters.height + Theme.gapSmall : 0)

    FontMetrics {
        id: metrics
        font.family: Theme.family
        font.pixelSize: Theme.textSmall
        font.bold: true
    }
    readonly property real segmentsWidth: Array.from(row.choices).reduce((sum, label) => sum + metrics.advanceWidth(label) + 2 * Theme.gapMedium, 0)
    readonly property string editorName: {
        switch (row.kind) {
        case "flag": return "Flag"
        case "number": return "Number"
        case "choice": return segmentsWidth <= Math.min(row.limit, Theme.u(620)) ? "Segments" : "Picker"
        case "numbers": return "Numbers"
        case "text": return "Text"
        default: return "List"
        }
    }
    // Not before everything is known: otherwise a list would be made, and replaced by segments.
    property bool ready: false
    Component.onCompleted: {
        ready = true
        load()
    }
    onEditorNameChanged: load()
    /// The game's own editor for this rule, if any.
    readonly property url ownEditor: (GameShelf.entry(row.rules.game).editors || {})[row.ruleId] || ""
    function load(): void {
        if (ready)
            loader.setSource(String(ownEditor) !== "" ? ownEditor : Qt.resolvedUrl("RuleEditor" + editorName + ".qml"), {row: row})
    }

    Loader {
        id: loader
        focus: true
    }
    // Under a game's own editor the same value as text, to be copied, pasted or typed.
    Loader {
        id: letters
        anchors.top: loader.bottom
        anchors.topMargin: Theme.gapSmall
        active: root.ready && String(root.ownEditor) !== "" && root.row.kind === "text"
        onActiveChanged: if (active) setSource(Qt.resolvedUrl("RuleEditorText.qml"), {row: root.row, focus: false})
    }
}
