// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Controls.Basic
import Hanpan

/// The pages on a stack, with OverPages over all of them: it goes back on Escape, Alt+Left or the mouse's back button,
/// and remembers the page for the next start. Pages are opened through Navigator (see there). A page may have `function
/// goBack(): bool`; when that returns true the page has handled the request itself (a panel closed, a question asked).
FocusScope {
    id: pages

    /// The window with these pages.
    required property Window window

    Connections {
        target: pages.window
        function onClosing(close) {
            const match = pages.page && pages.page.keptMatch !== undefined ? pages.page.keptMatch : 0
            Preferences.remember("window/page", [pages.trail[pages.trail.length - 1], pages.page && pages.page.game !== undefined ? pages.page.game : "", match])
        }
    }

    /// The names of the pages on the stack, the first one first: the next start opens the last of them (app/launch).
    property list<string> trail: ["Home"]

    /// The page on top. Only some have goBack(), so its type stays open.
    readonly property var page: stack.currentItem

    /// What is open, in a few words; "" = the home page. A page without a head gives it as `windowTitle`.
    readonly property string title: page === null ? "" : page.windowTitle !== undefined ? page.windowTitle : page.title !== undefined ? page.title : ""

    Binding {
        target: pages.window
        property: "covered"
        value: Navigator.covers
    }

    /// A page is being asked: if it requests to go back itself meanwhile, it is left without another question.
    property bool asking: false

    /// Leaves what is on top: a sheet or a menu before the page under it.
    function goBack(): void {
        if (Navigator.dismiss())
            return
        if (!asking && page && typeof page.goBack === "function") {
            asking = true
            const dealtWith = page.goBack()
            asking = false
            if (dealtWith)
                return
        }
        leave()
    }
    function leave(): void {
        if (stack.depth > 1) {
            trail = Array.from(trail).slice(0, -1)
            show(stack.pop())
        }
    }
    /// No item has the keyboard (a sheet that had it is gone, for example): the page gets it, else no key would work.
    function catchKeys(): void {
        const at = pages.window.activeFocusItem
        if (pages.window.active && Navigator.overlays.length === 0 && (at === null || at === pages.window.contentItem))
            show(null)
    }
    /// The page on top gets the keyboard where it was when the page was left.
    function show(left: var): void {
        stack.currentItem.forceActiveFocus(Qt.OtherFocusReason)
    }

    StackView {
        id: stack
        objectName: "pages"
        anchors.fill: parent
        focus: true
        initialItem: Navigator.address("Home")
        onDepthChanged: Navigator.depth = depth

        pushEnter: Transition {
            NumberAnimation { property: "opacity"; from: 0; to: 1; duration: Theme.enter; easing.type: Theme.easing }
            NumberAnimation { property: "y"; from: Theme.gapLarge; to: 0; duration: Theme.enter; easing.type: Theme.easing }
        }
        pushExit: Transition {
            NumberAnimation { property: "opacity"; from: 1; to: 0; duration: Theme.enter; easing.type: Theme.easing }
        }
        popEnter: Transition {
            NumberAnimation { property: "opacity"; from: 0; to: 1; duration: Theme.enter; easing.type: Theme.easing }
        }
        popExit: Transition {
            NumberAnimation { property: "opacity"; from: 1; to: 0; duration: Theme.enter; easing.type: Theme.easing }
            NumberAnimation { property: "y"; from: 0; to: Theme.gapLarge; duration: Theme.enter; easing.type: Theme.easing }
        }
        replaceEnter: pushEnter
        replaceExit: pushExit

        Keys.onEscapePressed: pages.goBack()
        Keys.onBackPressed: pages.goBack()
    }

    PageKey {
        use: "everywhere/back"
        onActivated: pages.goBack()
    }
    PageKey {
        use: "everywhere/settings"
        onActivated: if (pages.trail[pages.trail.length - 1] !== "Settings") Navigator.go("Settings", {})
    }
    PageKey {
        // A page's own help; elsewhere how the games are played.
        use: "everywhere/help"
        onActivated: {
            if (pages.page && typeof pages.page.help === "function")
                pages.page.help()
            else
                Navigator.go("Learn")
        }
    }

    OverPages {
        anchors.fill: parent
        page: pages.page
        onUncovered: pages.show(null)
    }
    Connections {
        target: pages.window
        function onActiveFocusItemChanged() { fallen.restart() }
    }
    Timer {
        // The keyboard may only be on its way from one item to another.
        id: fallen
        interval: 0
        onTriggered: pages.catchKeys()
    }
    HeldKeys { window: pages.window }
    BackButton {
        window: pages.window
        onPressed: pages.goBack()
    }
    Fingers {
        id: fingers
        window: pages.window
    }
    Connections {
        target: Navigator
        function onCovered() { fingers.letGo() }
    }

    Connections {
        target: Navigator
        function onPushRequested(page, properties, name) {
            pages.trail = Array.from(pages.trail).concat([name])
            stack.push(page, properties)
            stack.currentItem.forceActiveFocus()
        }
        function onReplaceRequested(page, properties, name) {
            // A page of the same kind lower on the stack would be met on the way back, in its old state: the pages from
            // there to here are dropped.
            const kin = Array.from(pages.trail).slice(0, -1).lastIndexOf(name)
            if (kin > 0) {
                const there = stack.get(kin)
                pages.trail = Array.from(pages.trail).slice(0, kin + 1)
                stack.pop(there, StackView.Immediate)
                // It is the very page that is requested, with what was chosen on it. (A match request is a new one,
                // even if it is the same.)
                if (Object.keys(properties).every(one => typeof properties[one] !== "object" && there[one] === properties[one])) {
                    pages.show(null)
                    return
                }
            }
            pages.trail = Array.from(pages.trail).slice(0, -1).concat([name])
            stack.replace(stack.currentItem, page, properties)
            stack.currentItem.forceActiveFocus()
        }
        function onBackRequested() {
            pages.goBack()
        }
        function onLeaveRequested() {
            pages.leave()
        }
        function onHomeRequested() {
            // What lies over the window (not over a page, with which it would go) is closed as well.
            while (Navigator.dismiss())
                ;
            pages.trail = Array.from(pages.trail).slice(0, 1)
            stack.pop(null)
            stack.currentItem.forceActiveFocus()
        }
    }
}
