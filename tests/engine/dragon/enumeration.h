// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <bit>

#include "dragon/table.h"

/// An enumeration of every target hand that shares nothing with the engine's distance: plain arrays of counts, every tail, head,
/// body and neck in turn, every choice of places left to wild D, and a matching of D to them. Only what cannot beat the best so
/// far by its plain size is left out.
namespace hanpan::dragon {

class enumeration {
    struct part {
        std::vector<int> places; ///< suit * 14 + rank - 1
        bool run = false;
    };

public:
    enumeration(const rules& r, cubes::type open) : r_(r), open_(open)
    {
        for (int rank = 1; rank <= 14; ++rank) {
            std::vector<int> four;
            for (int suit = 0; suit < 4; ++suit) {
                four.push_back(place(suit, rank));
                part three;
                for (int other = 0; other < 4; ++other)
                    if (other != suit)
                        three.places.push_back(place(other, rank));
                necks_.push_back(three);
                for (int odd = 0; odd < 4; ++odd) {
                    if (odd == suit)
                        continue;
                    // Three suits with `odd` doubled: `suit` is left out.
                    std::vector<int> tail = three.places;
                    tail.push_back(place(odd, rank));
                    tails_.push_back({tail, false});
                    if (rank + 3 <= 14)
                        tails_.push_back(
                            {{place(suit, rank + 1), place(suit, rank + 2), place(suit, rank + 3), place(odd, rank)},
                             true});
                    if (rank + 3 <= 14 && r.run_tail_odd == run_tail_odd::either_end)
                        tails_.push_back(
                            {{place(suit, rank), place(suit, rank + 1), place(suit, rank + 2), place(odd, rank + 3)},
                             true});
                }
                if (rank + 2 <= 14)
                    necks_.push_back({{place(suit, rank), place(suit, rank + 1), place(suit, rank + 2)}, true});
                if (rank + 3 <= 14)
                    bodies_.push_back(
                        {{place(suit, rank), place(suit, rank + 1), place(suit, rank + 2), place(suit, rank + 3)},
                         true});
            }
            bodies_.push_back({four, false});
        }
    }

    int distance(const cubes::bag& hand) { return hand_size - usable(hand, 0); }

    /// The most cubes of the hand that one complete hand uses; `more_than` where that is no more.
    int usable(const cubes::bag& hand, int more_than)
    {
        held_.fill(0);
        for (const cubes::type t : cubes::listed(hand))
            ++held_[static_cast<std::size_t>(place(cubes::suit_of(t), cubes::rank_of(t)))];
        int best = more_than;
        // How many places of each body and neck have their own cube in the hand, and the D: no more can be filled.
        const auto plain = [&](const std::vector<part>& parts) {
            std::vector<int> held;
            for (const part& p : parts)
                held.push_back(static_cast<int>(std::count_if(p.places.begin(), p.places.end(), [&](int at) {
                    return held_[static_cast<std::size_t>(at)] > 0;
                })));
            return held;
        };
        plain_bodies_ = plain(bodies_);
        plain_necks_ = plain(necks_);
        dragons_ = 0;
        for (int d = 0; d < 4; ++d)
            dragons_ += held_[static_cast<std::size_t>(place(d, 14))];
        // Good tails first, so that the plain bound leaves more out.
        const auto worth = [&](const part& tail) {
            counts need{};
            for (const int p : tail.places)
                ++need[static_cast<std::size_t>(p)];
            return overlap(need);
        };
        std::stable_sort(tails_.begin(), tails_.end(),
                         [&](const part& a, const part& b) { return worth(a) > worth(b); });
        // The standard hands by their definitions, the snake's body wild or not (if not, it is a boa or more), then the
        // house's own.
        const int snake = static_cast<int>(r_.min_win);
        if (snake == 0)
            search({true, true, true, false, true, r_.snake_tail != snake_tail::run_only,
                    r_.snake_tail != snake_tail::set_only, 15},
                   best);
        if (snake <= 1)
            search({true, true, true, false, false, true, true, 15}, best);
        search({false, true, false, false, false, true, true, 15}, best);
        for (const custom_hand& h : r_.custom_hands)
            if (h.points >= r_.points[static_cast<std::size_t>(r_.min_win)])
                search({h.neck_set, h.neck_run, h.neck_wild, h.body_run, h.body_wild, h.tail_set, h.tail_run,
                        h.head_suits},
                       best);
        return best;
    }

private:
    static int place(int suit, int rank) { return suit * 14 + rank - 1; }
    static int suit_at(int p) { return p / 14; }
    static int rank_at(int p) { return p % 14 + 1; }
    struct shape {
        bool neck_set, neck_run, neck_wild, body_run, body_wild, tail_set, tail_run;
        int heads;
    };
    using counts = std::array<std::int8_t, 56>;

