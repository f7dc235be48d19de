// SPDX-License-Identifier: GPL-3.0-or-later
// The test vectors of the rules of Hollywood Rummy (section 7), one by one, by their numbers.
#include "hollywood/sitting.h"

using namespace hanpan;
using namespace hanpan::hollywood;

namespace {

bool valid(const std::string& kind, const std::string& pieces, int start = 0, const json& rules_given = json())
{
    json question{{"kind", kind}, {"pieces", pieces}};
    if (kind == "run")
        question["start"] = start;
    const json answer = ask("meld", question, rules_given);
    EXPECT_TRUE(answer.contains("valid")) << answer.dump();
    return answer.value("valid", false);
}

/// The runs after a lay-off, as "start: faces", by start.
std::vector<std::string> results(int start, const std::string& pieces, const std::string& piece)
{
    const json answer =
        ask("lay_off", {{"meld", {{"kind", "run"}, {"start", start}, {"pieces", pieces}}}, {"piece", piece}});
    std::vector<std::string> list;
    for (const json& r : answer.at("results")) {
        std::string faces;
        const std::string text = r.at("pieces");
        for (std::size_t i = 0; i < text.size(); ++i)
            if (text[i] == '#')
                ++i; // the copy
            else
                faces += text[i];
        list.push_back(r.at("start").dump() + ": " + faces);
    }
    return list;
}
using found = std::vector<std::string>;

bool lays_down(int hand_no, const std::string& hand, const json& melds, const json& rules_given = json())
{
    const json answer = ask("lay_down", {{"hand_no", hand_no}, {"hand", hand}, {"melds", melds}}, rules_given);
    EXPECT_TRUE(answer.contains("valid")) << answer.dump();
    return answer.value("valid", false);
}
json set(const std::string& pieces) { return {{"kind", "set"}, {"pieces", pieces}}; }
json run(int start, const std::string& pieces) { return {{"kind", "run"}, {"start", start}, {"pieces", pieces}}; }

int points(const std::string& hand) { return ask("points", {{"hand", hand}}).at("points"); }

constexpr int north = 0, east = 1, south = 2, west = 3;

/// North has just thrown 9C on 4D; eleven cards each.
sitting table_15()
{
    sitting t({},
              {"2H 3C 5D 6S 8C TD QS KH 2C 4S", "2D 4C 6H 8D TS QC KS 3H 5S 7D 9H", "3S 5C 7S 9D JH KC 2S 4H 6D 8S TC",
               "3D 5H 7C 9S JC KD 6C 8H TH QD JS"},
              "4D 9C", 1, "AC");
    t.open_calls();
    return t;
}

} // namespace

TEST(hollywood_vectors, v01_sets)
{
    EXPECT_TRUE(valid("set", "JH#1 JS JH#2"));
    EXPECT_TRUE(valid("set", "9C AD AS"));
    EXPECT_FALSE(valid("set", "AC AD AS"));
    EXPECT_FALSE(valid("set", "7H 7S"));
    EXPECT_FALSE(valid("set", "7H 7S 8D"));
}

TEST(hollywood_vectors, v02_runs)
{
    EXPECT_TRUE(valid("run", "8H 9H TH JH", 8));
    EXPECT_FALSE(valid("run", "8H 9H TH", 8));
    EXPECT_FALSE(valid("run", "4H 5H 7H 8H", 4));
    EXPECT_FALSE(valid("run", "4H 5S 6H 7H", 4));
}

TEST(hollywood_vectors, v03_aces_stand_where_they_lie)
{
    EXPECT_TRUE(valid("run", "5S AC 7S 8S", 5));
    EXPECT_TRUE(valid("run", "AC AD AS 7C", 4));
    EXPECT_FALSE(valid("run", "AC AD AS 7C", 7));
    EXPECT_TRUE(valid("run", "7C AC AD AS", 7));
}

TEST(hollywood_vectors, v04_ends_of_the_run)
{
    EXPECT_FALSE(valid("run", "AC 2S 3S 4S", 1));
    EXPECT_FALSE(valid("run", "JD QD KD AC", 11));
    EXPECT_TRUE(valid("run", "AC JD QD KD", 10));
    EXPECT_TRUE(valid("run", "TC AD AS KC", 10));
    EXPECT_FALSE(valid("run", "QC AD AS KC", 12));
    EXPECT_TRUE(valid("run", "2D 3D 4D 5D 6D 7D 8D 9D TD JD QD KD", 2));
}

