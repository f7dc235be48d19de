// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Hanpan

/// Bold words that are only drawn.
Print {
    font.bold: true
}
