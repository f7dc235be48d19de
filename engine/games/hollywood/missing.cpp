// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/hollywood/missing.h"

#include <algorithm>
#include <array>

#include "base/bits.h"
#include "base/index.h"
#include "games/hollywood/holding.h"
#include "games/hollywood/outs.h"

// Cards used for a contract: every meld takes naturals it can use, wilds fill what they may, the rest is missing. Let N
// be the number of naturals used, and D the cards that wilds cannot be (a meld must have naturals of its own, wilds may
// not lie side by side, …). A choice of ranks, windows and cards then misses
//     max(cards of the contract - N - wilds, D).
// `quick` looks for the greatest N with the few windows that can matter, and is right whenever the first term decides;
// where the second does (many wilds, few naturals), and under house rules that tie melds to each other, `thorough`
// tries everything.
namespace hanpan::hollywood {
namespace {

/// A run's place: the faces it wants.
struct window {
    cards::card_set faces = 0;
    std::uint8_t suit = 0;
    std::uint8_t start = 0;
    std::uint8_t held = 0; ///< how many of its faces the whole hand holds
};
constexpr int most_windows = 48;

struct window_list {
    window items[most_windows];
    int size = 0;
    int length = 0;
};

class search {
public:
    search(const rules& law, const contract& goal, const card_set& hand) : law_(law), goal_(goal)
    {
        const cards::card_set wild = law.wild_faces();
        held_ = holding(hand, wild);
        wilds_ = count_wilds(hand, wild);
        total_ = goal.fewest();
        for (int i = 0; i < goal.count; ++i) {
            const contract::part& p = goal.parts[i];
            (p.kind == meld_kind::run ? runs_[run_count_++] : sets_[set_count_++]) = p.least;
        }
        std::sort(runs_, runs_ + run_count_);
        std::sort(sets_, sets_ + set_count_, std::greater<>());
        best_ = total_;
    }

    int fewest()
    {
        const bool tied = (law_.same_suit_run_gap > 0 && run_count_ > 1) || (!law_.adjacent_wilds && wilds_ > 1);
        if (!tied) {
            list_windows(true);
            quick_runs(0, 0, held_, 0, 0);
            if (!bound_only_ && best_ <= least_by_number_)
                return best_;
        }
        list_windows(false);
        if (bound_only_)
            best_ = total_;
        choose(0, 0);
        return best_;
    }

private:
    // --- windows

    void list_windows(bool only_best)
    {
        for (int i = 0; i < run_count_; ++i) {
            list_of_[i] = i > 0 && runs_[i] == runs_[i - 1] ? list_of_[i - 1] : i;
            if (list_of_[i] == i)
                list_windows(lists_[i], runs_[i], only_best);
        }
    }

    void list_windows(window_list& list, int length, bool only_best) const
    {
        list.size = 0;
        list.length = length;
        for (int suit = 0; suit < cards::suits; ++suit) {
            const cards::card_set lane = held_.any() & (cards::card_set{0x1FFF} << (suit * cards::lane_bits));
            if (lane == 0)
                continue;
            const int first = list.size;
            const bool natural_ace = (law_.wild_faces() & cards::bit(cards::make(suit, cards::ace))) == 0;
            const bool held_ace = (lane & cards::of_rank(cards::ace)) != 0;
            // The ace's place matters where there is an ace to put there; in the thorough search also for the room it
            // gives.
            const auto open = [&](bool allowed) {
                return (natural_ace && allowed && (held_ace || !only_best)) || (law_.wild_in_ace_place && !only_best);
            };
            const int lowest = open(law_.low_ace()) ? low_place : low_place + 1;
            const int last_start = (open(law_.high_ace()) ? high_place : high_place - 1) - length + 1;
            cards::card_set before = 0;
            for (int start = lowest; start <= last_start; ++start) {
                cards::card_set faces = run_faces(suit, start, length);
                const bool at_low = start == low_place, at_high = start + length - 1 == high_place;
                if ((at_low && !law_.low_ace()) || (at_high && !law_.high_ace()))
                    faces &= ~cards::of_rank(cards::ace);
                const cards::card_set here = faces & lane;
                if (here == 0)
                    continue;
                if (only_best && !at_low && !at_high) {
                    // A window adds nothing if its neighbour holds all its cards as well.
                    if ((here & ~before) == 0)
                        continue;
                    if (before != 0 && list.size > first && (before & ~here) == 0)
                        --list.size;
                    before = here;
                }
                list.items[list.size++] = {faces, static_cast<std::uint8_t>(suit), static_cast<std::uint8_t>(start),
                                           static_cast<std::uint8_t>(bits::count(here))};
            }
        }
        sort_by_held(list);
    }

