// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string_view>
#include <vector>

#include "base/index.h"
#include "base/random.h"
#include "game/game.h"
#include "games/dragon/state.h"

namespace hanpan::dragon {

/// What one seat may know: the open part and its own hidden hand. There is no room in it for a secret.
struct view {
    open_part open;
    seat me = no_seat;
    cubes::bag hand;                    ///< my hidden hand, this turn's cube included
    cubes::type drawn = cubes::no_cube; ///< this turn's cube, where it is mine or was taken openly

    cubes::bag whole() const { return cubes::sum(hand, open.locked[at(me)]); }
};

/// For which numbers the wild D stand, where the rules ask: the odd ones, the even ones, or by the dots of their own
/// suit.
enum class parity : std::uint8_t { none, odd, even, by_dots };

/// What the die beside the island says, and where the cube that was dropped last lies.
struct table_sign {
    int dots = 0;          ///< on every side of the die: the suit of the open cube, from 1
    cubes::kinds wild = 0; ///< the D that may be wild
    dragon::parity parity = parity::none;
    source last_to = source::none; ///< the island or the river; none = nothing was dropped yet
    friend bool operator==(const table_sign&, const table_sign&) = default;
};
table_sign sign_of(const open_part& o);

view observe(const state& s, seat who);
/// A state that looks the same to the view's seat.
state determinize(const view& v, random_stream& rng);
/// The cubes whose place the view's seat does not see: in hidden hands or mountains.
cubes::bag unseen(const view& v);

json to_json(const view& v);
json everything(const state& s);
void list_zones(const view& v, std::vector<zone>& zones);
/// Every cube by name, the mountains too.
void list_zones(const state& s, std::vector<zone>& zones);

std::string_view phase_name(phase p);
std::string_view source_name(source s); ///< "mountain", "island", "river", "" for none
std::string_view parity_name(parity p); ///< "odd", "even", "dots", "" for none

} // namespace hanpan::dragon
