// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Hanpan

/// Small words over as many lines as they need.
Paragraph {
    font.pixelSize: Theme.textSmall
}
