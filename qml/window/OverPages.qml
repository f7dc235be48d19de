// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Hanpan

/// What lies over all pages of the window, whichever is on top: the keys of that page, the sheet that opens a file, the
/// target for files dropped on the window, messages about the matches or the last run.
Item {
    id: overPages

    /// The page on top. Only some have keys, so its type stays open.
    property var page: null
    /// A sheet is gone: the page is to have the keyboard again.
    signal uncovered()

    /// Shows the keys of the page: a page that has some says which (`keyPage`, `game`).
    function showKeys(): void {
        (keys.get() as KeysSheet).show(page && page.keyPage !== undefined ? page.keyPage : "everywhere",
                                       page && page.game !== undefined ? page.game : "")
    }
    function openSheet(): OpenSheet { return opening.get() as OpenSheet }

    /// Opens the files that the system asked for.
    function openAsked(): void {
        for (const file of OpenedFile.take())
            openSheet().take(file)
    }

    PageKey {
        use: "everywhere/open"
        onActivated: overPages.openSheet().openFor()
    }
    PageKey {
        use: "everywhere/keys"
        onActivated: overPages.showKeys()
    }
    Connections {
        target: Navigator
        function onKeysRequested() { overPages.showKeys() }
        function onOpenRequested() { overPages.openSheet().openFor() }
        function onRefused(sentence, ofFile) {
            if (ofFile)
                overPages.openSheet().refuse(sentence)
            else
                (refusal.get() as Sheet).explain(sentence)
        }
    }

    Later {
        id: keys
        over: overPages
        KeysSheet {
            onClosed: overPages.uncovered()
        }
    }
    Later {
        id: opening
        over: overPages
        OpenSheet {
            objectName: "openSheet"
            onClosed: overPages.uncovered()
        }
    }
    Later {
        // Options of the command line that do not go together, for people who do not see what is printed.
        id: refusal
        over: overPages
        Sheet {
            objectName: "startRefusal"
            title: qsTr("Hanpan could not start as it was asked to")
        }
    }
    DropArea {
        id: dropped
        anchors.fill: parent
        keys: ["text/uri-list"]
        onDropped: (drop) => {
            // Sheets over the page are about the page as it was.
            while (Navigator.dismiss())
                ;
            for (const file of drop.urls)
                overPages.openSheet().take(file)
            drop.accept(Qt.CopyAction)
        }
    }
    Rectangle {
        anchors.fill: parent
        visible: dropped.containsDrag
        color: Theme.scrim
        Caption {
            anchors.centerIn: parent
            text: qsTr("Drop the file to open it")
            color: Theme.tableInk
            font.pixelSize: Theme.textHeading
        }
    }
    Connections {
        target: OpenedFile
        function onAsked() { overPages.openAsked() }
    }
    Component.onCompleted: openAsked()
    Connections {
        // The result of a copy that was imported from the notice.
        id: broughtIn
        enabled: false
        target: Moving
        function onDone(came: outcome): void {
            enabled = false
            History.tell(came.text)
        }
    }
    Later {
        // A database set aside, a match that can no longer be kept: this is told once, wherever the person is.
        id: notice
        readonly property string words: History.notice
        over: overPages
        onWordsChanged: if (words !== "") (get() as Sheet).open()
        Component.onCompleted: if (words !== "") (get() as Sheet).open()
        Sheet {
            objectName: "historyNotice"
            title: qsTr("Your matches")
            message: History.notice
            readonly property safetyCopy offer: History.offer
            buttons: offer.text === "" ? [{id: "cancel", label: qsTr("Close"), kind: "plain"}]
                   : [{id: "cancel", label: qsTr("Close"), kind: "plain"}, {id: "bring", label: offer.text, kind: "primary"}]
            onAnswered: (id) => {
                const file = offer.file
                History.dismissNotice()
                if (id === "bring") {
                    broughtIn.enabled = true
                    Moving.bringIn(file, false)
                }
            }
            onClosed: overPages.uncovered()
        }
    }

    Later {
        // The last run ended by a fault: its trace can be looked at and copied, once.
        over: overPages
        Component.onCompleted: if (Journal.crash !== "") (get() as Sheet).open()
        Sheet {
            objectName: "crashNotice"
            title: qsTr("Hanpan ended unexpectedly last time")
            message: qsTr("Your matches are safe. A crash report was saved that will help us fix it.")
            buttons: [{id: "cancel", label: qsTr("Close")}, {id: "copy", label: qsTr("Copy the report"), kind: "primary"}]
            width: Math.min(Theme.w(760), Theme.windowWidth - 2 * Theme.margin)
            onAnswered: (id) => {
                if (id === "copy")
                    Journal.copyText(Journal.details() + "\n" + trace.text)
                Journal.dismissCrash()
            }
            onClosed: overPages.uncovered()
            ScrollPage {
                width: parent.width
                height: Theme.u(220)
                Caption {
                    id: trace
                    objectName: "crashTrace"
                    width: parent.width
                    text: Journal.crash
                    font.family: Theme.fixedFamily
                    font.pixelSize: Theme.textTiny
                    wrapMode: Text.WrapAnywhere
                }
            }
        }
    }
}