TEST(hollywood_vectors, v05_displaced_to_either_end)
{
    EXPECT_EQ(results(5, "5H 6H AS 8H", "7H"), (found{"4: AS 5H 6H 7H 8H", "5: 5H 6H 7H 8H AS"}));
    EXPECT_EQ(results(5, "5H 6H AS 8H", "7D"), found{});
}

TEST(hollywood_vectors, v06_displaced_again)
{
    EXPECT_EQ(results(5, "5H 6H 7H 8H AS", "9H"), (found{"4: AS 5H 6H 7H 8H 9H", "5: 5H 6H 7H 8H 9H AS"}));
}

TEST(hollywood_vectors, v07_only_the_bottom)
{
    EXPECT_EQ(results(10, "TD JD AS KD", "QD"), (found{"9: AS TD JD QD KD"}));
}

TEST(hollywood_vectors, v08_only_the_top) { EXPECT_EQ(results(2, "2S AS 4S 5S", "3S"), (found{"2: 2S 3S 4S 5S AS"})); }

TEST(hollywood_vectors, v09_an_ace_at_the_end)
{
    // The rules name the bottom; the top end is free as well.
    EXPECT_EQ(results(4, "AS 5H 6H 7H", "4H"), (found{"3: AS 4H 5H 6H 7H", "4: 4H 5H 6H 7H AS"}));
    EXPECT_EQ(results(4, "AS 5H 6H 7H", "3H"), (found{"3: 3H AS 5H 6H 7H"}));
}

TEST(hollywood_vectors, v10_no_end_free)
{
    EXPECT_EQ(results(2, "2D 3D 4D 5D 6D AS 8D 9D TD JD QD KD", "7D"), found{});
}

TEST(hollywood_vectors, v11_extensions)
{
    EXPECT_EQ(results(5, "5H 6H 7H 8H", "7H"), found{});
    EXPECT_EQ(results(5, "5H 6H 7H 8H", "TH"), found{});
    EXPECT_EQ(results(10, "TC JC QC KC", "AS"), (found{"9: AS TC JC QC KC"}));
    EXPECT_EQ(results(2, "2H 3H 4H 5H", "AS"), (found{"2: 2H 3H 4H 5H AS"}));
}

TEST(hollywood_vectors, v12_contracts)
{
    const std::string hand = "9C 9D AS KH KS KD KC 4H 5H 6H 7H 2C";
    EXPECT_TRUE(lays_down(1, hand, {set("9C 9D AS"), set("KH KS KD KC")}));
    EXPECT_FALSE(lays_down(1, hand, {set("9C 9D AS"), set("KH KS KD KC"), run(4, "4H 5H 6H 7H")}));
    EXPECT_FALSE(lays_down(1, hand, json::array({set("9C 9D AS")})));
    EXPECT_FALSE(lays_down(2, hand, {set("9C 9D AS"), set("KH KS KD KC")}));
    const std::string hearts = "4H 5H 6H 7H 8H 9H TH JH 2C 3D 5S KS";
    EXPECT_TRUE(lays_down(3, hearts, {run(4, "4H 5H 6H 7H"), run(8, "8H 9H TH JH")}));
    EXPECT_FALSE(lays_down(3, hearts, {run(4, "4H 5H 6H 7H"), run(8, "8H 9H TH JH")}, {{"same_suit_run_gap", 1}}));
}

TEST(hollywood_vectors, v13_hand_six_won_by_the_twelfth_card)
{
    sitting t({}, {"2C 3C", "9C 9D 9H 4H 5H 6H 7H 8S 9S TS JS KD", "2D 3D"}, "2S", 6);
    t.in_play();
    t.act(1, "lay_down 9C 9D 9H | 4H 5H 6H 7H | 8S 9S TS JS");
    EXPECT_FALSE(round_over(t.s));
    t.act(1, "discard KD");
    ASSERT_TRUE(round_over(t.s));
    EXPECT_EQ(t.s.winner, 1);
    EXPECT_EQ(settle(t.s).ending, "discarded");
}

