// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Hanpan

/// A button as low as the other controls of a row.
ActionButton {
    implicitHeight: Theme.controlSmall
    font.pixelSize: Theme.textSmall
}
