// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Hanpan

/// What a screen reader says about the table: without being asked every event, question, refusal, hint and result; and,
/// by a key, what sighted players would look at. It is invisible.
Item {
    id: speech

    required property TableFace session
    /// The coach's words, in sentences; "" while nothing is shown.
    required property string hint

    visible: false

    /// "hand", "table", "scores" or "turn" (TableFace.toldOf).
    function ask(what: string): string {
        const told = session.toldOf(what)
        Announcer.say(told, true)
        return told
    }
    function refuse(reason: string): void { Announcer.say(reason, true) }

    // Its parts change one after another; it is spoken when all have.
    onHintChanged: Qt.callLater(sayHint) // qmllint disable type
    function sayHint(): void { Announcer.say(hint, false) }

    /// The question, the turn and the result that were read last.
    readonly property claimShown claim: session.claim
    property int question: -1
    property bool mine: false
    property string result: ""

    /// Reads the open question, once.
    function put(): void {
        if (claim.active !== true || claim.serial === question || !session.myTurn)
            return
        question = claim.serial
        Announcer.say(claim.text + " " + Array.from(claim.actions).map(id => session.actions.spoken(id)).join(", "), true)
    }

    // After what led to it, with the answers that are possible by then.
    function putSoon(): void { Qt.callLater(put) } // qmllint disable type
    Connections {
        target: speech.session
        function onHeard(line: string): void { Announcer.say(line, false) }
        function onTold(sentence: string): void { Announcer.say(sentence, true) }
        function onClaimChanged(): void { speech.putSoon() }
        function onChanged(): void {
            const due = speech.session.myTurn && !speech.claim.active
            if (due && !speech.mine)
                Announcer.say(speech.session.statusText, false)
            speech.mine = due
            speech.putSoon()
            const ended = speech.session.result.title
            if (ended !== speech.result) {
                speech.result = ended
                if (ended !== "")
                    Announcer.say(ended + ". " + Array.from(speech.session.result.payments).map(pay => pay.name + " " + pay.payment).join(", ")
                                  + (speech.session.result.match.title ? ". " + speech.session.result.match.title : "")
                                  + (speech.session.result.remark.words ? ". " + speech.session.result.remark.name + ": " + speech.session.result.remark.words : ""), false)
            }
        }
    }
}
