// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <bit>
#include <cstddef>
#include <span>

#include "registry/games.h"

// What a game tells the oracles (oracles.cpp, decisions.cpp), in its own namespace and found like the functions of
// game/knowledge.h:
//
// `other_secrets(state, seat who, rng) -> state`
//     The same round with every hand as it is, and everything else hidden from `who` dealt anew: stock, mountains,
//     places of the row. Nothing else changes except, in Ho-Hpai, what `who` himself knows.
// `with_open_hands(state, seat who) -> view`
//     For games with a search of their own: the view of somebody who has seen the others' hands.

namespace hanpan::hoola {

inline state other_secrets(state s, seat, random_stream& rng)
{
    rng.shuffle(std::span<card>(s.stock, s.stock_count));
    s.chance = rng.next();
    return s;
}

} // namespace hanpan::hoola

namespace hanpan::hollywood {

inline state other_secrets(state s, seat, random_stream& rng)
{
    // A pile that was turned over is a stock everybody may know.
    if (!s.flipped)
        rng.shuffle(std::span<card>(s.stock, s.stock_count));
    s.chance = rng.next();
    return s;
}

} // namespace hanpan::hollywood

namespace hanpan::hohpai {

/// A piece seen in a hand can be nowhere else; the seat's knowledge of the row stays as it is.
inline view with_open_hands(const state& s, seat who)
{
    view v = observe(s, who);
    const auto each = [&](auto&& f) {
        for (seat p = 0; p < s.open.players; ++p)
            if (p != who)
                for (dominoes::bag left = s.hand[static_cast<std::size_t>(p)]; left != 0; left &= left - 1)
                    f(v.known.hand[static_cast<std::size_t>(p)], dominoes::face_of_bit(std::countr_zero(left)));
    };
    each([&](dominoes::bag& hand, dominoes::face f) { v.known.meet(hand, f); });
    v.known.hand.fill(0);
    each([&](dominoes::bag& hand, dominoes::face f) { hand |= v.known.hide(f); });
    return v;
}

inline state other_secrets(const state& s, seat who, random_stream& rng)
{
    return determinize(with_open_hands(s, who), rng);
}

} // namespace hanpan::hohpai

namespace hanpan::hulahoo {

inline view with_open_hands(const state& s, seat who)
{
    view v = observe(s, who);
    v.hand = s.hand;
    return v;
}

inline state other_secrets(const state& s, seat who, random_stream& rng)
{
    // The others still know what they know, not what the oracle does.
    state world = determinize(with_open_hands(s, who), rng);
    world.known = s.known;
    return world;
}

} // namespace hanpan::hulahoo

namespace hanpan::dragon {

inline state other_secrets(state s, seat, random_stream& rng)
{
    std::array<cubes::type, cubes::pieces> hidden{};
    std::size_t count = 0;
    const auto each = [&](auto&& f) {
        for (std::size_t p = 0; p < s.open.players; ++p)
            for (std::size_t i = 0; i < s.open.mountain[p]; ++i)
                f(s.mountain[p][i]);
    };
    each([&](cubes::type t) { hidden[count++] = t; });
    rng.shuffle(std::span<cubes::type>(hidden.data(), count));
    count = 0;
    each([&](cubes::type& t) { t = hidden[count++]; });
    s.chance = random_stream(rng.next());
    return s;
}

} // namespace hanpan::dragon

namespace hanpan {

/// The worlds of an oracle: the hands as they are and all else dealt anew; or `everything` as it is.
template <class G>
struct open_worlds {
    const typename G::state& truth;
    seat who;
    bool everything = false;
    typename G::state operator()(random_stream& rng, double& weight) const
    {
        weight = 1;
        return everything ? truth : other_secrets(truth, who, rng);
    }
};

} // namespace hanpan
