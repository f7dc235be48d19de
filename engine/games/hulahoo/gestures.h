// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <optional>
#include <string_view>
#include <vector>

#include "game/gesture.h"
#include "games/hulahoo/notation.h"
#include "games/hulahoo/view.h"

namespace hanpan::hulahoo {

/// The game's own buttons, in the order in which they stand on the screen.
enum class button : std::uint8_t { swap, keep, pick, name, higher, lower, doubled, anything, pass };
inline constexpr std::array all_buttons{button::swap,  button::keep,    button::pick,     button::name, button::higher,
                                        button::lower, button::doubled, button::anything, button::pass};
/// "swap", …; a call's button has the call's name.
std::string_view id_of(button b);
/// What a button calls out; none for one that plays no card.
call call_of(button b);

/// The pieces held, by where they come from.
struct held {
    std::vector<int> hand; ///< own cards, left to right
    std::vector<int> open;
    bool foreign = false; ///< something that nobody may move: a pile's card, another player's

    std::size_t count() const { return hand.size() + open.size(); }
};

/// Where it is let go, or which button is pressed with it. A place on the table for a call is that call's button.
struct target {
    enum class kind : std::uint8_t { button, discard, stock, hand, open, seat };
    kind what = kind::discard;
    button pressed = button::pass; ///< button
    seat owner = no_seat;          ///< hand, open, seat: whose it is
    friend bool operator==(const target&, const target&) = default;
};

/// What a gesture of the view's seat may mean. A card goes to the pile, which asks for the call where there is a
/// choice, or straight to a call or, where players are named, to the one who must answer. Cards to swap go to the
/// stock, cards to lay open to one's own row. Whether the match allows it is not checked here.
meaning<told> gesture(const view& v, const held& h, const target& t);
/// Where one's own card goes when it is double-clicked.
target natural_target(const view& v);
/// Is only one card at a time meant now?
bool selects_one(const view& v);

/// Whose turn it is, preferring the view's seat among several; no_seat when the round is over.
seat turn(const view& v);
/// The only thing the view's seat can do where no card fits: it drops the hoop.
std::optional<told> forced(const view& v);
/// The most natural button now, if any.
std::optional<button> primary_button(const view& v);
/// The view's seat's cards that some action of the moment uses, in its hand or in its open row.
value_set playable(const view& v, bool in_hand);
/// What fits on the pile, whoever holds it.
value_set fitting(const open_part& t);

} // namespace hanpan::hulahoo
