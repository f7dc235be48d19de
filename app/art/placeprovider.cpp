// SPDX-License-Identifier: GPL-3.0-or-later
#include "art/placeprovider.h"

#include <atomic>
#include <memory>

#include <QFuture>
#include <QImage>
#include <QPromise>
#include <QQuickTextureFactory>

#include "art/place.h"

namespace {

/// One picture on its way. It may be gone before its painter is done.
class PlaceResponse : public QQuickImageResponse {
public:
    PlaceResponse(QThreadPool& painters, const QString& id, const QSize& size)
    {
        auto promise = std::make_shared<QPromise<QImage>>();
        promise->start();
        promise->future().then(this, [this](const QImage& image) {
            image_ = image;
            emit finished();
        });
        painters.start([promise, unwanted = unwanted_, id, size] {
            const qsizetype from = id.indexOf(QLatin1Char('/'));
            promise->addResult(*unwanted ? QImage() : paintPlace(id.mid(from + 1), size, id.left(from).toDouble()));
            promise->finish();
        });
    }
    QQuickTextureFactory* textureFactory() const override
    {
        return QQuickTextureFactory::textureFactoryForImage(image_);
    }
    // Called off or not, finished() is waited for.
    void cancel() override { *unwanted_ = true; }

private:
    QImage image_;
    std::shared_ptr<std::atomic<bool>> unwanted_ = std::make_shared<std::atomic<bool>>(false);
};

} // namespace

PlaceProvider::~PlaceProvider()
{
    painters_.clear();
    painters_.waitForDone();
}

QQuickImageResponse* PlaceProvider::requestImageResponse(const QString& id, const QSize& requested)
{
    return new PlaceResponse(painters_, id, requested); // the engine's
}
