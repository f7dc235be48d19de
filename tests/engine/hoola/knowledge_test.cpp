// SPDX-License-Identifier: GPL-3.0-or-later
// What a seat knows, imagined worlds, and whole hands played under every preset.
#include <map>

#include "bots/hoola/bot.h"
#include "sitting.h"

namespace hanpan::hoola {
namespace {

card_set everywhere(const state& s)
{
    card_set all = 0;
    int count = 0;
    const auto put = [&](card_set set) {
        all |= set;
        count += std::popcount(set);
    };
    for (seat i = 0; i < s.players; ++i) {
        put(s.hands[i]);
        EXPECT_EQ(s.counts[i], std::popcount(s.hands[i]));
    }
    for (int i = 0; i < s.stock_count; ++i)
        put(cards::bit(s.stock[i]));
    for (int i = 0; i < s.pile_count; ++i)
        put(cards::bit(s.pile[i]));
    for (int i = 0; i < s.meld_count; ++i) {
        put(s.melds[i].held);
        card_set row = 0;
        for (const card c : in_order(s.melds[i]))
            row |= cards::bit(c);
        EXPECT_EQ(row, s.melds[i].held);
    }
    EXPECT_EQ(count, std::popcount(all)) << "a card in two places";
    return all;
}

void check_state(const state& s, random_stream& rng)
{
    ASSERT_EQ(everywhere(s), pack(*s.law));
    for (seat who = 0; who < s.players; ++who) {
        std::vector<action> list;
        legal(s, who, list);
        ASSERT_EQ(list.empty(), !to_act(s).has(who));
        for (const action& a : list) {
            ASSERT_TRUE(refusal(s, who, a).allowed()) << to_text(s, a) << ": " << refusal(s, who, a).why();
            const auto read = read_action(s, who, to_text(s, a));
            ASSERT_TRUE(read) << read.error;
            // A joker's place may be said by its position alone: the same text, the same meld.
            ASSERT_EQ(to_text(s, *read), to_text(s, a));
            ASSERT_TRUE(refusal(s, who, *read).allowed());
        }
        const view v = observe(s, who);
        const state world = determinize(v, rng);
        ASSERT_EQ(everywhere(world), pack(*s.law));
        ASSERT_EQ(to_json(observe(world, who)), to_json(v));
        if (to_act(s).has(who)) {
            std::vector<action> imagined;
            legal(world, who, imagined);
            ASSERT_EQ(imagined, list);
        }
        for (int i = 0; i < world.stock_count; ++i)
            ASSERT_TRUE(s.stock_origin == 0 || cards::has(s.stock_origin, world.stock[i]))
                << "the stock was made of the discards";
    }
}

void play_hands(const json& law_given, int players, int hands, bool sound, std::uint64_t seed)
{
    const rules law = law_of(law_given);
    random_stream rng(seed);
    standing st;
    st.players = players;
    st.scores.assign(static_cast<std::size_t>(players), 0);
    std::vector<std::uint8_t> order(game::deck(law, players).size());
    for (std::size_t i = 0; i < order.size(); ++i)
        order[i] = static_cast<std::uint8_t>(i);
    st.dealer = 0;
    for (int hand = 0; hand < hands; ++hand) {
        rng.shuffle(std::span<std::uint8_t>(order));
        state s = game::deal(law, st, order, rng);
        int steps = 0;
        while (!round_over(s)) {
            if (steps % 5 == 0)
                check_state(s, rng);
            ASSERT_LT(++steps, 400) << "a hand without end";
            const seat_set asked = to_act(s);
            ASSERT_FALSE(asked.empty());
            const auto bits = asked.bits();
            const seat who = cards::nth(bits, static_cast<int>(rng.below(static_cast<std::uint32_t>(asked.size()))));
            const action a = sound ? rule_based(observe(s, who), rng) : random_action(s, who, rng);
            ASSERT_TRUE(refusal(s, who, a).allowed()) << to_text(s, a) << ": " << refusal(s, who, a).why();
            apply(s, who, a);
        }
        check_state(s, rng);
        const settlement result = settle(s);
        half_units sum = 0;
        for (const half_units amount : result.payments)
            sum += amount;
        ASSERT_EQ(sum, 0);
        st = game::advance(law, st, s);
        ASSERT_GE(st.dealer, 0);
        ASSERT_LT(st.dealer, players);
        if (::testing::Test::HasFatalFailure())
            return;
    }
}

TEST(hoola_play, every_preset_for_every_number_of_players)
{
    for (const rule_preset& p : book().presets())
        for (int players = 2; players <= 7; ++players) {
            json law{{"preset", p.id}};
            if (players > max_in_play)
                law["dropout_schedule"] = players == 6 ? "seed" : "xavier";
            for (const bool sound : {false, true}) {
                SCOPED_TRACE(std::string(p.id) + " " + std::to_string(players) + (sound ? " sound" : " random"));
                play_hands(law, players, 6, sound, static_cast<std::uint64_t>(players));
                if (HasFatalFailure())
                    return;
            }
        }
}

TEST(hoola_play, random_house_rules)
{
    random_stream rng(99);
    for (int trial = 0; trial < 150; ++trial) {
        json law = json::object();
        for (const rule_info& f : book().fields()) {
            if (f.kind == rule_kind::flag)
                law[std::string(f.id)] = rng.below(2) == 1;
            else if (f.kind == rule_kind::choice)
                law[std::string(f.id)] = f.choices[rng.below(static_cast<std::uint32_t>(f.choices.size()))].value;
            else
                law[std::string(f.id)] =
                    f.min + static_cast<int>(rng.below(static_cast<std::uint32_t>(f.max - f.min + 1)));
        }
        if (!book().contradictions(law).empty())
            continue;
        const int players = law["dropout_schedule"] == "none" ? std::min(law["players"].get<int>(), max_in_play)
                                                              : law["players"].get<int>();
        SCOPED_TRACE(law.dump());
        play_hands(law, players, 4, trial % 2 == 0, static_cast<std::uint64_t>(trial));
        if (HasFatalFailure())
            return;
    }
}

TEST(hoola_play, random_action_is_uniform_over_the_legal_ones)
{
    sitting t(nullptr, {"2S 3S 4S 5S 9H KD", "AS AH 5C", "6D TC KC"}, "JD", "QD");
    t.meld(0, "6S 7S 8S").play(0, "draw");
    std::vector<action> list;
    legal(t.s, 0, list);
    std::vector<int> seen(list.size());
    random_stream rng(3);
    constexpr int per_action = 2000;
    for (std::size_t i = 0; i < list.size() * per_action; ++i) {
        const action a = random_action(t.s, 0, rng);
        const auto at = std::find(list.begin(), list.end(), a);
        ASSERT_NE(at, list.end());
        ++seen[static_cast<std::size_t>(at - list.begin())];
    }
    for (const int n : seen)
        EXPECT_NEAR(n, per_action, 5 * 45); // five standard deviations
}

TEST(hoola_view, hides_hands_stock_and_who_is_asked)
{
    sitting t(nullptr, {"9S 2H KD", "8S TS AH 5C", "9H 9D TC KC", "2D 6S 8H"}, "JD");
    t.play(0, "draw").play(0, "discard 9S");
    const json mine = to_json(observe(t.s, 3));
    EXPECT_EQ(mine["hand"], "6S 8H 2D");
    // To a seat that is not asked the window looks like the turn that follows, as if seat 2 had nothing to claim with.
    EXPECT_EQ(mine["to_act"], json::array({1}));
    EXPECT_EQ(mine["phase"], "turn");
    sitting nobody_claims(nullptr, {"9S 2H KD", "8S TS AH 5C", "4H 9D TC KC", "2D 6S 8H"}, "JD");
    nobody_claims.play(0, "draw").play(0, "discard 9S");
    EXPECT_EQ(nobody_claims.s.phase, phase::turn);
    EXPECT_EQ(mine, to_json(observe(nobody_claims.s, 3)));
    EXPECT_EQ(mine.dump().find("9H"), std::string::npos);
    EXPECT_EQ(to_json(observe(t.s, 2))["to_act"], json::array({2}));
    EXPECT_EQ(mine["discard"], "JD 9S");
    EXPECT_EQ(mine["counts"], json::array({3, 4, 4, 3}));
    std::vector<zone> zones;
    list_zones(observe(t.s, 3), zones);
    for (const zone& z : zones)
        if (z.kind == "stock" || (z.kind == "hand" && z.owner != 3)) {
            for (const std::string& piece : z.pieces)
                EXPECT_EQ(piece, "");
        }
}

TEST(hoola_view, a_pass_and_a_waiting_thank_you_give_nothing_away)
{
    sitting t(nullptr, {"7S 2H KD", "8S AH 5C", "7H 9D TC", "6S 2D 3D"}, "JD");
    t.play(0, "draw").play(0, "discard 7S");
    const auto heard = [&](seat who, const char* text, seat viewer) {
        return public_text(t.s, who, *read_action(t.s, who, text), viewer);
    };
    EXPECT_EQ(heard(2, "pass", 1), "");
    EXPECT_EQ(heard(2, "pass", 2), "pass");
    EXPECT_EQ(heard(3, "thank 6S", 1), "thank");
    EXPECT_EQ(heard(1, "take 8S", 0), "take 8S");
}

TEST(hoola_view, after_a_reshuffle_what_was_held_is_known_to_be_held)
{
    sitting t({{"stock_out", "reshuffle"}}, {"2S 3H KD", "JS QH KC", "6D TC 4C"}, "8D 9H 5D JH", "AD", true);
    t.play(0, "draw").play(0, "discard KD").play(1, "draw").play(1, "discard KC");
    random_stream rng(1);
    for (int i = 0; i < 200; ++i) {
        const state world = determinize(observe(t.s, 2), rng);
        // Seat 0 has drawn nothing since, seat 1 one card; the rest they held before.
        EXPECT_EQ(world.hands[0] & ~set_of("2S 3H AD JS QH"), 0U);
        EXPECT_EQ(std::popcount(world.hands[1] & set_of("8D 9H 5D JH")), 1);
        EXPECT_EQ(std::popcount(world.hands[1] & set_of("2S 3H AD JS QH")), 2);
    }
}

TEST(hoola_view, worlds_are_spread_evenly)
{
    // One hidden card each: every arrangement of the unseen cards is as likely.
    sitting t(nullptr, {"2S", "AS", "6D"}, "JD", "4C", true);
    random_stream rng(8);
    std::map<card_set, int> seen;
    for (int i = 0; i < 30000; ++i)
        ++seen[determinize(observe(t.s, 0), rng).hands[1]];
    EXPECT_EQ(seen.size(), 3U);
    for (const auto& [hand, n] : seen)
        EXPECT_NEAR(n, 10000, 5 * 82);
}

TEST(hoola_strategy, decides_from_its_own_hand_and_the_table_alone)
{
    const rules law;
    random_stream rng(5);
    std::vector<std::uint8_t> order(52);
    for (std::size_t i = 0; i < order.size(); ++i)
        order[i] = static_cast<std::uint8_t>(i);
    standing st;
    st.players = 4;
    st.dealer = 0;
    for (int hand = 0; hand < 40; ++hand) {
        rng.shuffle(std::span<std::uint8_t>(order));
        state s = game::deal(law, st, order, rng);
        while (!round_over(s)) {
            const seat who = to_act(s).lowest();
            ASSERT_NE(who, no_seat);
            const state other = determinize(observe(s, who), rng);
            random_stream one(7), two(7);
            const action a = rule_based(s, who, one);
            ASSERT_EQ(a, rule_based(other, who, two)) << "another world, the same decision";
            apply(s, who, a);
        }
    }
}

} // namespace
} // namespace hanpan::hoola
