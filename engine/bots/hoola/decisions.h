// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>

#include "base/enum_names.h"
#include "game/judging.h"
#include "games/hoola/view.h"

namespace hanpan::hoola {

/// What a decision was about. Of two choices of different kinds the later one of this list names it: whoever discards
/// where a meld was better has decided about laying down.
enum class decision_kind : std::uint8_t {
    discard,  ///< which card to discard
    lay_down, ///< meld, lay off, or wait
    take,     ///< the discard or the stock
    claim,    ///< claim a discard out of turn, or let it go
    stop,     ///< stop or go on
    blast,    ///< blast or play on
    drop,     ///< stay or drop out
};
inline constexpr enum_names<decision_kind::drop> decision_kinds("discard", "lay_down", "take", "claim", "stop", "blast",
                                                                "drop");
inline std::string_view name_of(decision_kind k) { return decision_kinds(k); }

inline decision_kind kind_of_decision(const view& v, const action& a)
{
    switch (a.kind) {
    case action_kind::discard: return decision_kind::discard;
    case action_kind::meld:
    case action_kind::add: return decision_kind::lay_down;
    case action_kind::draw:
    case action_kind::take: return decision_kind::take;
    case action_kind::pass: return v.me == v.turn ? decision_kind::take : decision_kind::claim;
    case action_kind::thank: return decision_kind::claim;
    case action_kind::stop: return decision_kind::stop;
    case action_kind::blast: return decision_kind::blast;
    case action_kind::stay:
    case action_kind::drop: break;
    }
    return decision_kind::drop;
}
/// The kind of the decision between what was played and what would have been better.
inline decision_kind kind_of_decision(const view& v, const action& played, const action& better)
{
    return std::max(kind_of_decision(v, played), kind_of_decision(v, better));
}

/// Early: nothing has been melded. Late: somebody holds two cards or one.
inline round_phase phase_of_round(const view& v)
{
    if (std::any_of(v.counts, v.counts + v.players, [](int cards) { return cards > 0 && cards <= 2; }))
        return round_phase::late;
    return v.meld_count == 0 ? round_phase::early : round_phase::middle;
}

inline std::span<const level_place> places_of_levels(const view*)
{
    static constexpr level_place places[]{{"learner", -7.2, 19}, {"casual", 0, 24}, {"master", 8.4, 35}};
    return places;
}
inline constexpr judge_numbers judging_of(const view*) { return {.effort = 256, .promises = 64}; }

} // namespace hanpan::hoola
