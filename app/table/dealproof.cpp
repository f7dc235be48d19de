// SPDX-License-Identifier: GPL-3.0-or-later
#include "dealproof.h"

#include <QCryptographicHash>
#include <QUuid>

QString DealProof::newNonce()
{
    return QUuid::createUuid().toString(QUuid::Id128) + QUuid::createUuid().toString(QUuid::Id128);
}

QString DealProof::fingerprintOf(const QString& text)
{
    return QString::fromLatin1(QCryptographicHash::hash(text.toUtf8(), QCryptographicHash::Sha256).toHex());
}

QString DealProof::checkCommand(const QString& line)
{
    QString quoted = line;
#ifdef Q_OS_WIN
    quoted.replace(u'\'', QStringLiteral("''"));
    return QStringLiteral("powershell -Command \"[BitConverter]::ToString([Security.Cryptography.SHA256]::Create()."
                          "ComputeHash([Text.Encoding]::UTF8.GetBytes('%1'))).Replace('-','').ToLower()\"")
        .arg(quoted);
#else
    quoted.replace(u'\'', QStringLiteral("'\\''"));
#ifdef Q_OS_MACOS
    return QStringLiteral("printf %s '%1' | shasum -a 256").arg(quoted);
#else
    return QStringLiteral("printf %s '%1' | sha256sum").arg(quoted);
#endif
#endif
}

QString DealProof::line(const hanpan::match& match) const
{
    const QString deal = QString::fromStdString(match.deal_text());
    if (nonce_.isEmpty())
        return deal;
    // Another 128 bits for every round, so that a secret that was shown says nothing about the next.
    const QByteArray secret = QCryptographicHash::hash((nonce_ + u':' + QString::number(match.round() + 1)).toLatin1(),
                                                       QCryptographicHash::Sha256);
    return deal + QStringLiteral(" nonce ") + QString::fromLatin1(secret.left(16).toHex());
}
