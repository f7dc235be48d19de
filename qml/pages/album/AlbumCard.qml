// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Controls.Basic
import Hanpan

/// A place of the album: the picture of a moment that was made, to be seen again, or how it is made and how rare it is.
AbstractButton {
    id: card

    required property Album album
    property albumPlace place
    /// Which of the pictures is shown, 0 = the latest.
    property int shown: 0
    property list<albumPicture> pictures
    readonly property bool made: place.made > 0
    readonly property albumPicture picture: shown > 0 && shown < pictures.length ? pictures[shown] : place.latest

    signal seen(int match, int action)

    function turn(by: int): void {
        pictures = album.pictures(place.game, place.place)
        shown = Math.max(0, Math.min(pictures.length - 1, shown + by))
    }

    objectName: "place-" + place.game + "-" + place.place
    implicitHeight: words.y + words.height + Theme.gap
    hoverEnabled: true
    text: place.name
    onClicked: {
        if (made)
            seen(picture.match, picture.action)
    }
    Keys.onReturnPressed: clicked()
    Keys.onEnterPressed: clicked()
    Keys.onRightPressed: nextItemInFocusChain(true).forceActiveFocus(Qt.TabFocusReason)
    Keys.onDownPressed: nextItemInFocusChain(true).forceActiveFocus(Qt.TabFocusReason)
    Keys.onLeftPressed: nextItemInFocusChain(false).forceActiveFocus(Qt.BacktabFocusReason)
    Keys.onUpPressed: nextItemInFocusChain(false).forceActiveFocus(Qt.BacktabFocusReason)
    Accessible.role: made ? Accessible.Button : Accessible.StaticText
    Accessible.name: Array.from([place.name, count.text, first.text, second.text]).filter(part => part !== "").join(". ")
    Accessible.description: made ? qsTr("See it again") : ""
    Accessible.onPressAction: clicked()

    background: Panel {
        color: card.made && (card.hovered || card.down) ? Theme.surfaceChanged : Theme.surfaceRaised
        FocusRing { shown: card.visualFocus }
    }
    contentItem: Item {
        MomentStill {
            id: still
            x: Theme.gapSmall
            y: Theme.gapSmall
            width: parent.width - 2 * Theme.gapSmall
            height: Theme.u(112)
            visible: card.made
            game: card.place.game
            picture: card.picture
        }
        Rectangle {
            // An empty place.
            anchors.fill: still
            visible: !card.made
            radius: Theme.radiusLarge
            color: "transparent"
            border.width: Theme.hair
            border.color: Theme.line
            Icon {
                anchors.centerIn: parent
                size: Theme.u(38)
                name: "star"
                color: Theme.line
            }
        }
        Column {
            id: words
            x: Theme.gap
            y: still.y + still.height + Theme.gapSmall
            width: parent.width - 2 * Theme.gap
            spacing: Theme.gapTiny
            Item {
                width: parent.width
                height: Math.max(name.height, turning.height)
                StrongPrint {
                    id: name
                    anchors.verticalCenter: parent.verticalCenter
                    width: parent.width - turning.width - Theme.gapTiny
                    text: card.place.name
                    font.pixelSize: Theme.textLarge
                    elide: Text.ElideRight
                    Accessible.ignored: true
                }
                Row {
                    id: turning
                    anchors.right: parent.right
                    anchors.verticalCenter: parent.verticalCenter
                    height: Theme.controlSmall
                    SmallIconButton {
                        objectName: "albumNewer"
                        visible: card.place.made > 1
                        focusPolicy: Qt.TabFocus
                        iconName: "back"
                        text: qsTr("Newer picture")
                        available: card.shown > 0
                        reason: qsTr("This is the latest.")
                        onTriggered: card.turn(-1)
                    }
                    SmallPrint {
                        id: count
                        anchors.verticalCenter: parent.verticalCenter
                        visible: card.made
                        text: card.place.made > 1 ? qsTr("%1 of %2", "pictures").arg(card.shown + 1).arg(card.place.made) : ""
                        tone: "mute"
                        Accessible.ignored: true
                    }
                    SmallIconButton {
                        objectName: "albumOlder"
                        visible: card.place.made > 1
                        focusPolicy: Qt.TabFocus
                        iconName: "forward"
                        text: qsTr("Older picture")
                        available: card.shown + 1 < card.place.made
                        reason: qsTr("This is the first.")
                        onTriggered: card.turn(1)
                    }
                }
            }
            SmallCaption {
                id: first
                width: parent.width
                text: card.made ? card.picture.when + " · " + card.picture.told : card.place.how
                wrapMode: Text.Wrap
                Accessible.ignored: true
            }
            SmallCaption {
                id: second
                width: parent.width
                text: card.place.rare
                tone: "mute"
                wrapMode: Text.Wrap
                Accessible.ignored: true
            }
        }
    }
}
