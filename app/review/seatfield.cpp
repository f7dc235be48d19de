// SPDX-License-Identifier: GPL-3.0-or-later
#include "seatfield.h"

#include <map>
#include <tuple>

#include <QThread>

#include "history/history.h"
#include "history/historywords.h"
#include "history/personsseat.h"
#include "history/secrets.h"
#include "registry/registry.h"
#include "table/decisionwords.h"
#include "words/characters.h"
#include "words/words.h"

namespace {

/// Those who sat at the table, as the table asks them (app/table): with their dice, so that whoever makes the same
/// moves comes to the same positions.
std::vector<hanpan::bot_settings> tableOf(const hanpan::match& match, const KeptMatch& about)
{
    std::vector<hanpan::bot_settings> table(std::size_t(match.setup().players));
    for (std::size_t who = 1; who < table.size(); ++who) {
        const qsizetype at = qsizetype(who) - 1;
        table[who].level =
            about.levels.value(std::min(at, about.levels.size() - 1), QStringLiteral("casual")).toStdString();
        table[who].seed = match.setup().seed + std::uint64_t(who);
        table[who].temperament = Characters::temperament(about.characters.value(at));
    }
    return table;
}

/// A round of a match as it ended: its match, deal, number and what the person had by then.
using PlayedRound = std::tuple<int, QString, int, hanpan::half_units>;

PlayedRound lastRoundOf(const KeptMatch& match) { return {match.id, match.seed, match.finished, match.score}; }

/// Places worked out so far, kept while the program runs.
std::map<PlayedRound, hanpan::arena::field_place>& placesKnown()
{
    static std::map<PlayedRound, hanpan::arena::field_place> all;
    return all;
}

} // namespace

SeatField::SeatField(QObject* parent) : QObject(parent) {}

std::optional<hanpan::arena::field_place> SeatField::known(const KeptMatch& match)
{
    const auto found = placesKnown().find(lastRoundOf(match));
    return found == placesKnown().end() ? std::nullopt : std::optional(found->second);
}

void SeatField::setMatchId(int id)
{
    if (id == matchId_)
        return;
    matchId_ = id;
    begin();
    emit changed();
}

void SeatField::begin()
{
    work_.callOff();
    match_.reset();
    hindsight_ = {};
    played_ = bots_ = 0;
    place_.clear();
    best_.clear();
    departed_.clear();
    error_.clear();
    if (matchId_ == 0)
        return;
    HistoryStore& store = History::instance()->store();
    WokenMatch woken = store.wake(matchId_);
    const hanpan::game_entry* const entry = woken.match ? hanpan::find_game(woken.match->setup().game) : nullptr;
    if (!entry || !woken.match->round_over()) {
        error_ = woken.match ? tr("The round must be over first.") : woken.error;
        return;
    }
    const std::vector<hanpan::bot_settings> table = tableOf(*woken.match, woken.about);
    const std::vector<std::string> levels = hanpan::arena::mixed_levels(entry->levels);
    bots_ = int(levels.size());
    if (tableGame(woken.about.game))
        hindsight_.take(*woken.match, woken, Secrets(store, woken.match->setup()));
    match_ = std::move(woken.match);
    about_ = woken.about;
    work_.run([this, match = match_, table, levels](const Background::Job& job) -> Background::Told {
        hanpan::arena::field others(*match, personsSeat, table, levels, match->setup().seed);
        const int threads = std::max(1, QThread::idealThreadCount() - 1); // one is the window's
        const auto paid = match->settle().payments[personsSeat];
        while (!others.complete() && !job.stopped()) {
            others.play_on(std::size_t(threads), threads, job.stop());
            Figures now;
            now.played = int(others.played().size());
            now.place = others.place(paid);
            if (const hanpan::arena::entrant* const best = others.best()) {
                now.bestLevel = best->level;
                now.bestPaid = match->low_score_wins() ? -best->paid : best->paid;
            }
            now.departed = others.departed(*match);
            job.tell([this, now] { show(now); });
        }
        std::optional<hanpan::arena::field_place> whole;
        if (others.complete())
            whole = others.place(paid);
        return [this, whole] {
            if (whole)
                placesKnown()[lastRoundOf(about_)] = *whole;
            emit changed();
        };
    });
}

void SeatField::show(const Figures& figures)
{
    const QString game = QString::fromStdString(match_->setup().game);
    played_ = figures.played;
    place_ = figures.place.equal > 0 ? tr("You came out ahead of %1 of %2, level with %3.")
                                           .arg(figures.place.worse)
                                           .arg(played_)
                                           .arg(figures.place.equal)
                                     : tr("You came out ahead of %1 of %2.").arg(figures.place.worse).arg(played_);
    best_ = figures.bestLevel.empty() ? QString()
                                      : tr("The best of them: %1, a computer player of the level %2. You: %3.")
                                            .arg(HistoryWords::paid(game, figures.bestPaid),
                                                 Words::levelName(QString::fromStdString(figures.bestLevel)),
                                                 HistoryWords::paid(game, match_->settle().payments[personsSeat]));
    departed_.clear();
    if (figures.departed && hindsight_) {
        // Where one's own move of that number is in the record.
        std::size_t own = 0;
        const auto& actions = match_->actions();
        for (std::size_t i = 0; i < actions.size(); ++i)
            if (actions[i].round == match_->round() && actions[i].who == personsSeat &&
                own++ == figures.departed->own_move) {
                const Situation before = hindsight_.at(int(i));
                const QString mine = actionWords(hindsight_.game(), before, QString::fromStdString(actions[i].text));
                const QString instead =
                    actionWords(hindsight_.game(), before, QString::fromStdString(figures.departed->instead));
                if (!mine.isEmpty() && !instead.isEmpty() && mine != instead)
                    departed_ =
                        tr("Move %1 was the first at which most of the better half went another way. You: %2. Most "
                           "of them: %3.")
                            .arg(own)
                            .arg(mine, instead);
                break;
            }
    }
    emit changed();
}
