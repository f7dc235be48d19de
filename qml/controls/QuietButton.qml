// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Hanpan

/// A button for what is done seldom.
ActionButton {
    kind: "quiet"
    font.bold: false
}
