// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Hanpan

/// The smallest words, only drawn.
Print {
    font.pixelSize: Theme.textTiny
}
