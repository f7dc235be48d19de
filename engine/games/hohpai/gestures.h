// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string_view>
#include <vector>

#include "game/gesture.h"
#include "games/hohpai/notation.h"

namespace hanpan::hohpai {

/// The game's own buttons, in the order in which they stand.
enum class button : std::uint8_t { exchange, take, draw, discard, declare, decline, pass };
std::string_view id_of(button b);
std::optional<button> button_of(std::string_view id);

/// The pieces held over the table, by where they come from.
struct held {
    std::vector<dominoes::face> hand; ///< own pieces, left to right
    bool stock_top = false;
    bool discard_top = false;
    bool foreign = false; ///< something nobody may pick up
};

/// Where it is let go, or which button is pressed.
struct target {
    enum class kind : std::uint8_t { elsewhere, button, hand, row, eye, stock, discard };
    kind what = kind::elsewhere;
    hohpai::button pressed = button::exchange; ///< of a button
};

meaning<told> gesture(const view& v, const held& pieces, const target& to);
/// Where a piece of this place goes by itself; `elsewhere` if it stays.
target::kind natural_target(const view& v, target::kind from);
/// The most natural button now. `legal`, here and below: what the view's seat may do.
button primary_button(const view& v, const std::vector<told>& legal);
/// Everybody is asked whether he declares; a player with nothing to declare has nothing to decide: what he answers.
std::optional<told> forced(const std::vector<told>& legal);

/// Is there one of this kind among the legal ones?
bool may(const std::vector<told>& legal, action::kind what);
/// Is the view's seat asked outside the usual order of a turn whether it shows its win?
bool asked_to_declare(const view& v, const std::vector<told>& legal);
/// Are all the others asked next whether they win with what this action discards?
bool opens_claims(const rules& law, const told& done);

} // namespace hanpan::hohpai
