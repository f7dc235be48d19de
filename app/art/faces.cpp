// SPDX-License-Identifier: GPL-3.0-or-later
#include "art/faces.h"

#include <algorithm>

#include <QFile>
#include <QQmlEngine>
#include <QQuickImageProvider>

#include "art/portrait.h"

namespace {

/// Addresses are image://faces/<id>/<mood>/<x>/<y>/<0 or 1>.
class FaceProvider : public QQuickImageProvider {
public:
    FaceProvider() : QQuickImageProvider(QQuickImageProvider::Image) {}

    QImage requestImage(const QString& id, QSize* size, const QSize& requested) override
    {
        const QStringList words = id.split(u'/');
        QFile file(QStringLiteral(":/hanpan/characters/%1.svg").arg(words.value(0)));
        if (!file.open(QIODevice::ReadOnly)) {
            qWarning("No drawing %s", qPrintable(file.fileName()));
            return {};
        }
        const Look look{
            words.value(1), {words.value(2).toInt(), words.value(3).toInt()}, words.value(4) == QLatin1String("1")};
        // No face on any screen is larger; a layout that is not settled yet may ask for anything.
        const int wide = requested.width() > 0 ? std::min(requested.width(), 1024) : 64;
        QImage image = paintPortrait(file.readAll(), look, wide);
        if (size != nullptr)
            *size = image.size();
        return image;
    }
};

} // namespace

Faces* Faces::create(QQmlEngine* engine, QJSEngine*)
{
    engine->addImageProvider(QStringLiteral("faces"), new FaceProvider); // the engine owns it
    return new Faces(engine);
}

Faces::Faces(QObject* parent) : QObject(parent) {}

QUrl Faces::picture(const QString& id, const QString& mood, QPoint gaze, bool lids) const
{
    return QUrl(
        QStringLiteral("image://faces/%1/%2/%3/%4/%5").arg(id, mood).arg(gaze.x()).arg(gaze.y()).arg(lids ? 1 : 0));
}
