// SPDX-License-Identifier: GPL-3.0-or-later
#include "matchchances.h"

#include <algorithm>
#include <cmath>
#include <numeric>
#include <utility>

#include "games/gametable.h"
#include "opponents/roundsknown.h"
#include "playedmatch.h"
#include "words/tablewords.h"

namespace {

/// Chances that are as good as certain.
constexpr double certain = 0.97;
constexpr double hopeless = 0.01;

} // namespace

MatchChances::MatchChances(QObject* parent) : QObject(parent) {}

MatchChances::~MatchChances() = default;

bool MatchChances::exist(const hanpan::match& match)
{
    const GameTable* game = tableGame(QString::fromStdString(match.setup().game));
    Situation rules;
    rules.players = match.setup().players;
    rules.rules = match.rules();
    return game && game->scores.hasChances(rules) && RoundsKnown::matter(match);
}

void MatchChances::end()
{
    work_.callOff();
    played_ = nullptr;
    number_ = me_ = -1;
    percents_.clear();
    need_.reset();
}

void MatchChances::begin(PlayedMatch& played)
{
    end();
    if (!exist(*played))
        return;
    played_ = &played;
    if (auto known = RoundsKnown::kept(played->setup())) {
        played->know_rounds(std::move(known));
        return;
    }
    work_.run([this, setup = played->setup()](const Background::Job& job) -> Background::Told {
        return [this, known = RoundsKnown::played(setup, job.stop())] {
            if (!known)
                return;
            (*played_)->know_rounds(known);
            look();
        };
    });
}

void MatchChances::look()
{
    if (!played_)
        return;
    const hanpan::match& match = **played_;
    const int number = match.over() ? -1 : match.round() + (match.round_over() ? 1 : 0);
    if (number == number_ && played_->me() == me_)
        return;
    const auto worth = number < 0 ? nullptr : match.worth(number);
    if (number >= 0 && !worth)
        return; // what rounds are like is still being found
    work_.callOff();
    number_ = number;
    me_ = played_->me();
    percents_.clear();
    need_.reset();
    if (worth)
        work_.run([this, worth, me = me_](const Background::Job&) -> Background::Told {
            const auto chances = worth->chances();
            return [this, need = worth->need(me),
                    percents = inHundred(std::span(chances).first(std::size_t(worth->players())))] {
                percents_ = percents;
                need_ = need;
                emit changed();
            };
        });
}

QList<int> MatchChances::inHundred(std::span<const double> chances)
{
    QList<int> percents, order(qsizetype(chances.size()));
    for (const double chance : chances)
        percents.append(int(std::floor(100 * chance + 1e-9)));
    std::iota(order.begin(), order.end(), 0);
    const auto rest = [&](int who) { return 100 * chances[std::size_t(who)] - percents[who]; };
    std::stable_sort(order.begin(), order.end(), [&](int a, int b) { return rest(a) > rest(b) + 1e-9; });
    const int missing = 100 - std::accumulate(percents.begin(), percents.end(), 0);
    for (int i = 0; i < missing && i < order.size(); ++i)
        ++percents[order[i]];
    return percents;
}

QString MatchChances::needText(const GameTable& game) const { return need_ ? needText(game, *need_) : QString(); }

QString MatchChances::needText(const GameTable& game, const hanpan::match_need& need)
{
    using Kind = hanpan::match_need::kind;
    const bool penalty = game.scores.penalty();
    const QString amount =
        penalty ? game.scores.scoreText(hanpan::units(-need.amount)) : game.scores.worth(hanpan::units(need.amount));
    const bool sure = need.with >= certain;
    const QString with = TableWords::ofMatch(need.with), without = TableWords::ofMatch(need.without);
    switch (need.what) {
    case Kind::open: break;
    case Kind::decided:
        return need.with >= certain    ? tr("Whatever this round brings, you will hardly lose the match.")
               : need.with <= hopeless ? tr("Whatever this round brings, you will hardly win the match.")
                                       : QString();
    case Kind::win:
        return sure ? tr("You win the match if you win this round; otherwise your chance of it is %1.").arg(without)
                    : tr("If you win this round your chance of the match is %1, otherwise %2.").arg(with, without);
    case Kind::points:
        if (penalty)
            return sure ? tr("You win the match with %1 or fewer in this round.").arg(amount)
                        : tr("With %1 or fewer in this round your chance of the match is %2, otherwise %3.")
                              .arg(amount, with, without);
        return sure ? tr("You need %1 or more in this round to win the match.").arg(amount)
                    : tr("You need %1 or more in this round: then your chance of the match is %2, otherwise %3.")
                          .arg(amount, with, without);
    case Kind::safety:
        if (penalty)
            return sure ? tr("You lead, and are safe unless this round costs you more than %1.").arg(amount)
                        : tr("You lead: with %1 or fewer in this round your chance of the match is %2, otherwise %3.")
                              .arg(amount, with, without);
        return sure ? tr("You lead, and are safe unless this round brings less than %1.").arg(amount)
                    : tr("You lead: with %1 or more in this round your chance of the match is %2, otherwise %3.")
                          .arg(amount, with, without);
    }
    return {};
}
