// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Hanpan

/// The window: it keeps its place and its state between runs. Its content is window/Pages.qml; nothing here needs more
/// than Qt Quick, so that the window appears before any of that is read.
Window {
    id: window

    visible: true
    minimumWidth: 960
    minimumHeight: 640
    // Set right from the beginning: pages laid out for another size first would be laid out twice.
    width: opens.width
    height: opens.height
    onWidthChanged: Theme.windowWidth = width
    onHeightChanged: Theme.windowHeight = height
    /// The title of what is open identifies the window.
    title: pages.item === null || heading.title === "" ? qsTr("Hanpan") : qsTr("%1 – Hanpan", "title of the window: what is open").arg(heading.title)
    /// (With the pages' type, the pages would have to be read before the window appears.)
    readonly property var heading: pages.item
    color: Theme.page
    /// Something modal lies over the pages: screen readers are given only that (app/speech/windowtree.h).
    property bool covered: false

    /// The first page waits until the window is visible, and begin() is called then: an empty window is drawn while the
    /// engine still reads the parts of the page.
    property bool waits: false

    /// Where it was when it was last closed: x, y, width, height; empty if it never was.
    readonly property list<int> place: Array.from(Preferences.remembered("window/place", [])).map(Number)
    readonly property bool keepsPlace: place.length === 4
    readonly property rect opens: WindowPlace.open(place, Qt.size(minimumWidth, minimumHeight))

    Component.onCompleted: {
        // From here on the size is the person's, whatever happens to the screen.
        width = width
        height = height
        if (keepsPlace) {
            x = opens.x
            y = opens.y
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
    function begin(): void {
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
    property bool wasMaximised: false
    function toggleFullScreen(): void {
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
