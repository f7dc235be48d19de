// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QQuickAsyncImageProvider>
#include <QThreadPool>

/// Paints places as pages ask for them, several at once: the first page shows five. Addresses are
/// image://place/<scale>/<layers>; see Ink::place.
class PlaceProvider : public QQuickAsyncImageProvider {
public:
    /// Calls off what nobody has begun and waits for the rest.
    ~PlaceProvider() override;
    QQuickImageResponse* requestImageResponse(const QString& id, const QSize& requested) override;

private:
    QThreadPool painters_;
};
