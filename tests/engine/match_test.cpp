// SPDX-License-Identifier: GPL-3.0-or-later
// The match face over the tiny test game: what every game gets for nothing.
#include <algorithm>
#include <atomic>

#include <gtest/gtest.h>

#include "bots/tiny/bot.h"
#include "match/typed_match.h"
#include "registry/registry.h"

using namespace hanpan;

namespace {

std::unique_ptr<match> tiny_match(match_setup setup)
{
    auto made = typed_match<tiny::game>::create(setup);
    EXPECT_TRUE(made) << made.error;
    return made ? std::move(*made) : nullptr;
}

match_setup setup_for(int players, std::uint64_t seed, json rules = nullptr)
{
    match_setup s;
    s.players = players;
    s.seed = seed;
    s.rules = std::move(rules);
    return s;
}

std::string error_of(const match_setup& setup) { return typed_match<tiny::game>::create(setup).error.text(); }

void play_round(match& m)
{
    while (!m.round_over())
        ASSERT_TRUE(m.play(m.to_act().lowest(), m.legal(m.to_act().lowest()).back()).allowed());
}

} // namespace

TEST(match, deck_typed_by_hand_deals_its_first_piece_first)
{
    match_setup s = setup_for(2, 1, json{{"hand", 2}});
    s.dealer = 1;
    s.deck = "12 11 10 9 1 2 3 4 5 6 7 8";
    const auto m = tiny_match(s);
    // Dealer first, one at a time: seat 1 gets 12 and 10, seat 0 gets 11 and 9.
    EXPECT_EQ(m->view(1)["hand"], (json{"10", "12"}));
    EXPECT_EQ(m->view(0)["hand"], (json{"9", "11"}));
    ASSERT_TRUE(m->play(1, "draw").allowed());
    EXPECT_EQ(m->view(1)["hand"], (json{"1", "10", "12"}));
}

TEST(match, a_wrong_deck_is_named)
{
    match_setup s = setup_for(2, 1);
    s.deck = "1 2 3 4 5 6 7 8 9 10 11";
    EXPECT_EQ(error_of(s), "the deck holds 11 of the set's 12 pieces; '12' is missing");
    s.deck = "1 2 3 4 5 6 7 8 9 10 11 13";
    EXPECT_EQ(error_of(s), "piece 12 of the deck, '13', is not a piece of this set");
    s.deck = "1 2 3 4 5 6 7 8 9 10 11 4";
    EXPECT_EQ(error_of(s), "piece 12 of the deck, '4', is there more often than in the set");
}

TEST(match, copies_and_dominoes_are_read_either_way)
{
    const std::vector<std::string> names{"7H#1", "7H#2", "1-2", "X1"};
    EXPECT_EQ(*read_deck("7H 7H#1 2-1 X1", names), (std::vector<std::uint8_t>{1, 0, 2, 3}));
    EXPECT_EQ(*read_deck("1-2 7H 7H X1", names), (std::vector<std::uint8_t>{2, 0, 1, 3}));
    EXPECT_FALSE(read_deck("7H 7H 7H X1", names));
}

TEST(match, setups_that_cannot_be_are_refused_in_one_sentence)
{
    EXPECT_EQ(error_of(setup_for(5, 1)), "tiny is played by 2 to 4 players, not 5");
    EXPECT_EQ(error_of(setup_for(4, 1, json{{"hand", 3}})), "4 players cannot hold 3 pieces each.");
    EXPECT_EQ(error_of(setup_for(2, 1, json{{"hnad", 3}})), "unknown rule 'hnad' for tiny");
    EXPECT_EQ(error_of(setup_for(2, 1, json{{"hand", 1}})),
              "rules 'claims' and 'hand' contradict each other: one piece leaves nothing to claim");
    match_setup s = setup_for(3, 1);
    s.dealer = 3;
    EXPECT_EQ(error_of(s), "the dealer must be a seat from 0 to 2, not 3");
    s.game = "nothing";
    EXPECT_NE(make_match(s).error.text().find("unknown game 'nothing'"), std::string::npos);
}

TEST(match, refuses_with_an_id_and_a_sentence_and_changes_nothing)
{
    match_setup s = setup_for(2, 1);
    s.dealer = 0;
    const auto m = tiny_match(s);
    const json before = m->all();
    EXPECT_EQ(m->play(1, "draw").id, "not_your_turn");
    EXPECT_EQ(m->play(7, "draw").id, "no_such_seat");
    EXPECT_EQ(m->play(-1, "draw").id, "no_such_seat");
    const verdict v = m->play(0, "drow");
    EXPECT_EQ(v.id, "not_understood");
    EXPECT_EQ(v.why(), "'drow' is no action");
    EXPECT_EQ(m->play(0, "pass").id, "no_claim");
    EXPECT_EQ(m->all(), before);
    EXPECT_EQ(m->revision(), 0U);
    play_round(*m);
    EXPECT_EQ(m->play(0, "draw").id, "round_over");
}

