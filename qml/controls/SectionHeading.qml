// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Hanpan

/// The words above a panel of rows.
Heading {
    width: parent.width
    tone: "red"
    font.pixelSize: Theme.textSmall
    leftPadding: Theme.gapTiny
    topPadding: Theme.gapMedium
    bottomPadding: Theme.gapTiny
}
