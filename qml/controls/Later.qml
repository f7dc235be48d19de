// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick

/// Something that is seldom shown, a sheet say: made when it is first asked for, so that no start pays for it.
QtObject {
    id: later

    default required property Component what
    /// What it lies over, and goes with.
    required property Item over
    /// What has been made; null before.
    property QtObject made: null

    function get(): QtObject {
        if (made === null)
            made = what.createObject(over)
        return made
    }
}
