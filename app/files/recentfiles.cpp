// SPDX-License-Identifier: GPL-3.0-or-later
#include "files/recentfiles.h"

#include <QDir>
#include <QFileInfo>

#include "settings/preferences.h"

namespace {

const QString key = QStringLiteral("files/recent");
constexpr int most = 8;

QStringList kept() { return Preferences::instance()->remembered(key).toStringList(); }

} // namespace

RecentFiles::RecentFiles(QObject* parent) : QObject(parent) {}

QStringList RecentFiles::suffixes()
{
    return {QStringLiteral("hanpan"), QStringLiteral("hanpanrules"), QStringLiteral("hanpanhome"),
            QStringLiteral("txt"), QStringLiteral("json")};
}

QList<RecentFile> RecentFiles::files() const
{
    QList<RecentFile> list;
    for (const QString& path : kept())
        if (const QFileInfo file(path); file.exists())
            list.append({.path = path, .name = file.fileName(), .folder = QDir::toNativeSeparators(file.path())});
    return list;
}

void RecentFiles::note(const QString& path)
{
    const QFileInfo file(path);
    if (!suffixes().contains(file.suffix().toLower()))
        return;
    QStringList all = kept();
    all.removeAll(file.absoluteFilePath());
    all.prepend(file.absoluteFilePath());
    Preferences::instance()->remember(key, QStringList(all.mid(0, most)));
    emit changed();
}

void RecentFiles::clear()
{
    Preferences::instance()->forget(key);
    emit changed();
}
