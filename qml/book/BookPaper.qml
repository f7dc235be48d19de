// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Hanpan

/// A book of rules on paper, as a PDF or from the printer, with its pieces drawn as they are everywhere.
Item {
    id: paper

    required property BookOfRules book

    /// The result, a sentence.
    signal told(string text)

    function save(): void {
        prompt.open()
    }
    function toPrinter(): void {
        draw("")
    }

    readonly property int columns: 8
    readonly property int cell: 160
    /// The pieces that are being drawn.
    property list<string> faces
    /// The picture while it is being made.
    property QtObject shot: null

    /// Draws the pieces, and then the book: into this file, or on paper if it has no name.
    function draw(file: url): void {
        faces = book.faces()
        drawn.grabToImage((result) => {
            paper.shot = result
            const came = String(file) === "" ? Paper.printBook(book, result.image, columns)
                                             : Paper.saveBook(book, result.image, columns, file)
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
        onAccepted: paper.draw(selectedFile)
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
