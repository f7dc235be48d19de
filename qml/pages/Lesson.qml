// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Controls.Basic
import Hanpan

/// Lesson `number` (from 1) of a game's course, at the real table.
FocusScope {
    id: page

    property string game: GameShelf.first
    readonly property string keyPage: "table"
    property int number: 1
    readonly property alias session: session
    readonly property string windowTitle: qsTr("%1 – %2", "title of the window").arg(GameCatalog.name(game)).arg(lesson.title)
    readonly property lessonShown lesson: session.lesson
    readonly property bool onScreen: StackView.status === StackView.Active

    /// Called by the window on Escape and the back button; true when the page has handled it. There is nothing to lose.
    function goBack(): bool {
        if (!table.keys.cancel())
            Navigator.leave()
        return true
    }
    function help(): void { table.openRules() }
    function begin(step: int): void {
        if (session.startLesson(game, number, step)) {
            lead()
            return
        }
        failure.explain(session.startError())
    }
    function leadOn(): void {
        if (lesson.kind === "say")
            session.readOn()
        else if (lesson.kind !== "end")
            return
        else if (page.number < Courses.count(game)) {
            number += 1
            begin(Courses.place(game, number))
        } else
            Navigator.replace("Setup", {game: game})
    }
    /// The keyboard goes where the lesson continues, to its button or to the table, once the card shows the step.
    function lead(): void { Qt.callLater(focusLead) } // qmllint disable type
    function focusLead(): void {
        if (lesson.kind === "end")
            Courses.setDone(page.game, page.number)
        else if (!Courses.isDone(page.game, page.number))
            Courses.leave(page.game, page.number, Math.max(1, lesson.step))
        if (!card.takeKeys())
            table.takeKeys()
    }

    focus: true
    // Wherever on the page the keyboard is, the table gets its keys.
    Keys.onPressed: (event) => {
        if (!table.activeFocus)
            table.keys.press(event)
    }
    onOnScreenChanged: if (onScreen) focusLead()
    Component.onCompleted: begin(Courses.place(game, number))

    TableSession {
        id: session
        kept: false
        speed: Preferences.botSpeed
        claimWaits: true
        paused: !page.onScreen || table.held
        onLessonChanged: page.lead()
    }
    TableView {
        id: table
        anchors.top: card.bottom
        anchors.left: parent.left
        anchors.right: parent.right
        anchors.bottom: parent.bottom
        focus: true
        lesson: true
        bare: page.lesson.kind !== "free"
        session: session
        pointedAt: page.lesson.show
        onSounded: (kind, step) => SoundBoard.play(kind, page.game, step)
        onGoOnRequested: page.leadOn()
        onLeaveRequested: Navigator.leave()
        onSettingsRequested: Navigator.go("Settings", {})
    }
    LessonCard {
        id: card
        width: parent.width
        lesson: page.lesson
        count: Courses.count(page.game)
        onLeaveRequested: Navigator.leave()
        onReadOn: session.readOn()
        onHintRequested: session.askHint()
        onAgainRequested: page.begin(1)
        onNextRequested: page.leadOn()
    }
    Sheet {
        id: failure
        objectName: "startFailure"
        title: qsTr("This lesson can't be started")
        onAnswered: Navigator.leave()
    }
}
