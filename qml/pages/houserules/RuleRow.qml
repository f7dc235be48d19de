// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Hanpan

/// One rule: its words at the left, its editor at the right (below if there is no room), a button back to the preset's
/// value when it differs, and under them what it does and why a change was refused. The first row of a group has the group's title.
RuleField {
    id: ruleRow

    required property RuleEffects effects

    readonly property real inner: width - 2 * Theme.gapMedium
    readonly property bool narrow: tools.implicitWidth + Theme.u(230) > inner

    limit: editor.own ? inner - back.width - tools.spacing : inner > Theme.u(620) ? inner * 0.62 : inner

    function focusEditor(): void {
        editor.forceActiveFocus(Qt.TabFocusReason)
    }

    objectName: "rule_" + ruleId
    height: title.height + body.height
    Accessible.role: Accessible.Row
    Accessible.name: label + ": " + valueText
    Accessible.description: problem !== "" ? problem : greyed ? greyedReason : help

    Heading {
        id: title
        visible: ruleRow.firstInGroup
        height: visible ? implicitHeight : 0
        topPadding: Theme.gapMedium
        bottomPadding: Theme.gapSmall
        text: ruleRow.groupLabel
        tone: "red"
    }
    Item {
        id: body
        anchors.top: title.bottom
        width: parent.width
        height: column.height + 2 * Theme.gap

        Rectangle {
            anchors.fill: parent
            color: ruleRow.changed ? Theme.surfaceChanged : Theme.surface
            Behavior on color {
                ColorAnimation { duration: Theme.quick }
            }
        }
        Rectangle {
            visible: ruleRow.changed
            width: Theme.u(4)
            height: parent.height
            color: Theme.gold
        }
        Hairline {
            anchors.bottom: parent.bottom
        }
        Column {
            id: column
            x: Theme.gapMedium
            anchors.verticalCenter: parent.verticalCenter
            width: ruleRow.inner
            spacing: Theme.gapSmall

            Item {
                width: parent.width
                height: ruleRow.narrow ? words.height + Theme.gapSmall + tools.height : Math.max(words.height, tools.height)
                Column {
                    id: words
                    y: ruleRow.narrow ? 0 : (parent.height - height) / 2
                    width: ruleRow.narrow ? parent.width : parent.width - tools.width - Theme.gapLarge
                    spacing: Theme.hair
                    Paragraph {
                        text: ruleRow.label
                        font.bold: true
                        tone: ruleRow.greyed ? "mute" : "ink"
                    }
                    Remark {
                        visible: text !== ""
                        text: ruleRow.greyed ? ruleRow.greyedReason : ruleRow.help
                    }
                }
                Row {
                    id: tools
                    x: ruleRow.narrow ? 0 : parent.width - width
                    y: ruleRow.narrow ? words.height + Theme.gapSmall : (parent.height - height) / 2
                    spacing: Theme.gapMedium
                    RuleEditor {
                        id: editor
                        anchors.verticalCenter: parent.verticalCenter
                        row: ruleRow
                        opacity: ruleRow.greyed ? Theme.faint : 1
                    }
                    SmallButton {
                        id: back
                        objectName: "reset"
                        anchors.verticalCenter: parent.verticalCenter
                        // It keeps its place when there is nothing to reset: all of them are in one column.
                        opacity: ruleRow.changed ? 1 : 0
                        enabled: ruleRow.changed
                        leftPadding: Theme.gapSmall
                        rightPadding: Theme.gapSmall
                        kind: "quiet"
                        font.bold: false
                        iconName: "undo"
                        text: qsTr("Reset")
                        hint: qsTr("Back to “%1”").arg(ruleRow.presetText)
                        Accessible.name: qsTr("Reset %1 to “%2”").arg(ruleRow.label).arg(ruleRow.presetText)
                        onTriggered: {
                            // The button disappears with the difference: the keyboard stays in the row.
                            ruleRow.focusEditor()
                            ruleRow.rules.reset(ruleRow.ruleId)
                        }
                    }
                }
            }
            Loader {
                id: does
                readonly property bool wanted: ruleRow.effects.wanted
                function follow(): void {
                    if (wanted)
                        setSource(Qt.resolvedUrl("RuleSpark.qml"), {effects: ruleRow.effects, ruleId: ruleRow.ruleId})
                    else
                        source = ""
                }
                width: parent.width
                visible: wanted
                onWantedChanged: follow()
                Component.onCompleted: follow()
            }
            Flow {
                width: parent.width
                visible: ruleRow.problem !== ""
                spacing: Theme.gap
                Row {
                    width: Math.min(sentence.implicitWidth + mark.width + spacing, parent.width)
                    spacing: Theme.gapSmall
                    Icon {
                        id: mark
                        name: "warning"
                        size: Theme.iconSmall
                        color: Theme.redText
                    }
                    SmallCaption {
                        id: sentence
                        objectName: "problem"
                        width: parent.width - mark.width - parent.spacing
                        text: ruleRow.problem
                        tone: "red"
                        wrapMode: Text.Wrap
                    }
                }
                SmallButton {
                    objectName: "fix"
                    visible: ruleRow.fixText !== ""
                    width: Math.min(implicitWidth, parent.width)
                    text: ruleRow.fixText
                    onTriggered: {
                        ruleRow.focusEditor()
                        ruleRow.rules.applyFix()
                    }
                }
                SmallButton {
                    objectName: "leave"
                    visible: ruleRow.fixText !== ""
                    kind: "quiet"
                    text: qsTr("Keep as is")
                    onTriggered: {
                        ruleRow.focusEditor()
                        ruleRow.rules.dismissRefusal()
                    }
                }
            }
        }
    }
}
