// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QVariantMap>

/// What came of something a person asked for, as pages take it: `ok`, and `text`, a sentence (what is wrong, or was done).
inline QVariantMap outcome(bool ok, const QString& text)
{
    return {{QStringLiteral("ok"), ok}, {QStringLiteral("text"), text}};
}
