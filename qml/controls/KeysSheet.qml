// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Hanpan

/// The keys of the current page, and those that work everywhere.
Sheet {
    id: sheet

    /// See KeyList.
    property string page: "everywhere"
    property string game

    objectName: "keysSheet"
    title: qsTr("Keys")
    width: Math.min(Theme.w(760), Theme.windowWidth - 2 * Theme.margin)
    buttons: [{id: "all", label: qsTr("All keys"), kind: "plain"}, {id: "cancel", label: qsTr("Close"), kind: "primary"}]
    onAnswered: (answer) => {
        if (answer === "all")
            Navigator.go("KeysPage")
    }

    function show(what: string, whose: string): void {
        page = what
        game = whose
        list.contentY = 0
        open()
    }

    ScrollPage {
        id: list
        width: parent.width
        height: Math.min(Theme.windowHeight * 0.62, contentHeight)
        KeyTable {
            width: parent.width
            page: sheet.opened || sheet.visible ? sheet.page : "everywhere"
            game: sheet.opened || sheet.visible ? sheet.game : ""
        }
    }
}
