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
    /// The tilt of a piece that is moved sideways by `dx`: degrees.
    function tilt(dx: real): real {
        return Theme.travel === 0 ? 0 : Math.max(-9, Math.min(9, dx * 0.6))
    }
}
