// SPDX-License-Identifier: GPL-3.0-or-later
#include "history.h"

#include <QCoreApplication>
#include <QDir>
#include <QFileInfo>

#include "files/ownfiles.h"
#include "games/gametable.h"
#include "historywords.h"
#include "registry/registry.h"
#include "settings/preferences.h"

namespace {

History* only = nullptr;

/// The settings key under which the history used last is remembered.
const QString lastHistory = QStringLiteral("history/last");

} // namespace

History::History(const QString& file, QObject* parent)
    : QObject(parent), store_(file, HistoryDatabase::Safety::Full, HistoryDatabase::Opening::Own)
{
    notice_ = store_.database().notice();
    if (!only)
        only = this;
    if (!store_.database().isOpen())
        unsaved_ = store_.database().problem();
    connect(this, &History::written, this, [this](int match) { judging_.judge(match); });
    connect(&judging_, &Judging::judged, this, &History::touch);
    connect(&judging_, &Judging::progressed, this, &History::judgingProgressed);
    store_.database().setTeller([this](const QString& sentence) { tell(sentence); });
    store_.catchUp();
    takeOver();
    salvage();
}

History::~History()
{
    if (only == this)
        only = nullptr;
}

History* History::instance()
{
    if (!only) {
        const QString folder = HistoryDatabase::usualFolder();
        OwnFiles::makePrivate(folder);
        OwnFiles::keepPrivate(folder); // it is ours alone, even if somebody else made it
        only = new History(usualFile(), QCoreApplication::instance());
        only->recognise();
    }
    return only;
}

QString History::usualFile()
{
    const QString folder = HistoryDatabase::usualFolder();
    return folder.isEmpty() ? QString() : folder + QStringLiteral("/history.sqlite");
}

void History::recognise()
{
    recognised_ = true;
    const QVariantMap last = Preferences::instance()->remembered(lastHistory).toMap();
    const int matches = last.value(QStringLiteral("matches")).toInt();
    if (store_.database().isOpen() && matches > 0 && notice_.isEmpty() &&
        last.value(QStringLiteral("id")).toString() != store_.database().id())
        tell(tr("This isn't the history you used last time. That one was “%1”, with %Ln matches; the file there now is "
                "a different one.",
                "", matches)
                 .arg(QDir::toNativeSeparators(last.value(QStringLiteral("file")).toString())));
    rememberIt();
}

void History::forgetLast() { Preferences::instance()->forget(lastHistory); }

void History::rememberIt()
{
    if (!recognised_ || !store_.database().isOpen())
        return;
    const QVariantMap now{{QStringLiteral("id"), store_.database().id()},
                          {QStringLiteral("file"), store_.database().file()},
                          {QStringLiteral("matches"), store_.count(QStringLiteral("1"), {})}};
    if (Preferences::instance()->remembered(lastHistory).toMap() != now)
        Preferences::instance()->remember(lastHistory, now);
}

void History::salvage()
{
    if (!store_.database().isOpen() || !Salvage::planned(store_.database().connection()))
        return;
    salvager_.run([this, file = store_.database().file()](const Background::Job& job) -> Background::Told {
        return [this, came = Salvage::run(file, job.stop())] { tellOf(came); };
    });
}

void History::tellOf(const Salvage::Outcome& came)
{
    store_.catchUp();
    touch();
    if (!came.whole)
        return; // at the next start
    QStringList sentences;
    if (came.saved + came.lost == 0)
        sentences.append(tr("Nothing in the damaged file “%1” can be read.").arg(came.file));
    else
        sentences.append(tr("%Ln matches recovered from the damaged file “%1”.", "", came.saved).arg(came.file));
    if (came.lost > 0)
        sentences.append(tr("%Ln matches in it couldn't be read.", "", came.lost));
    else if (came.saved > 0)
        sentences.append(tr("None is missing."));
    // An older copy dates from before the damage: a damaged file cannot be copied.
    const QFileInfoList copies = QDir(QFileInfo(store_.database().file()).path() + QStringLiteral("/copies"))
                                     .entryInfoList({QStringLiteral("*.hanpanhome")}, QDir::Files, QDir::Time);
    if ((came.lost > 0 || came.saved == 0) && !copies.isEmpty()) {
        QStringList dates;
        for (const QFileInfo& copy : copies)
            dates.append(HistoryWords::date(copy.lastModified()));
        dates.removeDuplicates();
        sentences.append(tr("Safety copies were made on: %1.").arg(dates.join(QStringLiteral("; "))));
        offer_ = {.text = tr("Import the copy of %1").arg(dates.first()),
                  .file = QUrl::fromLocalFile(copies.first().filePath())};
    }
    notice_.clear(); // it said that this was going on
    tell(sentences.join(u' '));
}

void History::takeOver()
{
    for (const hanpan::game_entry& game : hanpan::all_games()) {
        const QString key = QStringLiteral("resume/") + QString::fromUtf8(game.id.data(), qsizetype(game.id.size()));
        const QVariantMap left = Preferences::instance()->remembered(key).toMap();
        const QString record = left.value(QStringLiteral("record")).toString();
        if (record.isEmpty())
            continue;
        const auto match = hanpan::match_from_record(record.toStdString());
        KeptMatch about;
        about.levels = left.value(QStringLiteral("levels")).toStringList();
        about.kind = left.value(QStringLiteral("practice")).toBool() ? MatchKind::Practice : MatchKind::Match;
        // What cannot be read stays where it is: a later version may know how.
        if (match && store_.add(**match, about, actionsOf(**match)) != 0)
            Preferences::instance()->forget(key);
    }
}

UnfinishedMatch History::unfinished(const QString& game)
{
    const KeptMatch kept = store_.unfinished(game);
    if (kept.id == 0)
        return {};
    return {
        .id = kept.id, .round = kept.dealt, .count = store_.unfinishedOnes(game), .began = kept.began.toLocalTime()};
}

QString History::lastGame()
{
    const QString last = store_.list(QStringLiteral("kind <> 'demo'"), {}, 1).value(0).game;
    return gameIds().contains(last) ? last : firstGame();
}

QString History::fileName(int id)
{
    const KeptMatch match = store_.find(id);
    return gameName(match.game) + match.began.toLocalTime().toString(QStringLiteral(" yyyy-MM-dd HH.mm"));
}

bool History::knowsDeal(const QString& game, int players, const QString& seed)
{
    return !store_
                .list(QStringLiteral("seed = ? AND game = ? AND players = ? AND kind <> 'demo'"), {seed, game, players},
                      1)
                .isEmpty();
}

QString History::recordOf(int id) { return store_.record(id); }

void History::dismissNotice()
{
    if (notice_.isEmpty())
        return;
    notice_.clear();
    offer_ = {};
    emit noticeChanged();
}

void History::touch()
{
    ++revision_;
    rememberIt();
    emit changed();
}

void History::tell(const QString& sentence)
{
    if (notice_.contains(sentence))
        return;
    notice_ = notice_.isEmpty() ? sentence : notice_ + u' ' + sentence;
    emit noticeChanged();
}

void History::setUnsaved(const QString& why)
{
    if (why == unsaved_)
        return;
    unsaved_ = why;
    emit unsavedChanged();
    if (why.isEmpty())
        touch(); // there may be a history where there was none
}
