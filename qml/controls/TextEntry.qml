// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Controls.Basic
import Hanpan

/// One line of typed text. `problem` says in words what is wrong with it, beside the field while it has the keyboard.
TextField {
    id: control

    property string name
    property string problem
    /// No further letter fits: this is said, because further typing has no effect.
    readonly property string full: text.length < maximumLength ? "" : qsTr("No more than %n letter(s) fit here.", "", maximumLength)
    /// What is seen: an input method's unfinished syllable counts.
    readonly property string typed: text + preeditText
    /// Return means "done" here, unless it only ended a syllable: input methods insert what they have composed and
    /// then, at once, pass the key on as well. (Use this rather than `accepted`.)
    signal entered()
    property bool syllableEnded: false
    onPreeditTextChanged: if (preeditText === "") {
        syllableEnded = true
        keyPassedOn.restart()
    }
    Timer {
        id: keyPassedOn
        interval: 120
        onTriggered: control.syllableEnded = false
    }
    function finish(): void {
        if (preeditText !== "" || syllableEnded)
            return
        editingFinished()
        entered()
    }
    Keys.onReturnPressed: finish()
    Keys.onEnterPressed: finish()

    implicitWidth: Theme.u(220)
    implicitHeight: Theme.controlSmall + Theme.gapTiny
    leftPadding: Theme.gap
    rightPadding: Theme.gap
    font.family: Theme.family
    font.pixelSize: Theme.textBody
    color: Theme.ink
    placeholderTextColor: Theme.mute
    selectionColor: Theme.gold
    selectedTextColor: Theme.goldInk
    selectByMouse: true

    Accessible.role: Accessible.EditableText
    Accessible.name: name
    Accessible.description: problem !== "" ? problem : full

    background: Rectangle {
        radius: Theme.radiusSmall
        color: Theme.surfaceRaised
        border.width: control.problem !== "" ? Theme.stroke : Theme.hair
        border.color: control.problem !== "" ? Theme.red : Theme.rim
        FocusRing {
            shown: control.activeFocus
            innerRadius: Theme.radiusSmall
        }
    }

    Tip {
        shown: control.activeFocus && words !== ""
        delay: 0
        words: control.Accessible.description
    }
}
