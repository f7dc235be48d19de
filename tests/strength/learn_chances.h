// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdio>

#include "base/index.h"
#include "games/hulahoo/prospects.h"
#include "registry/games.h"
#include "search/thinking.h"
#include "strength/deals.h"
#include "strength/learning.h"
#include "strength/net_fitting.h"

namespace hanpan {

/// What a seat of HULA-HOO! may expect (games/hulahoo/prospects.h), learnt from how rounds went on as playouts go on: three to six
/// players in turn with two. Up to a moment drawn by lot somebody now and then plays what comes to hand; what happens after it is learnt.
class chances_learner {
public:
    static int run(const learning& asked)
    {
        std::vector<example> known, kept;
        for (int n = 0; n < asked.rounds; ++n) {
            random_stream rng(asked.seed, random_stream::purpose::test, static_cast<std::uint64_t>(n));
            play(asked, n, rng, n % kept_back == kept_back - 1 ? kept : known);
        }
        return fit_and_tell<net>(asked, known, kept);
    }

private:
    using net = hulahoo::prospect_net;
    using example = net_example<net>;

    static void play(const learning& asked, int number, random_stream& rng, std::vector<example>& seen)
    {
        static const auto rules = hulahoo::game::book().bind(hulahoo::game::book().defaults());
        static constexpr int tables[]{4, 3, 4, 5, 4, 2, 4, 6};
        hulahoo::state s = first_round<hulahoo::game>(rules, tables[at(number % 8)], rng);
        const auto mine = static_cast<seat>(rng.below(static_cast<std::uint32_t>(s.players)));
        const std::string& level = asked.levels[rng.below(static_cast<std::uint32_t>(asked.levels.size()))];
        mind m;
        if (level != playout)
            m = any_mind<hulahoo::game>({level}, rng);
        const std::atomic<bool> never{false};
        std::uint64_t decisions = 0;
        const int sensible_from = static_cast<int>(rng.below(30));
        constexpr std::uint32_t one_in = 8;
        struct moment {
            std::size_t example;
            seat who;
            int plays;
        };
        std::vector<moment> moments;
        for (seat_set to_move = to_act(s); !to_move.empty(); to_move = to_act(s)) {
            const seat who = to_move.lowest();
            if ((s.phase == hulahoo::phase::respond || s.phase == hulahoo::phase::lead) && s.plays >= sensible_from &&
                rng.below(3) == 0) {
                const auto inputs = hulahoo::inputs_of(s, mine);
                for (const seat p : s.in) {
                    moments.push_back({seen.size(), p, s.plays});
                    seen.push_back({inputs[at(p)].x, {}});
                }
            }
            if (s.plays < sensible_from && rng.below(one_in) == 0) {
                std::vector<hulahoo::action> any;
                hulahoo::candidates(s, who, any);
                apply(s, who, any[rng.below(static_cast<std::uint32_t>(any.size()))]);
            } else if (who == mine && level != playout) {
                apply(s, who, decision<hulahoo::game>(look(s, who), who, m, rng.next(), decisions++).make(never).best);
            } else if (who == mine) {
                apply(s, who, hulahoo::own_playout_action(s, who, rng));
            } else {
                apply(s, who, knowledge::policy<hulahoo::game>(s, who, rng));
            }
        }
        int rest = 0;
        for (seat p = 0; p < s.players; ++p)
            rest += p == s.winner ? 0 : s.cards_of(p);
        for (const moment& m : moments)
            if (s.winner == m.who)
                seen[m.example].right = {1, static_cast<float>(s.plays - m.plays) / 10, static_cast<float>(rest) / 10};
    }
};

} // namespace hanpan
