// SPDX-License-Identifier: GPL-3.0-or-later
#include "melds/deadwood.h"

#include <algorithm>
#include <array>

#include "base/bits.h"
#include "melds/lanes.h"

namespace hanpan::melds {
namespace {

/// For every set of cards of one suit: the fewest points left when only runs are melded.
struct run_table {
    std::array<std::uint8_t, lane_count> left{};
    run_table()
    {
        for (unsigned lane = 1; lane < lane_count; ++lane) {
            // The lowest card is left over, or it begins a run of some length.
            const unsigned first = lane & -lane;
            const unsigned rest = lane & ~first;
            unsigned best = left[rest] + ten_sums[first];
            unsigned run = first | first << 1;
            while ((lane & (run | run << 1)) == (run | run << 1) && (run << 1) < lane_count) {
                run |= run << 1;
                best = std::min<unsigned>(best, left[lane & ~run]);
            }
            left[lane] = static_cast<std::uint8_t>(best);
        }
    }
};

const run_table runs;

int with_runs(cards::card_set held)
{
    return runs.left[cards::lane(held, 0)] + runs.left[cards::lane(held, 1)] + runs.left[cards::lane(held, 2)] +
           runs.left[cards::lane(held, 3)];
}

/// The fewest points left over all choices of sets among `ranks`: of each rank no set, or one of three or four.
int with_sets(cards::card_set held, unsigned ranks)
{
    if (ranks == 0)
        return with_runs(held);
    const int rank = std::countr_zero(ranks);
    const unsigned others = ranks & (ranks - 1);
    const cards::card_set same = held & cards::of_rank(rank);
    int best = std::min(with_sets(held, others), with_sets(held & ~same, others));
    if (bits::count(same) == 4)
        for (cards::card_set kept = same; kept != 0; kept &= kept - 1)
            best = std::min(best, with_sets((held & ~same) | (kept & -kept), others));
    return best;
}

} // namespace

int least_deadwood(cards::card_set held)
{
    const unsigned ranks = cards::triples(held);
    if (ranks == 0)
        return with_runs(held);
    // Nearly all other hands have at most one set of three.
    const cards::card_set same = held & cards::of_rank(std::countr_zero(ranks));
    if ((ranks & (ranks - 1)) == 0 && cards::quads(held) == 0)
        return std::min(with_runs(held), with_runs(held & ~same));
    return with_sets(held, ranks);
}

} // namespace hanpan::melds
