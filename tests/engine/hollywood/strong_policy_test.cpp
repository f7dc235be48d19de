// SPDX-License-Identifier: GPL-3.0-or-later
// What the search knows of Hollywood Rummy: outs, the strong player, likely worlds, and what an unfinished hand will cost.
#include <cmath>
#include <numeric>

#include <gtest/gtest.h>

#include "bots/hollywood/bot.h"
#include "games/hollywood/outs.h"

namespace hanpan::hollywood {
namespace {

state dealt(const rules& law, int round, random_stream& rng)
{
    auto standing = game::first_standing(law, 4, round % 4, rng);
    standing.round = round % 7;
    std::vector<std::uint8_t> order(game::deck(law, 4).size());
    std::iota(order.begin(), order.end(), std::uint8_t{0});
    rng.shuffle(std::span<std::uint8_t>(order));
    return game::deal(law, standing, order, rng);
}

/// f(state) before every decision of some hands of the sound player.
template <class F>
void along_sound_hands(const rules& law, int hands, F&& f)
{
    random_stream rng(21);
    for (int n = 0; n < hands; ++n) {
        state s = dealt(law, n, rng);
        for (seat_set asked = to_act(s); !asked.empty(); asked = to_act(s)) {
            f(s);
            apply(s, asked.lowest(), rule_based(s, asked.lowest(), rng));
        }
    }
}

bool a_turn_begins(const state& s)
{
    return !s.drawn && s.granted == 0 && (s.phase == phase::window || s.phase == phase::draw);
}

/// Plays on, the strong player at `who`; gives what he pays.
double played_on(state s, seat who, random_stream& rng)
{
    for (seat_set asked = to_act(s); !asked.empty(); asked = to_act(s)) {
        const seat next = asked.lowest();
        apply(s, next, next == who ? strong_policy(standpoint_of(s, next)) : rule_based(s, next, rng));
    }
    std::array<half_units, max_seats> paid{};
    payoffs(s, std::span<half_units>(paid));
    return static_cast<double>(paid[static_cast<std::size_t>(who)]);
}

double estimated(const state& s, seat who)
{
    std::array<double, max_seats> paid{};
    estimate(s, std::span<double>(paid));
    return paid[static_cast<std::size_t>(who)];
}

} // namespace

// The outs are the cards with which fewer are missing, no more and no fewer.
TEST(hollywood_strong_policy, outs_are_the_cards_that_bring_the_contract_nearer)
{
    const rules law;
    int asked = 0;
    along_sound_hands(law, 28, [&](const state& s) {
        if (!a_turn_begins(s))
            return;
        for (seat who = 0; who < s.players; ++who) {
            const int far = missing(law, s.goal, s.hands[who]);
            if (s.down.has(who) || far == 0)
                continue;
            cards::card_set nearer = 0;
            for (cards::card_set left = cards::naturals & ~law.wild_faces(); left != 0; left &= left - 1) {
                card_set more = s.hands[who];
                more.add(packs::make(cards::lowest(left), 3));
                if (missing(law, s.goal, more) < far)
                    nearer |= cards::bit(cards::lowest(left));
            }
            ASSERT_EQ(outs(law, s.goal, s.hands[who], far), nearer) << packs::to_text(s.hands[who]);
            ++asked;
        }
    });
    EXPECT_GT(asked, 500);
}

// One strong player among three sound ones pays clearly less than they do.
TEST(hollywood_strong_policy, beats_the_sound_player)
{
    const rules law;
    random_stream rng(4);
    double ahead = 0, squares = 0;
    constexpr int deals = 420;
    for (int n = 0; n < deals; ++n) {
        state s = dealt(law, n, rng);
        const seat who = n / 7 % 4;
        for (seat_set asked = to_act(s); !asked.empty(); asked = to_act(s)) {
            const seat next = asked.lowest();
            const action a = next == who ? strong_policy(standpoint_of(s, next)) : rule_based(s, next, rng);
            ASSERT_TRUE(refusal(s, next, a).allowed());
            apply(s, next, a);
        }
        std::array<half_units, max_seats> paid{};
        payoffs(s, std::span<half_units>(paid));
        double lead = 0;
        for (seat i = 0; i < 4; ++i)
            lead += static_cast<double>(paid[static_cast<std::size_t>(i)] - paid[static_cast<std::size_t>(who)]) / 6;
        ahead += lead;
        squares += lead * lead;
    }
    const double mean = ahead / deals;
    EXPECT_GT(mean - 2 * std::sqrt((squares / deals - mean * mean) / deals), 0);
}

// Likely worlds look the same from the seat, and the others' hands are as near to the contract as they really are, which
// hands dealt at random are not.
TEST(hollywood_strong_policy, likely_worlds_look_the_same_and_are_likelier)
{
    const rules law;
    random_stream rng(9);
    double real = 0, random = 0, likely = 0, fitting[2] = {};
    int hands = 0;
    along_sound_hands(law, 56, [&](const state& s) {
        if (!a_turn_begins(s) || s.turns < 8)
            return;
        const seat me = s.turn;
        const view v = observe(s, me);
        double weight = 0;
        const state any = determinize(v, rng), sensible = determinize_likely(v, rng, weight);
        ASSERT_EQ(to_json(observe(sensible, me)), to_json(v));
        ASSERT_EQ(to_json(observe(any, me)), to_json(v));
        card_set all;
        int stock = 0;
        for (seat who = 0; who < s.players; ++who)
            all.add(sensible.hands[who]);
        for (; stock < sensible.stock_count; ++stock)
            all.add(sensible.stock[stock]);
        card_set before;
        for (seat who = 0; who < s.players; ++who)
            before.add(s.hands[who]);
        for (int i = 0; i < s.stock_count; ++i)
            before.add(s.stock[i]);
        ASSERT_EQ(all, before) << "no card is there twice and none is lost";
        for (seat who = 0; who < s.players; ++who) {
            if (who == me)
                continue;
            ASSERT_EQ(sensible.hands[who].size(), s.counts[who]);
            if (s.down.has(who)) {
                any.hands[who].each([&](card c) { fitting[0] += could_lay_off(s, who, c); });
                sensible.hands[who].each([&](card c) { fitting[1] += could_lay_off(s, who, c); });
                continue;
            }
            ++hands;
            real += missing(law, s.goal, s.hands[who]);
            random += missing(law, s.goal, any.hands[who]);
            likely += missing(law, s.goal, sensible.hands[who]);
        }
    });
    ASSERT_GT(hands, 500);
    EXPECT_LT(std::abs(likely - real), 0.3 * std::abs(random - real));
    EXPECT_LT(fitting[1], 0.2 * fitting[0]);
}

// What is expected of unfinished hands is what they cost, played on many times.
TEST(hollywood_strong_policy, the_estimate_agrees_with_long_simulation)
{
    const rules law;
    random_stream rng(12);
    double cost = 0, expected = 0, error = 0, spread = 0;
    int positions = 0;
    std::vector<std::pair<double, double>> pairs;
    for (const std::uint64_t deals : {42U, 43U, 44U})
        along_sound_hands(law, deals, [&](const state& s) {
            if (!a_turn_begins(s) || s.turns % 5 != 2)
                return;
            const seat who = static_cast<seat>(s.turns % 4);
            double sum = 0;
            constexpr int times = 60;
            for (int i = 0; i < times; ++i) {
                state again = s;
                again.chance = rng.next();
                rng.shuffle(std::span<card>(again.stock, again.stock_count));
                sum += played_on(again, who, rng) / times;
            }
            pairs.emplace_back(sum, estimated(s, who));
            cost += sum;
            expected += pairs.back().second;
            ++positions;
        });
    ASSERT_GT(positions, 100);
    for (const auto& [real, guess] : pairs) {
        error += (real - guess) * (real - guess);
        spread += (real - cost / positions) * (real - cost / positions);
    }
    EXPECT_NEAR(expected / cost, 1, 0.08);
    EXPECT_LT(error, 0.3 * spread) << "most of what tells positions apart is seen";
}

// House rules that change what cards cost change what is expected, in the same measure.
TEST(hollywood_strong_policy, the_estimate_follows_the_rules_in_force)
{
    const rules usual;
    rules cheap = usual, doubled = usual, bonus = usual;
    cheap.score_table = score_table::shanghai; // no card costs more, pictures and aces less
    doubled.not_down_factor = 2;
    bonus.winner_bonus = -50;
    int asked = 0, cheaper = 0, more = 0, less = 0;
    along_sound_hands(usual, 14, [&](const state& s) {
        if (!a_turn_begins(s))
            return;
        const auto under = [&](const rules& law, seat who) {
            state other = s;
            other.law = &law;
            return estimated(other, who);
        };
        for (seat who = 0; who < s.players; ++who) {
            const double now = estimated(s, who);
            ASSERT_GE(now, 0);
            ASSERT_GE(under(doubled, who), now);
            ASSERT_LE(under(bonus, who), now);
            cheaper += under(cheap, who) < now;
            more += under(doubled, who) > now * 1.2;
            less += under(bonus, who) < now - 2;
            ++asked;
        }
    });
    EXPECT_GT(asked, 200);
    EXPECT_GT(more, asked / 4);
    EXPECT_GT(less, asked / 2);
    EXPECT_GT(cheaper, asked * 9 / 10);
}

} // namespace hanpan::hollywood
