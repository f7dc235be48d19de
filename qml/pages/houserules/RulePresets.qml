// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Hanpan

/// The presets and own rule sets of a game, one of them in use. One stop of the tab key; arrows move, Return or Space
/// uses one, F2 renames and Delete deletes an own one.
FocusScope {
    id: root

    required property PresetModel presets
    /// Sentences about files that could not be read.
    property list<string> problems

    signal used(string id, bool own)
    signal renameWanted(string id, string name)
    signal deleteWanted(string id)

    Accessible.role: Accessible.Pane
    Accessible.name: qsTr("Presets and your rules")

    RowList {
        id: list
        objectName: "presetList"
        anchors.top: parent.top
        anchors.bottom: troubles.top
        anchors.left: parent.left
        anchors.leftMargin: -Theme.gapTiny
        anchors.right: parent.right
        anchors.rightMargin: -Theme.gapTiny
        focus: true
        spacing: Theme.gapTiny
        topMargin: Theme.gapTiny
        bottomMargin: Theme.gapLarge
        model: root.presets
        currentIndex: root.presets.currentRow
        highlightMoveDuration: Theme.quick
        // The one in use is visible when the page opens.
        onHeightChanged: positionViewAtIndex(currentIndex, ListView.Contain)
        onCountChanged: positionViewAtIndex(currentIndex, ListView.Contain)
        Accessible.role: Accessible.List
        Accessible.name: qsTr("Presets and your rules")

        Keys.onReturnPressed: activate()
        Keys.onEnterPressed: activate()
        Keys.onSpacePressed: activate()
        Keys.onPressed: (event) => {
            const item = currentItem as RulePresetEntry
            if (!item || !item.own)
                return
            if (event.key === Qt.Key_F2)
                root.renameWanted(item.setId, item.label)
            else if (event.key === Qt.Key_Delete)
                root.deleteWanted(item.setId)
            else
                return
            event.accepted = true
        }
        function activate(): void {
            const item = currentItem as RulePresetEntry
            if (item)
                root.used(item.setId, item.own)
        }

        delegate: RulePresetEntry {
            width: list.width
            hasFocus: list.activeFocus && list.currentIndex === index
            onPressed: {
                list.currentIndex = index
                list.forceActiveFocus(Qt.MouseFocusReason)
                root.used(setId, own)
            }
            onRenameWanted: root.renameWanted(setId, label)
            onDeleteWanted: root.deleteWanted(setId)
        }
    }

    Column {
        id: troubles
        anchors.bottom: parent.bottom
        x: Theme.gapMedium
        width: parent.width - x
        spacing: Theme.gapSmall
        Repeater {
            model: root.problems
            delegate: SmallCaption {
                required property string modelData
                width: troubles.width
                text: modelData
                wrapMode: Text.WrapAtWordBoundaryOrAnywhere
                tone: "red"
            }
        }
    }
}
