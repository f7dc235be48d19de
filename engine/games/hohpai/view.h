// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "base/random.h"
#include "game/game.h"
#include "games/hohpai/state.h"

namespace hanpan::hohpai {

/// What one seat may know (section 4.1): what lies open, its own hand, what it has seen go where. Until the deal is
/// over there is no room in it for another seat's pieces.
struct view {
    open_part open;
    seat me = no_seat;
    dominoes::bag hand = 0;
    knowledge known;
    std::array<dominoes::face, 4> last_taken{dominoes::no_face, dominoes::no_face, dominoes::no_face,
                                             dominoes::no_face};
    bool declined = false; ///< by me, in this turn
    bool declared = false; ///< my answer in a window

    /// The deal is over and everything lies open.
    bool revealed = false;
    std::array<dominoes::bag, 4> hands{};
    std::array<dominoes::face, ring::capacity> row{};
    std::array<dominoes::face, dominoes::pieces> stock{};
};

view observe(const state& s, seat who);
/// A state that looks the same to the view's seat: hidden pieces lie where its knowledge lets them, otherwise at
/// random.
state determinize(const view& v, random_stream& rng);

/// What a seat that has seen only its own hand, its own pieces in the row and the open pieces knows.
knowledge fresh_knowledge(const state& s, seat who);

json to_json(const view& v);
json everything(const state& s);
/// hand:0 …, row (from end A), eye, stock, discard.
void list_zones(const view& v, std::vector<zone>& zones);
/// The same with every piece named.
void list_zones(const state& s, std::vector<zone>& zones);

std::string_view to_text(phase p);

} // namespace hanpan::hohpai
