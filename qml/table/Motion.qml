// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Hanpan

/**
 * How pieces move, in one language: a verb for each kind of way. The weight of a piece is in these numbers and nowhere
 * else. All durations follow Theme.motion: with motion off every verb is a plain change.
 */
QtObject {
    /// share: part of the usual duration. easing, overshoot: along the way. rise: how high it goes, 1 = as high as a held
    /// one. spin: degrees that it comes in turned by.
    readonly property var verbs: ({
        carried: { share: 1, easing: Easing.OutCubic, overshoot: 0, rise: 0, spin: 0 },
        thrown: { share: 1.05, easing: Easing.OutQuart, overshoot: 0, rise: 0.55, spin: 16 },
        snatched: { share: 1.15, easing: Easing.InOutQuart, overshoot: 0, rise: 1, spin: -10 },
        squared: { share: 1.1, easing: Easing.OutBack, overshoot: 0.9, rise: 0.3, spin: 0 },
        dropped: { share: 0.9, easing: Easing.OutBack, overshoot: 1.6, rise: 0, spin: 0 }
    })

    /// The verb for a way from a zone of one kind to one of another. `letGo`: a hand has just let it go there.
    function verb(from: string, to: string, letGo: bool): string {
        if (letGo)
            return "dropped"
        if ((from === "discard" || from === "river") && (to === "hand" || to === "meld" || to === "locked"))
            return "snatched"
        if (from === "hand" && (to === "discard" || to === "river"))
            return "thrown"
        return to === "meld" && from !== "meld" ? "squared" : "carried"
    }
    function duration(name: string): int {
        return Theme.travel * verbs[name].share
    }

    // ---- a piece in the hand ----------------------------------------------------------------------------------------
    /// How far the shadow of a held piece lies from it, and how much nearer it comes: parts of its width.
    readonly property real shadowReach: 0.16
    readonly property real nearer: 0.07
    /// How far its neighbours make room: a part of its width.
    readonly property real room: 0.2
    /// How near a held piece comes before the place that would take it leans towards it, and how far that leans: parts
    /// of a piece's width.
    readonly property real near: 0.8
    readonly property real lean: 0.09
    /// How far a place leans whose middle has the piece at (dx, dy), for pieces of this width.
    function leaning(dx: real, dy: real, width: real): point {
        const far = Theme.travel === 0 ? 0 : lean * width / Math.max(width, Math.hypot(dx, dy))
        return Qt.point(dx * far, dy * far)
    }
    /// It springs back, and so does a player who has reached out.
    readonly property real spring: 2.2
    /// How far a player leans over the table to throw, to take or to lay: a part of the height of the seat; and whether
    /// this kind of event is one of those.
    readonly property real reach: 0.16
    function reaches(kind: string): bool {
        return Theme.travel > 0 && /^(discard|claim|meld|add|place)$/.test(kind)
    }
    /// The tilt of a piece that is moved sideways by `dx`: degrees.
    function tilt(dx: real): real {
        return Theme.travel === 0 ? 0 : Math.max(-9, Math.min(9, dx * 0.6))
    }
}
