// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/hollywood/outs.h"

#include <algorithm>
#include <array>
#include <bit>

#include "base/bits.h"
#include "base/index.h"
#include "base/recent.h"
#include "games/hollywood/holding.h"

// Every place of a run is a bit, in all four suits at once: the number of a run's cards held is added up for all places
// together, and so are the cards of a rank. The search looks for the choice of runs and ranks that uses the most
// naturals. Runs are chosen in the order of how much they take: none takes more than the one before it.
namespace hanpan::hollywood {
namespace {

/// Counts from 0 to 31 in every bit's place.
struct counters {
    std::uint64_t bit[5] = {};

    void add(std::uint64_t ones)
    {
        for (std::uint64_t& b : bit) {
            const std::uint64_t carry = b & ones;
            b ^= ones;
            ones = carry;
        }
    }
    /// How many of the four places from each on are taken; the same as four times `add`.
    void add_four(std::uint64_t ones)
    {
        const std::uint64_t one = ones ^ ones >> 1, two = ones & ones >> 1;
        const std::uint64_t carry = one & one >> 2, both = two ^ two >> 2;
        bit[0] = one ^ one >> 2;
        bit[1] = both ^ carry;
        bit[2] = (two & two >> 2) | (both & carry);
    }
    std::uint64_t equal(int n) const
    {
        std::uint64_t same = ~std::uint64_t{0};
        for (int i = 0; i < 5; ++i)
            same &= (n >> i & 1) != 0 ? bit[i] : ~bit[i];
        return same;
    }
};

constexpr int set_size = 3;

/// A hand of two packs and what it is to become.
struct question {
    std::uint64_t once = 0, twice = 0; ///< the faces held at least once, and twice
    std::uint64_t task = 0;            ///< contract, wilds and what they may do; never 0
    friend bool operator==(const question&, const question&) = default;
};

template <int Packs>
class places {
public:
    places(const rules& law, const contract& goal, const card_set& hand) : law_(law)
    {
        const cards::card_set wild = law.wild_faces();
        if constexpr (Packs == 2) {
            held_.more[0] = (hand.faces(0) | hand.faces(1)) & ~wild;
            held_.more[1] = hand.faces(0) & hand.faces(1) & ~wild;
        } else {
            const holding all(hand, wild);
            for (int k = 0; k < Packs; ++k)
                held_.more[k] = all.more[at(k)];
        }
        wilds_ = count_wilds(hand, wild);
        for (int i = 0; i < goal.count; ++i) {
            const contract::part& p = goal.parts[i];
            total_ += p.least;
            if (p.kind == meld_kind::run) {
                ++runs_;
                length_ = p.least;
            }
        }
        sets_ = goal.count - runs_;
        if (runs_ > 0)
            starts_ = cards::lanes(static_cast<std::uint16_t>((1U << (high_place - length_)) - 2U));
        run_must_ = length_ - law.most_wilds(length_);
        set_must_ = set_size - law.most_wilds(set_size);
    }

    /// All that `fewest` depends on.
    question asked() const
    {
        static_assert(Packs == 2);
        question q{held_.more[0], held_.more[1], 0};
        for (const int number : {total_, wilds_, runs_, sets_, length_, run_must_, set_must_})
            q.task = q.task << 8 | static_cast<std::uint64_t>(number);
        return q;
    }

    /// -1: it has to be searched more closely.
    int fewest()
    {
        bound_sets();
        most_ = -1;
        choose(runs_, held_, length_, 0, 0, 0, 0);
        return certain_ ? std::max(0, total_ - wilds_ - most_) : -1;
    }

    cards::card_set open(int distance)
    {
        bound_sets();
        collect_ = true;
        most_ = std::max(0, total_ - wilds_ - distance);
        choose(runs_, held_, length_, 0, 0, 0, 0);
        return open_ & cards::naturals & ~law_.wild_faces();
    }

private:
    struct naturals {
        std::uint64_t more[Packs] = {};
        void take(std::uint64_t faces)
        {
            for (int k = 0; k + 1 < Packs; ++k)
                more[k] = (more[k] & ~faces) | (more[k + 1] & faces);
            more[Packs - 1] &= ~faces;
        }
    };

