// SPDX-License-Identifier: GPL-3.0-or-later
// Actions in words and back, with a position and without, and what of them the others notice (RULES.md, section 4.1).
#include <set>

#include "table.h"

namespace hanpan::hohpai {
namespace {

using kind = action::kind;

/// The message of a reading that must fail.
template <class T>
std::string complaint(const parsed<T>& read)
{
    return read ? "understood" : read.error.text();
}

TEST(hohpai_notation, every_action_is_written_and_read)
{
    std::set<kind> met;
    const json asking{{"win_declaration", "optional"}, {"dealt_win_timing", "immediate"}};
    const json tok{{"preset", "tok"},
                   {"win_declaration", "optional"},
                   {"discard_claim", "any_player_to_win"},
                   {"stock_out", "draw"}};
    for (const json& house : {json::object(), asking, tok})
        for (std::uint64_t seed = 1; seed <= 6; ++seed) {
            table t = deal(house, 4, 0, shuffled(house, 4, seed), seed);
            random_stream rng(seed);
            for (int step = 0; step < 200 && !round_over(t.s); ++step) {
                const seat who = *to_act(t.s).begin();
                const view seen = observe(t.s, who);
                std::vector<action> list;
                legal(t.s, who, list);
                for (const action& a : list) {
                    met.insert(a.what);
                    const std::string text = to_text(t.s, a);
                    EXPECT_EQ(to_text(seen, a), text);
                    const auto words = read_told(text);
                    ASSERT_TRUE(words) << text;
                    EXPECT_EQ(*words, tell(t.s, a));
                    EXPECT_EQ(*words, tell(seen, a));
                    EXPECT_EQ(to_text(*words), text);
                    EXPECT_EQ(*read_action(t.s, who, text), a) << text;
                    EXPECT_EQ(*read_action(seen, who, text), a) << text;
                }
                // A win is played on, so that every question is asked.
                const std::size_t pick = rng.below(static_cast<std::uint32_t>(list.size()));
                apply(t.s, who, list[list[pick].what == kind::declare ? list.size() - 1 : pick]);
            }
        }
    EXPECT_EQ(met.size(), 7U) << "every kind of action";
}

TEST(hohpai_notation, a_piece_is_written_low_number_first)
{
    const auto words = read_told("  exchange   3-1#2 ");
    ASSERT_TRUE(words);
    EXPECT_EQ(*words, (told{kind::exchange, dominoes::make(1, 3)}));
    EXPECT_EQ(to_text(*words), "exchange 1-3");
    EXPECT_EQ(to_text(told{kind::take_stock}), "take stock");
}

TEST(hohpai_notation, a_hidden_piece_is_understood_and_no_action)
{
    const auto words = read_told("exchange");
    ASSERT_TRUE(words);
    EXPECT_EQ(*words, (told{kind::exchange, dominoes::no_face}));
    EXPECT_EQ(to_text(*words), "exchange");
    EXPECT_EQ(complaint(read_action("exchange")), "'exchange' needs one piece");
}

TEST(hohpai_notation, what_is_wrong_is_said)
{
    const std::pair<const char*, const char*> wrong[] = {
        {"", "an action is missing"},
        {"  ", "an action is missing"},
        {"swap 1-1", "unknown action 'swap'; known are: exchange, declare, decline, take discard, take stock, discard, "
                     "pass"},
        {"exchange 1-1 1-3", "'exchange' needs one piece"},
        {"discard", "'discard' needs one piece"}, // lies open: nobody's secret
        {"take", "'take' needs 'discard' or 'stock'"},
        {"take row", "'take' needs 'discard' or 'stock'"},
        {"declare now", "nothing may follow 'declare'"},
    };
    for (const auto& [text, why] : wrong) {
        EXPECT_EQ(complaint(read_told(text)), why) << text;
        EXPECT_EQ(complaint(read_action(text)), why) << text;
    }
    EXPECT_EQ(complaint(read_told("discard 7-7")), complaint(dominoes::read_face("7-7")));
}

TEST(hohpai_notation, others_see_no_piece_put_in_and_hear_no_answer)
{
    // Between turns everybody is asked nothing: a declaration shows the hand.
    const table turn = deal(nullptr, 4, 0, shuffled(nullptr, 4, 1));
    const dominoes::face one = dominoes::make(1, 1);
    for (const seat viewer : {0, 1, 2, 3}) {
        const told put{kind::exchange, viewer == 0 ? one : dominoes::no_face};
        EXPECT_EQ(shown(turn.s, 0, {kind::exchange, one}, viewer), put);
        EXPECT_EQ(shown(turn.s, 0, {kind::discard, one}, viewer), (told{kind::discard, one}));
        EXPECT_EQ(shown(turn.s, 0, {kind::declare}, viewer), told{kind::declare});
        EXPECT_EQ(shown(turn.s, 0, {kind::take_discard}, viewer), told{kind::take_discard});
        EXPECT_EQ(shown(turn.s, 0, {kind::pass}, viewer), told{kind::pass});
        EXPECT_EQ(shown(turn.s, 0, {kind::decline}, viewer).has_value(), viewer == 0);
    }
    EXPECT_EQ(public_text(turn.s, 0, action{kind::exchange, one}, 3), "exchange");
    EXPECT_EQ(public_text(turn.s, 0, action{kind::decline}, 3), "");

    // After the deal all answer at once: nobody hears what another says.
    const json asking{{"win_declaration", "optional"}, {"dealt_win_timing", "immediate"}};
    const table asked = deal(asking, 4, 0, shuffled(asking, 4, 1));
    ASSERT_EQ(asked.s.open.phase, phase::dealt);
    EXPECT_EQ(shown(asked.s, 2, {kind::declare}, 2), told{kind::declare});
    EXPECT_EQ(shown(asked.s, 2, {kind::declare}, 1), std::nullopt);
    EXPECT_EQ(public_text(asked.s, 2, action{kind::declare}, 1), "");
}

} // namespace
} // namespace hanpan::hohpai
