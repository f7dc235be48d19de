// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <span>
#include <string_view>

#include "base/enum_names.h"

namespace hanpan {

// What a game says of its decisions, so that they can be judged and told apart (engine/bots/<game>/decisions.h):
//
// `enum class decision_kind` with `decision_kinds` (enum_names) and `name_of(decision_kind)`
//     What decisions are about, in the protocol's words.
// `kind_of_decision(const view& v, const action& a) -> decision_kind`
//     What an action by itself decides.
// `kind_of_decision(const view& v, const action& played, const action& better) -> decision_kind`
//     What the decision between the two was about.
// `phase_of_round(const view& v) -> round_phase`
// `places_of_levels(const view*) -> std::span<const level_place>`
//     Where its levels stand, weakest first.
// `judging_of(const view*) -> judge_numbers`
//     How much is searched to judge a decision.

/// How far a round has come, as far as everybody sees.
enum class round_phase : std::uint8_t { early, middle, late };
inline constexpr enum_names<round_phase::late> round_phase_name("early", "middle", "late");

/// Where a level stands: its mean skill (engine/strength/place.h) among Casual players, under the game's default rules
/// among four, found by `./dev bench strength`. Under other rules, or in another number, levels lie elsewhere: in
/// Ho-Hpai a Learner loses twice as much a round at two.
struct level_place {
    std::string_view level; ///< one of offered_levels()
    double skill;
    /// What it does beside three Casuals under the same rules (engine/lab/results, "… over casual"): how many of 100 rounds
    /// it wins; where few points win, how many points fewer a round it has than they.
    int beside_casuals;
};

/// How a game's decisions are judged.
struct judge_numbers {
    int effort = 256;    ///< search_budget::effort of each of the two halves
    int played_out = 48; ///< worlds for an action that the game's own search does not consider
    int promises = 64;   ///< rounds that are played on from the deal to say what it promised
};

} // namespace hanpan
