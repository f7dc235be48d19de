// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/parsed.h"
#include "games/hoola/state.h"

namespace hanpan::hoola {

/// The action words (also in the command line's protocol):
///
///     draw | pass | stop | blast | stay | drop
///     take 4C 4D      the top discard, with these cards from the hand, as a new meld (player in turn)
///     take            a discarded seven alone (claim_lone_seven)
///     take > 2        the top discard, laid off on meld 2 (claim_layoff)
///     thank …         the same out of turn
///     meld 4C 4D 4H   cards from the hand as a new meld; a run with a joker is written in order: meld 5H X1 7H
///     add 8H 0        a card from the hand to meld 0
///     discard KD
///
/// `told`: an action as it is written, without what is hidden. It can be read and written without a position.
struct told {
    action_kind kind = action_kind::pass;
    std::vector<card> cards = {}; ///< add, discard: one; meld: all; take, thank: those of the hand, in the meld's order
    int onto = -1;                ///< add, take, thank: the meld's number; -1 = a new meld
    friend bool operator==(const told&, const told&) = default;
};
std::string to_text(const told& t);
/// Checks the words alone, not whether the pack has these cards.
parsed<told> read_told(std::string_view text);
/// The word of a kind: "draw".
std::string_view verb(action_kind kind);

/// An action of this table written down, and back. (A state and a view are tables.)
told tell(const open_part& t, const action& a);
inline std::string to_text(const open_part& t, const action& a) { return to_text(tell(t, a)); }
parsed<action> read_action(const open_part& t, seat who, std::string_view text);
/// `who` doing `a`, as `viewer` notices it. Nobody hears a pass; of a thank-you that waits for players nearer in turn
/// others hear the word and not the cards.
std::optional<told> shown(const state& s, seat who, const action& a, seat viewer);

/// The cards of a meld as they lie: a run from its start with the joker in its place, a set by suits, then its spur.
std::vector<card> in_order(const table_meld& m);
/// The same for a new meld still to be laid.
std::vector<card> in_order(const rules& law, card_set pieces, card joker_as);
/// Which card the joker of `row` stands for if the row is a run in order; no_card if it is none.
card joker_in_order(const rules& law, const std::vector<card>& row);

} // namespace hanpan::hoola
