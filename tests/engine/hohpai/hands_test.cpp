// SPDX-License-Identifier: GPL-3.0-or-later
// Winning hands: the groups of RULES.md 5.1 to 5.3, every count of 5.4 and 5.5, the whole table of 5.6.
#include <algorithm>
#include <array>
#include <fstream>
#include <map>

#include <gtest/gtest.h>

#include "sixes.h"

namespace hanpan::hohpai {
namespace {

using namespace sixes;

struct tally {
    std::size_t hands = 0;
    std::map<int, int> scores;
    std::uint64_t physical = 0;
};

tally count(const hand_table& t)
{
    tally n;
    for (const winning_hand& w : t.hands()) {
        ++n.hands;
        ++n.scores[w.score];
        n.physical += selections(w.pieces, t.set());
    }
    return n;
}

void expect_count(const json& differences, int players, std::size_t hands, const std::map<int, int>& scores,
                  std::uint64_t physical = 0)
{
    SCOPED_TRACE(differences.dump());
    const tally n = count(sixes_of(differences, players));
    EXPECT_EQ(n.hands, hands);
    EXPECT_EQ(n.scores, scores);
    if (physical != 0) {
        EXPECT_EQ(n.physical, physical);
    }
}

TEST(hohpai_hands, every_bag_of_six_has_a_rank_of_its_own)
{
    std::vector<bool> seen(ranking.total[6], false);
    std::size_t bags = 0;
    each_six(dominoes::every_piece, [&](bag b) {
        const auto r = rank(b, 6);
        ASSERT_LT(r, seen.size());
        EXPECT_FALSE(seen[r]);
        seen[r] = true;
        ++bags;
    });
    EXPECT_EQ(bags, seen.size());
}

TEST(hohpai_hands, groups_of_section_5_1)
{
    std::map<std::string, int> groups;
    std::map<std::string, std::uint64_t> physical;
    for (const group& g : sixes_of("standard").groups()) {
        ++groups[std::string(to_text(g.what))];
        physical[std::string(to_text(g.what))] += selections(g.pieces, dominoes::every_piece);
    }
    EXPECT_EQ(groups, (std::map<std::string, int>{{"ssang_syo", 15},
                                                  {"sok", 39},
                                                  {"tai_sam_tong", 15},
                                                  {"ro_in", 1},
                                                  {"a_ki", 1},
                                                  {"ssang_pyen", 1},
                                                  {"yo", 1},
                                                  {"sun", 1}}));
    EXPECT_EQ(physical, (std::map<std::string, std::uint64_t>{{"ssang_syo", 33},
                                                              {"sok", 54},
                                                              {"tai_sam_tong", 80},
                                                              {"ro_in", 8},
                                                              {"a_ki", 4},
                                                              {"ssang_pyen", 8},
                                                              {"yo", 2},
                                                              {"sun", 4}}));
}

TEST(hohpai_hands, groups_by_values_of_section_5_5)
{
    std::map<std::string, int> groups;
    for (const group& g : sixes_of({{"combo_reading", "values"}}).groups())
        ++groups[std::string(to_text(g.what))];
    EXPECT_EQ(
        groups,
        (std::map<std::string, int>{
            {"ssang_syo", 15}, {"big_dragon", 4}, {"small_dragon", 3}, {"kao", 2}, {"sok", 45}, {"tai_sam_tong", 15}}));
    // RULES.md, Readings: side_only leaves the 30 with five equal values, sum_only the 15 by sum.
    const auto soks = [](const char* reading) {
        const auto& all = sixes_of({{"combo_reading", "values"}, {"sok_reading", reading}}).groups();
        return std::count_if(all.begin(), all.end(), [](const group& g) { return g.what == group_class::sok; });
    };
    EXPECT_EQ(soks("side_only"), 30);
    EXPECT_EQ(soks("sum_only"), 15);
}

TEST(hohpai_hands, counts_of_section_5_4)
{
    const hand_table& t = sixes_of("standard");
    expect_count("standard", 4, 2137, {{1, 2053}, {3, 79}, {4, 3}, {5, 2}}, 12'166);
    std::map<int, std::uint64_t> physical;
    std::map<std::string, int> labels;
    int several_splits = 0;
    int several_labels = 0;
    int double_ssang_syo = 0;
    for (const winning_hand& w : t.hands()) {
        physical[w.score] += selections(w.pieces, t.set());
        const auto ways = t.showings(w.pieces);
        ASSERT_FALSE(ways.empty());
        std::map<std::string, int> own;
        for (const showing& way : ways) {
            EXPECT_EQ(way.score, w.score);
            ++own[way.label];
        }
        if (w.score == 1)
            for (const auto& [label, n] : own)
                ++labels[label];
        several_splits += ways.size() > 1 && w.score == 1 ? 1 : 0;
        several_labels += own.size() > 1 ? 1 : 0;
        double_ssang_syo +=
            own.contains("ssang_syo+ssang_syo") || own.contains("tai_sa_ttai") || own.contains("hol_ssang_syo");
    }
    EXPECT_EQ(physical, (std::map<int, std::uint64_t>{{1, 11'800}, {3, 353}, {4, 10}, {5, 3}}));
    EXPECT_EQ(several_splits, 21);
    EXPECT_EQ(several_labels, 9);
    EXPECT_EQ(double_ssang_syo, 75);
    EXPECT_EQ(labels, (std::map<std::string, int>{{"sok+sok", 584},
                                                  {"sok+ssang_syo", 513},
                                                  {"sok+tai_sam_tong", 386},
                                                  {"sok+sun", 37},
                                                  {"sok+yo", 33},
                                                  {"a_ki+sok", 26},
                                                  {"sok+ssang_pyen", 19},
                                                  {"ro_in+sok", 17},
                                                  {"ssang_syo+tai_sam_tong", 195},
                                                  {"tai_sam_tong+tai_sam_tong", 110},
                                                  {"ro_in+ssang_syo", 15},
                                                  {"ssang_pyen+ssang_syo", 15},
                                                  {"a_ki+ssang_syo", 12},
                                                  {"ssang_syo+sun", 12},
                                                  {"ssang_syo+yo", 9},
                                                  {"ro_in+tai_sam_tong", 15},
                                                  {"ssang_pyen+tai_sam_tong", 15},
                                                  {"a_ki+tai_sam_tong", 14},
                                                  {"sun+tai_sam_tong", 14},
                                                  {"tai_sam_tong+yo", 13},
                                                  {"a_ki+ro_in", 1},
                                                  {"a_ki+ssang_pyen", 1},
                                                  {"a_ki+sun", 1},
                                                  {"ro_in+ssang_pyen", 1},
                                                  {"ro_in+sun", 1},
                                                  {"ro_in+yo", 1},
                                                  {"ssang_pyen+sun", 1},
                                                  {"ssang_pyen+yo", 1}}));
}

TEST(hohpai_hands, counts_of_section_5_5)
{
    expect_count({{"use_sok", false}}, 4, 531, {{1, 447}, {3, 79}, {4, 3}, {5, 2}}, 6'104);
    expect_count({{"a_ki_form", "emended"}}, 4, 2138, {{1, 2053}, {3, 80}, {4, 3}, {5, 2}}, 12'537);
    expect_count({{"a_ki_form", "both"}}, 4, 2191, {{1, 2105}, {3, 81}, {4, 3}, {5, 2}}, 12'987);
    expect_count({{"a_ki_form", "both"}, {"use_sok", false}}, 4, 567, {{1, 481}, {3, 81}, {4, 3}, {5, 2}}, 6'743);
    expect_count({{"sok_reading", "side_only"}}, 4, 1681, {{1, 1597}, {3, 79}, {4, 3}, {5, 2}});
    expect_count({{"sok_reading", "sum_only"}}, 4, 798, {{1, 714}, {3, 79}, {4, 3}, {5, 2}});
    expect_count({{"pairing_table", "chinese"}}, 4, 2137, {{1, 2053}, {3, 81}, {4, 1}, {5, 2}}, 12'166);
    expect_count("standard", 3, 299, {{1, 221}, {3, 74}, {4, 2}, {5, 2}}, 1'080);
    expect_count("no_sok", 3, 112, {{1, 34}, {3, 74}, {4, 2}, {5, 2}}, 543);
    expect_count("three_28", 3, 773, {{1, 691}, {3, 77}, {4, 3}, {5, 2}}, 2'843);
    expect_count({{"preset", "three_28"}, {"use_sok", false}}, 3, 457, {{1, 375}, {3, 77}, {4, 3}, {5, 2}}, 2'009);
    expect_count({{"combo_reading", "values"}}, 4, 2770, {{1, 2678}, {3, 87}, {4, 3}, {5, 2}}, 17'016);
    expect_count({{"combo_reading", "values"}, {"use_sok", false}}, 4, 655, {{1, 563}, {3, 87}, {4, 3}, {5, 2}}, 7'127);
    expect_count("tok", 4, 2770, {{2, 2679}, {3, 87}, {4, 2}, {5, 2}}, 17'016);
    expect_count({{"tai_sa_ttai", "any_three_pairs"}}, 4, 2655, {{1, 2015}, {3, 77}, {4, 561}, {5, 2}});
}

TEST(hohpai_hands, any_three_pairs_are_560_hands_of_which_42_win_already)
{
    int pairs = 0;
    int winning = 0;
    each_six(dominoes::every_piece, [&](bag b) {
        if (three_pairs_in(b, pairing::korean)) {
            ++pairs;
            winning += sixes_of("standard").score(b) > 0;
        }
    });
    EXPECT_EQ(pairs, 560);
    EXPECT_EQ(winning, 42);
}

TEST(hohpai_hands, sets_of_three_players)
{
    EXPECT_EQ(dominoes::size(set_in_use(with("standard"), 3)), 24);
    EXPECT_EQ(dominoes::size(set_in_use(with("three_28"), 3)), 28);
    EXPECT_EQ(dominoes::size(set_in_use(with({{"removal_3p", "none"}}), 3)), 32);
    EXPECT_EQ(dominoes::size(set_in_use(with({{"removal_2p", "both"}}), 2)), 24);
    EXPECT_EQ(dominoes::size(set_in_use(with({{"removal_2p", "both"}}), 4)), 32);
    // 24 pieces: ro-in, ssang-pyen, a-ki cannot occur, tai-sam-tong only with 1 and 2, sok only of ones and twos.
    for (const group& g : sixes_of("standard", 3).groups()) {
        EXPECT_TRUE(g.what == group_class::ssang_syo || g.what == group_class::sok ||
                    g.what == group_class::tai_sam_tong || g.what == group_class::yo || g.what == group_class::sun);
        if (g.what == group_class::tai_sam_tong) {
            EXPECT_EQ(dominoes::to_text(g.pieces), "1-1 1-2 2-2");
        }
    }
    EXPECT_EQ(count(sixes_of({{"a_ki_form", "both"}}, 3)).hands, 299U);
}

std::vector<std::string> cells(const std::string& line, const std::string& separator)
{
    std::vector<std::string> parts;
    std::size_t at = 0;
    for (std::size_t next; (next = line.find(separator, at)) != std::string::npos; at = next + separator.size())
        parts.push_back(line.substr(at, next - at));
    parts.push_back(line.substr(at));
    return parts;
}

/// hohpai-combos.tsv, section 5.6, row by row: classes, splits, scores under three readings, sets, selections.
TEST(hohpai_hands, the_whole_table_of_section_5_6)
{
    std::ifstream file(HANPAN_TEST_DATA "/hohpai-combos.tsv");
    ASSERT_TRUE(file);
    const hand_table& standard = sixes_of("standard");
    const hand_table& both = sixes_of("emended");
    const hand_table& no_sok = sixes_of("no_sok");
    const bag set24 = set_in_use(with("standard"), 3);
    const bag set28 = set_in_use(with("three_28"), 3);
    std::string line;
    std::getline(file, line);
    std::size_t groups = 0, hands = 0, wins = 0;
    while (std::getline(file, line)) {
        SCOPED_TRACE(line);
        const auto cell = cells(line, "\t");
        ASSERT_EQ(cell.size(), 10U);
        const auto pieces = dominoes::read_bag(cell[1]);
        ASSERT_TRUE(pieces) << pieces.error;
        EXPECT_EQ(dominoes::to_text(*pieces), cell[1]);
        EXPECT_EQ(dominoes::within(*pieces, set24), cell[7] == "1");
        EXPECT_EQ(dominoes::within(*pieces, set28), cell[8] == "1");
        EXPECT_EQ(std::to_string(selections(*pieces, dominoes::every_piece)), cell[9]);
        if (dominoes::size(*pieces) == 3) {
            ++groups;
            const bool emended = cell[0] == "a_ki_emended";
            const auto& known = (emended ? both : standard).groups();
            const auto it =
                std::find_if(known.begin(), known.end(), [&](const group& g) { return g.pieces == *pieces; });
            ASSERT_NE(it, known.end());
            EXPECT_EQ(to_text(it->what), emended ? "a_ki" : cell[0]);
            continue;
        }
        ++hands;
        wins += cell[2].empty() ? 0 : 1;
        const auto number = [](const std::string& text) { return text.empty() ? 0 : std::stoi(text); };
        EXPECT_EQ(standard.score(*pieces), number(cell[2]));
        EXPECT_EQ(both.score(*pieces), number(cell[5]));
        EXPECT_EQ(no_sok.score(*pieces), number(cell[6]));
        const hand_table& shown = cell[2].empty() ? both : standard;
        std::vector<std::string> labels, splits;
        for (const showing& way : shown.showings(*pieces)) {
            labels.push_back(way.label);
            std::string split;
            for (const bag g : way.groups)
                split += (split.empty() ? "" : " | ") + dominoes::to_text(g);
            splits.push_back(split.empty() ? dominoes::to_text(*pieces) : split);
        }
        std::sort(labels.begin(), labels.end());
        labels.erase(std::unique(labels.begin(), labels.end()), labels.end());
        std::sort(splits.begin(), splits.end());
        auto expected = cells(cell[3], " ; ");
        std::sort(expected.begin(), expected.end());
        EXPECT_EQ(labels, cells(cell[0], ";"));
        EXPECT_EQ(splits, expected);
    }
    EXPECT_EQ(groups, 75U);
    EXPECT_EQ(hands, 2191U);
    EXPECT_EQ(wins, standard.hands().size());
    EXPECT_EQ(hands, both.hands().size());
}

TEST(hohpai_hands, a_hand_scores_only_if_it_is_in_the_list)
{
    for (const char* preset : {"standard", "emended", "tok"}) {
        const hand_table& t = sixes_of(preset);
        std::size_t winning = 0;
        each_six(dominoes::every_piece, [&](bag b) { winning += t.score(b) > 0; });
        EXPECT_EQ(winning, t.hands().size()) << preset;
    }
}

TEST(hohpai_hands, the_navpil_table_stands_whatever_the_other_scores_say)
{
    const hand_table& t =
        sixes_of({{"score_table", "navpil"}, {"mixed_pair_score", 5}, {"pou_tong_scores", {1, 1, 1, 1, 1, 1}}});
    EXPECT_EQ(t.score(*dominoes::read_bag("1-2 1-3 2-3 4-4 5-5 6-6")), 2);
    EXPECT_EQ(t.score(*dominoes::read_bag("1-2 1-3 2-3 4-5 4-6 5-6")), 2) << "no bonus for Yo and Sun";
    EXPECT_EQ(t.score(*dominoes::read_bag("1-5 1-5 2-4 2-6 3-4 3-6")), 3) << "no tai-sa-ttai";
    EXPECT_EQ(t.score(*dominoes::read_bag("1-2 1-4 2-6 3-5 3-6 4-5")), 5);
    const std::array<const char*, 6> pou_tong{"1-1 1-2 1-3 1-4 1-5 1-6", "1-2 2-2 2-3 2-4 2-5 2-6",
                                              "1-3 2-3 3-3 3-4 3-5 3-6", "1-4 2-4 3-4 4-4 4-5 4-6",
                                              "1-5 2-5 3-5 4-5 5-5 5-6", "1-6 2-6 3-6 4-6 5-6 6-6"};
    const std::array<int, 6> scores{3, 5, 4, 4, 3, 3};
    for (std::size_t a = 0; a < 6; ++a)
        EXPECT_EQ(t.score(*dominoes::read_bag(pou_tong[a])), scores[a]);
}

TEST(hohpai_hands, own_scores_act_under_the_first_and_the_custom_table)
{
    for (const char* name : {"seed", "custom"}) {
        const hand_table& t = sixes_of({{"score_table", name},
                                        {"mixed_pair_score", 2},
                                        {"like_pair_score", 6},
                                        {"tai_sa_ttai_score", 7},
                                        {"hol_ssang_syo_score", 8},
                                        {"pou_tong_scores", {9, 10, 1, 2, 3, 4}}});
        EXPECT_EQ(t.score(*dominoes::read_bag("1-2 1-3 2-3 4-4 5-5 6-6")), 2);
        EXPECT_EQ(t.score(*dominoes::read_bag("1-3 1-3 2-4 2-5 4-6 5-6")), 6);
        EXPECT_EQ(t.score(*dominoes::read_bag("1-5 1-5 2-4 2-6 3-4 3-6")), 7);
        EXPECT_EQ(t.score(*dominoes::read_bag("1-2 1-4 2-6 3-5 3-6 4-5")), 8);
        EXPECT_EQ(t.score(*dominoes::read_bag("1-1 1-2 1-3 1-4 1-5 1-6")), 9);
        EXPECT_EQ(t.score(*dominoes::read_bag("1-2 2-2 2-3 2-4 2-5 2-6")), 10);
    }
}

/// Somebody tries one score table after another in the panel: what nobody plays by any more is let go.
TEST(hohpai_hands, tables_nobody_uses_are_let_go)
{
    const auto by = [](int number) {
        const auto values = book().read(json{{"score_table", "custom"},
                                             {"mixed_pair_score", 1 + number % 5},
                                             {"pou_tong_scores", {1 + number / 5, 1, 1, 1, 1, 1}}});
        EXPECT_TRUE(values) << values.error;
        return book().bind(*values);
    };
    const std::shared_ptr<const hand_table> used = hand_table::shared(by(1), 4);
    std::vector<std::weak_ptr<const hand_table>> tried;
    for (int number = 2; number < 40; ++number)
        tried.push_back(hand_table::shared(by(number), 4));
    int alive = 0;
    for (const auto& table : tried)
        alive += !table.expired();
    EXPECT_LE(alive, 16);
    EXPECT_EQ(hand_table::shared(by(1), 4), used); // as long as one of its matches lives
}

TEST(hohpai_hands, tai_sa_ttai_off_leaves_two_ssang_syo)
{
    EXPECT_EQ(sixes_of({{"tai_sa_ttai", "off"}}).score(*dominoes::read_bag("1-6 1-6 2-4 2-5 3-4 3-5")), 3);
    EXPECT_EQ(sixes_of({{"tai_sa_ttai", "any_three_pairs"}}).score(*dominoes::read_bag("1-1 1-1 5-5 5-5 6-6 6-6")), 4);
    // RULES.md, Readings: the pairing table governs any_three_pairs too. 3-6 and 4-5 pair in the Chinese table only.
    const bag chinese = *dominoes::read_bag("1-1 1-1 5-5 5-5 3-6 4-5");
    EXPECT_EQ(sixes_of({{"tai_sa_ttai", "any_three_pairs"}}).score(chinese), 0);
    EXPECT_EQ(sixes_of({{"tai_sa_ttai", "any_three_pairs"}, {"pairing_table", "chinese"}}).score(chinese), 4);
}

} // namespace
} // namespace hanpan::hohpai
