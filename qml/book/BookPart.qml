// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Hanpan

/// A paragraph, a drawn example or a table of a book of rules. A paragraph that a house rule has changed has a bar at
/// its side and says so.
Item {
    id: part

    required property bookPart content
    required property BookOfRules book
    required property string game
    /// The reader is looking for this.
    property bool sought: false
    /// A word of the glossary was clicked: its number.
    signal asked(int term)

    readonly property real inset: content.changed ? Theme.gap : 0
    height: column.height
    Accessible.role: Accessible.Paragraph
    Accessible.name: content.text

    Rectangle {
        objectName: "soughtMark"
        visible: part.sought
        anchors.fill: parent
        anchors.margins: -Theme.gapSmall
        radius: Theme.radiusSmall
        color: "transparent"
        border.width: Theme.ring
        border.color: Theme.gold
    }
    Rectangle {
        visible: part.content.changed
        width: Theme.ring
        height: parent.height
        radius: width / 2
        color: Theme.gold
    }
    Column {
        id: column
        x: part.inset
        width: parent.width - part.inset
        spacing: Theme.gapTiny

        Caption {
            visible: part.content.changed
            text: qsTr("Differs from “%1”").arg(part.book.baseLabel)
            tone: "gold"
            font.pixelSize: Theme.textTiny
            font.bold: true
        }
        Paragraph {
            objectName: "bookText"
            visible: part.content.kind === "text"
            text: visible ? part.book.linked(part.content.text) : ""
            textFormat: Text.StyledText
            linkColor: Theme.goldText
            lineHeight: 1.3
            onLinkActivated: (link) => part.asked(Number(link.slice(5)))
            Accessible.ignored: true
            HoverHandler {
                cursorShape: Qt.PointingHandCursor
                enabled: parent.hoveredLink !== ""
            }
        }
        Paragraph {
            visible: part.content.kind === "table"
            text: part.content.text
            font.bold: true
            Accessible.ignored: true
        }
        Flow {
            visible: part.content.kind === "pieces"
            width: parent.width
            spacing: Theme.gap
            Repeater {
                model: part.content.groups
                delegate: PieceGroup {
                    required property bookGroup modelData
                    game: part.game
                    faces: Array.from(modelData.faces)
                    size: Theme.u(46)
                }
            }
        }
        BookPlan {
            // A picture as wide as the page cannot be larger for large words; then only the names under it are shown.
            visible: part.content.kind === "places" && !Theme.folds
            width: Math.min(parent.width, Theme.u(660))
            game: part.game
            places: part.content.places
            rules: part.book.values
            names: Array.from(part.content.names)
        }
        Remark {
            visible: part.content.kind === "pieces" || part.content.kind === "places"
            text: part.content.text
            Accessible.ignored: true
        }
        BookTable {
            visible: part.content.kind === "table"
            width: parent.width
            head: Array.from(part.content.head)
            rows: part.content.rows
            game: part.game
        }
    }
}
