// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Hanpan

/// Opens a file, whatever it holds: a recent one, or another. Says why if it cannot.
Sheet {
    id: sheet

    /// What was wrong with the last file; "" = nothing.
    property string problem
    /// The recent files.
    property list<recentFile> recent

    function openFor(): void {
        problem = ""
        recent = RecentFiles.files
        open()
    }
    /// Opens the page for the file, or shows here why not.
    function take(file: url): void { OpenedFile.open(file) }
    function lead(found: foundFile): void {
        if (!found.ok) {
            refuse(found.text)
            return
        }
        if (opened)
            close()
        Navigator.go(found.page, found.properties)
    }
    /// Says why a file cannot be opened.
    function refuse(sentence: string): void {
        openFor()
        problem = sentence
    }

    Connections {
        target: OpenedFile
        function onLooked(found) { sheet.lead(found) }
    }

    title: problem === "" ? qsTr("Open a file") : qsTr("This file can't be opened")
    message: qsTr("A match (.hanpan), a rule set (.hanpanrules) or a transfer file from another computer (.hanpanhome). You can also drop it onto the window.")
    buttons: [{id: "cancel", label: qsTr("Close")}, {id: "choose", label: qsTr("Choose a file..."), kind: "primary"}]
    onAnswered: (id) => {
        if (id === "choose")
            dialog.open()
    }

    Paragraph {
        objectName: "openProblem"
        visible: sheet.problem !== ""
        text: sheet.problem
        tone: "red"
        Accessible.role: Accessible.AlertMessage
        Accessible.name: text
    }
    SmallCaption {
        width: parent.width
        visible: sheet.recent.length > 0
        text: qsTr("Recently opened")
        tone: "mute"
        Accessible.role: Accessible.Heading
    }
    Repeater {
        model: sheet.recent
        delegate: QuietButton {
            required property recentFile modelData
            required property int index
            objectName: "recent" + index
            width: parent.width
            implicitHeight: Theme.controlSmall
            leading: true
            text: modelData.name
            hint: modelData.folder
            onTriggered: sheet.take(OpenedFile.address(modelData.path))
        }
    }
    AskFile {
        id: dialog
        title: qsTr("Open a file")
        nameFilters: [qsTr("Hanpan files (%1)").arg("*.hanpan *.hanpanrules *.hanpanhome *.txt *.json"), qsTr("All files (*)")]
        onAccepted: sheet.take(selectedFile)
    }
}
