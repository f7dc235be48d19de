// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick

/// Something that is seldom shown, such as a sheet: it is made on demand, so that a start takes no time for it.
QtObject {
    default required property Component what
    /// The item over which it lies, and with which it is deleted.
    required property Item over
    /// The made object; null before.
    property QtObject made: null

    function get(): QtObject {
        if (made === null)
            made = what.createObject(over)
        return made
    }
}
