// SPDX-License-Identifier: GPL-3.0-or-later
#include "bots/hulahoo/strategy.h"

#include <algorithm>
#include <array>
#include <limits>
#include <numeric>

#include "base/index.h"
#include "bots/hulahoo/options.h"
#include "games/hulahoo/actions.h"

namespace hanpan::hulahoo {

namespace {

// The most that chance adds to a choice, of one's own and in imagined rounds, so that equals are not always decided
// alike.
constexpr double noise = 0.02;
constexpr float playout_noise = 0.1F;

struct answers {
    bool serves[greatest_value + 1] = {};
};

/// Which values answer this top and call for a player with `cards` cards.
answers answering(const view& v, int top, call c, int cards)
{
    answers a;
    const question q{top, c, cards, v.draw_pile, 0};
    for (int value = least_value; value <= greatest_value; ++value)
        a.serves[value] = judge(*v.rules, q, value).why_not == refused::none;
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
            value -= usual_weights.last_spread;
    value += usual_weights.joker_spent * std::min(jokers, 3);
    if (v.rules->last_joker == last_joker::blocked && left == jokers)
        value -= usual_weights.stranded_joker;
    return value;
}

double play_value(const view& v, const counts& pool, const action& a, random_stream& rng)
{
    const bool doubled = a.call == call::doubled;
    if (goes_out(*v.rules, {v.top, v.call, v.cards_of(v.me), v.draw_pile, 0}, a.value, a.call)) // it wins at once
        return usual_weights.going_out;
    const seat target = a.target >= 0 ? a.target : next_in(v.in, v.me, v.players);
    double value = out_chance(v, pool, target, a.value, a.call);
    // Only one more is in: an elimination wins the round.
    if (v.in.size() == 2)
        value *= usual_weights.two_left;
    else if (v.cards_of(target) <= 2)
        value *= usual_weights.nearly_out;
    value += keep_value(v, a);
    if (doubled)
        value += usual_weights.double_draws * v.rules->double_draw;
    if (a.from_open)
        value += usual_weights.open_first;
    return value + noise * rng.unit();
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

action rule_based(const state& s, seat who, random_stream& rng) { return rule_based(s, who, rng, usual_weights); }

action rule_based(const state& s, seat who, random_stream& rng, const policy_weights& weights)
{
    if (s.phase == phase::swap)
        return swap_or_keep(observe(s, who));
    if (s.phase == phase::pick_open)
        return pick_row(observe(s, who));
    return best_at_a_glance(s, who, playout_noise, rng, weights);
}

namespace {

/// The weights that win most against the usual ones: `./dev bench tune --game hulahoo --generations 60 --deals 2500
/// --brood 40 --last-deals 60000 --seed 3`, rounded. Points a round, default rules: +0.97 for two players, +1.57 for
/// three, +1.90 for four, +1.74 for five, +1.80 for six; with any single rule set otherwise at least a fiftieth more,
/// mostly a quarter.
constexpr policy_weights strong_policy{.joker_spent = 0.44F,
                                       .joker_late = 0.01F,
                                       .stranded_joker = 0.63F,
                                       .double_draws = 0.69F,
                                       .double_when_few = 0.40F,
                                       .double_when_many = 0.27F,
                                       .double_bites = 1.14F,
                                       .open_first = -0.06F,
                                       .last_spread = 0.21F,
                                       .going_out = 8.5F,
                                       .two_left = 2.9F,
                                       .three_left = 1.04F,
                                       .nearly_out = 0.55F,
                                       .last_card = 2.0F,
                                       .only = {0, 0.03F, 0.04F, -0.03F, 0.09F, 0.20F, 0.41F},
                                       .several = {0, -0.14F, -0.36F, -0.17F, -0.17F, -0.07F, -0.11F}};

} // namespace

action own_playout_action(const state& s, seat who, random_stream& rng)
{
    return rule_based(s, who, rng, strong_policy);
}

action incumbent(const view& v, random_stream& rng)
{
    if (v.phase == phase::swap || v.phase == phase::pick_open)
        return rule_based(v, rng);
    // (As above: any possible world lists the same choices.)
    const state world = determinize(v, rng);
    options all;
    list_options(world, v.me, all, strong_policy);
    if (all.begin() == all.end())
        return rule_based(v, rng);
    return std::max_element(all.begin(), all.end(), [](const auto& a, const auto& b) { return a.worth < b.worth; })
        ->act.whole();
}

namespace {

/// The first `n` cards as a row in ascending order.
row<7> sorted_row(const std::vector<int>& cards, int n)
{
    std::vector<int> chosen(cards.begin(), cards.begin() + n);
    std::sort(chosen.begin(), chosen.end());
    row<7> r;
    for (const int value : chosen)
        r.push(value);
    return r;
}

void swap_candidates(const state& world, seat who, std::vector<action>& actions)
{
    action a;
    a.what = action::kind::keep;
    actions.push_back(a);
    // One, two or three of the cards that answer least, in several orders of giving them up.
    const auto give = [&](auto&& dearness) {
        std::vector<int> cards(world.open[at(who)].begin(), world.open[at(who)].end());
        std::stable_sort(cards.begin(), cards.end(), [&](int x, int y) { return dearness(x) < dearness(y); });
        action swap;
        swap.what = action::kind::swap;
        const int most = std::min(world.rules->swap_max, static_cast<int>(cards.size()));
        for (int n = 1; n <= most && actions.size() + 1 < most_candidates; ++n) {
            swap.open_cards = sorted_row(cards, n);
            if (std::find(actions.begin(), actions.end(), swap) == actions.end())
                actions.push_back(swap);
        }
    };
    counts all = world.hand[at(who)];
    for (const int value : world.open[at(who)])
        all.add(value);
    const auto middle = [](int value) { return value == joker ? 20 : std::abs(value - joker); };
    give(middle);
    give([&](int value) { return middle(value) - 4 * (all[value] > 1 && value != joker); });
    give([&](int value) { return middle(value) - 8 * (value < joker); });
    give([&](int value) { return middle(value) - 8 * (value > joker); });
    give([](int value) { return -std::abs(value - joker); });
    if (world.rules->swap_hand_too)
        for (int n = 1; n <= world.rules->swap_max && n <= world.hand[at(who)].total(); ++n) {
            action swap;
            swap.what = action::kind::swap;
            std::vector<int> cards;
            for (int value = least_value; value <= greatest_value; ++value)
                for (int k = 0; k < world.hand[at(who)][value]; ++k)
                    cards.push_back(value);
            std::stable_sort(cards.begin(), cards.end(), [&](int x, int y) { return middle(x) < middle(y); });
            swap.hand_cards = sorted_row(cards, n);
            if (actions.size() < most_candidates)
                actions.push_back(swap);
        }
}

void pick_candidates(const state& world, seat who, std::vector<action>& actions)
{
    actions.push_back(pick_row(observe(world, who)));
    std::vector<int> cards;
    for (int value = least_value; value <= greatest_value; ++value)
        for (int n = 0; n < world.hand[at(who)][value]; ++n)
            cards.push_back(value);
    const int size = static_cast<int>(cards.size());
    const auto open = [&](auto&& place) {
        action a;
        a.what = action::kind::pick;
        std::vector<int> chosen;
        chosen.reserve(at(world.rules->open_cards));
        for (int i = 0; i < world.rules->open_cards; ++i)
            chosen.push_back(cards[at(place(i))]);
        a.open_cards = sorted_row(chosen, static_cast<int>(chosen.size()));
        if (std::find(actions.begin(), actions.end(), a) == actions.end() && actions.size() < most_candidates)
            actions.push_back(a);
    };
    const int shown = world.rules->open_cards;
    for (int first = 0; first + shown <= size; ++first)
        open([&](int i) { return first + i; });
    if (shown > 0 && size > shown) {
        open([&](int i) { return i * (size - 1) / std::max(1, shown - 1); });
        // The ends stay hidden, or the middle does.
        open([&](int i) { return i < shown / 2 ? i : size - shown + i; });
        open([&](int i) { return std::min(size - 1, i * size / shown); });
    }
}

} // namespace

void candidates(const state& world, seat who, std::vector<action>& actions)
{
    if (!to_act(world).has(who))
        return;
    if (world.phase == phase::swap) {
        swap_candidates(world, who, actions);
        return;
    }
    if (world.phase == phase::pick_open) {
        pick_candidates(world, who, actions);
        return;
    }
    options all;
    list_options(world, who, all);
    // Only the first are wanted, the earlier listed first among equals.
    std::array<std::uint8_t, options::most> order;
    const auto listed = order.begin() + static_cast<std::ptrdiff_t>(all.size);
    const auto wanted = order.begin() + static_cast<std::ptrdiff_t>(std::min(all.size, most_candidates));
    std::iota(order.begin(), listed, std::uint8_t{0});
    std::partial_sort(order.begin(), wanted, listed, [&](std::uint8_t x, std::uint8_t y) {
        const float one = all.begin()[x].worth, other = all.begin()[y].worth;
        return one != other ? one > other : x < y;
    });
    for (auto place = order.begin(); place != wanted; ++place)
        actions.push_back(all.begin()[*place].act.whole());
}

action rule_based(const view& v, random_stream& rng)
{
    if (v.phase == phase::swap)
        return swap_or_keep(v);
    if (v.phase == phase::pick_open)
        return pick_row(v);
    // What a seat may do depends only on its own cards and on what is public, so any possible world lists the same
    // choices.
    const state world = determinize(v, rng);
    std::vector<action> choices;
    legal(world, v.me, choices);
    return v.phase == phase::retarget ? name_again(v, choices) : best_play(v, choices, rng);
}

} // namespace hanpan::hulahoo
