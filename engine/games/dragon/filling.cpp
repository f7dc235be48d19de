// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/dragon/filling.h"

#include <array>

#include "base/index.h"

namespace hanpan::dragon {

int most_filled(const context& c, const figure& f, const target& aim, const bag& left, int floor)
{
    struct place {
        type t;
        bool in_body;
    };
    std::array<place, 7> places{};
    std::size_t n = 0;
    // Parts without wild cubes come first: they have no choice.
    for (const bool body_turn : {!f.body_wild, bool(f.body_wild)})
        for (kinds k = body_turn ? aim.body : aim.neck; k != 0; k &= k - 1)
            places[n++] = {cubes::first(k), body_turn};
    // How many of each kind head and tail need.
    bag demand = aim.tail;
    demand.once |= bit(aim.head);
    demand.twice |= bit(aim.head);
    int best = floor;
    std::array<int, 2> wilds{};
    const auto next = [&](auto&& self, std::size_t i, const bag& used, const bag& held, int gain) -> void {
        if (gain + static_cast<int>(places.size() - i) <= best)
            return;
        if (i == places.size()) {
            best = gain;
            return;
        }
        const place p = places[i];
        const bool wild_ok = p.in_body ? f.body_wild : f.neck_wild;
        const auto with_cube = [&](type t, bool wild_use) {
            if (used.count(t) == cubes::copies)
                return;
            int& uses = wilds[p.in_body];
            if (wild_use && (!wild_ok || uses == c.cap))
                return;
            uses += wild_use;
            const bool have = held.has(t);
            self(self, i + 1, cubes::with(used, t), have ? cubes::without(held, t) : held, gain + have);
            uses -= wild_use;
        };
        with_cube(p.t, (c.no_natural & bit(p.t)) != 0);
        for (int suit = 0; suit < cubes::suits; ++suit)
            if (const type d = cubes::make(suit, cubes::dragon_rank); d != p.t && (c.may[at(suit)] & bit(p.t)) != 0)
                with_cube(d, true);
    };
    next(next, 0, demand, left, 0);
    return best;
}

} // namespace hanpan::dragon
