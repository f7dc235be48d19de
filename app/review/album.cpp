// SPDX-License-Identifier: GPL-3.0-or-later
#include "album.h"

#include <algorithm>

#include <QFile>
#include <QLocale>
#include <QSaveFile>
#include <QSet>

#include <nlohmann/json.hpp>

#include "games/gametable.h"
#include "hindsight.h"
#include "history/history.h"
#include "history/historywords.h"
#include "history/personsseat.h"
#include "history/secrets.h"
#include "table/greatmoments.h"
#include "words/characters.h"
#include "words/language.h"
#include "words/words.h"

namespace {

/// How rare the moments of a game were in self-play: resources/games/<game>/album.json.
hanpan::json measuredOf(const QString& game)
{
    QFile file(QStringLiteral(":/hanpan/album/%1.json").arg(game));
    return file.open(QIODevice::ReadOnly) ? hanpan::json::parse(file.readAll().toStdString(), nullptr, false)
                                          : hanpan::json();
}

/// The moments of a match that the person made.
QList<KeptMoment> ownMoments(HistoryStore& store, int id, const std::atomic<bool>& stop)
{
    QList<KeptMoment> own;
    const WokenMatch woken = store.wake(id);
    if (!woken.match)
        return own;
    const std::vector<hanpan::settlement> rounds = woken.match->finished_rounds();
    for (const GreatOne& one : greatMoments(*woken.match, stop)) {
        if (!one.by.contains(personsSeat) || one.round >= int(rounds.size()))
            continue;
        KeptMoment moment{id,
                          one.round,
                          one.action,
                          one.place,
                          one.moment.pieces,
                          {},
                          rounds[std::size_t(one.round)].payments[personsSeat]};
        for (const QList<int>& seats : {one.moment.who, one.moment.whom})
            for (const int seat : seats)
                if (seat != personsSeat && !moment.others.contains(seat))
                    moment.others.append(seat);
        own.append(moment);
    }
    return own;
}

bool later(const KeptMoment& a, const KeptMoment& b)
{
    return std::pair(a.match, a.action) > std::pair(b.match, b.action);
}

} // namespace

Album::Album(QObject* parent) : QObject(parent)
{
    connect(History::instance(), &History::changed, this, &Album::look);
    connect(Language::instance(), &Language::changed, this, &Album::show);
    look();
}

void Album::look()
{
    work_.callOff();
    work_.run(
        [this, path = History::instance()->store().database().file()](const Background::Job& job) -> Background::Told {
            HistoryStore own(path, HistoryDatabase::Safety::Fast);
            AlbumFile album;
            QFile file(AlbumFile::beside(path));
            if (!file.open(QIODevice::ReadOnly) || !AlbumFile::read(file.readAll(), album) ||
                album.history != own.database().id())
                album = {.history = own.database().id(), .looked = {}, .moments = {}};
            file.close();
            const AlbumFile before = album;
            job.tell([this, album] {
                found_ = album;
                show();
            });
            QSet<int> there;
            constexpr int tellEvery = 50;
            int looked = 0;
            for (const KeptMatch& match : own.list(QStringLiteral("kind = 'match' AND branched < 0"))) {
                there.insert(match.id);
                if (job.stopped() || match.finished == 0 || album.looked.value(match.id) == match.finished)
                    continue;
                const QList<KeptMoment> moments = ownMoments(own, match.id, job.stop());
                if (job.stopped())
                    continue; // the whole of it is looked through another time
                album.moments.removeIf([&](const KeptMoment& one) { return one.match == match.id; });
                album.moments.append(moments);
                album.looked[match.id] = match.finished;
                if (++looked % tellEvery == 0)
                    job.tell([this, album] {
                        found_ = album;
                        show();
                    });
            }
            // What was removed, or does not count any more, is in no album.
            album.moments.removeIf([&](const KeptMoment& one) { return !there.contains(one.match); });
            for (const int match : album.looked.keys())
                if (!there.contains(match))
                    album.looked.remove(match);
            if (album != before) {
                QSaveFile saved(AlbumFile::beside(path));
                if (saved.open(QIODevice::WriteOnly) && saved.write(album.text()) >= 0)
                    saved.commit(); // if not, it is found again the next time
            }
            return [this, album] {
                found_ = album;
                show();
            };
        });
    emit changed();
}

