// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cassert>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "base/parsed.h"
#include "games/hollywood/view.h"

// The action words (also in the command line's protocol):
//
//     may_i | pass | allow | deny | withdraw
//     draw stock | draw discard
//     lay_down 9C 9D AS | 4H 5H 6H 7H    the contract; a run in order, wilds in their places
//     lay_off 7H 0 [bottom|top|hand]     a card onto meld 0; the end it, or the wild it replaces, goes to
//     discard KD
//     undo                               takes back the last play on the table
//     point_out                          the discard could have been laid off
//
// A card may be written without its copy: one held by the player is meant.
namespace hanpan::hollywood {

/// An action as it is written, whatever the position; which members count depends on the kind.
struct told {
    action_kind kind = action_kind::pass;
    packs::typed_card which = {};                           ///< lay_off, discard
    int onto = 0;                                           ///< lay_off: the meld's number
    way to = way::none;                                     ///< lay_off: where it goes, as far as that is said
    std::vector<std::vector<packs::typed_card>> melds = {}; ///< lay_down: their cards

    friend bool operator==(const told&, const told&) = default;
};

/// Checks the words alone; which cards there are and whose, the position says.
parsed<told> read_told(std::string_view text);
std::string to_text(const told& t);

/// An action written down, every card with its copy.
told tell(const open_part& s, const action& a);
/// What these words mean for a player in that standpoint; a sentence where the packs do not hold such cards.
parsed<action> meant(const standpoint& p, const told& t);

std::string to_text(const open_part& s, const action& a);
parsed<action> read_action(const standpoint& p, std::string_view text);
inline parsed<action> read_action(const state& s, seat who, std::string_view text)
{
    return read_action(standpoint_of(s, who), text);
}
/// `who` is the view's own seat.
inline parsed<action> read_action(const view& v, [[maybe_unused]] seat who, std::string_view text)
{
    assert(who == v.me);
    return read_action(v.stand(), text);
}

/// `who` doing `a`, as `viewer` notices it: everybody sees what is done at this table, and nobody hears a pass.
std::optional<told> shown(const open_part& s, seat who, const action& a, seat viewer);

/// Cards in the order written, each a copy of its own: named copies as named, others the lowest free ones of `from`. A
/// sentence when the packs do not hold that many.
parsed<std::vector<card>> read_cards(std::string_view text, const card_set& from, const card_set& all);

/// "9C#1 9D#1 AS#2": cards as they lie.
std::string row_text(std::span<const card> row);

/// Assigns the contract's kinds to melds that can be read both ways; false when they fit it in no way (then each is
/// what it can be, a set first).
bool assign_kinds(const open_part& t, action& a);

} // namespace hanpan::hollywood
