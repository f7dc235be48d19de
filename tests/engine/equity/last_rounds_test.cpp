// SPDX-License-Identifier: GPL-3.0-or-later
// Last rounds by hand: what kind of move is right there, and why, beside what Expert does when it knows the match.
#include <functional>
#include <string>
#include <vector>

#include <gtest/gtest.h>

#include "base/index.h"
#include "bots/dragon/bot.h"
#include "bots/hohpai/bot.h"
#include "bots/hoola/bot.h"
#include "bots/hulahoo/bot.h"
#include "dragon/table.h"
#include "equity/sampled_rounds.h"
#include "game/match_worth.h"
#include "search/thinking.h"

namespace hanpan::last_rounds_tests {
namespace {

const std::atomic<bool> unstopped{false};

/// Of a match that is over after this round.
match_course last()
{
    match_course c;
    c.rounds = 1;
    return c;
}

/// What Expert does in `s`, a round of a match that stands at `scores` (whole units, by seat).
template <game_type G>
std::string expert_does(const typename G::state& s, seat dealer, const std::vector<int>& scores,
                        const match_course& course, const std::shared_ptr<const known_rounds>& known,
                        bool knows_the_match)
{
    match_moment moment;
    moment.dealer = dealer;
    moment.course = course;
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
    match_course course = last();
};

/// How many of these Expert finds, and how many by payments alone; it says which it does not find. `ends`: does such an
/// action end the round at once? `deal`: the position of a `last_round`.
struct finds {
    int right = 0, by_payments = 0, of = 0;
};
template <game_type G, class Ends, class Deal>
finds found(const std::vector<last_round>& positions, Ends&& ends, seat dealer,
            const std::shared_ptr<const known_rounds>& known, Deal&& deal)
{
    finds all;
    for (const last_round& p : positions) {
        const auto s = deal(p);
        const std::string does = expert_does<G>(s, dealer, p.scores, p.course, known, true);
        ++all.of;
        all.right += ends(does) == p.at_once;
        all.by_payments += ends(expert_does<G>(s, dealer, p.scores, p.course, known, false)) == p.at_once;
        if (ends(does) != p.at_once)
            std::printf("%s: not found: %s (it does %s)\n", std::string(std::string_view(G::id)).c_str(), p.why,
                        does.c_str());
    }
    std::printf("measured: %s, %d of %d found, %d by payments alone\n", std::string(std::string_view(G::id)).c_str(),
                all.right, all.of, all.by_payments);
    return all;
}

auto begins_with(std::string_view word)
{
    return [word](const std::string& action) { return action.starts_with(word); };
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

finds all()
{
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
    return found<game>(positions, begins_with("stop"), 0, known,
                       [&](const last_round& p) { return stoppable(law, p.hand); });
}

} // namespace hoola_rounds

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

finds all()
{
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
    // (Those it does not find are lost but for one deal in hundreds.)
    return found<game>(positions, begins_with("declare"), 0, known,
                       [&](const last_round& p) { return declarable(law, p.hand); });
}

} // namespace hohpai_rounds

namespace dragon_rounds {

using namespace dragon;

/// Late in a round: the mountains have three cubes each, what was taken from them lies in the river, but no `wanted`. Seat
/// 0 has drawn, holds these fourteen cubes and may say Holla; the open cube is a 2 of clubs, so that every D but the green
/// one is wild. The others hold what chance gave them.
state declarable(const rules& law, const std::vector<std::string>& fourteen, const std::vector<int>& chips,
                 cubes::type wanted)
{
    state s;
    s.open.rules = &law;
    random_stream rng(4);
    standing st = game::first_standing(law, 4, 1, rng); // who sits before the dealer begins: seat 0
    std::copy(chips.begin(), chips.end(), st.chips.begin());
    for (std::size_t p = 0; p < chips.size(); ++p)
        st.scores[p] = whole(chips[p]);
    cubes::bag mine;
    for (const std::string& name : fourteen)
        mine.add(cube(name));
    cubes::bag left = cubes::minus(cubes::every_cube, mine);
    left.remove(cube("2c"));
    auto rest = cubes::listed(left);
    rng.shuffle(std::span(rest));
    auto others = rest.begin();
    std::vector<cubes::type> order; // seat 1 deals; hands in turn, then the mountains in turn
    const auto take = [&](std::size_t n) {
        order.insert(order.end(), others, others + static_cast<std::ptrdiff_t>(n));
        others += static_cast<std::ptrdiff_t>(n);
    };
    take(3 * hand_size);
    for (int n = 0; n < hand_size; ++n)
        order.push_back(cube(fourteen[at(n)]));
    order.push_back(cube("2c"));
    const auto sizes = mountain_sizes(4, 1, cubes::pieces - 4 * hand_size);
    take(std::size_t{sizes[1]} + sizes[2] + sizes[3] - 1);
    order.push_back(cube(fourteen.back())); // the first of seat 0's own mountain
    take(std::size_t{sizes[0]} - 1);
    std::vector<std::uint8_t> indices;
    std::array<int, cubes::types> used{};
    for (const cubes::type k : order)
        indices.push_back(static_cast<std::uint8_t>((cubes::suit_of(k) * 14 + cubes::rank_of(k) - 1) * 2 + used[k]++));
    s = game::deal(law, st, indices, rng);
    apply(s, 0, *read_action(s, 0, "draw"));
    open_part& o = s.open;
    o.turns = 40;
    for (std::size_t p = 0; p < 4; ++p)
        while (o.mountain[p] > 3) {
            cubes::type& top = s.mountain[p][--o.mountain[p]];
            if (top == wanted)
                std::swap(top, s.mountain[p][0]);
            o.river_by[o.river_size] = static_cast<std::int8_t>(p);
            o.river[o.river_size++] = top;
        }
    return s;
}

finds all()
{
    const rule_values values = game::book().defaults();
    const rules law = game::book().bind(values);
    // A boa with a D in its neck: it brings 10 from each and 2 for each of their loose cubes, about 20 in all. A 4h makes
    // it a dragon whose head is black: that brings 30 and 2 for each loose cube.
    const std::vector<std::string> boa{"5s", "5s", "3h",  "5h",  "Ds",  "9s", "9h",
                                       "9d", "9c", "12d", "11d", "10d", "9s", "Ac"};
    match_course more; // of a match with three rounds to come that is over when somebody is bust
    more.rounds = 3;
    more.floor.fill(whole(law.bust_threshold));
    const std::vector<last_round> positions{
        {boa, {105, 100, 100, 95}, true, "a safe lead: saying Holla ends the match as the winner"},
        {boa, {80, 120, 110, 90}, true, "40 behind: the boa brings 30 at least and takes 10 from the leader"},
        {boa, {30, 180, 95, 95}, false, "150 behind: the boa brings 144 at most, a dragon is enough"},
        {boa,
         {8, 132, 130, 130},
         true,
         "must not go bust: a round that another one wins costs more than is left",
         more},
        {boa, {45, 175, 15, 165}, false, "the boa makes seat 2 go bust, which ends the match as third", more},
    };
    const auto known = known_of<game>(values, 1024);
    return found<game>(
        positions, [](const std::string& action) { return action.ends_with("holla"); }, 1, known,
        [&](const last_round& p) { return declarable(law, p.hand, p.scores, cube("4h")); });
}

} // namespace dragon_rounds

namespace hulahoo_rounds {

using namespace hulahoo;

/// Two are left, all their cards lie open, and nineteen are on the pile, a 9 on top with the call "higher". Seat 0 has 4,
/// 10, 11 and 13, seat 1 has 3, 5 and 10.
state two_left(const rules& law)
{
    constexpr int plays = 19;
    state s;
    s.rules = &law;
    s.players = 4;
    s.dealer = 3;
    s.in = seat_set::first(2);
    s.revealed = seat_set::first(4);
    s.phase = phase::respond;
    s.call = call::higher;
    s.top = 9;
    s.active = 0;
    s.caller = 1;
    counts left;
    for (int value = least_value; value <= greatest_value; ++value)
        left.add(value, copies(value));
    const auto lies = [&](seat who, std::initializer_list<int> values) {
        for (const int value : values) {
            s.open[at(who)].push(value);
            left.remove(value);
        }
    };
    lies(0, {4, 10, 11, 13});
    lies(1, {3, 5, 10});
    lies(2, {1, 2, 6});
    lies(3, {1, 8, 8});
    left.remove(9);
    row<set_size> rest;
    for (int value = least_value; value <= greatest_value; ++value)
        for (int n = 0; n < left[value]; ++n)
            rest.push(value);
    random_stream rng(7);
    rng.shuffle(std::span(rest.values.data(), rest.size));
    for (int n = 0; n < rest.size; ++n)
        (n < plays - 1 ? s.pile : s.draw).push(rest[n]);
    s.pile.push(9);
    s.plays = plays;
    return s;
}

finds all()
{
    const rule_values values = *game::book().read({{"match_end", "rounds_played"}});
    const rules law = game::book().bind(values);
    // 11 or 13 with "higher" leaves seat 1 without an answer: 20 points, for certain. 10 with "higher" can only be
    // doubled, the 11 puts an end to that, and then seat 1 needs the card it drew: two more points, more often than not.
    match_course to_77;
    to_77.ceiling.fill(whole(77));
    const std::vector<last_round> positions{
        {{}, {30, 20, 10, 0}, true, "a safe lead: winning at once leaves nothing to chance"},
        {{}, {0, 19, 10, 0}, true, "19 behind: 20 are enough"},
        {{}, {0, 21, 10, 0}, false, "21 behind: 20 are second place, 22 are enough"},
        {{}, {12, 4, 33, 6}, false, "21 behind one who is out: 20 are second place, 22 are enough"},
        {{}, {57, 76, 60, 40}, true, "20 points make 77: the match", to_77},
    };
    const auto known = known_of<game>(values, 1024);
    const auto ends = [](const std::string& action) {
        return action.starts_with("play 11 higher") || action.starts_with("play 13 higher");
    };
    return found<game>(positions, ends, 3, known, [&](const last_round&) { return two_left(law); });
}

} // namespace hulahoo_rounds

TEST(last_rounds, are_found_by_expert)
{
    const finds hoola = hoola_rounds::all(), hohpai = hohpai_rounds::all(), dragon = dragon_rounds::all(),
                hulahoo = hulahoo_rounds::all();
    finds all;
    for (const finds& one : {hoola, hohpai, dragon, hulahoo}) {
        all.of += one.of;
        all.right += one.right;
        all.by_payments += one.by_payments;
    }
    std::printf("measured: of %d last rounds %d found, %d by payments alone\n", all.of, all.right, all.by_payments);
    EXPECT_EQ(hoola.right, hoola.of);
    EXPECT_GE(hohpai.right, 12);
    EXPECT_GT(hohpai.right, hohpai.by_payments);
    EXPECT_EQ(dragon.right, dragon.of);
    EXPECT_GT(dragon.right, dragon.by_payments);
    EXPECT_EQ(hulahoo.right, hulahoo.of);
    EXPECT_GT(hulahoo.right, hulahoo.by_payments);
    EXPECT_GE(all.right, 27);
}

} // namespace hanpan::last_rounds_tests
