// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Hanpan

/// A chapter of a book of rules: its paragraphs, then the house rules that belong to it with their values.
Column {
    id: chapter

    required property bookChapter chapter
    required property BookOfRules book
    required property string game
    /// The house rule that is looked for: its row is marked.
    property string sought: ""
    /// The paragraph about it, or about a refusal, which is marked as well; -1 = none.
    property int soughtPart: -1
    signal asked(int term)

    spacing: Theme.gap

    /// The paragraph that is looked for, or else the rule's row; null = neither.
    function marked(): Item {
        if (soughtPart >= 0)
            return parts.itemAt(soughtPart)
        for (let i = 0; i < rules.count; ++i)
            if (chapter.chapter.rules[i].id === sought)
                return rules.itemAt(i)
        return null
    }

    Heading {
        text: chapter.chapter.title
        tone: "red"
        font.pixelSize: Theme.textLarge
    }
    Repeater {
        id: parts
        model: chapter.chapter.parts
        delegate: BookPart {
            required property bookPart modelData
            required property int index
            sought: index === chapter.soughtPart
            width: chapter.width
            content: modelData
            book: chapter.book
            game: chapter.game
            onAsked: (term) => chapter.asked(term)
        }
    }
    Heading {
        visible: chapter.chapter.rules.length > 0
        topPadding: Theme.gapSmall
        text: qsTr("House rules in use")
        tone: "gold"
        font.pixelSize: Theme.textSmall
    }
    Repeater {
        id: rules
        model: chapter.chapter.rules
        delegate: Rectangle {
            id: rule
            required property bookRule modelData
            objectName: "bookRule-" + modelData.id
            width: chapter.width
            height: lines.height + Theme.gapSmall
            radius: Theme.radiusSmall
            color: modelData.changed ? Theme.surfaceChanged : "transparent"
            border.width: modelData.id === chapter.sought ? Theme.ring : 0
            border.color: Theme.gold
            Accessible.role: Accessible.ListItem
            Accessible.name: modelData.label + ": " + modelData.value + ". " + modelData.help
            Column {
                id: lines
                x: Theme.gapSmall
                y: Theme.gapSmall / 2
                width: parent.width - 2 * Theme.gapSmall
                Item {
                    width: parent.width
                    height: Math.max(label.height, value.height)
                    SmallPrint {
                        id: label
                        anchors.left: parent.left
                        anchors.right: value.left
                        anchors.rightMargin: Theme.gap
                        text: rule.modelData.label
                        wrapMode: Text.Wrap
                        font.bold: true
                    }
                    SmallPrint {
                        id: value
                        anchors.right: parent.right
                        // The width of the words in one line, because that of wrapped ones follows the width.
                        width: Math.min(Math.ceil(whole.implicitWidth), parent.width * 0.6)
                        text: rule.modelData.changed ? qsTr("%1 (preset: %2)").arg(rule.modelData.value).arg(rule.modelData.preset)
                                                     : rule.modelData.value
                        horizontalAlignment: Text.AlignRight
                        wrapMode: Text.Wrap
                        font.bold: rule.modelData.changed
                    }
                    Print {
                        id: whole
                        visible: false
                        text: value.text
                        font: value.font
                    }
                }
                Remark {
                    text: rule.modelData.greyed !== "" ? rule.modelData.greyed : rule.modelData.help
                    Accessible.ignored: true
                }
            }
        }
    }
}
