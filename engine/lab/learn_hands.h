// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <cmath>
#include <cstdio>
#include <string>
#include <vector>

#include "bots/hoola/beliefs.h"
#include "lab/deals.h"
#include "lab/learning.h"
#include "registry/games.h"
#include "search/thinking.h"

namespace hanpan {

/// What the play of others says about their hands in Hoola (bots/hoola/beliefs.h), from rounds between players of the
/// levels named, drawn by lot for each seat. Now and then the hand of somebody who has had his turn is compared with
/// one drawn at random from the same hidden cards: a logistic regression (by gradients, AdaGrad) tells which is which.
/// Its weights say how much likelier a sign makes a hand. The score is how often, in rounds kept back, the real hand is
/// taken for the likelier one; chance gives half.
class hands_learner {
public:
    int run(const learning& asked)
    {
        auto [known, kept] = lessons<example>(
            asked, [&](int, random_stream& rng, std::vector<example>& seen) { play(asked.levels, rng, seen); });
        row w{}, steps{};
        random_stream rng(asked.seed, random_stream::purpose::test, ~std::uint64_t{0});
        for (int pass = 0; pass < asked.passes; ++pass) {
            rng.shuffle(std::span<example>(known));
            for (const example& e : known) {
                const double off = 1 / (1 + std::exp(lead(w, e)));
                for (std::size_t i = 0; i < w.size(); ++i)
                    if (const double slope = off * e[i]; slope != 0) {
                        steps[i] += slope * slope;
                        w[i] += 0.5 * slope / std::sqrt(steps[i]);
                    }
            }
        }
        const auto right = std::count_if(kept.begin(), kept.end(), [&](const example& e) { return lead(w, e) > 0; });
        std::fprintf(stderr, "%zu hands; of %zu kept back %.1f %% are likelier than a drawn one\n", known.size(),
                     kept.size(),
                     100 * static_cast<double>(right) / static_cast<double>(std::max<std::size_t>(1, kept.size())));
        std::fprintf(stderr,
                     "of decisions with a choice %.1f %% are the rule-based player's; a given other one is made %.3f "
                     "times as often\n",
                     100 * manners_.alike / (manners_.alike + manners_.otherwise), manners_.slip());
        for (std::size_t i = 0; i < w.size(); ++i)
            std::printf("%.4f%s", w[i], i + 1 == w.size() ? "\n" : ", ");
        return 0;
    }

private:
    using row = hoola::hand_signs::row;
    /// The signs of the real hand minus those of the drawn one.
    using example = row;

    static void compare(const hoola::state& s, const hoola::view& v, random_stream& rng, std::vector<example>& seen)
    {
        std::vector<cards::card> hidden;
        for (cards::card_set left = hoola::unseen(v); left != 0; left &= left - 1)
            hidden.push_back(cards::lowest(left));
        for (seat him = 0; him < v.players; ++him) {
            if (him == v.me || !v.played.has(him) || v.counts[him] == 0)
                continue;
            rng.shuffle(std::span<cards::card>(hidden));
            cards::card_set drawn = 0;
            for (std::size_t i = 0; i < v.counts[him]; ++i)
                drawn |= cards::bit(hidden[i]);
            const hoola::hand_signs signs(v, him);
            const row real = signs(s.hands[him]), other = signs(drawn);
            example e;
            for (std::size_t i = 0; i < e.size(); ++i)
                e[i] = real[i] - other[i];
            seen.push_back(e);
        }
    }

    /// How often they do what the rule-based player would, and how often each other thing.
    struct manners {
        double alike = 0, otherwise = 0, other_ways = 0;

        void note(const hoola::state& s, seat who, const hoola::action& done, random_stream& rng)
        {
            std::vector<hoola::action> all;
            hoola::candidates(s, who, all);
            if (all.size() < 2)
                return;
            (done == hoola::rule_based(s, who, rng) ? alike : otherwise) += 1;
            other_ways += static_cast<double>(all.size() - 1);
        }
        double slip() const { return otherwise / other_ways / (alike / (alike + otherwise)); }
    };

    void play(const std::vector<std::string>& levels, random_stream& rng, std::vector<example>& seen)
    {
        static const auto rules = hoola::game::book().bind(hoola::game::book().defaults());
        const int players = 2 + static_cast<int>(rng.below(4));
        hoola::state s = first_round<hoola::game>(rules, players, rng);
        std::array<player_config, max_seats> configs;
        for (player_config& m : configs)
            m = any_player_config<hoola::game>(levels, rng);
        const std::atomic<bool> never{false};
        constexpr std::uint32_t one_in = 4;
        std::uint64_t moment = 0;
        for (seat_set asked = to_act(s); !asked.empty(); asked = to_act(s)) {
            const seat who = asked.lowest();
            const hoola::view v = observe(s, who);
            if (rng.below(one_in) == 0 && v.phase != hoola::phase::dropout && v.stock_origin == 0)
                compare(s, v, rng, seen);
            const auto done =
                decision<hoola::game>(v, who, configs[static_cast<std::size_t>(who)], rng.next(), moment++)
                    .make(never)
                    .best;
            manners_.note(s, who, done, rng);
            apply(s, who, done);
        }
    }

    static double lead(const row& w, const example& e)
    {
        double sum = 0;
        for (std::size_t i = 0; i < e.size(); ++i)
            sum += w[i] * e[i];
        return sum;
    }

    manners manners_;
};

} // namespace hanpan
