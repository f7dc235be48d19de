// SPDX-License-Identifier: GPL-3.0-or-later
// Paper, wool, silk, drapes and pennants.
#include "art/stuff.h"

#include <algorithm>
#include <cmath>

#include "art/dice.h"

namespace place {

void paintFloor(QPainter& painter, const Stuff& of)
{
    painter.setClipRect(of.area, Qt::IntersectClip);
    painter.fillRect(of.area, of.deep);
    Dice dice(of.seed);
    const double wide = 300 * of.grain, tall = 210 * of.grain, over = 7 * of.grain;
    const QBrush fibres = fibreBrush(256, 900, 9, -1, 10, 12, of.seed);
    int row = 0;
    for (double y = of.area.top() - tall * 0.4; y < of.area.bottom(); y += tall, ++row)
        for (double x = of.area.left() - wide * (row % 2 == 0 ? 0.3 : 0.8); x < of.area.right(); x += wide) {
            const QRectF sheet(x, y, wide + over, tall + over);
            const double shade = dice.between(-0.07, 0.07);
            const QColor mid(std::clamp(int(of.colour.red() * (1 + shade)), 0, 255),
                             std::clamp(int(of.colour.green() * (1 + shade * 1.1)), 0, 255),
                             std::clamp(int(of.colour.blue() * (1 + shade * 1.4)), 0, 255));
            QRadialGradient oil(sheet.center() + QPointF(dice.between(-60, 60), dice.between(-40, 40)) * of.grain,
                                wide * 0.75);
            oil.setColorAt(0, mid);
            oil.setColorAt(1, QColor((mid.red() * 2 + of.deep.red()) / 3, (mid.green() * 2 + of.deep.green()) / 3,
                                     (mid.blue() * 2 + of.deep.blue()) / 3));
            painter.fillRect(sheet, oil);
            // The paste shows through where a sheet lies over its neighbour.
            painter.fillRect(QRectF(x, y, over, tall), black(26));
            painter.fillRect(QRectF(x, y, wide, over), black(26));
            painter.fillRect(QRectF(x + over, y, of.grain, tall), white(34));
            painter.fillRect(QRectF(x, y + over, wide, of.grain), white(34));
        }
    painter.fillRect(of.area, fibres);
    QPainterPath all;
    all.addRect(of.area);
    cloud(painter, all, 190 * of.grain, 14, of.seed + 5);
}

void paintBlanket(QPainter& painter, const Stuff& of)
{
    const double unit = of.grain;
    const QPainterPath outline = laid(of.area, 5 * unit, 16 * unit, of.seed);
    shadow(painter, outline, 14 * unit, 120);
    fillLit(painter, outline, of);
    painter.save();
    painter.setClipPath(outline, Qt::IntersectClip);
    cloud(painter, outline, 150 * unit, 7, of.seed + 1);
    // Stripes near the short ends, woven in.
    for (const double side : {0.0, 1.0}) {
        const auto band = [&](double from, double width, double part) {
            const double x = side == 0 ? of.area.left() + from * unit : of.area.right() - (from + width) * unit;
            const QRectF stripe(x, of.area.top() - 20 * unit, width * unit, of.area.height() + 40 * unit);
            QLinearGradient soft(stripe.topLeft(), stripe.topRight());
            soft.setColorAt(0, faded(of.line, 0));
            soft.setColorAt(0.12, faded(of.line, part));
            soft.setColorAt(0.88, faded(of.line, part));
            soft.setColorAt(1, faded(of.line, 0));
            painter.fillRect(stripe, soft);
        };
        band(30, 30, 0.34);
        band(68, 8, 0.26);
    }
    painter.fillPath(outline, fibreBrush(256, 2600, 8, -1, 9, 13, of.seed + 2));
    painter.fillPath(outline, fibreBrush(128, 420, 6, 0.8, 5, 7, of.seed + 3));
    painter.restore();
    // The bound edge: a darker hem, and blanket stitch over it.
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(black(46), 8 * unit, Qt::SolidLine, Qt::FlatCap, Qt::RoundJoin));
    painter.save();
    painter.setClipPath(outline, Qt::IntersectClip);
    painter.drawPath(outline);
    painter.restore();
    Dice dice(of.seed + 4);
    const Walk hem(outline);
    const double length = hem.length();
    const double pace = 7.5 * unit;
    const int stitches = int(length / pace);
    painter.setPen(QPen(faded(of.line, 0.75), 1.5 * unit, Qt::SolidLine, Qt::RoundCap));
    for (int i = 0; i < stitches; ++i) {
        const auto [on, angle] = hem.at(i * pace);
        const QPointF inward(-std::sin(angle), std::cos(angle));
        const QPointF along(std::cos(angle), std::sin(angle));
        const double deep = (i % 2 == 0 ? 8 : 6) * unit * dice.between(0.9, 1.1);
        painter.drawLine(on, on + inward * deep + along * dice.between(-0.8, 0.8) * unit);
    }
    // Wool that has come loose.
    for (int i = 0; i < stitches * 2; ++i) {
        const auto [on, along] = hem.at(dice.next() * length);
        const double angle = along + dice.between(-1.2, 1.2);
        const QPointF tip = on + QPointF(std::sin(angle), -std::cos(angle)) * dice.between(1, 4.5) * unit;
        painter.setPen(QPen(faded(of.colour, dice.between(0.25, 0.7)), 0.7 * unit));
        QPainterPath hair(on);
        hair.quadTo(on + (tip - on) * 0.5 + QPointF(dice.between(-2, 2), dice.between(-2, 2)) * unit, tip);
        painter.drawPath(hair);
    }
}

