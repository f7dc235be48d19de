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
    width: opens.width
    height: opens.height
    onWidthChanged: Theme.windowWidth = width
    onHeightChanged: Theme.windowHeight = height
    /// What is open says which window it is.
    title: pages.item === null || heading.title === "" ? qsTr("Hanpan") : qsTr("%1 – Hanpan", "title of the window: what is open").arg(heading.title)
    /// (Of pages its type would have to be read before the window is there.)
    readonly property var heading: pages.item
    color: Theme.page
    /// Something modal lies over the pages: readers are given that alone (app/speech/windowtree.h).
    property bool covered: false

    /// A start waits with the first page until the window is there, and calls begin() then: an empty window is drawn while the
    /// engine still reads what the page is made of.
    property bool waits: false

    /// Where it stood when it was last closed: x, y, width, height; empty when it never was.
    readonly property list<int> place: Array.from(Preferences.remembered("window/place", [])).map(Number)
    readonly property bool keepsPlace: place.length === 4
    readonly property rect opens: WindowPlace.open(place, Qt.size(minimumWidth, minimumHeight))

    Component.onCompleted: {
        // From here on the size is the person's, whatever becomes of the screen.
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
