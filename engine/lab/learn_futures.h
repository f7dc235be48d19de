// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <atomic>
#include <vector>

#include "base/index.h"
#include "bots/hohpai/prospects.h"
#include "lab/deals.h"
#include "lab/learning.h"
#include "lab/net_fitting.h"
#include "registry/games.h"
#include "search/thinking.h"

namespace hanpan {

/// What a seat of Ho-Hpai may expect with the six pieces it holds after an exchange (bots/hohpai/prospects.h), learnt
/// from how deals went on between players of the levels named: half of them by default rules and with four players, the
/// others by any preset for which it is learnt and any number.
class futures_learner {
public:
    static int run(const learning& asked)
    {
        return fit_and_tell<net>(
            asked, {asked, [&](int n, random_stream& rng, std::vector<example>& seen) { play(asked, n, rng, seen); }});
    }

private:
    using net = hohpai::prospect_net;
    using example = net_example<net>;

    static std::vector<hohpai::rules> houses()
    {
        std::vector<hohpai::rules> all;
        for (const rule_preset& preset : hohpai::game::book().presets())
            if (hohpai::rules law = hohpai::game::book().bind(*hohpai::game::book().read(preset.differences));
                hohpai::prospects::know(law))
                all.push_back(std::move(law));
        return all;
    }

    static void play(const learning& asked, int number, random_stream& rng, std::vector<example>& seen)
    {
        static const std::vector<hohpai::rules> all = houses();
        const bool usual = number / kept_back % 2 == 0;
        const hohpai::rules& rules = usual ? all.front() : all[rng.below(static_cast<std::uint32_t>(all.size()))];
        const int players = usual ? 4 : 2 + static_cast<int>(rng.below(3));
        hohpai::state s = first_round<hohpai::game>(rules, players, rng);
        std::array<player_config, 4> configs;
        for (player_config& m : configs)
            m = any_player_config<hohpai::game>(asked.levels, rng);
        const std::atomic<bool> never{false};
        std::uint64_t moment = 0;
        std::array<std::vector<std::size_t>, 4> of_seat;
        for (seat_set to_move = to_act(s); !to_move.empty(); to_move = to_act(s)) {
            const seat who = to_move.lowest();
            const bool exchanges = s.open.phase == hohpai::phase::exchange;
            apply(
                s, who,
                decision<hohpai::game>(observe(s, who), who, configs[at(who)], rng.next(), moment++).make(never).best);
            if (exchanges && s.open.phase == hohpai::phase::exchange) {
                of_seat[at(who)].push_back(seen.size());
                seen.push_back({hohpai::prospects(observe(s, who)).inputs(s.hand[at(who)]).x, {}});
            }
        }
        const auto score = static_cast<float>(s.open.score);
        for (seat p = 0; p < players; ++p)
            for (const std::size_t n : of_seat[at(p)])
                seen[n].right = {s.open.winner == p ? score : 0, s.open.winner != p && s.open.winner != no_seat
                                                                     ? score / static_cast<float>(players - 1)
                                                                     : 0};
    }
};

} // namespace hanpan
