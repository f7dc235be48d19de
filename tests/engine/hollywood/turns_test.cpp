// SPDX-License-Identifier: GPL-3.0-or-later
// Turns, calls and their house rules, refusals with their reasons.
#include "bots/hollywood/bot.h"
#include "games/hollywood/missing.h"
#include "hollywood/sitting.h"

using namespace hanpan;
using namespace hanpan::hollywood;

namespace {

const std::vector<std::string> four{"2H 3C 5D 6S", "2D 4C 6H 8D", "3S 5C 7S 9D", "3D 5H 7C 9S"};

/// Seat 1 is down, has drawn, and holds `hand`; a set of nines and a run of hearts lie there, its own.
sitting down_with(const std::string& hand, const json& differences = json::object())
{
    sitting t(differences, {"2S 3S", hand, "2C 3C"}, "QS KS", 2);
    t.lay(1, meld_kind::set, "9C 9D 9H");
    t.lay(1, meld_kind::run, "5H 6H AS 8H");
    t.in_play();
    return t;
}

} // namespace

TEST(hollywood_turns, laying_off_and_going_out)
{
    sitting t = down_with("7H 9S 4H");
    EXPECT_EQ(t.id(1, "lay_off 7H 0"), "other_rank");
    EXPECT_EQ(t.id(1, "lay_off 4H 0"), "other_rank");
    EXPECT_EQ(t.id(1, "lay_off 7H 1"), "choose_an_end");
    t.act(1, "lay_off 7H 1 top");
    EXPECT_EQ(t.meld(1), "5H 6H 7H 8H AS");
    t.act(1, "lay_off 4H 1");
    EXPECT_EQ(t.meld(1), "4H 5H 6H 7H 8H AS");
    EXPECT_EQ(t.id(1, "lay_off 9S 1"), "other_suit");
    EXPECT_EQ(t.id(1, "lay_off 9S 7"), "no_such_meld");
    t.act(1, "lay_off 9S 0");
    ASSERT_TRUE(round_over(t.s));
    EXPECT_EQ(t.s.winner, 1);
    EXPECT_EQ(t.s.ending, ending::laid_out);
}

TEST(hollywood_turns, plays_are_taken_back_one_by_one)
{
    sitting t = down_with("7H 9S 4H KD");
    const std::string before = everything(t.s).dump();
    EXPECT_EQ(t.id(1, "undo"), "nothing_to_undo");
    t.act(1, "lay_off 7H 1 bottom");
    EXPECT_EQ(t.meld(1), "AS 5H 6H 7H 8H");
    t.act(1, "lay_off 9S 0");
    t.act(1, "undo");
    t.act(1, "undo");
    EXPECT_EQ(everything(t.s).dump(), before);

    sitting fresh({}, {"2S 3S", "9C 9D 9H 4H 5H 6H 7H KD", "2C 3C"}, "QS", 2);
    fresh.in_play();
    const std::string start = everything(fresh.s).dump();
    fresh.act(1, "lay_down 9C 9D 9H | 4H 5H 6H 7H");
    EXPECT_EQ(fresh.id(1, "lay_down 9C 9D 9H | 4H 5H 6H 7H"), "already_down");
    fresh.act(1, "undo");
    EXPECT_EQ(everything(fresh.s).dump(), start);

    sitting bound = down_with("7H KD", {{"undo_in_turn", false}});
    bound.act(1, "lay_off 7H 1 top");
    EXPECT_EQ(bound.id(1, "undo"), "undo_off");
}

