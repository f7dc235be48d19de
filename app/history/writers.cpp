// SPDX-License-Identifier: GPL-3.0-or-later
#include "writers.h"

#include <atomic>
#include <cstdlib>

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QLockFile>
#include <QStandardPaths>
#include <QUuid>

namespace {

/// One file a running program that writes, locked while it lives: so others can tell a match that is open in a window
/// from one whose window was killed.
QString lockFile(const QString& program)
{
    return QStandardPaths::writableLocation(QStandardPaths::AppDataLocation) + QStringLiteral("/writers/") + program;
}

/// This program's name among writers; locked from the first call on.
const QString& thisProgram()
{
    static const QString name = QUuid::createUuid().toString(QUuid::Id128);
    static QLockFile* const lock = [] {
        QDir().mkpath(QFileInfo(lockFile(name)).path());
        auto* made = new QLockFile(lockFile(name)); // held for the life of the program
        made->setStaleLockTime(0);
        made->tryLock(0);
        std::atexit([] { QFile::remove(lockFile(thisProgram())); });
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
    if (program == thisProgram())
        return true;
    if (!QFile::exists(lockFile(program)))
        return false;
    QLockFile lock(lockFile(program));
    lock.setStaleLockTime(0);
    if (!lock.tryLock(0))
        return true;
    lock.unlock(); // it was killed: nobody holds it
    return false;
}

} // namespace writers
