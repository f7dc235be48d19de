// SPDX-License-Identifier: GPL-3.0-or-later
// What the others' play tells, and the player the search departs from.
#include <algorithm>
#include <bit>
#include <cmath>
#include <cstdlib>
#include <numeric>
#include <vector>

#include <gtest/gtest.h>

#include "bots/hoola/beliefs.h"
#include "bots/hoola/bot.h"
#include "search/thinking.h"

namespace hanpan::hoola {
namespace {

const rules& usual_law()
{
    static const rules law = book().bind(book().defaults());
    return law;
}

/// Hands of so many players, the dealer seat 0; the same for the same number.
state dealt(const rules& law, int players, std::uint64_t number)
{
    random_stream rng(number);
    std::vector<std::uint8_t> order(52);
    std::iota(order.begin(), order.end(), std::uint8_t{0});
    rng.shuffle(std::span<std::uint8_t>(order));
    return game::deal(law, game::first_standing(law, players, 0, rng), order, rng);
}

double mean_log_loss(double chance, bool happened)
{
    const double p = std::clamp(chance, 0.005, 0.995);
    return -std::log(happened ? p : 1 - p);
}

/// Where somebody among players of all levels may stop, beliefs tell far better than even chances whether another one holds as
/// little: much less surprise, and what they call likely comes about as often as they say.
TEST(hoola_beliefs, tell_whether_a_stop_would_win)
{
    constexpr int positions = 400, worlds = 100;
    const rules& law = usual_law();
    constexpr std::array<std::string_view, 4> levels{"learner", "casual", "skilled", "mc:128"};
    const std::atomic<bool> never{false};
    double even = 0, believed = 0, said = 0, won = 0;
    int found = 0;
    bool differ = false;
    for (std::uint64_t number = 1; found < positions; ++number) {
        state s = dealt(law, 2 + static_cast<int>(number % 3), number);
        random_stream rng(number);
        std::vector<player_config> configs;
        for (int p = 0; p < s.players; ++p)
            configs.push_back(*read_player_config(levels[rng.below(levels.size())], levels_of<game>()));
        std::uint64_t moment = 0;
        while (!round_over(s) && found < positions) {
            const seat who = to_act(s).lowest();
            const view v = observe(s, who);
            if (v.phase == phase::turn && v.played.size() == v.players && stop_refusal(v.stand()).allowed()) {
                const int mine = final_points(law, v.hand);
                const auto wins = [&](const state& world) {
                    for (const seat other : world.active)
                        if (other != who && final_points(law, world.hands[other]) <= mine)
                            return false;
                    return true;
                };
                double all = 0, good = 0, first = 0;
                int evenly = 0;
                for (int n = 0; n < worlds; ++n) {
                    double weight = 1;
                    const state world = determinize_likely(v, rng, weight);
                    ASSERT_GT(weight, 0);
                    first = n == 0 ? weight : first;
                    differ |= weight != first;
                    all += weight;
                    good += wins(world) ? weight : 0;
                    evenly += wins(determinize(v, rng)) ? 1 : 0;
                }
                believed += mean_log_loss(good / all, wins(s));
                even += mean_log_loss(evenly / double(worlds), wins(s));
                said += good / all;
                won += wins(s) ? 1 : 0;
                ++found;
            }
            apply(s, who,
                  decision<game>(v, who, configs[static_cast<std::size_t>(who)], number, moment++).make(never).best);
        }
    }
    EXPECT_LT(believed, 0.8 * even);
    EXPECT_NEAR(said / positions, won / positions, 0.05);
    EXPECT_TRUE(differ) << "drawing few hands flattens the likelihood; the weights make up for it";
}

/// The search departs from a player that beats the rule-based one with every number of players, with and without stops.
TEST(hoola_beliefs, stand_beside_an_incumbent_that_beats_the_rule_based_player)
{
    rules no_stops = usual_law();
    no_stops.stop_rule = stop_rule::off;
    for (const rules* law : {&usual_law(), static_cast<const rules*>(&no_stops)})
        for (const int players : {2, 3, 4, 5}) {
            const int deals = players == 2 ? 6000 : players == 3 ? 5000 : 1500;
            double sum = 0, squares = 0;
            for (int d = 0; d < deals; ++d) {
                double gain = 0;
                for (seat mine = 0; mine < players; ++mine) {
                    state s = dealt(*law, players, static_cast<std::uint64_t>(d));
                    random_stream rng(static_cast<std::uint64_t>(d), random_stream::purpose::bot,
                                      static_cast<std::uint64_t>(mine));
                    while (!round_over(s)) {
                        const seat who = to_act(s).lowest();
                        apply(s, who, who == mine ? incumbent(observe(s, who), rng) : rule_based(s, who, rng));
                    }
                    std::array<half_units, max_seats> paid{};
                    payoffs(s, std::span<half_units>(paid));
                    gain += units(paid[static_cast<std::size_t>(mine)]) / players;
                }
                sum += gain;
                squares += gain * gain;
            }
            const double mean = sum / deals, error = std::sqrt((squares / deals - mean * mean) / deals);
            EXPECT_GT(mean, 2 * error) << players << " players, " << (law->stops() ? "with" : "without") << " stops";
        }
}

/// The signs of a hand are what one counts card by card: pairs, neighbours, what would complete them, what goes with cards thrown.
TEST(hoola_beliefs, signs_are_what_one_counts_card_by_card)
{
    const rules& law = usual_law();
    const std::atomic<bool> never{false};
    int positions = 0;
    for (std::uint64_t number = 1; number <= 30; ++number) {
        state s = dealt(law, 2 + static_cast<int>(number % 4), number);
        random_stream rng(number);
        const player_config casual = *read_player_config("casual", levels_of<game>());
        for (std::uint64_t moment = 0; !round_over(s); ++moment) {
            const seat mover = to_act(s).lowest();
            const view v = observe(s, mover);
            if (moment % 5 == 4) {
                const seat who = static_cast<seat>((mover + 1) % s.players);
                // Any seven hidden cards.
                std::vector<card> hidden;
                for (card_set left = cards::naturals & ~v.visible & ~v.hand; left != 0; left &= left - 1)
                    hidden.push_back(cards::lowest(left));
                rng.shuffle(std::span<card>(hidden));
                card_set hand = 0;
                for (std::size_t i = 0; i < std::min<std::size_t>(7, hidden.size()); ++i)
                    hand |= cards::bit(hidden[i]);
                const auto out = [&](int suit, int rank) {
                    return rank >= 0 && rank < cards::ranks &&
                           std::find(hidden.begin(), hidden.end(), cards::make(suit, rank)) != hidden.end() &&
                           !cards::has(hand, cards::make(suit, rank));
                };
                const auto held = [&](int suit, int rank) {
                    return rank < cards::ranks && cards::has(hand, cards::make(suit, rank));
                };
                int pairs = 0, pair_outs = 0, rows = 0, row_outs = 0, gaps = 0, gap_outs = 0;
                for (int rank = 0; rank < cards::ranks; ++rank) {
                    int n = 0, outs = 0;
                    for (int suit = 0; suit < cards::suits; ++suit) {
                        n += held(suit, rank);
                        outs += out(suit, rank);
                        if (held(suit, rank) && held(suit, rank + 1)) {
                            ++rows;
                            row_outs += out(suit, rank - 1) + out(suit, rank + 2);
                        }
                        if (held(suit, rank) && held(suit, rank + 2) && !held(suit, rank + 1)) {
                            ++gaps;
                            gap_outs += out(suit, rank + 1);
                        }
                    }
                    for (int i = 1; i < n; ++i)
                        pairs += i;
                    pair_outs += n >= 2 ? outs : 0;
                }
                int same = 0, next = 0, near = 0;
                for (int thrown = 0; thrown < 64; ++thrown)
                    for (int mine = 0; mine < 64; ++mine) {
                        const auto t = static_cast<card>(thrown), h = static_cast<card>(mine);
                        if (!cards::has(v.thrown[who] & cards::naturals, t) || !cards::has(hand, h))
                            continue;
                        same += cards::rank_of(t) == cards::rank_of(h);
                        const int apart = std::abs(cards::rank_of(t) - cards::rank_of(h));
                        next += cards::suit_of(t) == cards::suit_of(h) && apart == 1;
                        near += cards::suit_of(t) == cards::suit_of(h) && apart == 2;
                    }
                const double late = std::min(6, std::popcount(v.thrown[who])) / 6.0;
                const hand_signs::row signs = hand_signs(v, who)(hand);
                EXPECT_EQ(signs[4], pairs);
                EXPECT_EQ(signs[5], rows);
                EXPECT_EQ(signs[6], gaps);
                EXPECT_EQ(signs[8], late * pair_outs);
                EXPECT_EQ(signs[9], late * row_outs);
                EXPECT_EQ(signs[10], late * gap_outs);
                EXPECT_EQ(signs[11], same);
                EXPECT_EQ(signs[12], next);
                EXPECT_EQ(signs[13], near);
                ++positions;
            }
            apply(s, mover, decision<game>(v, mover, casual, number, moment).make(never).best);
        }
    }
    EXPECT_GT(positions, 100);
}

} // namespace
} // namespace hanpan::hoola
