// SPDX-License-Identifier: GPL-3.0-or-later
// Last rounds by hand: what kind of move is right there, and why, beside what Expert does when it knows the match.
#include <functional>
#include <string>
#include <vector>

#include <gtest/gtest.h>

#include "base/index.h"
#include "bots/hohpai/bot.h"
#include "bots/hoola/bot.h"
#include "equity/sampled_rounds.h"
#include "game/match_worth.h"
#include "search/thinking.h"

namespace hanpan::last_rounds_tests {
namespace {

const std::atomic<bool> unstopped{false};

/// What Expert does in `s`, the last round of a match that stands at `scores` (whole units, by seat).
template <game_type G>
std::string expert_does(const typename G::state& s, seat dealer, const std::vector<int>& scores,
                        const std::shared_ptr<const known_rounds>& known, bool knows_the_match)
{
    match_moment moment;
    moment.dealer = dealer;
    moment.course.rounds = 1;
    std::transform(scores.begin(), scores.end(), moment.scores.begin(), [](int units) { return whole(units); });
    const match_worth worth(known, moment);
    player_config expert = find_level("expert")->in<G>();
    if (knows_the_match)
        expert.search.worth = &worth;
    const seat who = to_act(s).lowest();
    const auto v = observe(s, who);
    return to_text(v, decision<G>(v, who, expert, 1, 1).make(unstopped).best);
}

template <game_type G>
std::shared_ptr<const known_rounds> known_of(const rule_values& values, int rounds)
{
    return equity::sample_rounds<G>({4, values, 1, rounds}, unstopped);
}

/// A position, whether it is right to end the round at once, and why.
struct last_round {
    std::vector<std::string> hand; ///< of seat 0, who is to act
    std::vector<int> scores;       ///< before the round, whole units
    bool at_once;
    const char* why;
};

/// How many of these Expert finds, and how many by payments alone; it says which it does not find.
struct finds {
    int right = 0, by_payments = 0;
};
template <game_type G, class Deal>
finds found(const std::vector<last_round>& positions, std::string_view ending, seat dealer,
            const std::shared_ptr<const known_rounds>& known, Deal&& deal)
{
    int right = 0, without = 0;
    for (const last_round& p : positions) {
        const auto s = deal(p.hand);
        const std::string does = expert_does<G>(s, dealer, p.scores, known, true);
        right += does.starts_with(ending) == p.at_once;
        without += expert_does<G>(s, dealer, p.scores, known, false).starts_with(ending) == p.at_once;
        if (does.starts_with(ending) != p.at_once)
            std::printf("%s: not found: %s (it does %s)\n", std::string(std::string_view(G::id)).c_str(), p.why,
                        does.c_str());
    }
    std::printf("%s: %d of %d found, %d by payments alone\n", std::string(std::string_view(G::id)).c_str(), right,
                static_cast<int>(positions.size()), without);
    return {right, without};
}

} // namespace

namespace hoola_rounds {

using namespace hoola;

/// Seat 0 begins with `mine`; the others hold what is left from the kings down, so that a stop wins the round: twelve for
/// the winner, two, four and six from the others, none of whom has melded.
state stoppable(const rules& law, const std::vector<std::string>& mine)
{
    const auto names = game::deck(law, 4);
    const auto number = [&](const std::string& name) {
        return static_cast<std::uint8_t>(std::find(names.begin(), names.end(), name) - names.begin());
    };
    std::vector<std::uint8_t> own, rest;
    for (const std::string& name : mine)
        own.push_back(number(name));
    for (int rank = 12; rank >= 0; --rank)
        for (int suit = 0; suit < 4; ++suit) {
            const auto card = static_cast<std::uint8_t>(suit * 13 + rank);
            if (std::find(own.begin(), own.end(), card) == own.end())
                rest.push_back(card);
        }
    std::vector<std::uint8_t> order;
    std::size_t next = 0;
    for (int round = 0; round < hand_size; ++round)
        for (int seat = 0; seat < 4; ++seat)
            order.push_back(seat == 3 ? own[at(round)] : rest[next++]); // the dealer, who begins, gets his last
    order.insert(order.end(), rest.begin() + static_cast<std::ptrdiff_t>(next), rest.end());
    random_stream rng(1);
    standing st = game::first_standing(law, 4, 0, rng);
    return game::deal(law, st, order, rng);
}

} // namespace hoola_rounds

TEST(last_rounds, of_hoola_are_ended_where_that_wins_the_match)
{
    using namespace hoola_rounds;
    const rule_values values = game::book().defaults();
    const rules law = game::book().bind(values);
    // A stop brings 12 and takes 2, 4 and 6 from the others: one who is ahead by 13 or less is overtaken by it.
    // (Where it is too little, only going out in one go helps. Playouts do not hold back for that, so the bots do not see
    // it.)
    // (Four of a rank count nothing for a stop, and too much for a blast.)
    const std::vector<std::string> fours{"9C", "9D", "9H", "9S", "AC", "2D", "3H"},
        pairs{"8C", "8D", "8H", "8S", "AC", "2S", "4D"}, low{"6C", "6D", "6H", "6S", "AC", "AD", "3C"};
    const std::vector<last_round> positions{
        {fours, {0, 0, 0, 0}, true, "level: the stop wins the match"},
        {fours, {5, 0, 0, 0}, true, "ahead by 5: nobody can come back after the stop"},
        {pairs, {12, 3, 0, -15}, true, "a safe lead: going on can only lose it"},
        {pairs, {0, 8, 0, -8}, true, "8 behind: the stop is enough"},
        {low, {-3, 7, 2, -6}, true, "10 behind: the stop is enough"},
        {low, {0, 0, 11, -11}, true, "11 behind: the stop is enough"},
        {fours, {20, 15, -15, -20}, true, "5 ahead of the next: the stop makes it safe"},
        {pairs, {2, 4, 6, -12}, true, "4 behind two: the stop passes both"},
    };
    const auto known = known_of<game>(values, 1024);
    const finds made = found<game>(positions, "stop", 0, known,
                                   [&](const std::vector<std::string>& hand) { return stoppable(law, hand); });
    EXPECT_EQ(made.right, static_cast<int>(positions.size()));
}

namespace hohpai_rounds {

using namespace hohpai;

/// Seat 0 begins with `hand`, the others with six of the rest each.
state declarable(const rules& law, const std::vector<std::string>& hand)
{
    const auto names = game::deck(law, 4);
    std::vector<std::uint8_t> own, rest;
    for (const std::string& name : hand)
        for (std::size_t n = 0; n < names.size(); ++n)
            if (names[n] == name && std::find(own.begin(), own.end(), n) == own.end()) {
                own.push_back(static_cast<std::uint8_t>(n));
                break;
            }
    for (std::size_t n = 0; n < names.size(); ++n)
        if (std::find(own.begin(), own.end(), n) == own.end())
            rest.push_back(static_cast<std::uint8_t>(n));
    random_stream rng(2);
    rng.shuffle(std::span(rest));
    own.insert(own.end(), rest.begin(), rest.end());
    standing st = game::first_standing(law, 4, 0, rng);
    st.round = law.match_deals - 1;
    return game::deal(law, st, own, rng);
}

/// A hand that wins with that score, the `n`-th that chance finds.
std::vector<std::string> hand_worth(const rules& law, int score, int n)
{
    const hand_table& table = hand_table::of(law, 4);
    const auto faces = dominoes::listed(set_in_use(law, 4));
    random_stream rng(5);
    for (;;) {
        auto some = faces;
        rng.shuffle(std::span(some));
        dominoes::bag six = 0;
        for (int i = 0; i < 6; ++i)
            six = dominoes::with(six, some[at(i)]);
        if (table.best_of(six).score != score || n-- > 0)
            continue;
        std::vector<std::string> names;
        for (int i = 0; i < 6; ++i)
            names.push_back(dominoes::to_text(some[at(i)]));
        return names;
    }
}

} // namespace hohpai_rounds

TEST(last_rounds, of_ho_hpai_are_won_where_that_wins_the_match)
{
    using namespace hohpai_rounds;
    const rule_values values = *game::book().read({{"whirl", false}, {"win_declaration", "optional"}, {"players", 4}});
    const rules law = game::book().bind(values);
    const auto worth = [&](int score, int n) { return hand_worth(law, score, n); };
    // A win of 1 brings 3 and takes 1 from each: it overtakes one who is ahead by 3 and not one who is ahead by 5. A win
    // of 3 does so up to 11 and not at 13.
    const std::vector<last_round> positions{
        {worth(1, 0), {0, 0, 0, 0}, true, "level: the win is the match"},
        {worth(1, 1), {6, 2, -4, -4}, true, "a safe lead: the win ends it"},
        {worth(1, 2), {0, 3, -1, -2}, true, "3 behind: a win of 1 is enough"},
        {worth(1, 3), {-1, 2, 1, -2}, true, "3 behind: a win of 1 is enough"},
        {worth(3, 0), {0, 8, -4, -4}, true, "8 behind: a win of 3 is enough"},
        {worth(3, 1), {0, 11, -5, -6}, true, "11 behind: a win of 3 is enough"},
        {worth(3, 2), {2, 10, -6, -6}, true, "8 behind: a win of 3 is enough"},
        {worth(3, 3), {9, 4, -6, -7}, true, "a safe lead: the win ends it"},
        {worth(1, 4), {0, 5, -2, -3}, false, "5 behind: a win of 1 is second place, the deal must bring more"},
        {worth(1, 5), {0, 6, -3, -3}, false, "6 behind: a win of 1 is too little"},
        {worth(1, 6), {-2, 6, -2, -2}, false, "8 behind: a win of 1 is too little"},
        {worth(1, 7), {-3, 7, -2, -2}, false, "10 behind: a win of 1 is too little"},
        {worth(1, 8), {0, 11, -5, -6}, false, "11 behind: a win of 1 is too little"},
        {worth(1, 9), {1, 7, -4, -4}, false, "6 behind: a win of 1 is too little"},
        {worth(3, 4), {0, 13, -6, -7}, false, "13 behind: a win of 3 is second place"},
        {worth(3, 5), {-2, 12, -5, -5}, false, "14 behind: a win of 3 is too little"},
    };
    const auto known = known_of<game>(values, 1024);
    const finds made = found<game>(positions, "declare", 0, known,
                                   [&](const std::vector<std::string>& hand) { return declarable(law, hand); });
    // (Those it does not find are lost but for one deal in hundreds.)
    EXPECT_GE(made.right, 12);
    EXPECT_GT(made.right, made.by_payments);
}

} // namespace hanpan::last_rounds_tests
