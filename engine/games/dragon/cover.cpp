// SPDX-License-Identifier: GPL-3.0-or-later
// The best partition of a hand into sets and runs. Cubes that are no D have one place each, so they lead: the lowest
// one left is left over or joins a combo in which it is the lowest plain cube; D fill the gaps. The remaining D are
// combined among themselves at the end.
#include "games/dragon/cover.h"

#include <algorithm>
#include <array>

#include "base/bits.h"
#include "base/index.h"
#include "base/recent.h"
#include "games/dragon/combos.h"

namespace hanpan::dragon {

namespace {

/// A nearly best cover without a search: sets and runs taken greedily, trying either kind first, then wild D where they
/// help most. Gives the number of cubes left over.
int left_by_greed(const context& c, const bag& hand)
{
    const kinds low = cubes::suit_bits(0);
    int room[2] = {}; // places where a wild D could join
    const auto take_sets = [&](bag& left, int& room_for) {
        for (int rank = 1; rank <= cubes::ranks; ++rank)
            while (bits::count(left.once & cubes::rank_bits(rank)) >= 3) {
                const kinds k = left.once & cubes::rank_bits(rank);
                left = {(left.once & ~k) | (left.twice & k), left.twice & ~k};
                room_for += bits::count(k) == 3;
            }
    };
    const auto take_runs = [&](bag& left, int& room_for) {
        for (;;) {
            kinds starts = left.once & left.once >> 4 & left.once >> 8;
            if (starts == 0)
                return;
            kinds run = starts & (0 - starts);
            const kinds all = left.once & (low << cubes::suit_of(cubes::first(run)));
            kinds next = run;
            while ((next = next << 4 & all) != 0)
                run |= next;
            left = {(left.once & ~run) | (left.twice & run), left.twice & ~run};
            room_for += cubes::ranks - bits::count(run);
        }
    };
    bag wild;
    wild.once = hand.once & c.wild;
    wild.twice = hand.twice & c.wild;
    const bag plain = cubes::minus(hand, wild);
    bag a = plain;
    take_sets(a, room[0]);
    take_runs(a, room[0]);
    bag b = plain;
    take_runs(b, room[1]);
    take_sets(b, room[1]);
    const bool sets_first = a.size() < b.size();
    bag left = sets_first ? a : b;
    int places = room[sets_first ? 0 : 1];
    int loose = left.size();
    if (!c.simple)
        return loose + wild.size();
    // Each wild D completes two cubes that lack a third, or joins what is there.
    for (int w = wild.size(); w > 0; --w) {
        const kinds o = left.once;
        kinds pair = 0;
        for (const int step : {4, 8})
            if (const kinds k = o & o >> step; k != 0 && pair == 0)
                pair = (k & (0 - k)) | (k & (0 - k)) << step;
        for (int rank = 1; rank <= cubes::ranks && pair == 0; ++rank)
            if (const kinds k = o & cubes::rank_bits(rank); bits::count(k) >= 2)
                pair = (k & (0 - k)) | (k & (k - 1) & (0 - (k & (k - 1))));
        if (pair != 0) {
            left = {(left.once & ~pair) | (left.twice & pair), left.twice & ~pair};
            loose -= 2;
            ++places;
        } else if (--places < 0) {
            ++loose;
        }
    }
    return loose;
}

class partition {
public:
    explicit partition(const context& c) : c_(c) {}

    /// The most cubes of the hand that combos can hold.
    int most(const bag& hand)
    {
        all_ = hand.size();
        best_ = all_ - left_by_greed(c_, hand);
        go(hand, 0, 0);
        return best_;
    }

private:
    void go(const bag& left, int covered, int lost)
    {
        if (all_ - lost <= best_ || all_ - lost - loners(left) <= best_)
            return;
        const kinds plain = left.once & ~cubes::every_dragon;
        if (plain == 0) {
            best_ = std::max(best_, covered + dragons(cubes::listed(left)));
            return;
        }
        const type lowest = cubes::first(plain);
        const int rank = cubes::rank_of(lowest);
        const int suit = cubes::suit_of(lowest);
        const bag rest = cubes::without(left, lowest);
        // Sets with two or three of the other suits; cubes of a lower suit are gone already or stay out.
        const kinds others = cubes::rank_bits(rank) & ~bit(lowest);
        for (kinds out = others; out != 0; out &= out - 1)
            fill(rest, others & ~bit(cubes::first(out)), 0, covered + 1, lost);
        fill(rest, others, 0, covered + 1, lost);
        // Runs of three to five; longer ones are two of these.
        for (int length = 3; length <= 5; ++length)
            for (int low = std::max(1, rank - length + 1); low <= rank && low + length - 1 <= cubes::ranks; ++low) {
                kinds run = 0;
                for (int r = low; r < low + length; ++r)
                    run |= bit(cubes::make(suit, r));
                fill(rest, run & ~bit(lowest), 0, covered + 1, lost);
            }
        go(rest, covered, lost + 1);
    }

