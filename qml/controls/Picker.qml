// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Controls.Basic
import Hanpan

/// A choice of one out of many, from a list that opens. `options`: [{value, label}]; `value` is the chosen one's. A
/// choice emits chosen(value); bind `value` to where the choice is kept.
ComboBox {
    id: control

    property var options: []
    property var value
    property string name
    property bool available: true

    signal chosen(var value)

    function indexOfValueIn(list: var, wanted: var): int {
        for (let i = 0; i < list.length; ++i)
            if (list[i].value === wanted)
                return i
        return -1
    }

    model: Array.from(options, option => option.label)
    currentIndex: indexOfValueIn(options, value)
    onActivated: (i) => {
        const wanted = options[i].value
        // The control has changed its own index: the shown one stays bound to `value`.
        currentIndex = Qt.binding(function () { return control.indexOfValueIn(control.options, control.value) })
        if (available && wanted !== value)
            chosen(wanted)
    }

    enabled: available
    implicitHeight: Theme.controlSmall
    implicitWidth: Theme.w(180)
    opacity: available ? 1 : Theme.dimmed
    font.family: Theme.family
    font.pixelSize: Theme.textSmall
    // Return opens the list on release, as Space does: the control itself closes an open one then.
    property bool returning: false
    Keys.onReturnPressed: (event) => event.accepted = returning = !popup.visible
    Keys.onEnterPressed: (event) => event.accepted = returning = !popup.visible
    Keys.onReleased: (event) => {
        event.accepted = returning && (event.key === Qt.Key_Return || event.key === Qt.Key_Enter)
        if (event.accepted)
            popup.open()
        returning = false
    }

    Accessible.role: Accessible.ComboBox
    Accessible.name: name + ": " + displayText
    Accessible.onPressAction: popup.open()

    contentItem: Print {
        leftPadding: Theme.gap
        rightPadding: Theme.gapLarge
        text: control.displayText
        font: control.font
        elide: Text.ElideRight
    }
    indicator: Icon {
        x: control.width - width - Theme.gapSmall
        anchors.verticalCenter: parent.verticalCenter
        size: Theme.iconSmall
        name: "down"
        color: Theme.mute
    }
    background: Rectangle {
        radius: Theme.radiusSmall
        color: Theme.surfaceRaised
        border.width: Theme.hair
        border.color: Theme.rim
        FocusRing {
            shown: control.visualFocus
            innerRadius: Theme.radiusSmall
        }
    }
    delegate: ItemDelegate {
        id: entry
        required property int index
        required property string modelData
        // The words and actions for a screen reader; what is drawn follows below.
        text: modelData
        Accessible.name: text
        Accessible.onPressAction: clicked()
        width: ListView.view.width
        height: Theme.controlSmall
        highlighted: control.highlightedIndex === index
        padding: Theme.gap
        contentItem: SmallCaption {
            text: entry.modelData
            font.bold: entry.index === control.currentIndex
            elide: Text.ElideRight
        }
        background: Rectangle {
            radius: Theme.radiusSmall
            color: entry.highlighted ? Theme.hover : "transparent"
        }
    }
    popup: Popup {
        y: control.height + Theme.gapTiny
        width: control.width
        padding: Theme.gapTiny
        height: Math.min(contentItem.implicitHeight + 2 * padding, Theme.windowHeight / 2)
        contentItem: ListView {
            id: entries
            clip: true
            implicitHeight: contentHeight
            model: control.popup.visible ? control.delegateModel : null
            currentIndex: control.highlightedIndex
            ScrollBar.vertical: EdgeBar { of: entries }
        }
        background: Panel {}
    }
}