TEST(hollywood_turns, phases_refuse_what_is_not_due)
{
    sitting t({}, four, "4D 9C");
    t.open_calls();
    EXPECT_EQ(t.id(1, "draw stock"), "wait_for_calls");
    EXPECT_EQ(t.id(1, "may_i"), "call_in_turn");
    EXPECT_EQ(t.id(1, "discard 2D"), "draw_first");
    EXPECT_EQ(t.id(2, "allow"), "nobody_called");
    EXPECT_EQ(t.id(2, "withdraw"), "withdraw_own_call");
    EXPECT_EQ(t.id(2, "draw stock"), "not_your_turn");
    EXPECT_EQ(t.id(2, "point_out"), "nothing_to_point_out");
    t.act(2, "may_i");
    EXPECT_EQ(t.id(2, "may_i"), "already_answered");
    t.act(3, "pass");
    t.act(1, "pass");
    EXPECT_EQ(t.id(1, "draw stock"), "answer_the_call");
    EXPECT_EQ(t.id(1, "pass"), "answer_the_call");
    EXPECT_EQ(t.id(2, "allow"), "allow_in_turn");
    EXPECT_EQ(t.id(2, "deny"), "deny_in_turn");
    t.act(2, "pass"); // stands by the call
    t.act(1, "allow");
    EXPECT_EQ(t.id(1, "pass"), "pass_nothing");
    t.act(1, "draw stock");
    EXPECT_EQ(t.id(1, "draw discard"), "already_drawn");
    EXPECT_EQ(t.id(1, "pass"), "must_discard");
    EXPECT_EQ(t.id(1, "lay_off 2D 0"), "down_first");
    EXPECT_EQ(t.id(1, "discard QS"), "card_not_held");
}

TEST(hollywood_turns, laying_down_says_what_is_wrong)
{
    sitting t({}, {"2S", "9C 9D 9H 4H 5H 6H 7H KD KS KH AS AD 8C", "2C"}, "QS", 2);
    t.in_play();
    const auto why = [&](const std::string& melds) { return t.id(1, "lay_down " + melds); };
    EXPECT_EQ(why("9C 9D 9H"), "contract_number");
    EXPECT_EQ(why("9C 9D 9H | KD KS KH"), "contract_sets");
    EXPECT_EQ(why("9C 9D | 4H 5H 6H 7H"), "contract_short");
    EXPECT_EQ(why("9C 9D 8C | 4H 5H 6H 7H"), "set_other_rank");
    EXPECT_EQ(why("9C 9D 9H | 4H 5H 7H AS"), "run_broken");
    EXPECT_EQ(why("AS AD 9C | AS 5H 6H 7H"), "card_not_held") << "one ace of spades is held, a second named";
    EXPECT_EQ(why("9C 9D 9S | 4H 5H 6H 7H"), "card_not_held");
    EXPECT_EQ(why("9C 9D 9H | 4H 5H 6H 7H"), "");
    sitting seven({}, {"2S", "2C 3C 4C 5C 2H 3H 4H 5H 2S 3S 4S 5S 9D", "2C"}, "QS", 7);
    seven.in_play();
    const verdict left = seven.judge(1, "lay_down 2C 3C 4C 5C | 2H 3H 4H 5H | 2S 3S 4S 5S");
    EXPECT_EQ(left.id, "all_cards_needed");
    EXPECT_EQ(left.a, 1);
}

TEST(hollywood_turns, a_row_that_could_be_both_becomes_what_the_contract_needs)
{
    sitting t({}, {"2S", "9C AS AD AH 5D 5H 5C 2C", "3C"}, "QS", 2);
    t.in_play();
    t.act(1, "lay_down 5D 5H 5C | 9C AS AD AH");
    EXPECT_EQ(t.s.melds[1].kind, meld_kind::run);
    EXPECT_EQ(t.s.melds[1].start, 9);
}

TEST(hollywood_turns, denying_variants)
{
    const auto called = [](const json& differences) {
        sitting t(differences, four, "4D 9C");
        t.open_calls();
        t.act(2, "may_i");
        t.act(3, "pass");
        t.act(1, "pass");
        return t;
    };
    sitting free = called({{"deny_effect", "free"}});
    free.act(1, "deny");
    EXPECT_EQ(free.choices(1), (std::set<std::string>{"draw stock", "draw discard"}));
    sitting none = called({{"deny_effect", "none"}});
    EXPECT_EQ(none.s.used[2], 1) << "granted as soon as the player in turn had passed";
    EXPECT_EQ(none.s.phase, phase::draw);

    sitting down({{"down_may_deny", false}}, four, "4D 9C");
    down.s.down.add(1);
    down.open_calls();
    down.act(2, "may_i");
    down.act(3, "pass");
    down.act(1, "pass");
    EXPECT_EQ(down.s.used[2], 1);

    sitting no_withdrawal = called({{"withdraw", false}});
    EXPECT_EQ(no_withdrawal.id(2, "withdraw"), "withdraw_off");
    EXPECT_EQ(to_act(no_withdrawal.s), seat_set::of(1));
}

