// SPDX-License-Identifier: GPL-3.0-or-later
#include "art/ink.h"

#include <algorithm>
#include <cmath>
#include <memory>

#include <QFile>
#include <QPainter>
#include <QPainterPath>
#include <QQmlEngine>
#include <QQuickImageProvider>
#include <QSvgRenderer>

namespace {

/// No picture on any screen is larger; a layout that is not settled yet may ask for anything.
constexpr QSize largest(8192, 8192);

/// A field of the lattice of a paper door, thin and barely there: repeated it is the whole lattice. (Hundreds of lines across a
/// picture took a third of the time until the first page was there.)
QImage lattice()
{
    constexpr int step = 22;
    QImage field(step, step, QImage::Format_ARGB32_Premultiplied);
    field.fill(Qt::transparent);
    QPainter painter(&field);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(QColor(255, 255, 255, 9), 1));
    for (const int x : {-step, 0, step}) {
        painter.drawLine(x, 0, x + step, step);
        painter.drawLine(x + step, 0, x, step);
    }
    return field;
}

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

    painter.fillPath(outline, QBrush(lattice()));
    return image;
}

/// A drawing of the resources in a colour; invalid where there is none.
std::unique_ptr<QSvgRenderer> drawingOf(const QString& path, const QColor& colour)
{
    QFile file(QStringLiteral(":/hanpan/") + path + QStringLiteral(".svg"));
    if (!file.open(QIODevice::ReadOnly)) {
        qWarning("No drawing %s", qPrintable(file.fileName()));
        return nullptr;
    }
    return std::make_unique<QSvgRenderer>(
        file.readAll().replace("currentColor", colour.name(QColor::HexRgb).toLatin1()));
}

/// The back of a card; see Ink::back.
QImage back(const QStringList& words, QSize wanted)
{
    wanted = wanted.boundedTo(largest);
    if (wanted.width() <= 4 || wanted.height() <= 4)
        wanted = QSize(64, 90);
    const auto colour = [&](int at) { return QColor(QLatin1Char('#') + words.value(at)); };
    QImage image(wanted, QImage::Format_ARGB32_Premultiplied);
    image.fill(Qt::transparent);
    QPainter painter(&image);
    painter.setRenderHint(QPainter::Antialiasing);
    const double width = wanted.width() - 2;
    const double drop = std::max(1.0, width * 0.018);
    const double height = wanted.height() - drop - 1;
    const double corner = width * 0.09;
    painter.setPen(Qt::NoPen);
    painter.setBrush(colour(4));
    painter.drawRoundedRect(QRectF(0, drop, wanted.width(), height + 1), corner, corner);
    painter.setBrush(colour(2));
    painter.setPen(QPen(colour(3), 1));
    painter.drawRoundedRect(QRectF(1.5, 0.5, width - 1, height - 1), corner, corner);
    const double inner = width * words.value(5).toInt() / 1000;
    const double margin = (width - inner) / 2;
    const QRectF middle = words.value(6) == QLatin1String("1") ? QRectF(1 + margin, margin, inner, height - 2 * margin)
                                                               : QRectF(1 + margin, (height - inner) / 2, inner, inner);
    if (const auto drawing = drawingOf(QStringLiteral("pieces/") + words.value(1), colour(7)))
        drawing->render(&painter, middle);
    return image;
}

/// Addresses are image://ink/<folder>/<name>/<aarrggbb> and image://ink/cloth/<middle>/<rim>/<radius>/<0 or 1>, and
/// image://ink/back/<name>/<face>/<edge>/<shadow>/<inner in 1000>/<0 or 1>/<colour>.
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
        if (id.startsWith(QLatin1String("back/"))) {
            QImage image = back(id.split(QLatin1Char('/')), requested);
            if (size != nullptr)
                *size = image.size();
            return image;
        }
        const qsizetype slash = id.lastIndexOf(QLatin1Char('/'));
        const QColor colour(QLatin1Char('#') + id.mid(slash + 1));
        const auto found = drawingOf(id.left(slash), colour);
        if (!found)
            return {};
        QSvgRenderer& drawing = *found;
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

QUrl Ink::character(const QString& id) const { return address("characters", id, Qt::black); }

QUrl Ink::back(const QString& name, const QColor& face, const QColor& edge, const QColor& shadow, double inner,
               bool tall, const QColor& colour) const
{
    const auto hex = [](const QColor& c) { return c.name(QColor::HexArgb).mid(1); };
    return QUrl(QStringLiteral("image://ink/back/%1/%2/%3/%4/%5/%6/%7")
                    .arg(name, hex(face), hex(edge), hex(shadow))
                    .arg(qRound(inner * 1000))
                    .arg(tall ? 1 : 0)
                    .arg(colour.name(QColor::HexRgb).mid(1)));
}

QUrl Ink::cloth(const QColor& middle, const QColor& rim, int radius, bool diagonal) const
{
    return QUrl(QStringLiteral("image://ink/cloth/%1/%2/%3/%4")
                    .arg(middle.name(QColor::HexRgb).mid(1), rim.name(QColor::HexRgb).mid(1))
                    .arg(radius)
                    .arg(diagonal ? 1 : 0));
}

QSizeF Ink::paintedSize(double width, double tall, int step) const
{
    if (width <= 0)
        return {0, 0};
    const auto up = [step](double pixels) { return std::max(1.0, std::ceil(pixels / step)) * step; };
    return {up(width), up(width * tall)};
}
