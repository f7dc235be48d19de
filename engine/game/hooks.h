// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <atomic>
#include <concepts>
#include <cstddef>
#include <cstdint>
#include <span>
#include <utility>
#include <vector>

#include "game/choices.h"
#include "game/game.h"
#include "game/reason.h"

namespace hanpan {

/// The hooks: what a game may tell the search, each by the name of its function. game/knowledge.h says what each
/// promises.
enum class hook : std::uint8_t {
    rule_based, ///< inside a world
    candidates,
    playout_action,
    own_playout_action,
    incumbent,
    least_worlds,
    payoffs,
    estimate, ///< with `ripe`
    determinize_likely,
    remembering,
    reason_for,
    reason_against,
    counts_own_wins,
    coached,
    opinions_on,
    doubt_of,
    nature_of,
    search_choice,
    count
};

/// The hooks a game has.
template <hook... Hs>
struct hook_list {
    static constexpr bool has(hook h) { return ((Hs == h) || ...); }
};

/// What bots know of the game `G`. Its file `engine/bots/<game>/bot.h` says it, after declaring all that it lists:
///
///     template <>
///     struct bot_of<hoola::game> {
///         using hooks = hook_list<hook::candidates, hook::determinize_likely>;
///         static constexpr level_numbers levels{.epsilon_percent = 75}; // where search/levels.h's defaults do not
///         suit
///     };
///     static_assert(knowledge::checked<hoola::game>());
///
/// Code that asks a bot anything does not compile without it: otherwise a game whose header was not included would pass
/// for one without hooks.
template <class G>
struct bot_of;

/// Was that file included?
// (clang-format 14 does not know requirements, so it looks away.)
// clang-format off
template <class G>
inline constexpr bool knows = requires { typename bot_of<G>::hooks; };

namespace knowledge {

/// Is the hook's function there, under its name, with its parameters and result? This ignores what the list says.
template <class G, hook H>
constexpr bool is_there()
{
    using state = typename G::state;
    using view = typename G::view;
    using action = typename G::action;
    if constexpr (H == hook::rule_based)
        return requires(const state& s, seat who, random_stream& rng)
            { { rule_based(s, who, rng) } -> std::same_as<action>; };
    else if constexpr (H == hook::candidates)
        return requires(const state& s, seat who, std::vector<action>& out) { candidates(s, who, out); };
    else if constexpr (H == hook::playout_action)
        return requires(const state& s, seat who, random_stream& rng)
            { { playout_action(s, who, rng) } -> std::same_as<action>; };
    else if constexpr (H == hook::own_playout_action)
        return requires(const state& s, seat who, random_stream& rng)
            { { own_playout_action(s, who, rng) } -> std::same_as<action>; };
    else if constexpr (H == hook::incumbent)
        return requires(const view& v, random_stream& rng) { { incumbent(v, rng) } -> std::same_as<action>; };
    else if constexpr (H == hook::least_worlds)
        return requires(const view& v) { { least_worlds(v) } -> std::same_as<int>; };
    else if constexpr (H == hook::payoffs)
        return requires(const state& s, std::span<half_units> paid) { payoffs(s, paid); };
    else if constexpr (H == hook::estimate)
        return requires(const state& s) { { ripe(s, 0) } -> std::same_as<bool>; } &&
               (requires(const state& s, std::span<double> paid) { estimate(s, paid, seat{0}); } ||
                requires(const state& s, std::span<double> paid) { estimate(s, paid); });
    else if constexpr (H == hook::determinize_likely)
        return requires(const view& v, random_stream& rng, double& weight)
            { { determinize_likely(v, rng, weight) } -> std::same_as<state>; };
    else if constexpr (H == hook::remembering)
        return requires(const view& v) { { remembering(v, 0) } -> std::same_as<view>; };
    else if constexpr (H == hook::reason_for)
        return requires(const view& v, const action& a) { { reason_for(v, a) } -> std::same_as<reason>; };
    else if constexpr (H == hook::reason_against)
        return requires(const view& v, const action& a) { { reason_against(v, a, a) } -> std::same_as<reason>; };
    else if constexpr (H == hook::counts_own_wins)
        return requires(const view& v) { { counts_own_wins(v) } -> std::same_as<bool>; };
    else if constexpr (H == hook::coached)
        return requires(const view& v, search_budget budget) { { coached(v, budget) } -> std::same_as<search_budget>; };
    else if constexpr (H == hook::opinions_on)
        return requires(const view& v) { { opinions_on(v) } -> std::same_as<opinions>; };
    else if constexpr (H == hook::doubt_of)
        return requires(const view& v) { { doubt_of(v) } -> std::same_as<double>; };
    else if constexpr (H == hook::nature_of)
        return requires(const view& v, const action& a) { { nature_of(v, a) } -> std::same_as<nature>; };
    else if constexpr (H == hook::search_choice)
        return requires(const view& v, const search_budget& budget, random_stream& rng, const std::atomic<bool>& stop) {
            { search_choice(v, budget, rng, stop) } -> std::same_as<search_result<action>>;
        };
    else
        static_assert(H == hook::count, "a hook nobody looks for");
}

template <game_type G>
constexpr bool has_rule_based = requires(const typename G::view& v, random_stream& rng) {
    { rule_based(v, rng) } -> std::same_as<typename G::action>;
};
// clang-format on

/// Is it there if and only if the game's list has it?
template <class G, hook H>
constexpr bool as_listed = is_there<G, H>() == bot_of<G>::hooks::has(H);

/// Does the game have this hook? Compiles only where its bot.h was included, and where the list is true.
template <game_type G, hook H>
constexpr bool offers()
{
    static_assert(knows<G>, "bots are asked where nothing is known of them: #include \"bots/<game>/bot.h\"");
    if constexpr (knows<G>) {
        constexpr bool listed = bot_of<G>::hooks::has(H);
        static_assert(as_listed<G, H> || !listed,
                      "the list of hooks in bot.h has one that is not there: its name is misspelt, "
                      "or it takes or gives something else than game/knowledge.h says");
        static_assert(as_listed<G, H> || listed, "a hook is there that the list in bot.h does not have");
        return listed;
    } else {
        return false;
    }
}

/// Does not compile unless the sound player is there and every hook is as the list says.
template <game_type G>
constexpr bool checked()
{
    static_assert(has_rule_based<G>, "every game's bots need rule_based(view, rng) -> action");
    []<std::size_t... I>(std::index_sequence<I...>) { (offers<G, static_cast<hook>(I)>(), ...); }
    (std::make_index_sequence<static_cast<std::size_t>(hook::count)>());
    return true;
}

} // namespace knowledge

} // namespace hanpan
