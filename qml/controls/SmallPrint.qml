// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Hanpan

/// Small words that are only drawn.
Print {
    font.pixelSize: Theme.textSmall
}
