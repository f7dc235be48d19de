// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <optional>
#include <span>
#include <string_view>
#include <vector>

#include "games/hoola/melding.h"
#include "games/hoola/settle.h"

// What a referee is asked about cards on a real table. `hanpan-engine eval` wraps it in JSON, the judge's page in
// words.
namespace hanpan::hoola {

card_set set_of(std::span<const card> row);

/// Cards as a meld on the table, or why they are none.
struct laid_meld {
    refused why = refused::none;
    table_meld meld = {};
};
/// The cards, a run from low to high, laid as one new meld.
laid_meld new_meld(const rules& law, std::span<const card> row);
/// The cards as a meld that lies there already, whether laid so or grown.
laid_meld standing_meld(const rules& law, std::span<const card> row);
/// The meld with one more card, or why it does not take it.
laid_meld laid_off(const rules& law, const table_meld& meld, card piece);

/// A discard that somebody may want. Seats count from the dealer's left, as everywhere.
struct claim_case {
    int players = 2;
    card discard = no_card;
    seat discarder = 0;
    std::array<card_set, max_players> hands = {};
    seat_set melded;
};
/// May the seat claim at all: is it in turn, or do these rules let others in?
bool may_claim(const rules& law, const claim_case& c, seat who);
/// Every new meld that the seat can make with the discard, its cards in order; none where it may not claim.
std::vector<std::vector<card>> claims(const rules& law, const claim_case& c, seat who);

/// How a hand ended, as people say it.
enum class told_end { going_out, hoola, stop, blast, stock_out };
/// By its word: "going_out", "hoola", …
std::optional<told_end> read_told_end(std::string_view word);
/// What these rules call that ending; `closers_hand` is the hand of the player who ended it.
ending ending_of(const rules& law, told_end how, card_set closers_hand);

/// What is wrong with a reported end of a hand.
enum class wrong_end { none, not_for_places, closer_holds_cards, no_claim, own_discard };
wrong_end check_end(const rules& law, const final_position& end);

} // namespace hanpan::hoola