TEST(hollywood_vectors, v14_hand_seven)
{
    const json runs{run(4, "4H 5H 6H 7H"), run(8, "8S 9S TS JS"), run(2, "2C 3C 4C 5C")};
    EXPECT_TRUE(lays_down(7, "4H 5H 6H 7H 8S 9S TS JS 2C 3C 4C 5C", runs));
    EXPECT_FALSE(lays_down(7, "4H 5H 6H 7H 8S 9S TS JS 2C 3C 4C KD", runs));
    EXPECT_TRUE(lays_down(7, "4H 5H 6H 7H 8S 9S TS JS 2C 3C 4C 5C 6C 7C",
                          {run(4, "4H 5H 6H 7H"), run(8, "8S 9S TS JS"), run(2, "2C 3C 4C 5C 6C 7C")}));
    EXPECT_TRUE(lays_down(7, "4H 5H 6H 7H 8S 9S TS JS QS 2C 3C 4C 5C 6C",
                          {run(4, "4H 5H 6H 7H"), run(8, "8S 9S TS JS QS"), run(2, "2C 3C 4C 5C 6C")}));
    EXPECT_FALSE(lays_down(7, "4H 5H 6H 7H 8S 9S TS JS 2C 3C 4C 5C 6C 7C", runs));
    sitting t({}, {"2C 3C", "4H 5H 6H 7H 8S 9S TS JS 2C 3C 4C 5C", "2D 3D"}, "2S", 7);
    t.in_play();
    t.act(1, "lay_down 4H 5H 6H 7H | 8S 9S TS JS | 2C 3C 4C 5C");
    ASSERT_TRUE(round_over(t.s));
    EXPECT_EQ(t.s.winner, 1);
    EXPECT_EQ(settle(t.s).ending, "laid_out");
}

TEST(hollywood_vectors, v15_equal_calls_go_clockwise)
{
    sitting t = table_15();
    t.act(west, "may_i");
    t.act(south, "may_i");
    t.act(east, "pass");
    EXPECT_EQ(t.s.phase, phase::decision);
    EXPECT_EQ(t.s.claimant, south);
    t.act(east, "allow");
    EXPECT_EQ(t.s.counts[south], 13);
    EXPECT_EQ(t.s.used[south], 1);
    EXPECT_EQ(t.s.phase, phase::draw);
    EXPECT_EQ(t.choices(east), (std::set<std::string>{"draw stock", "draw discard"}));
    EXPECT_EQ(packs::to_text(t.s.top()), "4D#1");
    EXPECT_EQ(t.id(west, "may_i"), "no_call_open");
    EXPECT_EQ(call_error(t.s, west), refused::call_granted_already);
}

TEST(hollywood_vectors, v16_denied)
{
    sitting t = table_15();
    t.act(south, "may_i");
    t.act(west, "may_i");
    t.act(east, "pass");
    t.act(east, "deny");
    EXPECT_EQ(t.s.phase, phase::play);
    EXPECT_TRUE(t.s.hands[east].has(row_of("9C#1")[0]));
    EXPECT_EQ(t.s.used[south] + t.s.used[west], 0);
    EXPECT_EQ(t.id(east, "draw stock"), "already_drawn");
}

TEST(hollywood_vectors, v17_withdrawn)
{
    sitting t = table_15();
    t.act(south, "may_i");
    t.act(west, "may_i");
    t.act(east, "pass");
    t.act(south, "withdraw");
    EXPECT_EQ(t.s.phase, phase::decision);
    EXPECT_EQ(t.s.claimant, west);
    EXPECT_EQ(call_error(t.s, south), refused::call_after_withdrawal);

    // Timed: who called earlier comes first.
    sitting timed({{"mayi_timer_s", 5}}, {"2H", "2D", "3S", "3D"}, "4D 9C");
    timed.open_calls();
    timed.act(west, "may_i");
    timed.act(south, "may_i");
    timed.act(east, "pass");
    EXPECT_EQ(timed.s.claimant, west);
}

TEST(hollywood_vectors, v18_who_is_asked)
{
    sitting t = table_15();
    EXPECT_EQ(to_act(t.s), seat_set(0b1110)); // never north, whose card it is
    t.s.down.add(south);
    t.open_calls();
    EXPECT_EQ(to_act(t.s), seat_set(0b1010));

    // Nineteen cards and four grants: once more; with twenty-one no more.
    const std::string nineteen = "2S 3S 4S 5S 6S 7S 8S 9S TS JS QS KS 2C 3C 4C 5C 6C 7C 8C";
    sitting full({}, {"2H 3H", "2D 3D", nineteen, "4D 5D"}, "6D KD", 1, "QD 9H TH");
    full.s.used[south] = 4;
    full.open_calls();
    full.act(south, "may_i");
    full.act(west, "pass");
    full.act(east, "pass");
    full.act(east, "allow");
    EXPECT_EQ(full.s.counts[south], 21);
    EXPECT_EQ(full.s.used[south], 5);
    EXPECT_EQ(call_error(full.s, south), refused::call_granted_already);
    full.act(east, "draw stock");
    full.act(east, "discard 2D");
    EXPECT_FALSE(to_act(full.s).has(south) && full.s.phase == phase::window && full.s.turn != south);
    EXPECT_EQ(full.s.turn, south);
    full.act(south, "pass"); // west and north may call east's card; south may take it
    full.act(west, "pass");
    full.act(north, "pass");
    full.act(south, "draw stock");
    EXPECT_EQ(full.s.counts[south], 22);
    full.act(south, "discard 2S");
    EXPECT_EQ(full.s.counts[south], 21);
    EXPECT_EQ(call_error(full.s, south), refused::call_limit);
}

