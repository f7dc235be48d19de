// SPDX-License-Identifier: GPL-3.0-or-later
#include "files/setaside.h"

#include <QFile>

QString setAside(const QString& path, const QString& mark)
{
    for (int copy = 1; copy < 1000; ++copy) {
        const QString target = path + QChar(u'.') + mark + (copy > 1 ? QStringLiteral("-%1").arg(copy) : QString());
        if (!QFile::exists(target))
            return QFile::rename(path, target) ? target : QString();
    }
    return {};
}
