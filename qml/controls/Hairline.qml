// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Hanpan

/// The finest line, from edge to edge.
Rectangle {
    width: parent.width
    height: Theme.hair
    color: Theme.lineSoft
}
