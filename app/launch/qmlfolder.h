// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QQmlAbstractUrlInterceptor>
#include <QString>

/// Takes the interface from a folder of sources instead of what is built in: for anyone who works on it and wants to
/// see a change at the next start, without a build (`./dev play --live`).
class QmlFolder : public QQmlAbstractUrlInterceptor {
public:
    /// `folder`: the project's qml/; "" = nothing is replaced.
    explicit QmlFolder(QString folder) : folder_(std::move(folder)) {}
    bool replaces() const { return !folder_.isEmpty(); }
    QUrl intercept(const QUrl& url, DataType type) override;

private:
    QString folder_;
};
