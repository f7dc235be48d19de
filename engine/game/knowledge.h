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

/// What bots know of a game. Every game has:
///
/// `rule_based(const view& v, random_stream& rng) -> action`
///     The sound player, who goes by rules of thumb: quick enough to play rounds on by.
///
/// Everything else is optional: hooks by which a game tells the search something of itself. All are free functions in
/// the game's namespace, found by argument-dependent lookup; `engine/bots/<game>/bot.h` sees them all and lists those
/// there are (game/hooks.h), so that a misspelt one does not compile. The search calls the wrappers below, which call
/// the game's own function or what stands in for it.
///
/// `rule_based(const state& world, seat who, random_stream& rng) -> action`
///     The same player inside an imagined world, by what `who` knows of it, without the cost of a view. Stands in: the
///     above.
/// `candidates(const state& world, seat who, std::vector<action>& out)`
///     Appends the choices worth searching for `who`, who is to act: at least one, at most `most_candidates`, each
///     allowed, none twice. It may use what `who` knows and nothing else (own hand, public things): the list is the
///     same, in the same order, in every world imagined from one view. Stands in: `legal`, which the search thins out.
/// `playout_action(const state& world, seat who, random_stream& rng) -> action`
///     The policy of every seat in a playout: sound, and above all quick. Knows what `who` knows. Stands in:
///     `rule_based(state, who, rng)`, then `rule_based(observe(state, who), rng)`.
/// `own_playout_action(const state& world, seat who, random_stream& rng) -> action`
///     The policy of the seat that searches, which may be better than what it expects of the others. Stands in:
///     `playout_action`.
/// `incumbent(const view& v, random_stream& rng) -> action`
///     The search departs from this choice only on evidence. Added to the candidates if it is not there. Stands in:
///     `rule_based(v, rng)`.
/// `least_worlds(const view& v) -> int`
///     The fewest worlds for a decision that few worlds would mislead (great losses that are rare), if the clock
///     allows. Stands in: as many as the level has.
/// `payoffs(const state& finished, std::span<half_units> paid)`
///     `settle(finished).payments` without words and memory, seat 0 first; `paid` has `max_seats` places, all 0. Stands
///     in: `settle`.
/// `ripe(const state& world, int actions) -> bool` with `estimate(const state& world, std::span<double> paid)`
///     May the playout be cut here, `actions` actions after the candidate? Then `estimate` says for every seat what the
///     round will pay on average, in the unit and sign of `settle().payments` (half units; where few points win, those
///     points); `paid` has `max_seats` places, all 0. Asked only while the round goes on. Stands in: playing to the
///     end. `estimate(world, paid, seat searches)` may use that one seat goes on by the policy of the one that
///     searches.
/// `determinize_likely(const view& v, random_stream& rng, double& weight) -> state`
///     A possible world, as `determinize` draws one, but drawn as likely as sensible opponents make it: nobody who has
///     had his turn holds what he would have put down. `weight` (1 at first, always > 0) is multiplied by what the
///     drawing does not express: a world of weight 2 counts as much as two of weight 1. Stands in: `determinize`, all
///     deals alike.
/// `remembering(const view& v, int last) -> view`
///     The view of somebody who has forgotten all but the last `last` discards: for the learner. Stands in: the view.
/// `reason_for(const view& v, const action& a) -> reason`
///     What speaks for `a`, for the coach; an empty id where the game has nothing to say. It claims only what can be
///     worked out from the view, so it is true of any action it is given for, the best one or not. Stands in: a
///     sentence about how far ahead the best one is.
/// `reason_against(const view& v, const action& played, const action& better) -> reason`
///     What speaks against `played`, where `better` would have been better: as true, and about what was played. Stands
///     in: that it brings less.
/// `counts_own_wins(const view& v) -> bool`
///     With `search_choice`: are its values what the seat itself may win, without what it may have to pay? Anyone who
///     is told them is told that too. Stands in: false, they are what the round pays.
/// `coached(const view& v, search_budget budget) -> search_budget`
///     What the coach, who has more time and is believed, spends on a decision that bots decide with `budget`. Stands
///     in: `budget`.
/// `opinions_on(const view& v) -> opinions`
///     With `search_choice`: where the budget has worlds to play out what it found, how both results are weighed.
///     Stands in: what it found stands.
/// `doubt_of(const view& v) -> double`
///     By how much, in whole units and beyond sampling, the coach's values are known to flatter other choices than the
///     rule-based player's: the lead they need before the coach says them. Stands in: 0.
/// `nature_of(const view& v, const action& a) -> nature`
///     What the action is like, for opponents of a temperament (search/temperament.h). Stands in: nobody has one.
/// `search_choice(const view& v, const search_budget& budget, random_stream& rng, const std::atomic<bool>& stop)
///     -> search_result<action>`
///     A game's own algorithm instead of the flat search (a tree, an exact ending). It makes the same promises: it
///     chooses by the view and the numbers of `rng` alone; with `budget.milliseconds` 0 it always gives the same answer
///     for the same seed, on every machine; it returns soon when `stop` becomes true; `options` hold the choices
///     compared, with what they are worth to the view's seat in whole units, more being better. A game that has its own
///     way in some positions only returns an empty result (`worlds` = 0 and no options) elsewhere, and the flat search
///     goes on.
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

/// The rule-based player's choice in a world, by what `who` knows of it.
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

/// How far the coach's values may be off beyond sampling.
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

/// What the round pays each seat, in half units: `settle`'s payments of a finished round, or an estimate; nothing where
/// a playout was cut that the game cannot estimate. `paid`: `max_seats` places, all 0. `searches`: whose playout it
/// was.
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

/// Who acts next of those that are asked (at least one). Where the first to answer wins (a race), each is as likely to
/// be first.
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

/// A playout this long goes round in circles and tells nothing more.
inline constexpr int most_playout_actions = 600;

/// Where a playout ends.
enum class playout_end {
    ripe,  ///< as soon as the game can estimate the position
    round, ///< when the round is over
};

/// Plays `world` on by the policy, `mover` being the seat that searches, until the round is over, the game calls it
/// ripe, or it has taken too long. Gives the number of actions played; -1 when `called_off()` (asked now and then)
/// became true on the way, and the world's worth is unknown.
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
