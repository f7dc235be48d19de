// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <type_traits>

#include "base/seat.h"
#include "games/hollywood/contracts.h"
#include "games/hollywood/rules.h"
#include "pieces/packs.h"

namespace hanpan::hollywood {

using packs::card;
using packs::card_set;
using packs::no_card;

/// Most cards of one meld: sixteen of a rank and every wild of four packs.
inline constexpr int max_meld = 40;
inline constexpr int max_melds = max_seats_here * max_contract_melds;
/// Most cards in one laying down, and most plays of one turn that can be taken back.
inline constexpr int max_laid = 96;
inline constexpr int max_plays = 48;
/// A hand nobody manages to finish ends without a winner after this many turns; people need about forty.
inline constexpr int max_turns = 600;

enum class phase : std::uint8_t {
    window,   ///< the top discard may be called (and taken by the player in turn)
    ahead,    ///< somebody called: players nearer in turn are asked whether they take it themselves
    decision, ///< the player in turn allows or denies; the caller may withdraw
    draw,     ///< the player in turn draws
    play,     ///< he lays down, lays off, discards
    pointing, ///< his discard could have been laid off: somebody may point it out
    over
};

enum class ending : std::uint8_t { none, laid_out, discarded, stock_out, stalled };

/// A meld on the table. A run's card i stands for place start + i; places are 2 … 13 = two … king, 1 and 14 = ace.
struct table_meld {
    meld_kind kind = meld_kind::set;
    std::int8_t owner = no_seat;
    std::uint8_t suit = 0;   ///< of a run
    std::uint8_t rank = 0;   ///< of a set, 0 … 12 = A … K
    std::uint8_t start = 0;  ///< of a run
    std::uint8_t length = 0; ///< cards
    card cards[max_meld] = {};

    int end() const { return start + length - 1; }
};

enum class way : std::uint8_t { none, bottom, top, hand };

enum class action_kind : std::uint8_t {
    may_i,
    pass,
    allow,
    deny,
    withdraw,
    draw_stock,
    draw_discard,
    lay_down,
    lay_off,
    discard,
    undo,
    point_out
};

/// One action. Which members count depends on the kind.
struct action {
    action_kind kind = action_kind::pass;
    card which = no_card;   ///< lay_off, discard
    std::uint8_t onto = 0;  ///< lay_off: the meld's number
    way to = way::none;     ///< lay_off: the end the card, or the wild it replaces, goes to; hand = the wild is taken
    std::uint8_t melds = 0; ///< lay_down: their number
    meld_kind kinds[max_contract_melds] = {};
    std::uint8_t lengths[max_contract_melds] = {};
    card laid[max_laid] = {}; ///< lay_down: the cards of all melds, in order

    friend bool operator==(const action& a, const action& b)
    {
        if (a.kind != b.kind || a.which != b.which || a.onto != b.onto || a.to != b.to || a.melds != b.melds)
            return false;
        int cards = 0;
        for (int i = 0; i < a.melds; ++i) {
            if (a.kinds[i] != b.kinds[i] || a.lengths[i] != b.lengths[i])
                return false;
            cards += a.lengths[i];
        }
        for (int i = 0; i < cards; ++i)
            if (a.laid[i] != b.laid[i])
                return false;
        return true;
    }
};

/// What a play on the table did, so that it can be taken back in the same turn.
struct played {
    enum class what : std::uint8_t { laid_down, set_joined, set_swapped, extended, displaced };
    what did = what::laid_down;
    std::uint8_t onto = 0;  ///< the meld; laid_down: the first of the new ones
    std::uint8_t place = 0; ///< displaced, set_swapped: the index of the wild
    way to = way::none;
    card which = no_card;
    card wild = no_card;
    bool was_owed = false; ///< it was the wild that had to be laid off at once
};

/// Everything on the table that all players see or may remember.
struct open_part {
    const rules* law = nullptr;
    contract goal;
    table_meld melds[max_melds];                ///< the first `meld_count`
    card pile[packs::max_cards] = {};           ///< discards, oldest first
    std::int8_t pile_by[packs::max_cards] = {}; ///< who threw each; no_seat = the upcard
    played plays[max_plays];                    ///< of this turn, oldest first
    card_set seen[max_seats_here]; ///< cards everybody knows to be in that hand: taken from the pile and not played
    card_set origin;               ///< after a reshuffle: the cards the stock was made of
    std::uint8_t from_origin[max_seats_here] = {}; ///< unseen cards in hand that came from that stock
    std::uint8_t counts[max_seats_here] = {};      ///< cards in hand
    std::uint16_t used[max_seats_here] = {};       ///< May-Is granted in this hand
    std::uint8_t allowance[max_seats_here] = {};   ///< May-Is each may use in this hand (0 = no limit)
    std::uint8_t players = 0;
    std::uint8_t hand_no = 0; ///< index of the contract list
    std::uint8_t hand_dealt = 0;
    bool last_hand = false; ///< of the match
    std::uint8_t meld_count = 0;
    std::uint8_t pile_count = 0;
    std::uint8_t stock_count = 0;
    std::uint8_t play_count = 0;
    std::uint16_t reshuffles = 0;
    std::uint8_t granted = 0; ///< May-Is granted in this turn
    std::uint8_t barren = 0;  ///< turns in a row without a stock to draw from and without a play on the table
    std::uint16_t turns = 0;  ///< finished turns
    hollywood::phase phase = hollywood::phase::draw;
    hollywood::ending ending = hollywood::ending::none;
    std::int8_t dealer = 0;
    std::int8_t turn = 0;
    std::int8_t claimant = no_seat; ///< ahead, decision: whose call it is
    std::int8_t winner = no_seat;
    card taken = no_card;    ///< the discard the player in turn took in this turn
    card owed = no_card;     ///< a replaced wild that has to be laid off at once (take_and_use)
    bool remade = false;     ///< the stock was reshuffled: `origin` says of what
    bool flipped = false;    ///< the stock is the discard pile turned over: everybody may know its order
    bool drawn = false;      ///< the player in turn has drawn
    bool laid_now = false;   ///< he laid down in this turn
    bool played_now = false; ///< he played something on the table in this turn
    seat_set down;
    seat_set callers;                             ///< who has called and neither got the card nor withdrawn
    seat_set withdrawn;                           ///< who withdrew in this turn
    seat_set declined;                            ///< ahead: who was asked and did not want it
    std::uint8_t call_order[max_seats_here] = {}; ///< 1 = called first, … (timed play)
    std::uint8_t calls = 0;

    card top() const { return pile_count == 0 ? no_card : pile[pile_count - 1]; }
    /// How this hand is gone out of: the rule for final hands where it is one.
    hollywood::final_hand closing() const { return goal.final_hand ? law->final_hand : hollywood::final_hand::normal; }
    bool final_rule() const { return closing() != hollywood::final_hand::normal; }
    bool all_at_once() const { return closing() == hollywood::final_hand::all_cards_no_discard; }
    int penalty() const { return last_hand ? law->mayi_penalty_final : law->mayi_penalty; }
};

/// One hand of Hollywood Rummy, hidden cards included.
struct state : open_part {
    card_set hands[max_seats_here];
    card stock[packs::max_cards] = {}; ///< the last of `stock_count` is drawn next
    std::uint64_t chance = 0;          ///< seed of reshuffles
    seat_set asked;                    ///< window, decision, pointing: who has not answered yet
};
static_assert(std::is_trivially_copyable_v<state>);
static_assert(std::is_trivially_copyable_v<action>);

/// Every card of the packs in use.
card_set all_cards(const rules& law, int players);

} // namespace hanpan::hollywood
