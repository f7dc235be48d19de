// SPDX-License-Identifier: GPL-3.0-or-later
#include "bots/hulahoo/prospects.h"

#include <algorithm>
#include <bit>

#include "games/hulahoo/actions.h"

namespace hanpan::hulahoo {
namespace {

/// Plays after the choice. With 1, 2, 4, 6, 8 it is ahead of the rule-based player by 7.4, 7.7, 9.2, 8.4, 8.7 ± 1.4
/// points (`hanpan-engine arena --game hulahoo --players 4 --bots mc:128,casual --rounds 200 --seed 11`), playing to
/// the end by 7.9.
constexpr int lap = 6;

/// What is known of one seat's cards.
struct holding {
    int cards = 0, jokers = 0, least = 0, most = 0, kinds = 0, doubled = 0;
    value_set held = 0;
};

holding holding_of(const state& world, seat who)
{
    counts all = world.hand[at(who)];
    for (const int value : world.open[at(who)])
        all.add(value);
    holding h;
    h.cards = all.total();
    h.jokers = all[joker];
    h.held = all.held();
    const auto plain = static_cast<value_set>(h.held & ~(1U << joker));
    h.kinds = std::popcount(plain);
    if (plain != 0) {
        h.least = std::countr_zero(plain);
        h.most = 15 - std::countl_zero(plain);
    }
    h.doubled = h.cards - h.jokers - h.kinds;
    return h;
}

/// Can it answer?
bool answers_it(const state& world, seat who, const holding& h)
{
    const question q = question_for(world, who);
    for (value_set left = h.held; left != 0; left = static_cast<value_set>(left & (left - 1)))
        if (judge(*world.rules, q, std::countr_zero(left)).why_not == refused::none)
            return true;
    return false;
}

/// The inputs' places.
enum input : std::size_t {
    held_cards,  ///< in tens
    held_jokers, ///< in threes
    one_card,
    two_cards,
    three_cards,
    one_by_cards,
    jokers_alone, ///< holds nothing else
    no_joker,
    high_threat,   ///< no joker, and the player before it holds a higher card
    low_threat,    ///< the same, a lower one
    next_no_joker, ///< the same for the player after it
    high_bite,     ///< as high_threat, against the player after it
    low_bite,
    highest, ///< of thirteen
    lowest,
    turns_until, ///< its own, in threes
    is_out,      ///< it is to answer and cannot
    to_play,
    another_is_out, ///< the player who is to answer cannot
    two_in,         ///< players
    three_in,
    players_in, ///< in sixes
    doubled_call,
    kinds,            ///< values held besides the joker, in sixes
    copies_held,      ///< cards of values it holds already, in fours
    others_quickness, ///< sum of 1 / cards over the others
    others_quickest,  ///< the greatest of these
    others_jokers,    ///< in fours
    next_quickness,
    before_quickness,
    next_jokers, ///< in threes
    before_jokers,
    searching,  ///< the seat that searches
    narrowness, ///< how few values the call leaves, of thirteen
};

/// `./dev bench learn --game hulahoo --levels playout --rounds 400000 --passes 15` (a minute).
constexpr prospect_net fitted = prospect_net::from({
#include "hulahoo/weights/prospects.inc"
});

} // namespace

std::array<prospect_inputs, max_seats_here> inputs_of(const state& world, seat searches)
{
    std::array<holding, max_seats_here> all;
    for (const seat p : world.in)
        all[at(p)] = holding_of(world, p);
    const bool answers = world.phase != phase::respond || answers_it(world, world.active, all[at(world.active)]);
    const int in = world.in.size();
    std::array<prospect_inputs, max_seats_here> result;
    int offset = 0;
    seat before = world.active;
    for (const seat p : world.in)
        if (next_in(world.in, p, world.players) == world.active)
            before = p;
    seat who = world.active;
    for (int n = 0; n < in; ++n, ++offset) {
        const seat after = next_in(world.in, who, world.players);
        const holding &me = all[at(who)], &prev = all[at(before)], &next = all[at(after)];
        auto& x = result[at(who)].x;
        x[held_cards] = static_cast<float>(me.cards) / 10;
        x[held_jokers] = static_cast<float>(me.jokers) / 3;
        x[one_card] = me.cards == 1;
        x[two_cards] = me.cards == 2;
        x[three_cards] = me.cards == 3;
        x[one_by_cards] = 1 / static_cast<float>(std::max(1, me.cards));
        x[jokers_alone] = me.jokers == me.cards;
        x[no_joker] = me.jokers == 0;
        x[high_threat] = me.jokers == 0 && prev.most > me.most;
        x[low_threat] = me.jokers == 0 && (prev.least < me.least && prev.kinds > 0);
        x[next_no_joker] = next.jokers == 0;
        x[high_bite] = next.jokers == 0 && me.most > next.most;
        x[low_bite] = next.jokers == 0 && me.kinds > 0 && me.least < next.least;
        x[highest] = static_cast<float>(me.most) / 13;
        x[lowest] = static_cast<float>(me.least) / 13;
        x[turns_until] = static_cast<float>(offset) / 3;
        x[is_out] = offset == 0 && !answers;
        x[to_play] = offset == 0;
        x[another_is_out] = offset > 0 && !answers;
        x[two_in] = in == 2;
        x[three_in] = in == 3;
        x[players_in] = static_cast<float>(in) / 6;
        x[doubled_call] = world.call == call::doubled;
        x[kinds] = static_cast<float>(me.kinds) / 6;
        x[copies_held] = static_cast<float>(me.doubled) / 4;
        int jokers = 0;
        for (const seat p : world.in) {
            if (p == who)
                continue;
            const float quick = 1 / static_cast<float>(std::max(1, all[at(p)].cards));
            x[others_quickness] += quick;
            x[others_quickest] = std::max(x[others_quickest], quick);
            jokers += all[at(p)].jokers;
        }
        x[others_jokers] = static_cast<float>(jokers) / 4;
        x[next_quickness] = 1 / static_cast<float>(std::max(1, next.cards));
        x[before_quickness] = 1 / static_cast<float>(std::max(1, prev.cards));
        x[next_jokers] = static_cast<float>(next.jokers) / 3;
        x[before_jokers] = static_cast<float>(prev.jokers) / 3;
        x[searching] = who == searches;
        x[narrowness] = world.call == call::higher  ? static_cast<float>(world.top) / 13
                        : world.call == call::lower ? 1 - static_cast<float>(world.top) / 13
                                                    : 0;
        before = who;
        who = after;
    }
    return result;
}

bool ripe(const state& world, int actions)
{
    const rules& r = *world.rules;
    return actions >= lap && (world.phase == phase::respond || world.phase == phase::lead) && world.in.size() > 1 &&
           !r.chaos_target && !r.small_joker_one;
}

void estimate(const state& world, std::span<double> paid, seat searches)
{
    const auto inputs = inputs_of(world, searches);
    std::array<double, max_seats_here> wins{};
    double all = 0;
    for (const seat who : world.in) {
        const auto out = fitted(inputs[at(who)].x);
        const double win = std::clamp(static_cast<double>(out[0]), 0.001, 1.0);
        all += wins[at(who)] = win;
        const double more = std::max(0.0, static_cast<double>(out[1])) * 10 / win,
                     rest = std::max(0.0, static_cast<double>(out[2])) * 10 / win;
        switch (world.rules->score_mode) {
        case score_mode::pile: paid[at(who)] = world.plays + more; break;
        case score_mode::pile_plus_rest: paid[at(who)] = world.plays + more + rest; break;
        case score_mode::one: paid[at(who)] = 1; break;
        }
    }
    for (const seat who : world.in)
        paid[at(who)] *= 2 * wins[at(who)] / all;
}

} // namespace hanpan::hulahoo
