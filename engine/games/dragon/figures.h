// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <string_view>

#include "base/recent.h"
#include "games/dragon/rules.h"
#include "pieces/cubes.h"

namespace hanpan::dragon {

using cubes::bag;
using cubes::bit;
using cubes::kinds;
using cubes::type;

/// What a hand must be made of (section 3): one of the three standard hands or a custom one.
struct figure {
    std::int16_t points = 0;
    std::int16_t priority = 0;
    std::uint8_t head_suits = 15;
    bool neck_set = true, neck_run = true, neck_wild = true;
    bool body_run = false, body_wild = true;
    bool body_needs_wild = false; ///< the snake: when its body is pure the hand is a boa
    bool tail_set = true, tail_run = true;
    bool special = false;    ///< a head of the special colour earns the bonus
    bool declarable = false; ///< strong enough to be declared (`min_win`)
    bool widest = false;     ///< declarable, and no other declarable figure takes all hands that this one takes
    friend bool operator==(const figure&, const figure&) = default;
};

inline constexpr int standard_figures = 3;
inline constexpr std::size_t most_figures = standard_figures + most_custom_hands;
inline constexpr std::uint8_t no_suit = 4;

/// Everything about combos and hands that is fixed for a round: the figures of the house, and which D may stand for
/// what after the first open cube (section 4).
struct context {
    std::array<figure, most_figures> figures{};
    std::uint8_t count = 0;
    std::uint8_t special_suit = no_suit;
    std::uint8_t special_bonus = 0;
    std::uint8_t cap = unlimited; ///< wild uses per set or run
    bool either_end = false;      ///< run tails take their odd cube above the top too
    /// Every wild D may stand for everything, and combos hold any number of them.
    bool simple = false;
    /// Per suit of the D: what it may stand for; its own place only where natural use is forbidden.
    std::array<cubes::kinds, 4> may{};
    cubes::kinds wild = 0;       ///< the D that may be wild at all
    cubes::kinds no_natural = 0; ///< the D whose own place is a wild use too
    /// The same number for the same hands and wild D, a different one for others; never 0. A key for remembered
    /// answers.
    std::uint64_t fingerprint = 0;
    friend bool operator==(const context&, const context&) = default;

    /// How many cubes of a bag may be wild.
    int wilds(const cubes::bag& b) const
    {
        // Four bits each: a table is quicker than counting on processors whose own instruction may not be used.
        constexpr std::array<std::uint8_t, 16> ones = {0, 1, 1, 2, 1, 2, 2, 3, 1, 2, 2, 3, 2, 3, 3, 4};
        return ones[(b.once & wild) >> 52] + ones[(b.twice & wild) >> 52];
    }
};

/// A hand and the context's fingerprint: the key of remembered answers that follow from nothing else.
struct hand_in_context {
    cubes::bag hand;
    std::uint64_t fingerprint = 0;
    friend bool operator==(const hand_in_context&, const hand_in_context&) = default;

    std::uint64_t place() const { return mixed(hand.once, hand.twice, fingerprint); }
};

/// For a round whose first open cube is `open`.
context make_context(const rules& r, cubes::type open);

/// Does `wide` take every hand that `narrow` takes? (A snake's body may be pure here: then the hand is a boa, which is
/// declarable whenever a snake is.)
bool takes_all_of(const figure& wide, const figure& narrow);

/// "snake", "boa", "dragon", the id of a custom hand, "none" for -1.
std::string_view figure_id(const rules& r, int figure);

/// Whether the odd-even rules make this D "odd" (1) or "even" (0); -1 where the rule asks for neither.
int parity_of(const rules& r, cubes::type open, int d_suit);

} // namespace hanpan::dragon