TEST(hollywood_turns, withdrawing_asks_the_others_again)
{
    sitting t({}, four, "4D 9C");
    t.open_calls();
    t.act(2, "may_i");
    t.act(3, "pass");
    t.act(1, "pass");
    t.act(2, "withdraw");
    EXPECT_EQ(t.s.phase, phase::window);
    EXPECT_EQ(to_act(t.s), seat_set(0b1010));
    EXPECT_EQ(t.id(2, "may_i"), "call_after_withdrawal");
    t.act(3, "pass");
    t.act(1, "pass");
    EXPECT_EQ(t.s.phase, phase::draw);
    EXPECT_EQ(t.s.used[2], 0);
}

TEST(hollywood_turns, players_ahead_may_claim)
{
    sitting t({{"mayi_ahead_may_claim", true}}, four, "4D 9C");
    t.open_calls();
    t.act(2, "pass");
    t.act(3, "may_i");
    t.act(1, "pass");
    EXPECT_EQ(t.s.phase, phase::ahead);
    EXPECT_EQ(to_act(t.s), seat_set::of(2));
    t.act(2, "may_i");
    EXPECT_EQ(t.s.claimant, 2);
    t.act(1, "allow");
    EXPECT_EQ(t.s.used[2], 1);
    EXPECT_EQ(t.s.used[3], 0);
}

TEST(hollywood_turns, more_grants_in_a_turn)
{
    sitting t({{"mayi_grants_per_turn", 2}, {"mayi_penalty", 2}}, four, "3H 4D 9C");
    t.s.pile_by[1] = no_seat;
    t.open_calls();
    t.act(2, "may_i");
    t.act(3, "may_i");
    t.act(1, "pass");
    t.act(1, "allow");
    EXPECT_EQ(t.s.counts[2], 4 + 3);
    EXPECT_EQ(t.s.phase, phase::window);
    t.act(3, "may_i");
    t.act(2, "pass");
    if (to_act(t.s).has(0))
        t.act(0, "pass");
    t.act(1, "pass");
    t.act(1, "allow");
    EXPECT_EQ(t.s.counts[3], 4 + 3);
    EXPECT_EQ(t.s.phase, phase::draw);
}

TEST(hollywood_turns, calling_until_the_next_discard)
{
    sitting t({{"mayi_window", "until_discard"}}, four, "4D 9C");
    t.open_calls();
    t.act(2, "pass");
    t.act(3, "pass");
    t.act(1, "pass");
    t.act(1, "draw stock");
    EXPECT_EQ(t.s.phase, phase::window);
    EXPECT_EQ(to_act(t.s), seat_set(0b1100));
    t.act(2, "pass");
    t.act(3, "may_i");
    EXPECT_EQ(t.s.used[3], 1) << "no veto after the draw";
    EXPECT_EQ(t.s.phase, phase::play);
}

TEST(hollywood_turns, what_may_be_drawn)
{
    sitting down({{"down_may_take_discard", false}}, four, "4D 9C");
    down.s.down.add(1);
    EXPECT_EQ(down.id(1, "draw discard"), "discard_when_down");
    sitting covered({{"uncovered_card_usable", false}}, four, "4D 9C");
    covered.s.granted = 1;
    EXPECT_EQ(covered.id(1, "draw discard"), "discard_uncovered");
    sitting empty({}, four, "9C", 1, "", false);
    EXPECT_EQ(empty.id(1, "draw stock"), "stock_is_empty");
    EXPECT_EQ(empty.choices(1), (std::set<std::string>{"draw discard"}));
    sitting ends({{"stock_empty", "end_hand"}}, four, "4D 9C", 1, "", false);
    ends.act(1, "draw stock");
    ASSERT_TRUE(round_over(ends.s));
    EXPECT_EQ(settle(ends.s).ending, "stock_out");
    EXPECT_TRUE(settle(ends.s).winners.empty());
}

