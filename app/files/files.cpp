// SPDX-License-Identifier: GPL-3.0-or-later
#include "files.h"

#include <QCoreApplication>
#include <QDir>
#include <QFileInfo>
#include <QSaveFile>

#include "words/particles.h"

namespace {

struct FileTroubleTr {
    Q_DECLARE_TR_FUNCTIONS(FileTrouble)
};

/// The system's own sentences come in whatever language it has; these are told from what can be seen.
QString whyNotRead(const QFileDevice& file)
{
    const QFileInfo about(file.fileName());
    if (about.isDir())
        return FileTroubleTr::tr("it is a folder.");
    if (!about.exists())
        return FileTroubleTr::tr("there is no such file.");
    if (!about.isReadable())
        return FileTroubleTr::tr("you may not read it.");
    return FileTroubleTr::tr("the system cannot read it.");
}

QString whyNotWritten(const QFileDevice& file)
{
    const QFileInfo about(file.fileName());
    const QFileInfo folder(about.absolutePath());
    if (file.error() == QFileDevice::ResourceError)
        return FileTroubleTr::tr("the disk is full.");
    if (about.isDir())
        return FileTroubleTr::tr("it is a folder.");
    if (!folder.isDir())
        return FileTroubleTr::tr("there is no such folder.");
    if (!folder.isWritable() || (about.exists() && !about.isWritable()))
        return FileTroubleTr::tr("you may not write there.");
    return FileTroubleTr::tr("the system cannot write it.");
}

QString shown(const QString& path) { return QDir::toNativeSeparators(path); }

} // namespace

QString Files::open(QFile& file)
{
    // On some systems a folder can be opened like a file, and is empty.
    if (!QFileInfo(file.fileName()).isDir() && file.open(QIODevice::ReadOnly))
        return {};
    return withParticles(FileTroubleTr::tr("Couldn't open “%1”: %2").arg(shown(file.fileName()), whyNotRead(file)));
}

QString Files::save(const QString& path, const QByteArray& content)
{
    QSaveFile out(path);
    if (out.open(QIODevice::WriteOnly) && out.write(content) == content.size() && out.commit())
        return {};
    return withParticles(FileTroubleTr::tr("Couldn't save “%1”: %2").arg(shown(path), whyNotWritten(out)));
}

QString Files::remove(const QString& path)
{
    QFile file(path);
    if (!file.exists() || file.remove())
        return {};
    return withParticles(FileTroubleTr::tr("Couldn't delete “%1”: %2").arg(shown(path), whyNotWritten(file)));
}
