// SPDX-License-Identifier: GPL-3.0-or-later
// What each seat knows (RULES.md 4.1) holds the truth at every position of random deals, and an imagined world looks
// the same to it.
#include "bots/hohpai/bot.h"
#include "table.h"

namespace hanpan::hohpai {
namespace {

using dominoes::bag;
using dominoes::face;

/// Rule sets that send pieces along every way they can go.
std::vector<std::pair<json, int>> ways_to_play()
{
    std::vector<std::pair<json, int>> all;
    for (const int players : {2, 3, 4}) {
        for (const char* preset : {"standard", "culin_literal", "eye", "tok"})
            all.emplace_back(preset, players);
        all.emplace_back(json{{"removal_3p", "one"}, {"removal_2p", "both"}}, players);
        all.emplace_back(json{{"row_ends", "alternating"}}, players);
        all.emplace_back(json{{"row_ends", "alternating"}, {"closed_row_fix", "eye"}, {"exchange_order", "take_first"}},
                         players);
        all.emplace_back(json{{"exchange_order", "take_first"}, {"win_declaration", "optional"}}, players);
        all.emplace_back(json{{"taken_piece_visibility", "all"}, {"turn_direction", "clockwise"}}, players);
        all.emplace_back(json{{"whirl", false}, {"closed_row_fix", "eye"}, {"win_declaration", "optional"}}, players);
        all.emplace_back(json{{"dealt_win_timing", "immediate"}, {"win_declaration", "optional"}}, players);
        all.emplace_back(json{{"preset", "tok"}, {"discard_claim", "any_player_to_win"}}, players);
        all.emplace_back(json{{"preset", "tok"},
                              {"discard_claim", "any_player_to_win"},
                              {"win_declaration", "optional"},
                              {"stock_out", "draw"}},
                         players);
    }
    return all;
}

/// Is there a way to name the hidden pieces so that every one lies where the knowledge allows it?
void expect_true(const state& s, seat who)
{
    const open_part& o = s.open;
    const knowledge& k = s.known[static_cast<std::size_t>(who)];
    std::vector<std::pair<bag, face>> places; ///< what may lie there, what does
    const auto add_hand = [&](seat p) {
        for (const face f : dominoes::listed(s.hand[static_cast<std::size_t>(p)]))
            places.emplace_back(k.hand[static_cast<std::size_t>(p)], f);
    };
    for (seat p = 0; p < o.players; ++p)
        if (p != who)
            add_hand(p);
    for (int i = 0; i < o.row.length; ++i)
        places.emplace_back(k.row[o.row.place(i)], s.row[o.row.place(i)]);
    for (int i = 0; i < o.stock; ++i)
        places.emplace_back(k.stock, s.stock[static_cast<std::size_t>(i)]);
    ASSERT_EQ(static_cast<std::size_t>(dominoes::size(k.hidden)), places.size());
    // The two names of a doubled face are the only choice there is.
    for (face f = 0; f < dominoes::faces; ++f) {
        std::vector<bag> may;
        for (const auto& [mask, lies] : places)
            if (lies == f)
                may.push_back(mask);
        const bag first = dominoes::one(f), second = dominoes::bits_of(f) & ~first;
        ASSERT_EQ(static_cast<std::size_t>(dominoes::size(k.hidden & dominoes::bits_of(f))), may.size());
        bool possible = true;
        if (may.size() == 1)
            possible = (may[0] & k.hidden & dominoes::bits_of(f)) != 0;
        else if (may.size() == 2)
            possible =
                ((may[0] & first) != 0 && (may[1] & second) != 0) || ((may[0] & second) != 0 && (may[1] & first) != 0);
        EXPECT_TRUE(possible) << dominoes::to_text(f) << " for seat " << who;
    }
}

void expect_conserved(const state& s)
{
    std::vector<face> all;
    const open_part& o = s.open;
    for (seat p = 0; p < o.players; ++p) {
        const auto hand = dominoes::listed(s.hand[static_cast<std::size_t>(p)]);
        EXPECT_EQ(hand.size(), o.hand_size[static_cast<std::size_t>(p)]);
        all.insert(all.end(), hand.begin(), hand.end());
    }
    for (int i = 0; i < o.row.length; ++i)
        all.push_back(s.row[o.row.place(i)]);
    all.insert(all.end(), s.stock.begin(), s.stock.begin() + o.stock);
    all.insert(all.end(), o.discard.begin(), o.discard.begin() + o.discards);
    if (o.eye != dominoes::no_face)
        all.push_back(o.eye);
    std::sort(all.begin(), all.end());
    std::vector<face> set = dominoes::listed(o.hands->set());
    std::sort(set.begin(), set.end());
    EXPECT_EQ(all, set);
}

TEST(hohpai_knowledge, is_true_and_imagined_worlds_look_the_same_all_through_random_deals)
{
    random_stream dice(20);
    std::uint64_t seed = 0;
    for (const auto& [differences, players] : ways_to_play()) {
        SCOPED_TRACE(differences.dump() + " " + std::to_string(players));
        for (int round = 0; round < 6; ++round) {
            ++seed;
            table t = deal(differences, players, static_cast<seat>(round % players),
                           shuffled(differences, players, seed), seed);
            for (int turn = 0; turn < 200 && !round_over(t.s); ++turn) {
                expect_conserved(t.s);
                for (seat p = 0; p < players; ++p) {
                    expect_true(t.s, p);
                    const view v = observe(t.s, p);
                    const state world = determinize(v, dice);
                    expect_conserved(world);
                    ASSERT_EQ(to_json(observe(world, p)), to_json(v));
                    std::vector<action> real, imagined;
                    legal(t.s, p, real);
                    legal(world, p, imagined);
                    EXPECT_EQ(real, imagined);
                    for (seat other = 0; other < players; ++other)
                        expect_true(world, other);
                }
                if (testing::Test::HasFailure())
                    return;
                const seat who = to_act(t.s).lowest();
                std::vector<action> list;
                legal(t.s, who, list);
                ASSERT_FALSE(list.empty());
                for (const action& a : list)
                    EXPECT_TRUE(refusal(t.s, who, a).allowed()) << to_text(t.s, a);
                apply(t.s, who,
                      dice.below(4) == 0 ? rule_based(observe(t.s, who), dice)
                                         : list[dice.below(static_cast<std::uint32_t>(list.size()))]);
            }
            for (seat p = 0; round_over(t.s) && p < players; ++p)
                EXPECT_EQ(to_json(observe(determinize(observe(t.s, p), dice), p)), t.view(p));
        }
    }
}

} // namespace
} // namespace hanpan::hohpai
