// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Hanpan

/// One of the drawings in resources/icons, in any colour. Decoration only: whoever shows it says in words what it is.
Image {
    id: icon

    property string name
    property color color: Theme.ink
    property int size: Theme.iconSize

    width: size
    height: size
    sourceSize.width: size
    sourceSize.height: size
    source: name === "" ? "" : Ink.icon(name, color)
    fillMode: Image.PreserveAspectFit
    Accessible.ignored: true
}
