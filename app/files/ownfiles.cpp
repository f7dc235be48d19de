// SPDX-License-Identifier: GPL-3.0-or-later
#include "files/ownfiles.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QTemporaryFile>

#ifdef Q_OS_WIN
#ifndef NOMINMAX
#define NOMINMAX
#endif
#include <windows.h>
#else
#include <sys/stat.h>
#endif

namespace {

constexpr QFile::Permissions ofOwner =
    QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner | QFile::ReadUser | QFile::WriteUser | QFile::ExeUser;
constexpr QFile::Permissions ofOthers =
    QFile::ReadGroup | QFile::WriteGroup | QFile::ExeGroup | QFile::ReadOther | QFile::WriteOther | QFile::ExeOther;

} // namespace

QByteArray OwnFiles::mark(const QString& path)
{
    // Never by opening it for reading: closing a file lets go of every lock the program has on it, SQLite's too.
#ifdef Q_OS_WIN
    const std::wstring name = QDir::toNativeSeparators(path).toStdWString();
    const HANDLE file = CreateFileW(name.c_str(), 0, FILE_SHARE_READ | FILE_SHARE_WRITE | FILE_SHARE_DELETE, nullptr,
                                    OPEN_EXISTING, FILE_FLAG_BACKUP_SEMANTICS, nullptr);
    if (file == INVALID_HANDLE_VALUE)
        return {};
    BY_HANDLE_FILE_INFORMATION about{};
    const bool known = GetFileInformationByHandle(file, &about);
    CloseHandle(file);
    return known ? QByteArray::number(quint32(about.dwVolumeSerialNumber)) + ':' +
                       QByteArray::number(quint64(about.nFileIndexHigh) << 32 | about.nFileIndexLow)
                 : QByteArray();
#else
    struct stat about = {};
    return stat(QFile::encodeName(path).constData(), &about) == 0
               ? QByteArray::number(quint64(about.st_dev)) + ':' + QByteArray::number(quint64(about.st_ino))
               : QByteArray();
#endif
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
