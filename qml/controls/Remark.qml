// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Hanpan

/// What explains the words above it.
SmallParagraph {
    tone: "mute"
}