    /// The most cards held first, otherwise in the order found.
    static void sort_by_held(window_list& list)
    {
        std::array<int, high_place + 2> places{};
        for (int i = 0; i < list.size; ++i)
            ++places[high_place - list.items[i].held + 1U];
        for (std::size_t k = 1; k < places.size(); ++k)
            places[k] += places[k - 1];
        const auto unsorted = list;
        for (int i = 0; i < unsorted.size; ++i)
            list.items[places[high_place - unsorted.items[i].held + 0U]++] = unsorted.items[i];
    }

    static bool has_ace_place(const window& w, int length)
    {
        return w.start == low_place || w.start + length - 1 == high_place;
    }

    int must_be_natural(int length) const { return length - law_.most_wilds(length); }

    // --- the quick search: most naturals

    /// The most naturals that sets can use of what is left; `lacking` grows by what wilds cannot fill.
    int best_sets(const holding& left, int& lacking) const
    {
        if (set_count_ == 0)
            return 0;
        // What each set would add, the most first: at most one piece per set from a rank.
        int pieces[max_contract_melds] = {}; // values, descending
        bool one_size = true;
        for (int i = 1; i < set_count_; ++i)
            one_size = one_size && sets_[i] == sets_[0];
        const int size = sets_[0];
        std::uint16_t ranks = 0;
        for (int suit = 0; suit < cards::suits; ++suit)
            ranks = static_cast<std::uint16_t>(ranks | cards::lane(left.any(), suit));
        const auto insert = [&](int value) {
            for (int i = 0; i < set_count_ && value > 0; ++i)
                if (value > pieces[i])
                    std::swap(value, pieces[i]);
        };
        for (; ranks != 0; ranks = static_cast<std::uint16_t>(ranks & (ranks - 1))) {
            const cards::card_set faces = cards::of_rank(std::countr_zero(ranks));
            int taken = 0, copies = 0;
            for (int i = 0; i < set_count_; ++i) {
                if (law_.distinct_suits_in_set) {
                    if (i < packs::max_packs)
                        copies += bits::count(left.more[at(i)] & faces);
                } else if (i == 0) {
                    copies = left.count(faces);
                }
                const int value = std::min(size, copies - taken);
                if (value <= 0)
                    break;
                insert(value);
                taken += value;
                if (!law_.same_rank_sets)
                    break;
            }
        }
        int used = 0;
        for (int i = 0; i < set_count_; ++i) {
            const int n = std::min(pieces[i], sets_[i]);
            used += n;
            lacking += std::max(0, must_be_natural(sets_[i]) - n);
        }
        // Sets of different sizes could share otherwise: then this is only a bound, and the thorough search decides.
        if (!one_size)
            bound_only_ = true;
        return used;
    }