TEST(match, deals_do_not_depend_on_how_earlier_rounds_were_played)
{
    match_setup s = setup_for(2, 99);
    s.rounds = 2;
    const auto a = tiny_match(s);
    const auto b = tiny_match(s);
    play_round(*a);
    while (!b->round_over())
        b->play(b->to_act().lowest(), b->legal(b->to_act().lowest()).front());
    a->next_round();
    b->next_round();
    // Whoever deals, the pieces come in the same order.
    const auto dealt = [](const match& m) { return m.all()["stock"]; };
    EXPECT_EQ(dealt(*a), dealt(*b));
    EXPECT_NE(a->all()["stock"], tiny_match(s)->all()["stock"]);
}

TEST(match, undo_restores_every_position_back_to_the_start)
{
    match_setup s = setup_for(3, 5);
    s.rounds = 3;
    const auto m = tiny_match(s);
    std::vector<json> seen{m->all()};
    for (int round = 0; round < 3; ++round) {
        while (!m->round_over()) {
            const seat who = m->to_act().lowest();
            m->play(who, m->legal(who).back());
            seen.push_back(m->all());
        }
        if (!m->over()) {
            m->next_round();
            seen.back() = m->all(); // taking back the first action of a round leaves that round dealt
        }
    }
    EXPECT_TRUE(m->over());
    ASSERT_EQ(seen.size(), m->actions().size() + 1);
    for (std::size_t i = seen.size(); i-- > 1;) {
        EXPECT_EQ(m->all(), seen[i]) << i;
        ASSERT_TRUE(m->undo());
    }
    EXPECT_EQ(m->all(), seen[0]);
    EXPECT_FALSE(m->undo());
}

TEST(match, undo_in_a_round_nobody_has_begun_takes_back_the_round_before)
{
    match_setup s = setup_for(2, 5);
    s.rounds = 2;
    const auto m = tiny_match(s);
    play_round(*m);
    m->next_round();
    ASSERT_TRUE(m->undo());
    EXPECT_EQ(m->round(), 0);
    EXPECT_FALSE(m->round_over());
}

TEST(match, ends_after_one_round_or_the_chosen_rounds_or_target)
{
    const auto rounds_played = [](match& m) {
        int n = 0;
        for (;; ++n) {
            play_round(m);
            if (m.over())
                return n + 1;
            m.next_round();
        }
    };
    match_setup s = setup_for(2, 3);
    EXPECT_EQ(rounds_played(*tiny_match(s)), 1);
    s.rounds = 4;
    EXPECT_EQ(rounds_played(*tiny_match(s)), 4);
    s.rounds = 0;
    s.target = whole(3);
    const auto m = tiny_match(s);
    rounds_played(*m);
    const auto scores = m->scores();
    EXPECT_TRUE(scores[0] == whole(3) || scores[1] == whole(3));
    EXPECT_EQ(m->finished_rounds().size(), static_cast<std::size_t>(m->round() + 1));
    // A game whose rules end the match by themselves goes by these alone.
    match_setup own = setup_for(2, 3, json{{"own_end", true}, {"goal", 2}});
    own.rounds = 1;
    const auto o = tiny_match(own);
    rounds_played(*o);
    const auto final_scores = o->scores();
    EXPECT_EQ(*std::max_element(final_scores.begin(), final_scores.end()), whole(2));
}

TEST(match, clone_goes_its_own_way)
{
    const auto m = tiny_match(setup_for(2, 8));
    const auto copy = m->clone();
    const json before = copy->all();
    play_round(*m);
    EXPECT_EQ(copy->all(), before);
    play_round(*copy);
    EXPECT_EQ(copy->all(), m->all());
}

TEST(match, log_and_zones_keep_secrets)
{
    match_setup s = setup_for(2, 1);
    s.dealer = 0;
    const auto m = tiny_match(s);
    m->play(0, "draw");
    m->play(0, m->legal(0).front());
    m->play(1, "pass");
    EXPECT_EQ(m->log(0).size(), 2U);
    EXPECT_EQ(m->log(1).size(), 3U);
    const auto named = [](const zone& z) {
        return std::count_if(z.pieces.begin(), z.pieces.end(), [](const std::string& n) { return !n.empty(); });
    };
    for (const zone& z : m->zones(0)) {
        if (z.id == "hand:1" || z.id == "stock") {
            EXPECT_EQ(named(z), 0) << z.id;
        }
    }
    for (const zone& z : m->open_zones()) {
        if (z.kind == "hand") {
            EXPECT_EQ(named(z), static_cast<long>(z.pieces.size())) << z.id;
        }
    }
}

TEST(match, thinkers_outlive_their_match_and_repeat_themselves)
{
    for (const std::string& level : bot_levels()) {
        auto m = tiny_match(setup_for(3, 11));
        bot_settings bot;
        bot.level = level;
        bot.seed = 42;
        const std::atomic<bool> go_on{false};
        const seat who = m->to_act().lowest();
        const auto first = m->think(who, bot);
        const auto second = m->think(who, bot);
        const auto legal = m->legal(who);
        m.reset();
        const std::string choice = first->choose(go_on);
        EXPECT_EQ(choice, second->choose(go_on));
        EXPECT_NE(std::find(legal.begin(), legal.end(), choice), legal.end());
    }
}