    /// A lower bound on the cubes that fit into no combo.
    int loners(const bag& left) const
    {
        const int wilds = c_.wilds(left);
        const kinds o = left.once;
        kinds company = 0;
        if (wilds == 0) {
            const kinds runs = o & o >> 4 & o >> 8;
            company = runs | runs << 4 | runs << 8;
        } else {
            const kinds next = o & o >> 4;
            const kinds gap = o & o >> 8;
            company = next | next << 4 | gap | gap << 8;
        }
        const kinds low = cubes::suit_bits(0);
        const kinds a = o & low, b = o >> 1 & low, c = o >> 2 & low, d = o >> 3 & low;
        // Ranks with at least two suits, and with at least three.
        const kinds two = (a & b) | (c & d) | ((a | b) & (c | d));
        const kinds three = (a & b & (c | d)) | (c & d & (a | b));
        company |= (wilds == 0 ? three : two) * 15;
        const kinds alone = ~company & ~c_.wild;
        const int count = cubes::bag{o & alone, left.twice & alone}.size();
        // With two or more wild D a cube may stand between them.
        return wilds < 2 ? count : std::max(0, count - wilds);
    }

    /// Fills the places of one combo, naturally or by wild D, and goes on with what is left.
    void fill(const bag& left, kinds places, int wilds, int covered, int lost)
    {
        if (places == 0) {
            go(left, covered, lost);
            return;
        }
        const type t = cubes::first(places);
        const kinds more = places & (places - 1);
        const auto with = [&](type cube, int uses) {
            if (uses <= c_.cap)
                fill(cubes::without(left, cube), more, uses, covered + 1, lost);
        };
        if (left.has(t))
            with(t, wilds + ((c_.no_natural & bit(t)) != 0));
        for (int suit = 0; suit < cubes::suits; ++suit)
            if (const type d = cubes::make(suit, cubes::dragon_rank);
                d != t && left.has(d) && (c_.may[at(suit)] & bit(t)) != 0)
                with(d, wilds + 1);
    }

    /// The most of these D (no more than eight) that combos of D alone can hold.
    int dragons(const std::vector<type>& list) const
    {
        const std::size_t n = list.size();
        if (n < 3)
            return 0;
        std::array<std::int8_t, 256> held{};
        int most = 0;
        for (unsigned chosen = 1; chosen < 1U << n; ++chosen) {
            const int size = bits::count(chosen);
            std::array<type, 8> pieces{};
            std::size_t k = 0;
            for (std::size_t i = 0; i < n; ++i)
                if ((chosen >> i & 1) != 0)
                    pieces[k++] = list[i];
            const std::span<const type> combo(pieces.data(), k);
            if (size >= 3 && size <= 5 && (as_set(c_, combo) != impossible || as_run(c_, combo) != impossible))
                held[chosen] = static_cast<std::int8_t>(size);
            // Two combos: every way to part the chosen ones.
            for (unsigned part = (chosen - 1) & chosen; part != 0; part = (part - 1) & chosen)
                held[chosen] = std::max(held[chosen], static_cast<std::int8_t>(held[part] + held[chosen ^ part]));
            most = std::max<int>(most, held[chosen]);
        }
        return most;
    }

    const context& c_;
    int all_ = 0;
    int best_ = 0;
};

} // namespace

int uncombined(const context& c, const bag& hand)
{
    // Rounds that differ in one move often end with the same hands.
    constexpr int remembered = 9;
    thread_local recent_answers<hand_in_context, int, remembered> last;
    const hand_in_context asked{hand, c.fingerprint};
    return last.of(asked, asked.place(), [&] { return hand.size() - partition(c).most(hand); });
}

bag combined(const context& c, const bag& hand)
{
    // A cube is left over if the others combine as well without it.
    bag whole = hand;
    for (int left = uncombined(c, whole); left > 0; --left)
        for (const type t : cubes::listed(whole))
            if (const bag rest = cubes::without(whole, t); uncombined(c, rest) == left - 1) {
                whole = rest;
                break;
            }
    return whole;
}

} // namespace hanpan::dragon