TEST(hollywood_vectors, v19_few_cards_left)
{
    const std::vector<std::string> hands{"2H 3H", "2D 3D", "4S 5S", "4D 5D"};
    sitting two({}, hands, "6D KD", 1, "", false);
    for (seat x = 0; x < 4; ++x)
        EXPECT_NE(call_error(two.s, x), refused::none);

    sitting three({}, hands, "7D 6D KD", 1, "", false);
    three.open_calls();
    three.act(south, "may_i");
    three.act(west, "pass");
    three.act(east, "pass");
    three.act(east, "allow");
    EXPECT_TRUE(three.s.hands[south].has(row_of("KD#1")[0]));
    EXPECT_TRUE(three.s.hands[south].has(row_of("7D#1")[0])) << "the lower one became the stock, the penalty card";
    EXPECT_EQ(packs::to_text(three.s.top()), "6D#1");
    EXPECT_EQ(three.s.stock_count, 0);
    EXPECT_EQ(three.choices(east), (std::set<std::string>{"draw discard"}));
    three.act(east, "draw discard");

    sitting one({}, hands, "KD", 1, "6D", false);
    for (seat x = 0; x < 4; ++x)
        EXPECT_NE(call_error(one.s, x), refused::none);
}

TEST(hollywood_vectors, v20_taken_in_the_window)
{
    sitting t = table_15();
    t.act(east, "draw discard");
    EXPECT_EQ(t.s.phase, phase::play);
    for (seat x = 0; x < 4; ++x)
        EXPECT_EQ(t.s.used[x], 0);
}

TEST(hollywood_vectors, v21_points)
{
    EXPECT_EQ(points("AS KD TC 9H 2D JC"), 75);
    EXPECT_EQ(points("AS AD AC"), 75);
    EXPECT_EQ(points("2C 3C 4C 5C 6C 7C 8C 9C TC JC QC"), 80);
    EXPECT_EQ(points("2C 3C 4C 5C 6C 7C 8C 9C TC JC QC KC AC"), 120);
    EXPECT_EQ(points("7D"), 5);
}

TEST(hollywood_vectors, v22_a_shared_match)
{
    const rules law;
    standing st;
    st.players = 4;
    st.round = 6;
    st.dealer = 0;
    st.scores = {whole(140), whole(95), whole(210), whole(95)};
    st.carried.assign(4, 0);
    st.hands_won.assign(4, 0);
    st.last_hand.assign(4, 0);
    // South wins hand 7; north is caught with 80, east and west with 75.
    sitting t(
        {},
        {"2C 3C 4C 5C 6C 7C 8C 9C TC JC QC", "AS KD TC 9H 2D JC", "4H 5H 6H 7H 8S 9S TS JS 2H 3H 4H 5H", "AC AD AH"},
        "2S", 7);
    t.s.turn = south;
    t.in_play();
    t.act(south, "lay_down 4H 5H 6H 7H | 8S 9S TS JS | 2H 3H 4H 5H");
    ASSERT_TRUE(round_over(t.s));
    EXPECT_EQ(settle(t.s).payments, (std::vector<half_units>{whole(80), whole(75), 0, whole(75)}));
    const standing after = game::advance(law, st, t.s);
    EXPECT_EQ(after.scores, (std::vector<half_units>{whole(220), whole(170), whole(210), whole(170)}));
    EXPECT_TRUE(game::match_over(law, after));
    EXPECT_EQ(game::match_winners(law, after), (std::vector<seat>{east, west}));
}

TEST(hollywood_vectors, the_whole_deck)
{
    // Section 1: the whole deck counts 960.
    int sum = 0;
    const rules law;
    all_cards(law, 4).each([&](card c) { sum += law.points(c); });
    EXPECT_EQ(sum, 960);
    EXPECT_EQ(all_cards(law, 4).size(), 104);
}