TEST(hollywood_turns, the_discards_become_the_stock)
{
    sitting t({}, four, "4D 9C 8S TD", 1, "", false);
    t.act(1, "draw stock");
    EXPECT_EQ(t.s.reshuffles, 1);
    EXPECT_EQ(t.s.pile_count, 1);
    EXPECT_EQ(packs::to_text(t.s.top()), "TD#1");
    EXPECT_EQ(t.s.stock_count, 2);
    sitting flip({{"stock_empty", "flip"}}, four, "4D 9C 8S TD", 1, "", false);
    flip.act(1, "draw stock");
    EXPECT_TRUE(flip.s.hands[1].has(row_of("4D#1")[0])) << "the oldest discard comes first";
    random_stream rng(1);
    EXPECT_EQ(everything(determinize(observe(flip.s, 2), rng)).at("stock_cards"), everything(flip.s).at("stock_cards"));
    sitting limit({{"reshuffle_limit", 1}}, four, "4D 9C", 1, "", false);
    limit.s.reshuffles = 1;
    limit.act(1, "draw stock");
    EXPECT_EQ(limit.s.ending, ending::stock_out);
}

TEST(hollywood_turns, a_hand_without_stock_ends)
{
    sitting t({}, {"2H 3H", "2D 3D"}, "9C", 1, "", false);
    for (int i = 0; i < 3; ++i) {
        const seat who = t.s.turn;
        t.act(who, "draw discard");
        t.act(who, "discard " + packs::to_text(t.s.taken));
        ASSERT_FALSE(round_over(t.s)) << i;
    }
    t.act(t.s.turn, "draw discard");
    t.act(t.s.turn, "discard 9C");
    EXPECT_EQ(t.s.ending, ending::stalled) << "two full rounds of turns";
}

TEST(hollywood_turns, going_out_variants)
{
    sitting required = down_with("7H", {{"go_out", "discard_required"}});
    EXPECT_EQ(required.id(1, "lay_off 7H 1 top"), "keep_one_card");
    required.act(1, "discard 7H");
    EXPECT_EQ(required.s.ending, ending::discarded);
    sitting none = down_with("KD", {{"go_out", "no_discard"}});
    EXPECT_EQ(none.id(1, "discard KD"), "last_card_not_discarded");
    EXPECT_EQ(none.choices(1), std::set<std::string>{"pass"});
    none.act(1, "pass");
    EXPECT_EQ(none.s.turn, 2);
}

TEST(hollywood_turns, cards_that_may_not_be_thrown)
{
    sitting wild = down_with("AD KD", {{"discard_wild", false}});
    EXPECT_EQ(wild.id(1, "discard AD"), "wild_kept");
    EXPECT_EQ(wild.id(1, "discard KD"), "");
    sitting taken({{"discard_taken_card", false}}, {"2H", "9C 8D", "3H"}, "4D 9C");
    taken.act(1, "draw discard");
    EXPECT_EQ(taken.id(1, "discard 9C#2"), "taken_card_kept");
    EXPECT_EQ(taken.id(1, "discard 9C"), "") << "the other nine of clubs";
}

TEST(hollywood_turns, laying_off_variants)
{
    sitting later({{"layoff_same_turn", false}}, {"2S", "9C 9D 9H 4H 5H 6H 7H 8H KD", "2C"}, "QS", 2);
    later.in_play();
    later.act(1, "lay_down 9C 9D 9H | 4H 5H 6H 7H");
    EXPECT_EQ(later.id(1, "lay_off 8H 1"), "not_this_turn");
    sitting others = down_with("9S KD", {{"layoff_targets", "others"}});
    EXPECT_EQ(others.id(1, "lay_off 9S 0"), "others_melds_only");
    sitting own = down_with("9S KD", {{"layoff_targets", "own"}});
    own.s.melds[0].owner = 2;
    EXPECT_EQ(own.id(1, "lay_off 9S 0"), "own_melds_only");
    sitting ratio = down_with("AD KD", {{"wild_ratio", "fewer_than_naturals"}, {"wild_ratio_on_layoff", true}});
    EXPECT_EQ(ratio.id(1, "lay_off AD 0"), "");
    ratio.s.melds[0].cards[1] = row_of("AH")[0];
    EXPECT_EQ(ratio.id(1, "lay_off AD 0"), "wilds_as_many");
}

