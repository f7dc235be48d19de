// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdio>

#include "base/index.h"
#include "bots/dragon/opponent_model.h"
#include "lab/deals.h"
#include "lab/learning.h"
#include "registry/games.h"
#include "search/thinking.h"

namespace hanpan {

/// What is usual for a hand of Dragon Holla at each distance from complete (`dragon::pace`): the copies that would
/// bring it on and the cubes that are in no part of it, at the beginning of its turns, in rounds of four between
/// players of the levels named, default rules.
class pace_learner {
public:
    static int run(const learning& asked)
    {
        static const auto rules = dragon::game::book().bind(dragon::game::book().defaults());
        by_distance all{};
        for (int n = 0; n < asked.rounds; ++n) {
            random_stream rng(asked.seed, random_stream::purpose::test, static_cast<std::uint64_t>(n));
            play(first_round<dragon::game>(rules, players, rng), asked.levels, rng, all);
        }
        tell("outs", all, [](const usual& u) { return u.outs; });
        tell("loose", all, [](const usual& u) { return u.loose; });
        std::fprintf(stderr, "hands:");
        for (const usual& u : all)
            std::fprintf(stderr, " %.0f", u.hands);
        std::fprintf(stderr, "\n");
        return 0;
    }

private:
    static constexpr int players = 4;
    struct usual {
        double hands = 0, outs = 0, loose = 0;
    };
    using by_distance = dragon::pace::by_distance<usual>;

    static void play(dragon::state s, const std::vector<std::string>& levels, random_stream& rng, by_distance& all)
    {
        std::array<player_config, players> configs;
        for (player_config& m : configs)
            m = any_player_config<dragon::game>(levels, rng);
        const std::atomic<bool> never{false};
        std::uint64_t moment = 0;
        for (seat_set to_move = to_act(s); !to_move.empty(); to_move = to_act(s)) {
            const seat who = to_move.lowest();
            if (s.open.phase == dragon::phase::draw)
                see(s.open.context, s.whole_hand(who), all);
            apply(
                s, who,
                decision<dragon::game>(observe(s, who), who, configs[at(who)], rng.next(), moment++).make(never).best);
        }
    }

    static void see(const dragon::context& c, const cubes::bag& hand, by_distance& all)
    {
        const dragon::hand_prospects its = dragon::prospects_of(c, hand);
        usual& u = all[its.distance];
        u.hands += 1;
        u.outs += its.outs;
        u.loose += its.loose;
    }

    template <class F>
    static void tell(const char* what, const by_distance& all, F&& sum)
    {
        std::printf("%s", what);
        for (const usual& u : all)
            std::printf("%s%.1f", &u == all.data() ? ": " : ", ", u.hands == 0 ? 0.0 : sum(u) / u.hands);
        std::printf("\n");
    }
};

} // namespace hanpan
