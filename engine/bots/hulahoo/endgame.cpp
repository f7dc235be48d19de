// SPDX-License-Identifier: GPL-3.0-or-later
#include "bots/hulahoo/endgame.h"

#include <algorithm>

#include "base/index.h"
#include "games/hulahoo/actions.h"
#include "games/hulahoo/settle.h"

namespace hanpan::hulahoo {

namespace {

constexpr int more_than_any = 10000;

counts all_cards_of(const view& v, seat p)
{
    counts cards = v.hand[at(p)];
    for (const int value : v.open[at(p)])
        cards.add(value);
    return cards;
}

/// Points of `me` less those of the other, both playing their best; exact between `low` and `high`.
int solve(const state& s, seat me, int low, int high)
{
    if (round_over(s))
        return s.winner == me ? points_won(s) : -points_won(s);
    const seat who = to_act(s).lowest();
    std::vector<action> choices;
    legal(s, who, choices);
    int best = who == me ? -more_than_any : more_than_any;
    for (const action& a : choices) {
        state next = s;
        apply(next, who, a);
        const int value = solve(next, me, low, high);
        if (who == me) {
            best = std::max(best, value);
            low = std::max(low, best);
        } else {
            best = std::min(best, value);
            high = std::min(high, best);
        }
        if (low >= high)
            break;
    }
    return best;
}

} // namespace

bool worked_out(const view& v)
{
    if (v.in.size() != 2 || (v.phase != phase::respond && v.phase != phase::retarget))
        return false;
    int cards = 0;
    for (const seat p : v.in) {
        if (v.hand[at(p)].total() != v.hand_size[at(p)])
            return false;
        cards += v.cards_of(p);
    }
    if (cards > most_endgame_cards)
        return false;
    // A double needs the value that was played just before.
    seat_set in = v.in;
    const seat a = in.lowest();
    in.remove(a);
    const counts mine = all_cards_of(v, a);
    const counts others = all_cards_of(v, in.lowest());
    for (int value = least_value; value <= greatest_value; ++value) {
        if (value == joker && v.rules->seven_on_seven == seven_on_seven::restart)
            continue;
        if ((mine[value] > 0 && others[value] > 0) || (value == v.top && mine[value] + others[value] > 0))
            return false;
    }
    return true;
}

std::vector<search_option<action>> exact_options(const view& v, const state& world)
{
    struct worth {
        search_option<action> option;
        int ahead;
    };
    std::vector<action> choices;
    legal(world, v.me, choices);
    std::vector<worth> all;
    for (const action& a : choices) {
        state next = world;
        apply(next, v.me, a);
        const int ahead = solve(next, v.me, -more_than_any, more_than_any);
        search_option<action> option;
        option.action = a;
        option.value = std::max(ahead, 0); // only the winner scores
        option.worlds = 1;
        all.push_back({option, ahead});
    }
    std::stable_sort(all.begin(), all.end(), [](const worth& x, const worth& y) { return x.ahead > y.ahead; });
    std::vector<search_option<action>> sorted;
    for (worth& w : all) {
        w.option.behind = all.front().option.value - w.option.value;
        sorted.push_back(w.option);
    }
    return sorted;
}

} // namespace hanpan::hulahoo
