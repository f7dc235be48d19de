// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Hanpan

/// The book of rules of a game: its chapters at the left, the current one at the right, and a search in all of them. A
/// word of the glossary is explained below when it is clicked. All of it can be printed or saved.
FocusScope {
    id: view

    required property string game
    /// Complete values of a rule set; empty = the house rules in use.
    property ruleValues values
    property int players: 0
    /// The current chapter.
    property int at: 0
    /// What the reader is looking for: a house rule or a refusal; "" = nothing.
    property string sought: ""
    /// The paragraph of the chapter about it; -1 = none.
    property int soughtPart: -1
    readonly property alias book: book

    readonly property int chapterCount: book.chapters.length

    readonly property bool searching: field.typed !== ""
    /// What the rules do is worked out while it is read.
    readonly property bool atEffects: !searching && at === book.chapters.length + 1

    BookOfRules {
        id: book
        game: view.game
        values: view.values
        players: view.players
        search: field.typed.trim()
    }
    /// Opens the place that explains a house rule or a refusal.
    function seek(what: string): void {
        field.clear()
        const place = book.placeOf(what)
        open(Math.max(0, place.chapter))
        sought = place.chapter >= 0 ? what : ""
        soughtPart = place.part
        finding.restart()
    }
    Timer {
        // Waits until the chapter has its final layout.
        id: finding
        interval: 0
        onTriggered: {
            const chapter = shown.itemAt(0) as BookChapter
            if (chapter)
                page.show(chapter.marked())
        }
    }
    function open(chapter: int): void {
        field.clear()
        at = chapter
        sought = ""
        soughtPart = -1
        told.term = -1
        page.contentY = 0
    }
    onGameChanged: open(0)

    BookPaper {
        id: paper
        book: view.book
        effects: sentence
        onTold: (text) => told.news = text
    }
    ScrollPage {
        id: contents
        width: Math.min(Theme.w(248), view.width * 0.36)
        height: Math.min(contentHeight, view.height)
        inset: 0
        clip: contentHeight > height
        interactive: clip
        spacing: Theme.gapTiny
        Flow {
            width: parent.width
            TextEntry {
                id: field
                objectName: "bookSearch"
                // Large words take the whole line.
                width: parent.width - (Theme.folds ? 0 : pdf.width + (printer.visible ? printer.width : 0))
                name: qsTr("Search the rules")
                placeholderText: name
            }
            IconButton {
                id: pdf
                objectName: "bookPdf"
                iconName: "save"
                text: qsTr("Save the book as PDF")
                onTriggered: paper.save()
            }
            IconButton {
                id: printer
                objectName: "bookPrint"
                iconName: "print"
                text: qsTr("Print the book")
                visible: Paper.canPrint()
                onTriggered: paper.toPrinter()
            }
        }
        Repeater {
            model: view.searching ? [] : book.chapters
            delegate: ActionButton {
                required property bookChapter modelData
                required property int index
                objectName: "chapter-" + modelData.id
                width: contents.width
                kind: index === view.at ? "plain" : "quiet"
                leading: true
                text: modelData.title
                onTriggered: view.open(index)
            }
        }
        ActionButton {
            objectName: "chapter-words"
            visible: !view.searching && book.terms.length > 0
            width: parent.width
            kind: view.at === book.chapters.length ? "plain" : "quiet"
            leading: true
            text: qsTr("Glossary")
            onTriggered: view.open(book.chapters.length)
        }
        ActionButton {
            objectName: "chapter-effects"
            visible: !view.searching && book.problem === ""
            width: parent.width
            kind: view.atEffects ? "plain" : "quiet"
            leading: true
            text: qsTr("What our rules do")
            onTriggered: view.open(book.chapters.length + 1)
        }
    }
    ScrollPage {
        id: page
        objectName: "bookPage"
        anchors.left: contents.right
        anchors.leftMargin: Theme.gap
        anchors.right: parent.right
        anchors.top: parent.top
        anchors.bottom: told.visible ? told.top : parent.bottom
        spacing: Theme.gap
        activeFocusOnTab: true
        Keys.onUpPressed: flick(0, Theme.u(900))
        Keys.onDownPressed: flick(0, -Theme.u(900))

        Paragraph {
            visible: book.problem !== ""
            text: book.problem
            tone: "red"
        }
        Paragraph {
            visible: view.searching && book.chapters.length === 0 && book.terms.length === 0
            text: qsTr("No rules mention “%1”.").arg(field.typed)
            tone: "mute"
        }
        Repeater {
            id: shown
            model: view.searching ? book.chapters : view.at < book.chapters.length ? [book.chapters[view.at]] : []
            delegate: BookChapter {
                required property bookChapter modelData
                width: parent ? parent.width : 0
                chapter: modelData
                book: view.book
                game: view.game
                sought: view.sought
                soughtPart: view.soughtPart
                onAsked: (term) => told.term = term
            }
        }
        Repeater {
            model: view.searching || view.at === book.chapters.length ? book.terms : []
            delegate: Column {
                id: entry
                required property bookTerm modelData
                width: parent ? parent.width : 0
                Caption {
                    text: entry.modelData.word
                    font.bold: true
                }
                Paragraph {
                    text: entry.modelData.meaning
                }
            }
        }
        RuleSentence {
            id: sentence
            game: view.game
            values: view.values
            players: view.players
            wanted: view.visible && (view.atEffects || paper.wantsEffects)
        }
        Heading {
            visible: view.atEffects
            text: qsTr("What our rules do")
            tone: "red"
            font.pixelSize: Theme.textLarge
        }
        Paragraph {
            objectName: "bookEffects"
            visible: view.atEffects
            text: sentence.text !== "" ? sentence.text : sentence.running ? qsTr("Playing...") : ""
            Accessible.role: Accessible.StatusBar
        }
        Remark {
            visible: view.atEffects && sentence.source !== ""
            text: sentence.source
        }
    }
    Rectangle {
        id: told
        objectName: "bookTerm"
        property int term: -1
        /// The result of saving or printing.
        property string news: ""
        onTermChanged: news = ""
        readonly property string entry: term >= 0 && term < book.glossary.length
                                        ? book.glossary[term].word + " — " + book.glossary[term].meaning : ""
        visible: entry !== "" || news !== ""
        anchors.left: page.left
        anchors.right: page.right
        anchors.bottom: parent.bottom
        height: meaning.height + 2 * Theme.gapSmall
        radius: Theme.radiusSmall
        color: Theme.surfaceChanged
        Caption {
            id: meaning
            anchors.left: parent.left
            anchors.right: close.left
            anchors.margins: Theme.gapSmall
            anchors.verticalCenter: parent.verticalCenter
            text: told.news !== "" ? told.news : told.entry
            wrapMode: Text.Wrap
            Accessible.role: Accessible.AlertMessage
        }
        IconButton {
            id: close
            anchors.right: parent.right
            anchors.verticalCenter: parent.verticalCenter
            iconName: "close"
            text: qsTr("Close")
            onTriggered: {
                told.term = -1
                told.news = ""
            }
        }
    }
}