    void quick_runs(int i, int from, const holding& left, int naturals, int lacking)
    {
        if (i >= run_count_ || i >= max_contract_melds) {
            int lacks = lacking;
            const int used = naturals + best_sets(left, lacks);
            const int by_number = std::max(0, total_ - wilds_ - used);
            const int value = std::max(by_number, lacks);
            best_ = std::min(best_, value);
            least_by_number_ = std::min(least_by_number_, by_number);
            return;
        }
        const window_list& list = lists_[list_of_[i]];
        int rest = 0; // the most the other melds could add
        for (int k = i + 1; k < run_count_ && k < max_contract_melds; ++k)
            rest += lists_[list_of_[k]].size > 0 ? lists_[list_of_[k]].items[0].held : 0;
        if (set_count_ > 0) {
            int ignored = 0;
            rest += best_sets(left, ignored);
        }
        const auto hopeless = [&](int held) { return std::max(0, total_ - wilds_ - naturals - held - rest) >= best_; };
        const bool same = i > 0 && list_of_[i] == list_of_[i - 1];
        for (int w = same ? from : 0; w < list.size; ++w) {
            if (hopeless(list.items[w].held))
                return;
            const cards::card_set here = list.items[w].faces & left.any();
            if (has_ace_place(list.items[w], list.length) && (here & cards::of_rank(cards::ace)) == 0)
                continue; // the same cards lie in a window without the ace's place
            holding after = left;
            after.take(here);
            const int n = bits::count(here);
            quick_runs(i + 1, w, after, naturals + n, lacking + std::max(0, must_be_natural(runs_[i]) - n));
        }
        // A run somewhere else, all of its cards still missing.
        if (!hopeless(0))
            quick_runs(i + 1, list.size, left, naturals, lacking + must_be_natural(runs_[i]));
    }

    // --- the thorough search: every choice of windows and ranks, every way to share cards

    void choose(int i, int from)
    {
        if (best_ == 0)
            return;
        if (i >= run_count_ + set_count_ || i >= max_contract_melds) {
            assign(0, held_, 0, 0);
            return;
        }
        if (i < run_count_) {
            const window_list& list = lists_[list_of_[i]];
            const bool same = i > 0 && list_of_[i] == list_of_[i - 1];
            for (int w = same ? from : 0; w < list.size; ++w) {
                chosen_[i] = w;
                if (fits_beside(i))
                    choose(i + 1, w);
            }
            chosen_[i] = -1;
            choose(i + 1, list.size);
            return;
        }
        const int set = i - run_count_;
        const bool same = set > 0 && set < max_contract_melds && sets_[set] == sets_[set - 1];
        for (int rank = same ? std::max(0, from) : 0; rank < cards::ranks; ++rank) {
            if ((held_.any() & cards::of_rank(rank)) == 0)
                continue;
            bool taken = false;
            for (int k = std::max(0, run_count_); k < i; ++k)
                taken = taken || chosen_[k] == rank;
            if (taken && !law_.same_rank_sets)
                continue;
            chosen_[i] = rank;
            choose(i + 1, rank);
        }
        chosen_[i] = -1;
        choose(i + 1, cards::ranks);
    }

    bool fits_beside(int i) const
    {
        if (law_.same_suit_run_gap == 0)
            return true;
        const window& a = lists_[list_of_[i]].items[chosen_[i]];
        for (int k = 0; k < i; ++k) {
            if (chosen_[k] < 0)
                continue;
            const window& b = lists_[list_of_[k]].items[chosen_[k]];
            if (a.suit != b.suit)
                continue;
            const int gap = a.start > b.start ? a.start - (b.start + runs_[k]) : b.start - (a.start + runs_[i]);
            if (gap < law_.same_suit_run_gap)
                return false;
        }
        return true;
    }

    /// Faces that the melds from number `i` on want too.
    cards::card_set wanted_after(int i) const
    {
        cards::card_set faces = 0;
        for (int k = i + 1; k < run_count_ + set_count_ && k < max_contract_melds; ++k)
            if (chosen_[k] >= 0)
                faces |= k < run_count_ ? lists_[list_of_[k]].items[chosen_[k]].faces : cards::of_rank(chosen_[k]);
        return faces;
    }

    /// The cards of a run that wilds cannot be.
    int lacking_in_run(const window& w, int length, cards::card_set used) const
    {
        int lacking = std::max(0, must_be_natural(length) - bits::count(used));
        int apart = 0, ace = 0, gap = 0;
        for (int place = w.start; place < w.start + length; ++place) {
            const bool filled = (used & cards::bit(cards::make(w.suit, rank_at(place)))) != 0;
            gap = filled ? 0 : gap + 1;
            apart += gap > 0 && gap % 2 == 0; // every other card of a gap
            ace += !filled && (place == low_place || place == high_place) && !law_.wild_in_ace_place;
        }
        if (!law_.adjacent_wilds)
            lacking = std::max(lacking, apart);
        return std::max(lacking, ace);
    }

