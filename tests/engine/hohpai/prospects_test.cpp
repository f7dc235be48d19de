// SPDX-License-Identifier: GPL-3.0-or-later
// What is expected of a hand that is held after an exchange (bots/hohpai/prospects.h), beside how deals went on.
#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <atomic>
#include <vector>

#include "bots/hohpai/bot.h"
#include "bots/hohpai/prospects.h"
#include "hohpai/table.h"
#include "lab/deals.h"
#include "search/levels.h"
#include "search/thinking.h"

namespace hanpan::hohpai {
namespace {

struct judgement {
    double expected, got;
};

/// Hands held after exchanges in deals of four who look ahead, with what they came to: the score that was won, less a third of
/// one that was paid.
std::vector<judgement> judgements(const rules& law, int deals)
{
    const std::atomic<bool> never{false};
    const player_config expert = find_level("expert")->in<game>();
    random_stream rng(41);
    std::vector<judgement> all;
    for (int n = 0; n < deals; ++n) {
        state s = first_round<game>(law, 4, rng);
        std::array<std::vector<std::size_t>, 4> of_seat;
        std::uint64_t moment = 0;
        for (seat_set now = to_act(s); !now.empty(); now = to_act(s)) {
            const seat who = now.lowest();
            apply(s, who, decision<game>(observe(s, who), who, expert, rng.next(), moment++).make(never).best);
            if (s.open.phase == phase::exchange) {
                of_seat[at(who)].push_back(all.size());
                all.push_back({prospects(observe(s, who))(s.hand[at(who)]), 0});
            }
        }
        for (seat p = 0; p < 4; ++p)
            for (const std::size_t i : of_seat[at(p)])
                if (s.open.winner != no_seat)
                    all[i].got = s.open.winner == p ? s.open.score : -s.open.score / 3.0;
    }
    return all;
}

double mean_got(const judgement* from, const judgement* to)
{
    double sum = 0;
    for (const judgement* j = from; j != to; ++j)
        sum += j->got;
    return sum / static_cast<double>(to - from);
}

} // namespace

// On average deals pay what was expected, among the hands of which most is expected as among those of which least is.
TEST(hohpai_prospects, agree_with_how_deals_went_on)
{
    const rules law = rules_from({}, 4);
    std::vector<judgement> all = judgements(law, 1200);
    ASSERT_GT(all.size(), 8000U);
    std::sort(all.begin(), all.end(), [](const judgement& a, const judgement& b) { return a.expected < b.expected; });
    const std::size_t quarter = all.size() / 4;
    const judgement* const first = all.data();
    std::array<double, 4> got{};
    for (std::size_t q = 0; q < 4; ++q) {
        const judgement* const from = first + q * quarter;
        got[q] = mean_got(from, from + quarter);
        double expected = 0;
        for (const judgement* j = from; j != from + quarter; ++j)
            expected += j->expected / static_cast<double>(quarter);
        EXPECT_NEAR(got[q], expected, 0.12) << "quarter " << q;
    }
    EXPECT_GT(got[3], got[0] + 0.3);
}

// Where other hands win, or for other points, or need not be shown, nothing was learnt.
TEST(hohpai_prospects, know_what_they_were_learnt_for)
{
    for (const json& house : {json::object(), json("emended"), json("no_sok"), json("eye"), json("culin_literal")})
        EXPECT_TRUE(prospects::know(rules_from(house, 4))) << house;
    EXPECT_TRUE(prospects::know(rules_from({}, 2)));
    for (const json& house :
         {json("tok"), json{{"win_declaration", "optional"}}, json{{"score_table", "custom"}},
          json{{"score_table", "navpil"}}, json{{"combo_reading", "values"}}, json{{"mixed_pair_score", 3}}})
        EXPECT_FALSE(prospects::know(rules_from(house, 4))) << house;
}

} // namespace hanpan::hohpai
