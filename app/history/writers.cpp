// SPDX-License-Identifier: GPL-3.0-or-later
#include "writers.h"

#include <atomic>
#include <cstdlib>

#include <QCoreApplication>
#include <QDateTime>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QLockFile>
#include <QSysInfo>
#include <QTimer>
#include <QUuid>

#include "files/ownfiles.h"
#include "historydatabase.h"

namespace {

constexpr int signEvery = 60 * 1000;        // milliseconds
constexpr qint64 silentFor = 5 * 60 * 1000; // a program that has given no sign for so long is dead

QString folderOf(const QString& historyFolder) { return historyFolder + QStringLiteral("/writers"); }
QString lockOf(const QString& folder, const QString& program) { return folder + u'/' + program; }
/// A file of its own: on some systems nobody may write into a lock.
QString signOf(const QString& lock) { return lock + QStringLiteral(".lives"); }

/// Whether it is recent, even if the clock was changed since.
bool isRecent(const QString& file)
{
    return std::abs(QFileInfo(file).lastModified().msecsTo(QDateTime::currentDateTime())) < silentFor;
}

bool livesBy(const QString& lockFile)
{
    if (!QFile::exists(lockFile))
        return false;
    QLockFile lock(lockFile);
    lock.setStaleLockTime(0);
    if (lock.tryLock(0)) {
        lock.unlock(); // it was killed: nobody holds it
        return false;
    }
    if (QFile::exists(signOf(lockFile)))
        return isRecent(signOf(lockFile));
    // Older programs gave no sign: on this machine the lock is enough, on another one it never is.
    qint64 process = 0;
    QString machine;
    QString program;
    return isRecent(lockFile) ||
           (lock.getLockInfo(&process, &machine, &program) && machine == QSysInfo::machineHostName());
}

void giveSign(const QString& lockFile)
{
    QFile sign(signOf(lockFile));
    if (sign.open(QIODevice::ReadWrite))
        sign.setFileTime(QDateTime::currentDateTime(), QFileDevice::FileModificationTime);
}

void clearDead(const QString& folder)
{
    for (const QString& name : QDir(folder).entryList(QDir::Files)) {
        const QString lock = lockOf(folder, name.section(u'.', 0, 0));
        if (livesBy(lock))
            continue;
        QFile::remove(lock);
        QFile::remove(signOf(lock));
    }
}

/// This program's name among writers; locked, and giving signs, from the first call on.
const QString& thisProgram()
{
    static const QString name = QUuid::createUuid().toString(QUuid::Id128);
    static QLockFile* const lock = [] {
        const QString folder = folderOf(HistoryDatabase::usualFolder());
        OwnFiles::makePrivate(folder);
        clearDead(folder);
        static const QString file = lockOf(folder, name);
        giveSign(file);
        auto* made = new QLockFile(file); // held for the life of the program
        made->setStaleLockTime(0);
        made->tryLock(0);
        std::atexit([] {
            QFile::remove(signOf(file));
            QFile::remove(file);
        });
        // The first caller may be a thread that has no events.
        if (QCoreApplication* const application = QCoreApplication::instance())
            QMetaObject::invokeMethod(
                application,
                [application] {
                    auto* signs = new QTimer(application);
                    QObject::connect(signs, &QTimer::timeout, signs, [] { giveSign(file); });
                    signs->start(signEvery);
                },
                Qt::QueuedConnection);
        return made;
    }();
    Q_UNUSED(lock)
    return name;
}

} // namespace

namespace writers {

QString newOne()
{
    static std::atomic<int> serial{0}; // files are made beside the window too
    return thisProgram() + QStringLiteral(":%1").arg(++serial);
}

bool lives(const QString& writer)
{
    const QString program = writer.section(u':', 0, 0);
    return program == thisProgram() || livesBy(lockOf(folderOf(HistoryDatabase::usualFolder()), program));
}

bool othersLive(const QString& folder)
{
    for (const QString& name : QDir(folderOf(folder)).entryList(QDir::Files))
        if (!name.contains(u'.') && name != thisProgram() && livesBy(lockOf(folderOf(folder), name)))
            return true;
    return false;
}

} // namespace writers
