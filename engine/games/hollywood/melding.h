// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <span>

#include "games/hollywood/refusals.h"
#include "games/hollywood/state.h"

// What a meld is, and what it becomes when a card is laid off on it.
namespace hanpan::hollywood {

inline constexpr int low_place = 1, high_place = 14; ///< the ace's places below the two and above the king
inline constexpr int set_cards = 3, run_cards = 4;   ///< fewest cards, unless a contract says otherwise

/// The rank (0 … 12) that stands at a place of a run.
constexpr int rank_at(int place) { return place == high_place ? cards::ace : place - 1; }

/// A verdict in the making: the reason and the number of its sentence.
struct refusal_note {
    refused why = refused::none;
    int a = 0;
    int b = 0;
    bool allowed() const { return why == refused::none; }
};

/// Judges the cards as one meld in the order given, whatever its length: rank or suit and places, naturals; with
/// `ratio` the limit on wilds too. Fills in `made` (owner and length included) when it is one. `start` of a run is read
/// off its first natural.
refusal_note make_meld(const rules& law, meld_kind kind, std::span<const card> row, bool ratio, table_meld& made);

/// Where a run whose cards are `row` begins: its first natural stands in its place. 0 when there is none; an ace that
/// comes first stands low, any other ace high.
int start_of(const rules& law, std::span<const card> row);

/// One way to lay a card off on a meld.
struct layoff {
    way to = way::none; ///< the end where the card, or the wild it replaces, goes; none = a set
    played::what did = played::what::set_joined;
    std::uint8_t place = 0; ///< index of the wild replaced
    card wild = no_card;    ///< the wild replaced
    table_meld after;
};

/// Every legal way to lay the card off; gives their number, at most 3. When there is none, `why` says so (may be null).
int layoffs(const rules& law, const table_meld& m, card c, layoff* found, refused* why);

/// The faces that may join this meld or replace a card of it, and some more: no other face ever does.
inline cards::card_set about(const rules& law, const table_meld& m)
{
    if (m.kind == meld_kind::set)
        return law.wild_faces() | cards::of_rank(m.rank);
    // The ranks of a run and its two neighbours; an ace has two places.
    const unsigned below = (1U << std::max(0, m.start - 2)) - 1;
    const unsigned ranks = (((2U << m.end()) - 1) & ~below & 0x1FFF) | 1U << cards::ace;
    return law.wild_faces() | cards::card_set{ranks} << m.suit * cards::lane_bits;
}

/// A quick test that proves there is no way: the card is a natural of another rank or suit, or neither lies at an end
/// nor replaces a wild. (False proves nothing.)
inline bool out_of_question(const rules& law, const table_meld& m, card c)
{
    if (!cards::has(about(law, m), packs::face_of(c)))
        return true;
    if (m.kind == meld_kind::set || law.is_wild(c) || packs::rank_of(c) == cards::ace)
        return false;
    const int place = packs::rank_of(c) + 1;
    return place >= m.start && place <= m.end() && !law.is_wild(m.cards[place - m.start]);
}

/// Is there a legal way to lay the card off?
inline bool takes(const rules& law, const table_meld& m, card c)
{
    if (out_of_question(law, m, c))
        return false;
    if (!law.is_wild(c) && packs::rank_of(c) != cards::ace) {
        // One more natural where it belongs breaks no limit on wilds: nothing to judge.
        if (m.kind == meld_kind::set && law.set_max == 0 && !law.distinct_suits_in_set && m.length < max_meld)
            return true;
        if (m.kind == meld_kind::run) {
            const int place = packs::rank_of(c) + 1;
            if (place == m.start - 1 || place == m.end() + 1)
                return true;
        }
    }
    layoff found[3];
    return layoffs(law, m, c, found, nullptr) > 0;
}

/// The melds on a table, for asking of many cards whether any meld would take them.
class laid_melds {
public:
    explicit laid_melds(const open_part& t) : t_(t)
    {
        for (int i = 0; i < t.meld_count; ++i)
            about_ |= about(*t.law, t.melds[i]);
    }

    bool take(card c) const
    {
        if (!cards::has(about_, packs::face_of(c)))
            return false;
        for (int i = 0; i < t_.meld_count; ++i)
            if (takes(*t_.law, t_.melds[i], c))
                return true;
        return false;
    }

private:
    const open_part& t_;
    cards::card_set about_ = 0;
};

} // namespace hanpan::hollywood
