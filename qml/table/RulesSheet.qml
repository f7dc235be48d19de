// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Hanpan

/// The rules of this match, for reading: nobody can change them while it runs. The book of rules comes first, then a
/// list of all rules; those that differ from the preset are marked, and can be shown alone.
Sheet {
    id: sheet

    required property string game
    required property ruleValues values
    property int players: 0

    objectName: "rulesSheet"
    title: qsTr("Rules of this table")
    message: qsTr("Compared with: %1").arg(ruleModel.baseLabel)
    width: Math.min(Theme.w(960), Theme.windowWidth - 2 * Theme.margin)

    /// "all", "changed" or "story".
    property string shown: "story"

    /// Opens it at the paragraph about a rule.
    function seek(rule: string): void {
        shown = "story"
        open()
        told.seek(rule)
    }

    RuleModel {
        id: ruleModel
        onlyChanged: sheet.shown === "changed"
    }
    // The long list is made only when somebody wants to read it; the game is set first, because the values are read by
    // its book.
    onAboutToShow: {
        ruleModel.game = game
        ruleModel.frozen = values
    }
    Segments {
        objectName: "rulesFilter"
        name: qsTr("Which rules")
        options: [{ value: "story", label: qsTr("Explained") }, { value: "all", label: qsTr("All rules") },
                  { value: "changed", label: qsTr("Changed only") }]
        value: sheet.shown
        onChosen: (value) => sheet.shown = value
    }
    BookView {
        id: told
        objectName: "rulesStory"
        visible: sheet.shown === "story"
        width: parent.width
        height: Theme.windowHeight * 0.6
        game: sheet.opened || sheet.visible ? sheet.game : ""
        values: sheet.values
        players: sheet.players
    }
    RowList {
        id: list
        objectName: "rulesList"
        visible: sheet.shown !== "story"
        width: parent.width
        height: Math.min(Theme.windowHeight * 0.5, Math.max(Theme.u(80), contentHeight))
        model: ruleModel
        section.property: "groupLabel"
        delegate: Item {
            id: row

            required property string groupLabel
            required property string label
            required property string valueText
            required property string presetText
            required property bool changed
            required property bool greyed
            // A group's name is over its first rule.
            readonly property bool opensGroup: ListView.previousSection !== ListView.section

            width: list.width - Theme.gapMedium
            height: line.height + (opensGroup ? heading.height : 0)

            Heading {
                id: heading
                visible: row.opensGroup
                topPadding: Theme.gap
                bottomPadding: Theme.gapTiny
                text: row.groupLabel
                tone: "gold"
                font.pixelSize: Theme.textSmall
            }
            Rectangle {
                id: line
                anchors.bottom: parent.bottom
                width: parent.width
                height: Math.max(Theme.u(34), words.implicitHeight + Theme.gapSmall)
                radius: Theme.radiusSmall
                color: row.changed ? Theme.surfaceChanged : "transparent"
                opacity: row.greyed ? Theme.dimmed : 1
                Accessible.role: Accessible.ListItem
                Accessible.name: row.label + ": " + row.valueText

                SmallPrint {
                    id: words
                    anchors.left: parent.left
                    anchors.leftMargin: Theme.gapSmall
                    anchors.right: value.left
                    anchors.rightMargin: Theme.gap
                    anchors.verticalCenter: parent.verticalCenter
                    text: row.label
                    wrapMode: Text.Wrap
                }
                SmallPrint {
                    id: value
                    anchors.right: parent.right
                    anchors.rightMargin: Theme.gapSmall
                    anchors.verticalCenter: parent.verticalCenter
                    width: Math.min(implicitWidth, parent.width * 0.5)
                    text: row.changed ? qsTr("%1 (preset: %2)").arg(row.valueText).arg(row.presetText) : row.valueText
                    font.bold: row.changed
                    elide: Text.ElideRight
                }
            }
        }
    }
}
