// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Hanpan

/// Words over as many lines as they need, as wide as their place.
Caption {
    width: parent.width
    wrapMode: Text.Wrap
}
