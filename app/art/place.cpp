// SPDX-License-Identifier: GPL-3.0-or-later
#include "art/place.h"

#include <algorithm>

#include <QHash>
#include <QPainter>
#include <QPainterPath>

#include "art/cloth.h"
#include "art/stuff.h"

using namespace place;

namespace {

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
    // No picture on any screen is larger; a layout that is not settled yet may ask for anything.
    size = size.isEmpty() ? QSize(64, 64) : size.boundedTo({8192, 8192});
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
