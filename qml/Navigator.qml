// SPDX-License-Identifier: GPL-3.0-or-later
pragma Singleton
import QtQuick

/// Goes from page to page. A page is pages/<name>.qml; its properties are set when it is made. Pages call
/// Navigator.go("Setup", {game: "hoola"}) and Navigator.back(); they know nothing about the window. Main.qml answers
/// the requests with its stack; a test may answer them itself or only watch them.
QtObject {
    /// Depth of the stack: back() has an effect when it is above 1.
    property int depth: 1

    /// Sheets and menus that lie over the page, the topmost last. Each has dismiss(), which closes it without a
    /// decision.
    property var overlays: []
    /// One of them blocks everything else.
    readonly property bool covers: overlays.some(overlay => overlay.modal === true)
    function shown(overlay: var): void {
        overlays = overlays.filter((other) => other !== overlay).concat([overlay])
        covered()
    }
    function hidden(overlay: var): void { overlays = overlays.filter((other) => other !== overlay) }
    /// Closes the topmost; false: there is none.
    function dismiss(): bool {
        if (overlays.length === 0)
            return false
        overlays[overlays.length - 1].dismiss()
        return true
    }

    /// Gives `item` of the page the keyboard for `reason`: at once, or, while something lies over the page, when that
    /// has gone. A page that simply took it (when a round ends) would take it from an open menu, which could then not
    /// be closed by a key.
    function keysTo(item: Item, reason: int): void {
        if (overlays.length === 0) {
            item.forceActiveFocus(reason)
            return
        }
        for (let scope = item; scope !== null && scope.parent !== null; scope = scope.parent)
            if (scope === item || scope instanceof FocusScope)
                scope.focus = true
    }

    /// Something lies over the page from now on.
    signal covered()
    signal pushRequested(string page, var properties, string name)
    signal replaceRequested(string page, var properties, string name)
    signal backRequested()
    signal homeRequested()
    signal leaveRequested()
    signal keysRequested()
    signal openRequested()
    /// A refusal to be shown over whatever is open; `ofFile`: a file was to be opened.
    signal refused(string sentence, bool ofFile)

    // A string, because StackView in Qt 6.4 does not take a url made in a script.
    function address(page: string): string {
        return String(Qt.resolvedUrl("pages/" + page + ".qml"))
    }
    /// Opens a page on top of this one; back() returns here.
    function go(page: string, properties: var): void {
        pushRequested(address(page), properties === undefined ? {} : properties, page)
    }
    /// Opens a page instead of this one: back() skips this page.
    function replace(page: string, properties: var): void {
        replaceRequested(address(page), properties === undefined ? {} : properties, page)
    }
    /// The same as Escape and the back button: the page is asked first.
    function back(): void {
        backRequested()
    }
    /// Leaves the page on top for the one under it, without asking it: for a page that was asked, or has asked.
    function leave(): void {
        leaveRequested()
    }
    /// Shows the keys of the page on top.
    function keys(): void {
        keysRequested()
    }
    /// Asks for a file to open.
    function openFile(): void {
        openRequested()
    }
    /// Back to the home page, whatever is open.
    function home(): void {
        homeRequested()
    }
}
