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

#include "art/cloth.h"
#include "art/placeprovider.h"

namespace {

/// No picture on any screen is larger; a layout that is not settled yet may ask for anything.
constexpr QSize largest(8192, 8192);

QColor colourOf(const QString& word) { return QColor(QLatin1Char('#') + word); }

/// The size of a picture that fills its field.
QSize bounded(QSize wanted)
{
    wanted = wanted.boundedTo(largest);
    return wanted.width() <= 0 || wanted.height() <= 0 ? QSize(64, 64) : wanted;
}

/// A board or a table as the words of its address say; see Ink::cloth and Ink::table.
QImage cloth(const QStringList& words, QSize wanted)
{
    wanted = bounded(wanted);
    if (words.value(0) == QLatin1String("cloth"))
        return paintBoard(colourOf(words.value(1)), colourOf(words.value(2)), words.value(3).toInt(),
                          words.value(4).toDouble(), wanted);
    return paintTable({colourOf(words.value(1)), colourOf(words.value(2)), colourOf(words.value(3)), words.value(4),
                       words.value(5).toDouble(), words.value(6).toInt(), words.value(7).toDouble()},
                      wanted);
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
    const auto colour = [&](int at) { return colourOf(words.value(at)); };
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

/// Addresses are image://ink/<folder>/<name>/<aarrggbb>, image://ink/cloth/<light>/<deep>/<radius>/<scale>,
/// image://ink/table/<light>/<middle>/<rim>/<pattern>/<mesh>/<turns>/<scale> and
/// image://ink/back/<name>/<face>/<edge>/<shadow>/<inner in 1000>/<0 or 1>/<colour>.
class InkProvider : public QQuickImageProvider {
public:
    // Rendered off the interface's thread when the image asks for it (asynchronous: true).
    InkProvider() : QQuickImageProvider(QQuickImageProvider::Image) {}

    QImage requestImage(const QString& id, QSize* size, const QSize& requested) override
    {
        if (id.startsWith(QLatin1String("cloth/")) || id.startsWith(QLatin1String("table/"))) {
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

QString plain(const QColor& colour) { return colour.name(QColor::HexRgb).mid(1); }

} // namespace

Ink* Ink::create(QQmlEngine* engine, QJSEngine*)
{
    engine->addImageProvider(QStringLiteral("ink"), new InkProvider); // the engine owns both
    engine->addImageProvider(QStringLiteral("place"), new PlaceProvider);
    return new Ink(engine);
}

Ink::Ink(QObject* parent) : QObject(parent) {}

QUrl Ink::icon(const QString& name, const QColor& colour) const { return address("icons", name, colour); }

QUrl Ink::piece(const QString& name, const QColor& colour) const { return address("pieces", name, colour); }

QUrl Ink::back(const QString& name, const QColor& face, const QColor& edge, const QColor& shadow, double inner,
               bool tall, const QColor& colour) const
{
    const auto hex = [](const QColor& c) { return c.name(QColor::HexArgb).mid(1); };
    return QUrl(QStringLiteral("image://ink/back/%1/%2/%3/%4/%5/%6/%7")
                    .arg(name, hex(face), hex(edge), hex(shadow))
                    .arg(qRound(inner * 1000))
                    .arg(tall ? 1 : 0)
                    .arg(plain(colour)));
}

QUrl Ink::cloth(const QColor& light, const QColor& deep, int radius, double scale) const
{
    return QUrl(QStringLiteral("image://ink/cloth/%1/%2").arg(plain(light), plain(deep)) +
                QStringLiteral("/%1/%2").arg(radius).arg(scale));
}

QUrl Ink::table(const QColor& light, const QColor& middle, const QColor& rim, const QString& pattern, double mesh,
                int turns, double scale) const
{
    return QUrl(QStringLiteral("image://ink/table/%1/%2/%3/%4").arg(plain(light), plain(middle), plain(rim), pattern) +
                QStringLiteral("/%1/%2/%3").arg(mesh).arg(turns).arg(scale));
}

QString Ink::stuff(const QString& kind, const QRectF& area, const QColor& colour, const QColor& deep,
                   const QColor& line, double grain) const
{
    const auto hex = [](const QColor& c) { return c.name(QColor::HexArgb).mid(1); };
    const auto at = [](double length) { return QString::number(std::round(length * 10) / 10); };
    return QStringList{kind,        at(area.x()), at(area.y()), at(area.width()),      at(area.height()),
                       hex(colour), hex(deep),    hex(line),    QString::number(grain)}
        .join(QLatin1Char(','));
}

QString Ink::drawing(const QString& name, const QRectF& area, double opacity) const
{
    return stuff(QLatin1Char('=') + name, area, QColor::fromRgbF(1, 1, 1, float(opacity)));
}

QString Ink::inlay(const QString& name, const QRectF& area, double opacity, double grain) const
{
    return stuff(QLatin1Char('*') + name, area, QColor::fromRgbF(1, 1, 1, float(opacity)), Qt::black, Qt::white, grain);
}

QUrl Ink::place(const QStringList& layers, double scale) const
{
    return QUrl(QStringLiteral("image://place/%1/%2").arg(QString::number(scale), layers.join(QLatin1Char(';'))));
}

QSizeF Ink::paintedSize(double width, double tall, int step) const
{
    if (width <= 0)
        return {0, 0};
    const auto up = [step](double pixels) { return std::max(1.0, std::ceil(pixels / step)) * step; };
    return {up(width), up(width * tall)};
}
