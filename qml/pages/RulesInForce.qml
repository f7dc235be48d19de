// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Hanpan

/// The rules in force, to read and not to change: what differs from the preset, how the game is played under these
/// rules (where the game has such a text), then every rule with its value, in the words of the game's rulebook. At a table `ruleValues` are the match's own; without them, the rules in use.
PageFrame {
    id: page

    required property string game
    /// Complete values of a running match, as `valuesOf` gives them.
    property var ruleValues: ({})

    title: qsTr("%1 · how we play").arg(RulesInUse.revision >= 0 ? RulesInUse.gameName(game) : "")
    contentLimit: Theme.measure

    RuleModel {
        id: rules
        game: page.game
        frozen: page.ruleValues
    }
    HoolaStory {
        id: story
        rules: page.game !== "hoola" || RulesInUse.revision < 0 ? ({})
             : page.ruleValues["payment"] !== undefined ? page.ruleValues : RulesInUse.valuesOf(page.game)
    }
    RuleDifferences {
        id: differences
        width: parent.width
        rules: rules
        canReset: false
        onChosen: (ruleId) => {
            var row = rows.itemAt(rules.rowOf(ruleId))
            if (row)
                scroll.contentY = Math.max(0, Math.min(row.y, scroll.contentHeight - scroll.height))
        }
    }
    ScrollPage {
        id: scroll
        anchors.top: differences.bottom
        anchors.topMargin: Theme.gapSmall
        anchors.bottom: parent.bottom
        anchors.left: parent.left
        anchors.leftMargin: -inset
        anchors.right: parent.right
        anchors.rightMargin: -inset
        activeFocusOnTab: true
        focus: true
        Keys.onUpPressed: contentY = Math.max(0, contentY - Theme.gapHuge)
        Keys.onDownPressed: contentY = Math.max(0, Math.min(contentHeight - height, contentY + Theme.gapHuge))
        Accessible.role: Accessible.Document
        Accessible.name: page.title
        Repeater {
            model: story.paragraphs
            delegate: Column {
                id: paragraph
                required property var modelData
                width: scroll.width - 2 * scroll.inset
                topPadding: Theme.gap
                spacing: Theme.gapTiny
                Caption {
                    text: paragraph.modelData.title
                    font.pixelSize: Theme.textLarge
                    font.bold: true
                    Accessible.role: Accessible.Heading
                }
                Caption {
                    width: parent.width
                    text: paragraph.modelData.text
                    wrapMode: Text.Wrap
                    lineHeight: 1.3
                }
            }
        }
        Repeater {
            id: rows
            model: rules
            delegate: RuleReading {
                width: scroll.width - 2 * scroll.inset
            }
        }
    }
}
