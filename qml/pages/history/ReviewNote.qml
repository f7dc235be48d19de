// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Hanpan

/// The coach's comment on a decision, at the table where it was made. `note`: of Review.decisions.
FocusScope {
    id: word

    property reviewedRow note
    /// The better move is shown.
    property bool instead: false
    /// What might have come of both moves is shown too; it takes room from the table.
    property bool explained: false

    signal showWanted()

    visible: note.index >= 0
    readonly property real widest: Theme.w(400)
    width: widest
    height: column.height + 2 * Theme.gap
    z: 3
    Accessible.role: Accessible.Note
    Accessible.name: Array.from([note.gradeText, qsTr("You played: %1").arg(note.played), note.reason, why.said]).filter(part => part !== "").join(". ")

    Panel {
        anchors.fill: parent
        color: Theme.surfaceRaised
    }
    Column {
        id: column
        x: Theme.gapMedium
        y: Theme.gap
        width: parent.width - 2 * x
        spacing: Theme.gapTiny
        Row {
            width: parent.width
            spacing: Theme.gapSmall
            GradeMark {
                id: mark
                size: Math.round(Theme.textBody * 1.5)
                grade: word.note.grade
                sign: word.note.sign
            }
            StrongPrint {
                anchors.verticalCenter: mark.verticalCenter
                width: parent.width - mark.width - parent.spacing
                text: word.note.gradeText
                elide: Text.ElideRight
            }
        }
        Paragraph {
            text: qsTr("You played: %1").arg(word.note.played)
            font.bold: true
            Accessible.ignored: true
        }
        Paragraph {
            visible: word.note.cost > 0.005
            text: qsTr("Better: %1").arg(word.note.better)
            tone: "gold"
            font.bold: true
            Accessible.ignored: true
        }
        SmallParagraph {
            //: cost, its standard error
            text: word.note.cost > 0.005 ? (word.note.errorText === "" ? qsTr("Cost: %1") : qsTr("Cost: %1 (%2)").arg("%1").arg(word.note.errorText)).arg(Array.from([word.note.ofMatch, word.note.costText]).filter(part => part !== "").join(" · "))
                                                                   : qsTr("The coach would have done the same.")
            tone: word.note.clear ? "red" : "mute"
            Accessible.ignored: true
        }
        Remark {
            visible: text !== ""
            text: word.note.reason
            Accessible.ignored: true
        }
        WhyNote {
            id: why
            objectName: "why"
            width: parent.width
            withHand: false // it is on the table
            shown: word.explained
            why: word.note.why
        }
        Flow {
            width: parent.width
            spacing: Theme.gapSmall
            SmallButton {
                objectName: "showBetter"
                visible: word.note.cost > 0.005
                iconName: "eye"
                text: word.instead ? qsTr("Back to what I played") : qsTr("Show the better move")
                onTriggered: word.showWanted()
            }
            SmallButton {
                objectName: "showWhy"
                visible: why.known
                iconName: "help"
                kind: "quiet"
                text: word.explained ? qsTr("Less") : qsTr("Why?")
                hint: qsTr("How both moves might have turned out")
                onTriggered: word.explained = !word.explained
            }
        }
    }
}
