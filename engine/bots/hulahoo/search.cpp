// SPDX-License-Identifier: GPL-3.0-or-later
#include "search/ismcts.h"

#include "bots/hulahoo/bot.h"
#include "bots/hulahoo/endgame.h"
#include "games/hulahoo/actions.h"

namespace hanpan::hulahoo {

namespace {
/// `hanpan-engine arena --game hulahoo --players 4 --bots mc:384,casual --rounds 200 --seed 5`: with 0.2, 0.35, 0.7 it
/// is ahead by 11.3, 12.3, 12.9 ± 1.7 points (where the others act as in a playout).
constexpr double curiosity = 0.7;
} // namespace

search_result<action> search_choice(const view& v, const search_budget& budget, random_stream& rng,
                                    const std::atomic<bool>& stop)
{
    // What is chosen there is secret or concerns cards nobody has seen, so a tree of what was done tells nothing.
    if (v.phase == phase::swap || v.phase == phase::pick_open)
        return {};
    const state world = determinize(v, rng);
    std::vector<action> choices;
    legal(world, v.me, choices);
    search_result<action> result;
    if (choices.size() == 1) {
        result.best = choices.front();
        result.options.push_back({choices.front()});
        return result;
    }
    if (worked_out(v)) {
        result.options = exact_options(v, world);
        result.best = result.options.front().action;
        result.exact = true;
        result.worlds = 1;
        return result;
    }
    choices.clear();
    candidates(world, v.me, choices);
    const action first = incumbent(v, rng);
    information_tree<game> tree(v, v.me, curiosity, budget);
    tree.run(budget.effort * static_cast<int>(choices.size()), budget.milliseconds, rng, stop);
    return tree.result(first, budget.gate);
}

} // namespace hanpan::hulahoo
