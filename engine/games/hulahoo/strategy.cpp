// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/hulahoo/strategy.h"

#include <algorithm>
#include <limits>
#include <vector>

#include "games/hulahoo/actions.h"

namespace hanpan::hulahoo {

namespace {

std::size_t at(int i) { return static_cast<std::size_t>(i); }

/// The weights were chosen by playing the variants against each other over some thousand rounds.
namespace weight {
constexpr double elimination = 1.0; ///< a sure elimination, the unit of everything here
constexpr double joker_spent = 0.30;
constexpr double double_keeps_cards = 0.16; ///< a double does not shed a card
constexpr double open_first = 0.04;
constexpr double last_spread = 0.10; ///< losing the only card of a third of the range
constexpr double stranded_joker = 0.60;
constexpr double noise = 0.02;
} // namespace weight

struct answers {
    bool serves[greatest_value + 1] = {};
};

/// Which values answer this top and call for a player with `cards` cards.
answers answering(const view& v, int top, call c, int cards)
{
    answers a;
    const question q{top, c, cards, v.draw_pile, 0};
    for (int value = least_value; value <= greatest_value; ++value)
        a.serves[value] = judge(*v.rules, q, value).why_not == reason::none;
    return a;
}

double chance_without(const counts& pool, const answers& a, int hidden)
{
    int unknown = 0;
    int serving = 0;
    for (int value = least_value; value <= greatest_value; ++value) {
        unknown += pool[value];
        if (a.serves[value])
            serving += pool[value];
    }
    double chance = 1;
    for (int i = 0; i < hidden && unknown - i > 0; ++i)
        chance *= std::max(0.0, static_cast<double>(unknown - serving - i) / (unknown - i));
    return chance;
}

double out_chance(const view& v, const counts& pool, seat who, int top, call c)
{
    const answers a = answering(v, top, c, v.cards_of(who));
    for (const int value : v.open[at(who)])
        if (a.serves[value])
            return 0;
    for (int value = least_value; value <= greatest_value; ++value)
        if (a.serves[value] && v.hand[at(who)][value] > 0)
            return 0;
    return v.sees_hand(who) ? 1 : chance_without(pool, a, v.hand_size[at(who)] - v.hand[at(who)].total());
}

seat next_in(const view& v, seat from)
{
    for (seat t = seat_after(from, v.players); t != from; t = seat_after(t, v.players))
        if (v.in.has(t))
            return t;
    return from;
}

int zone_of(int value) { return value < 5 ? 0 : value > 9 ? 2 : 1; }

/// What I would hold after a play: how well can I answer whatever comes back?
double keep_value(const view& v, const action& a)
{
    counts mine = v.hand[at(v.me)];
    for (const int value : v.open[at(v.me)])
        mine.add(value);
    mine.remove(a.value);
    const int left = mine.total();
    if (left == 0)
        return 0;
    double value = 0;
    int zones[3] = {};
    int jokers = 0;
    for (int n = least_value; n <= greatest_value; ++n) {
        if (n == joker)
            jokers = mine[n];
        else
            zones[zone_of(n)] += mine[n];
    }
    for (const int n : {0, 2})
        if (zones[n] == 0)
            value -= weight::last_spread;
    value += weight::joker_spent * std::min(jokers, 3);
    if (v.rules->last_joker == last_joker::blocked && left == jokers)
        value -= weight::stranded_joker;
    return value;
}

double play_value(const view& v, const counts& pool, const action& a, random_stream& rng)
{
    const bool doubled = a.call == call::doubled;
    const bool last = v.cards_of(v.me) == 1;
    // Going out wins at once; a double with the last card draws and stays, unless the house plays otherwise.
    if (last &&
        !(doubled && v.rules->last_double == last_double::draw_and_stay && v.rules->double_draw > 0 &&
          v.draw_pile > 0) &&
        !(a.value == joker && v.rules->last_joker == last_joker::no_win))
        return 100;
    const seat target = a.target >= 0 ? a.target : next_in(v, v.me);
    double value = weight::elimination * out_chance(v, pool, target, a.value, a.call);
    // Everybody out but one more: an elimination wins the round.
    if (v.in.size() == 2)
        value *= 2;
    else if (v.cards_of(target) <= 2)
        value *= 1.3;
    value += keep_value(v, a);
    if (doubled)
        value -= weight::double_keeps_cards * v.rules->double_draw;
    if (a.from_open)
        value += weight::open_first;
    return value + weight::noise * rng.unit();
}

action best_play(const view& v, const std::vector<action>& choices, random_stream& rng)
{
    const counts pool = unseen(v);
    const action* best = &choices.front();
    double best_value = std::numeric_limits<double>::lowest();
    for (const action& a : choices) {
        if (a.what == action::kind::pass && choices.size() > 1)
            continue;
        const double value = a.what == action::kind::play ? play_value(v, pool, a, rng) : 0;
        if (value > best_value) {
            best = &a;
            best_value = value;
        }
    }
    return *best;
}

/// Duplicates in the middle answer the least; extremes and jokers are worth keeping (section 8, swap).
action swap_or_keep(const view& v)
{
    action a;
    a.what = action::kind::swap;
    counts all = v.hand[at(v.me)];
    for (const int value : v.open[at(v.me)])
        all.add(value);
    for (const int value : v.open[at(v.me)])
        if (a.open_cards.size < v.rules->swap_max && value >= 5 && value <= 9 && value != joker && all[value] > 1) {
            a.open_cards.push(value);
            all.remove(value);
        }
    if (a.open_cards.size == 0)
        a.what = action::kind::keep;
    return a;
}

/// The row should deter both calls: ends and a middle open, jokers kept secret.
action pick_row(const view& v)
{
    action a;
    a.what = action::kind::pick;
    std::vector<int> cards;
    for (int value = least_value; value <= greatest_value; ++value)
        for (int n = 0; n < v.hand[at(v.me)][value]; ++n)
            cards.push_back(value);
    std::stable_sort(cards.begin(), cards.end(), [](int x, int y) {
        const auto far = [](int value) { return value == joker ? -1 : std::abs(value - joker); };
        return far(x) > far(y);
    });
    // Alternate low and high, so that neither call finds the row empty.
    while (a.open_cards.size < v.rules->open_cards) {
        const bool low = a.open_cards.size % 2 == 0;
        auto it = std::find_if(cards.begin(), cards.end(),
                               [&](int value) { return value != joker && (value < joker) == low; });
        if (it == cards.end())
            it = cards.begin();
        a.open_cards.push(*it);
        cards.erase(it);
    }
    return a;
}

action name_again(const view& v, const std::vector<action>& choices)
{
    const counts pool = unseen(v);
    const action* best = &choices.front();
    double best_value = -1;
    for (const action& a : choices) {
        const double value =
            out_chance(v, pool, a.target, v.top, a.call == call::none ? v.call : a.call) - 0.001 * v.cards_of(a.target);
        if (value > best_value) {
            best = &a;
            best_value = value;
        }
    }
    return *best;
}

} // namespace

double elimination_chance(const view& v, seat who, int top, call c) { return out_chance(v, unseen(v), who, top, c); }

action rule_based(const view& v, random_stream& rng)
{
    if (v.phase == phase::swap)
        return swap_or_keep(v);
    if (v.phase == phase::pick_open)
        return pick_row(v);
    // What I may do depends on my own cards and on what is public alone, so any possible world lists the same choices.
    const state world = imagine(v, rng);
    std::vector<action> choices;
    legal(world, v.me, choices);
    return v.phase == phase::retarget ? name_again(v, choices) : best_play(v, choices, rng);
}

} // namespace hanpan::hulahoo
