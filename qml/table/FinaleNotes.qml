// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Hanpan

/// The texts over the table while a round ends: the value of each hand once it lies open, what everybody has to pay,
/// counted up with a stamp for each step, and what they get, while coins go from seat to seat.
Item {
    id: notes

    required property TableFinale finale
    required property TableLayout layout
    required property TableFace session

    property countStep nothing

    objectName: "finaleNotes"
    visible: finale.running

    function spotOf(seat: int): point {
        if (seat < 0)
            return Qt.point(width / 2, height * 0.42)
        const spot = layout.seatSpot(seat)
        return Qt.point(spot.x + layout.badgeWidth / 2, spot.y + layout.badgeHeight / 2)
    }
    function worthOf(seat: int): string {
        const hands = session.result.hands
        for (let i = 0; i < hands.length; ++i)
            if (hands[i].seat === seat)
                return hands[i].worth
        return ""
    }
    /// How much of this payment has been counted by now, in whole units.
    function counted(row: paymentRow, reached: int): real {
        if (finale.paid === 1)
            return row.amount
        const steps = row.steps
        const own = reached > 0 ? steps[reached - 1].amount : 0
        const brought = steps.length > 0 ? row.amount - steps[steps.length - 1].amount : row.amount
        return own + Math.round(brought * finale.paid)
    }

    Repeater {
        model: notes.visible ? notes.session.result.settlement : []
        delegate: Repeater {
            id: line
            required property settlementRow modelData
            readonly property point start: notes.spotOf(modelData.from)
            readonly property point end: notes.spotOf(modelData.to)
            model: notes.finale.coins(modelData.amount)
            delegate: Disc {
                required property int index
                // One after another, each with its own start and end.
                readonly property real way: notes.finale.way(index)
                readonly property real eased: way * way * (3 - 2 * way)
                visible: way > 0 && way < 1
                width: 18 * notes.layout.unit
                x: line.start.x + (line.end.x - line.start.x) * eased - width / 2
                y: line.start.y + (line.end.y - line.start.y) * eased - Math.sin(way * Math.PI) * 40 * notes.layout.unit - height / 2
                color: Theme.gold
                border.width: Math.max(1, 2 * notes.layout.unit)
                border.color: Theme.goldEdge
            }
        }
    }
    Repeater {
        model: notes.visible ? notes.session.result.payments : []
        delegate: Item {
            id: one
            required property paymentRow modelData
            readonly property var spot: notes.layout.seatSpot(modelData.seat)
            readonly property string worth: notes.worthOf(modelData.seat)
            x: spot.x + notes.layout.badgeWidth / 2
            y: spot.y
            Rectangle {
                // The value of this hand.
                objectName: "worth " + one.modelData.seat
                visible: one.worth !== "" && notes.finale.turned(one.modelData.seat)
                width: words.width + Theme.gapMedium
                height: words.height + Theme.gapTiny
                radius: height / 2
                color: Theme.charcoal
                border.width: Theme.hair
                border.color: Theme.gold
                // Beside the pieces, which are more important: over the own ones, under the others'. Always within the
                // table.
                readonly property bool mine: one.modelData.seat === notes.layout.mySeat
                readonly property real half: (mine ? notes.layout.pieceHeight : notes.layout.seatHandHeight) / 2 + Theme.gapTiny
                x: Math.max(Theme.gapTiny, Math.min(notes.width - width - Theme.gapTiny, one.spot.handX - width / 2)) - one.x
                y: Math.max(Theme.gapTiny, Math.min(notes.height - height - Theme.gapTiny, one.spot.handY + (mine ? -half - height : half))) - one.y
                SmallPrint {
                    id: words
                    anchors.centerIn: parent
                    width: Math.min(Math.ceil(implicitWidth), Math.max(notes.layout.seatHandWidth, notes.width * 0.2))
                    wrapMode: Text.Wrap
                    horizontalAlignment: Text.AlignHCenter
                    text: one.worth
                    color: Theme.tableInk
                    font.bold: true
                }
            }
            /// The step of its own that this seat has come to, 0 = none; and how many have multiplied by then.
            readonly property int reached: Math.min(notes.finale.step, modelData.steps.length)
            readonly property int doublings: Array.from(modelData.steps).slice(0, reached).filter(step => step.times > 1).length
            /// From the beat of a step to its end: 1 to 0.
            readonly property real fresh: reached > 0 && reached === notes.finale.step ? 1 - notes.finale.inStep : 0
            Rectangle {
                visible: notes.finale.paid > 0 || one.reached > 0
                width: Math.max(sum.implicitWidth + Theme.gapMedium, height)
                height: sum.implicitHeight + Theme.gapSmall
                // It leaps at each step, and stays a little larger after each doubling.
                z: 1
                transformOrigin: Item.TopRight
                scale: 1 + 0.06 * Math.min(4, one.doublings) + 0.18 * one.fresh * one.fresh
                radius: height / 2
                color: Theme.charcoal
                border.width: Theme.ring
                border.color: one.modelData.paymentSign > 0 ? Theme.gold : Theme.tableLine
                // Under the name, so that it can still be read.
                x: notes.layout.badgeWidth / 2 - width - Theme.gapTiny
                y: notes.layout.badgeHeight - height * 0.8
                StrongPrint {
                    id: sum
                    objectName: "counted " + one.modelData.seat
                    anchors.centerIn: parent
                    text: GameCatalog.scoreBrief(notes.session.game, notes.counted(one.modelData, one.reached))
                    color: one.modelData.paymentSign > 0 ? Theme.gold : Theme.tableInk
                    font.pixelSize: Theme.textTitle
                }
            }
            Rectangle {
                // The step's stamp: why the amount is what it has become.
                id: stamp
                objectName: "stamp " + one.modelData.seat
                readonly property countStep step: one.reached > 0 ? one.modelData.steps[one.reached - 1] : notes.nothing
                readonly property bool doubles: step.times > 1
                visible: step.words !== "" && notes.finale.paid < 1
                width: why.width + Theme.gap
                height: why.height + Theme.gapTiny
                radius: Theme.radiusSmall
                color: doubles ? Theme.red : Theme.charcoal
                border.width: Theme.hair
                border.color: doubles ? Theme.tableInk : Theme.tableLine
                // Under the badge and its amount, over the own one, which is at the table's edge; within the table even while it is large.
                readonly property real half: width * scale / 2 + Theme.gapTiny
                x: Math.max(half, Math.min(notes.width - half, one.x)) - one.x - width / 2
                y: one.modelData.seat === notes.layout.mySeat ? -height - Theme.gapMedium - notes.layout.markDrop : notes.layout.badgeHeight + Theme.gapMedium
                rotation: doubles ? -3 : 0
                scale: 1 + 0.4 * one.fresh * one.fresh
                SmallPrint {
                    id: why
                    anchors.centerIn: parent
                    width: Math.min(Math.ceil(implicitWidth), notes.layout.badgeWidth * 1.3)
                    wrapMode: Text.Wrap
                    horizontalAlignment: Text.AlignHCenter
                    text: stamp.step.words.replace(/ · /g, "\n")
                    color: Theme.tableInk
                    font.bold: true
                    font.pixelSize: Theme.textSmall * (1 + (Theme.folds ? 0 : 0.08) * Math.min(4, one.doublings))
                    Accessible.ignored: true
                }
            }
        }
    }
}