void paintSilk(QPainter& painter, const Stuff& of)
{
    QPainterPath all;
    all.addRect(of.area);
    fillLit(painter, all, of);
    painter.fillRect(of.area, fibreBrush(256, 500, 30, 0, 5, 8, of.seed));
    painter.fillRect(of.area, fibreBrush(256, 500, 30, tau / 4, 5, 8, of.seed + 1));
    cloud(painter, all, 170 * of.grain, 8, of.seed + 2);
}

void paintDrape(QPainter& painter, const Stuff& of)
{
    const double fold = 46 * of.grain;
    const int count = std::max(2, int(std::round(of.area.width() / fold)));
    const double pace = of.area.width() / count;
    Dice dice(of.seed);
    QPainterPath outline(of.area.topLeft());
    outline.lineTo(of.area.topRight());
    for (int i = count - 1; i >= 0; --i) {
        const double x = of.area.left() + pace * i;
        outline.lineTo(x + pace, of.area.bottom() - 6 * of.grain);
        outline.quadTo(x + pace / 2, of.area.bottom() + 6 * of.grain, x, of.area.bottom() - 6 * of.grain);
    }
    outline.closeSubpath();
    shadow(painter, outline, 16 * of.grain, 110);
    painter.save();
    painter.setClipPath(outline, Qt::IntersectClip);
    for (int i = 0; i < count; ++i) {
        const QRectF one(of.area.left() + pace * i, of.area.top(), pace + 1, of.area.height() + 12 * of.grain);
        QLinearGradient round(one.topLeft(), one.topRight());
        const double at = dice.between(0.35, 0.6);
        round.setColorAt(0, of.deep);
        round.setColorAt(at, of.colour);
        round.setColorAt(1, of.deep);
        painter.fillRect(one, round);
    }
    painter.restore();
    painter.setPen(QPen(faded(of.line, 0.8), 3 * of.grain));
    for (int i = 0; i < count; ++i) {
        const double x = of.area.left() + pace * i, y = of.area.bottom() - 6 * of.grain;
        QPainterPath hem(QPointF(x, y - 5 * of.grain));
        hem.quadTo(x + pace / 2, y + 7 * of.grain, x + pace, y - 5 * of.grain);
        painter.drawPath(hem);
    }
}

void paintPennants(QPainter& painter, const Stuff& of)
{
    const QColor five[]{{47, 94, 140}, {226, 218, 196}, {176, 62, 52}, {58, 54, 52}, {214, 168, 68}};
    QPainterPath cord(of.area.topLeft());
    cord.quadTo(of.area.center().x(), of.area.bottom() + of.area.height(), of.area.right(), of.area.top());
    const Walk walk(cord);
    const double length = walk.length(), pace = 26 * of.grain;
    painter.save();
    painter.setOpacity(of.colour.alphaF());
    int i = 0;
    for (double at = pace * 0.6; at + pace < length; at += pace, ++i) {
        const QPointF a = walk.at(at).on, b = walk.at(at + pace * 0.78).on;
        const QPointF tip = (a + b) / 2 + QPointF(0, pace * 1.05);
        QPainterPath flag(a);
        flag.lineTo(b);
        flag.quadTo((b + tip) / 2 + QPointF(1.5, 0) * of.grain, tip);
        flag.quadTo((a + tip) / 2 + QPointF(1.5, 0) * of.grain, a);
        painter.fillPath(flag.translated(1.5 * of.grain, 3 * of.grain), black(50));
        QLinearGradient light(a, tip);
        light.setColorAt(0, five[i % 5]);
        light.setColorAt(1, five[i % 5].darker(125));
        painter.fillPath(flag, light);
    }
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(of.line, 1.6 * of.grain));
    painter.drawPath(cord);
    painter.restore();
}

} // namespace place
