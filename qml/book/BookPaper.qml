// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Hanpan

/// A book of rules on paper, as a PDF or from the printer, with its pieces drawn as they are everywhere.
Item {
    id: paper

    required property BookOfRules book
    /// What its rules do; worked out once `wantsEffects`.
    required property RuleSentence effects
    property bool wantsEffects: false

    /// The result, a sentence.
    signal told(string text)

    function save(): void {
        wantsEffects = true
        prompt.open()
    }
    function toPrinter(): void {
        wantsEffects = true
        make("")
    }
    /// Into this file, or on paper if it has no name, as soon as the effects are known (some rules have none).
    function make(file: url): void {
        into = file
        waits = true
        begin()
    }
    function begin(): void {
        if (waits && (effects.text !== "" || !effects.running)) {
            waits = false
            draw()
        }
    }
    Connections {
        target: paper.effects
        function onChanged() {
            paper.begin()
        }
    }

    property url into
    property bool waits: false

    readonly property int columns: 8
    readonly property int cell: 160
    /// The pieces that are being drawn.
    property list<string> faces
    /// The picture while it is being made.
    property QtObject shot: null

    /// Draws the pieces, and then the book.
    function draw(): void {
        faces = book.faces()
        drawn.grabToImage((result) => {
            paper.shot = result
            const said = effects.text === "" ? [] : [effects.text, effects.source]
            const came = String(into) === "" ? Paper.printBook(book, result.image, columns, said)
                                             : Paper.saveBook(book, result.image, columns, said, into)
            paper.shot = null
            paper.faces = []
            paper.told(came.text)
        })
    }

    AskFile {
        id: prompt
        title: qsTr("Save the book of rules")
        saves: true
        suggestedName: Language.code === "" ? "" : qsTr("%1 rules", "a game").arg(GameCatalog.name(paper.book.game))
        defaultSuffix: "pdf"
        nameFilters: [qsTr("PDF (*.pdf)")]
        onAccepted: paper.make(selectedFile)
    }
    Piece {
        // All pieces have its size.
        id: sample
        visible: false
        width: paper.cell * 0.94
        game: paper.book.game
        face: paper.faces.length > 0 ? paper.faces[0] : ""
    }
    Item {
        id: drawn
        visible: false
        width: paper.columns * paper.cell
        // Even a book without pieces has a picture.
        height: Math.max(1, Math.ceil(paper.faces.length / paper.columns)) * Math.max(1, sample.height)
        Repeater {
            model: paper.faces
            delegate: Piece {
                required property string modelData
                required property int index
                x: index % paper.columns * paper.cell + paper.cell * 0.03
                y: Math.floor(index / paper.columns) * sample.height
                width: sample.width
                game: paper.book.game
                face: modelData
            }
        }
    }
}
