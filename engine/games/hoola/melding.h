// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <bit>

#include "base/bits.h"
#include "games/hoola/refusals.h"
#include "games/hoola/state.h"

// What may be melded and laid off (rules, sections 2 and 7.7).
namespace hanpan::hoola {

/// A new meld as read from its cards, or why it is none.
struct meld_reading {
    refused why = refused::none;
    meld_kind kind = meld_kind::gone;
    int suit = 0;
    int rank = 0;  ///< of a set
    int start = 0; ///< rank of a run's first card
    int length = 0;
    card joker_as = no_card; ///< in a run
};

/// Reads cards as one new meld laid from the hand. A joker in a run stands for `joker_as` if that fits, otherwise for
/// the higher place; in a set it stands for a suit that is missing, whichever the fourth card leaves.
meld_reading read_meld(const rules& law, card_set pieces, card joker_as = no_card);

/// The meld as it lies on the table.
table_meld lay(const rules& law, card_set pieces, const meld_reading& reading, seat owner);

/// Why the card may not join the meld; registration is judged elsewhere.
refused add_refusal(const rules& law, const table_meld& meld, card c);

/// The ranks that continue a run below and above it, -1 where it cannot grow.
struct run_ends {
    int below;
    int above;
};
run_ends ends_of(const rules& law, const table_meld& run);

/// Adds a card the meld accepts. A joker goes to the higher end of a run where both are open. A set completed under
/// set_completion = removed becomes `gone`; its cards stay in `held`, so that none is lost.
void extend(const rules& law, table_meld& meld, card c);

/// A quick form of `read_meld` for the commonest question: can `c` make a new meld together with at most `most` cards
/// of `hand`? (4.2 rule 1, with claim_lone_seven.)
bool completes(const rules& law, card_set hand, card c, int most);

/// Where runs of three and more begin, as a mask; naturals only.
inline card_set run_starts(const rules& law, card_set held)
{
    card_set h = held & cards::naturals;
    if (law.ace_runs == ace_runs::low_high)
        h |= (h & cards::of_rank(0)) << cards::ranks;
    else if (law.ace_runs == ace_runs::cyclic)
        h |= (h & cards::lanes(3)) << cards::ranks;
    return h & h >> 1 & h >> 2 & cards::naturals;
}

/// The run of `length` places from rank `start` as a 13-bit mask, wrapping round where need be.
constexpr std::uint16_t run_window(int start, int length)
{
    const std::uint32_t places = ((1U << length) - 1) << start;
    return static_cast<std::uint16_t>((places | places >> cards::ranks) & 0x1FFF);
}

/// May a run have this first rank and length?
constexpr bool run_fits(const rules& law, int start, int length)
{
    if (length > cards::ranks)
        return false;
    return law.ace_runs == ace_runs::cyclic ||
           start + length <= cards::ranks + (law.ace_runs == ace_runs::low_high ? 1 : 0);
}

/// Calls f(cards, joker_as) for every new meld of at most `most` cards of `pool` that holds `must` (no_card: any). A
/// meld with a joker comes once for every place it can stand for, with the lowest joker. `lone`: a seven by itself
/// counts.
template <class F>
void each_meld(const rules& law, card_set pool, card must, int most, bool lone, F&& f)
{
    const card_set needed = must == no_card ? 0 : cards::bit(must);
    const auto found = [&](card_set m, card as) {
        if ((m & needed) == needed)
            f(m, as);
    };
    if (must != no_card && !cards::is_joker(must))
        pool &= cards::of_rank(cards::rank_of(must)) | (card_set{0x1FFF} << (cards::suit_of(must) * cards::lane_bits)) |
                cards::jokers;
    const card_set held = pool & cards::naturals;

    if (card_set sevens = held & cards::sevens; sevens != 0 && most >= 1) {
        for (card_set s = sevens; s != 0; s &= s - 1) {
            const card_set one = s & -s;
            if (lone)
                found(one, no_card);
            if (law.seven_pair_melds && most >= 2) {
                if (held & one >> 1)
                    found(one | one >> 1, no_card);
                if (held & one << 1)
                    found(one | one << 1, no_card);
                for (card_set other = s & (s - 1); other != 0; other &= other - 1)
                    found(one | (other & -other), no_card);
            }
        }
    }
    if (most < 3)
        return;

    for (std::uint32_t r = cards::triples(held); r != 0; r &= r - 1) {
        const card_set same = held & cards::of_rank(std::countr_zero(r));
        if (bits::count(same) == 4) {
            for (card_set left = same; left != 0; left &= left - 1)
                found(same & ~(left & -left), no_card);
            if (most >= 4)
                found(same, no_card);
        } else {
            found(same, no_card);
        }
    }
    for (card_set s = run_starts(law, held); s != 0; s &= s - 1) {
        const card first = cards::lowest(s);
        const int suit = cards::suit_of(first), start = cards::rank_of(first);
        const std::uint16_t lane = cards::lane(held, suit);
        for (int length = 3; length <= most && run_fits(law, start, length); ++length) {
            const std::uint16_t window = run_window(start, length);
            if ((lane & window) != window)
                break;
            found(card_set{window} << (suit * cards::lane_bits), no_card);
        }
    }

    const card_set jokers = pool & cards::jokers;
    if (jokers == 0)
        return;
    const card_set joker = must != no_card && cards::is_joker(must) ? needed : jokers & -jokers;
    for (int rank = 0; rank < cards::ranks; ++rank) {
        const card_set same = held & cards::of_rank(rank);
        for (card_set part = same; part != 0; part = (part - 1) & same)
            if (const int n = bits::count(part); (n == 2 || n == 3) && n + 1 <= most)
                found(part | joker, no_card);
    }
    for (int suit = 0; suit < cards::suits; ++suit) {
        const std::uint16_t lane = cards::lane(held, suit);
        if (bits::count(lane) < 2)
            continue;
        for (int start = 0; start < cards::ranks; ++start)
            for (int length = 3; length <= most && run_fits(law, start, length); ++length) {
                const std::uint16_t window = run_window(start, length);
                const auto missing = static_cast<std::uint16_t>(window & ~lane);
                // The joker stands for a card the pool does not have; where the pool has them all, for any, whose card
                // stays in the hand.
                if (bits::count(missing) > 1)
                    continue;
                for (std::uint32_t places = missing != 0 ? missing : window; places != 0; places &= places - 1) {
                    const std::uint32_t place = places & -places;
                    found((card_set{static_cast<std::uint16_t>(window & lane & ~place)} << (suit * cards::lane_bits)) |
                              joker,
                          cards::make(suit, std::countr_zero(place)));
                }
            }
    }
}

} // namespace hanpan::hoola
