// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Hanpan

/// Every piece of a pile, oldest first, for whoever wants to remember what lies covered.
Sheet {
    id: sheet

    required property string game
    /// Names of the pieces, oldest first.
    property var faces: []

    objectName: "pileHistory"
    title: qsTr("Discards, oldest first")
    width: Math.min(Theme.u(640), Theme.windowWidth - 2 * Theme.margin)

    Flickable {
        width: parent.width
        height: Math.min(flow.implicitHeight, Theme.windowHeight * 0.5)
        contentHeight: flow.implicitHeight
        clip: contentHeight > height
        boundsBehavior: Flickable.StopAtBounds
        Flow {
            id: flow
            width: parent.width
            spacing: Theme.gapSmall
            Repeater {
                model: sheet.faces
                delegate: Piece {
                    required property string modelData
                    width: Theme.u(52)
                    game: sheet.game
                    face: modelData
                    Accessible.role: Accessible.ListItem
                    Accessible.name: modelData
                }
            }
        }
    }
}
