// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <vector>

#include <gtest/gtest.h>

#include "ai/grading.h"
#include "bots/hulahoo/bot.h"
#include "bots/hulahoo/endgame.h"
#include "registry/registry.h"

namespace hanpan::hulahoo {
namespace {

const std::atomic<bool> never{false};

/// The rules of an ending without doubles, written once more from the rules file alone: points of the one to move less
/// the other's.
int brute_force(std::vector<int> mine, std::vector<int> others, int top, bool higher, int plays);

int after_playing(std::vector<int> mine, const std::vector<int>& others, std::size_t card, bool higher, int plays)
{
    const int value = mine[card];
    mine.erase(mine.begin() + static_cast<std::ptrdiff_t>(card));
    if (mine.empty())
        return plays + 1;
    return -brute_force(others, mine, value, higher, plays + 1);
}

int brute_force(std::vector<int> mine, std::vector<int> others, int top, bool higher, int plays)
{
    int best = -plays; // nothing fits: the other is the last one in
    bool fits = false;
    for (std::size_t i = 0; i < mine.size(); ++i) {
        const int value = mine[i];
        if (value == 7 ? mine.size() == 1 : higher ? value <= top : value >= top)
            continue;
        for (const bool call : {true, false}) {
            const int worth = after_playing(mine, others, i, call, plays);
            best = fits ? std::max(best, worth) : worth;
            fits = true;
        }
    }
    return best;
}

struct ending {
    rules law;
    state s;
    std::vector<int> mine, others;

    explicit ending(random_stream& rng)
    {
        s.rules = &law;
        s.players = 3;
        s.in = seat_set::first(2);
        s.revealed = seat_set::first(3);
        s.phase = phase::respond;
        s.active = 0;
        s.caller = 1;
        s.top = static_cast<std::uint8_t>(1 + rng.below(13));
        s.call = rng.below(2) == 0 ? call::higher : call::lower;
        s.plays = static_cast<std::uint8_t>(5 + rng.below(20));
        for (int i = 0; i < 4; ++i)
            s.draw.push(static_cast<int>(1 + rng.below(13)));
        for (seat p = 0; p < 2; ++p)
            for (std::uint32_t n = 1 + rng.below(4); n > 0; --n) {
                const int value = rng.below(4) == 0 ? 7 : static_cast<int>(1 + rng.below(13));
                (p == 0 ? mine : others).push_back(value);
                if (rng.below(2) == 0)
                    s.hand[static_cast<std::size_t>(p)].add(value);
                else
                    s.open[static_cast<std::size_t>(p)].push(value);
            }
    }
};

} // namespace

// Between two who see each other's cards, at most four and four, with no double left: every choice is the best one.
TEST(hulahoo_search, endings_between_two_are_played_perfectly)
{
    random_stream rng(3);
    int seen = 0;
    int longer = 0, blunders = 0, graded_wrong = 0;
    match_setup usual;
    usual.game = "hulahoo";
    usual.players = 2;
    const double swing = (*make_match(usual))->swing();
    while (seen < 400) {
        ending e(rng);
        const view v = observe(e.s, 0);
        if (!worked_out(v) || !has_playable(e.s, 0))
            continue;
        ++seen;
        random_stream dice(1);
        const auto found = search_choice(v, {}, dice, never);
        const bool higher = e.s.call == call::higher;
        const int best = brute_force(e.mine, e.others, e.s.top, higher, e.s.plays);
        const auto card =
            static_cast<std::size_t>(std::find(e.mine.begin(), e.mine.end(), found.best.value) - e.mine.begin());
        ASSERT_LT(card, e.mine.size());
        EXPECT_EQ(after_playing(e.mine, e.others, card, found.best.call == call::higher, e.s.plays), best);
        if (found.options.size() > 1) {
            EXPECT_TRUE(found.exact);
            EXPECT_EQ(found.options.front().value, std::max(best, 0));
            for (const auto& option : found.options) {
                const auto played = static_cast<std::size_t>(
                    std::find(e.mine.begin(), e.mine.end(), option.action.value) - e.mine.begin());
                ASSERT_LT(played, e.mine.size());
                const int worth =
                    after_playing(e.mine, e.others, played, option.action.call == call::higher, e.s.plays);
                graded_wrong += !grade_fits(option, std::max(best, 0) - std::max(worth, 0), swing);
                blunders += std::max(best, 0) - std::max(worth, 0) >= swing / 2;
            }
        }
        longer += best > e.s.plays + 1;
    }
    EXPECT_GT(longer, 20) << "few endings in which it pays to go on";
    EXPECT_EQ(graded_wrong, 0);
    EXPECT_GT(blunders, 20) << "few endings in which one can go wrong";
}

TEST(hulahoo_search, an_ending_with_a_double_or_a_hidden_card_is_not_worked_out)
{
    random_stream rng(9);
    for (int n = 0; n < 200; ++n) {
        ending e(rng);
        if (!worked_out(observe(e.s, 0)))
            continue;
        state hidden = e.s;
        hidden.revealed = {};
        const bool secret = hidden.hand[1].total() > 0;
        EXPECT_EQ(worked_out(observe(hidden, 0)), !secret);
        state same = e.s;
        same.hand[0].add(9);
        same.hand[1].add(9);
        EXPECT_FALSE(worked_out(observe(same, 0)));
    }
}

// The last card may not be a joker: with 4 and 7 left the 7 goes first. Where it may be the last, the 4 goes first: the
// round lasts two cards longer, and the pile is worth so much more.
TEST(hulahoo_search, the_joker_is_not_kept_for_last)
{
    rules law;
    state s;
    s.rules = &law;
    s.players = 2;
    s.in = s.revealed = seat_set::first(2);
    s.phase = phase::respond;
    s.active = 0;
    s.caller = 1;
    s.top = 3;
    s.call = call::higher;
    s.plays = 12;
    for (const int value : {4, 7})
        s.open[0].push(value);
    for (const int value : {2, 5})
        s.open[1].push(value);
    random_stream dice(1);
    const auto blocked = search_choice(observe(s, 0), {}, dice, never);
    EXPECT_EQ(to_text(s, blocked.best), "play 7 higher open");
    EXPECT_EQ(blocked.options.front().value, 13);
    law.last_joker = last_joker::wins;
    const auto free = search_choice(observe(s, 0), {}, dice, never);
    EXPECT_EQ(free.best.value, 4);
    EXPECT_EQ(free.options.front().value, 15);
}

TEST(hulahoo_search, with_free_targets_the_candidates_name_them)
{
    rules law;
    law.chaos_target = true;
    random_stream rng(4);
    auto standing = game::first_standing(law, 4, 0, rng);
    std::vector<std::uint8_t> order(set_size);
    for (std::size_t i = 0; i < order.size(); ++i)
        order[i] = static_cast<std::uint8_t>(i);
    rng.shuffle(std::span<std::uint8_t>(order));
    law.chaos_no_swap = true;
    const state s = game::deal(law, standing, order, rng);
    std::vector<action> list;
    candidates(s, 1, list);
    ASSERT_FALSE(list.empty());
    for (const action& a : list)
        EXPECT_TRUE(a.target >= 0 && a.target != 1);
}

} // namespace hanpan::hulahoo