    bool can(int d, int p) const
    {
        const int suit = suit_at(p);
        const int rank = rank_at(p);
        if (suit == d && rank == 14)
            return false;
        const int parity = r_.wild_oe_basis == oe_basis::open_rank ? cubes::rank_of(open_) % 2 : (d == 0 || d == 2);
        switch (r_.wild_rule) {
        case wild_rule::unlimited: return true;
        case wild_rule::three_cube: return d != cubes::suit_of(open_);
        case wild_rule::odd_even: return rank % 2 == parity;
        case wild_rule::four_color: return suit == d;
        case wild_rule::four_color_odd_even: return suit == d && rank % 2 == parity;
        case wild_rule::none: return false;
        case wild_rule::same_color: return d == cubes::suit_of(open_);
        }
        return false;
    }
    bool ever_wild(int d) const
    {
        for (int suit = 0; suit < 4; ++suit)
            for (int rank = 1; rank <= 14; ++rank)
                if (can(d, place(suit, rank)))
                    return true;
        return false;
    }
    /// Is this place's own D a wild use too?
    bool own_is_wild(int p) const
    {
        return rank_at(p) == 14 && r_.wild_d_natural == natural_d::forbidden && ever_wild(suit_at(p));
    }

    int overlap(const counts& need) const
    {
        int n = 0;
        for (std::size_t p = 0; p < need.size(); ++p)
            n += std::min(need[p], held_[p]);
        return n;
    }

    /// Every body with every neck of the shape, those with the most cubes in the hand first.
    struct middle {
        const part *body, *neck;
        int plain;
    };
    std::vector<middle> middles(const shape& f) const
    {
        std::vector<middle> all;
        for (std::size_t b = 0; b < bodies_.size(); ++b)
            if (bodies_[b].run == f.body_run)
                for (std::size_t n = 0; n < necks_.size(); ++n)
                    if (necks_[n].run ? f.neck_run : f.neck_set)
                        all.push_back({&bodies_[b], &necks_[n], plain_bodies_[b] + plain_necks_[n]});
        std::stable_sort(all.begin(), all.end(), [](const middle& a, const middle& b) { return a.plain > b.plain; });
        return all;
    }

    void search(const shape& f, int& best)
    {
        const std::vector<middle> all = middles(f);
        for (const part& tail : tails_) {
            if (!(tail.run ? f.tail_run : f.tail_set))
                continue;
            for (int suit = 0; suit < 4; ++suit)
                for (int rank = 1; rank <= 14; ++rank) {
                    if ((f.heads >> suit & 1) == 0 || own_is_wild(place(suit, rank)))
                        continue;
                    counts need{};
                    bool natural = true;
                    for (const int p : tail.places) {
                        ++need[static_cast<std::size_t>(p)];
                        natural = natural && !own_is_wild(p);
                    }
                    need[static_cast<std::size_t>(place(suit, rank))] += 2;
                    if (!natural || need[static_cast<std::size_t>(place(suit, rank))] > 2)
                        continue;
                    const int fixed = overlap(need);
                    if (fixed + 7 <= best)
                        continue;
                    for (const middle& m : all) {
                        if (fixed + std::min(7, m.plain + dragons_) <= best)
                            break;
                        fill(f, need, fixed, *m.body, *m.neck, best);
                    }
                }
        }
    }

    /// Every choice of places left to D as wild cubes; the others hold their own cubes.
    void fill(const shape& f, const counts& fixed_need, int fixed, const part& body, const part& neck, int& best)
    {
        unsigned plain = 0;
        for (unsigned i = 0; i < 7; ++i)
            plain |= unsigned{held_[static_cast<std::size_t>(i < 4 ? body.places[i] : neck.places[i - 4])] > 0} << i;
        for (unsigned wild = 0; wild < 128; ++wild) {
            if (fixed + std::popcount(plain & ~wild) + std::min(std::popcount(wild), dragons_) <= best)
                continue;
            counts need = fixed_need;
            std::array<int, 7> open_places{};
            std::size_t n = 0;
            int in_body = 0;
            int in_neck = 0;
            bool good = true;
            for (unsigned i = 0; i < 7 && good; ++i) {
                const bool of_body = i < 4;
                const int p = of_body ? body.places[i] : neck.places[i - 4];
                const bool chosen = (wild >> i & 1) != 0;
                if (chosen)
                    open_places[n++] = p;
                else
                    good = ++need[static_cast<std::size_t>(p)] <= 2;
                if (chosen || own_is_wild(p)) {
                    good = good && (of_body ? f.body_wild : f.neck_wild);
                    ++(of_body ? in_body : in_neck);
                }
            }
            if (!good || in_body > r_.max_wilds_per_combo || in_neck > r_.max_wilds_per_combo)
                continue;
            if (fixed + 7 <= best)
                return;
            assign(need, open_places, n, 0, best);
        }
    }

    void assign(counts& need, const std::array<int, 7>& places, std::size_t n, std::size_t i, int& best)
    {
        if (i == n) {
            best = std::max(best, overlap(need));
            return;
        }
        for (int d = 0; d < 4; ++d) {
            const auto cube = static_cast<std::size_t>(place(d, 14));
            if (!can(d, places[i]) || need[cube] == 2)
                continue;
            ++need[cube];
            assign(need, places, n, i + 1, best);
            --need[cube];
        }
    }

    const rules& r_;
    cubes::type open_;
    counts held_{};
    std::vector<part> tails_, necks_, bodies_;
    std::vector<int> plain_necks_, plain_bodies_;
    int dragons_ = 0;
};

} // namespace hanpan::dragon
