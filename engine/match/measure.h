// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <atomic>
#include <cstdint>
#include <numeric>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "game/game.h"
#include "match/rates.h"
#include "search/thinking.h"

namespace hanpan {

/// Plays rounds to their end as fast as possible, without a match around them, for the benchmarks.
template <game_type G>
class playout_table {
public:
    using state_t = typename G::state;

    /// The game's default rules with `players` players.
    explicit playout_table(int players, std::uint64_t seed = 1)
        : rules_(G::book().bind(G::book().defaults())), rng_(seed),
          standing_(G::first_standing(rules_, players, 0, rng_)), order_(G::deck(rules_, players).size())
    {
        std::iota(order_.begin(), order_.end(), std::uint8_t{0});
    }

    /// Four players, or as near to that as the game allows.
    static int usual_players() { return std::clamp(4, G::min_players, G::max_players); }

    /// Deals a round and plays it with uniformly random legal actions; gives their number.
    std::uint64_t random_round()
    {
        return play([this](const state_t& s, seat who) {
            if constexpr (requires { random_action(s, who, rng_); }) {
                return random_action(s, who, rng_);
            } else {
                actions_.clear();
                legal(s, who, actions_);
                return actions_[rng_.below(static_cast<std::uint32_t>(actions_.size()))];
            }
        });
    }

    /// The same with the rule-based player in every seat, each using only its View.
    std::uint64_t rule_based_round()
    {
        return play([this](const state_t& s, seat who) { return knowledge::sound_action<G>(s, who, rng_); });
    }

    /// Makes the next decision of a round of experts that needs a search; gives the number of its playouts (in a tree:
    /// simulations), 0 where nothing is sampled.
    std::uint64_t searched_decision()
    {
        static const std::atomic<bool> never{false};
        const player_config expert = find_level("expert")->in<G>();
        for (;;) {
            if (!searched_ || to_act(*searched_).empty())
                searched_ = deal();
            const seat who = to_act(*searched_).lowest();
            const auto view = observe(*searched_, who);
            const auto result = decision<G>(view, who, expert, 1, ++moment_).make(never);
            apply(*searched_, who, result.best);
            if (result.worlds > 0)
                return static_cast<std::uint64_t>(result.playouts);
        }
    }

private:
    state_t deal()
    {
        rng_.shuffle(std::span<std::uint8_t>(order_));
        return G::deal(rules_, standing_, std::span<const std::uint8_t>(order_), rng_);
    }

    template <class Choose>
    std::uint64_t play(Choose&& choose)
    {
        state_t s = deal();
        std::uint64_t count = 0;
        for (seat_set asked = to_act(s); !asked.empty(); asked = to_act(s), ++count) {
            const seat who = *asked.begin();
            apply(s, who, choose(s, who));
        }
        return count;
    }

    typename G::rules rules_;
    random_stream rng_;
    typename G::standing standing_;
    std::vector<std::uint8_t> order_;
    std::vector<typename G::action> actions_;
    std::optional<state_t> searched_;
    std::uint64_t moment_ = 0;
};

/// What `hanpan-engine bench` prints for a game, measured for about `seconds` a loop.
template <game_type G>
json measure(double seconds)
{
    const int players = playout_table<G>::usual_players();
    playout_table<G> table(players);
    const auto [random_rounds, random_actions] = rates(seconds, [&] { return table.random_round(); });
    const auto [sound_rounds, sound_actions] = rates(seconds, [&] { return table.rule_based_round(); });
    const auto rounded = [](double rate) { return static_cast<std::uint64_t>(rate); };
    json result{{"game", std::string_view(G::id)},
                {"players", players},
                {"random_playouts_per_second", rounded(random_rounds)},
                {"random_actions_per_second", rounded(random_actions)},
                {"rule_based_playouts_per_second", rounded(sound_rounds)},
                {"rule_based_actions_per_second", rounded(sound_actions)}};
    const double searched = rates(seconds, [&] { return table.searched_decision(); }).second;
    if (searched > 0)
        result["search_simulations_per_second"] = rounded(searched);
    if constexpr (requires { G::kernels(); }) {
        constexpr std::uint64_t batch = 16384; // so many that preparing them costs next to nothing
        for (const kernel& k : G::kernels()) {
            random_stream rng(1);
            volatile std::uint64_t sink = 0; // keeps the compiler from dropping the results
            const double done = rates(seconds, [&] {
                                    sink = k.run(batch, rng);
                                    return batch;
                                }).second;
            result[std::string(k.id) + "_per_second"] = rounded(done);
        }
    }
    return result;
}

} // namespace hanpan
