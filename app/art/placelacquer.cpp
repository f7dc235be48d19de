// SPDX-License-Identifier: GPL-3.0-or-later
// Lacquer with mother-of-pearl, and split bamboo.
#include "art/stuff.h"

#include <algorithm>
#include <cmath>

#include "art/dice.h"

namespace place {

namespace {

/// The colours of mother-of-pearl, which change along it.
QBrush nacre(const QRectF& area, double unit, qint64 seed)
{
    QLinearGradient colours(area.topLeft(), area.topLeft() + QPointF(260 * unit, 170 * unit));
    colours.setSpread(QGradient::ReflectSpread);
    Dice dice(seed);
    const QColor tones[]{{206, 232, 224}, {232, 214, 226}, {196, 220, 236},
                         {236, 232, 210}, {186, 226, 206}, {222, 206, 232}};
    double at = 0;
    for (int i = 0; at < 1; ++i) {
        colours.setColorAt(at, tones[i % 6]);
        at += dice.between(0.05, 0.16);
    }
    colours.setColorAt(1, tones[0]);
    return {colours};
}

} // namespace

void paintInlay(QPainter& painter, const QString& name, const Stuff& of, double scale)
{
    const QRectF area = of.area.normalized();
    const QSize size = (area.size() * scale).toSize();
    const QByteArray drawing = fileOf(name);
    if (size.isEmpty() || drawing.isEmpty())
        return;
    QImage shape(size, QImage::Format_ARGB32_Premultiplied);
    shape.fill(Qt::transparent);
    QPainter cut(&shape);
    cut.setRenderHint(QPainter::Antialiasing);
    cut.scale(scale, scale);
    render(cut, drawing, QRectF(of.area.width() < 0 ? area.width() : 0, 0, of.area.width(), area.height()));
    cut.setCompositionMode(QPainter::CompositionMode_SourceIn);
    cut.fillRect(QRectF(QPointF(0, 0), area.size()), nacre(QRectF(QPointF(0, 0), area.size()), of.grain, of.seed));
    cut.end();
    painter.save();
    painter.setOpacity(of.colour.alphaF());
    painter.drawImage(area, shape);
    painter.restore();
}

void paintLacquer(QPainter& painter, const Stuff& of)
{
    QPainterPath all;
    all.addRect(of.area);
    fillLit(painter, all, of);
    painter.save();
    painter.setClipRect(of.area, Qt::IntersectClip);
    // A window that it mirrors.
    QLinearGradient gloss(of.area.left() + of.area.width() * 0.2, of.area.top(),
                          of.area.left() + of.area.width() * 0.62, of.area.bottom());
    gloss.setColorAt(0.18, white(0));
    gloss.setColorAt(0.36, white(9));
    gloss.setColorAt(0.44, white(3));
    gloss.setColorAt(0.52, white(8));
    gloss.setColorAt(0.7, white(0));
    painter.fillRect(of.area, gloss);
    painter.restore();
    painter.fillRect(of.area, fibreBrush(256, 260, 26, 0.02, 4, 10, of.seed));
}

void paintFret(QPainter& painter, const Stuff& of)
{
    const double wide = 13 * of.grain, step = wide * 1.5;
    const QRectF outer = of.area, inner = outer.adjusted(wide, wide, -wide, -wide);
    painter.save();
    painter.setOpacity(of.colour.alphaF());
    const QBrush shell = nacre(of.area, of.grain * 1.4, of.seed);
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(shell, 1.3 * of.grain));
    painter.drawRoundedRect(outer, 5 * of.grain, 5 * of.grain);
    painter.drawRoundedRect(inner, 3 * of.grain, 3 * of.grain);
    painter.setPen(QPen(shell, 1.1 * of.grain, Qt::SolidLine, Qt::FlatCap, Qt::MiterJoin));
    // Thunder's meander: a hook that winds into itself.
    const auto side = [&](QPointF from, QPointF along, double length) {
        const QPointF across(-along.y(), along.x());
        const int count = std::max(1, int(length / step));
        const double pace = length / count, h = wide * 0.62;
        for (int i = 0; i < count; ++i) {
            const QPointF at = from + along * (pace * i + pace * 0.08) + across * (wide - h) / 2;
            const double w = pace * 0.84;
            const QPointF path[]{at,
                                 at + along * w,
                                 at + along * w + across * h,
                                 at + along * w * 0.26 + across * h,
                                 at + along * w * 0.26 + across * h * 0.42,
                                 at + along * w * 0.66 + across * h * 0.42};
            painter.drawPolyline(path, 6);
        }
    };
    const double corner = wide * 1.4;
    side(outer.topLeft() + QPointF(corner, 0), {1, 0}, outer.width() - 2 * corner);
    side(outer.topRight() + QPointF(0, corner), {0, 1}, outer.height() - 2 * corner);
    side(outer.bottomRight() - QPointF(corner, 0), {-1, 0}, outer.width() - 2 * corner);
    side(outer.bottomLeft() - QPointF(0, corner), {0, -1}, outer.height() - 2 * corner);
    painter.restore();
}

