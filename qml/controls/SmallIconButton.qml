// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Hanpan

/// A drawing to press, as low as the other controls of a row.
IconButton {
    implicitWidth: Theme.controlSmall
    implicitHeight: Theme.controlSmall
}
