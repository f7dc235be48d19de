// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Hanpan

/// The window: keeps its place and its state between runs. What it shows is window/Pages.qml; nothing here needs more than
/// Qt Quick, so that the window is there before anything of that is read.
Window {
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

    /// A start waits with the first page until the window is there, and calls begin() then: an empty window is drawn while the
    /// engine still reads what the page is made of.
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
    /// Opens the first page.
    function begin() {
        if (pages.status !== Loader.Null)
            return
        waits = false
        pages.setSource("window/Pages.qml", {window: window})
    }
    onClosing: {
        Preferences.remember("window/full", visibility === Window.FullScreen)
        Preferences.remember("window/maximised", visibility === Window.Maximized || visibility === Window.FullScreen && wasMaximised)
        if (visibility === Window.Windowed)
            Preferences.remember("window/place", [x, y, width, height])
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

    PageKey {
        use: "everywhere/full-screen"
        onActivated: window.toggleFullScreen()
    }
    PageKey {
        use: "everywhere/quit"
        onActivated: window.close()
    }

    Loader {
        id: pages
        anchors.fill: parent
        focus: true
    }
}
