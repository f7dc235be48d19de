// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Hanpan

/// A table's cloth as a card or a page shows it: lit from the upper left, with rounded corners. Decoration only.
InkField {
    id: cloth

    required property color light
    required property color deep

    picture: Ink.cloth(light, deep, Theme.radiusLarge, scaling)
}