    void bound_sets() { set_bound_ = sets_ > 0 ? fill_sets(held_).used : 0; }
    bool hopeless(int at_most) const { return at_most < most_ || (!collect_ && certain_ && at_most == most_); }

    void choose(int runs, const naturals& left, int cap, int from, int used, int lacking, cards::card_set open)
    {
        if (runs == 0) {
            finish(left, used, lacking, open);
            return;
        }
        counters held;
        if (length_ == run_cards)
            held.add_four(left.more[0]);
        else
            for (int i = 0; i < length_; ++i)
                held.add(left.more[0] >> i);
        for (int n = cap; n > 0; --n) {
            if (hopeless(used + n * runs + set_bound_))
                return;
            std::uint64_t starts = held.equal(n) & starts_;
            if (n == cap)
                starts &= ~std::uint64_t{0} << from; // the same runs in another order
            if (starts == 0)
                continue;
            const int lacks = lacking + std::max(0, run_must_ - n);
            if (runs == 1 && sets_ == 0) {
                cards::card_set all = 0;
                for (int i = 0; i < length_; ++i)
                    all |= starts << i;
                record(used + n, lacks, open | (all & ~left.more[0]));
                return;
            }
            for (; starts != 0; starts &= starts - 1) {
                const int start = std::countr_zero(starts);
                const std::uint64_t faces = ((std::uint64_t{1} << length_) - 1) << start;
                const std::uint64_t mine = faces & left.more[0];
                naturals rest = left;
                rest.take(mine);
                choose(runs - 1, rest, n, start, used + n, lacks, open | (faces & ~mine));
            }
        }
        // The remaining runs lie anywhere else, all their cards still missing.
        if (!hopeless(used + set_bound_))
            finish(left, used, lacking + runs * run_must_, cards::naturals);
    }

    void finish(const naturals& left, int used, int lacking, cards::card_set open)
    {
        if (sets_ > 0) {
            const set_cards filled = fill_sets(left);
            used += filled.used;
            lacking += filled.lacking;
            open |= filled.open;
        }
        record(used, lacking, open);
    }

    void record(int used, int lacking, cards::card_set open)
    {
        if (used > most_) {
            most_ = used;
            certain_ = false;
            open_ = 0;
        }
        if (used < most_)
            return;
        open_ |= open;
        certain_ = certain_ || lacking <= std::max(0, total_ - wilds_ - used);
    }

    struct set_cards {
        int used = 0;
        int lacking = 0;
        cards::card_set open = 0;
    };

    /// The most naturals that sets can use. Every three cards of a rank are a set; the rest may begin another.
    set_cards fill_sets(const naturals& left) const
    {
        // From the copies of each face to the cards of each rank: the suits are folded twice.
        std::uint64_t over[set_size] = {};
        int full = 0;
        if constexpr (Packs == 2) {
            const std::uint64_t one = left.more[0] ^ left.more[1], two = left.more[1];
            const std::uint64_t a0 = one ^ one >> 32, c0 = one & one >> 32, t = two ^ two >> 32;
            const std::uint64_t a1 = t ^ c0, a2 = (two & two >> 32) | (t & c0);
            const std::uint64_t b0 = a0 ^ a0 >> 16, d0 = a0 & a0 >> 16, u = a1 ^ a1 >> 16;
            const std::uint64_t b1 = u ^ d0, d1 = (a1 & a1 >> 16) | (u & d0), v = a2 ^ a2 >> 16;
            const std::uint64_t b2 = v ^ d1, b3 = a2 & a2 >> 16; // at most eight cards
            const std::uint64_t three = b3 | b2 | (b1 & b0), six = b3 | (b2 & b1);
            over[1] = ((b0 & ~b1 & ~b2) | (~b0 & ~b1 & b2) | (b0 & b1 & b2)) & ~b3 & 0x1FFF;
            over[2] = ((~b0 & b1 & ~b2) | (b0 & ~b1 & b2) | b3) & 0x1FFF;
            if ((three & 0x1FFF) != 0)
                full = bits::count(three & 0x1FFF) + bits::count(six & 0x1FFF);
        } else {
            counters held;
            for (int k = 0; k < Packs; ++k)
                for (int suit = 0; suit < cards::suits; ++suit)
                    held.add(left.more[k] >> (suit * cards::lane_bits) & 0x1FFF);
            for (int n = 1; n <= packs::max_packs * cards::suits; ++n) {
                const std::uint64_t ranks = held.equal(n) & 0x1FFF;
                over[n % set_size] |= ranks;
                full += n / set_size * bits::count(ranks);
            }
        }
        set_cards filled;
        int sets = sets_ - std::min(sets_, full);
        filled.used = (sets_ - sets) * set_size;
        std::uint64_t open = 0;
        for (int n = set_size - 1; n > 0 && sets > 0; --n) {
            const int some = std::min(sets, bits::count(over[n]));
            filled.used += some * n;
            filled.lacking += some * std::max(0, set_must_ - n);
            sets -= some;
            open |= over[n];
        }
        filled.lacking += sets * set_must_;
        filled.open = sets > 0 ? cards::naturals : cards::lanes(static_cast<std::uint16_t>(open));
        return filled;
    }

