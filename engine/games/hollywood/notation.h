// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "base/parsed.h"
#include "games/hollywood/state.h"

namespace hanpan::hollywood {

/// The action words (also in the command line's protocol):
///
///     may_i | pass | allow | deny | withdraw
///     draw stock | draw discard
///     lay_down 9C 9D AS | 4H 5H 6H 7H    the contract; a run in order, wilds in their places
///     lay_off 7H 0 [bottom|top|hand]     a card onto meld 0; the end it, or the wild it replaces, goes to
///     discard KD
///     undo                               takes back the last play on the table
///     point_out                          the discard could have been laid off
///
/// A card may be written without its copy: one held by the player is meant.
std::string to_text(const state& s, const action& a);
parsed<action> read_action(const state& s, seat who, std::string_view text);
/// `who` doing `a`, as `viewer` notices it: nobody hears a pass.
std::string public_text(const state& s, seat who, const action& a, seat viewer);

/// Cards in the order written, each a copy of its own: named copies as named, others the lowest copies free, out of
/// `from`. A sentence when the packs do not hold so many.
parsed<std::vector<card>> read_cards(std::string_view text, const card_set& from, const card_set& all);

/// The kinds of the melds under a contract, where the cards can be read both ways; false when they fit it in no way
/// (then each is what it can be, a set first).
bool assign_kinds(const table& t, action& a);

} // namespace hanpan::hollywood
