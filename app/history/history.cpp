// SPDX-License-Identifier: GPL-3.0-or-later
#include "history.h"

#include <QCoreApplication>
#include <QDir>
#include <QJSEngine>
#include <QStandardPaths>

#include "games/tablegame.h"
#include "registry/registry.h"
#include "settings/preferences.h"

namespace {

History* only = nullptr;

} // namespace

History::History(const QString& file, QObject* parent)
    : QObject(parent), store_(file), notice_(store_.database().notice())
{
    if (!only)
        only = this;
    if (!store_.database().isOpen())
        unsaved_ = tr("the history cannot be opened");
    store_.catchUp();
    takeOver();
}

History::~History()
{
    if (only == this)
        only = nullptr;
}

History* History::instance()
{
    if (!only)
        only = new History(usualFile(), QCoreApplication::instance());
    return only;
}

History* History::create(QQmlEngine*, QJSEngine*)
{
    QJSEngine::setObjectOwnership(instance(), QJSEngine::CppOwnership);
    return instance();
}

QString History::usualFile()
{
    // Without a home Qt names a folder at the root of the disk: nobody's place.
    const QString folder = QStandardPaths::writableLocation(QStandardPaths::AppDataLocation);
    const bool homeless = qEnvironmentVariableIsEmpty("HOME") && QDir::homePath() == QDir::rootPath() &&
                          !QStandardPaths::isTestModeEnabled() && qEnvironmentVariableIsEmpty("XDG_DATA_HOME");
    return (homeless ? QDir::tempPath() + QStringLiteral("/hanpan") : folder) + QStringLiteral("/history.sqlite");
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
        const bool practice = left.value(QStringLiteral("practice")).toBool();
        // What cannot be read stays where it is: a later version may know how.
        if (match && store_.add(**match, left.value(QStringLiteral("levels")).toStringList(),
                                practice ? MatchKind::Practice : MatchKind::Match, actionsOf(**match)) != 0)
            Preferences::instance()->forget(key);
    }
}

QVariantMap History::unfinished(const QString& game)
{
    const KeptMatch kept = store_.unfinished(game);
    if (kept.id == 0)
        return {};
    return {{QStringLiteral("id"), kept.id},
            {QStringLiteral("round"), kept.dealt},
            {QStringLiteral("count"), store_.unfinishedOnes(game)},
            {QStringLiteral("began"), kept.began.toLocalTime()}};
}

QString History::lastGame()
{
    const QString last = store_.list(QStringLiteral("kind <> 'demo'"), {}, 1).value(0).game;
    return gameIds().contains(last) ? last : firstGame();
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
    emit noticeChanged();
}

void History::touch()
{
    ++revision_;
    emit changed();
}

void History::tell(const QString& sentence)
{
    if (sentence == notice_)
        return;
    notice_ = sentence;
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
