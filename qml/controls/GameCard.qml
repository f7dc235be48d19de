// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Controls.Basic
import Hanpan

/// A game on the home page: its table, its pieces, its name. A game that the engine does not know is shown and says so,
/// and cannot be pressed. `resumeText`: words of the chip that resumes the unfinished match, "" without one.
AbstractButton {
    id: card

    required property string game
    property var entry: GameShelf.entry(game)
    readonly property bool playable: GameCatalog.playable(game)
    property string resumeText
    property bool sceneRight: false

    signal opened()
    signal resumed()

    readonly property string facts: entry.pieces + (Language.code === "" ? "" : " · ") + GameCatalog.playersText(game, entry.from, entry.to)

    onClicked: opened()
    Keys.onReturnPressed: clicked()
    Keys.onEnterPressed: clicked()

    enabled: playable
    hoverEnabled: true
    text: Language.code === "" ? "" : GameCatalog.name(game)

    Accessible.role: Accessible.Button
    Accessible.name: text
    Accessible.description: facts + " · " + entry.line + (playable ? "" : " · " + missing.text)
    Accessible.onPressAction: clicked()

    readonly property real lift: (hovered || visualFocus) && playable ? 1 : 0

    background: Item {
        y: -Theme.u(4) * shade.shown
        Rectangle {
            id: shade
            property real shown: card.lift
            Behavior on shown {
                NumberAnimation { duration: Theme.quick; easing.type: Theme.easing }
            }
            anchors.fill: parent
            anchors.topMargin: Theme.u(5)
            anchors.bottomMargin: -Theme.u(5) - Theme.u(4) * shown
            radius: Theme.radiusLarge
            color: Theme.shadow
        }
        Cloth {
            anchors.fill: parent
            game: card.game
        }
        FocusRing {
            shown: card.visualFocus
            innerRadius: Theme.radiusLarge
        }
    }

    contentItem: Item {
        y: -Theme.u(4) * shade.shown
        Still {
            readonly property real room: card.height - words.height - Theme.gapLarge
            anchors.top: parent.top
            anchors.topMargin: card.sceneRight ? Theme.gapMedium : Theme.gapSmall
            anchors.right: parent.right
            width: card.sceneRight ? parent.width * 0.72 : parent.width
            height: card.sceneRight ? room + Theme.gapLarge : room
            game: card.game
            scene: card.entry.scene
            pieceSize: card.entry.size
            // A narrow card gets smaller pieces rather than cut ones. Large words leave them less room.
            unit: Math.min(card.height, width / (2 * Math.abs(card.entry.scene[0][1]) + card.entry.size) * 0.92, Theme.folds ? height * 1.4 : card.height)
            visible: height > Theme.u(50)
            spread: shade.shown
            opacity: card.playable ? 1 : Theme.dimmed
            // Drawn as one picture, or the pieces would shine through each other.
            layer.enabled: !card.playable
        }
        Column {
            id: words
            anchors.left: parent.left
            anchors.right: parent.right
            anchors.bottom: parent.bottom
            anchors.margins: Theme.gapLarge
            anchors.bottomMargin: Theme.u(20)
            spacing: Theme.gapTiny
            Brief {
                width: parent.width
                text: card.text
                font.pixelSize: Theme.textName
                // A long name on a narrow card gets smaller rather than cut.
                least: Theme.textBody / Theme.grown
                wrapMode: Theme.folds ? Text.Wrap : Text.NoWrap
                font.bold: true
                color: Theme.tableInk
                Accessible.ignored: true
            }
            SmallParagraph {
                text: card.facts + " · " + card.entry.line
                color: Theme.tableInk
                lineHeight: 1.15
                Accessible.ignored: true
            }
        }
        Rectangle {
            visible: !card.playable
            anchors.right: parent.right
            anchors.top: parent.top
            anchors.margins: Theme.gapMedium
            width: missing.implicitWidth + 2 * Theme.gap
            height: Theme.u(30)
            radius: height / 2
            color: Theme.tableBar
            SmallPrint {
                id: missing
                anchors.centerIn: parent
                text: qsTr("Not available in this version")
                color: Theme.tableInk
            }
        }
        Chip {
            id: resume
            objectName: "resumeChip"
            visible: card.resumeText !== ""
            anchors.right: parent.right
            anchors.top: parent.top
            anchors.margins: Theme.gapMedium
            atTable: true
            strong: true
            iconName: "play"
            font.bold: true
            // A narrow card only says what it does.
            readonly property bool brief: whole.advanceWidth + leftPadding + rightPadding + Theme.iconSmall + Theme.gapSmall > parent.width - 2 * Theme.gapMedium
            text: brief ? qsTr("Continue") : card.resumeText
            width: Math.min(implicitWidth, parent.width - 2 * Theme.gapMedium)
            hint: brief ? card.resumeText : ""
            Accessible.name: card.resumeText
            TextMetrics {
                id: whole
                text: card.resumeText
                font: resume.font
            }
            onTriggered: card.resumed()
        }
    }
}
