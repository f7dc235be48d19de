// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Controls.Basic
import Hanpan

/// The window: keeps its place, its state and its page between runs, shows the pages on a stack, goes back on Escape, Alt+Left
/// or the mouse's back button. Pages are opened through Navigator (see there). A page may have `function goBack(): bool`; when
/// that returns true the page has dealt with the request itself (a panel closed, a question asked).
ApplicationWindow {
    id: window

    visible: true
    minimumWidth: 960
    minimumHeight: 640
    // Right from the beginning: whoever lays out pages for another size first does all of it twice.
    width: Math.max(minimumWidth, keepsPlace ? Number(place[2]) : Math.min(1440, Screen.desktopAvailableWidth * 0.94))
    height: Math.max(minimumHeight, keepsPlace ? Number(place[3]) : Math.min(900, Screen.desktopAvailableHeight * 0.92))
    onWidthChanged: Theme.windowWidth = width
    onHeightChanged: Theme.windowHeight = height
    title: qsTr("Hanpan")
    color: Theme.page
    font.family: Theme.family
    font.pixelSize: Theme.textBody

    /// A start waits with the first page until the window is there, and calls begin() then: an empty window is drawn while the
    /// engine still reads what the page is made of. Whoever opens another page meanwhile begins as well.
    property bool waits: false

    /// Where it stood when it was last closed: x, y, width, height; empty when it never was.
    readonly property var place: Preferences.remembered("window/place", [])
    readonly property bool keepsPlace: place.length === 4

    Component.onCompleted: {
        // From here on the size is the person's, whatever becomes of the screen.
        width = width
        height = height
        // A screen that is gone would swallow the window.
        if (keepsPlace && onSomeScreen(Number(place[0]), Number(place[1]), width)) {
            x = Number(place[0])
            y = Number(place[1])
        }
        wasMaximised = rememberedTrue("window/maximised")
        if (rememberedTrue("window/full"))
            showFullScreen()
        else if (wasMaximised)
            showMaximized()
        if (!waits)
            begin()
    }
    /// Opens the first page and what may lie over all of them.
    function begin() {
        if (stack.depth > 0)
            return
        waits = false
        stack.push(Navigator.address("Home"), StackView.Immediate)
        overPages.setSource("OverPages.qml", {page: Qt.binding(() => window.page)})
        stack.currentItem.forceActiveFocus(Qt.OtherFocusReason)
    }
    onClosing: {
        Preferences.remember("window/full", visibility === Window.FullScreen)
        Preferences.remember("window/maximised", visibility === Window.Maximized || visibility === Window.FullScreen && wasMaximised)
        if (visibility === Window.Windowed)
            Preferences.remember("window/place", [x, y, width, height])
        var here = trail[trail.length - 1]
        var match = page && page.keptMatch !== undefined ? page.keptMatch : 0
        Preferences.remember("window/page", [here.page, page && page.game !== undefined ? page.game : "", match])
    }
    function rememberedTrue(key: string): bool {
        return String(Preferences.remembered(key, false)) === "true"
    }
    /// (Its type, as Qt 6.4 describes it, does not know them.)
    function screensOf(application: var): var { return application.screens }
    /// Could a window of this width be taken by its title there?
    function onSomeScreen(left: real, top: real, wide: real): bool {
        var screens = screensOf(Qt.application)
        for (var i = 0; i < screens.length; ++i) {
            var screen = screens[i]
            if (left + wide > screen.virtualX + 80 && left + 80 < screen.virtualX + screen.width
                    && top >= screen.virtualY && top + 80 < screen.virtualY + screen.height)
                return true
        }
        return false
    }

    Binding {
        target: Theme
        property: "onTable"
        value: window.page !== null && (window.page.keyPage === "table" || window.page.keyPage === "replay")
    }

    /// The pages on the stack by name, the first one first: the next start opens the last of them (app/launch).
    property var trail: [{page: "Home"}]

    /// The page on top. Only some have goBack(), so its type stays open.
    readonly property var page: stack.currentItem

    /// A page is being asked: what it asks for itself meanwhile is to be left.
    property bool asking: false

    /// What lies on top is left: a sheet or a menu before the page under it.
    function goBack() {
        if (Navigator.dismiss())
            return
        if (!asking && page && typeof page.goBack === "function") {
            asking = true
            var dealtWith = page.goBack()
            asking = false
            if (dealtWith)
                return
        }
        leave()
    }
    function leave() {
        if (stack.depth > 1) {
            trail = trail.slice(0, -1)
            show(stack.pop())
        }
    }
    /// The page on top gets the keyboard where it was when it was left.
    function show(left: var) {
        stack.currentItem.forceActiveFocus(Qt.OtherFocusReason)
    }
    property bool wasMaximised: false
    function toggleFullScreen() {
        if (visibility === Window.FullScreen) {
            if (wasMaximised)
                showMaximized()
            else
                showNormal()
        } else {
            wasMaximised = visibility === Window.Maximized
            showFullScreen()
        }
    }

    StackView {
        id: stack
        objectName: "pages"
        anchors.fill: parent
        focus: true
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

        Keys.onEscapePressed: window.goBack()
        Keys.onBackPressed: window.goBack()
    }

    PageKey {
        use: "everywhere/back"
        onActivated: window.goBack()
    }
    PageKey {
        use: "everywhere/full-screen"
        onActivated: window.toggleFullScreen()
    }
    PageKey {
        // What a page has to say of itself; elsewhere how the games are played.
        use: "everywhere/help"
        onActivated: {
            if (window.page && typeof window.page.help === "function")
                window.page.help()
            else
                Navigator.go("Learn")
        }
    }
    PageKey {
        use: "everywhere/quit"
        onActivated: window.close()
    }
    Loader {
        id: overPages
        anchors.fill: parent
    }
    Connections {
        target: overPages.item
        function onUncovered() {
            if (stack.currentItem)
                stack.currentItem.forceActiveFocus()
        }
    }
    BackButton {
        window: window
        onPressed: window.goBack()
    }
    Fingers {
        id: fingers
        window: window
    }
    Connections {
        target: Navigator
        function onCovered() { fingers.letGo() }
    }

    Connections {
        target: Navigator
        function onPushRequested(page, properties, name) {
            window.begin()
            window.trail = window.trail.concat([{page: name}])
            stack.push(page, properties)
            stack.currentItem.forceActiveFocus()
        }
        function onReplaceRequested(page, properties, name) {
            window.begin()
            window.trail = window.trail.slice(0, -1).concat([{page: name}])
            stack.replace(stack.currentItem, page, properties)
            stack.currentItem.forceActiveFocus()
        }
        function onBackRequested() {
            window.goBack()
        }
        function onLeaveRequested() {
            window.leave()
        }
        function onHomeRequested() {
            // What lies over the window (not over a page, with which it would go) is left as well.
            while (Navigator.dismiss())
                ;
            window.trail = window.trail.slice(0, 1)
            stack.pop(null)
            stack.currentItem.forceActiveFocus()
        }
    }
}
