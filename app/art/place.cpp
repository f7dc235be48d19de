// SPDX-License-Identifier: GPL-3.0-or-later
#include "art/place.h"

#include <algorithm>
#include <cmath>
#include <numbers>

#include <QFile>
#include <QHash>
#include <QPainter>
#include <QPainterPath>
#include <QSvgRenderer>

#include "art/cloth.h"
#include "art/dice.h"

namespace {

constexpr double tau = 2 * std::numbers::pi;

/// One layer: what it is of, where, in which colours, and how coarse it is.
struct Stuff {
    QString kind;
    QRectF area;
    QColor colour, deep, line;
    double grain = 1;
    qint64 seed = 1; ///< differs from one layer to the next
};

QColor faded(QColor colour, double part)
{
    colour.setAlphaF(float(colour.alphaF() * part));
    return colour;
}

QColor white(int alpha) { return {255, 255, 255, alpha}; }
QColor black(int alpha) { return {0, 0, 0, alpha}; }

/// What lies under the lamp over the middle is lighter than what lies at the rim.
void fillLit(QPainter& painter, const QPainterPath& outline, const Stuff& of)
{
    const QRectF room = outline.boundingRect();
    QRadialGradient light(room.center().x(), room.top() + room.height() * 0.44,
                          std::max(room.width(), room.height()) * 0.64);
    light.setColorAt(0, of.colour);
    light.setColorAt(1, of.deep);
    painter.fillPath(outline, light);
}

/// A field of short fibres, to be repeated.
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

/// Large soft clouds of lighter and darker.
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

/// The outline of a cloth that a hand laid down: straight, but not quite.
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

/// A soft shadow round something that lies flat.
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

/// A floor of oiled paper: sheets pasted over one another, each of its own shade, worn and glossy.
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

/// An army blanket: felted wool with a stripe at either end, its edge bound with thread, a little fuzzy.
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
    const double length = outline.length();
    const double pace = 7.5 * unit;
    const int stitches = int(length / pace);
    painter.setPen(QPen(faded(of.line, 0.75), 1.5 * unit, Qt::SolidLine, Qt::RoundCap));
    for (int i = 0; i < stitches; ++i) {
        const double at = outline.percentAtLength(std::min(length, i * pace));
        const QPointF on = outline.pointAtPercent(at);
        const double angle = -outline.angleAtPercent(at) * tau / 360;
        const QPointF inward(-std::sin(angle), std::cos(angle));
        const QPointF along(std::cos(angle), std::sin(angle));
        const double deep = (i % 2 == 0 ? 8 : 6) * unit * dice.between(0.9, 1.1);
        painter.drawLine(on, on + inward * deep + along * dice.between(-0.8, 0.8) * unit);
    }
    // Wool that has come loose.
    for (int i = 0; i < stitches * 2; ++i) {
        const double at = dice.next();
        const QPointF on = outline.pointAtPercent(at);
        const double angle = -outline.angleAtPercent(at) * tau / 360 + dice.between(-1.2, 1.2);
        const QPointF tip = on + QPointF(std::sin(angle), -std::cos(angle)) * dice.between(1, 4.5) * unit;
        painter.setPen(QPen(faded(of.colour, dice.between(0.25, 0.7)), 0.7 * unit));
        QPainterPath hair(on);
        hair.quadTo(on + (tip - on) * 0.5 + QPointF(dice.between(-2, 2), dice.between(-2, 2)) * unit, tip);
        painter.drawPath(hair);
    }
}

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

QByteArray fileOf(const QString& name)
{
    QFile file(QStringLiteral(":/hanpan/place/") + name + QStringLiteral(".svg"));
    if (!file.open(QIODevice::ReadOnly)) {
        qWarning("No drawing %s", qPrintable(file.fileName()));
        return {};
    }
    return file.readAll();
}

/// A drawing of the game's, as large as it fits into the area; mirrored where the area is told from right to left.
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

/// Mother-of-pearl let into lacquer, in the shape of a drawing.
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

/// Lacquer, brown where the light falls on it, with the gloss of many coats.
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

/// A border of mother-of-pearl: two lines, and between them a fret that turns at every step.
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

/// The sea from its first wave down, with foam on it.
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

/// An island: a shore of `line`, and beyond it the foam of the water.
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

/// Silk on which a map is painted: threads across each other.
void paintSilk(QPainter& painter, const Stuff& of)
{
    QPainterPath all;
    all.addRect(of.area);
    fillLit(painter, all, of);
    painter.fillRect(of.area, fibreBrush(256, 500, 30, 0, 5, 8, of.seed));
    painter.fillRect(of.area, fibreBrush(256, 500, 30, tau / 4, 5, 8, of.seed + 1));
    cloud(painter, all, 170 * of.grain, 8, of.seed + 2);
}

/// A river across the area, from side to side: between banks of `line`, lines that flow with it.
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

