// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>

#include "base/enum_names.h"
#include "game/judging.h"
#include "games/hohpai/view.h"

namespace hanpan::hohpai {

/// What a decision was about. Of two choices of different kinds the later one of this list names it.
enum class decision_kind : std::uint8_t {
    give,    ///< which piece to give away
    take,    ///< the discard or the stock
    declare, ///< declare, or wait for a dearer hand
};
inline constexpr enum_names<decision_kind::declare> decision_kinds("give", "take", "declare");
inline std::string_view name_of(decision_kind k) { return decision_kinds(k); }

inline decision_kind kind_of_decision(const view&, const action& a)
{
    switch (a.what) {
    case action::kind::exchange:
    case action::kind::discard: return decision_kind::give;
    case action::kind::take_discard:
    case action::kind::take_stock:
    case action::kind::pass: return decision_kind::take;
    case action::kind::declare:
    case action::kind::decline: break;
    }
    return decision_kind::declare;
}
/// The kind of the decision between what was played and what would have been better.
inline decision_kind kind_of_decision(const view& v, const action& played, const action& better)
{
    return std::max(kind_of_decision(v, played), kind_of_decision(v, better));
}

/// Early: everybody has had a turn or two. Late: six or more.
inline round_phase phase_of_round(const view& v)
{
    const int laps = v.open.turns / v.open.players;
    return laps < 2 ? round_phase::early : laps < 6 ? round_phase::middle : round_phase::late;
}

inline std::span<const level_place> places_of_levels(const view*)
{
    static constexpr level_place places[]{
        {"learner", -9.1, 15}, {"casual", 0, 25}, {"skilled", 1.3, 26}, {"master", 3.2, 27}};
    return places;
}
inline constexpr judge_numbers judging_of(const view*) { return {.effort = 512, .promises = 128}; }

} // namespace hanpan::hohpai
