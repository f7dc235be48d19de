// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/index.h"
#include "lab/deals.h"
#include "lab/learning.h"
#include "lab/net_fitting.h"
#include "registry/games.h"
#include "search/thinking.h"

namespace hanpan {

/// What a seat of Hollywood Rummy may expect at the beginning of a turn (bots/hollywood/prospects.h), learnt from how
/// hands went on: whether it went out first, and what it was left with. All contracts, three to six players. One seat
/// is played by the levels named, the others as in playouts; "playout" as a level is the policy of the seat that
/// searches. Up to a random moment somebody now and then plays at random, so that other than sensible hands are seen;
/// it learns from what happens after it.
class prospects_learner {
public:
    static int run(const learning& asked)
    {
        return fit_and_tell<net>(
            asked, {asked, [&](int n, random_stream& rng, std::vector<example>& seen) { play(asked, n, rng, seen); }});
    }

private:
    using net = hollywood::prospect_net;
    using example = net_example<net>;

    static hollywood::rules house(int ace_points)
    {
        return hollywood::game::book().bind(*hollywood::game::book().read({{"ace_points", ace_points}}));
    }

    static bool a_turn_begins(const hollywood::state& s)
    {
        return !s.drawn && s.granted == 0 && (s.phase == hollywood::phase::window || s.phase == hollywood::phase::draw);
    }

    /// A move before the sensible ones begin: now and then a random one. Cards that can be laid down or off would
    /// hardly ever be seen in hand, so they are held back more often. Nothing: he plays as he always does.
    static std::optional<hollywood::action> any_move(const hollywood::state& s, seat who, random_stream& rng)
    {
        constexpr std::uint32_t one_in = 12, held_in = 3;
        const bool holds = s.phase == hollywood::phase::play && rng.below(held_in) == 0;
        const bool anything = rng.below(one_in) == 0;
        if (!holds && !anything)
            return {};
        std::vector<hollywood::action> any;
        hollywood::candidates(s, who, any);
        const auto melds = std::erase_if(any, [&](const hollywood::action& a) {
            return holds && (a.kind == hollywood::action_kind::lay_down || a.kind == hollywood::action_kind::lay_off);
        });
        if (any.empty() || (melds == 0 && !anything))
            return {};
        return any[rng.below(static_cast<std::uint32_t>(any.size()))];
    }

    static void play(const learning& asked, int number, random_stream& rng, std::vector<example>& seen)
    {
        // The costs of cards can be learnt only where they differ: so houses with other aces are played too.
        static const std::array<hollywood::rules, 4> houses{house(0), house(5), house(0), house(50)};
        const hollywood::rules& rules = houses[at(number / 7 % 4)];
        const int players = 3 + static_cast<int>(rng.below(4));
        const int contracts = static_cast<int>(rules.schedule().size());
        hollywood::state s = first_round<hollywood::game>(rules, players, rng, number % contracts);
        const auto mine = static_cast<seat>(rng.below(static_cast<std::uint32_t>(players)));
        studied<hollywood::game> student(asked, rng);

        const std::size_t from = seen.size();
        // Before this turn anything may happen.
        const int sensible_from = static_cast<int>(rng.below(12 * static_cast<std::uint32_t>(players)));
        int last_turn = -1;
        for (seat_set to_move = to_act(s); !to_move.empty(); to_move = to_act(s)) {
            const seat who = to_move.lowest();
            if (a_turn_begins(s) && s.turns >= sensible_from && s.turns != last_turn) {
                last_turn = s.turns;
                seen.push_back({hollywood::inputs_of(s)[at(mine)].x, {}});
            }
            std::optional<hollywood::action> any;
            if (s.turns < sensible_from)
                any = any_move(s, who, rng);
            if (any) {
                apply(s, who, *any);
            } else if (who != mine) {
                apply(s, who, hollywood::playout_action(s, who, rng));
            } else {
                apply(s, who, student.choose(s, who, rng));
            }
        }
        const auto left = static_cast<float>(hollywood::hand_points(rules, s.hands[at(mine)]) /
                                             hollywood::average_points(rules, players));
        for (std::size_t i = from; i < seen.size(); ++i)
            seen[i].right = {s.winner == mine ? 1.0F : 0.0F, s.winner != mine && s.down.has(mine) ? left : 0,
                             s.winner != mine && !s.down.has(mine) ? left : 0};
    }
};

} // namespace hanpan
