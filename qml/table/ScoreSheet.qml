// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Hanpan

/// The payments of every finished round, and the sums.
Sheet {
    id: sheet

    /// The session's scoreTable: {names, rows: [{round, cells, signs}], totals, sums, goal}.
    property scoreTable table
    /// The person's standing.
    property string standing: ""

    objectName: "scoreSheet"
    title: qsTr("Scores")
    message: (grid.empty ? qsTr("No round is finished yet.") + " " : "") + standing
    width: Math.min(Theme.w(760), Theme.windowWidth - 2 * Theme.margin)

    ScorePlot {
        width: parent.width
        height: visible ? Math.min(Theme.u(210), Theme.windowHeight * 0.3) : 0
        visible: !grid.empty
        table: sheet.table
    }
    ScoreGrid {
        id: grid
        width: parent.width
        height: Math.min(implicitHeight, Theme.windowHeight * 0.36)
        visible: !empty
        table: sheet.table
    }
}
