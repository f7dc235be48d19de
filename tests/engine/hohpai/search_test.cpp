// SPDX-License-Identifier: GPL-3.0-or-later
#include <deque>

#include <gtest/gtest.h>

#include "ai/grading.h"
#include "bots/hohpai/bot.h"
#include "bots/hohpai/endgame.h"
#include "hohpai/table.h"
#include "registry/registry.h"

namespace hanpan::hohpai {
namespace {

const std::atomic<bool> never{false};

/// What somebody knows who has seen everything.
knowledge all_seen(const state& s, seat me)
{
    knowledge k;
    const auto each = [](dominoes::bag b, auto&& f) {
        for (dominoes::bag left = b; left != 0; left &= left - 1)
            f(dominoes::face_of_bit(std::countr_zero(left)));
    };
    for (seat p = 0; p < s.open.players; ++p)
        if (p != me)
            each(s.hand[static_cast<std::size_t>(p)],
                 [&](dominoes::face f) { k.hand[static_cast<std::size_t>(p)] |= k.hide(f); });
    for (int i = 0; i < s.open.row.length; ++i)
        k.row[s.open.row.place(i)] = k.hide(s.row[s.open.row.place(i)]);
    return k;
}

/// The end of a deal once more, with nothing but hands and a queue: what each seat is paid when everybody goes for his
/// own best (the first in reading order among equals).
struct plain_deal {
    const hand_table* hands;
    std::vector<dominoes::bag> hand;
    std::deque<dominoes::face> row;
    int active;
    int left;

    std::vector<int> paid_after(dominoes::face f) const
    {
        plain_deal next = *this;
        auto& mine = next.hand[static_cast<std::size_t>(active)];
        mine = dominoes::without(mine, f);
        next.row.push_back(f);
        mine = dominoes::with(mine, next.row.front());
        next.row.pop_front();
        if (const int score = hands->score(mine); score > 0)
            return won(active, score);
        next.active = (active + 1) % static_cast<int>(hand.size());
        --next.left;
        return next.value();
    }
    std::vector<int> won(int who, int score) const
    {
        std::vector<int> paid(hand.size(), -score);
        paid[static_cast<std::size_t>(who)] = score * (static_cast<int>(hand.size()) - 1);
        return paid;
    }
    std::vector<int> value() const
    {
        if (left == 0)
            return std::vector<int>(hand.size(), 0);
        if (const int score = hands->score(hand[static_cast<std::size_t>(active)]); score > 0)
            return won(active, score);
        std::vector<int> best;
        for (const dominoes::face f : dominoes::reading_order)
            if (dominoes::has(hand[static_cast<std::size_t>(active)], f))
                if (const auto paid = paid_after(f);
                    best.empty() || paid[static_cast<std::size_t>(active)] > best[static_cast<std::size_t>(active)])
                    best = paid;
        return best;
    }
};

} // namespace

// Nothing hidden, few turns left: every choice has its exact value, and the best one is played.
TEST(hohpai_search, the_end_of_a_deal_with_nothing_hidden_is_exact)
{
    int worked_out = 0;
    int decided = 0;
    int blunders = 0;
    match_setup usual;
    usual.game = "hohpai";
    usual.players = 4;
    const double swing = (*make_match(usual))->swing();
    for (std::uint64_t seed = 1; worked_out < 60 && seed < 400; ++seed) {
        const int players = 2 + static_cast<int>(seed % 3);
        const json differences{{"closed_row_fix", "none"}, {"draw_cap_rounds", 3}};
        table t = deal(differences, players, 0, shuffled(differences, players, seed), seed);
        random_stream rng(seed);
        const int end = 3 * players - 4;
        while (!round_over(t.s) && t.s.open.turns < end)
            apply(t.s, t.s.open.active, rule_based(observe(t.s, t.s.open.active), rng));
        if (round_over(t.s))
            continue;
        const seat me = t.s.open.active;
        t.s.known[static_cast<std::size_t>(me)] = all_seen(t.s, me);
        const view v = observe(t.s, me);
        ASSERT_TRUE(all_known(v));
        const auto found = search_choice(v, {}, rng, never);
        ASSERT_TRUE(found.exact);
        ++worked_out;
        plain_deal plain{t.s.open.hands, {}, {}, me, 4};
        for (seat p = 0; p < players; ++p)
            plain.hand.push_back(t.s.hand[static_cast<std::size_t>(p)]);
        for (int k = 0; k < t.s.open.row.length; ++k)
            plain.row.push_back(t.s.row[t.s.open.row.place(k)]);
        const auto mine = static_cast<std::size_t>(me);
        for (const auto& option : found.options) {
            const int paid = plain.paid_after(option.action.piece)[mine];
            EXPECT_EQ(option.value, paid) << "seed " << seed;
            EXPECT_TRUE(grade_fits(option, plain.value()[mine] - paid, swing)) << "seed " << seed;
            blunders += plain.value()[mine] - paid >= swing / 2;
        }
        EXPECT_EQ(found.options.front().value, plain.value()[mine]);
        decided += found.options.front().value != found.options.back().value;
    }
    EXPECT_EQ(worked_out, 60);
    EXPECT_GT(decided, 3) << "few positions in which the choice matters";
    EXPECT_GT(blunders, 3);
}

// The piece turned up in the whirl is surely in the row, any other hidden one may be in a hand: it counts for more.
TEST(hohpai_search, a_piece_that_surely_lies_in_the_row_is_more_likely_to_come)
{
    int differs = 0;
    for (std::uint64_t seed = 1; seed <= 40; ++seed) {
        table t = deal(nullptr, 4, 0, shuffled(nullptr, 4, seed), seed);
        if (round_over(t.s))
            continue;
        const seat me = t.s.open.active;
        random_stream rng(1);
        search_budget shallow;
        shallow.effort = 1;
        view v = observe(t.s, me);
        const auto informed = search_choice(v, shallow, rng, never);
        // The same without that knowledge: it may be anywhere.
        for (seat p = 0; p < 4; ++p)
            if (p != me)
                v.known.hand[static_cast<std::size_t>(p)] = v.known.hidden;
        const auto blind = search_choice(v, shallow, rng, never);
        differs += informed.options.front().value != blind.options.front().value;
    }
    EXPECT_GT(differs, 20);
}

} // namespace hanpan::hohpai
