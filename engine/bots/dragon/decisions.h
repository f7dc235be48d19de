// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>

#include "base/enum_names.h"
#include "game/judging.h"
#include "games/dragon/view.h"

namespace hanpan::dragon {

/// What a decision was about. Of two choices of different kinds the later one of this list names it.
enum class decision_kind : std::uint8_t {
    discard, ///< which cube to discard
    draw,    ///< the mountain, the island or the river
    holla,   ///< say Holla, or go on; give the round up
};
inline constexpr enum_names<decision_kind::holla> decision_kinds("discard", "draw", "holla");
inline std::string_view name_of(decision_kind k) { return decision_kinds(k); }

inline decision_kind kind_of_decision(const view&, const action& a)
{
    switch (a.what) {
    case action::kind::discard: return a.holla ? decision_kind::holla : decision_kind::discard;
    case action::kind::draw:
    case action::kind::island:
    case action::kind::river:
    case action::kind::pass: return decision_kind::draw;
    case action::kind::forfeit: break;
    }
    return decision_kind::holla;
}
/// The kind of the decision between what was played and what would have been better.
inline decision_kind kind_of_decision(const view& v, const action& played, const action& better)
{
    return std::max(kind_of_decision(v, played), kind_of_decision(v, better));
}

/// Early: everybody has had fewer than four turns. Late: ten or more.
inline round_phase phase_of_round(const view& v)
{
    const int laps = v.open.turns / std::max<int>(1, v.open.players);
    return laps < 4 ? round_phase::early : laps < 10 ? round_phase::middle : round_phase::late;
}

inline std::span<const level_place> places_of_levels(const view*)
{
    static constexpr level_place places[]{
        {"learner", -14.9, 7}, {"casual", 0, 25}, {"skilled", 11.1, 27}, {"master", 20.9, 30}};
    return places;
}
inline constexpr judge_numbers judging_of(const view*) { return {.effort = 512, .promises = 64}; }

} // namespace hanpan::dragon
