// SPDX-License-Identifier: GPL-3.0-or-later
#include "art/ink.h"

#include <cmath>

#include <QFile>
#include <QPainter>
#include <QPainterPath>
#include <QQmlEngine>
#include <QQuickImageProvider>
#include <QSvgRenderer>

namespace {

/// No picture on any screen is larger; a layout that is not settled yet may ask for anything.
constexpr QSize largest(8192, 8192);

/// A table's cloth or the board of a game's card; see Ink::cloth.
QImage cloth(const QStringList& words, QSize wanted)
{
    wanted = wanted.boundedTo(largest);
    const QColor middle(QLatin1Char('#') + words.value(1));
    const QColor rim(QLatin1Char('#') + words.value(2));
    const int radius = words.value(3).toInt();
    const bool diagonal = words.value(4) == QLatin1String("1");
    if (wanted.width() <= 0 || wanted.height() <= 0)
        wanted = QSize(64, 64);
    QImage image(wanted, QImage::Format_ARGB32_Premultiplied);
    image.fill(Qt::transparent);
    QPainter painter(&image);
    painter.setRenderHint(QPainter::Antialiasing);
    const QRectF area(QPointF(0, 0), QSizeF(wanted));
    QPainterPath outline;
    outline.addRoundedRect(area, radius, radius);

    QGradient light = QLinearGradient(area.topLeft(), area.bottomRight());
    if (!diagonal)
        light = QRadialGradient(area.center(), std::hypot(area.width(), area.height()) / 2);
    light.setColorAt(0, middle.lighter(diagonal ? 100 : 118));
    light.setColorAt(1, rim);
    painter.fillPath(outline, light);

    // The lattice of a paper door, thin and barely there.
    painter.setClipPath(outline);
    painter.setPen(QPen(QColor(255, 255, 255, 9), 1));
    constexpr int step = 22;
    for (int x = -wanted.height(); x < wanted.width() + wanted.height(); x += step) {
        painter.drawLine(x, 0, x + wanted.height(), wanted.height());
        painter.drawLine(x, 0, x - wanted.height(), wanted.height());
    }
    return image;
}

/// Addresses are image://ink/<folder>/<name>/<aarrggbb> and image://ink/cloth/<middle>/<rim>/<radius>/<0 or 1>.
class InkProvider : public QQuickImageProvider {
public:
    // Rendered off the interface's thread when the image asks for it (asynchronous: true).
    InkProvider() : QQuickImageProvider(QQuickImageProvider::Image) {}

    QImage requestImage(const QString& id, QSize* size, const QSize& requested) override
    {
        if (id.startsWith(QLatin1String("cloth/"))) {
            QImage image = cloth(id.split(QLatin1Char('/')), requested);
            if (size != nullptr)
                *size = image.size();
            return image;
        }
        const qsizetype slash = id.lastIndexOf(QLatin1Char('/'));
        QFile file(QStringLiteral(":/hanpan/") + id.left(slash) + QStringLiteral(".svg"));
        if (!file.open(QIODevice::ReadOnly)) {
            qWarning("No drawing %s", qPrintable(file.fileName()));
            return {};
        }
        const QColor colour(QLatin1Char('#') + id.mid(slash + 1));
        QSvgRenderer drawing(file.readAll().replace("currentColor", colour.name(QColor::HexRgb).toLatin1()));
        QSize wanted = requested.boundedTo(largest);
        const QSizeF natural = drawing.viewBoxF().size();
        if (wanted.width() <= 0 && wanted.height() <= 0)
            wanted = natural.toSize();
        else if (wanted.width() <= 0)
            wanted.setWidth(qRound(wanted.height() * natural.width() / natural.height()));
        else if (wanted.height() <= 0)
            wanted.setHeight(qRound(wanted.width() * natural.height() / natural.width()));
        QImage image(wanted, QImage::Format_ARGB32_Premultiplied);
        image.fill(Qt::transparent);
        QPainter painter(&image);
        painter.setOpacity(colour.alphaF());
        drawing.setAspectRatioMode(Qt::KeepAspectRatio);
        drawing.render(&painter, QRectF(QPointF(0, 0), QSizeF(wanted)));
        if (size != nullptr)
            *size = wanted;
        return image;
    }
};

QUrl address(const char* folder, const QString& name, const QColor& colour)
{
    return QUrl(
        QStringLiteral("image://ink/%1/%2/%3").arg(QLatin1String(folder), name, colour.name(QColor::HexArgb).mid(1)));
}

} // namespace

Ink* Ink::create(QQmlEngine* engine, QJSEngine*)
{
    engine->addImageProvider(QStringLiteral("ink"), new InkProvider); // the engine owns it
    return new Ink(engine);
}

Ink::Ink(QObject* parent) : QObject(parent) {}

QUrl Ink::icon(const QString& name, const QColor& colour) const { return address("icons", name, colour); }

QUrl Ink::piece(const QString& name, const QColor& colour) const { return address("pieces", name, colour); }

QUrl Ink::cloth(const QColor& middle, const QColor& rim, int radius, bool diagonal) const
{
    return QUrl(QStringLiteral("image://ink/cloth/%1/%2/%3/%4")
                    .arg(middle.name(QColor::HexRgb).mid(1), rim.name(QColor::HexRgb).mid(1))
                    .arg(radius)
                    .arg(diagonal ? 1 : 0));
}
