// SPDX-License-Identifier: GPL-3.0-or-later
#include "moving/moving.h"

#include <QDesktopServices>
#include <QDir>
#include <QFileInfo>
#include <QLockFile>

#include "history/history.h"
#include "history/historywords.h"
#include "houserules/rulesinuse.h"
#include "settings/keymap.h"
#include "settings/preferences.h"
#include "words/particles.h"

namespace {

constexpr int daysBetween = 7;
/// No copy takes that long: the program that makes it is dead.
constexpr int longestMs = 600'000;
const QString lastVersion = QStringLiteral("copies/version");
const QString suffix = QStringLiteral(".hanpanhome");

QString pathOf(const QUrl& file) { return file.isLocalFile() ? file.toLocalFile() : file.toString(); }

QFileInfoList copies()
{
    return QDir(Moving::copiesFolder()).entryInfoList({QLatin1Char('*') + suffix}, QDir::Files, QDir::Time);
}

/// Whether anything has been written into the history since.
bool playedSince(const QDateTime& moment)
{
    const QString history = History::usualFile();
    return std::max(QFileInfo(history).lastModified(), QFileInfo(history + QStringLiteral("-wal")).lastModified()) >
           moment;
}

QString saidOf(const MovingFile::Merged& merged)
{
    QStringList sentences;
    if (merged.added > 0 || merged.grown + merged.known == 0)
        sentences.append(Moving::tr("%Ln match(es) added.", "", merged.added));
    if (merged.grown > 0)
        sentences.append(Moving::tr("%Ln matches had progressed further there and were updated.", "", merged.grown));
    if (merged.known > 0)
        sentences.append(Moving::tr("%Ln match(es) were there already.", "", merged.known));
    if (merged.ruleSets > 0)
        sentences.append(Moving::tr("%Ln rule set(s) added.", "", merged.ruleSets));
    return sentences.join(u' ');
}

MovingFile::Stop stopOf(const Background::Job& job)
{
    return [job] { return job.stopped(); };
}

Outcome saved(const QString& path, const QString& trouble)
{
    return trouble.isEmpty()
               ? outcome(true, withParticles(Moving::tr("Everything was saved to “%1”. Open it on the other computer.")
                                                 .arg(QFileInfo(path).fileName())))
               : outcome(false, trouble);
}

} // namespace

Moving::Moving(QObject* parent) : QObject(parent) {}

MovingFile::Home Moving::home() { return {History::usualFile(), RulesInUse::usualFolder()}; }

QString Moving::copiesFolder() { return QFileInfo(History::usualFile()).path() + QStringLiteral("/copies"); }

void Moving::showCopies() const
{
    QDir().mkpath(copiesFolder());
    QDesktopServices::openUrl(QUrl::fromLocalFile(copiesFolder()));
}

QString Moving::lastCopy() const
{
    const QFileInfoList all = copies();
    return all.isEmpty() ? QString() : HistoryWords::date(all.first().lastModified());
}

void Moving::run(Background::Work work)
{
    if (work_.running()) {
        emit done(outcome(false, tr("An import or export is already running.")));
        return;
    }
    work_.run([this, work = std::move(work)](const Background::Job& job) -> Background::Told {
        return [this, told = work(job)] {
            emit busyChanged();
            told();
        };
    });
    emit busyChanged();
}

void Moving::saveTo(const QUrl& file)
{
    run([this, path = pathOf(file), from = home(),
         settings = Preferences::instance()->toTakeAlong()](const Background::Job& job) {
        return [this, path, trouble = MovingFile::write(path, from, settings, stopOf(job))] {
            emit done(saved(path, trouble));
        };
    });
}

