// SPDX-License-Identifier: GPL-3.0-or-later
// Sections 10.1 to 10.3 and the distances of section 11, line by line.
#include "dragon/vectors.h"

#include <map>
#include <sstream>

#include "dragon/table.h"
#include "games/dragon/combos.h"
#include "games/dragon/cover.h"
#include "games/dragon/distance.h"

namespace hanpan::dragon {

namespace {

template <class Line>
class line_test : public ::testing::TestWithParam<Line> {
};
using combo_vector = line_test<vectors::combo_line>;
using hand_vector = line_test<vectors::hand_line>;
using penalty_vector = line_test<vectors::penalty_line>;
using distance_vector = line_test<vectors::distance_line>;

const auto line_name = [](const auto& line) { return std::string(line.param.name); };

/// "set(1), run(2)" -> {"set": 1, …}; pure and other combos have no number.
std::map<std::string, int> read_combos(std::string_view text)
{
    std::map<std::string, int> found;
    std::istringstream in{std::string(text)};
    for (std::string word; std::getline(in, word, ',');) {
        word.erase(0, word.find_first_not_of(' '));
        int wilds = 0;
        if (const auto bracket = word.find('('); bracket != std::string::npos) {
            wilds = word[bracket + 1] - '0';
            word.resize(bracket);
        }
        std::replace(word.begin(), word.end(), ' ', '_');
        found[word] = wilds;
    }
    return found;
}

json ask(const json& question) { return game::eval(question); }

} // namespace

TEST_P(combo_vector, is_what_the_rules_say)
{
    const auto& line = GetParam();
    const context c = context_of(line.context);
    const auto pieces = *cubes::read_cubes(line.pieces);
    std::map<std::string, int> found;
    for (const combo kind : combos_of(c, pieces))
        found[std::string(to_text(kind))] = kind == combo::set   ? as_set(c, pieces)
                                            : kind == combo::run ? as_run(c, pieces)
                                                                 : 0;
    EXPECT_EQ(found, read_combos(line.combos)) << line.context << ": " << line.pieces;
}
INSTANTIATE_TEST_SUITE_P(dragon, combo_vector, ::testing::ValuesIn(vectors::combos), line_name);

TEST_P(hand_vector, counts_as_the_rules_say)
{
    const auto& line = GetParam();
    const context c = context_of(line.context);
    const cubes::bag hand = bag_of(line.pieces);
    const reading r = best_reading(c, hand, false);
    std::string text = r ? std::string(figure_id(rules{}, r.figure)) : "none";
    if (r)
        text += std::string(r.special ? " special" : "") + " " + std::to_string(r.points);
    EXPECT_EQ(text, line.hand);
    EXPECT_EQ(uncombined(c, hand), line.uncombined);
    EXPECT_EQ(complete(c, hand), static_cast<bool>(r));
    if (r) {
        EXPECT_EQ(cubes::sum(cubes::sum(r.head, r.neck), cubes::sum(r.body, r.tail)), hand);
        EXPECT_EQ(r.head.size(), 2);
        EXPECT_EQ(r.neck.size(), 3);
        EXPECT_EQ(r.body.size(), 4);
        EXPECT_EQ(r.tail.size(), 4);
    }
}
INSTANTIATE_TEST_SUITE_P(dragon, hand_vector, ::testing::ValuesIn(vectors::hands), line_name);

TEST_P(penalty_vector, leaves_as_many_uncombined)
{
    const auto& line = GetParam();
    const context c = context_of(line.context);
    EXPECT_EQ(uncombined(c, bag_of(line.pieces)), line.uncombined);
    EXPECT_EQ(line.uncombined * rules{}.uncombined_unit, line.chips);
}
INSTANTIATE_TEST_SUITE_P(dragon, penalty_vector, ::testing::ValuesIn(vectors::penalties), line_name);

TEST_P(distance_vector, is_as_far_from_each_hand)
{
    const auto& line = GetParam();
    const cubes::bag hand = bag_of(line.pieces);
    const char* weakest[] = {"snake", "boa", "dragon"};
    const int expected[] = {line.any, line.boa, line.dragon};
    for (int i = 0; i < 3; ++i)
        EXPECT_EQ(distance(context_of("three_cube/7s", {{"min_win", weakest[i]}}), hand), expected[i]) << weakest[i];
}
INSTANTIATE_TEST_SUITE_P(dragon, distance_vector, ::testing::ValuesIn(vectors::distances), line_name);

// The notes under the table of hands.
TEST(dragon_hands, h02_with_floating_special_dragon)
{
    const cubes::bag hand = bag_of(vectors::hands[1].pieces);
    const json floating{{"special_dragon", "floating"}};
    EXPECT_EQ(best_reading(context_of("three_cube/7d", floating), hand, true).points, 30);
    for (const char* other : {"three_cube/7s", "three_cube/7h", "three_cube/7c"})
        EXPECT_EQ(best_reading(context_of(other, floating), hand, true).points, 20) << other;
}

TEST(dragon_hands, snake_tail_set_only_stops_h05_and_leaves_h03_and_h01)
{
    const json set_only{{"snake_tail", "set_only"}};
    const context c = context_of("three_cube/7s", set_only);
    EXPECT_FALSE(best_reading(c, bag_of(vectors::hands[4].pieces), false));
    EXPECT_FALSE(complete(c, bag_of(vectors::hands[4].pieces)));
    EXPECT_EQ(best_reading(c, bag_of(vectors::hands[2].pieces), false).points, 10);
    EXPECT_EQ(best_reading(c, bag_of(vectors::hands[0].pieces), false).points, 30);
    EXPECT_FALSE(best_reading(context_of("three_cube/7s", {{"snake_tail", "run_only"}}),
                              bag_of("2d 2d 3h 4h 5h 9s 9h 9d Dc 6s 6h 6c 6c"), false));
}

TEST(dragon_hands, eval_answers_in_the_protocols_words)
{
    const json base{{"game", "dragon"}, {"open", "7s"}};
    const auto with = [&](const char* what, const char* pieces, json rules = json::object()) {
        json q = base;
        q["ask"] = what;
        q["pieces"] = pieces;
        q["rules"] = std::move(rules);
        return ask(q);
    };
    EXPECT_EQ(with("combo", "Ds Dh Dd"), (json{{"combos", {"pure_set", "run"}}}));
    EXPECT_EQ(with("combo", "7s 7h"), (json{{"combos", json::array()}}));
    EXPECT_EQ(with("hand", special_dragon_hand),
              (json{{"hand", "dragon"}, {"special", true}, {"points", 30}, {"declarable", true}}));
    // `hand` names the best reading whatever may be declared.
    EXPECT_EQ(with("hand", "2d 2d 3h 4h 5h 9s 9h 9d Dc 6s 6h 6c 6c", {{"min_win", "boa"}}),
              (json{{"hand", "snake"}, {"special", false}, {"points", 5}, {"declarable", false}}));
    EXPECT_EQ(with("hand", "2d 2d 3h 4h 5h 8s 9h 9d Ds 6s 6h 6c 6c").at("hand"), "none");
    EXPECT_EQ(with("uncombined", "As 3h 5d 7c 9s 11h 13d 2c 4s 6h 8d 10c 12s"), (json{{"uncombined", 13}}));
    EXPECT_EQ(with("distance", "5s 5s 3h 4h 5h 9s 9h 9d Dc 12d 11d 10d 9s", {{"min_win", "boa"}}),
              (json{{"distance", 1}}));
    EXPECT_EQ(with("waits", "7s 7h Dh Dd 2c 4c 8d 9d 10d 13s 13s As 5h"), (json{{"waits", "3c"}, {"distance", 1}}));
    EXPECT_EQ(with("parts", special_dragon_hand).at("tail"), "9s 10d 11d 12d");
    for (const auto& [what, pieces] : {std::pair{"hand", "7s"},
                                       {"combo", ""},
                                       {"combo", "7s 7s 7s"},
                                       {"combo", "15s"},
                                       {"nonsense", "7s"},
                                       {"distance", "1s"}})
        EXPECT_TRUE(with(what, pieces).contains("error")) << what << " " << pieces;
    EXPECT_TRUE(ask({{"ask", "combo"}, {"pieces", "7s"}}).contains("error"));
    EXPECT_TRUE(ask({{"ask", "combo"}, {"pieces", 7}, {"open", "7s"}}).contains("error"));
}

} // namespace hanpan::dragon
