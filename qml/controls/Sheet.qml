// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Controls.Basic
import QtQuick.Templates as T
import Hanpan

/// A dialog: a title, some words or any content, and buttons at the end. `buttons`: [{id, label, kind}]; the one with
/// kind "primary" answers Return; with a `reason` it cannot be pressed now. A press closes it and emits answered(id);
/// Escape answers "cancel".
Popup {
    id: sheet

    property string title
    property string message
    property var buttons: [{id: "cancel", label: qsTr("Close"), kind: "plain"}]
    default property alias content: body.data
    /// The greatest height of what is between title and buttons; longer content scrolls.
    readonly property real room: Theme.windowHeight - 2 * Theme.gap - 2 * padding - heading.taken - buttonRow.height - column.spacing
    /// Where the keyboard starts; by default the primary button.
    property Item firstFocus

    signal answered(string id)

    function answer(id: string): void {
        close()
        answered(id)
    }
    function dismiss(): void { answer("cancel") }
    /// Opens with this sentence as its words.
    function explain(sentence: string): void {
        message = sentence
        open()
    }
    /// The keyboard goes to the button at this place, if there is one.
    function walkTo(place: int): void {
        const button = buttonsShown.itemAt(place)
        if (button !== null)
            button.forceActiveFocus(Qt.TabFocusReason)
    }
    onAboutToShow: {
        Navigator.shown(sheet)
        // The popup's own item is the dialog in the tree that screen readers see; it only gets the name set here.
        contentItem.parent.Accessible.name = title
        contentItem.parent.Accessible.description = message
    }
    onAboutToHide: Navigator.hidden(sheet)
    Component.onDestruction: Navigator.hidden(sheet)

    parent: T.Overlay.overlay
    anchors.centerIn: parent
    modal: true
    focus: true
    width: Math.min(Theme.w(520), Theme.windowWidth - 2 * Theme.margin)
    padding: Theme.gapLarge
    closePolicy: Popup.NoAutoClose
    onOpened: {
        if (firstFocus)
            firstFocus.forceActiveFocus(Qt.TabFocusReason)
        else
            for (let i = 0; i < buttonRow.children.length; ++i)
                if (buttonRow.children[i].kind === "primary" || i === 0)
                    buttonRow.children[i].forceActiveFocus(Qt.TabFocusReason)
    }

    T.Overlay.modal: Rectangle { color: Theme.scrim }
    enter: Transition {
        NumberAnimation { property: "opacity"; from: 0; to: 1; duration: Theme.enter; easing.type: Theme.easing }
        NumberAnimation { property: "scale"; from: 0.97; to: 1; duration: Theme.enter; easing.type: Theme.easing }
    }
    exit: Transition {
        NumberAnimation { property: "opacity"; from: 1; to: 0; duration: Theme.quick }
    }
    background: Panel {
        radius: Theme.radiusLarge
        color: Theme.surfaceRaised
    }
    contentItem: FocusScope {
        implicitHeight: column.implicitHeight
        focus: true
        Keys.onEscapePressed: sheet.dismiss()
        Keys.onBackPressed: sheet.dismiss()
        // Not in a key handler: an item with the keyboard (a plot, a row of choices) would take the Left of Alt+Left
        // for its own.
        PageKey {
            use: "everywhere/back"
            enabled: sheet.opened
            onActivated: sheet.dismiss()
        }
        Column {
            id: column
            width: parent.width
            spacing: Theme.gapMedium
            Paragraph {
                id: heading
                readonly property real taken: visible ? height + column.spacing : 0
                visible: sheet.title !== ""
                text: sheet.title
                font.pixelSize: Theme.textTitle
                font.bold: true
                Accessible.role: Accessible.Heading
            }
            ScrollPage {
                width: parent.width
                height: Math.min(contentHeight, sheet.room)
                visible: sheet.message !== "" || body.children.length > 0
                spacing: column.spacing
                inset: Theme.folds ? Theme.gapSmall : 0
                clip: contentHeight > height
                interactive: clip
                Paragraph {
                    visible: sheet.message !== ""
                    text: sheet.message
                    lineHeight: 1.25
                }
                Column {
                    id: body
                    width: parent.width
                    spacing: Theme.gap
                    visible: children.length > 0
                }
            }
            ButtonRow {
                id: buttonRow
                anchors.right: parent.right
                room: parent.width
                topPadding: Theme.gapSmall
                Repeater {
                    id: buttonsShown
                    model: sheet.buttons
                    delegate: ActionButton {
                        required property var modelData
                        required property int index
                        objectName: "sheet " + modelData.id
                        text: modelData.label
                        kind: modelData.kind === undefined ? "plain" : modelData.kind
                        available: reason === ""
                        reason: modelData.reason === undefined ? "" : modelData.reason
                        onTriggered: sheet.answer(modelData.id)
                        Keys.onLeftPressed: sheet.walkTo(index - 1)
                        Keys.onRightPressed: sheet.walkTo(index + 1)
                    }
                }
            }
        }
    }
}
