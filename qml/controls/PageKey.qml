// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Hanpan

/// The current key for a use of the Keymap.
Shortcut {
    /// "everywhere/back"
    property string use
    // Read again whenever a key has changed.
    sequences: Keymap.serial < 0 ? [] : Keymap.sequences(use)
}
