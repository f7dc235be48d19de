// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cassert>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/parsed.h"
#include "games/hulahoo/actions.h"
#include "games/hulahoo/view.h"

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
/// A call by its word (`call_name`); none for any other word.
call read_call(std::string_view word);
/// Values separated by blanks; no more of one than the set holds.
parsed<counts> read_cards(std::string_view text);

/// An action as it is written, whatever the position. `swap 2 13` · `swap 2 hand 5 6` · `swap 2 hand ? ?` · `keep` ·
/// `pick 1 3 5 9 13` · `pick` · `play 5 higher open > 2` · `name 2 lower` · `pass`.
struct told {
    using kind = action::kind;
    enum class place : std::uint8_t { unsaid, open, hand };
    std::optional<kind> what;        ///< none: says nothing
    int value = 0;                   ///< play: the card
    hulahoo::call call = call::none; ///< play, name; none: unsaid
    place from = place::unsaid;      ///< play
    seat target = no_seat;           ///< play, name
    std::vector<int> open_cards;     ///< pick (none: seen by its owner alone), swap
    std::vector<int> hand_cards;     ///< swap: those that are named
    int hidden = 0;                  ///< swap: how many more cards of the hand, seen by their owner alone
    friend bool operator==(const told&, const told&) = default;
};

/// Checks the grammar alone, of what players say and of what others notice of it.
parsed<told> read_told(std::string_view text);
std::string to_text(const told& t);

/// How the action is written down at this table.
told tell(const open_part& t, const action& a);
inline std::string to_text(const open_part& t, const action& a) { return to_text(tell(t, a)); }
/// The source may be left out (open row first); a target may be left out where only one other player is in, and a call
/// where the card decides it (double, a 1 as small joker).
parsed<action> read_action(const standpoint& p, std::string_view text);
inline parsed<action> read_action(const state& s, seat who, std::string_view text)
{
    return read_action(standpoint_of(s, who), text);
}
/// Of the view's own seat.
inline parsed<action> read_action(const view& v, [[maybe_unused]] seat who, std::string_view text)
{
    assert(who == v.me);
    return read_action(v.stand(), text);
}

/// What `viewer` notices of `who` doing `a`: hand cards swapped and rows picked are the owner's secret.
std::optional<told> shown(const open_part& t, seat who, const action& a, seat viewer);

} // namespace hanpan::hulahoo
