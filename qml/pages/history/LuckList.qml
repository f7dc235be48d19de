// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Controls.Basic
import Hanpan

/// What the rounds of a match came to, taken apart: what the deal promised, what came (draws, and what the others did), and what
/// the own decisions cost.
FocusScope {
    id: luck

    /// [{round, promised, luck, play, paid}], see Review.luck.
    property var rounds: []
    /// What a hand promised or a round came to, and what something changed of it, in words.
    property var display: (number) => String(number)
    property var change: display

    function said(id: string, amount: real): string {
        const words = id === "luck" || id === "play" ? change : display
        return words(amount)
    }

    readonly property var parts: [{id: "promised", label: qsTr("The deal")}, {id: "luck", label: qsTr("Luck")}, {id: "play", label: qsTr("Your play")},
                                  {id: "paid", label: qsTr("Result")}]
    /// With a last row of sums where there is more than one round.
    readonly property var rows: added(rounds)
    function added(rounds: var): var {
        if (rounds.length < 2)
            return rounds
        var sum = {round: 0, promised: 0, luck: 0, play: 0, paid: 0}
        for (var one of rounds)
            for (var part of parts)
                sum[part.id] += one[part.id]
        return Array.from(rounds).concat([sum])
    }
    /// The longest bar.
    readonly property real most: {
        var most = 0.01
        for (var i = 0; i < rows.length; ++i)
            for (var part of parts)
                most = Math.max(most, Math.abs(rows[i][part.id]))
        return most
    }

    Caption {
        id: explained
        width: parent.width
        text: luck.rows.length === 0 ? qsTr("You haven't finished a round yet.")
            : qsTr("The result is what your hand was worth at your first decision, plus luck (draws, and what the others did), minus what your own decisions cost.")
        tone: "mute"
        font.pixelSize: Theme.textSmall
        wrapMode: Text.Wrap
    }
    ListView {
        id: list
        objectName: "luckRows"
        anchors.top: explained.bottom
        anchors.topMargin: Theme.gapSmall
        anchors.bottom: parent.bottom
        width: parent.width
        clip: true
        focus: true
        activeFocusOnTab: true
        keyNavigationEnabled: true
        boundsBehavior: Flickable.StopAtBounds
        model: luck.rows.length
        Accessible.role: Accessible.List
        Accessible.name: qsTr("Luck and play")
        delegate: Item {
            id: row
            required property int index
            readonly property var one: index < luck.rows.length ? luck.rows[index] : ({round: 0, promised: 0, luck: 0, play: 0, paid: 0})
            readonly property string name: one.round === 0 ? qsTr("All rounds") : qsTr("Round %1").arg(one.round)
            width: ListView.view.width - Theme.gap
            height: label.height + bars.height + Theme.gap
            Accessible.role: Accessible.ListItem
            Accessible.name: name + ": " + luck.parts.map(part => part.label + " " + luck.said(part.id, row.one[part.id])).join(", ")
            Caption {
                id: label
                text: row.name
                font.bold: true
                Accessible.ignored: true
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
                    model: luck.parts
                    delegate: Item {
                        id: part
                        required property var modelData
                        readonly property real amount: row.one[modelData.id]
                        readonly property int across: Math.max(1, Math.min(4, Math.floor(bars.width / Theme.w(230))))
                        width: Math.floor((bars.width - (across - 1) * bars.spacing) / across)
                        height: words.height + Theme.gapTiny + bar.height
                        Caption {
                            id: words
                            width: parent.width
                            text: part.modelData.label + " " + luck.said(part.modelData.id, part.amount)
                            font.pixelSize: Theme.textSmall
                            font.bold: part.modelData.id === "paid"
                            elide: Text.ElideRight
                            Accessible.ignored: true
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
        ScrollBar.vertical: EdgeBar { of: list }
    }
}
