// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Hanpan

/// The book of rules of a game: its chapters at the left, the one that is read at the right; what is searched for in all of
/// them. A word of the glossary is explained below when it is clicked.
FocusScope {
    id: view

    required property string game
    /// Complete values of a rule set; {} = the house rules in use.
    property var values: ({})
    property int players: 0
    /// The chapter that is read.
    property int at: 0
    /// A rule whose row is to be marked; "" = none.
    property string sought: ""
    readonly property alias book: book

    readonly property int chapterCount: book.chapters.length

    readonly property bool searching: field.typed !== ""

    BookOfRules {
        id: book
        game: view.game
        values: view.values
        players: view.players
        search: field.typed.trim()
    }
    /// Opens the place that tells of a house rule.
    function seek(rule: string): void {
        field.clear()
        var found = book.chapterOf(rule)
        if (found >= 0)
            at = found
        sought = found >= 0 ? rule : ""
        told.term = -1
    }
    function open(chapter: int): void {
        field.clear()
        at = chapter
        sought = ""
        told.term = -1
        page.contentY = 0
    }
    onGameChanged: open(0)

    Column {
        id: contents
        width: Theme.u(248)
        spacing: Theme.gapTiny
        TextEntry {
            id: field
            objectName: "bookSearch"
            width: parent.width
            name: qsTr("Search the rules")
            placeholderText: name
        }
        Repeater {
            model: view.searching ? [] : book.chapters
            delegate: ActionButton {
                required property var modelData
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
            text: qsTr("Words")
            onTriggered: view.open(book.chapters.length)
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

        Caption {
            visible: book.problem !== ""
            width: parent.width
            text: book.problem
            tone: "red"
            wrapMode: Text.Wrap
        }
        Caption {
            visible: view.searching && book.chapters.length === 0 && book.terms.length === 0
            width: parent.width
            text: qsTr("No rule holds “%1”.").arg(field.typed)
            tone: "mute"
            wrapMode: Text.Wrap
        }
        Repeater {
            model: view.searching ? book.chapters : view.at < book.chapters.length ? [book.chapters[view.at]] : []
            delegate: BookChapter {
                required property var modelData
                width: parent ? parent.width : 0
                chapter: modelData
                book: view.book
                game: view.game
                sought: view.sought
                onAsked: (term) => told.term = term
            }
        }
        Repeater {
            model: view.searching || view.at === book.chapters.length ? book.terms : []
            delegate: Column {
                id: entry
                required property var modelData
                width: parent ? parent.width : 0
                Caption {
                    text: entry.modelData.word
                    font.bold: true
                }
                Caption {
                    width: parent.width
                    text: entry.modelData.meaning
                    wrapMode: Text.Wrap
                }
            }
        }
    }
    Rectangle {
        id: told
        objectName: "bookTerm"
        property int term: -1
        readonly property var entry: term >= 0 && term < book.glossary.length ? book.glossary[term] : null
        visible: entry !== null
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
            text: told.entry ? told.entry.word + " — " + told.entry.meaning : ""
            wrapMode: Text.Wrap
            Accessible.role: Accessible.AlertMessage
        }
        IconButton {
            id: close
            anchors.right: parent.right
            anchors.verticalCenter: parent.verticalCenter
            iconName: "close"
            text: qsTr("Close")
            onTriggered: told.term = -1
        }
    }
}
