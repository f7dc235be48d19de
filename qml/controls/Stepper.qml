// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Hanpan

/// A whole number with a minus and a plus. `display` turns the number into words ("4.0 s"). A press emits
/// stepped(value) and changes nothing here: bind `value` to where the number is kept. One stop of the tab key; arrows,
/// plus and minus step, Page keys step tenfold, Home and End go to the ends; digits can be typed.
FocusScope {
    id: control

    property int value: 0
    property int from: 0
    property int to: 100
    property int step: 1
    property string name
    property bool available: true
    property var display: function (number) { return number.toLocaleString(Qt.locale(Language.code), "f", 0) }

    /// Digits typed so far; they take effect on Return, after a moment, or when the keyboard goes elsewhere.
    property string typed: ""
    function take(): void {
        waiting.stop()
        const number = parseInt(typed)
        typed = ""
        if (!isNaN(number))
            change(number - value)
    }
    onActiveFocusChanged: if (!activeFocus && typed !== "") take()
    Timer {
        id: waiting
        interval: 1200
        onTriggered: control.take()
    }

    signal stepped(int value)

    function words(): string {
        const say = display
        return say(value)
    }
    function change(by: int): void {
        const next = Math.max(from, Math.min(to, value + by))
        if (available && next !== value)
            stepped(next)
    }

    implicitWidth: Math.max(Theme.u(122), number.implicitWidth + 2 * Theme.controlSmall + Theme.gapSmall)
    implicitHeight: Theme.controlSmall
    activeFocusOnTab: true
    opacity: available ? 1 : Theme.dimmed

    Accessible.role: Accessible.SpinBox
    Accessible.name: name + ": " + number.text
    Accessible.onIncreaseAction: change(step)
    Accessible.onDecreaseAction: change(-step)

    Keys.onPressed: (event) => {
        if (event.modifiers & (Qt.ControlModifier | Qt.AltModifier | Qt.MetaModifier))
            return
        const digit = event.text.length === 1 && event.text >= "0" && event.text <= "9"
        if (available && digit) {
            typed += event.text
            waiting.restart()
            event.accepted = true
            return
        }
        if (typed !== "") {
            event.accepted = true
            switch (event.key) {
            case Qt.Key_Return: case Qt.Key_Enter: take(); return
            case Qt.Key_Escape: waiting.stop(); typed = ""; return
            case Qt.Key_Backspace: typed = typed.slice(0, -1); waiting.restart(); return
            }
            event.accepted = false
            take()
        }
        switch (event.key) {
        case Qt.Key_Right: case Qt.Key_Up: case Qt.Key_Plus: change(step); break
        case Qt.Key_Left: case Qt.Key_Down: case Qt.Key_Minus: change(-step); break
        case Qt.Key_PageUp: change(10 * step); break
        case Qt.Key_PageDown: change(-10 * step); break
        case Qt.Key_Home: change(from - value); break
        case Qt.Key_End: change(to - value); break
        default: return
        }
        event.accepted = true
    }

    component Half: Item {
        id: half
        property string iconName
        property bool possible: true
        signal pressed()
        width: Theme.controlSmall
        height: parent.height
        Rectangle {
            anchors.fill: parent
            anchors.margins: Theme.hair
            radius: Theme.radiusSmall - Theme.hair
            color: area.pressed ? Theme.pressed : Theme.hover
            visible: area.containsMouse && half.possible && control.available
        }
        Icon {
            anchors.centerIn: parent
            name: half.iconName
            size: Theme.iconSmall
            color: half.possible ? Theme.ink : Theme.rim
        }
        Timer {
            interval: 90
            repeat: true
            running: area.held && half.possible
            onTriggered: half.pressed()
        }
        MouseArea {
            id: area
            property bool held: false
            anchors.fill: parent
            hoverEnabled: true
            onClicked: {
                control.forceActiveFocus(Qt.MouseFocusReason)
                half.pressed()
            }
            onPressAndHold: held = true
            onReleased: held = false
            onCanceled: held = false
        }
    }

    Rectangle {
        anchors.fill: parent
        radius: Theme.radiusSmall
        color: Theme.surfaceRaised
        border.width: Theme.hair
        border.color: Theme.rim
        FocusRing {
            shown: control.activeFocus
            innerRadius: Theme.radiusSmall
        }
    }
    Half {
        objectName: "minus"
        iconName: "minus"
        possible: control.value > control.from
        onPressed: control.change(-control.step)
    }
    SmallPrint {
        id: number
        anchors.centerIn: parent
        text: control.typed !== "" ? control.typed + "_" : control.words()
        font.bold: true
    }
    Half {
        objectName: "plus"
        anchors.right: parent.right
        iconName: "plus"
        possible: control.value < control.to
        onPressed: control.change(control.step)
    }
}
