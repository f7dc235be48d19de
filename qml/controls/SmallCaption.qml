// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Hanpan

/// Small words.
Caption {
    font.pixelSize: Theme.textSmall
}
