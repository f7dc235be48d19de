// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Hanpan

/// Pieces side by side, as an example; a face of "" leaves a gap.
Row {
    id: group

    required property string game
    required property list<string> faces
    property real size: Theme.u(34)

    spacing: Theme.hair
    Repeater {
        model: group.faces
        delegate: Item {
            id: place
            required property string modelData
            width: modelData === "" ? Theme.gap : group.size
            height: drawn.height
            Piece {
                id: drawn
                visible: place.modelData !== ""
                width: group.size
                game: group.game
                face: place.modelData
                alone: true
            }
        }
    }
}
