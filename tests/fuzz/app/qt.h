// SPDX-License-Identifier: GPL-3.0-or-later
// What every target of the application needs first: a QCoreApplication, silence, and a place of its own.
#pragma once

#include <QCoreApplication>
#include <QCryptographicHash>
#include <QStandardPaths>

inline void beginQt()
{
    static int argc = 1;
    static char name[] = "fuzz";
    static char* argv[] = {name, nullptr};
    static auto* const application =
        new QCoreApplication(argc, argv); // never ended: what it would end last has gone before it
    Q_UNUSED(application)
    static const bool once = [] {
        QStandardPaths::setTestModeEnabled(true);
        qInstallMessageHandler([](QtMsgType, const QMessageLogContext&, const QString&) {});
        return true;
    }();
    Q_UNUSED(once)
}

/// As codes are sealed: the content, its check sum, in letters.
inline QString sealedCode(const char* head, const QByteArray& data)
{
    const QByteArray check = QCryptographicHash::hash(data, QCryptographicHash::Sha256).left(4);
    return QLatin1String(head) +
           QString::fromLatin1((data + check).toBase64(QByteArray::Base64UrlEncoding | QByteArray::OmitTrailingEquals));
}
