// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Hanpan

/// A house rule as RuleModel has it: what its row in the panel and its editors read, including a game's own editors.
Item {
    required property RuleModel rules
    required property string ruleId
    required property string groupLabel
    required property string kind
    required property string label
    required property string help
    /// A bool, a number, a word, or a list of numbers or objects.
    required property var value
    required property string valueText
    required property string spelling
    required property string presetText
    required property bool changed
    required property bool greyed
    required property string greyedReason
    required property list<string> choices
    required property int choice
    required property int minimum
    required property int maximum
    required property int step
    required property int countMin
    required property int countMax
    required property list<string> numberNames
    required property list<rulePart> parts
    required property string problem
    required property string fixText
    required property bool firstInGroup
    /// The greatest width of an editor.
    property real limit: Theme.u(600)
}
