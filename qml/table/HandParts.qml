// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Hanpan

/// Under the own hand: what belongs together in it, named. A complete part is gold, one that is begun is quiet.
Item {
    id: marks

    required property TableLayout layout
    /// [{label, brief, complete, runs: [{first, last}]}], places in the hand.
    required property var parts
    /// Pieces in the hand.
    required property int count

    function leftOf(place: int): real {
        var spot = layout.placement(layout.myHand, place, count)
        return spot ? spot.x - layout.pieceWidth / 2 : 0
    }
    function longest(runs: var): int {
        var best = 0
        for (var i = 1; i < runs.length; ++i)
            if (runs[i].last - runs[i].first > runs[best].last - runs[best].first)
                best = i
        return best
    }

    objectName: "handParts"
    y: layout.handTop + 20 * layout.unit + layout.pieceHeight + 5 * layout.unit

    Repeater {
        model: marks.parts
        delegate: Item {
            id: part
            required property var modelData
            readonly property int named: marks.longest(modelData.runs)
            Repeater {
                model: part.modelData.runs
                delegate: Item {
                    id: run
                    required property int index
                    required property var modelData
                    x: marks.leftOf(modelData.first)
                    width: marks.leftOf(modelData.last) + marks.layout.pieceWidth - x
                    Rectangle {
                        width: parent.width
                        height: Math.max(2, 3 * marks.layout.unit)
                        radius: height / 2
                        color: part.modelData.complete ? Theme.gold : Theme.tableMute
                        opacity: part.modelData.complete ? 1 : 0.55
                    }
                    FontMetrics {
                        id: smallest
                        font.family: Theme.family
                        font.pixelSize: Theme.folds ? Theme.textTiny : Theme.least(9)
                        font.bold: part.modelData.complete
                    }
                    Brief {
                        visible: run.index === part.named
                        width: parent.width
                        y: 5 * marks.layout.unit
                        horizontalAlignment: Text.AlignHCenter
                        // Where there is no room for the count, it is left out rather than cut.
                        text: smallest.advanceWidth(part.modelData.label) <= width ? part.modelData.label : part.modelData.brief
                        color: part.modelData.complete ? Theme.gold : Theme.tableMute
                        font.pixelSize: Theme.textTiny
                        font.bold: part.modelData.complete
                        least: 9
                        Accessible.name: part.modelData.label
                    }
                }
            }
        }
    }
}
