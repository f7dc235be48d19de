// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>

#include "base/parsed.h"
#include "games/hulahoo/state.h"

namespace hanpan::hulahoo {

/// "1 3 5 9 13": values in ascending order (counts) or as they lie (rows).
std::string to_text(const counts& cards);
template <std::size_t Capacity>
std::string to_text(const row<Capacity>& cards)
{
    std::string text;
    for (const int value : cards)
        text += (text.empty() ? "" : " ") + std::to_string(value);
    return text;
}

/// A value "1" … "13".
parsed<int> read_value(std::string_view word);
/// Values separated by blanks; no more of one than the set holds.
parsed<counts> read_cards(std::string_view text);

/// `swap 2 13` · `swap 2 hand 5 6` · `keep` · `pick 1 3 5 9 13` · `play 5 higher open > 2` · `name 2 lower` · `pass`.
std::string to_text(const state& s, const action& a);
/// The source may be left out (open row first); a target may be left out where only one other player is in, and a call
/// where the card decides it (double, a 1 as small joker).
parsed<action> read_action(const state& s, seat who, std::string_view text);
/// `who` doing `a` as `viewer` may see it: hand cards swapped and rows picked are the owner's secret.
std::string public_text(const state& s, seat who, const action& a, seat viewer);

} // namespace hanpan::hulahoo