/// Boards side by side, each with its grain, its knots and its two nails.
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
            painter.setPen(QPen(black(6), 1.1 * of.grain));
            const double heart = y + tall * dice.between(0.2, 0.8), eye = x + wide * dice.between(0.2, 0.8);
            for (int i = -5; i <= 5; ++i) {
                QPainterPath year(QPointF(x, heart + i * tall * 0.11));
                const double bulge = i * tall * dice.between(0.02, 0.07);
                year.cubicTo(eye - wide * 0.2, heart + i * tall * 0.1 + bulge, eye, heart + i * tall * 0.14 + 2 * bulge,
                             eye + wide * 0.15, heart + i * tall * 0.11 + bulge);
                year.lineTo(x + wide, heart + i * tall * 0.1);
                painter.drawPath(year);
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

/// A curtain: folds of heavy cloth, scalloped along its lower edge, with a border of `line`.
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

/// A yard of sand, round, raked from the middle outwards, with a kerb of many colours.
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

/// A cord from the upper left to the upper right of the area, which sags to its lower edge, and pennants on it.
void paintPennants(QPainter& painter, const Stuff& of)
{
    const QColor five[]{{47, 94, 140}, {226, 218, 196}, {176, 62, 52}, {58, 54, 52}, {214, 168, 68}};
    QPainterPath cord(of.area.topLeft());
    cord.quadTo(of.area.center().x(), of.area.bottom() + of.area.height(), of.area.right(), of.area.top());
    const double length = cord.length(), pace = 26 * of.grain;
    painter.save();
    painter.setOpacity(of.colour.alphaF());
    int i = 0;
    for (double at = pace * 0.6; at + pace < length; at += pace, ++i) {
        const QPointF a = cord.pointAtPercent(cord.percentAtLength(at));
        const QPointF b = cord.pointAtPercent(cord.percentAtLength(at + pace * 0.78));
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

/// Split bamboo, lying: its nodes, the fibres along it, round from above to below, bound with cord at either end.
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

/// Light that falls from above the middle, or what is dark round it: `colour` in the middle, `deep` at the rim.
void paintLight(QPainter& painter, const Stuff& of)
{
    QRadialGradient light(0.5, 0.5, 0.5);
    light.setCoordinateMode(QGradient::ObjectBoundingMode);
    light.setColorAt(0, of.colour);
    light.setColorAt(of.grain, of.deep);
    painter.fillRect(of.area, light);
}

/// Which way the turns go: the area from left to right for clockwise.
void paintArrows(QPainter& painter, const Stuff& of)
{
    painter.translate(of.area.normalized().topLeft());
    drawArrows(painter, of.area.normalized().size(), of.area.width() > 0 ? 1 : -1);
}

/// Takes away what lies beyond the area's round corners; `grain` is their radius.
void cutCorners(QPainter& painter, const Stuff& of)
{
    QPainterPath beyond, within;
    beyond.addRect(of.area.adjusted(-1, -1, 1, 1));
    within.addRoundedRect(of.area, of.grain, of.grain);
    painter.setCompositionMode(QPainter::CompositionMode_DestinationOut);
    painter.fillPath(beyond.subtracted(within), Qt::black);
}

using Way = void (*)(QPainter&, const Stuff&);
Way wayOf(const QString& kind)
{
    static const QHash<QString, Way> ways{
        {QStringLiteral("floor"), paintFloor},     {QStringLiteral("blanket"), paintBlanket},
        {QStringLiteral("lacquer"), paintLacquer}, {QStringLiteral("fret"), paintFret},
        {QStringLiteral("sea"), paintSea},         {QStringLiteral("island"), paintIsland},
        {QStringLiteral("silk"), paintSilk},       {QStringLiteral("river"), paintRiver},
        {QStringLiteral("boards"), paintBoards},   {QStringLiteral("drape"), paintDrape},
        {QStringLiteral("ring"), paintRing},       {QStringLiteral("pennants"), paintPennants},
        {QStringLiteral("bamboo"), paintBamboo},   {QStringLiteral("light"), paintLight},
        {QStringLiteral("arrows"), paintArrows},   {QStringLiteral("corners"), cutCorners},
    };
    return ways.value(kind);
}

} // namespace

QImage paintPlace(const QString& layers, QSize size, double scale)
{
    QImage image(size, QImage::Format_ARGB32_Premultiplied);
    image.fill(Qt::transparent);
    QPainter painter(&image);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.scale(scale, scale);
    qint64 seed = 20260;
    for (const QString& layer : layers.split(QLatin1Char(';'), Qt::SkipEmptyParts)) {
        const QStringList words = layer.split(QLatin1Char(','));
        const auto number = [&](int at) { return words.value(at).toDouble(); };
        const auto colour = [&](int at) { return QColor(QLatin1Char('#') + words.value(at)); };
        const Stuff one{words.value(0), QRectF(number(1), number(2), number(3), number(4)),
                        colour(5),      colour(6),
                        colour(7),      std::max(0.05, number(8)),
                        seed += 97};
        if (one.area.width() == 0 || one.area.height() <= 0)
            continue;
        if (const Way paint = wayOf(one.kind); paint != nullptr) {
            painter.save();
            paint(painter, one);
            painter.restore();
        } else if (one.kind.startsWith(QLatin1Char('*'))) {
            paintInlay(painter, one.kind.mid(1), one, scale);
        } else if (one.kind.startsWith(QLatin1Char('='))) {
            painter.setOpacity(one.colour.alphaF());
            render(painter, fileOf(one.kind.mid(1)), one.area);
            painter.setOpacity(1);
        } else {
            qWarning("Nothing is made of %s", qPrintable(one.kind));
        }
    }
    painter.end();
    // What covers everything is drawn without a look at what lies below, in every frame.
    for (int y = 0; y < image.height(); ++y) {
        const auto* line = reinterpret_cast<const QRgb*>(image.constScanLine(y));
        if (std::any_of(line, line + image.width(), [](QRgb pixel) { return qAlpha(pixel) != 255; }))
            return image;
    }
    image.reinterpretAsFormat(QImage::Format_RGB32);
    return image;
}
