// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <array>
#include <atomic>
#include <cstdint>
#include <functional>
#include <map>
#include <span>
#include <string>
#include <vector>

#include "game/knowledge.h"
#include "match/foresight.h"
#include "search/search.h"

namespace hanpan {

namespace knowledge {

/// What everybody holds in hand in a world.
template <game_type G>
void list_hands(const typename G::state& world, int players, std::vector<zone>& hands)
{
    if constexpr (requires { list_zones(world, hands); }) {
        list_zones(world, hands);
        std::erase_if(hands, [](const zone& z) { return z.kind != "hand"; });
    } else {
        for (seat s = 0; s < players; ++s) {
            std::vector<zone> seen;
            list_zones(observe(world, s), seen);
            for (zone& z : seen)
                if (z.kind == "hand" && z.owner == s)
                    hands.push_back(std::move(z));
        }
    }
}

/// The foresight of `who` in a position, from its View alone: `worlds` layouts (> 0), each played to the end of the
/// round by the playout policy. The same seed gives the same answer. When `stop` becomes true it gives what it has
/// reached.
template <game_type G>
foresight foresee(const typename G::state& position, seat who, int players, int worlds, std::uint64_t seed,
                  const std::atomic<bool>& stop)
{
    const auto seats = static_cast<std::size_t>(players);
    foresight seen;
    seen.places.assign(seats, std::vector<double>(seats));
    std::array<double, max_seats> paid{};
    if (round_over(position)) {
        value<G>(position, std::span<double>(paid));
        add_places(std::span<const double>(paid).first(seats), G::low_score_wins, 1, seen.places);
        return seen;
    }
    const auto view = observe(position, who);
    const imagined_worlds<G> imagined{view, true};
    std::vector<std::map<std::string, held_piece, std::less<>>> held(seats);
    double held_weight = 0, ended_weight = 0;
    std::vector<zone> hands;
    for (int w = 0; w < worlds && !stop.load(std::memory_order_relaxed); ++w) {
        random_stream rng(seed, random_stream::purpose::world, static_cast<std::uint64_t>(w));
        double weight = 1;
        typename G::state world = imagined(rng, weight);
        hands.clear();
        list_hands<G>(world, players, hands);
        for (const zone& z : hands) {
            std::map<std::string, int, std::less<>> alike;
            for (const std::string& name : z.pieces)
                ++alike[name.substr(0, name.find('#'))];
            for (const auto& [face, number] : alike) {
                held_piece& piece = held[static_cast<std::size_t>(z.owner)][face];
                piece.chance += weight;
                piece.count += weight * number;
            }
        }
        held_weight += weight;
        ++seen.worlds;
        if (play_out<G, playout_end::round>(world, rng, no_seat, [&stop] { return stop.load(); }) < 0 ||
            !round_over(world))
            continue;
        paid.fill(0);
        value<G>(world, std::span<double>(paid));
        add_places(std::span<const double>(paid).first(seats), G::low_score_wins, weight, seen.places);
        ended_weight += weight;
    }
    seen.holds.resize(seats);
    for (std::size_t s = 0; s < seats; ++s) {
        for (const auto& [face, piece] : held[s])
            seen.holds[s].push_back({face, piece.chance / held_weight, piece.count / held_weight});
        std::stable_sort(seen.holds[s].begin(), seen.holds[s].end(),
                         [](const held_piece& a, const held_piece& b) { return a.chance > b.chance; });
        for (double& chance : seen.places[s])
            chance = ended_weight > 0 ? chance / ended_weight : 0;
    }
    return seen;
}

} // namespace knowledge

} // namespace hanpan
