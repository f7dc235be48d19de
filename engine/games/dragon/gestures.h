// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string_view>
#include <vector>

#include "game/gesture.h"
#include "games/dragon/notation.h"
#include "games/dragon/view.h"

// What a person's gesture at the table means, and what he may do: all of it by what his seat sees.
namespace hanpan::dragon {

enum class button : std::uint8_t { draw, island, river, discard, holla, pass, forfeit };
/// "draw", "island", …
std::string_view id_of(button b);
/// Nothing where no button is called that.
std::optional<button> button_of(std::string_view id);

/// A place of the table: where held cubes come from and where a gesture ends. `hand` is one's own.
enum class spot : std::uint8_t { button, hand, island, river, mountain, locked, elsewhere };
/// The kind of its zones: "hand", "island", …; "" where there are none, or many.
std::string_view kind_of(spot s);
/// What a zone is for the player at `me`.
spot spot_of(const zone& z, seat me);

/// Where a gesture ends.
struct goal {
    spot where = spot::elsewhere;
    button pressed = button::draw; ///< where it is a button
    seat owner = no_seat;          ///< where it is a mountain
};

/// The pieces held, by where they come from.
struct held {
    std::vector<cubes::type> hand; ///< left to right
    std::vector<cubes::type> river;
    seat mountain = no_seat; ///< whose mountain's next cube it is; no_seat = no mountain's
    bool island = false;
    bool foreign = false; ///< something nobody may pick up

    bool empty() const { return hand.empty() && river.empty() && mountain == no_seat && !island && !foreign; }
};

/// What the gesture may mean. `legal`, here and below: what the match lists for the view's seat.
meaning<told> gesture(const view& v, const std::vector<told>& legal, const held& pieces, const goal& to);
/// Where a double-clicked cube from there goes; `elsewhere` = nowhere.
spot natural_target(const view& v, spot from);
button primary_button(const view& v, const std::vector<told>& legal);
/// The cubes of the hand, or of the river, that some action of the moment uses.
std::vector<cubes::type> playable(const std::vector<told>& legal, spot from);
/// What is done when the time is up (RULES.md, 6.5): it draws from the mountain, and the drawn cube is dropped again.
/// Nothing where there is no mountain to draw from.
std::optional<told> on_timeout(const view& v, const std::vector<told>& legal);
/// The cube that was drawn in this turn, while it is the seat's turn to drop one; else no_cube.
cubes::type drawn_now(const view& v);

/// All cubes of `who`, where `pieces` may or may not include the locked ones.
cubes::bag with_locked(const open_part& o, seat who, const cubes::bag& pieces);
/// One's own hand in the parts it has of the nearest hand that may be declared. Locked cubes belong to them too, but
/// lie beside it.
std::vector<std::vector<cubes::type>> hand_groups(const view& v, const cubes::bag& hand);
/// The cubes of a hand that is shown, from head to tail; those that are in no part come last, as they lay.
std::vector<cubes::type> in_parts(const open_part& o, seat who, std::vector<cubes::type> pieces);

} // namespace hanpan::dragon
