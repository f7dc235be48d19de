// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Hanpan

/// What every finished round paid, and the sums.
Sheet {
    id: sheet

    /// The session's scoreTable: {names, rows: [{round, cells, signs}], totals}.
    property var table: ({})

    objectName: "scoreSheet"
    title: qsTr("Scores")
    message: grid.empty ? qsTr("No round is finished yet.") : ""
    width: Math.min(Theme.u(760), Theme.windowWidth - 2 * Theme.margin)

    ScoreGrid {
        id: grid
        width: parent.width
        height: Math.min(implicitHeight, Theme.windowHeight * 0.55)
        visible: !empty
        table: sheet.table
    }
}
