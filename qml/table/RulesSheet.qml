// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Controls.Basic
import Hanpan

/// The rules this match is played by, to be read: nobody changes them while it runs. Those that differ from the preset
/// are marked, and can be shown alone; where a game has it, they are also told in a few paragraphs.
Sheet {
    id: sheet

    required property string game
    required property var values

    objectName: "rulesSheet"
    title: qsTr("Rules of this table")
    message: qsTr("Compared with: %1").arg(ruleModel.baseLabel)
    width: Math.min(Theme.u(820), Theme.windowWidth - 2 * Theme.margin)

    /// "all", "changed" or "story".
    property string shown: "all"

    RuleModel {
        id: ruleModel
        onlyChanged: sheet.shown === "changed"
    }
    /// The rules in words, where the game has them.
    readonly property string told: GameShelf.entry(game).story ?? ""
    readonly property var story: told === "" ? null : Qt.createComponent(told).createObject(sheet, { rules: ({}) })
    readonly property var paragraphsTold: story ? story.paragraphs : []
    Binding {
        target: sheet.story
        when: sheet.story !== null
        property: "rules"
        value: sheet.values
    }
    // The long list is made when somebody wants to read it; the game comes first, the values are read by its book.
    onAboutToShow: {
        ruleModel.game = game
        ruleModel.frozen = values
    }
    Segments {
        objectName: "rulesFilter"
        name: qsTr("Which rules")
        options: [{ value: "all", label: qsTr("All rules") }, { value: "changed", label: qsTr("Changed only") }].concat(
                     sheet.paragraphsTold.length > 0 ? [{ value: "story", label: qsTr("In words") }] : [])
        value: sheet.shown
        onChosen: (value) => sheet.shown = value
    }
    ListView {
        id: paragraphs
        objectName: "rulesStory"
        visible: sheet.shown === "story"
        width: parent.width
        height: Math.min(Theme.windowHeight * 0.5, contentHeight)
        clip: true
        boundsBehavior: Flickable.StopAtBounds
        model: sheet.paragraphsTold
        activeFocusOnTab: true
        Keys.onUpPressed: flick(0, Theme.u(900))
        Keys.onDownPressed: flick(0, -Theme.u(900))
        ScrollBar.vertical: ScrollBar {
            policy: paragraphs.contentHeight > paragraphs.height ? ScrollBar.AlwaysOn : ScrollBar.AlwaysOff
        }
        delegate: Column {
            id: paragraph
            required property var modelData
            width: paragraphs.width - Theme.gapMedium
            topPadding: Theme.gapSmall
            Caption {
                text: paragraph.modelData.title
                tone: "gold"
                font.pixelSize: Theme.textSmall
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
    ListView {
        id: list
        objectName: "rulesList"
        visible: sheet.shown !== "story"
        width: parent.width
        height: Math.min(Theme.windowHeight * 0.5, Math.max(Theme.u(80), contentHeight))
        clip: true
        boundsBehavior: Flickable.StopAtBounds
        model: ruleModel
        activeFocusOnTab: true
        keyNavigationEnabled: true
        section.property: "groupLabel"
        ScrollBar.vertical: ScrollBar {
            policy: list.contentHeight > list.height ? ScrollBar.AlwaysOn : ScrollBar.AlwaysOff
        }
        delegate: Item {
            id: row

            required property string groupLabel
            required property string label
            required property string valueText
            required property string presetText
            required property bool changed
            required property bool greyed
            // A group's name stands over its first rule.
            readonly property bool opensGroup: ListView.previousSection !== ListView.section

            width: list.width - Theme.gapMedium
            height: line.height + (opensGroup ? heading.height : 0)

            Caption {
                id: heading
                visible: row.opensGroup
                topPadding: Theme.gap
                bottomPadding: Theme.gapTiny
                text: row.groupLabel
                tone: "gold"
                font.pixelSize: Theme.textSmall
                font.bold: true
                Accessible.role: Accessible.Heading
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

                Caption {
                    id: words
                    anchors.left: parent.left
                    anchors.leftMargin: Theme.gapSmall
                    anchors.right: value.left
                    anchors.rightMargin: Theme.gap
                    anchors.verticalCenter: parent.verticalCenter
                    text: row.label
                    font.pixelSize: Theme.textSmall
                    wrapMode: Text.Wrap
                    Accessible.ignored: true
                }
                Caption {
                    id: value
                    anchors.right: parent.right
                    anchors.rightMargin: Theme.gapSmall
                    anchors.verticalCenter: parent.verticalCenter
                    width: Math.min(implicitWidth, parent.width * 0.5)
                    text: row.changed ? qsTr("%1 (not %2)").arg(row.valueText).arg(row.presetText) : row.valueText
                    font.pixelSize: Theme.textSmall
                    font.bold: row.changed
                    elide: Text.ElideRight
                    Accessible.ignored: true
                }
            }
        }
    }
}
