// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Controls.Basic
import Hanpan

/// Rule sets as rows, figures as columns. The names of the figures are one stop of the tab key (Left and Right walk,
/// Return sorts), the rule sets another (Up and Down walk, Return uses one). Where there is no room for all columns they
/// scroll under the names of the rule sets.
FocusScope {
    id: table

    required property Houses houses
    property houseRow noRow
    property houseCell noCell
    property houseColumn noColumn

    signal chosen(string id, bool own)

    readonly property int nameWidth: Math.min(Theme.w(250), width * 0.45)
    /// So many columns are seen at once, whole ones.
    readonly property real room: Math.max(0, width - nameWidth - Theme.gapMedium)
    readonly property int fitting: Math.max(1, Math.min(houses.columns.length, Math.floor(room / Theme.w(92))))
    readonly property real columnWidth: room / fitting
    readonly property real wide: nameWidth + houses.columns.length * columnWidth + Theme.gapMedium
    /// The column with the keyboard.
    property int column: 0

    readonly property int sortedColumn: Array.from(houses.columns).findIndex(column => column.figureId === houses.sortedBy)

    function walk(by: int): void {
        column = Math.max(0, Math.min(houses.columns.length - 1, column + by))
        const left = column * columnWidth
        if (left < across.contentX)
            across.contentX = left
        else if (left + columnWidth > across.contentX + room)
            across.contentX = left + columnWidth - room
    }
    function use(row: int): void {
        if (row >= 0 && row < houses.rows.length)
            chosen(houses.rows[row].setId, houses.rows[row].own)
    }

    Flickable {
        id: across
        objectName: "housesAcross"
        anchors.top: parent.top
        anchors.bottom: source.top
        anchors.bottomMargin: Theme.gapSmall
        width: parent.width
        contentWidth: Math.max(width, table.wide)
        contentHeight: height
        flickableDirection: Flickable.HorizontalFlick
        boundsBehavior: Flickable.StopAtBounds
        clip: true
        ScrollBar.horizontal: ScrollBar {
            parent: across
            anchors.bottom: parent.bottom
            width: parent.width
            policy: across.contentWidth > across.width + 1 ? ScrollBar.AlwaysOn : ScrollBar.AlwaysOff
            height: Theme.u(8)
            contentItem: Rectangle {
                radius: height / 2
                color: Theme.mute
                opacity: 0.35
            }
        }

        FocusScope {
            id: names
            objectName: "housesColumns"
            width: across.contentWidth
            height: titles.height
            activeFocusOnTab: true
            z: 1
            Accessible.role: Accessible.Grouping
            Accessible.name: qsTr("Figures")
            Keys.onLeftPressed: table.walk(-1)
            Keys.onRightPressed: table.walk(1)
            Keys.onReturnPressed: table.houses.sortBy(table.houses.columns[table.column].figureId)
            Keys.onEnterPressed: table.houses.sortBy(table.houses.columns[table.column].figureId)
            Keys.onSpacePressed: table.houses.sortBy(table.houses.columns[table.column].figureId)
            Row {
                id: titles
                x: table.nameWidth + Theme.gapMedium
                Repeater {
                    model: table.houses.columns.length
                    delegate: Item {
                        id: title
                        required property int index
                        readonly property houseColumn one: index < table.houses.columns.length ? table.houses.columns[index] : table.noColumn
                        readonly property bool sorted: table.houses.sortedBy !== "" && table.houses.sortedBy === one.figureId
                        objectName: "column " + one.figureId
                        width: table.columnWidth
                        height: Math.max(Theme.controlHeight, metrics.height * 3 + Theme.gapSmall)
                        Accessible.role: Accessible.ColumnHeader
                        Accessible.name: sorted ? (table.houses.descending ? qsTr("%1, sorted, the largest first").arg(one.hint)
                                                                           : qsTr("%1, sorted, the smallest first").arg(one.hint))
                                                : one.hint
                        Accessible.focusable: true
                        Accessible.focused: names.activeFocus && table.column === index
                        Accessible.onPressAction: table.houses.sortBy(one.figureId)
                        Rectangle {
                            anchors.fill: parent
                            anchors.margins: Theme.ring + Theme.hair
                            radius: Theme.radiusSmall
                            color: area.containsMouse ? Theme.hover : "transparent"
                            FocusRing {
                                shown: names.activeFocus && table.column === title.index
                                innerRadius: Theme.radiusSmall
                            }
                        }
                        Column {
                            anchors.bottom: parent.bottom
                            anchors.bottomMargin: Theme.gapTiny + Theme.ring
                            x: Theme.gapTiny
                            width: parent.width - 2 * x
                            Icon {
                                anchors.horizontalCenter: parent.horizontalCenter
                                visible: title.sorted
                                size: Theme.u(12)
                                name: table.houses.descending ? "arrow-down" : "arrow-up"
                                color: Theme.goldText
                            }
                            TinyPrint {
                                width: parent.width
                                text: title.one.label
                                font.bold: title.sorted
                                tone: title.sorted ? "gold" : "mute"
                                horizontalAlignment: Text.AlignHCenter
                                wrapMode: Text.Wrap
                                maximumLineCount: 3
                                elide: Text.ElideRight
                            }
                        }
                        MouseArea {
                            id: area
                            anchors.fill: parent
                            hoverEnabled: true
                            Accessible.ignored: true
                            onClicked: {
                                names.forceActiveFocus(Qt.MouseFocusReason)
                                table.column = title.index
                                table.houses.sortBy(title.one.figureId)
                            }
                        }
                        Tip {
                            shown: area.containsMouse
                            words: title.one.hint
                        }
                    }
                }
            }
        }
        RowList {
            id: list
            objectName: "housesRows"
            anchors.top: names.bottom
            anchors.bottom: parent.bottom
            anchors.bottomMargin: across.contentWidth > across.width + 1 ? Theme.u(12) : 0
            width: across.contentWidth
            focus: true
            model: table.houses.rows.length
            Accessible.role: Accessible.List
            Accessible.name: qsTr("Rule sets")
            Keys.onReturnPressed: table.use(currentIndex)
            Keys.onEnterPressed: table.use(currentIndex)
            Keys.onLeftPressed: table.walk(-1)
            Keys.onRightPressed: table.walk(1)
            delegate: HouseLine {
                required property int index
                width: ListView.view.width
                one: index < table.houses.rows.length ? table.houses.rows[index] : table.noRow
                noCell: table.noCell
                sorted: table.sortedColumn
                nameWidth: table.nameWidth
                columnWidth: table.columnWidth
                shift: across.contentX
                seen: across.width
                hasFocus: list.activeFocus && ListView.isCurrentItem
                onPressed: {
                    list.currentIndex = index
                    table.use(index)
                }
            }
        }
    }
    // Nothing changes places under a pointer or the keyboard's ring.
    HoverHandler {
        id: hover
    }
    Binding {
        target: table.houses
        property: "still"
        value: hover.hovered || list.activeFocus
    }
    FontMetrics {
        id: metrics
        font.family: Theme.family
        font.pixelSize: Theme.textTiny
    }
    TinyPrint {
        id: source
        objectName: "housesSource"
        anchors.bottom: parent.bottom
        width: parent.width
        wrapMode: Text.Wrap
        tone: "mute"
        text: table.houses.source !== "" ? table.houses.source : qsTr("Playing…")
    }
}
