// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "base/parsed.h"
#include "games/dragon/state.h"
#include "games/dragon/view.h"

namespace hanpan::dragon {

/// An action as it is written, whatever the position. Which members count depends on `what`; the others keep their
/// defaults.
struct told {
    std::optional<action::kind> what;  ///< nothing = no action, no words
    cubes::type cube = cubes::no_cube; ///< river, discard
    std::int8_t mountain = no_seat;    ///< draw: the seat whose mountain is named; no_seat = none is
    bool holla = false;                ///< discard
    friend bool operator==(const told&, const told&) = default;
};

/// `draw` · `draw 2` (from seat 2's mountain) · `island` · `river 7s` · `pass` · `discard 7s` · `discard 7s holla` ·
/// `forfeit`.
std::string to_text(const told& t);
/// Checks the grammar alone, at a table of `seats`.
parsed<told> read_told(std::string_view text, int seats = most_players);

/// An action of the player in turn, as he writes it.
told tell(const state& s, const action& a);
/// The same for the view's seat.
told tell(const view& v, const action& a);
std::string to_text(const state& s, const action& a);
std::string to_text(const view& v, const action& a);
/// The mountain may be left out where `who` draws from it anyway.
parsed<action> read_action(const open_part& o, seat who, std::string_view text);
parsed<action> read_action(const state& s, seat who, std::string_view text);
/// `who` must be the view's seat.
parsed<action> read_action(const view& v, seat who, std::string_view text);

/// `who` doing `a` as `viewer` notices it. Everybody sees everything that is done here; what was drawn is not part of
/// it.
std::optional<told> shown(const state& s, seat who, const action& a, seat viewer);

} // namespace hanpan::dragon
