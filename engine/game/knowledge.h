// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <array>
#include <atomic>
#include <cstdint>
#include <span>
#include <vector>

#include "base/random.h"
#include "base/seat.h"
#include "game/choices.h"
#include "game/game.h"
#include "game/hooks.h"
#include "game/reason.h"

/// What bots know of a game. One thing they must:
///
/// `rule_based(const view& v, random_stream& rng) -> action`
///     The sound player, who goes by rules of thumb: quick enough to play rounds on by.
///
/// The rest a game may tell the search about itself, all of it optional. All are free functions in the game's namespace, found
/// by argument-dependent lookup; `engine/bots/<game>/bot.h` sees them all and lists those there are (game/hooks.h), so that one
/// whose name is misspelt does not compile. The wrappers below are what the search calls: the game's own function, or what
/// stands in for it.
///
/// `rule_based(const state& world, seat who, random_stream& rng) -> action`
///     The same player inside an imagined world, by what `who` knows of it: without the cost of a view. Stands in: the above.
/// `candidates(const state& world, seat who, std::vector<action>& out)`
///     The choices worth searching for `who`, who is to act: at least one, at most `most_candidates`, each allowed,
///     none twice. It may look at what `who` knows and at nothing else (own hand, public things): the same list in the
///     same order in every world imagined from one view. Appends. Stands in: `legal`, which the search thins out.
/// `playout_action(const state& world, seat who, random_stream& rng) -> action`
///     The policy that plays a world on, of every seat: sound, and quick above all. Knows what `who` knows. Stands in:
///     `rule_based(state, who, rng)`, then `rule_based(observe(state, who), rng)`.
/// `own_playout_action(const state& world, seat who, random_stream& rng) -> action`
///     The same for the seat that searches, which may know better than what it expects of the others. Stands in:
///     `playout_action`.
/// `incumbent(const view& v, random_stream& rng) -> action`
///     The search departs from this choice only on evidence. Added to the candidates if it is not there. Stands in:
///     `rule_based(v, rng)`.
/// `least_worlds(const view& v) -> int`
///     A decision about which few worlds mislead (great losses that are rare): the search imagines at least this many,
///     if the clock allows.
///     Stands in: as many as the level has.
/// `payoffs(const state& finished, std::span<half_units> paid)`
///     `settle(finished).payments` without words and memory, seat 0 first; `paid` has `max_seats` places, all 0.
///     Stands in: `settle`.
/// `ripe(const state& world, int actions) -> bool` with `estimate(const state& world, std::span<double> paid)`
///     May the playout be cut here, `actions` actions after the candidate? Then `estimate` says for every seat what the
///     round will pay on average: the unit and sign of `settle().payments` (half units; where few points win, those
///     points); `paid` has `max_seats` places, all 0. Asked only while the round goes on. Stands in: playing to the end.
///     `estimate(world, paid, seat searches)` may reckon with it that one seat goes on as who searches does.
/// `determinize_likely(const view& v, random_stream& rng, double& weight) -> state`
///     A world like `determinize`'s, every one of them possible, but drawn as likely as sensible opponents make it: who has
///     had his turn holds nothing he would have put down. `weight`, 1 at first, is multiplied by how much more the world
///     counts than one drawn with weight 1, > 0, where drawing alone does not say all. Stands in: `determinize`, all deals
///     alike.
/// `remembering(const view& v, int last) -> view`
///     The view of somebody who has forgotten all but the last `last` discards: for the learner. Stands in: the view.
/// `reason_for(const view& v, const action& a) -> reason`
///     What speaks for `a` there, for the coach; an empty id where the game has nothing to say. It claims what can be worked out
///     from the view and nothing else, so it is true of any action it is given for, the best one or not. Stands in: a
///     sentence about how far ahead the best one is.
/// `reason_against(const view& v, const action& played, const action& better) -> reason`
///     What speaks against `played`, where `better` would have been better: as true, and about what was played. Stands in: that it
///     brings less.
/// `counts_own_wins(const view& v) -> bool`
///     With `search_choice`: are its values there what the seat itself may win, without what it may have to pay? Whoever is told
///     them is told so. Stands in: they are what the round pays.
/// `coached(const view& v, search_budget budget) -> search_budget`
///     What the coach, who has more time and is believed, spends on a decision that bots decide with `budget`. Stands in: the same.
/// `opinions_on(const view& v) -> opinions`
///     With `search_choice`: where the budget has worlds to play out what it found, this says how both are weighed. Stands in: what it
///     found stands.
/// `doubt_of(const view& v) -> double`
///     By how much, in whole units and beyond what sampling is off by, the coach's values there are known to flatter other choices than the
///     rule-based player's: so much more they must be ahead of it before he says them. Stands in: 0.
/// `nature_of(const view& v, const action& a) -> nature`
///     What the action is like, for opponents of a temperament (search/temperament.h). Stands in: nobody has one.
/// `search_choice(const view& v, const search_budget& budget, random_stream& rng, const std::atomic<bool>& stop)
///     -> search_result<action>`
///     A game's own algorithm instead of the flat search (a tree, an exact ending). The same promises: chosen from the
///     view and the numbers of `rng` alone; with `budget.milliseconds` 0 always the same answer for the same seed,
///     whatever the machine does; soon back when `stop` becomes true; `options` hold the choices compared, with what
///     they are worth to the view's seat in whole units, more being better. A game that wants its own way in a few
///     positions only returns an empty result (`worlds` = 0 and no options) elsewhere, and the flat search goes on.
namespace hanpan {

namespace knowledge {

// The wrappers have names of their own, so that the games' functions stay visible to argument-dependent lookup.

template <game_type G>
constexpr bool has_candidates = offers<G, hook::candidates>();

template <game_type G>
void list_candidates(const typename G::state& world, seat who, std::vector<typename G::action>& out)
{
    if constexpr (has_candidates<G>)
        candidates(world, who, out);
    else
        legal(world, who, out);
}

/// The rule-based player's, where all of a world lies open to who asks.
template <game_type G>
typename G::action sound_action(const typename G::state& world, seat who, random_stream& rng)
{
    if constexpr (offers<G, hook::rule_based>())
        return rule_based(world, who, rng);
    else
        return rule_based(observe(world, who), rng);
}

template <game_type G>
typename G::action policy(const typename G::state& world, seat who, random_stream& rng)
{
    if constexpr (offers<G, hook::playout_action>())
        return playout_action(world, who, rng);
    else
        return sound_action<G>(world, who, rng);
}

template <game_type G>
typename G::action own_policy(const typename G::state& world, seat who, random_stream& rng)
{
    if constexpr (offers<G, hook::own_playout_action>())
        return own_playout_action(world, who, rng);
    else
        return policy<G>(world, who, rng);
}

template <game_type G>
typename G::action first_choice(const typename G::view& v, random_stream& rng)
{
    if constexpr (offers<G, hook::incumbent>())
        return incumbent(v, rng);
    else
        return rule_based(v, rng);
}

/// `budget` as this decision wants it.
template <game_type G>
search_budget budget_for(const typename G::view& v, search_budget budget)
{
    if constexpr (offers<G, hook::least_worlds>())
        budget.effort = std::max(budget.effort, least_worlds(v));
    return budget;
}

/// How far the coach's values may be off there beyond sampling.
template <game_type G>
double doubt(const typename G::view& v)
{
    if constexpr (offers<G, hook::doubt_of>())
        return doubt_of(v);
    else
        return 0;
}

/// `budget` as the coach wants it.
template <game_type G>
search_budget coach_budget(const typename G::view& v, search_budget budget)
{
    if constexpr (offers<G, hook::coached>())
        return coached(v, budget);
    else
        return budget;
}

template <game_type G>
constexpr bool can_be_cut = offers<G, hook::estimate>();

/// What the round pays each seat, in half units: `settle`'s payments of a finished round, or an estimate; nothing where a
/// playout was cut that no game can judge. `paid`: `max_seats` places, all 0. `searches`: whose playout it was.
template <game_type G>
void value(const typename G::state& world, std::span<double> paid, seat searches = no_seat)
{
    if constexpr (can_be_cut<G>) {
        if (!round_over(world)) {
            if constexpr (requires { estimate(world, paid, searches); })
                estimate(world, paid, searches);
            else
                estimate(world, paid);
            return;
        }
    }
    if (!round_over(world))
        return;
    if constexpr (offers<G, hook::payoffs>()) {
        std::array<half_units, max_seats> amounts{};
        payoffs(world, std::span<half_units>(amounts));
        std::copy(amounts.begin(), amounts.end(), paid.begin());
    } else {
        const settlement settled = settle(world);
        std::copy(settled.payments.begin(), settled.payments.end(), paid.begin());
    }
}

/// Who acts next of those that are asked (at least one). Where the first to answer wins (a race), each is as likely to be first.
inline seat next_mover(seat_set asked, random_stream& rng)
{
    seat who = asked.lowest();
    if (asked.size() > 1)
        for (std::uint32_t skip = rng.below(static_cast<std::uint32_t>(asked.size())); skip > 0; --skip) {
            asked.remove(who);
            who = asked.lowest();
        }
    return who;
}

/// A playout of this many actions goes round in circles and tells nothing more.
inline constexpr int most_playout_actions = 600;

/// Where a playout ends.
enum class playout_end {
    ripe,  ///< as soon as the game can estimate the position
    round, ///< when the round is over
};

/// Plays `world` on for `mover`, who searches, by the policy until the round is over, the game says it can be judged or it
/// has taken too long; gives the actions played, -1 when `called_off()` became true on the way (asked now and then): what
/// the world would have been worth is then unknown.
template <game_type G, playout_end End = playout_end::ripe, class CalledOff>
int play_out(typename G::state& world, random_stream& rng, seat mover, CalledOff&& called_off)
{
    constexpr int asked_after_each = 32;
    int actions = 0;
    for (seat_set asked = to_act(world); !asked.empty() && actions < most_playout_actions;
         asked = to_act(world), ++actions) {
        if constexpr (can_be_cut<G> && End == playout_end::ripe)
            if (ripe(world, actions))
                break;
        if (actions % asked_after_each == asked_after_each - 1 && called_off())
            return -1;
        const seat who = next_mover(asked, rng);
        apply(world, who, who == mover ? own_policy<G>(world, who, rng) : policy<G>(world, who, rng));
    }
    return actions;
}

template <game_type G>
constexpr bool has_own_search = offers<G, hook::search_choice>();

} // namespace knowledge

} // namespace hanpan
