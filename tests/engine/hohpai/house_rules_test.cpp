// SPDX-License-Identifier: GPL-3.0-or-later
// The bots play by the house's rules: what the same position asks for in two houses.
#include <gtest/gtest.h>

#include "ai/houses.h"

namespace hanpan::hohpai {
namespace {

using houses = two_houses<game>;

bool exchanging(const state& s, seat) { return s.open.phase == phase::exchange; }

/// Gives up a piece that shows this number.
constexpr auto gives(int number)
{
    return [number](const state&, seat, const action& a) {
        if (a.what != action::kind::exchange)
            return 0;
        const std::string words = dominoes::to_text(a.piece);
        return words.find(static_cast<char>('0' + number)) != std::string::npos ? 1 : 0;
    };
}

} // namespace

TEST(hohpai_house_rules, collect_the_number_whose_pou_tong_is_dear)
{
    houses h({{"score_table", "custom"}, {"pou_tong_scores", {1, 1, 1, 1, 1, 10}}},
             {{"score_table", "custom"}, {"pou_tong_scores", {10, 1, 1, 1, 1, 1}}});
    for (const char* level : {"casual", "expert"}) {
        SCOPED_TRACE(level);
        expect_more(h.compare(level, 64, 400, exchanging, gives(6)), 15);
        expect_less(h.compare(level, 64, 400, exchanging, gives(1)), 15);
    }
}

TEST(hohpai_house_rules, wait_for_a_dearer_hand_where_cheap_ones_need_not_be_shown)
{
    houses h({{"win_declaration", "optional"}, {"score_table", "custom"}, {"mixed_pair_score", 5}},
             {{"win_declaration", "optional"},
              {"score_table", "custom"},
              {"mixed_pair_score", 1},
              {"like_pair_score", 10},
              {"tai_sa_ttai_score", 10},
              {"hol_ssang_syo_score", 10},
              {"pou_tong_scores", {10, 10, 10, 10, 10, 10}}});
    const auto declares = [](const action& a) { return a.what == action::kind::declare; };
    const auto complete = [&](const state& s, seat who) { return has_choice<game>(s, who, declares); };
    expect_less(h.compare("expert", 64, 300, complete,
                          [&](const state&, seat, const action& a) { return declares(a) ? 1 : 0; }),
                8);
}

TEST(hohpai_house_rules, keep_other_pieces_where_sok_does_not_count)
{
    houses h({{"use_sok", true}}, {{"use_sok", false}});
    for (const char* level : {"casual", "expert"})
        EXPECT_GT(h.compare(level, 64, 200, exchanging, gives(6)).differ, 20) << level;
}

TEST(hohpai_house_rules, do_the_same_whatever_a_stake_is_worth)
{
    houses h({{"stake", 1}}, {{"stake", 7}});
    for (const char* level : {"casual", "expert"})
        EXPECT_EQ(h.compare(level, 64, 300, exchanging, gives(6)).differ, 0) << level;
}

} // namespace hanpan::hohpai
