// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <type_traits>

#include "base/money.h"
#include "base/seat.h"
#include "games/hoola/rules.h"
#include "pieces/cards.h"

namespace hanpan::hoola {

using cards::card;
using cards::card_set;
using cards::no_card;

/// Most players of all (7.1).
inline constexpr int max_players = 7;
/// Cards in the largest pack: 52 and two jokers.
inline constexpr int max_cards = 54;
/// Most melds a hand can see: four lone sevens, and three cards at least for each other one.
inline constexpr int max_melds = 21;

enum class phase : std::uint8_t {
    dropout, ///< six or seven players: the player in turn stays or drops (7.6)
    claim,   ///< the top discard is offered to everybody who may claim it (4.3)
    turn,    ///< the player in turn has not drawn yet
    play,    ///< he has drawn or taken: melds, lay-offs, then the discard
    over
};

enum class ending : std::uint8_t {
    none,
    going_out,
    hoola,
    stop,
    minor_blast,
    major_blast,
    stock_out,
    void_stock,
    redeal
};

enum class meld_kind : std::uint8_t {
    gone,  ///< completed and taken off the table (set_completion = removed)
    set,   ///< two or more cards of one rank (two only of sevens)
    run,   ///< consecutive cards of a suit
    seven, ///< a lone seven, still to become a run or a set
};

enum class growth : std::uint8_t { both, up, down };

/// A meld on the table.
struct table_meld {
    card_set held = 0;    ///< the cards lying there, jokers included, a set's spur too
    card_set accepts = 0; ///< the cards that may be added now, jokers included; kept up to date by `melding.h`
    meld_kind kind = meld_kind::gone;
    std::int8_t owner = no_seat;
    std::uint8_t suit = 0;   ///< of a run, a lone seven
    std::uint8_t rank = 0;   ///< of a set
    std::uint8_t start = 0;  ///< rank of a run's first card
    std::uint8_t length = 0; ///< cards of the run or set, without the spur
    card joker_as = no_card; ///< the card a run's or spur's joker stands for; no_card: in a set, the suit it lacks
    growth grows = growth::both;
    bool closed = false; ///< killed: nothing more may be built on it
    // Glenn's run on a set (7.7): its suit, its way, the rank of its outer end and its number of cards (0 = none).
    std::uint8_t spur_suit = 0;
    growth spur_grows = growth::both;
    std::uint8_t spur_end = 0;
    std::uint8_t spur_length = 0;
};

/// Everything on the table that all players see or may remember.
struct open_part {
    const rules* law = nullptr;
    card_set accepts = 0;               ///< union of the melds' `accepts`
    card_set visible = 0;               ///< every card lying face up: discards and melds
    card_set thrown[max_players] = {};  ///< what each seat has discarded
    card_set spurned[max_players] = {}; ///< what each could have laid off when his last turn ended, and did not
    card_set stock_origin = 0;          ///< after a reshuffle: the cards the stock was made of; 0 before
    table_meld melds[max_melds];        ///< the first `meld_count`; numbers never change
    card pile[max_cards] = {};          ///< discards, the first one first; the last one is the top
    card last_thrown[max_players] = {no_card, no_card, no_card, no_card, no_card, no_card, no_card};
    std::uint8_t counts[max_players] = {};      ///< cards in hand
    std::uint8_t from_origin[max_players] = {}; ///< of those, how many came from the reshuffled stock
    std::uint8_t place[max_players] = {};       ///< 1 = first to be out, …; 0 = not out (play for places)
    std::uint8_t players = 0;
    std::uint8_t meld_count = 0;
    std::uint8_t pile_count = 0;
    std::uint8_t stock_count = 0;
    std::uint8_t reshuffles = 0;
    std::uint8_t out_count = 0; ///< players who have gone out
    hoola::phase phase = hoola::phase::turn;
    hoola::ending ending = hoola::ending::none;
    std::int8_t dealer = 0;
    std::int8_t turn = 0;            ///< the player in turn
    std::int8_t discarder = no_seat; ///< of the top discard; no_seat for the upcard and once one was taken
    std::int8_t thanked = no_seat;   ///< whose discard the player in turn claimed out of turn; no_seat: nobody's
    bool claimed = false;            ///< this turn began with a claim out of turn
    std::int8_t closer = no_seat;    ///< whose action ended play: the one out, the stopper, the blaster
    bool top_covered = false;        ///< the top discard has lain under another one, or is the upcard
    bool top_live = false;           ///< the top discard may be taken (not covered before, not forbidden)
    bool acted = false;              ///< something was melded or laid off before drawing in this turn
    bool registered_before = false;  ///< the player in turn was registered when his turn began
    bool melded_this_turn = false;   ///< he has laid a new meld in this turn
    seat_set active;                 ///< seats still holding cards
    seat_set dropped;                ///< seats that dropped out before play, volunteers and forced
    seat_set volunteers;             ///< those who said so themselves
    seat_set registered;             ///< seats with a meld of their own on the table
    seat_set played;                 ///< seats that have completed a turn

    card top() const { return pile_count == 0 ? no_card : pile[pile_count - 1]; }
};

enum class action_kind : std::uint8_t { draw, take, thank, pass, meld, add, discard, stop, blast, stay, drop };

/// One action. Which members count depends on the kind.
struct action {
    action_kind kind = action_kind::pass;
    card which = no_card;  ///< add, discard: the card
    std::int8_t onto = -1; ///< add: the meld's number; take, thank: the meld to lay the discard off on, -1 = a new meld
    card joker_as = no_card; ///< meld, take, thank: the card a run's joker stands for (no_card: the highest possible)
    card_set with = 0;       ///< meld: its cards; take, thank: the cards from the hand
    friend bool operator==(const action&, const action&) = default;
};

/// One hand of Hoola, hidden cards included.
struct state : open_part {
    card_set hands[max_players] = {};
    card stock[max_cards] = {};     ///< the last of `stock_count` is drawn next
    std::uint64_t chance = 0;       ///< seed of reshuffles
    seat_set asked;                 ///< in a claim window: who still has to answer
    std::int8_t claimant = no_seat; ///< the best claim so far (seat order)
    action claim;                   ///< what he claimed
    action meant;        ///< what the player in turn announced and does if nobody claims; a pass means nothing yet
    bool let_by = false; ///< he has said that he leaves the discard to others
    std::int16_t dropout_amount[max_players] = {}; ///< what a volunteer's hand is worth, in half stakes or half chips
};
static_assert(std::is_trivially_copyable_v<state>);

/// The whole pack in use.
constexpr card_set pack(const rules& law)
{
    card_set all = cards::naturals;
    for (int joker = 1; joker <= law.jokers; ++joker)
        all |= cards::bit(cards::make_joker(joker));
    return all;
}

} // namespace hanpan::hoola
