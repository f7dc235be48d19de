// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>

#include "base/enum_names.h"
#include "game/judging.h"
#include "games/hulahoo/actions.h"
#include "games/hulahoo/view.h"

namespace hanpan::hulahoo {

/// What a decision was about. Of two choices of different kinds the later one of this list names it.
enum class decision_kind : std::uint8_t {
    card, ///< which card to play
    call, ///< what to call with it, or whom to name
    pass, ///< play or pass
    swap, ///< which cards lie open
};
inline constexpr enum_names<decision_kind::swap> decision_kinds("card", "call", "pass", "swap");
inline std::string_view name_of(decision_kind k) { return decision_kinds(k); }

inline decision_kind kind_of_decision(const view&, const action& a)
{
    switch (a.what) {
    case action::kind::play: return decision_kind::card;
    case action::kind::name: return decision_kind::call;
    case action::kind::pass: return decision_kind::pass;
    case action::kind::pick:
    case action::kind::swap:
    case action::kind::keep: break;
    }
    return decision_kind::swap;
}
/// The kind of the decision between what was played and what would have been better.
inline decision_kind kind_of_decision(const view& v, const action& played, const action& better)
{
    const bool same_card = played.what == action::kind::play && better.what == action::kind::play &&
                           played.value == better.value && !(played == better);
    return same_card ? decision_kind::call : std::max(kind_of_decision(v, played), kind_of_decision(v, better));
}

/// Early: everybody still in holds six cards or more. Late: somebody holds two or fewer.
inline round_phase phase_of_round(const view& v)
{
    int fewest = set_size;
    for (seat s = 0; s < v.players; ++s)
        if (v.in.has(s))
            fewest = std::min(fewest, v.cards_of(s));
    return fewest <= 2 ? round_phase::late : fewest <= 5 ? round_phase::middle : round_phase::early;
}

inline std::span<const level_place> places_of_levels(const view*)
{
    static constexpr level_place places[]{
        {"learner", -10.8, 9}, {"casual", 0, 25}, {"skilled", 23.6, 44}, {"expert", 25.9, 47}, {"master", 30.2, 47}};
    return places;
}
inline constexpr judge_numbers judging_of(const view*) { return {.effort = 128, .promises = 64}; }

} // namespace hanpan::hulahoo
