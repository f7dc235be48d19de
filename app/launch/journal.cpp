// SPDX-License-Identifier: GPL-3.0-or-later
#include "launch/journal.h"

#include <cstdio>
#include <mutex>

#include <QClipboard>
#include <QDateTime>
#include <QDir>
#include <QFile>
#include <QGuiApplication>
#include <QLocale>
#include <QScreen>
#include <QSysInfo>

#include "base/crash_trace.h"
#include "files/files.h"
#include "settings/homefolder.h"
#include "settings/preferences.h"

namespace {

constexpr int latestKept = 20;

QString crashFile(const QString& folder) { return folder + QStringLiteral("/crash.txt"); }

/// Complaints come from every thread.
std::mutex& writing()
{
    static std::mutex one;
    return one;
}

QtMessageHandler handlerBefore = nullptr;

QString kindOf(QtMsgType type)
{
    switch (type) {
    case QtDebugMsg: return QStringLiteral("debug");
    case QtInfoMsg: return QStringLiteral("info");
    case QtWarningMsg: return QStringLiteral("warning");
    case QtCriticalMsg: return QStringLiteral("critical");
    default: return QStringLiteral("fatal");
    }
}

} // namespace

Journal::Journal(QObject* parent) : QObject(parent) {}

QString Journal::usualFolder() { return HomeFolder::path() + QStringLiteral("/log"); }

QString Journal::file() const { return folder_ + QStringLiteral("/hanpan.log"); }

QString Journal::reports() const { return QStringLiteral(HANPAN_REPORTS); }

void Journal::begin(const QString& folder)
{
    folder_ = folder;
    QDir().mkpath(folder);
    QFile left(crashFile(folder));
    if (left.open(QIODevice::ReadOnly)) {
        crash_ = QString::fromUtf8(left.read(64 << 10));
        left.close();
        // What the log says of the minutes before belongs to it.
        QFile log(file());
        if (log.open(QIODevice::ReadOnly)) {
            log.seek(std::max<qint64>(0, log.size() - 4000));
            crash_ += QStringLiteral("\n…\n") + QString::fromUtf8(log.readAll());
        }
        emit crashChanged();
    }
    hanpan::leave_trace_in(crashFile(folder).toUtf8().constData());
    note(QStringLiteral("Hanpan %1, Qt %2, %3 %4, %5, %6")
             .arg(QCoreApplication::applicationVersion(), QLatin1String(qVersion()), QSysInfo::prettyProductName(),
                  QSysInfo::currentCpuArchitecture(), QGuiApplication::platformName(), QLocale::system().name()));
    static bool listening = false;
    if (listening)
        return;
    listening = true;
    handlerBefore = qInstallMessageHandler([](QtMsgType type, const QMessageLogContext& context, const QString& said) {
        instance()->write(kindOf(type) + QStringLiteral(": ") + said.left(2000));
        if (handlerBefore)
            handlerBefore(type, context, said);
        else
            std::fprintf(stderr, "%s\n", qPrintable(said));
    });
}

void Journal::note(const QString& line) { write(line); }

void Journal::write(const QString& line)
{
    const std::lock_guard lock(writing());
    if (folder_.isEmpty())
        return;
    if (line.startsWith(QLatin1String("warning")) || line.startsWith(QLatin1String("critical")) ||
        line.startsWith(QLatin1String("fatal"))) {
        latest_.append(line);
        if (latest_.size() > latestKept)
            latest_.removeFirst();
    }
    QFile log(file());
    if (log.size() > mostBytes) {
        QByteArray kept;
        if (log.open(QIODevice::ReadOnly)) {
            log.seek(log.size() - mostBytes / 2);
            log.readLine(); // half a line
            kept = log.readAll();
            log.close();
        }
        if (!Files::save(file(), kept).isEmpty())
            return;
    }
    if (log.open(QIODevice::WriteOnly | QIODevice::Append))
        log.write((QDateTime::currentDateTime().toString(Qt::ISODateWithMs) + u' ' + line + u'\n').toUtf8());
}

void Journal::dismissCrash()
{
    if (crash_.isEmpty())
        return;
    const QString seen = folder_ + QStringLiteral("/crash-seen.txt");
    QFile::remove(seen);
    QFile::rename(crashFile(folder_), seen);
    crash_.clear();
    emit crashChanged();
}

QString Journal::details() const
{
    QStringList lines{QStringLiteral("Hanpan %1").arg(QCoreApplication::applicationVersion()),
                      QStringLiteral("Qt %1 (built with %2), %3")
                          .arg(QLatin1String(qVersion()), QStringLiteral(QT_VERSION_STR), QSysInfo::buildAbi()),
                      QStringLiteral("%1, kernel %2").arg(QSysInfo::prettyProductName(), QSysInfo::kernelVersion()),
                      QStringLiteral("platform %1, renderer %2")
                          .arg(QGuiApplication::platformName(), renderer_.isEmpty() ? QStringLiteral("-") : renderer_),
                      QStringLiteral("languages: %1; chosen: %2")
                          .arg(QLocale::system().uiLanguages().join(u' '), Preferences::instance()->language().isEmpty()
                                                                               ? QStringLiteral("-")
                                                                               : Preferences::instance()->language())};
    if (const auto* application = qobject_cast<QGuiApplication*>(QCoreApplication::instance()))
        for (const QScreen* screen : application->screens())
            lines.append(QStringLiteral("screen %1x%2 at %3")
                             .arg(screen->size().width())
                             .arg(screen->size().height())
                             .arg(screen->devicePixelRatio()));
    lines.append(QStringLiteral("log: %1").arg(QDir::toNativeSeparators(file())));
    const std::lock_guard lock(writing());
    lines += latest_;
    return lines.join(u'\n') + u'\n';
}

void Journal::copyDetails() const { copyText(details()); }

void Journal::copyText(const QString& text) const { QGuiApplication::clipboard()->setText(text); }
