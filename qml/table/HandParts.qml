// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Hanpan

/// Under the own hand: the names of the parts that belong together. A complete part is gold, one that is only begun is
/// muted.
Item {
    id: marks

    required property TableLayout layout
    /// Their runs are places in the hand.
    required property list<readPart> parts
    /// Pieces in the hand.
    required property int count

    readonly property real wide: layout.pieceWidth * layout.handScale
    function leftOf(place: int): real {
        const spot = layout.placement(layout.myHand, place, count)
        return spot ? spot.x - wide / 2 : 0
    }
    /// " 2" for the second part with the same name, if parts of that name are scattered; else nothing.
    function ordinalOf(index: int): string {
        const brief = parts[index].brief
        const same = Array.from(parts).map((part, at) => ({ at: at, brief: part.brief, runs: part.runs.length })).filter(part => part.brief === brief)
        return same.length > 1 && same.some(part => part.runs > 1) ? " " + (same.findIndex(part => part.at === index) + 1) : ""
    }
    function longest(runs: var): int {
        let best = 0
        for (let i = 1; i < runs.length; ++i)
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
            required property readPart modelData
            required property int index
            readonly property int named: marks.longest(modelData.runs)
            readonly property string ordinal: marks.ordinalOf(index)
            Repeater {
                model: part.modelData.runs
                delegate: Item {
                    id: run
                    required property int index
                    required property placeRun modelData
                    x: marks.leftOf(modelData.first)
                    // It ends before the next piece, where another part may begin.
                    width: Math.min(marks.leftOf(modelData.last) + marks.wide,
                                    modelData.last + 1 < marks.count ? marks.leftOf(modelData.last + 1) - 6 * marks.layout.unit : Infinity) - x
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
                        // Every piece of a scattered part has its name, as far as there is room.
                        visible: run.index === part.named || smallest.advanceWidth(shortened) <= width
                        readonly property string whole: part.modelData.label + part.ordinal
                        readonly property string shortened: part.modelData.brief + part.ordinal
                        width: parent.width
                        y: 5 * marks.layout.unit
                        horizontalAlignment: Text.AlignHCenter
                        // If there is no room for the count, it is left out rather than cut.
                        text: run.index === part.named && smallest.advanceWidth(whole) <= width ? whole : shortened
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
