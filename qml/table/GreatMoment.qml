// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Hanpan

/**
 * A great moment, over the middle of the table: a band in the game's colour opens, the game plays the moment in it (its
 * look's picture of that kind, or else the pieces it was done with), and its words stand under it on a scroll. It holds
 * nothing up, and anything ends it. Without motion it does not happen.
 */
Item {
    id: great

    required property TableLayout layout
    required property TableFace session

    /// What is shown, or was last.
    property greatMoment moment
    readonly property bool running: run.running
    /// The part of its time that is over, 0 to 1.
    property real clock: 0
    readonly property var look: GameShelf.entry(session.game)
    readonly property real unit: layout.unit
    readonly property alias stage: stage
    readonly property alias run: run
    /// How far the band is open, and the scroll under the picture.
    readonly property real opened: Math.min(1, clock / 0.07)
    readonly property real unrolled: Math.max(0, Math.min(1, (clock - 0.22) / 0.12))

    function show(what: greatMoment): void {
        stop()
        if (what.kind === "" || Theme.great === 0)
            return
        moment = what
        // Its pieces are made while the table stands; the clock runs once they are there.
        stage.setSource(look.moments?.[what.kind] ?? Qt.resolvedUrl("MomentPieces.qml"), { show: great })
    }
    function stop(): void {
        run.stop()
        stage.setSource("")
    }

    objectName: "greatMoment"
    visible: running && clock > 0
    Accessible.role: Accessible.AlertMessage
    Accessible.name: moment.words + " " + moment.told
    Accessible.ignored: !running

    SequentialAnimation {
        id: run
        PauseAnimation { duration: Theme.greatAfter }
        NumberAnimation {
            target: great
            property: "clock"
            from: 0
            to: 1
            duration: Theme.great
        }
        onFinished: stage.setSource("")
    }
    Rectangle {
        id: band
        readonly property real tall: great.height * 0.5
        anchors.horizontalCenter: parent.horizontalCenter
        y: great.height * 0.4 - height / 2
        width: parent.width
        height: Math.round(tall * great.opened)
        color: Theme.cloth(great.look.tableDeep)
        Repeater {
            // Its seams.
            model: 4
            delegate: Rectangle {
                required property int index
                width: band.width
                height: Theme.hair * (index % 2 === 0 ? 2 : 1)
                y: index === 0 ? 0 : index === 1 ? Theme.gapTiny + Theme.hair : index === 2 ? band.height - height : band.height - Theme.gapTiny - 2 * Theme.hair
                color: Theme.gold
            }
        }
    }
    Loader {
        id: stage
        asynchronous: true
        x: 0
        y: great.height * 0.4 - band.tall / 2 + 12 * great.unit
        width: great.width
        height: band.tall * 0.56
        visible: great.opened === 1
        onLoaded: {
            great.clock = 0
            run.start()
        }
    }
    Item {
        id: scroll
        /// Korean words that are always the same are written with a brush: how many times as wide as high; 0 = set in type.
        readonly property real lettered: Language.code === "ko" ? great.look.lettered?.[great.moment.kind] ?? 0 : 0
        readonly property int letters: Math.max(1, height * 0.66)
        readonly property real whole: (lettered > 0 ? brush.width : words.width) + 72 * great.unit
        objectName: "greatWords"
        anchors.horizontalCenter: parent.horizontalCenter
        y: stage.y + stage.height + 4 * great.unit
        width: Math.round(whole * great.unrolled)
        height: band.tall * 0.25
        visible: great.unrolled > 0
        Rectangle {
            anchors.fill: parent
            anchors.topMargin: 4 * great.unit
            anchors.bottomMargin: anchors.topMargin
            clip: true
            color: Theme.sharp ? Theme.charcoal : Theme.hanji
            InkImage {
                id: brush
                visible: scroll.lettered > 0
                anchors.centerIn: parent
                width: Math.round(Math.min(scroll.lettered * parent.height * 0.92, great.width * 0.8))
                tall: scroll.lettered > 0 ? 1 / scroll.lettered : 1
                step: 1
                picture: scroll.lettered > 0 ? Ink.piece("word-%1-%2".arg(great.session.game).arg(great.moment.kind), words.color) : ""
            }
            Caption {
                id: words
                visible: scroll.lettered === 0
                anchors.centerIn: parent
                width: Math.min(Math.ceil(implicitWidth), great.width * 0.8)
                height: parent.height
                horizontalAlignment: Text.AlignHCenter
                fontSizeMode: Text.Fit
                minimumPixelSize: Theme.textBody
                text: great.moment.words
                color: Theme.sharp ? Theme.focus : Theme.red
                font.pixelSize: scroll.letters
                font.bold: true
                font.letterSpacing: scroll.letters * 0.06
                Accessible.ignored: true
            }
        }
        Repeater {
            // The rods it is rolled on.
            model: 2
            delegate: Rectangle {
                required property int index
                x: index * scroll.width - width / 2
                width: 12 * great.unit
                height: scroll.height
                radius: width / 2
                color: Theme.dominoBack
                border.width: Theme.hair
                border.color: Theme.goldEdge
            }
        }
    }
    Caption {
        objectName: "greatTold"
        anchors.horizontalCenter: parent.horizontalCenter
        y: scroll.y + scroll.height + 2 * great.unit
        width: great.width * 0.86
        height: great.height * 0.4 + band.tall / 2 - y - Theme.gapSmall
        visible: great.unrolled === 1
        horizontalAlignment: Text.AlignHCenter
        fontSizeMode: Text.Fit
        minimumPixelSize: Theme.least(11)
        wrapMode: Text.Wrap
        text: great.moment.told
        color: Theme.tableInk
        font.pixelSize: Theme.textTitle
        Accessible.ignored: true
    }
}
