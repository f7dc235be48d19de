// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Hanpan

/// What the coach says about one choice: the action, what it promises compared with the best one, and why.
Rectangle {
    id: note

    required property coachHint hint
    readonly property bool shown: hint.state === "shown"

    signal nextRequested()
    signal closed()

    objectName: "hintNote"
    visible: hint.state === "shown" || hint.state === "thinking"
    implicitWidth: Math.max(headline.implicitWidth + tools.width + mark.width + 2 * Theme.gapSmall, Math.min(Theme.u(440), Math.max(why.implicitWidth, need.implicitWidth)), Theme.u(300)) + 2 * Theme.gapMedium
    implicitHeight: body.implicitHeight + 2 * Theme.gapSmall
    radius: Theme.radius
    color: Theme.surfaceRaised
    border.width: Theme.hair
    border.color: Theme.gold

    Accessible.role: Accessible.Note
    /// A screen reader says them as sentences, even if they have no full stop.
    function spoken(words: string): string { return words === "" ? "" : words.replace(/\.\s*$/, "") + ". " }
    /// All of it in sentences.
    readonly property string told: Announcer.spoken((spoken(headline.text) + spoken(promise.text) + spoken(need.text) + spoken(why.text)).trim())
    Accessible.name: told

    Column {
        id: body
        x: Theme.gapMedium
        y: Theme.gapSmall
        width: note.width - 2 * Theme.gapMedium
        spacing: Theme.gapTiny
        Row {
            width: parent.width
            spacing: Theme.gapSmall
            Icon {
                id: mark
                anchors.verticalCenter: parent.verticalCenter
                name: "hint"
                size: Theme.iconSmall
                color: Theme.gold
            }
            StrongPrint {
                id: headline
                objectName: "hintAction"
                anchors.verticalCenter: parent.verticalCenter
                width: parent.width - mark.width - tools.width - 2 * parent.spacing
                text: note.shown ? note.hint.action : qsTr("The coach is thinking...")
                wrapMode: Text.Wrap
            }
            Row {
                id: tools
                spacing: Theme.gapTiny
                Chip {
                    objectName: "nextHint"
                    visible: note.shown && note.hint.count > 1
                    text: note.shown ? qsTr("%1 of %2", "which of the coach's choices is shown").arg(note.hint.index + 1).arg(note.hint.count) : ""
                    iconName: "forward"
                    focusPolicy: Qt.TabFocus
                    hint: qsTr("The next best choice (?)")
                    onTriggered: note.nextRequested()
                }
                Chip {
                    objectName: "closeHint"
                    iconName: "close"
                    focusPolicy: Qt.TabFocus
                    Accessible.name: qsTr("Close")
                    onTriggered: note.closed()
                }
            }
        }
        SmallParagraph {
            id: promise
            objectName: "hintPromise"
            visible: text !== ""
            text: {
                if (!note.shown || note.hint.value === "")
                    return ""
                const words = [(note.hint.ownWins ? qsTr("Expected from your own wins: %1") : qsTr("Expected: %1")).arg(note.hint.value)]
                if (note.hint.alike)
                    words.push(qsTr("about equally good"))
                if (note.hint.ofMatch !== "")
                    words.push(qsTr("costs %1 of the match").arg(note.hint.ofMatch))
                if (note.hint.behind !== "")
                    words.push(qsTr("%1 behind the best").arg(note.hint.behind))
                return words.join(" · ")
            }
            Accessible.ignored: true
        }
        SmallParagraph {
            id: need
            objectName: "hintNeed"
            visible: text !== ""
            text: note.shown ? note.hint.need : ""
            Accessible.ignored: true
        }
        Remark {
            id: why
            objectName: "hintReason"
            visible: text !== ""
            text: note.shown ? note.hint.reason : ""
            Accessible.ignored: true
        }
    }
}