TEST(hollywood_turns, replaced_wilds)
{
    sitting hand = down_with("7H KD", {{"wild_displacement", "take_to_hand"}});
    hand.act(1, "lay_off 7H 1");
    EXPECT_EQ(hand.meld(1), "5H 6H 7H 8H");
    EXPECT_TRUE(hand.s.hands[1].any() & cards::of_rank(cards::ace));
    hand.act(1, "undo");
    EXPECT_EQ(hand.meld(1), "5H 6H AS 8H");

    sitting use = down_with("7H KD", {{"wild_displacement", "take_and_use"}});
    use.act(1, "lay_off 7H 1");
    EXPECT_EQ(use.id(1, "discard KD"), "use_wild_first");
    EXPECT_EQ(use.choices(1), (std::set<std::string>{"lay_off AS#1 0", "lay_off AS#1 1 bottom", "lay_off AS#1 1 top"}));
    use.act(1, "lay_off AS 0");
    EXPECT_EQ(use.id(1, "discard KD"), "");

    sitting none = down_with("7H KD", {{"wild_displacement", "none"}});
    EXPECT_EQ(none.id(1, "lay_off 7H 1"), "wild_cannot_be_replaced");

    sitting set = down_with("9S KD", {{"wild_displacement_sets", "take_to_hand"}});
    set.s.melds[0].cards[0] = row_of("AC")[0];
    EXPECT_EQ(set.choices(1),
              (std::set<std::string>{"lay_off 9S#1 0", "lay_off 9S#1 0 hand", "discard 9S#1", "discard KD#1"}));
    set.act(1, "lay_off 9S 0 hand");
    EXPECT_TRUE(set.s.hands[1].has(row_of("AC")[0]));
}

TEST(hollywood_turns, a_careless_discard_comes_back)
{
    sitting t = down_with("9S KD QD", {{"layable_discard_call", "take_back_plus_two"}});
    t.act(1, "discard 9S");
    EXPECT_EQ(t.s.phase, phase::pointing);
    EXPECT_EQ(to_act(t.s), seat_set(0b101));
    t.act(0, "pass");
    t.act(2, "point_out");
    EXPECT_EQ(t.s.counts[1], 5);
    EXPECT_EQ(t.s.turn, 2);
    EXPECT_EQ(packs::to_text(t.s.top()), "KS#1");
}

// A set has no ends.
TEST(hollywood_turns, a_set_is_not_asked_for_its_ends)
{
    sitting t = down_with("9S KD");
    EXPECT_EQ(t.id(1, "lay_off 9S 0"), "");
    EXPECT_EQ(t.id(1, "lay_off 9S 0 top"), "set_has_no_ends");
}

// A full set takes nothing at any end: the card can only take the wild's place, and that is what is said.
TEST(hollywood_turns, a_full_set_says_what_is_left_to_do)
{
    sitting t({{"set_max", 4}, {"wild_displacement_sets", "take_to_hand"}}, {"2S 3S", "9S KD 4H", "2C 3C"}, "QS KS", 2);
    t.lay(1, meld_kind::set, "9C 9D 9H AS");
    t.in_play();
    EXPECT_EQ(t.id(1, "lay_off 9S 0"), "only_for_the_wild");
    EXPECT_EQ(t.id(1, "lay_off 9S 0 hand"), "");
}

