// SPDX-License-Identifier: GPL-3.0-or-later
#include "qmlfolder.h"

#include <QFileInfo>
#include <QUrl>

QUrl QmlFolder::intercept(const QUrl& url, DataType type)
{
    static const QString module = QStringLiteral("/qt/qml/Hanpan/");
    const QString path = url.path();
    if (type != QmlFile || url.scheme() != QLatin1String("qrc") || !path.startsWith(module))
        return url;
    const QString file = folder_ + u'/' + path.mid(module.size());
    return QFileInfo::exists(file) ? QUrl::fromLocalFile(file) : url;
}
