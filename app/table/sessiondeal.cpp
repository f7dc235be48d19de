// SPDX-License-Identifier: GPL-3.0-or-later
// That nobody arranges the deal: its fingerprint is shown before the round and the deal itself after it.
#include "sessionprivate.h"

#include <QCryptographicHash>

QString TableSession::fingerprintOf(const QString& text)
{
    return QString::fromLatin1(QCryptographicHash::hash(text.toUtf8(), QCryptographicHash::Sha256).toHex());
}

QString TableSession::dealFingerprint() const { return d->match ? d->fingerprint : QString(); }

QString TableSession::dealText() const
{
    return d->match && d->match->round_over() ? QString::fromStdString(d->match->deal_text()) : QString();
}