void Moving::look(const QUrl& file)
{
    run([this, file, path = pathOf(file)](const Background::Job& job) {
        return [this, file, content = MovingFile::look(path, stopOf(job))] {
            MovingContent told{.ok = content.error.isEmpty(),
                               .text = content.error,
                               .settings = !content.settings.isEmpty(),
                               .file = file};
            if (told.ok)
                told.text = tr("%Ln match(es)", "", content.matches) + QStringLiteral(", ") +
                            tr("%Ln rule set(s)", "", content.ruleSets) +
                            (content.made.isValid()
                                 ? QStringLiteral(" · ") + tr("from %1").arg(HistoryWords::date(content.made))
                                 : QString());
            emit looked(told);
        };
    });
}

void Moving::bringIn(const QUrl& file, bool settings)
{
    run([this, path = pathOf(file), to = home(), settings](const Background::Job& job) {
        const MovingFile::Content content = MovingFile::look(path, stopOf(job));
        MovingFile::Merged merged;
        if (content.error.isEmpty())
            merged = MovingFile::bringIn(path, to, stopOf(job));
        else
            merged.error = content.error;
        return [this, theirs = content.settings, merged, settings] {
            if (merged.error.isEmpty()) {
                Preferences::instance()->takeOver(theirs, settings);
                if (settings)
                    Keymap::instance()->reload();
            }
            History::instance()->touch();
            RulesInUse::instance()->reload();
            emit done(merged.error.isEmpty() ? outcome(true, saidOf(merged)) : outcome(false, merged.error));
        };
    });
}

Outcome Moving::saveNow(const QString& file)
{
    return saved(file, MovingFile::write(file, home(), Preferences::instance()->toTakeAlong()));
}

Outcome Moving::bringInNow(const QString& file, bool settings)
{
    const MovingFile::Content content = MovingFile::look(file);
    if (!content.error.isEmpty())
        return outcome(false, content.error);
    const MovingFile::Merged merged = MovingFile::bringIn(file, home());
    if (!merged.error.isEmpty())
        return outcome(false, merged.error);
    Preferences::instance()->takeOver(content.settings, settings);
    return outcome(true, saidOf(merged));
}

void Moving::keepCopy(const QString& version)
{
    QFileInfoList all = copies();
    // A copy made while the clock ran ahead does not count.
    while (!all.isEmpty() && all.first().lastModified() > QDateTime::currentDateTime())
        all.removeFirst();
    const QString before = Preferences::instance()->remembered(lastVersion).toString();
    const bool there = QFileInfo::exists(History::usualFile());
    const bool otherVersion = before != version;
    const bool longAgo =
        all.isEmpty() || (all.first().lastModified().daysTo(QDateTime::currentDateTime()) >= daysBetween &&
                          playedSince(all.first().lastModified()));
    if (work_.running() || !there || !(otherVersion || longAgo))
        return;
    const QString path =
        copiesFolder() + QStringLiteral("/hanpan-%1-%2%3")
                             .arg(before.isEmpty() ? version : before,
                                  QDateTime::currentDateTime().toString(QStringLiteral("yyyy-MM-dd")), suffix);
    QDir().mkpath(copiesFolder());
    run([this, version, path, from = home(),
         settings = Preferences::instance()->toTakeAlong()](const Background::Job& job) -> Background::Told {
        // Of windows that were started together, only one makes the copy.
        QLockFile alone(copiesFolder() + QStringLiteral("/making"));
        alone.setStaleLockTime(longestMs);
        if (!alone.tryLock() && alone.error() == QLockFile::LockFailedError)
            return [] {};
        QString trouble;
        if (!QFileInfo::exists(path) || playedSince(QFileInfo(path).lastModified()))
            trouble = MovingFile::write(path, from, settings, stopOf(job));
        return [this, version, trouble] {
            if (!trouble.isEmpty()) {
                qWarning("no copy: %s", qPrintable(trouble));
                return; // tried again at the next start
            }
            Preferences::instance()->remember(lastVersion, version);
            for (const QFileInfo& old : MovingFile::spent(copies()))
                QFile::remove(old.filePath());
            emit copiesChanged();
        };
    });
}
