// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdio>

#include "base/index.h"
#include "bots/hulahoo/prospects.h"
#include "lab/deals.h"
#include "lab/learning.h"
#include "lab/net_fitting.h"
#include "registry/games.h"
#include "search/thinking.h"

namespace hanpan {

/// What a seat of HULA-HOO! may expect (bots/hulahoo/prospects.h), learnt from how rounds went on under the playout
/// policy: four players as often as all other numbers together. Up to a random moment somebody now and then plays at
/// random; it learns from what happens after it.
class chances_learner {
public:
    static int run(const learning& asked)
    {
        return fit_and_tell<net>(
            asked, {asked, [&](int n, random_stream& rng, std::vector<example>& seen) { play(asked, n, rng, seen); }});
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
        studied<hulahoo::game> student(asked, rng);

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
            } else if (who == mine) {
                apply(s, who, student.choose(s, who, rng));
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
