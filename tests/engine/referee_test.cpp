// SPDX-License-Identifier: GPL-3.0-or-later
// What independent referees found over whole rounds, each on the lines it was found with. Expected values are the rules'.
#include <gtest/gtest.h>

#include "cli/commands.h"
#include "cli/play_session.h"
#include "match/match.h"
#include "registry/registry.h"
#include "search/bot.h"

namespace hanpan {
namespace {

json answer(cli::play_session& session, const char* line) { return session.answer(line); }

std::unique_ptr<match> match_of(const match_setup& setup)
{
    auto made = make_match(setup);
    EXPECT_TRUE(made) << made.error;
    return made ? std::move(*made) : nullptr;
}

/// Bots of one level play the round to its end; gives the actions it took.
int play_round(match& m, const char* level, int most)
{
    const std::atomic<bool> stop{false};
    int actions = 0;
    for (; !m.round_over() && actions < most; ++actions) {
        const seat who = m.to_act().lowest();
        bot_settings bot;
        bot.level = level;
        bot.seed = static_cast<std::uint64_t>(actions);
        const verdict judged = m.play(who, m.think(who, bot)->choose(stop));
        EXPECT_TRUE(judged.allowed()) << judged.why();
    }
    return actions;
}

} // namespace

TEST(money, every_amount_has_words)
{
    EXPECT_EQ(to_text(-3), "-1.5");
    EXPECT_EQ(to_text(INT64_MIN), "-4611686018427387904");
    EXPECT_EQ(to_text(INT64_MAX), "4611686018427387903.5");
    EXPECT_EQ(bounded(INT64_MIN), -most_amount);
    EXPECT_EQ(bounded(-7), -7);
}

// R11: a set may leave to a run the very card it needs.
TEST(referee, hollywood_lay_downs_that_are_possible_are_listed)
{
    cli::play_session session;
    const json begun = answer(
        session,
        R"({"cmd":"new","game":"hollywood","players":2,"dealer":0,"rules":{"deck_count":1,"cards_dealt":7,"contracts":"S3 R4","mayi_enabled":false},"deck":"7S 4H 7D KD 7C 3H 7H 6S 6H 4D 8H QC 9H JD 2C 2D TH 3C 5D 2S AD JC 3S 4S 8C QD JH 9C AC 9D 6D TC 5C 3D 8D KS AS 6C 9S KC QS 8S QH 5H TS AH 2H KH 4C 5S TD JS"})");
    ASSERT_FALSE(begun.contains("error")) << begun;
    ASSERT_TRUE(answer(session, R"({"cmd":"act","seat":1,"action":"draw stock"})")["ok"]);
    bool listed = false;
    const json legal = answer(session, R"({"cmd":"legal","seat":1})");
    for (const json& action : legal["legal"])
        listed = listed || action.get<std::string>().starts_with("lay_down");
    EXPECT_TRUE(listed);
    EXPECT_TRUE(answer(session, R"({"cmd":"act","seat":1,"action":"lay_down 7S 7D 7C | 6H 7H 8H 9H"})")["ok"]);
}

// R7: a deal that is won as dealt is told, and the match goes on.
TEST(referee, deals_won_as_dealt_are_told_and_passed)
{
    cli::play_session session;
    const json begun = answer(session, R"({"cmd":"new","game":"hohpai","players":4,"seed":38,"dealer":0})");
    ASSERT_FALSE(begun.contains("error")) << begun;
    EXPECT_TRUE(!begun["to_act"].empty() || begun["over"].get<bool>());
    ASSERT_TRUE(begun.contains("won_as_dealt"));
    EXPECT_EQ(begun["won_as_dealt"][0]["round"], 1);
    EXPECT_EQ(begun["won_as_dealt"][0]["payments"].size(), 4U);
    EXPECT_EQ(begun["round"], 1 + static_cast<int>(begun["won_as_dealt"].size()));
    const json other = answer(session, R"({"cmd":"new","game":"hohpai","players":4,"seed":2280527976})");
    EXPECT_TRUE(!other["to_act"].empty() || other["over"].get<bool>()) << other;
}

// hard 7: a view never tells who holds the cards to claim.
TEST(referee, a_hoola_view_tells_nobody_that_somebody_may_claim)
{
    int windows = 0;
    for (std::uint64_t seed = 0; seed < 40; ++seed) {
        const auto m = match_of({.game = "hoola", .players = 4, .seed = seed});
        for (int i = 0; i < 200 && !m->round_over(); ++i) {
            const seat_set asked = m->to_act();
            const json all = m->all();
            if (all["phase"] == "claim") {
                ++windows;
                for (seat s = 0; s < 4; ++s) {
                    const json view = m->view(s);
                    if (asked.has(s))
                        EXPECT_EQ(view["to_act"], json::array({s}));
                    else {
                        EXPECT_EQ(view["phase"], "turn");
                        EXPECT_EQ(view["to_act"], json::array({all["turn"]}));
                    }
                }
            }
            const seat who = asked.lowest();
            m->play(who, m->legal(who).back());
        }
    }
    EXPECT_GT(windows, 20);
    cli::play_session session;
    answer(session, R"({"cmd":"new","game":"hoola","players":3,"seed":7,"dealer":0})");
    EXPECT_EQ(answer(session, R"({"cmd":"view","seat":1})")["to_act"], json::array({0}));
}

// hard 8, R10: nothing that is misspelt, doubled or nonsense is left out in silence.
TEST(referee, unknown_doubled_and_senseless_keys_are_refused)
{
    const auto error = [](const char* line) { return cli::answer_question(line).value("error", ""); };
    EXPECT_NE(error(R"({"game":"hoola","ask":"points","hand":"2S","rulse":"bga"})").find("'rulse'"), std::string::npos);
    EXPECT_NE(error(R"({"game":"hoola","ask":"points","hand":"2S","hand":"3S"})").find("twice"), std::string::npos);
    EXPECT_NE(error(R"({"game":"dragon","ask":"hand","pieces":"","Open":"7s"})").find("'Open'"), std::string::npos);
    EXPECT_NE(error(R"({"game":"hohpai","ask":"score","hands":""})").find("'hands'"), std::string::npos);
    EXPECT_NE(
        error(R"({"game":"hulahoo","ask":"replies","top":5,"call":"higher","cards":"4","pile":3})").find("'pile'"),
        std::string::npos);
    EXPECT_NE(error(R"({"game":"hollywood","ask":"points","hand":"2S","x":1})").find("'x'"), std::string::npos);
    cli::play_session session;
    EXPECT_TRUE(answer(session, R"({"cmd":"new","game":"hoola","players":3,"rules":{"players":"nonsense"}})")
                    .contains("error"));
    EXPECT_FALSE(
        answer(session, R"({"cmd":"new","game":"hoola","players":3,"rules":{"players":4}})").contains("error"));
    EXPECT_TRUE(answer(session, R"({"cmd":"save","file":"/tmp/x\u0000y"})").contains("error"));
}

// R9: what lies under the doubled card can be drawn.
TEST(referee, hulahoo_eval_counts_the_card_it_lies_on)
{
    const json rules = {{"seven_on_seven", "double"}, {"draw_pile_empty", "recycle"}};
    const json asked = {{"game", "hulahoo"}, {"ask", "replies"}, {"rules", rules}, {"top", 7},
                        {"call", "higher"},  {"cards", "7"},     {"draw_pile", 0}};
    EXPECT_EQ(cli::answer_question(asked.dump())["replies"]["7"], "double") << cli::answer_question(asked.dump());
}

// hard 2, R6: a round that goes round in circles ends, and pays what was played.
TEST(referee, hulahoo_rounds_with_recycled_cards_end)
{
    int capped = 0;
    for (std::uint64_t seed = 0; seed < 12; ++seed) {
        const auto m = match_of({.game = "hulahoo",
                                 .players = 4,
                                 .seed = seed,
                                 .rules = {{"double_draw", 3}, {"draw_pile_empty", "recycle"}}});
        EXPECT_LT(play_round(*m, "casual", 2000), 2000);
        ASSERT_TRUE(m->round_over());
        int plays = 0;
        for (const played_action& a : m->actions())
            plays += a.text.starts_with("play ");
        const settlement paid = m->settle();
        EXPECT_EQ(paid.payments[static_cast<std::size_t>(paid.winners.front())], whole(plays));
        if (paid.ending == "play_cap") {
            ++capped;
            EXPECT_EQ(plays, 400);
        }
    }
    EXPECT_GT(capped, 0);
}

TEST(referee, hohpai_deals_without_a_cap_end)
{
    for (std::uint64_t seed = 0; seed < 6; ++seed) {
        const auto m = match_of({.game = "hohpai",
                                 .players = 2,
                                 .seed = seed,
                                 .rules = {{"play_mode", "draw_discard"}, {"draw_cap_rounds", 0}}});
        EXPECT_LT(play_round(*m, "random", 2000), 2000);
    }
}

// R5: free river draws are counted past 255, and a round of them ends.
TEST(referee, dragon_river_draws_are_counted_and_end)
{
    const auto m = match_of({.game = "dragon",
                             .players = 2,
                             .seed = 3,
                             .rules = {{"river_fee", 0}, {"river_limit", "unlimited"}, {"river_lock", false}}});
    ASSERT_NE(m, nullptr);
    int draws = 0;
    for (int i = 0; i < 1000 && !m->round_over(); ++i) {
        const seat who = m->to_act().lowest();
        const auto legal = m->legal(who);
        const auto wanted = [&](std::string_view verb) {
            for (const std::string& a : legal)
                if (a.starts_with(verb) && !a.ends_with("holla"))
                    return a;
            return std::string();
        };
        std::string action = wanted("river ");
        draws += !action.empty();
        if (action.empty())
            action = wanted("draw");
        if (action.empty())
            action = wanted("discard ");
        ASSERT_TRUE(m->play(who, action.empty() ? legal.front() : action).allowed());
        const json uses = m->all()["river_uses"];
        ASSERT_EQ(uses[0].get<int>() + uses[1].get<int>(), draws);
    }
    EXPECT_TRUE(m->round_over());
    EXPECT_GT(draws, 150) << m->settle().ending;
}

TEST(referee, dragon_handicaps_concern_those_who_play)
{
    const json poor_fourth = {{"start_chips", 30}, {"handicap", {0, 0, 0, -50}}};
    EXPECT_TRUE(make_match({.game = "dragon", .players = 3, .rules = poor_fourth}));
    EXPECT_FALSE(make_match({.game = "dragon", .players = 4, .rules = poor_fourth}));
    const json low = {{"start_chips", 30}, {"handicap", {-20, 0}}, {"bust_threshold", 15}};
    EXPECT_FALSE(make_match({.game = "dragon", .players = 2, .rules = low}));
    json helped = low;
    helped["loans"] = "on_consent";
    EXPECT_TRUE(make_match({.game = "dragon", .players = 2, .rules = helped}));
}

// R1: a joker the words leave open stands at the upper end.
TEST(referee, hoola_jokers_stand_at_the_upper_end)
{
    for (const auto& [aces, with, as] : {std::tuple{"low_high", "QC KC", "AC"}, {"cyclic", "KC AC", "2C"}}) {
        // Seat 0 deals himself X1 as the upcard: the first to draw may take it.
        std::string deck;
        const std::string hand = with;
        std::vector<std::string> rest;
        for (const char suit : {'S', 'H', 'D', 'C'})
            for (const char rank : std::string("A23456789TJQK")) {
                const std::string card{rank, suit};
                if (hand.find(card) == std::string::npos)
                    rest.push_back(card);
            }
        // Dealt one at a time from seat 1 on; seat 0 begins.
        const std::string own[] = {hand.substr(0, 2), hand.substr(3, 2)};
        for (int i = 0; i < 14; ++i) {
            const bool mine = i % 2 == 1;
            deck += (mine && i / 2 < 2 ? own[i / 2] : rest.back()) + " ";
            if (!(mine && i / 2 < 2))
                rest.pop_back();
        }
        deck += "X1";
        for (const std::string& card : rest)
            deck += " " + card;
        const auto m = match_of(
            {.game = "hoola", .players = 2, .rules = {{"jokers", 1}, {"ace_runs", aces}}, .dealer = 0, .deck = deck});
        ASSERT_NE(m, nullptr);
        const seat who = m->to_act().lowest();
        const std::string take = std::string("take ") + with;
        const verdict judged = m->play(who, take);
        ASSERT_TRUE(judged.allowed()) << judged.why() << m->all();
        EXPECT_EQ(m->all()["melds"][0]["joker_as"], as);
    }
}

// R3: a hand that is dealt again uses up none of the match's rounds.
TEST(referee, hoola_redeals_use_up_no_round)
{
    const auto m = match_of({.game = "hoola",
                             .players = 7,
                             .seed = 5,
                             .rules = {{"dropout_schedule", "seed"}, {"dropout_shortfall", "nobody_pays_redeal"}}});
    for (int redeal = 1; redeal <= 20; ++redeal) {
        while (!m->round_over())
            ASSERT_TRUE(m->play(m->to_act().lowest(), "stay").allowed());
        ASSERT_FALSE(m->over()) << redeal;
        m->next_round();
    }
    // But a match ends.
    while (!m->round_over())
        ASSERT_TRUE(m->play(m->to_act().lowest(), "stay").allowed());
    EXPECT_TRUE(m->over());
}

// "The last hand" is the match's last.
TEST(referee, hollywood_extra_cards_come_in_the_last_hand_played)
{
    const auto m =
        match_of({.game = "hollywood",
                  .players = 2,
                  .seed = 1,
                  .rules = {{"deal_schedule", "last_plus_2"}, {"hands_played", "custom"}, {"custom_hands", {1}}}});
    EXPECT_EQ(m->view(0)["counts"][1], 13);
    // Hands that are not played may ask for anything.
    EXPECT_TRUE(make_match(
        {.game = "hollywood",
         .players = 2,
         .rules = {{"contracts", "S3 S3|S12 S12 S12 S12!"}, {"hands_played", "custom"}, {"custom_hands", {1}}}}));
}

TEST(referee, who_has_won_the_match_is_told)
{
    cli::play_session session;
    answer(session, R"({"cmd":"new","game":"hoola","players":2,"seed":1})");
    json last = json::object();
    for (int i = 0; i < 400 && !last.value("over", false); ++i)
        last = answer(session, R"({"cmd":"bot","level":"casual"})");
    ASSERT_TRUE(last["over"]);
    ASSERT_EQ(last["winners"].size(), 1U);
    const auto scores = last["scores"].get<std::vector<double>>();
    EXPECT_EQ(scores[last["winners"][0].get<std::size_t>()], std::max(scores[0], scores[1]));
}

// hard 2: "ms" is kept, and a called-off thought ends, whatever the playouts do.
TEST(referee, a_thought_ends_when_it_is_called_off)
{
    const auto m = match_of(
        {.game = "hulahoo", .players = 6, .seed = 1, .rules = {{"double_draw", 3}, {"draw_pile_empty", "recycle"}}});
    for (const std::string& level : bot_levels()) {
        const std::atomic<bool> stop{true};
        bot_settings bot;
        bot.level = level;
        const seat who = m->to_act().lowest();
        const std::string action = m->think(who, bot)->choose(stop);
        EXPECT_TRUE(m->judge(who, action).allowed()) << level << " " << action;
    }
}

} // namespace hanpan
