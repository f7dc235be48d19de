// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <span>
#include <vector>

#include "games/hollywood/melding.h"
#include "games/hollywood/settle.h"

// What a referee is asked about cards on a real table. `hanpan-engine eval` wraps it in JSON, the judge's page in
// words.
namespace hanpan::hollywood {

/// Cards as a meld on the table, or why they are none.
struct laid_meld {
    enum class number { right, too_few, too_many } cards = number::right;
    refusal_note why = {}; ///< why it is no meld
    table_meld meld = {};
    bool allowed() const { return cards == number::right && why.allowed(); }
};
/// The cards in order, wilds in their places, laid as one new meld.
laid_meld new_meld(const rules& law, meld_kind kind, std::span<const card> row);
/// The same of a meld that lies there already, whatever its length.
laid_meld standing_meld(const rules& law, meld_kind kind, std::span<const card> row);
/// The fewest cards of a new meld.
constexpr int fewest_cards(meld_kind kind) { return kind == meld_kind::set ? set_cards : run_cards; }

/// Every way to lay the card off, by where the meld then starts; `why` says why there is none.
struct laid_off {
    std::vector<layoff> ways;
    refused why = refused::none;
};
laid_off lay_off(const rules& law, const table_meld& meld, card piece);

/// Whether a hand holds a contract: one way to lay it down, or the fewest cards it misses (0: all are there, but the
/// melds cannot use up the whole hand).
struct contract_answer {
    std::optional<action> way;
    int missing = 0;
    card_set left = {}; ///< of the hand, once it is laid down
};
/// `hand_no`: the hand's number in the match, from 0.
contract_answer contract_in(const rules& law, int hand_no, const card_set& hand);
/// May these melds be laid down from this hand as its contract? Copies of a card count as they are named.
bool may_lay_down(const rules& law, int hand_no, const card_set& hand, const action& melds);

} // namespace hanpan::hollywood
