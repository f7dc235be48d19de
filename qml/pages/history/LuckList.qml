// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Hanpan

/// The results of the rounds of a match, split into their causes: what the deal promised, what came (draws, and what
/// the others did), and what the person's own decisions cost.
FocusScope {
    id: luck

    required property Review review

    /// The names of the parts.
    readonly property list<string> labels: [qsTr("The deal"), qsTr("Luck"), qsTr("Your play"), qsTr("Result")]
    function amounts(one: roundLuck): list<real> { return [one.promised, one.luck, one.play, one.paid] }
    /// A promise and a result are scores; the parts of luck and play are changes.
    function words(part: int, amount: real): string {
        return labels[part] + " " + (part === 1 || part === 2 ? review.changeText(amount) : review.scoreText(amount))
    }
    function said(one: roundLuck): string { return amounts(one).map((amount, part) => words(part, amount)).join(", ") }

    /// With a last row for all rounds together, if there are several.
    readonly property int rows: review.luck.length > 1 ? review.luck.length + 1 : review.luck.length
    /// The longest bar.
    readonly property real most: Array.from(review.luck).concat([review.luckInAll]).reduce((most, one) => Math.max(most, ...amounts(one).map(Math.abs)), 0.01)

    Remark {
        id: explained
        text: luck.rows === 0 ? qsTr("You haven't finished a round yet.")
            : qsTr("The result is what your hand was worth at your first decision, plus luck (draws, and what the others did), minus what your own decisions cost.")
    }
    RowList {
        id: list
        objectName: "luckRows"
        anchors.top: explained.bottom
        anchors.topMargin: Theme.gapSmall
        anchors.bottom: parent.bottom
        width: parent.width
        focus: true
        model: luck.rows
        Accessible.role: Accessible.List
        Accessible.name: qsTr("Luck and play")
        delegate: Item {
            id: row
            required property int index
            readonly property roundLuck one: index < luck.review.luck.length ? luck.review.luck[index] : luck.review.luckInAll
            readonly property list<real> amounts: luck.amounts(one)
            readonly property string name: one.round === 0 ? qsTr("All rounds") : qsTr("Round %1").arg(one.round)
            width: ListView.view.width - Theme.gap
            height: label.height + bars.height + Theme.gap
            Accessible.role: Accessible.ListItem
            Accessible.name: name + ": " + luck.said(one)
            StrongPrint {
                id: label
                text: row.name
            }
            FocusRing {
                shown: row.ListView.isCurrentItem && list.activeFocus
            }
            Flow {
                id: bars
                anchors.top: label.bottom
                anchors.topMargin: Theme.gapTiny
                width: parent.width
                spacing: Theme.gap
                Repeater {
                    model: row.amounts.length
                    delegate: Item {
                        id: part
                        required property int index
                        readonly property real amount: row.amounts[index]
                        readonly property int across: Math.max(1, Math.min(4, Math.floor(bars.width / Theme.w(230))))
                        width: Math.floor((bars.width - (across - 1) * bars.spacing) / across)
                        height: words.height + Theme.gapTiny + bar.height
                        SmallPrint {
                            id: words
                            width: parent.width
                            text: luck.words(part.index, part.amount)
                            font.bold: part.index === 3
                            elide: Text.ElideRight
                        }
                        Item {
                            id: bar
                            anchors.top: words.bottom
                            anchors.topMargin: Theme.gapTiny
                            width: parent.width
                            height: Theme.u(10)
                            Rectangle {
                                anchors.fill: parent
                                radius: height / 2
                                color: Theme.line
                                opacity: 0.4
                            }
                            Rectangle {
                                readonly property real length: parent.width / 2 * Math.abs(part.amount) / luck.most
                                x: parent.width / 2 - (part.amount < 0 ? length : 0)
                                width: length
                                height: parent.height
                                color: part.amount < 0 ? Theme.redText : Theme.green
                            }
                            Rectangle {
                                x: parent.width / 2 - width / 2
                                width: Theme.u(2)
                                height: parent.height
                                color: Theme.mute
                            }
                        }
                    }
                }
            }
        }
    }
}
