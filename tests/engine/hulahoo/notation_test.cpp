// SPDX-License-Identifier: GPL-3.0-or-later
// Actions as they are written: at a table, by themselves, and as others notice them.
#include <numeric>

#include <gtest/gtest.h>

#include "games/hulahoo/game.h"

namespace hanpan::hulahoo {
namespace {

rules house(const json& differences)
{
    rule_values values = book().defaults();
    values.update(differences);
    return book().bind(values);
}

state dealt(const rules& r, int players, std::uint64_t seed)
{
    random_stream rng(seed);
    std::vector<std::uint8_t> order(set_size);
    std::iota(order.begin(), order.end(), std::uint8_t{0});
    rng.shuffle(std::span<std::uint8_t>(order));
    return game::deal(r, game::first_standing(r, players, no_seat, rng), order, rng);
}

/// Seat 0 is to answer a 5 and "higher"; 1 and 2 are at the table too.
state answering(const rules& r)
{
    state s;
    s.rules = &r;
    s.players = 3;
    s.in = seat_set::first(3);
    s.phase = phase::respond;
    s.top = 5;
    s.call = call::higher;
    s.caller = 2;
    s.hand[0] = *read_cards("1 5 9 12");
    s.open[0].push(9);
    s.open[0].push(10);
    return s;
}

std::string written_back(const state& s, const std::string& text)
{
    const auto a = read_action(s, 0, text);
    return a ? to_text(s, *a) : a.error.text();
}

TEST(hulahoo_notation, every_legal_action_reads_back_from_the_state_from_the_view_and_by_itself)
{
    const json all_chaos{{"chaos_pick_open", true},   {"chaos_target", true},    {"chaos_change_call", true},
                         {"chaos_lift_double", true}, {"small_joker_one", true}, {"swap_hand_too", true},
                         {"hand_cards", 3},           {"open_cards", 3}};
    std::array<int, 6> seen{};
    for (const json& differences :
         {json::object(), all_chaos, json{{"all_open", true}, {"voluntary_pass", true}, {"swap_hand_too", true}},
          json{{"chaos_lift_double", true}, {"draw_pile_empty", "recycle"}}, json{{"draw_pile_empty", "no_double"}}}) {
        const rules r = house(differences);
        for (std::uint64_t seed = 0; seed < 12; ++seed) {
            state s = dealt(r, 2 + static_cast<int>(seed % 3), seed);
            random_stream rng(seed + 100);
            for (seat_set asked = to_act(s); !asked.empty(); asked = to_act(s)) {
                const seat who = asked.lowest();
                const view v = observe(s, who);
                std::vector<action> choices, seen_choices;
                legal(s, who, choices);
                legal(v.stand(), seen_choices);
                ASSERT_EQ(choices, seen_choices);
                for (const action& a : choices) {
                    const std::string text = to_text(s, a);
                    ASSERT_EQ(to_text(v, a), text);
                    const auto read = read_told(text);
                    ASSERT_TRUE(read) << text << ": " << read.error;
                    ASSERT_EQ(*read, tell(s, a)) << text;
                    ASSERT_EQ(to_text(*read), text);
                    const auto at_state = read_action(s, who, text);
                    const auto at_view = read_action(v, who, text);
                    ASSERT_TRUE(at_state && at_view) << text;
                    ASSERT_EQ(*at_state, a) << text;
                    ASSERT_EQ(*at_view, a) << text;
                    ++seen[static_cast<std::size_t>(a.what)];
                }
                apply(s, who, choices[rng.below(static_cast<std::uint32_t>(choices.size()))]);
            }
        }
    }
    for (const int count : seen)
        EXPECT_GT(count, 20);
}

TEST(hulahoo_notation, what_is_left_unsaid_follows_from_the_position)
{
    const rules r;
    const state s = answering(r);
    EXPECT_EQ(written_back(s, "play 9 lower"), "play 9 lower open"); // the open row first
    EXPECT_EQ(written_back(s, "play 12 lower"), "play 12 lower hand");
    EXPECT_EQ(written_back(s, "play 9 lower hand"), "play 9 lower hand");
    EXPECT_EQ(written_back(s, "play 5"), "play 5 double hand"); // the same number doubles
    EXPECT_EQ(written_back(s, "play 12"), "play 12 hand");      // its call is the player's
    EXPECT_EQ(to_text(*read_told("play 9 lower")), "play 9 lower");
    EXPECT_EQ(to_text(*read_told("play  5")), "play 5");
    EXPECT_EQ(to_text(told{}), ""); // nothing is said
    // A target is nothing where nobody is named, and need not be said where there is but one.
    EXPECT_EQ(written_back(s, "play 12 lower > 2"), "play 12 lower hand");
    const rules chaos = house({{"chaos_target", true}, {"small_joker_one", true}});
    state named = answering(chaos);
    EXPECT_EQ(written_back(named, "play > 2 12 lower"), "'>' is not a card from 1 to 13");
    EXPECT_EQ(written_back(named, "play 12 > 2 lower"), "play 12 lower hand > 2");
    EXPECT_EQ(written_back(named, "play 12 lower"), "play 12 lower hand");
    EXPECT_EQ(written_back(named, "play 1"), "play 1 anything hand");
    named.in.remove(1);
    EXPECT_EQ(written_back(named, "play 12 lower"), "play 12 lower hand > 2");
    // The call in force is none when somebody is named anew.
    EXPECT_EQ(written_back(named, "name 2 higher"), "name 2");
    EXPECT_EQ(written_back(named, "name 2 lower"), "name 2 lower");
    EXPECT_EQ(to_text(*read_told("name 2 higher")), "name 2 higher");
}

TEST(hulahoo_notation, what_cannot_be_read_is_answered_with_a_sentence)
{
    const std::string known = "known are: swap, keep, pick, play, name, pass";
    const std::pair<std::string, std::string> cases[]{
        {"", "an empty action; " + known},
        {"draw", "'draw' is not an action; " + known},
        {"keep 5", "nothing may follow 'keep'"},
        {"pass hand", "nothing may follow 'pass'"},
        {"play", "'play' needs a card"},
        {"play 14", "'14' is not a card from 1 to 13"},
        {"play 9 up", "'up' is neither a call (higher, lower, double, anything) nor open, hand or '>'"},
        {"play 9 >", "'>' needs the seat that must answer"},
        {"play 9 > 3 up", "'3' is not a seat from 0 to 2"},
        {"name", "'name' needs a seat, and may have a call"},
        {"name 2 lower now", "'name' needs a seat, and may have a call"},
        {"name x lower", "'x' is not a seat from 0 to 2"},
        {"name 2 up", "'up' is not a call"},
        {"swap 0", "'0' is not a card from 1 to 13"},
        {"swap 2 hand 3 hand 4", "'hand' is not a card from 1 to 13"},
        {"pick 1 hand 2", "'hand' is not a card from 1 to 13"},
        {"pick 1 2 3 4 5 6 7 8", "too many cards after 'pick'"},
        {"swap 2 hand 1 2 3 4 5 6 7 8", "too many cards after 'swap'"},
        {"swap 2 hand ? 99", "'?' is not a card from 1 to 13"}, // a player knows his own cards
    };
    const rules r;
    const state s = answering(r);
    for (const auto& [text, sentence] : cases) {
        EXPECT_EQ(written_back(s, text), sentence);
        const auto read = read_action(observe(s, 0), 0, text);
        EXPECT_FALSE(read) << text;
        EXPECT_EQ(read.error.text(), sentence);
    }
    // By itself an action knows of no table but the largest.
    EXPECT_TRUE(read_told("name 5"));
    EXPECT_EQ(read_told("name 6").error.text(), "'6' is not a seat from 0 to 5");
    EXPECT_EQ(read_told("play ?").error.text(), "'?' is not a card from 1 to 13");
    EXPECT_EQ(read_told("swap ?").error.text(), "'?' is not a card from 1 to 13");
    EXPECT_EQ(read_told("pick ?").error.text(), "'?' is not a card from 1 to 13");
    EXPECT_EQ(read_told("swap hand ? ? ? ? ? ? ? ?").error.text(), "too many cards after 'swap'");
}

/// RULES.md 2 and 3: of a swap everybody sees which open cards go, and of the hand how many; open cards are chosen in secret; all
/// else is said aloud.
TEST(hulahoo_notation, others_notice_what_lies_open)
{
    const rules hidden = house({{"swap_hand_too", true}, {"chaos_target", true}});
    const rules open = house({{"swap_hand_too", true}, {"all_open", true}});
    struct row_of {
        const char* said;
        const char* noticed;
    };
    for (const auto& [said, noticed] :
         {row_of{"swap 2 13", "swap 2 13"}, row_of{"swap 2 hand 5 6", "swap 2 hand ? ?"},
          row_of{"swap hand 5", "swap hand ?"}, row_of{"pick 1 3 5 9 13", "pick"}, row_of{"keep", "keep"},
          row_of{"pass", "pass"}, row_of{"play 9 lower hand > 1", "play 9 lower hand > 1"},
          row_of{"name 2 lower", "name 2 lower"}}) {
        const state s = answering(hidden);
        const action a = *read_action(s, 0, said);
        EXPECT_EQ(public_text(s, 0, a, 0), said);
        EXPECT_EQ(public_text(s, 0, a, 1), noticed);
        ASSERT_TRUE(shown(s, 0, a, 1));
        EXPECT_EQ(*shown(s, 0, a, 1), *read_told(noticed));
        EXPECT_EQ(to_text(*read_told(noticed)), noticed);
        const state seen = answering(open);
        EXPECT_EQ(public_text(seen, 0, a, 1), to_text(seen, a));
    }
    const state s = answering(hidden);
    const told swap = *shown(s, 0, *read_action(s, 0, "swap 2 hand 5 6"), 1);
    EXPECT_EQ(swap.open_cards, std::vector<int>{2});
    EXPECT_TRUE(swap.hand_cards.empty());
    EXPECT_EQ(swap.hidden, 2);
    const told play = *read_told("play 9 lower hand > 1");
    EXPECT_EQ(play.what, action::kind::play);
    EXPECT_EQ(play.value, 9);
    EXPECT_EQ(play.call, call::lower);
    EXPECT_EQ(play.from, told::place::hand);
    EXPECT_EQ(play.target, 1);
    EXPECT_EQ(read_told("swap 2 hand 5")->hand_cards, std::vector<int>{5});
}

} // namespace
} // namespace hanpan::hulahoo
