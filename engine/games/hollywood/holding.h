// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>

#include "base/bits.h"
#include "games/hollywood/melding.h"

namespace hanpan::hollywood {

/// The naturals of a hand by the number of copies: lane k holds the faces of which there are more than k.
struct holding {
    std::array<cards::card_set, packs::max_packs> more{};

    holding() = default;
    holding(const card_set& hand, cards::card_set wild)
    {
        for (std::size_t k = 0; k < more.size(); ++k)
            more[k] = hand.faces(static_cast<int>(k)) & ~wild;
        // Sorts the four lanes bit by bit.
        const auto order = [this](std::size_t a, std::size_t b) {
            const cards::card_set both = more[a] & more[b];
            more[a] |= more[b];
            more[b] = both;
        };
        order(0, 1), order(2, 3), order(0, 2), order(1, 3), order(1, 2);
    }

    cards::card_set any() const { return more[0]; }
    /// Takes one copy of each of these faces; all of them are held.
    void take(cards::card_set faces)
    {
        for (std::size_t k = 0; k + 1 < more.size(); ++k)
            more[k] = (more[k] & ~faces) | (more[k + 1] & faces);
        more.back() &= ~faces;
    }
    int count(cards::card_set faces) const
    {
        int n = 0;
        for (const cards::card_set lane : more) {
            if ((lane & faces) == 0)
                break; // the next lane has no more of a face
            n += bits::count(lane & faces);
        }
        return n;
    }
    /// How many cards of a rank a set could use: all of them, or one of each suit.
    int for_set(const rules& law, int rank) const
    {
        const cards::card_set faces = cards::of_rank(rank);
        return law.distinct_suits_in_set ? bits::count(any() & faces) : count(faces);
    }
    /// Takes `n` cards of a rank for a set, of the suits held most often first; calls `f(face)` for each.
    template <class F>
    void take_for_set(const rules& law, int rank, int n, F&& f)
    {
        cards::card_set used = 0;
        for (; n > 0; --n) {
            cards::card_set best = 0;
            for (const cards::card_set lane : more)
                if (const cards::card_set here =
                        lane & cards::of_rank(rank) & ~(law.distinct_suits_in_set ? used : cards::card_set{0});
                    here != 0)
                    best = here;
            const cards::card face = cards::lowest(best);
            used |= cards::bit(face);
            take(cards::bit(face));
            f(face);
        }
    }
};

/// The faces wanted by a run that begins at `start`.
constexpr cards::card_set run_faces(int suit, int start, int length)
{
    // Bit k is place k + 1; the place above the king is the ace's again.
    const std::uint32_t places = ((std::uint32_t{1} << length) - 1) << (start - 1);
    return cards::card_set{(places & 0x1FFF) | (places >> (high_place - 1) & 1)} << (suit * cards::lane_bits);
}

inline int count_wilds(const card_set& hand, cards::card_set wild)
{
    int n = 0;
    for (int copy = 0; copy < packs::max_packs; ++copy)
        if (const cards::card_set some = hand.faces(copy) & wild; some != 0)
            n += bits::count(some);
    return n;
}

} // namespace hanpan::hollywood
