// SPDX-License-Identifier: GPL-3.0-or-later
// Sea, river and island.
#include "art/stuff.h"

#include <algorithm>
#include <cmath>

#include "art/dice.h"

namespace place {

namespace {

/// Water as the old painters wrote it: arcs within arcs, row behind row.
void drawWaves(QPainter& painter, const QRectF& area, double wide, const QColor& line, double thin, int rings)
{
    painter.setBrush(Qt::NoBrush);
    int row = 0;
    for (double y = area.top(); y < area.bottom() + wide; y += wide * 0.25, ++row)
        for (double x = area.left() - (row % 2 == 0 ? 0 : wide / 2); x < area.right() + wide; x += wide)
            for (int ring = 0; ring < rings; ++ring) {
                const double r = wide / 2 * (1 - ring * 0.26);
                painter.setPen(QPen(faded(line, ring == 0 ? 1 : 0.55), thin));
                painter.drawArc(QRectF(x - r, y - r, 2 * r, 2 * r), 30 * 16, 120 * 16);
            }
}

/// A closed line round an area, as a coast runs; the same seed goes round a larger area alike.
QPainterPath coast(const QRectF& area, qint64 seed)
{
    constexpr int points = 16;
    Dice dice(seed);
    QPointF at[points];
    for (int i = 0; i < points; ++i) {
        const double angle = tau * i / points;
        const auto bulged = [](double part) { return std::copysign(std::pow(std::abs(part), 0.62), part); };
        const double far = dice.between(0.94, 1.07);
        at[i] = area.center() +
                QPointF(area.width() / 2 * bulged(std::cos(angle)), area.height() / 2 * bulged(std::sin(angle))) * far;
    }
    QPainterPath path(at[0]);
    for (int i = 0; i < points; ++i) {
        const QPointF before = at[(i + points - 1) % points], from = at[i], to = at[(i + 1) % points],
                      after = at[(i + 2) % points];
        path.cubicTo(from + (to - before) / 6, to - (after - from) / 6, to);
    }
    return path;
}

} // namespace

void paintSea(QPainter& painter, const Stuff& of)
{
    const double wide = 64 * of.grain;
    QPainterPath outline(of.area.bottomLeft());
    outline.lineTo(of.area.topLeft());
    for (double x = of.area.left(); x < of.area.right(); x += wide)
        outline.quadTo(x + wide / 2, of.area.top() - wide * 0.42, x + wide, of.area.top());
    outline.lineTo(of.area.right(), of.area.bottom());
    outline.closeSubpath();
    painter.save();
    painter.setClipRect(of.area.adjusted(0, -wide / 2, 0, 0), Qt::IntersectClip);
    fillLit(painter, outline, of);
    drawWaves(painter, of.area.translated(0, wide * 0.3), wide, of.line, 1.1 * of.grain, 3);
    painter.setBrush(Qt::NoBrush);
    for (const int row : {0, 1, 2}) {
        painter.setPen(QPen(white(row == 0 ? 70 : 36 - 10 * row), (row == 0 ? 2.2 : 1.2) * of.grain));
        QPainterPath crest(of.area.topLeft() + QPointF(0, row * 7 * of.grain));
        for (double x = of.area.left(); x < of.area.right(); x += wide)
            crest.quadTo(x + wide / 2, of.area.top() + row * 7 * of.grain - wide * 0.42, x + wide,
                         of.area.top() + row * 7 * of.grain);
        painter.drawPath(crest);
    }
    painter.restore();
}

void paintIsland(QPainter& painter, const Stuff& of)
{
    const double unit = of.grain;
    const QPainterPath outline = coast(of.area, of.seed);
    painter.setBrush(Qt::NoBrush);
    for (const int reach : {24, 16, 9}) {
        painter.setPen(QPen(white(40 - reach), 1.2 * unit));
        painter.drawPath(coast(of.area.adjusted(-reach * unit, -reach * unit, reach * unit, reach * unit), of.seed));
    }
    painter.strokePath(outline, QPen(of.line, 8 * unit, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    fillLit(painter, outline, of);
    painter.save();
    painter.setClipPath(outline, Qt::IntersectClip);
    painter.fillPath(outline, fibreBrush(256, 900, 4, -1, 8, 11, of.seed + 2));
    painter.restore();
}

void paintRiver(QPainter& painter, const Stuff& of)
{
    const double unit = of.grain;
    painter.setClipRect(of.area.adjusted(0, -20 * unit, 0, 20 * unit), Qt::IntersectClip);
    Dice dice(of.seed);
    const auto bank = [&](double y) {
        const double one = dice.next() * tau, other = dice.next() * tau;
        QPolygonF line;
        for (double x = of.area.left() - 20 * unit; x < of.area.right() + 40 * unit; x += 12 * unit)
            line.append(
                {x, y + 7 * unit * std::sin(x / (150 * unit) + one) + 3 * unit * std::sin(x / (47 * unit) + other)});
        return line;
    };
    const QPolygonF upper = bank(of.area.top()), lower = bank(of.area.bottom());
    QPainterPath outline;
    outline.addPolygon(upper);
    for (qsizetype i = lower.size() - 1; i >= 0; --i)
        outline.lineTo(lower[i]);
    outline.closeSubpath();
    painter.setBrush(Qt::NoBrush);
    for (const QPolygonF& line : {upper, lower}) {
        painter.setPen(QPen(faded(of.line, 0.28), 13 * unit));
        painter.drawPolyline(line);
    }
    fillLit(painter, outline, of);
    painter.setBrush(Qt::NoBrush);
    for (const QPolygonF& line : {upper, lower}) {
        painter.setPen(QPen(of.line, 2 * unit));
        painter.drawPolyline(line);
        for (const double in : {6.0, 12.0}) {
            painter.setPen(QPen(white(in < 10 ? 34 : 18), 1.1 * unit));
            painter.drawPolyline(line.translated(0, line == upper ? in * unit : -in * unit));
        }
    }
    painter.save();
    painter.setClipPath(outline, Qt::IntersectClip);
    for (double y = of.area.top() + 26 * unit; y < of.area.bottom() - 20 * unit; y += 14 * unit) {
        double x = of.area.left() - dice.next() * 200 * unit;
        while (x < of.area.right()) {
            const double length = dice.between(120, 380) * unit, swell = dice.between(2, 5) * unit;
            QPainterPath flow(QPointF(x, y + dice.between(-3, 3) * unit));
            for (double gone = 0; gone < length; gone += 90 * unit) {
                const QPointF at = flow.currentPosition();
                flow.cubicTo(at + QPointF(30 * unit, -swell), at + QPointF(60 * unit, swell),
                             at + QPointF(90 * unit, 0));
            }
            painter.setPen(QPen(white(int(dice.between(4, 9))), dice.between(0.8, 1.5) * unit));
            painter.drawPath(flow);
            x += length + dice.between(60, 220) * unit;
        }
    }
    painter.restore();
}

} // namespace place
