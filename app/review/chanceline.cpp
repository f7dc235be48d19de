// SPDX-License-Identifier: GPL-3.0-or-later
#include "chanceline.h"

#include <algorithm>
#include <cmath>
#include <numeric>

#include "games/gametable.h"
#include "gradewords.h"
#include "hindsight.h"
#include "history/history.h"
#include "history/personsseat.h"
#include "history/secrets.h"
#include "opponents/roundsknown.h"
#include "table/matchchances.h"
#include "words/language.h"
#include "words/tablewords.h"

namespace {

/// Before the first round, and after each finished one; shorter if `stop` became true.
std::vector<double> chancesOf(const hanpan::match& match, const std::atomic<bool>& stop)
{
    std::vector<double> line;
    const bool ended = match.over();
    const int standings = match.round() + 1 + (match.round_over() && !ended ? 1 : 0);
    for (int number = 0; number < standings && !stop; ++number)
        line.push_back(match.worth(number)->chances()[std::size_t(personsSeat)]);
    if (ended && !stop) {
        const std::vector<hanpan::seat> first = match.winners();
        line.push_back(std::count(first.begin(), first.end(), personsSeat) / double(first.size()));
    }
    return line;
}

} // namespace

ChanceLine::ChanceLine(QObject* parent) : QObject(parent)
{
    connect(Language::instance(), &Language::changed, this, [this] {
        if (wanted_)
            begin(); // the sentence of a match that has none, too
    });
}

ChanceLine::~ChanceLine() = default;

QString ChanceLine::percent(double chance) const { return GradeWords::percent(chance); }

void ChanceLine::setMatchId(int id)
{
    if (id == matchId_)
        return;
    matchId_ = id;
    begin();
}

void ChanceLine::setWanted(bool wanted)
{
    if (wanted == wanted_)
        return;
    wanted_ = wanted;
    begin();
}

void ChanceLine::begin()
{
    work_.callOff();
    found_.clear();
    none_.clear();
    say();
    if (!wanted_ || matchId_ == 0) {
        emit changed();
        return;
    }
    HistoryStore& store = History::instance()->store();
    WokenMatch woken = store.wake(matchId_);
    const Secrets secrets = woken.match ? Secrets(store, woken.match->setup()) : Secrets();
    if (secrets.any() && !secrets.keptBy(matchId_) && !secrets.cut(*woken.match)) {
        woken.match.reset();
        woken.error = Secrets::whyCut();
    }
    if (!woken.match) {
        none_ = woken.error;
    } else if (!MatchChances::exist(*woken.match)) {
        none_ = tr("There are no chances for this match: it has no end, or this game does not work them out yet.");
    } else {
        game_ = woken.about.game;
        paid_.clear();
        for (const hanpan::settlement& round : woken.match->finished_rounds())
            paid_.push_back(hanpan::units(round.payments[std::size_t(personsSeat)]));
        Hindsight hindsight;
        hindsight.take(*woken.match, woken, secrets);
        positions_.assign(std::size_t(woken.match->round()) + 1, -1);
        const auto& actions = woken.match->actions();
        for (std::size_t i = 0; i < actions.size(); ++i)
            if (int& begins = positions_[std::size_t(actions[i].round)]; begins < 0)
                begins = hindsight.placeOf(int(i));
        const std::shared_ptr<hanpan::match> match = std::move(woken.match);
        work_.run([this, match](const Background::Job& job) -> Background::Told {
            std::vector<double> line;
            if (auto known = RoundsKnown::played(match->setup(), job.stop())) {
                match->know_rounds(std::move(known));
                line = chancesOf(*match, job.stop());
            }
            return [this, line] {
                found_ = line;
                say();
                emit changed();
            };
        });
    }
    emit changed();
}

std::vector<int> ChanceLine::turningPoints(const std::vector<double>& line)
{
    std::vector<int> rounds(line.empty() ? 0 : line.size() - 1);
    std::iota(rounds.begin(), rounds.end(), 0);
    const auto moved = [&](int round) { return std::abs(line[std::size_t(round) + 1] - line[std::size_t(round)]); };
    std::erase_if(rounds, [&](int round) { return moved(round) < leastTurn; });
    std::stable_sort(rounds.begin(), rounds.end(), [&](int a, int b) { return moved(a) > moved(b); });
    rounds.resize(std::min(rounds.size(), std::size_t(mostTurns)));
    std::sort(rounds.begin(), rounds.end());
    return rounds;
}

void ChanceLine::say()
{
    line_ = QList<double>(found_.begin(), found_.end());
    places_.clear();
    turns_.clear();
    for (std::size_t i = 0; i < found_.size(); ++i)
        places_.append(i == 0 ? tr("At the start") : tr("After round %1").arg(i));
    const GameTable* game = tableGame(game_);
    if (!game)
        return;
    for (const int round : turningPoints(found_)) {
        const auto at = std::size_t(round);
        turns_.append({.round = round + 1,
                       .position = positions_[at],
                       .name = TableWords::roundText(round + 1, 0),
                       .from = percent(found_[at]),
                       .to = percent(found_[at + 1]),
                       .better = found_[at + 1] > found_[at],
                       .paid = at < paid_.size() ? game->scores.scoreText(paid_[at]) : QString()});
    }
}
