// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Hanpan

/// What the rules in use do to the game, in figures and a sentence, beside other rules that can be chosen. It is worked
/// out while it is seen.
FocusScope {
    id: root

    required property RuleEffects effects

    objectName: "ruleEffects"
    Accessible.role: Accessible.Pane
    Accessible.name: qsTr("What these rules do")

    Column {
        id: head
        width: parent.width
        spacing: Theme.gapSmall
        SmallCaption {
            width: parent.width
            text: qsTr("Compared with")
        }
        Picker {
            id: against
            objectName: "effectsAgainst"
            width: parent.width
            focus: true
            name: qsTr("Compared with")
            options: Array.from(root.effects.others, other => ({value: other.otherId, label: other.label}))
            value: root.effects.against
            onChosen: (value) => root.effects.against = value
        }
        Paragraph {
            objectName: "effectsSummary"
            width: parent.width
            text: root.effects.summary !== "" ? root.effects.summary
                : root.effects.running ? qsTr("Playing…") : qsTr("Nobody can play by these rules.")
            font.bold: true
            Accessible.role: Accessible.StatusBar
        }
    }
    ScrollPage {
        id: scroll
        objectName: "effectsScroll"
        anchors.top: head.bottom
        anchors.topMargin: Theme.gapSmall
        anchors.bottom: source.top
        anchors.bottomMargin: Theme.gapTiny
        anchors.left: parent.left
        anchors.leftMargin: -inset
        anchors.right: parent.right
        anchors.rightMargin: -inset - Theme.gapSmall
        Repeater {
            model: root.effects.rows
            delegate: RuleEffectRow {
                width: scroll.width - 2 * scroll.inset - Theme.gapSmall
            }
        }
    }
    TinyPrint {
        id: source
        objectName: "effectsSource"
        anchors.bottom: parent.bottom
        width: parent.width
        wrapMode: Text.Wrap
        tone: "mute"
        text: root.effects.source
    }
}