AlbumPicture Album::picture(const KeptMoment& one) const
{
    const KeptMatch match = History::instance()->store().find(one.match);
    AlbumPicture shown{
        .match = match.id, .action = one.action, .when = HistoryWords::date(match.touched), .pieces = one.pieces};
    const QStringList characters = Characters::seated(match.characters, std::max(0, match.players - 1));
    for (const int seat : one.others)
        shown.faces.append(characters.value(seat - 1));
    QStringList told{tr("Round %1").arg(one.round + 1), HistoryWords::paid(match.game, one.paid)};
    if (const QString day = HistoryWords::dealOfDay(match); !day.isEmpty())
        told.append(day);
    else
        told.append(match.rulesName.isEmpty() ? HistoryWords::rules(match.game, match.rulesBase, match.rulesChanges)
                                              : match.rulesName);
    shown.told = told.join(QStringLiteral(" · "));
    return shown;
}

QList<AlbumPicture> Album::pictures(const QString& game, const QString& place) const
{
    QList<KeptMoment> own;
    for (const KeptMoment& one : found_.moments)
        if (one.place == place && History::instance()->store().find(one.match).game == game)
            own.append(one);
    std::sort(own.begin(), own.end(), later);
    QList<AlbumPicture> all;
    for (const KeptMoment& one : std::as_const(own))
        all.append(picture(one));
    return all;
}

int Album::replayPlace(int match, int action)
{
    HistoryStore& store = History::instance()->store();
    const WokenMatch woken = store.wake(match);
    if (!woken.match || !tableGame(woken.about.game))
        return 0;
    Hindsight hindsight;
    hindsight.take(*woken.match, woken, Secrets(store, woken.match->setup()));
    return hindsight.placeOf(action) + 1;
}

QString Album::rarity(int made, int rounds, const QString& level, int players)
{
    const QString who = Words::levelName(level);
    const QLocale locale;
    //: how many players, level, number of rounds
    if (made == 0)
        return tr("Among %1 computer players of the level %2, nobody made it in %3 rounds of the usual rules.")
            .arg(players)
            .arg(who, locale.toString(rounds));
    //: how many players, level, one in how many rounds, out of how many rounds
    return tr("Among %1 computer players of the level %2, each makes it once in %3 rounds of the usual rules (measured "
              "over %4).")
        .arg(players)
        .arg(who, locale.toString(qRound(double(rounds) * players / made)), locale.toString(rounds));
}

void Album::show()
{
    places_.clear();
    QMap<int, QString> games;
    for (const KeptMoment& one : std::as_const(found_.moments))
        if (!games.contains(one.match))
            games[one.match] = History::instance()->store().find(one.match).game;
    for (const auto& [game, table] : tableGames()) {
        const hanpan::json measured = measuredOf(game);
        for (const GreatKind& kind : table->story.greatKinds()) {
            AlbumPlace place{
                .game = game, .gameName = gameName(game), .place = kind.id, .name = kind.name, .how = kind.how};
            if (measured.is_object())
                place.rare = rarity(measured["made"].value(kind.id.toStdString(), 0), measured.value("rounds", 0),
                                    QString::fromStdString(measured.value("level", "")), measured.value("players", 0));
            const KeptMoment* latest = nullptr;
            for (const KeptMoment& one : std::as_const(found_.moments))
                if (one.place == kind.id && games.value(one.match) == game) {
                    ++place.made;
                    if (!latest || later(one, *latest))
                        latest = &one;
                }
            if (latest)
                place.latest = picture(*latest);
            places_.append(place);
        }
    }
    emit changed();
}
