// SPDX-License-Identifier: GPL-3.0-or-later
#include "art/stuff.h"

#include <algorithm>
#include <cmath>

#include <QFile>
#include <QLineF>
#include <QPolygonF>
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
    // There are thousands, and none is longer than a finger is wide: two straight halves each, drawn by pens of a few widths.
    constexpr int widths = 4;
    QList<QLineF> fibres[2][widths];
    const QRectF near(-length * 2, -length * 2, side + 4 * length, side + 4 * length);
    for (int i = 0; i < count; ++i) {
        QList<QLineF>& alike = fibres[i % 2][i / 2 % widths];
        const QPointF at(dice.next() * side, dice.next() * side);
        const double turn = lean < 0 ? dice.next() * tau : lean + dice.between(-0.35, 0.35);
        const double reach = length * dice.between(0.5, 1.4);
        const QPointF half(reach / 2 * std::cos(turn), reach / 2 * std::sin(turn));
        const QPointF bow(dice.between(-0.1, 0.1) * reach, dice.between(-0.1, 0.1) * reach);
        for (const int right : {-side, 0, side})
            for (const int down : {-side, 0, side})
                if (const QPointF middle = at + QPointF(right, down); near.contains(middle))
                    alike << QLineF(middle - half, middle + bow) << QLineF(middle + bow, middle + half);
    }
    for (const bool dull : {false, true})
        for (int i = 0; i < widths; ++i) {
            painter.setPen(QPen(dull ? black(dark) : white(light), 0.7 + 0.17 * i, Qt::SolidLine, Qt::FlatCap));
            painter.drawLines(fibres[dull][i]);
        }
    return {image};
}

void drawThin(QPainter& painter, const QPainterPath& path)
{
    QList<QLineF> pieces;
    for (const QPolygonF& part : path.toSubpathPolygons())
        for (qsizetype i = 1; i < part.size(); ++i)
            pieces << QLineF(part[i - 1], part[i]);
    painter.drawLines(pieces);
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

Walk::Walk(const QPainterPath& path)
{
    const QList<QPolygonF> parts = path.toSubpathPolygons();
    for (const QPointF& corner : parts.isEmpty() ? QPolygonF() : parts.first()) {
        const double step = corners_.empty() ? 0 : QLineF(corners_.back(), corner).length();
        if (!corners_.empty() && step == 0)
            continue;
        gone_.push_back(length() + step);
        corners_.push_back(corner);
    }
}

Walk::Place Walk::at(double length) const
{
    if (corners_.size() < 2)
        return {};
    const auto after = std::upper_bound(gone_.begin() + 1, gone_.end() - 1, length);
    const std::size_t next = std::size_t(after - gone_.begin());
    const QLineF piece(corners_[next - 1], corners_[next]);
    const double part = std::clamp((length - gone_[next - 1]) / (gone_[next] - gone_[next - 1]), 0.0, 1.0);
    return {piece.pointAt(part), std::atan2(piece.dy(), piece.dx())};
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
