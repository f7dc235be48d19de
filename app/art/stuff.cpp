// SPDX-License-Identifier: GPL-3.0-or-later
#include "art/stuff.h"

#include <algorithm>
#include <cmath>

#include <QFile>
#include <QSvgRenderer>

#include "art/dice.h"

namespace place {

QColor faded(QColor colour, double part)
{
    colour.setAlphaF(float(colour.alphaF() * part));
    return colour;
}

void fillLit(QPainter& painter, const QPainterPath& outline, const Stuff& of)
{
    const QRectF room = outline.boundingRect();
    QRadialGradient light(room.center().x(), room.top() + room.height() * 0.44,
                          std::max(room.width(), room.height()) * 0.64);
    light.setColorAt(0, of.colour);
    light.setColorAt(1, of.deep);
    painter.fillPath(outline, light);
}

QBrush fibreBrush(int side, int count, double length, double lean, int light, int dark, qint64 seed)
{
    QImage image(side, side, QImage::Format_ARGB32_Premultiplied);
    image.fill(Qt::transparent);
    QPainter painter(&image);
    painter.setRenderHint(QPainter::Antialiasing);
    Dice dice(seed);
    for (int i = 0; i < count; ++i) {
        painter.setPen(QPen(i % 2 == 0 ? white(light) : black(dark), dice.between(0.6, 1.3)));
        const double x = dice.next() * side, y = dice.next() * side;
        const double turn = lean < 0 ? dice.next() * tau : lean + dice.between(-0.35, 0.35);
        const double reach = length * dice.between(0.5, 1.4);
        const QPointF half(reach / 2 * std::cos(turn), reach / 2 * std::sin(turn));
        const QPointF bow(dice.between(-0.2, 0.2) * reach, dice.between(-0.2, 0.2) * reach);
        for (const int right : {-side, 0, side})
            for (const int down : {-side, 0, side}) {
                const QPointF middle(x + right, y + down);
                if (!QRectF(-length * 2, -length * 2, side + 4 * length, side + 4 * length).contains(middle))
                    continue;
                QPainterPath fibre(middle - half);
                fibre.quadTo(middle + bow, middle + half);
                painter.drawPath(fibre);
            }
    }
    return {image};
}

void cloud(QPainter& painter, const QPainterPath& inside, double size, int alpha, qint64 seed)
{
    painter.save();
    painter.setClipPath(inside, Qt::IntersectClip);
    const QRectF room = inside.boundingRect();
    Dice dice(seed);
    const int count = std::min(60, int(room.width() * room.height() / (size * size) * 1.6));
    painter.setPen(Qt::NoPen);
    for (int i = 0; i < count; ++i) {
        const QPointF at(room.left() + dice.next() * room.width(), room.top() + dice.next() * room.height());
        const double reach = size * dice.between(0.6, 1.3);
        QRadialGradient soft(at, reach);
        soft.setColorAt(0, i % 2 == 0 ? white(alpha) : black(alpha));
        soft.setColorAt(1, i % 2 == 0 ? white(0) : black(0));
        painter.setBrush(soft);
        painter.drawEllipse(at, reach, reach * dice.between(0.5, 0.9));
    }
    painter.restore();
}

QPainterPath laid(const QRectF& area, double wander, double corner, qint64 seed)
{
    Dice dice(seed);
    const auto off = [&] { return dice.between(-wander, wander); };
    const QPointF corners[4]{area.topLeft() + QPointF(off(), off()), area.topRight() + QPointF(off(), off()),
                             area.bottomRight() + QPointF(off(), off()), area.bottomLeft() + QPointF(off(), off())};
    QPainterPath path;
    for (int i = 0; i < 4; ++i) {
        const QPointF from = corners[i], to = corners[(i + 1) % 4], next = corners[(i + 2) % 4];
        const QPointF way = to - from;
        const double length = std::hypot(way.x(), way.y());
        const QPointF along = way / length, across(-along.y(), along.x());
        const QPointF begin = from + along * corner, end = to - along * corner;
        if (i == 0)
            path.moveTo(begin);
        const QPointF bend = across * off() * 0.5;
        path.cubicTo(begin + along * length * 0.3 + bend, begin + along * length * 0.6 - bend * 0.6, end);
        const QPointF turned = next - to;
        const double reach = std::hypot(turned.x(), turned.y());
        path.quadTo(to, to + turned / reach * corner);
    }
    path.closeSubpath();
    return path;
}

void shadow(QPainter& painter, const QPainterPath& outline, double depth, int alpha)
{
    painter.save();
    painter.translate(0, depth * 0.4);
    painter.setBrush(Qt::NoBrush);
    for (int i = 12; i >= 1; --i) {
        painter.setPen(
            QPen(black(std::max(1, alpha / 12)), depth * i * 0.2, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
        painter.drawPath(outline);
    }
    painter.restore();
}

QByteArray fileOf(const QString& name)
{
    QFile file(QStringLiteral(":/hanpan/place/") + name + QStringLiteral(".svg"));
    if (!file.open(QIODevice::ReadOnly)) {
        qWarning("No drawing %s", qPrintable(file.fileName()));
        return {};
    }
    return file.readAll();
}

void render(QPainter& painter, const QByteArray& drawing, QRectF area)
{
    if (drawing.isEmpty())
        return;
    QSvgRenderer svg(drawing);
    svg.setAspectRatioMode(Qt::KeepAspectRatio);
    painter.save();
    if (area.width() < 0) {
        painter.translate(area.left(), area.top());
        painter.scale(-1, 1);
        area = QRectF(0, 0, -area.width(), area.height());
    }
    svg.render(&painter, area);
    painter.restore();
}

} // namespace place
