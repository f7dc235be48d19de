// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Hanpan

/// Words that may be too long for their room: they are written smaller down to `least`, then shortened, and shown in
/// full under the pointer. Large words are never written smaller.
Caption {
    id: brief

    /// The smallest size, in pixels of usual words (it grows with them); 0 = they keep their size.
    property int least: 0

    fontSizeMode: least > 0 && !Theme.folds ? Text.HorizontalFit : Text.FixedSize
    minimumPixelSize: Theme.least(least)
    elide: Text.ElideRight

    HoverHandler {
        id: over
        enabled: brief.truncated
    }
    Loader {
        // Seldom needed, so made on demand.
        active: over.hovered
        anchors.fill: parent
        sourceComponent: Tip {
            shown: over.hovered
            words: brief.text
        }
    }
}
