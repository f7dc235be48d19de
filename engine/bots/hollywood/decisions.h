// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>

#include "base/enum_names.h"
#include "game/judging.h"
#include "games/hollywood/view.h"

namespace hanpan::hollywood {

/// What a decision was about. Of two choices of different kinds the later one of this list names it.
enum class decision_kind : std::uint8_t {
    discard,   ///< which card to discard
    lay_off,   ///< lay off, or keep the card
    lay_down,  ///< lay the contract down, which way, or wait
    draw,      ///< the discard or the stock
    call,      ///< say May I, or let the card go
    allow,     ///< allow or deny a call
    point_out, ///< point out what somebody overlooked
};
inline constexpr enum_names<decision_kind::point_out> decision_kinds("discard", "lay_off", "lay_down", "draw", "call",
                                                                     "allow", "point_out");
inline std::string_view name_of(decision_kind k) { return decision_kinds(k); }

inline decision_kind kind_of_decision(const view&, const action& a)
{
    switch (a.kind) {
    case action_kind::discard: return decision_kind::discard;
    case action_kind::undo:
    case action_kind::lay_off: return decision_kind::lay_off;
    case action_kind::lay_down: return decision_kind::lay_down;
    case action_kind::draw_stock:
    case action_kind::draw_discard: return decision_kind::draw;
    case action_kind::may_i:
    case action_kind::pass:
    case action_kind::withdraw: return decision_kind::call;
    case action_kind::allow:
    case action_kind::deny: return decision_kind::allow;
    case action_kind::point_out: break;
    }
    return decision_kind::point_out;
}
/// The kind of the decision between what was played and what would have been better.
inline decision_kind kind_of_decision(const view& v, const action& played, const action& better)
{
    return std::max(kind_of_decision(v, played), kind_of_decision(v, better));
}

/// Early: nobody has laid down. Late: somebody holds three cards or fewer.
inline round_phase phase_of_round(const view& v)
{
    if (std::any_of(v.counts, v.counts + v.players, [](int cards) { return cards > 0 && cards <= 3; }))
        return round_phase::late;
    return v.down.empty() ? round_phase::early : round_phase::middle;
}

inline std::span<const level_place> places_of_levels(const view*)
{
    static constexpr level_place places[]{
        {"learner", -32.1, -30}, {"casual", 0, 0}, {"skilled", 10.2, 7}, {"expert", 13.5, 12}, {"master", 20.9, 15}};
    return places;
}
inline constexpr judge_numbers judging_of(const view*) { return {.effort = 32, .promises = 32}; }

} // namespace hanpan::hollywood
