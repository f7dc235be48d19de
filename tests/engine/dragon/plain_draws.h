// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <array>
#include <map>
#include <numeric>
#include <utility>
#include <vector>

#include <gtest/gtest.h>

#include "base/random.h"
#include "games/dragon/rules.h"
#include "pieces/cubes.h"

/// Hands and the cubes that complete them by plain enumeration, written from sections 2 and 3 of the rules with nothing
/// of the engine's own idea of a hand.
namespace hanpan::dragon {

using counts = std::array<int, cubes::types>;

inline counts counts_of(const cubes::bag& b)
{
    counts n{};
    for (cubes::type t = 0; t < cubes::types; ++t)
        n[t] = b.count(t);
    return n;
}

/// What hands are made of where no D is wild: every combo of section 2 as the cubes it needs.
class plain_hands {
public:
    plain_hands()
    {
        const auto at = [](int suit, int rank) { return cubes::make(suit, rank); };
        for (int suit = 0; suit < 4; ++suit)
            for (int rank = 1; rank <= 14; ++rank) {
                heads_.push_back({at(suit, rank), at(suit, rank)});
                combo others; // a set of three: `suit` is left out
                for (int s = 0; s < 4; ++s)
                    if (s != suit)
                        others.push_back(at(s, rank));
                necks_.push_back(others);
                if (rank <= 12)
                    necks_.push_back({at(suit, rank), at(suit, rank + 1), at(suit, rank + 2)});
                for (int odd = 0; odd < 4; ++odd) {
                    if (odd == suit)
                        continue;
                    tails_.push_back(others);
                    tails_.back().push_back(at(odd, rank));
                    if (rank >= 4)
                        tails_.push_back({at(suit, rank), at(suit, rank - 1), at(suit, rank - 2), at(odd, rank - 3)});
                }
            }
        for (int rank = 1; rank <= 14; ++rank)
            bodies_.push_back({at(0, rank), at(1, rank), at(2, rank), at(3, rank)});
        EXPECT_EQ(heads_.size(), 56U);
        EXPECT_EQ(necks_.size(), 56U + 48U);
        EXPECT_EQ(bodies_.size(), 14U);
        EXPECT_EQ(tails_.size(), 168U + 132U);
    }

    /// Do 13 of these cubes make a hand?
    bool within(const cubes::bag& held) const
    {
        counts left = counts_of(held);
        for (const combo& body : bodies_) {
            if (!take(left, body))
                continue;
            for (const combo& tail : tails_) {
                if (!take(left, tail))
                    continue;
                for (const combo& neck : necks_) {
                    if (!take(left, neck))
                        continue;
                    const bool headed = std::any_of(heads_.begin(), heads_.end(),
                                                    [&](const combo& head) { return left[head[0]] == 2; });
                    give_back(left, neck);
                    if (headed)
                        return true;
                }
                give_back(left, tail);
            }
            give_back(left, body);
        }
        return false;
    }

    /// Is there any cube that would complete it?
    bool one_away(const cubes::bag& hand) const
    {
        for (cubes::type t = 0; t < cubes::types; ++t)
            if (hand.count(t) < cubes::copies && within(cubes::with(hand, t)))
                return true;
        return false;
    }

    cubes::bag any_hand(random_stream& rng) const
    {
        for (;;) {
            counts n{};
            for (const auto* part : {&heads_, &necks_, &bodies_, &tails_})
                for (const cubes::type t : (*part)[rng.below(static_cast<std::uint32_t>(part->size()))])
                    ++n[t];
            if (*std::max_element(n.begin(), n.end()) > cubes::copies)
                continue;
            cubes::bag hand;
            for (cubes::type t = 0; t < cubes::types; ++t)
                for (int i = 0; i < n[t]; ++i)
                    hand.add(t);
            return hand;
        }
    }

private:
    using combo = std::vector<cubes::type>;

    static bool take(counts& left, const combo& c)
    {
        bool enough = true;
        for (const cubes::type t : c)
            enough = --left[t] >= 0 && enough;
        if (!enough)
            give_back(left, c);
        return enough;
    }
    static void give_back(counts& left, const combo& c)
    {
        for (const cubes::type t : c)
            ++left[t];
    }

    std::vector<combo> heads_, necks_, bodies_, tails_;
};

/// Every cube that may come, one draw after the other, none put back.
class draws {
public:
    draws(const plain_hands& hands, const cubes::bag& unseen) : hands_(hands), unseen_(counts_of(unseen)) {}

    int all() const { return std::accumulate(unseen_.begin(), unseen_.end(), 0); }

    /// Unseen cubes that complete the hand.
    int completing(const cubes::bag& hand)
    {
        const auto [known, fresh] = waits_.try_emplace({hand.once, hand.twice}, 0);
        if (fresh)
            for (cubes::type t = 0; t < cubes::types; ++t)
                if (hand.count(t) < cubes::copies && hands_.within(cubes::with(hand, t)))
                    known->second |= cubes::bit(t);
        int n = 0;
        for (cubes::kinds k = known->second; k != 0; k &= k - 1)
            n += unseen_[cubes::first(k)];
        return n;
    }

    double within_one(const cubes::bag& hand) { return static_cast<double>(completing(hand)) / all(); }

    /// By two draws with a discard between them, the best one for it.
    double within_two(const cubes::bag& hand)
    {
        double sum = 0;
        each(hand, [&](double chance, double then) { sum += chance * then; });
        return sum;
    }

    /// f(chance, how likely the draw after it completes the hand; 1 where it is complete) for every cube to draw.
    template <class F>
    void each(const cubes::bag& hand, F&& f)
    {
        const int cubes_left = all();
        for (cubes::type t = 0; t < cubes::types; ++t) {
            if (unseen_[t] == 0)
                continue;
            const double chance = static_cast<double>(unseen_[t]) / cubes_left;
            const cubes::bag held = hand.count(t) < cubes::copies ? cubes::with(hand, t) : hand;
            if (held.size() > hand_size && hands_.within(held)) {
                f(chance, 1);
                continue;
            }
            --unseen_[t];
            double best = within_one(hand);
            if (held.size() > hand_size)
                for (cubes::kinds k = held.once; k != 0; k &= k - 1)
                    best = std::max(best, within_one(cubes::without(held, cubes::first(k))));
            ++unseen_[t];
            f(chance, best);
        }
    }

private:
    const plain_hands& hands_;
    counts unseen_;
    std::map<std::pair<cubes::kinds, cubes::kinds>, cubes::kinds> waits_;
};

} // namespace hanpan::dragon