    void assign(int i, const holding& left, int naturals, int lacking)
    {
        if (std::max(total_ - wilds_ - held_.count(cards::naturals), lacking) >= best_)
            return;
        if (i >= run_count_ + set_count_ || i >= max_contract_melds) {
            best_ = std::min(best_, std::max({0, total_ - wilds_ - naturals, lacking}));
            return;
        }
        const int length = i < run_count_ ? runs_[i] : sets_[i - run_count_];
        if (chosen_[i] < 0) {
            int lacks = must_be_natural(length);
            if (i < run_count_ && !law_.adjacent_wilds)
                lacks = std::max(lacks, length / 2);
            assign(i + 1, left, naturals, lacking + lacks);
            return;
        }
        if (i < run_count_) {
            const window& w = lists_[list_of_[i]].items[chosen_[i]];
            const cards::card_set here = w.faces & left.any();
            const cards::card_set shared = here & wanted_after(i);
            // Any part of the shared cards may be left to the others.
            for (cards::card_set given = shared;; given = (given - 1) & shared) {
                const cards::card_set used = here & ~given;
                holding after = left;
                after.take(used);
                assign(i + 1, after, naturals + bits::count(used), lacking + lacking_in_run(w, length, used));
                if (given == 0)
                    return;
            }
        }
        const int rank = chosen_[i];
        const int most = std::min(length, left.for_set(law_, rank));
        const bool shared = (wanted_after(i) & cards::of_rank(rank)) != 0;
        for (int n = most; n >= (shared ? 0 : most); --n) {
            holding after = left;
            after.take_for_set(law_, rank, n, [](cards::card) {});
            assign(i + 1, after, naturals + n, lacking + std::max(0, must_be_natural(length) - n));
        }
    }

    const rules& law_;
    const contract& goal_;
    holding held_;
    int wilds_ = 0;
    int total_ = 0;
    int runs_[max_contract_melds] = {}, sets_[max_contract_melds] = {};
    int run_count_ = 0, set_count_ = 0;
    window_list lists_[max_contract_melds];
    int list_of_[max_contract_melds] = {};
    int chosen_[max_contract_melds] = {};
    int best_ = 0;
    int least_by_number_ = 1000; ///< the first term alone, over all choices looked at
    mutable bool bound_only_ = false;
};

} // namespace

int missing(const rules& law, const contract& goal, const card_set& hand)
{
    const int quick = quick_missing(law, goal, hand);
    return quick >= 0 ? quick : search(law, goal, hand).fewest();
}

namespace {

/// Makes the contract's parts from `part` on longer by `more` cards in every way; of equal ones the earlier is no
/// longer.
void lengthen(const rules& law, contract& goal, const contract& least, int part, int more, const card_set& hand,
              int& fewest)
{
    if (part == goal.count) {
        if (more == 0)
            fewest = std::min(fewest, missing(law, goal, hand));
        return;
    }
    contract::part& p = goal.parts[part];
    const int shortest = least.parts[part].least;
    int longest = shortest + more;
    if (p.kind == meld_kind::run)
        longest = std::min(longest, high_place);
    else if (law.distinct_suits_in_set)
        longest = std::min(longest, int{cards::suits});
    else if (law.set_max > 0)
        longest = std::min(longest, law.set_max);
    const bool same = part > 0 && least.parts[part] == least.parts[part - 1];
    for (int length = same ? goal.parts[part - 1].least : shortest; length <= longest && fewest > 0; ++length) {
        p.least = static_cast<std::uint8_t>(length);
        lengthen(law, goal, least, part + 1, more - (length - shortest), hand, fewest);
    }
    p.least = static_cast<std::uint8_t>(shortest);
}

} // namespace

int lacking(const rules& law, const contract& goal, const card_set& hand, int size)
{
    int fewest = size;
    contract longer = goal;
    lengthen(law, longer, goal, 0, size - goal.fewest(), hand, fewest);
    return fewest;
}

} // namespace hanpan::hollywood
