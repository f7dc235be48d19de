// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Hanpan

/// What the host of a house says of a round that was played there.
Row {
    id: said

    required property houseVerdict verdict

    objectName: "hostSays"
    spacing: Theme.gapSmall
    Accessible.role: Accessible.StaticText
    Accessible.name: verdict.name + ": " + verdict.text

    Avatar {
        id: host
        width: Theme.u(40)
        face: said.verdict.face
        name: said.verdict.name
        mood: said.verdict.passed ? "wins" : said.verdict.looking ? "thinks" : "waits"
    }
    SmallParagraph {
        width: parent.width - host.width - parent.spacing
        text: said.verdict.text
        Accessible.ignored: true
    }
}
