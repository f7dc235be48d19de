// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <atomic>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "search/levels.h"
#include "search/thinking.h"

namespace hanpan {

/// What `learn` was asked for (learn.cpp).
struct learning {
    std::vector<std::string> levels{"learner", "casual", "skilled", "expert"}; ///< whose play is learnt from
    int rounds = 8000, passes = 20;
    std::uint64_t seed = 1;
    std::string from; ///< a file with the numbers to start from
};

/// The "level" of a player who uses the playout policy of the seat that searches.
inline constexpr const char* playout = "playout";

/// One of this many rounds is kept back, to test what was learnt.
constexpr int kept_back = 5;

/// A player drawn by lot from those levels; those that search, of any temperament.
template <class G>
player_config any_player_config(const std::vector<std::string>& levels, random_stream& rng)
{
    static constexpr temperament temperaments[]{temperament::even,   temperament::even,    temperament::cautious,
                                                temperament::greedy, temperament::patient, temperament::bold};
    player_config m = find_level(levels[rng.below(static_cast<std::uint32_t>(levels.size()))])->in<G>();
    if (m.how == thought::worlds)
        m.temperament = temperaments[rng.below(std::size(temperaments))];
    return m;
}

/// The examples from rounds, those kept back apart. `play(number, rng, examples)` plays a round and appends its
/// examples.
template <class Example>
struct lessons {
    std::vector<Example> known, kept;

    template <class Play>
    lessons(const learning& asked, Play&& play)
    {
        for (int n = 0; n < asked.rounds; ++n) {
            random_stream rng(asked.seed, random_stream::purpose::test, static_cast<std::uint64_t>(n));
            play(n, rng, n % kept_back == kept_back - 1 ? kept : known);
        }
    }
};

/// The player of the seat that is learnt from, for one round: one of the levels, drawn by lot, or the playout policy.
template <class G>
class studied {
public:
    studied(const learning& asked, random_stream& rng)
    {
        const std::string& level = asked.levels[rng.below(static_cast<std::uint32_t>(asked.levels.size()))];
        if (level != playout)
            config_ = any_player_config<G>({level}, rng);
    }

    typename G::action choose(const typename G::state& s, seat who, random_stream& rng)
    {
        if (!config_)
            return knowledge::own_policy<G>(s, who, rng);
        return decision<G>(observe(s, who), who, *config_, rng.next(), moment_++).make(never_).best;
    }

private:
    std::optional<player_config> config_;
    std::uint64_t moment_ = 0;
    const std::atomic<bool> never_{false};
};

} // namespace hanpan