    const rules& law_;
    naturals held_;
    std::uint64_t starts_ = 0;
    cards::card_set open_ = 0;
    int wilds_ = 0;
    int total_ = 0;
    int runs_ = 0, sets_ = 0;
    int length_ = 0;
    int run_must_ = 0, set_must_ = 0; ///< naturals a meld needs
    int set_bound_ = 0;
    int most_ = -1;
    bool certain_ = false;
    bool collect_ = false;
};

/// Do no two melds limit each other, has each kind one size, and has no ace two places?
bool plain(const rules& law, const contract& goal)
{
    const bool ace_in_runs = !law.aces_wild() && law.natural_ace_place != ace_place::none;
    int run = 0;
    for (int i = 0; i < goal.count; ++i) {
        const contract::part& p = goal.parts[i];
        if (p.kind == meld_kind::set) {
            if (p.least != set_size || law.distinct_suits_in_set || !law.same_rank_sets)
                return false;
        } else {
            if (ace_in_runs || !law.adjacent_wilds || law.same_suit_run_gap > 0 || (run != 0 && run != p.least))
                return false;
            run = p.least;
        }
    }
    return true;
}

/// Three points for a neighbour, two for the next one, one for the third; by the seven places around a card.
constexpr std::array<std::uint8_t, 128> near_by = [] {
    std::array<std::uint8_t, 128> sums{};
    for (std::size_t around = 0; around < sums.size(); ++around)
        for (int step = -3; step <= 3; ++step)
            if (step != 0 && (around >> (step + 3) & 1) != 0)
                sums[around] = static_cast<std::uint8_t>(sums[around] + 4 - (step < 0 ? -step : step));
    return sums;
}();

bool two_packs(const card_set& hand) { return (hand.faces(2) | hand.faces(3)) == 0; }

} // namespace

int quick_missing(const rules& law, const contract& goal, const card_set& hand)
{
    if (!plain(law, goal))
        return -1;
    if (!two_packs(hand))
        return places<4>(law, goal, hand).fewest();
    constexpr int remembered = 11;
    thread_local recent_answers<question, int, remembered> last;
    places<2> melds(law, goal, hand);
    const question asked = melds.asked();
    return last.of(asked, mixed(asked.once, asked.twice, asked.task), [&] { return melds.fewest(); });
}

cards::card_set outs(const rules& law, const contract& goal, const card_set& hand, int distance)
{
    if (distance == 0)
        return 0;
    return two_packs(hand) ? places<2>(law, goal, hand).open(distance) : places<4>(law, goal, hand).open(distance);
}

int company(const contract& goal, card c, const card_set& rest)
{
    const int suit = packs::suit_of(c), rank = packs::rank_of(c);
    int company = 0;
    if (goal.number_of(meld_kind::set) > 0)
        for (int copy = 0; copy < packs::max_packs; ++copy)
            if (const cards::card_set same = rest.faces(copy) & cards::of_rank(rank); same != 0)
                company += 3 * bits::count(same);
    if (goal.number_of(meld_kind::run) > 0) {
        // Bit 3 is the card itself; aces are nobody's neighbours.
        const auto lane = static_cast<std::uint32_t>(rest.any() >> (suit * cards::lane_bits)) & 0x1FFE;
        company += near_by[(lane << 3 >> rank) & 0x7F];
    }
    return company;
}

} // namespace hanpan::hollywood
