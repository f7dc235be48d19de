// SPDX-License-Identifier: GPL-3.0-or-later
#include "acquaintances.h"

#include <algorithm>

#include "games/gametable.h"
#include "history.h"
#include "historywords.h"
#include "words/characters.h"
#include "words/language.h"
#include "words/particles.h"

namespace {

constexpr int person = 0;

/// The most that a round brought.
struct Best {
    hanpan::half_units paid = 0;
    QString game;
    QDateTime when;

    void see(hanpan::half_units amount, const KeptRound& round)
    {
        if (amount > paid)
            *this = {amount, round.match.game, round.ended};
    }
};

/// Of one character.
struct MeetingSums {
    int rounds = 0, ahead = 0, behind = 0;
    Best own, its;
    QDateTime last;

    void add(const KeptRound& round, hanpan::seat seat)
    {
        const hanpan::half_units mine = round.facts.payments[person], other = round.facts.payments[seat];
        const GameTable* const game = tableGame(round.match.game);
        const bool low = game && game->scores.penalty();
        ++rounds;
        ahead += low ? mine < other : mine > other;
        behind += low ? mine > other : mine < other;
        last = round.ended;
        if (low)
            return; // points against one are no gain
        own.see(mine, round);
        its.see(other, round);
    }
};

Acquaintance told(const QString& face, const MeetingSums& sums)
{
    const QString name = Characters::name(face);
    const auto best = [](const QString& sentence, const Best& of) {
        return of.paid <= 0
                   ? QString()
                   : sentence.arg(HistoryWords::paid(of.game, of.paid), gameName(of.game), HistoryWords::date(of.when));
    };
    return {
        .face = face,
        .name = name,
        .temperament = Characters::temperamentName(face),
        .rounds = sums.rounds,
        .met = Acquaintances::tr("%n round(s) together, the last on %1.", nullptr, sums.rounds)
                   .arg(HistoryWords::date(sums.last)),
        .ahead = withParticles(
            Acquaintances::tr("You came out ahead %1 times, %2 %3 times.").arg(sums.ahead).arg(name).arg(sums.behind)),
        .ownBest = best(Acquaintances::tr("Your best round together: %1 (%2, %3)."), sums.own),
        .itsBest = withParticles(best(Acquaintances::tr("Its best: %1 (%2, %3)."), sums.its))};
}

} // namespace

std::optional<Meeting> lastMeeting(HistoryStore& store, const QString& game, const QString& character, int notIn)
{
    const KeptMatch match =
        store
            .list(QStringLiteral("game = ? AND kind = 'match' AND id <> ? AND ',' || characters || ',' LIKE ? AND "
                                 "EXISTS (SELECT 1 FROM round WHERE round.match = match.id)"),
                  {game, notIn, QStringLiteral("%,") + character + QStringLiteral(",%")}, 1)
            .value(0);
    const qsizetype seat = match.characters.indexOf(character) + 1;
    if (match.id == 0 || seat == 0)
        return {};
    const QList<KeptRound> rounds = store.rounds(QStringLiteral("round.match = ?"), {match.id});
    if (rounds.isEmpty() || rounds.last().facts.payments.size() <= seat)
        return {};
    const QList<hanpan::half_units>& paid = rounds.last().facts.payments;
    return Meeting{game, paid[person], paid[seat]};
}

QString Acquaintances::recalled(const Meeting& meeting)
{
    return tr("Last time it was %1 for you, %2 for me. I remember.")
        .arg(HistoryWords::paid(meeting.game, meeting.own), HistoryWords::paid(meeting.game, meeting.its));
}

Acquaintances::Acquaintances(QObject* parent) : QObject(parent)
{
    connect(History::instance(), &History::changed, this, &Acquaintances::reload);
    connect(Language::instance(), &Language::changed, this, &Acquaintances::reload);
    reload();
}

void Acquaintances::reload()
{
    work_.callOff();
    work_.run(
        [this, file = History::instance()->store().database().file()](const Background::Job& job) -> Background::Told {
            HistoryStore own(file, HistoryDatabase::Safety::Fast);
            QMap<QString, MeetingSums> all;
            own.eachRound(QStringLiteral("match.kind = 'match'"), {}, [&](const KeptRound& round) {
                for (qsizetype i = 0; i < round.match.characters.size() && i + 1 < round.facts.payments.size(); ++i)
                    all[round.match.characters[i]].add(round, int(i) + 1);
                return !job.stopped();
            });
            return [this, all] {
                list_.clear();
                for (const QString& face : Characters::ids())
                    if (const auto found = all.constFind(face); found != all.cend())
                        list_.append(told(face, *found));
                std::stable_sort(list_.begin(), list_.end(),
                                 [](const Acquaintance& a, const Acquaintance& b) { return a.rounds > b.rounds; });
                emit changed();
            };
        });
    emit changed();
}
