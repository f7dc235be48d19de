// SPDX-License-Identifier: GPL-3.0-or-later
#include "bots/hoola/cover.h"

#include <algorithm>
#include <vector>

#include "base/bits.h"

namespace hanpan::hoola {
namespace {

lane_plan make_plan(const rules& law)
{
    // Longer runs consist of these.
    std::vector<std::uint16_t> runs{1U << cards::seven};
    if (law.seven_pair_melds) {
        runs.push_back(1U << cards::six | 1U << cards::seven);
        runs.push_back(1U << cards::seven | 1U << cards::eight);
    }
    for (int start = 0; start < cards::ranks; ++start)
        for (int length = 3; length <= 5; ++length)
            if (run_fits(law, start, length))
                runs.push_back(run_window(start, length));
    lane_plan plan{};
    for (unsigned lane = 1; lane < melds::lane_count; ++lane) {
        // The lowest card stays, or some run takes it.
        const unsigned first = lane & -lane;
        unsigned best = plan.left[lane & ~first] + static_cast<unsigned>(card_weight(std::countr_zero(first)));
        unsigned melded = plan.melded[lane & ~first];
        for (const unsigned run : runs)
            if ((run & first) != 0 && (run & ~lane) == 0 && plan.left[lane & ~run] < best) {
                best = plan.left[lane & ~run];
                melded = plan.melded[lane & ~run] | run;
            }
        plan.left[lane] = static_cast<std::uint8_t>(best);
        plan.melded[lane] = static_cast<std::uint16_t>(melded);
    }
    return plan;
}

int runs_left(const lane_plan& plan, card_set held)
{
    return plan.left[cards::lane(held, 0)] + plan.left[cards::lane(held, 1)] + plan.left[cards::lane(held, 2)] +
           plan.left[cards::lane(held, 3)];
}

/// Ranks worth trying as sets: sevens meld singly anyway.
unsigned set_ranks(card_set held) { return cards::triples(held) & ~(1U << cards::seven); }

/// Tries every choice of sets among `ranks`; `f(rest)` sees what the runs are made of.
template <class F>
void each_choice(card_set held, unsigned ranks, F&& f)
{
    if (ranks == 0) {
        f(held);
        return;
    }
    const unsigned others = ranks & (ranks - 1);
    const card_set same = held & cards::of_rank(std::countr_zero(ranks));
    each_choice(held, others, f);
    each_choice(held & ~same, others, f);
    if (bits::count(same) == 4)
        for (card_set kept = same; kept != 0; kept &= kept - 1)
            each_choice((held & ~same) | (kept & -kept), others, f);
}

} // namespace

const lane_plan& plan_for(const rules& law)
{
    static const std::array<std::array<lane_plan, 2>, 3> plans = [] {
        std::array<std::array<lane_plan, 2>, 3> all;
        for (const ace_runs aces : {ace_runs::low, ace_runs::low_high, ace_runs::cyclic})
            for (const bool pairs : {false, true}) {
                rules law_of_plan;
                law_of_plan.ace_runs = aces;
                law_of_plan.seven_pair_melds = pairs;
                all[static_cast<std::size_t>(aces)][pairs] = make_plan(law_of_plan);
            }
        return all;
    }();
    return plans[static_cast<std::size_t>(law.ace_runs)][law.seven_pair_melds];
}

int least_left(const lane_plan& plan, card_set held)
{
    const unsigned ranks = set_ranks(held);
    if (ranks == 0)
        return runs_left(plan, held);
    int best = 1 << 10;
    each_choice(held, ranks, [&](card_set rest) { best = std::min(best, runs_left(plan, rest)); });
    return best;
}

cover best_cover(const lane_plan& plan, card_set held)
{
    cover best;
    best.left = 1 << 10;
    held &= cards::naturals;
    each_choice(held, set_ranks(held), [&](card_set rest) {
        const int left = runs_left(plan, rest);
        if (left >= best.left)
            return;
        best.left = left;
        best.melded = held & ~rest;
        for (int suit = 0; suit < cards::suits; ++suit)
            best.melded |= card_set{plan.melded[cards::lane(rest, suit)]} << (suit * cards::lane_bits);
    });
    return best;
}

} // namespace hanpan::hoola
