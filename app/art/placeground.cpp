// SPDX-License-Identifier: GPL-3.0-or-later
// Boards and sand.
#include "art/stuff.h"

#include <algorithm>
#include <cmath>

#include "art/dice.h"

namespace place {

void paintBoards(QPainter& painter, const Stuff& of)
{
    painter.fillRect(of.area, of.deep);
    painter.save();
    painter.setClipRect(of.area, Qt::IntersectClip);
    const double tall = 74 * of.grain;
    Dice dice(of.seed);
    const QBrush fibres = fibreBrush(256, 700, 46, 0.0, 5, 9, of.seed);
    for (double y = of.area.top(); y < of.area.bottom(); y += tall) {
        double x = of.area.left() - dice.next() * 500 * of.grain;
        while (x < of.area.right()) {
            const double wide = dice.between(520, 900) * of.grain;
            const QRectF board(x, y, wide, tall);
            const double shade = dice.between(-0.06, 0.06);
            const auto tone = [&](int part) { return std::clamp(int(part * (1 + shade)), 0, 255); };
            const QColor own(tone(of.colour.red()), tone(of.colour.green()), tone(of.colour.blue()));
            painter.fillRect(board, own);
            // The years of the tree.
            painter.save();
            painter.setClipRect(board, Qt::IntersectClip);
            painter.setPen(QPen(black(6), 1.1 * of.grain, Qt::SolidLine, Qt::FlatCap));
            const double heart = y + tall * dice.between(0.2, 0.8), eye = x + wide * dice.between(0.2, 0.8);
            for (int i = -5; i <= 5; ++i) {
                QPainterPath year(QPointF(x, heart + i * tall * 0.11));
                const double bulge = i * tall * dice.between(0.02, 0.07);
                year.cubicTo(eye - wide * 0.2, heart + i * tall * 0.1 + bulge, eye, heart + i * tall * 0.14 + 2 * bulge,
                             eye + wide * 0.15, heart + i * tall * 0.11 + bulge);
                year.lineTo(x + wide, heart + i * tall * 0.1);
                drawThin(painter, year);
            }
            painter.restore();
            painter.fillRect(QRectF(x, y, 1.2 * of.grain, tall), black(48));
            painter.setPen(Qt::NoPen);
            painter.setBrush(black(60));
            for (const double nail : {0.25, 0.75})
                painter.drawEllipse(QPointF(x + 9 * of.grain, y + tall * nail), 1.7 * of.grain, 1.7 * of.grain);
            x += wide;
        }
        painter.fillRect(QRectF(of.area.left(), y, of.area.width(), 1.6 * of.grain), black(44));
        painter.fillRect(QRectF(of.area.left(), y + 1.6 * of.grain, of.area.width(), of.grain), white(10));
    }
    painter.fillRect(of.area, fibres);
    painter.restore();
}

void paintRing(QPainter& painter, const Stuff& of)
{
    QPainterPath outline;
    outline.addEllipse(of.area);
    shadow(painter, outline, 20 * of.grain, 90);
    fillLit(painter, outline, of);
    painter.save();
    painter.setClipPath(outline, Qt::IntersectClip);
    painter.fillPath(outline, fibreBrush(256, 2600, 2, -1, 16, 20, of.seed));
    // The trace of the rake.
    painter.setBrush(Qt::NoBrush);
    for (double part = 0.16; part < 1; part += 0.055) {
        painter.setPen(QPen(black(9), 2 * of.grain));
        painter.drawEllipse(of.area.center(), of.area.width() / 2 * part, of.area.height() / 2 * part);
        painter.setPen(QPen(white(6), 1.5 * of.grain));
        painter.drawEllipse(of.area.center() + QPointF(0, 1.8 * of.grain), of.area.width() / 2 * part,
                            of.area.height() / 2 * part);
    }
    cloud(painter, outline, 130 * of.grain, 8, of.seed + 2);
    painter.restore();
    // The kerb: the five directions' colours by turns.
    const QColor five[]{{47, 94, 140}, {214, 205, 182}, {168, 58, 48}, {42, 40, 40}, {206, 160, 62}};
    const double wide = 11 * of.grain;
    const int stones = std::max(20, int(outline.length() / (44 * of.grain)) / 5 * 5);
    for (int i = 0; i < stones; ++i) {
        painter.setPen(QPen(faded(five[i % 5], of.line.alphaF()), wide, Qt::SolidLine, Qt::FlatCap));
        painter.drawArc(of.area, int(5760.0 * i / stones), int(5760.0 / stones) - 3);
    }
    painter.setPen(QPen(black(70), 1.2 * of.grain));
    painter.drawEllipse(of.area.adjusted(-wide / 2, -wide / 2, wide / 2, wide / 2));
    painter.drawEllipse(of.area.adjusted(wide / 2, wide / 2, -wide / 2, -wide / 2));
}

} // namespace place
