// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <span>
#include <string_view>
#include <vector>

#include "game/gesture.h"
#include "games/hoola/notation.h"
#include "games/hoola/view.h"

// What a person's gestures at the table mean.
namespace hanpan::hoola {

/// In the order in which they stand on the screen.
enum class button { stay, drop, take, draw, meld, add, discard, stop, blast, pass };
std::string_view id_of(button b);
std::optional<button> button_of(std::string_view id);

/// What a person sees when he makes a gesture.
struct sight {
    const view& seen;
    std::span<const told> legal; ///< what the match lists for his seat
    seat_set to_act;             ///< as the match says
    seat claimant = no_seat;     ///< whose claim waits for the others' answers, as far as this person has heard

    bool may_act() const { return to_act.has(seen.me); }
    /// Is there an action of this kind among the legal ones?
    bool may(action_kind kind) const;
    /// Is he in turn with others still to answer, so that most of what he does now is done only if nobody claims (4.3)?
    bool may_be_taken() const;
};

/// The pieces held over the table, by where they come from.
struct held {
    std::vector<card> hand; ///< left to right
    bool stock_top = false;
    bool discard_top = false;
    bool foreign = false; ///< something nobody may pick up
};
/// Where a gesture ends.
struct target {
    enum class place { nowhere, button, hand, stock, discard, new_meld, meld };
    place where = place::nowhere;
    button pressed = button::pass; ///< a button
    int meld = -1;                 ///< a meld's number
};

/// What the gesture may mean; empty where it means nothing.
meaning<told> gesture(const sight& s, const held& holding, const target& to);
/// The most natural button now.
button primary_button(const sight& s);
/// What was announced while others could claim and is done now that nobody has; nothing where he is to decide.
std::optional<told> forced(const sight& s);

/// The disjoint melds that take the most points out of the hand, each by rank.
std::vector<std::vector<card>> hand_groups(const rules& law, std::span<const card> hand);

/// What stopping costs the hand of `v`'s seat if everybody undercuts it as far as the rules allow; >= 0 = nothing.
half_units price_of_stopping(const view& v);

/// Did laying this card off complete the set it went to, so that nothing more may be built on it?
bool completes_set(const view& v, const told& laid_off);

} // namespace hanpan::hoola
