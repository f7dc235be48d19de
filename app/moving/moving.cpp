// SPDX-License-Identifier: GPL-3.0-or-later
#include "moving/moving.h"

#include <QCoreApplication>
#include <QDesktopServices>
#include <QDir>
#include <QFileInfo>
#include <QJSEngine>
#include <QStandardPaths>
#include <QThread>

#include "history/history.h"
#include "history/historywords.h"
#include "houserules/houserules.h"
#include "settings/keymap.h"
#include "settings/preferences.h"
#include "words/outcome.h"
#include "words/particles.h"

namespace {

constexpr int copiesKept = 5;
constexpr int daysBetween = 7;
const QString lastVersion = QStringLiteral("copies/version");
const QString suffix = QStringLiteral(".hanpanhome");

QString pathOf(const QUrl& file) { return file.isLocalFile() ? file.toLocalFile() : file.toString(); }

QFileInfoList copies()
{
    return QDir(Moving::copiesFolder()).entryInfoList({QLatin1Char('*') + suffix}, QDir::Files, QDir::Time);
}

QString saidOf(const MovingFile::Merged& merged)
{
    QStringList sentences;
    if (merged.added > 0 || merged.grown + merged.known == 0)
        sentences.append(Moving::tr("%Ln match(es) added.", "", merged.added));
    if (merged.grown > 0)
        sentences.append(Moving::tr("%Ln match(es) had gone on there and go on from there now.", "", merged.grown));
    if (merged.known > 0)
        sentences.append(Moving::tr("%Ln match(es) were there already.", "", merged.known));
    if (merged.ruleSets > 0)
        sentences.append(Moving::tr("%Ln rule set(s) added.", "", merged.ruleSets));
    return sentences.join(u' ');
}

QVariantMap saved(const QString& path, const QString& trouble)
{
    return trouble.isEmpty()
               ? outcome(true, withParticles(Moving::tr("Everything is in “%1” now. Open it on the other computer.")
                                                 .arg(QFileInfo(path).fileName())))
               : outcome(false, trouble);
}

} // namespace

Moving::Moving(QObject* parent) : QObject(parent) {}

Moving::~Moving()
{
    if (thread_)
        thread_->wait();
}

Moving* Moving::instance()
{
    static Moving* const only = new Moving(QCoreApplication::instance());
    return only;
}

Moving* Moving::create(QQmlEngine*, QJSEngine*)
{
    QJSEngine::setObjectOwnership(instance(), QJSEngine::CppOwnership);
    return instance();
}

MovingFile::Home Moving::home() { return {History::usualFile(), HouseRules::usualFolder()}; }

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

bool Moving::run(const std::function<void()>& work, const std::function<void()>& after)
{
    if (thread_) {
        emit done(outcome(false, tr("Something is being saved or brought in already.")));
        return false;
    }
    thread_.reset(QThread::create(work));
    connect(thread_.get(), &QThread::finished, this, [this, after] {
        thread_->wait();
        thread_.release()->deleteLater();
        emit busyChanged();
        after();
    });
    thread_->start(QThread::LowPriority);
    emit busyChanged();
    return true;
}

void Moving::saveTo(const QUrl& file)
{
    const QString path = pathOf(file);
    const auto trouble = std::make_shared<QString>();
    const QVariantMap settings = Preferences::instance()->toTakeAlong();
    run([=] { *trouble = MovingFile::write(path, home(), settings); }, [=, this] { emit done(saved(path, *trouble)); });
}

void Moving::look(const QUrl& file)
{
    const QString path = pathOf(file);
    const auto content = std::make_shared<MovingFile::Content>();
    run([=] { *content = MovingFile::look(path); },
        [=, this] {
            QVariantMap told = outcome(content->error.isEmpty(), content->error);
            if (content->error.isEmpty())
                told[QStringLiteral("text")] =
                    tr("%Ln match(es)", "", content->matches) + QStringLiteral(", ") +
                    tr("%Ln rule set(s)", "", content->ruleSets) +
                    (content->made.isValid()
                         ? QStringLiteral(" · ") + tr("from %1").arg(HistoryWords::date(content->made))
                         : QString());
            told[QStringLiteral("settings")] = !content->settings.isEmpty();
            told[QStringLiteral("file")] = file;
            emit looked(told);
        });
}

void Moving::bringIn(const QUrl& file, bool settings)
{
    const QString path = pathOf(file);
    const auto content = std::make_shared<MovingFile::Content>();
    const auto merged = std::make_shared<MovingFile::Merged>();
    run(
        [=] {
            *content = MovingFile::look(path);
            if (content->error.isEmpty())
                *merged = MovingFile::bringIn(path, home());
            else
                merged->error = content->error;
        },
        [=, this] {
            if (merged->error.isEmpty()) {
                Preferences::instance()->takeOver(content->settings, settings);
                if (settings)
                    Keymap::instance()->reload();
            }
            History::instance()->touch();
            HouseRules::instance()->reload();
            emit done(merged->error.isEmpty() ? outcome(true, saidOf(*merged)) : outcome(false, merged->error));
        });
}

QVariantMap Moving::saveNow(const QString& file)
{
    return saved(file, MovingFile::write(file, home(), Preferences::instance()->toTakeAlong()));
}

QVariantMap Moving::bringInNow(const QString& file, bool settings)
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
    const QFileInfoList all = copies();
    const QString before = Preferences::instance()->remembered(lastVersion).toString();
    const QFileInfo history(History::usualFile());
    const auto played = [&](const QDateTime& since) {
        return history.exists() &&
               std::max(history.lastModified(), QFileInfo(history.filePath() + QStringLiteral("-wal")).lastModified()) >
                   since;
    };
    const bool otherVersion = before != version && history.exists();
    const bool longAgo =
        all.isEmpty() || (all.first().lastModified().daysTo(QDateTime::currentDateTime()) >= daysBetween &&
                          played(all.first().lastModified()));
    if (thread_ || !history.exists() || !(otherVersion || longAgo))
        return;
    const QString path =
        copiesFolder() + QStringLiteral("/hanpan-%1-%2%3")
                             .arg(before.isEmpty() ? version : before,
                                  QDateTime::currentDateTime().toString(QStringLiteral("yyyy-MM-dd")), suffix);
    QDir().mkpath(copiesFolder());
    const auto trouble = std::make_shared<QString>();
    const QVariantMap settings = Preferences::instance()->toTakeAlong();
    run([=] { *trouble = MovingFile::write(path, home(), settings); },
        [=, this] {
            if (!trouble->isEmpty()) {
                qWarning("no copy: %s", qPrintable(*trouble));
                return; // tried again at the next start
            }
            Preferences::instance()->remember(lastVersion, version);
            QFileInfoList now = copies();
            while (now.size() > copiesKept)
                QFile::remove(now.takeLast().filePath());
            emit copiesChanged();
        });
}
