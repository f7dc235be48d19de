// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Hanpan

/// What this program is, its licence, and its acknowledgements.
PageFrame {
    title: qsTr("About Hanpan")
    contentLimit: Theme.measure
    tools: [
        ActionButton {
            objectName: "copyDetails"
            kind: "quiet"
            iconName: "copy"
            text: copied ? qsTr("Copied") : qsTr("Copy what a report needs")
            hint: qsTr("Version, renderer, system and recent errors, for a bug report")
            property bool copied: false
            onTriggered: {
                Journal.copyDetails()
                copied = true
            }
        }
    ]

    component Chapter: Column {
        id: chapter
        property string heading
        property string words
        width: parent.width
        spacing: Theme.gapTiny
        Heading {
            width: parent.width
            text: chapter.heading
            tone: "red"
            font.pixelSize: Theme.textSmall
        }
        Paragraph {
            text: chapter.words
            lineHeight: 1.35
        }
    }

    ScrollPage {
        anchors.fill: parent
        spacing: Theme.gapLarge
        focus: true
        Keys.onUpPressed: contentY = Math.max(0, contentY - Theme.u(60))
        Keys.onDownPressed: contentY = Math.max(0, Math.min(contentHeight - height, contentY + Theme.u(60)))

        Row {
            spacing: Theme.gapLarge
            Image {
                source: "qrc:/icon/hanpan.svg"
                width: Theme.u(96)
                height: width
                sourceSize.width: width
                sourceSize.height: width
                Accessible.ignored: true
            }
            Column {
                anchors.verticalCenter: parent.verticalCenter
                spacing: Theme.gapTiny
                Caption {
                    text: qsTr("Hanpan")
                    font.pixelSize: Theme.textHeading
                    font.bold: true
                }
                Caption {
                    text: qsTr("Version %1").arg(Qt.application.version)
                    tone: "mute"
                }
            }
        }
        Chapter {
            heading: qsTr("The games")
            words: qsTr("Hoola, Dragon Holla, Hollywood Rummy, Ho-Hpai and HULA-HOO! — five table games, played against the computer by your own house rules. “Hanpan” is Korean for “a round”, as in “one more round!”")
        }
        Chapter {
            heading: qsTr("Fair play")
            words: qsTr("Opponents see only what you would see from their seat: their own pieces and whatever is face up. No level peeks at hidden pieces, and each deal is fixed by its number, never by how you play.")
        }
        Chapter {
            heading: qsTr("Free software")
            words: qsTr("Hanpan is free software under the GNU General Public License, version 3 or later. You may use, study, share and change it. It comes without any warranty.")
        }
        Chapter {
            heading: qsTr("Built with")
            words: qsTr("Qt %1, JSON for Modern C++ (Niels Lohmann) and CLI11 (Henry Schreiner). Cards, cubes, dominoes, icons and sounds are our own.").arg("6")
        }
        Chapter {
            heading: qsTr("Reporting a problem")
            words: (Journal.reports === ""
                    ? qsTr("“Copy what a report needs” puts it on the clipboard. Add what you did and what you expected, and send it to whoever gave you Hanpan.")
                    : qsTr("“Copy what a report needs” puts it on the clipboard. Add what you did and what you expected, and send it to %1.").arg(Journal.reports))
                + " " + qsTr("The log is at %1. Neither says what anyone holds.").arg(Journal.file)
        }
        Chapter {
            heading: qsTr("Thanks")
            words: (Language.code === "" ? "" : GameCatalog.credits()) + "\n" + qsTr("Thank you, and thanks to everyone who wrote the old games down: pagat.com, the University of Waterloo games museum, and the families who never agreed on the rules. Hanpan is not connected with the publishers of these games.")
        }
    }
}
