// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Hanpan

/// What a rule does, in a small picture of the figure that it changes most over its values, and a sentence. It keeps
/// its place while that is not known yet.
Item {
    id: root

    required property RuleEffects effects
    required property string ruleId
    property ruleSpark none
    readonly property ruleSpark spark: effects.told >= 0 ? effects.spark(ruleId) : none
    property sparkPoint noPoint

    objectName: "spark"
    implicitHeight: Math.max(picture.height, sentence.height)
    height: implicitHeight
    Accessible.role: Accessible.StaticText
    Accessible.name: spark.spoken
    Accessible.ignored: spark.spoken === ""

    Row {
        id: picture
        height: Theme.u(22)
        visible: root.spark.points.length > 0
        spacing: Theme.u(4)
        Repeater {
            model: root.spark.points.length
            delegate: Item {
                id: point
                required property int index
                readonly property sparkPoint one: index < root.spark.points.length ? root.spark.points[index] : root.noPoint
                objectName: "point"
                width: Theme.u(10)
                height: picture.height
                Rectangle {
                    // The interval.
                    anchors.horizontalCenter: parent.horizontalCenter
                    y: parent.height * (1 - point.one.to)
                    width: Theme.u(3)
                    height: Math.max(Theme.hair, parent.height * (point.one.to - point.one.from))
                    radius: width / 2
                    color: Theme.line
                }
                Disc {
                    anchors.horizontalCenter: parent.horizontalCenter
                    y: parent.height * (1 - point.one.at) - height / 2
                    width: point.one.inUse ? Theme.u(9) : Theme.u(6)
                    color: point.one.inUse ? Theme.gold : Theme.mute
                    border.width: point.one.inUse ? Theme.hair : 0
                    border.color: Theme.ink
                }
            }
        }
    }
    SmallPrint {
        id: sentence
        anchors.verticalCenter: parent.verticalCenter
        x: picture.visible ? picture.width + Theme.gap : 0
        width: parent.width - x
        text: root.spark.said
        tone: "mute"
        wrapMode: Text.Wrap
    }
    HoverHandler {
        id: hover
    }
    Tip {
        shown: hover.hovered && picture.visible
        words: root.spark.spoken
    }
}
