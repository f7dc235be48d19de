// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Hanpan

/// One of the drawings in resources/icons, in any colour. Decoration only: its user has to say in words what it is.
InkImage {
    id: icon

    property string name
    property color color: Theme.ink
    property int size: Theme.iconSize

    width: size
    step: 1
    picture: name === "" ? "" : Ink.icon(name, color)
}