// Pointed out is only what the rules would have let lie: the wild it takes the place of must find one.
TEST(hollywood_turns, a_discard_that_could_not_be_laid_off_is_not_pointed_out)
{
    for (const bool adjacent : {false, true}) {
        sitting t({{"layable_discard_call", "take_back_plus_two"},
                   {"wild_displacement", "take_and_use"},
                   {"adjacent_wilds", adjacent}},
                  {"2S 3S", "6C KD JH", "2D 3D"}, "QS KS", 2);
        t.lay(1, meld_kind::run, "AH 5C AS 7C AD");
        t.in_play();
        EXPECT_EQ(t.id(1, "lay_off 6C 0 hand"), adjacent ? "" : "no_place_for_wild");
        t.act(1, "discard 6C");
        EXPECT_EQ(t.choices(0).count("point_out"), adjacent ? 1U : 0U);
    }
}

TEST(hollywood_turns, no_laying_down_in_the_first_round)
{
    sitting t({{"first_turn_laydown", false}}, {"2S", "9C 9D 9H 4H 5H 6H 7H KD", "2C"}, "QS", 2);
    t.in_play();
    t.s.turns = 2;
    EXPECT_EQ(t.id(1, "lay_down 9C 9D 9H | 4H 5H 6H 7H"), "first_round_no_laydown");
    t.s.turns = 3;
    EXPECT_EQ(t.id(1, "lay_down 9C 9D 9H | 4H 5H 6H 7H"), "");
}

TEST(hollywood_turns, settlement_is_itemised)
{
    sitting t = down_with("7H", {{"not_down_factor", 2}, {"winner_bonus", -25}});
    t.act(1, "lay_off 7H 1 top");
    ASSERT_TRUE(round_over(t.s));
    const settlement result = settle(t.s);
    EXPECT_EQ(result.payments, (std::vector<half_units>{whole(20), whole(-25), whole(20)}));
    ASSERT_EQ(result.lines.size(), 3U);
    EXPECT_EQ(result.lines[0].reason, "cards_left");
    EXPECT_EQ(result.lines[1].reason, "winner_bonus");
    EXPECT_EQ(result.lines[0].factors.back().id, "not_down");
}

TEST(hollywood_turns, unused_may_is_carry_over)
{
    const rules law = law_of({{"mayi_carry_over", true}, {"mayi_limit", 3}});
    random_stream rng(1);
    standing st = game::first_standing(law, 3, 0, rng);
    std::vector<std::uint8_t> order(104);
    for (std::size_t i = 0; i < order.size(); ++i)
        order[i] = static_cast<std::uint8_t>(i);
    state s = game::deal(law, st, order, rng);
    s.used[1] = 2;
    s.phase = phase::over;
    s.winner = 0;
    const standing next = game::advance(law, st, s);
    EXPECT_EQ(game::deal(law, next, order, rng).allowance[1], 4);
    EXPECT_EQ(game::deal(law, next, order, rng).allowance[0], 6);
}

TEST(hollywood_turns, invariants_of_a_round)
{
    // Section 3: an undown hand between turns has 11 + 2 · May-Is; each player has no meld or the contract's.
    const rules law;
    for (std::uint64_t seed = 1; seed <= 60; ++seed) {
        random_stream rng(seed);
        standing st = game::first_standing(law, 4, no_seat, rng);
        st.round = static_cast<int>(seed % 7);
        std::vector<std::uint8_t> order(104);
        for (std::size_t i = 0; i < order.size(); ++i)
            order[i] = static_cast<std::uint8_t>(i);
        rng.shuffle(std::span<std::uint8_t>(order));
        state s = game::deal(law, st, order, rng);
        while (!round_over(s)) {
            const seat who = to_act(s).lowest();
            apply(s, who, rule_based(s, who, rng));
            EXPECT_LE(s.granted, 1);
            if (round_over(s))
                break;
            for (seat x = 0; x < 4; ++x) {
                EXPECT_EQ(s.hands[x].size(), s.counts[x]);
                if (!s.down.has(x) && !(x == s.turn && s.drawn)) {
                    EXPECT_EQ(s.counts[x], 11 + 2 * s.used[x]);
                }
                int melds = 0;
                for (int m = 0; m < s.meld_count; ++m)
                    melds += s.melds[m].owner == x;
                EXPECT_TRUE(melds == 0 || melds == s.goal.count);
            }
        }
        EXPECT_NE(s.winner, no_seat) << "sound players finish, seed " << seed;
    }
}
