// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string_view>
#include <vector>

#include "game/gesture.h"
#include "games/hollywood/notation.h"

// What a person's gestures at the table mean, and what the table knows of the moment: no words, no pictures.
namespace hanpan::hollywood {

/// The game's own buttons, in the order in which they stand. `offer` switches which discards are offered out of turn.
enum class button { allow, deny, take, draw, lay_down, lay_off, may_i, pass, offer, discard };
std::string_view id_of(button b);
std::optional<button> button_of(std::string_view id);

/// The pieces held, by where they come from.
struct held {
    std::vector<card> hand = {}; ///< own cards, left to right
    bool stock_top = false;
    bool discard_top = false;
    bool foreign = false; ///< something nobody may pick up: a meld's card, another hand, a covered discard
};

/// Where it is dropped, or what is pressed.
struct target {
    enum class kind { button, stock, discard, hand, new_meld, meld, elsewhere };
    kind what = kind::elsewhere;
    button pressed = button::pass; ///< button
    int meld = 0;                  ///< meld: its number

    friend bool operator==(const target&, const target&) = default;
};

/// What a gesture may mean. `legal`: what the match lists for the view's seat. `place`: where among a meld's cards they
/// are dropped, -1 = not said; on the left half of a run they go to its low end. The contract is laid down by its
/// button (with no cards held: what the hand allows) or by dropping its cards as new melds: parted as they stand in the
/// hand, or in any way that makes the contract.
meaning<told> gesture(const view& v, const std::vector<told>& legal, const held& h, const target& to, int place);
/// Where a card goes by itself, the most natural place first: a card that fits a meld goes there, every other one is
/// thrown.
std::vector<target> natural_targets(const std::vector<told>& legal, card c);
/// The most natural button now.
button primary_button(const view& v, const std::vector<told>& legal);

// ---- what the moment is

/// May the view's seat answer whether it wants the discard, ahead of a player who draws next?
bool asked_out_of_turn(const view& v);
/// The question of a claim window: would the top discard bring the view's hand nearer to its contract?
bool is_useful(const view& v, card c);
/// Which discards a person wants to be asked about out of turn.
enum class offers { useful, always, none };
/// What he answers without being asked; nothing where he is asked.
std::optional<told> forced(const view& v, offers wanted);
/// The same, but only where a coach would answer so too.
std::optional<told> unless_advised(const view& v, offers wanted);
/// What a person does by beginning this action: one passes the discard in one's own turn by drawing.
told meant_by(const view& v, const told& t);
/// Do these rules keep everybody from taking this action back?
bool stands_fast(const rules& law, const told& t);

// ---- cards

/// Cards of the hand that some action of the moment names.
card_set playable(const view& v, const std::vector<told>& legal);
/// Does card `at` of a meld stand for another one (in a set: for any of its rank)?
bool stands_in(const rules& law, const table_meld& m, int at);
/// The hand parted: the melds it can lay down, then what might become melds. Left-over cards are in no group.
std::vector<std::vector<card>> hand_groups(const view& v, const std::vector<card>& hand);

} // namespace hanpan::hollywood
