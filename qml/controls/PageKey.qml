// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Hanpan

/// The key of a thing of the Keymap, whichever it is now.
Shortcut {
    /// "everywhere/back"
    property string use
    // Read anew whenever a key was given.
    sequences: Keymap.serial < 0 ? [] : Keymap.sequences(use)
}
