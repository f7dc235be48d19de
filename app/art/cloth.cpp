// SPDX-License-Identifier: GPL-3.0-or-later
#include "art/cloth.h"

#include <algorithm>
#include <cmath>
#include <numbers>

#include <QPainter>
#include <QPainterPath>

#include "art/dice.h"

namespace {

constexpr double pi = std::numbers::pi;

QImage field(int side)
{
    QImage image(side, side, QImage::Format_ARGB32_Premultiplied);
    image.fill(Qt::transparent);
    return image;
}

/// A field of the lattice of a paper door, thin and barely there: repeated it is the whole lattice.
QImage lattice(double mesh, double thread, int alpha)
{
    const int step = std::max(2, qRound(mesh));
    QImage image = field(step);
    QPainter painter(&image);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(QColor(255, 255, 255, alpha), thread));
    for (const int x : {-step, 0, step}) {
        painter.drawLine(x, 0, x + step, step);
        painter.drawLine(x + step, 0, x, step);
    }
    return image;
}

/// Short fibres, every which way; what sticks out at one side comes in at the other.
QImage fibres(double scale)
{
    const int side = qRound(512 * scale);
    QImage image = field(side);
    QPainter painter(&image);
    painter.setRenderHint(QPainter::Antialiasing);
    Dice dice(12345);
    for (const QColor& shade : {QColor(255, 255, 255, 9), QColor(0, 0, 0, 15)}) {
        painter.setPen(QPen(shade, scale));
        for (int i = 0; i < 512 * 512 / 260; ++i) {
            const double x = dice.next() * side, y = dice.next() * side, turn = dice.next() * 2 * pi;
            const QLineF fibre(x, y, x + 5 * scale * std::cos(turn), y + 5 * scale * std::sin(turn));
            for (const int right : {-side, 0, side})
                for (const int down : {-side, 0, side})
                    painter.drawLine(fibre.translated(right, down));
        }
    }
    return image;
}

/// A wrapping cloth sewn of remnants: rectangles of uneven sizes with their seams.
class Patches {
public:
    Patches(QPainter& painter, double mesh, double seam) : painter_(painter), mesh_(mesh), seam_(seam) {}

    void cut(const QRectF& piece, int depth)
    {
        if (depth > 0 && std::max(piece.width(), piece.height()) > 2.4 * mesh_) {
            const double at = 0.34 + 0.32 * dice_.next();
            QRectF first = piece, second = piece;
            if (piece.width() > piece.height()) {
                first.setWidth(piece.width() * at);
                second.setLeft(first.right());
            } else {
                first.setHeight(piece.height() * at);
                second.setTop(first.bottom());
            }
            cut(first, depth - 1);
            cut(second, depth - 1);
            return;
        }
        const double shade = dice_.next();
        painter_.fillRect(piece, shade < 0.5 ? QColor::fromRgbF(1, 1, 1, float(0.03 * shade * 2))
                                             : QColor::fromRgbF(0, 0, 0, float(0.10 * (shade - 0.5) * 2)));
        painter_.setPen(QPen(QColor(255, 255, 255, 13), seam_));
        painter_.drawRect(piece);
    }

private:
    QPainter& painter_;
    double mesh_, seam_;
    Dice dice_{4711};
};

} // namespace

void drawArrows(QPainter& painter, QSizeF size, int turns)
{
    const double x = size.width() / 2, y = size.height() * 0.42, r = size.height() * 0.25, head = size.height() * 0.03;
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(QColor(255, 255, 255, 23), size.height() * 0.008, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.setBrush(Qt::NoBrush);
    for (const double start : {pi * 1.08, pi * 0.08}) {
        const double from = turns > 0 ? start : pi - start;
        const double to = from + turns * pi * 0.42;
        const auto degrees = [](double angle) { return angle * 180 / pi; };
        QPainterPath path;
        // Qt turns the other way round.
        const QRectF circle(x - r, y - r, 2 * r, 2 * r);
        path.arcMoveTo(circle, -degrees(from));
        path.arcTo(circle, -degrees(from), -degrees(to - from));
        // The head: two strokes back from the end.
        const QPointF end(x + r * std::cos(to), y + r * std::sin(to));
        const double along = to + turns * pi / 2;
        for (const double side : {0.8, -0.8}) {
            path.moveTo(end);
            path.lineTo(end - QPointF(head * std::cos(along + side), head * std::sin(along + side)));
        }
        painter.drawPath(path);
    }
}

QImage paintTable(const ClothLook& look, QSize size)
{
    QImage image(size, QImage::Format_RGB32);
    QPainter painter(&image);
    const QRectF area(QPointF(0, 0), QSizeF(size));
    QRadialGradient light(area.width() / 2, area.height() * 0.42, std::max(area.width(), area.height()) * 0.62);
    light.setColorAt(0, look.light);
    light.setColorAt(0.55, look.middle);
    light.setColorAt(1, look.rim);
    painter.fillRect(area, light);
    if (look.pattern == QLatin1String("patchwork"))
        Patches(painter, look.mesh * look.scale, look.scale).cut(area, 9);
    else if (look.pattern == QLatin1String("felt"))
        painter.fillRect(area, QBrush(fibres(look.scale)));
    else
        painter.fillRect(area, QBrush(lattice(look.mesh * look.scale, look.scale, 7)));
    if (look.turns != 0)
        drawArrows(painter, area.size(), look.turns);
    return image;
}

QImage paintBoard(const QColor& light, const QColor& deep, int radius, double scale, QSize size)
{
    QImage image(size, QImage::Format_ARGB32_Premultiplied);
    image.fill(Qt::transparent);
    QPainter painter(&image);
    painter.setRenderHint(QPainter::Antialiasing);
    const QRectF area(QPointF(0, 0), QSizeF(size));
    QPainterPath outline;
    outline.addRoundedRect(area, radius * scale, radius * scale);
    QLinearGradient fall(area.topLeft(), area.bottomRight());
    fall.setColorAt(0, light);
    fall.setColorAt(1, deep);
    painter.fillPath(outline, fall);
    painter.fillPath(outline, QBrush(lattice(22 * scale, scale, 9)));
    return image;
}
