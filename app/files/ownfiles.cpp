// SPDX-License-Identifier: GPL-3.0-or-later
#include "files/ownfiles.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QTemporaryFile>

#include "base/file_mark.h"

namespace {

constexpr QFile::Permissions ofOwner =
    QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner | QFile::ReadUser | QFile::WriteUser | QFile::ExeUser;
constexpr QFile::Permissions ofOthers =
    QFile::ReadGroup | QFile::WriteGroup | QFile::ExeGroup | QFile::ReadOther | QFile::WriteOther | QFile::ExeOther;

} // namespace

QByteArray OwnFiles::mark(const QString& path)
{
    return QByteArray::fromStdString(hanpan::file_mark(path.toStdU16String()));
}

void OwnFiles::keepPrivate(const QString& path)
{
    const QFile::Permissions now = QFile::permissions(path);
    if (now & ofOthers)
        QFile::setPermissions(path, now & ofOwner);
}

void OwnFiles::makePrivate(const QString& folder)
{
    if (!QFileInfo::exists(folder) && QDir().mkpath(folder))
        keepPrivate(folder);
}

QString OwnFiles::workFolder(const QString& name)
{
    // Whose files are made here is known by making one.
    QTemporaryFile own;
    if (!own.open())
        return {};
    const uint me = QFileInfo(own.fileName()).ownerId();
    for (int copy = 1; copy < 100; ++copy) {
        const QString folder =
            QDir::tempPath() + u'/' + name + (copy > 1 ? QStringLiteral("-%1").arg(copy) : QString());
        // Made in one step, so that it is never open to others; one that is there already is looked at.
        QDir().mkdir(folder, ofOwner);
        const QFileInfo about(folder);
        if (about.isDir() && !about.isSymLink() && about.ownerId() == me &&
            !(about.permissions() & (QFile::WriteGroup | QFile::WriteOther))) {
            keepPrivate(folder);
            return folder;
        }
    }
    return {};
}
