// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Hanpan

/// Words that may be too long for their room: written smaller as far as `least`, then shortened, and told whole under the pointer.
/// Large words are never written smaller.
Caption {
    id: brief

    /// The smallest they get, in pixels of usual words (it grows with them); 0 = they keep their size.
    property int least: 0

    fontSizeMode: least > 0 && !Theme.folds ? Text.HorizontalFit : Text.FixedSize
    minimumPixelSize: Theme.least(least)
    elide: Text.ElideRight

    HoverHandler {
        id: over
        enabled: brief.truncated
    }
    Loader {
        // Seldom needed: made when it is.
        active: over.hovered
        anchors.fill: parent
        sourceComponent: Tip {
            shown: over.hovered
            words: brief.text
        }
    }
}
