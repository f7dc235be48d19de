// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/dragon/combos.h"

#include <algorithm>
#include <array>

#include "base/bits.h"
#include "base/index.h"

namespace hanpan::dragon {

namespace {

/// The fewest wild uses that fill `slots` with exactly these pieces, each slot once; `impossible` when they do not fit.
int fill(const context& c, kinds slots, std::span<const type> pieces)
{
    std::array<type, cubes::copies * cubes::suits> dragons{};
    std::size_t loose = 0;
    // A cube that is not a D fits only its own slot.
    for (const type t : pieces) {
        if (cubes::is_dragon(t)) {
            if (loose == dragons.size())
                return impossible;
            dragons[loose++] = t;
            continue;
        }
        if ((slots & cubes::bit(t)) == 0)
            return impossible;
        slots &= ~cubes::bit(t);
    }
    // The D go to the slots left, the lowest slot first; equal D are tried once.
    const auto place = [&](auto&& self, kinds left, unsigned used) -> int {
        if (left == 0)
            return 0;
        const type slot = cubes::first(left);
        int best = impossible;
        unsigned tried = 0;
        for (std::size_t i = 0; i < loose; ++i) {
            const int suit = cubes::suit_of(dragons[i]);
            if ((used >> i & 1) != 0 || (tried >> suit & 1) != 0)
                continue;
            tried |= 1U << suit;
            const kinds own = cubes::bit(dragons[i]);
            const bool natural = dragons[i] == slot && (c.no_natural & own) == 0;
            if (!natural && (c.may[at(suit)] & cubes::bit(slot)) == 0)
                continue;
            const int rest = self(self, left & (left - 1), used | 1U << i);
            if (rest != impossible && (best == impossible || rest + !natural < best))
                best = rest + !natural;
        }
        return best;
    };
    if (static_cast<std::size_t>(bits::count(slots)) != loose)
        return impossible;
    return place(place, slots, 0);
}

void keep_least(const context& c, int wilds, int& best)
{
    if (wilds != impossible && wilds <= c.cap && (best == impossible || wilds < best))
        best = wilds;
}

/// Is there a D here whose own place is a wild use? Twins and tails hold none.
bool holds_wild(const context& c, std::span<const type> pieces)
{
    return std::any_of(pieces.begin(), pieces.end(), [&](type t) { return (c.no_natural & cubes::bit(t)) != 0; });
}

bool one_rank(std::span<const type> pieces)
{
    return std::all_of(pieces.begin(), pieces.end(),
                       [&](type t) { return cubes::rank_of(t) == cubes::rank_of(pieces[0]); });
}

/// What all of the pieces that are no D share, by `of` (rank or suit); `nothing` where all are D, -1 where they differ.
/// These pieces have one place each, so they decide the combo.
/// place each, so a combo is theirs.
template <class Of>
int shared(std::span<const type> pieces, Of&& of, int nothing)
{
    int found = nothing;
    for (const type t : pieces) {
        if (cubes::is_dragon(t))
            continue;
        if (found != nothing && found != of(t))
            return -1;
        found = of(t);
    }
    return found;
}

} // namespace

bool is_twin(const context& c, std::span<const type> pieces)
{
    return pieces.size() == 2 && pieces[0] == pieces[1] && !holds_wild(c, pieces);
}

int as_set(const context& c, std::span<const type> pieces)
{
    int best = impossible;
    if (pieces.size() != 3 && pieces.size() != 4)
        return best;
    constexpr int any = 0;
    const int only = shared(pieces, cubes::rank_of, any);
    if (only < 0)
        return best;
    for (int rank = only == any ? 1 : only; rank <= (only == any ? cubes::ranks : only); ++rank) {
        const kinds all = cubes::rank_bits(rank);
        if (pieces.size() == 4)
            keep_least(c, fill(c, all, pieces), best);
        else
            for (int suit = 0; suit < cubes::suits; ++suit)
                keep_least(c, fill(c, all & ~cubes::bit(cubes::make(suit, rank)), pieces), best);
    }
    return best;
}

int as_run(const context& c, std::span<const type> pieces, type* start)
{
    int best = impossible;
    const int length = static_cast<int>(pieces.size());
    if (length < 3 || length > cubes::ranks)
        return best;
    constexpr int any = cubes::suits;
    const int only = shared(pieces, cubes::suit_of, any);
    if (only < 0)
        return best;
    for (int low = cubes::ranks - length + 1; low >= 1; --low)
        for (int suit = only == any ? 0 : only; suit < (only == any ? cubes::suits : only + 1); ++suit) {
            kinds slots = 0;
            for (int rank = low; rank < low + length; ++rank)
                slots |= cubes::bit(cubes::make(suit, rank));
            const int before = best;
            keep_least(c, fill(c, slots, pieces), best);
            if (start != nullptr && best != before)
                *start = cubes::make(suit, low);
        }
    return best;
}

bool is_set_tail(const context& c, std::span<const type> pieces)
{
    if (pieces.size() != 4 || !one_rank(pieces) || holds_wild(c, pieces))
        return false;
    kinds suits = 0;
    for (const type t : pieces)
        suits |= cubes::bit(t);
    return bits::count(suits) == 3;
}

bool is_run_tail(const context& c, std::span<const type> pieces)
{
    if (pieces.size() != 4 || holds_wild(c, pieces))
        return false;
    std::array<type, 4> sorted{};
    std::copy(pieces.begin(), pieces.end(), sorted.begin());
    std::sort(sorted.begin(), sorted.end());
    for (std::size_t i = 1; i < 4; ++i)
        if (cubes::rank_of(sorted[i]) != cubes::rank_of(sorted[0]) + static_cast<int>(i))
            return false;
    const auto suit = [&](std::size_t i) { return cubes::suit_of(sorted[i]); };
    const bool low = suit(1) == suit(2) && suit(2) == suit(3) && suit(0) != suit(1);
    const bool high = suit(0) == suit(1) && suit(1) == suit(2) && suit(3) != suit(2);
    return low || (c.either_end && high);
}

std::string_view to_text(combo kind)
{
    constexpr std::string_view words[] = {"twin", "pure_set", "set", "pure_run", "run", "set_tail", "run_tail"};
    return words[static_cast<std::size_t>(kind)];
}

std::vector<combo> combos_of(const context& c, std::span<const type> pieces)
{
    std::vector<combo> found;
    if (is_twin(c, pieces))
        found.push_back(combo::twin);
    if (const int wilds = as_set(c, pieces); wilds != impossible)
        found.push_back(wilds == 0 ? combo::pure_set : combo::set);
    if (const int wilds = as_run(c, pieces); wilds != impossible)
        found.push_back(wilds == 0 ? combo::pure_run : combo::run);
    if (is_set_tail(c, pieces))
        found.push_back(combo::set_tail);
    if (is_run_tail(c, pieces))
        found.push_back(combo::run_tail);
    return found;
}

} // namespace hanpan::dragon