void paintBamboo(QPainter& painter, const Stuff& of)
{
    const double tall = of.area.height();
    QPainterPath outline;
    outline.addRoundedRect(of.area, tall * 0.1, tall * 0.1);
    QLinearGradient round(of.area.topLeft(), of.area.bottomLeft());
    round.setColorAt(0, of.deep);
    round.setColorAt(0.1, of.colour.darker(108));
    round.setColorAt(0.34, of.colour.lighter(109));
    round.setColorAt(0.62, of.colour);
    round.setColorAt(0.92, of.deep);
    round.setColorAt(1, of.deep.darker(125));
    painter.fillPath(outline, round);
    painter.save();
    painter.setClipPath(outline, Qt::IntersectClip);
    Dice dice(of.seed);
    for (int i = 0; i < int(of.area.width() * tall / 90); ++i) {
        const double x = of.area.left() + dice.next() * of.area.width(), y = of.area.top() + dice.next() * tall;
        painter.setPen(QPen(i % 3 == 0 ? white(34) : faded(of.line, 0.16), dice.between(0.4, 1.0)));
        painter.drawLine(QPointF(x, y), QPointF(x + dice.between(20, 90), y + dice.between(-0.4, 0.4)));
    }
    // Between the nodes it is a little paler.
    const double joint =
        std::max(tall * 3.6, of.area.width() / std::max(2.0, std::round(of.area.width() / (tall * 4.4))));
    for (double x = of.area.left() + joint * 0.5; x < of.area.right() - tall * 0.8;
         x += joint * dice.between(0.94, 1.06)) {
        const double half = tall * 0.075;
        QLinearGradient node(x - half * 3, 0, x + half * 3, 0);
        node.setColorAt(0, faded(of.line, 0));
        node.setColorAt(0.4, faded(of.line, 0.35));
        node.setColorAt(0.5, faded(of.line, 0.6));
        node.setColorAt(0.56, white(110));
        node.setColorAt(0.66, faded(of.line, 0.3));
        node.setColorAt(1, faded(of.line, 0));
        painter.fillRect(QRectF(x - half * 3, of.area.top(), half * 6, tall), node);
    }
    // The cords.
    for (const double side : {0.0, 1.0}) {
        const double width = tall * 0.22;
        const double x = side == 0 ? of.area.left() + tall * 0.1 : of.area.right() - tall * 0.1 - width;
        painter.fillRect(QRectF(x - 1, of.area.top(), width + 2, tall), black(60));
        const int turns = 4;
        for (int i = 0; i < turns; ++i) {
            const QRectF wound(x + width * i / turns, of.area.top(), width / turns, tall);
            QLinearGradient thread(wound.topLeft(), wound.topRight());
            thread.setColorAt(0, of.line.darker(130));
            thread.setColorAt(0.45, of.line.lighter(125));
            thread.setColorAt(1, of.line.darker(150));
            painter.fillRect(wound, thread);
        }
    }
    painter.restore();
}

} // namespace place
