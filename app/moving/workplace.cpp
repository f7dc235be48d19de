// SPDX-License-Identifier: GPL-3.0-or-later
#include "moving/workplace.h"

#include <filesystem>
#include <system_error>

#include <QDateTime>
#include <QDir>
#include <QFile>
#include <QFileInfo>

#include "history/writers.h"

namespace {

const QString mark = QStringLiteral("hanpan-moving-");

/// "hanpan-moving-<program>-<serial>": a name that nobody else has.
QString ownName() { return mark + writers::newOne().replace(u':', u'-'); }

/// Whether a file or folder of that name belongs to a killed program. A living one has touched it within the hour, if
/// its writer's mark is elsewhere (in another home).
bool isLeft(const QFileInfo& found)
{
    constexpr int hour = 3600;
    const QString program = found.fileName().section(mark, 1).section(u'-', 0, 0);
    QDateTime touched = found.lastModified();
    if (found.isDir())
        for (const QFileInfo& inside : QDir(found.filePath()).entryInfoList(QDir::Files))
            touched = std::max(touched, inside.lastModified());
    return !found.isSymLink() && !program.isEmpty() && !writers::lives(program) &&
           touched.secsTo(QDateTime::currentDateTime()) > hour;
}

/// Clears what killed programs left in a folder; `owner`: only this user's files.
void clearLeft(const QDir& folder, const QString& pattern, QDir::Filters kind, uint owner)
{
    const QFileInfoList found = folder.entryInfoList({pattern}, kind | QDir::Hidden | QDir::NoDotAndDotDot);
    for (const QFileInfo& one : found) {
        if (one.ownerId() != owner || !isLeft(one))
            continue;
        if (one.isDir())
            QDir(one.filePath()).removeRecursively();
        else
            QFile::remove(one.filePath());
    }
}

} // namespace

Workplace::Part::Part(const QString& target) : target_(target)
{
    const QDir folder(QFileInfo(target).absolutePath());
    path_ = folder.filePath(u'.' + ownName() + QStringLiteral(".part"));
    QFile made(path_);
    // Only what was not there before is ours.
    if (made.open(QIODevice::WriteOnly | QIODevice::NewOnly))
        clearLeft(folder, u'.' + mark + QStringLiteral("*.part*"), QDir::Files, QFileInfo(path_).ownerId());
    else
        path_.clear();
}

Workplace::Part::~Part()
{
    if (path_.isEmpty())
        return;
    QFile::remove(path_);
    QFile::remove(path_ + QStringLiteral("-journal"));
}

bool Workplace::Part::takePlace()
{
    std::error_code refused;
    std::filesystem::rename(QFileInfo(path_).filesystemFilePath(), QFileInfo(target_).filesystemFilePath(), refused);
    if (!refused)
        path_.clear();
    return !refused;
}

Workplace::Folder::Folder() : folder_(QDir::tempPath() + u'/' + ownName() + QStringLiteral("-XXXXXX"))
{
    if (folder_.isValid())
        clearLeft(QDir::temp(), mark + u'*', QDir::Dirs, QFileInfo(folder_.path()).ownerId());
}
