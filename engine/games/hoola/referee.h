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

/// Why the cards, a run from low to high, are no meld; fills in `laid` when they are one. `fresh`: as one new meld,
/// otherwise as one that may have grown.
refused as_meld(const rules& law, std::span<const card> row, bool fresh, table_meld& laid);

/// A discard that somebody may want. Seats count from the dealer's left, as everywhere.
struct claim_case {
    int players = 0;
    card discard = no_card;
    seat discarder = 0;
    std::array<card_set, max_players> hands = {};
    seat_set registered;
};
/// May the seat claim at all: is it in turn, or do these rules let others in?
bool may_claim(const rules& law, const claim_case& c, seat who);
/// Every new meld that the seat can make with the discard, its cards in order; none where it may not claim.
std::vector<std::vector<card>> claims(const rules& law, const claim_case& c, seat who);

/// How a hand ended, by its word: "going_out", "hoola", "stop", "blast", "stock_out".
std::optional<ending> told_ending(std::string_view word);
/// What is wrong with a reported end of a hand.
enum class wrong_end { none, not_for_places, closer_holds_cards, no_claim, own_discard };
/// Makes of a told ending what these rules call it, by the hand of who ended it, and says what is wrong with the rest.
wrong_end complete(const rules& law, final_position& end);

} // namespace hanpan::hoola
