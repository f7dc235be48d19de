// SPDX-License-Identifier: GPL-3.0-or-later
// What must hold at every state of every game, whatever the rules: checked along random and rule-based rounds.
#include <algorithm>
#include <cstdlib>
#include <map>
#include <numeric>
#include <set>

#include <gtest/gtest.h>

#include "base/money_json.h"
#include "bots/tiny/bot.h"
#include "properties/rule_sets.h"
#include "registry/games.h"
#include "search/thinking.h"
#include "typed_games.h"

namespace hanpan {
namespace {

constexpr int round_cap = 20'000; ///< actions; no round comes near it

std::string zones_text(const std::vector<zone>& zones)
{
    std::string text;
    for (const zone& z : zones) {
        text += z.id + "|" + z.kind + "|" + std::to_string(z.owner) + "|";
        for (const std::string& piece : z.pieces)
            text += (piece.empty() ? "?" : piece) + " ";
        text += "\n";
    }
    return text;
}

template <class G>
struct table {
    typename G::rules rules;
    int players;
    typename G::standing standing;
    std::vector<std::string> names;
    std::vector<std::uint8_t> order;
    std::uint64_t seed;
    std::string label;

    table(const testing_rules::named_rules& set, int seats, std::uint64_t chance)
        : rules(G::book().bind(with_players(set.values, seats))), players(seats), seed(chance),
          label(std::string(std::string_view(G::id)) + ", " + std::to_string(seats) + " players, seed " +
                std::to_string(chance) + ", " + set.name)
    {
        if (!G::setup_problem(rules, players).none())
            return;
        random_stream rng(seed);
        standing = G::first_standing(rules, players, no_seat, rng);
        names = G::deck(rules, players);
        order.resize(names.size());
        std::iota(order.begin(), order.end(), std::uint8_t{0});
        rng.shuffle(std::span<std::uint8_t>(order));
    }

    bool possible() const { return !names.empty(); }

    typename G::state deal(const std::vector<std::uint8_t>& pieces) const
    {
        random_stream chance(seed, random_stream::purpose::table);
        return G::deal(rules, standing, std::span<const std::uint8_t>(pieces), chance);
    }

    static rule_values with_players(rule_values values, int seats)
    {
        if (const rule_info* field = G::book().find_field("players");
            field && G::book().value_error(*field, json(seats)).empty())
            values["players"] = seats;
        return values;
    }
};

template <class G>
std::vector<zone> zones_of(const typename G::state& s, seat who)
{
    std::vector<zone> zones;
    list_zones(observe(s, who), zones);
    return zones;
}

/// Pieces: as many in every state and for every seat; never one by name that the set does not hold so often.
template <class G>
void check_pieces(const table<G>& t, const std::vector<zone>& zones, std::size_t& total)
{
    std::map<std::string, int> left;
    for (const std::string& name : t.names)
        ++left[name];
    std::set<std::string> ids;
    std::size_t count = 0;
    for (const zone& z : zones) {
        EXPECT_TRUE(ids.insert(z.id).second) << "two zones " << z.id;
        count += z.pieces.size();
        for (const std::string& name : z.pieces) {
            if (name.empty())
                continue;
            EXPECT_GE(--left[name], 0) << name << " is there too often or unknown\n" << zones_text(zones);
        }
    }
    if (total == 0)
        total = count;
    EXPECT_EQ(count, total) << zones_text(zones);
}

/// What a seat may do now, in words.
template <class G>
std::vector<std::string> choices_of(const typename G::state& s, seat who)
{
    std::vector<typename G::action> actions;
    if (to_act(s).has(who))
        legal(s, who, actions);
    std::vector<std::string> list;
    for (const auto& a : actions)
        list.push_back(to_text(s, a));
    return list;
}

/// What a seat sees does not tell what it does not see: a world imagined from it looks the same, byte for byte.
template <class G>
void check_view(const typename G::state& s, seat who, random_stream& rng)
{
    const auto view = observe(s, who);
    const typename G::state world = determinize(view, rng);
    EXPECT_EQ(to_json(observe(world, who)).dump(), to_json(view).dump());
    EXPECT_EQ(zones_text(zones_of<G>(world, who)), zones_text(zones_of<G>(s, who)));
    EXPECT_EQ(round_over(world), round_over(s));
    if (!to_act(s).has(who))
        return;
    // What a seat may do it can tell from what it sees.
    EXPECT_TRUE(to_act(world).has(who));
    EXPECT_EQ(choices_of<G>(world, who), choices_of<G>(s, who));
}

template <class G>
std::vector<typename G::action> check_actions(const typename G::state& s, seat who)
{
    std::vector<typename G::action> actions;
    legal(s, who, actions);
    EXPECT_FALSE(actions.empty());
    std::set<std::string> words;
    for (const auto& a : actions) {
        const std::string text = to_text(s, a);
        EXPECT_TRUE(words.insert(text).second) << "listed twice: " << text;
        const verdict judged = refusal(s, who, a);
        EXPECT_TRUE(judged.allowed()) << text << ": " << judged.why();
        const auto read = read_action(s, who, text);
        EXPECT_TRUE(read) << text << ": " << read.error;
        if (read) {
            EXPECT_EQ(to_text(s, *read), text);
            EXPECT_TRUE(refusal(s, who, *read).allowed()) << text << ": " << refusal(s, who, *read).why();
        }
    }
    return actions;
}

template <class G>
void check_result(const table<G>& t, const typename G::state& s)
{
    const settlement result = settle(s);
    ASSERT_EQ(result.payments.size(), static_cast<std::size_t>(t.players));
    EXPECT_FALSE(result.ending.empty());
    const half_units sum = std::accumulate(result.payments.begin(), result.payments.end(), half_units{0});
    if (G::zero_sum(t.rules)) {
        EXPECT_EQ(sum, 0);
    }
    for (const seat w : result.winners)
        EXPECT_TRUE(w >= 0 && w < t.players);
    // The items add up to the payments wherever they say who pays whom.
    std::vector<half_units> added(result.payments.size());
    bool itemised = true;
    for (const settlement_line& line : result.lines) {
        itemised = itemised && line.from != no_seat && line.to != no_seat;
        if (line.from != no_seat)
            added[static_cast<std::size_t>(line.from)] -= line.amount;
        if (line.to != no_seat)
            added[static_cast<std::size_t>(line.to)] += line.amount;
        // Where factors count, the line is paid as they say, one after the other.
        half_units counted = 0;
        bool counts = false;
        for (const settlement_line::factor& factor : line.factors) {
            counts = counts || factor.adds != 0;
            counted = factor.times ? counted * factor.value : counted + factor.adds;
            EXPECT_TRUE(!factor.times || (factor.value > 0 && factor.adds == 0)) << factor.id;
            EXPECT_TRUE(!factor.times || factor.value == 1 || counts || line.amount == 0) << factor.id;
        }
        if (counts) {
            EXPECT_EQ(counted, line.amount) << json_settlement(result).dump();
        }
    }
    if (itemised && G::zero_sum(t.rules)) {
        EXPECT_EQ(added, result.payments) << json_settlement(result).dump();
    }
    const auto after = G::advance(t.rules, t.standing, s);
    EXPECT_EQ(after.scores.size(), static_cast<std::size_t>(t.players));
    EXPECT_EQ(after.round, t.standing.round + 1);
    EXPECT_TRUE(after.dealer >= 0 && after.dealer < t.players);
}

/// One round, checked as it goes; views of all seats are compared at one state in `sparse`.
template <class G>
void play_checked(const table<G>& t, bool sound_players, std::uint32_t sparse)
{
    SCOPED_TRACE(t.label);
    random_stream rng(t.seed, random_stream::purpose::test);
    typename G::state s = t.deal(t.order);
    std::size_t total = 0;
    int actions = 0;
    for (; !round_over(s) && actions < round_cap && !::testing::Test::HasFailure(); ++actions) {
        if (rng.below(sparse) == 0)
            for (seat who = 0; who < t.players; ++who) {
                check_pieces(t, zones_of<G>(s, who), total);
                check_view<G>(s, who, rng);
            }
        ASSERT_FALSE(to_act(s).empty());
        std::vector<seat> able;
        for (const seat who : to_act(s))
            able.push_back(who);
        const seat who = able[rng.below(static_cast<std::uint32_t>(able.size()))];
        ASSERT_LT(who, t.players);
        const auto choices = check_actions<G>(s, who);
        ASSERT_FALSE(choices.empty());
        auto chosen = choices[rng.below(static_cast<std::uint32_t>(choices.size()))];
        if (sound_players) {
            chosen = rule_based(observe(s, who), rng);
            ASSERT_TRUE(refusal(s, who, chosen).allowed())
                << to_text(s, chosen) << ": " << refusal(s, who, chosen).why();
        }
        apply(s, who, chosen);
    }
    ASSERT_LT(actions, round_cap) << "the round does not end";
    if (::testing::Test::HasFailure())
        return;
    EXPECT_TRUE(to_act(s).empty());
    for (seat who = 0; who < t.players; ++who) {
        check_pieces(t, zones_of<G>(s, who), total);
        check_view<G>(s, who, rng);
    }
    check_result(t, s);
}

/// Two deals that differ in two pieces which `who` cannot see: as long as play does not bring one of them to light,
/// everything `who` sees and hears is the same in both.
template <class G>
int compare_redealt(const table<G>& t, seat who)
{
    SCOPED_TRACE(t.label + ", seat " + std::to_string(who));
    random_stream rng(t.seed, random_stream::purpose::test, 1);
    typename G::state a = t.deal(t.order);
    // By name in a zone, or as a word of the view (a piece that was shown and covered again).
    const auto sees = [&](const typename G::state& s, const std::string& name) {
        for (const zone& z : zones_of<G>(s, who))
            if (std::find(z.pieces.begin(), z.pieces.end(), name) != z.pieces.end())
                return true;
        const std::string view = to_json(observe(s, who)).dump();
        const auto ends_word = [](char c) { return c == ' ' || c == '"'; };
        for (auto at = view.find(name); at != std::string::npos; at = view.find(name, at + 1))
            if (at > 0 && ends_word(view[at - 1]) && ends_word(view[at + name.size()]))
                return true;
        return false;
    };
    std::vector<std::size_t> hidden;
    for (std::size_t i = 0; i < t.order.size(); ++i)
        if (!sees(a, t.names[t.order[i]]))
            hidden.push_back(i);
    if (hidden.size() < 2)
        return 0;
    rng.shuffle(std::span<std::size_t>(hidden));
    auto order = t.order;
    std::swap(order[hidden[0]], order[hidden[1]]);
    const std::string& first = t.names[t.order[hidden[0]]];
    const std::string& second = t.names[t.order[hidden[1]]];
    typename G::state b = t.deal(order);
    int compared = 0;
    for (; compared < round_cap; ++compared) {
        if (sees(a, first) || sees(a, second) || sees(b, first) || sees(b, second))
            return compared;
        // Who is asked may follow from hidden pieces (claims): nobody may see that others are, except by being kept waiting
        // in his own turn.
        if (to_act(a) != to_act(b)) {
            if (to_act(a).has(who) == to_act(b).has(who) && !round_over(a) && !round_over(b)) {
                EXPECT_EQ(to_json(observe(a, who)).dump(), to_json(observe(b, who)).dump()) << "tells who is asked";
                EXPECT_EQ(zones_text(zones_of<G>(a, who)), zones_text(zones_of<G>(b, who)));
                EXPECT_EQ(choices_of<G>(a, who), choices_of<G>(b, who)) << "tells who is asked";
            }
            return compared;
        }
        EXPECT_EQ(to_json(observe(a, who)).dump(), to_json(observe(b, who)).dump())
            << first << " and " << second << " changed places";
        EXPECT_EQ(zones_text(zones_of<G>(a, who)), zones_text(zones_of<G>(b, who)));
        if (::testing::Test::HasFailure() || round_over(a) || round_over(b))
            return compared;
        const seat actor = to_act(a).lowest();
        if (actor == who) {
            // No bot can know what the seat does not: the same dice, the same decision.
            random_stream dice_a(t.seed, random_stream::purpose::bot, static_cast<std::uint64_t>(compared));
            random_stream dice_b = dice_a;
            EXPECT_EQ(to_text(a, rule_based(observe(a, who), dice_a)), to_text(b, rule_based(observe(b, who), dice_b)));
            const auto decided = [&](const typename G::state& s, const char* level) {
                const typename G::view v = observe(s, who);
                const std::atomic<bool> stop{false};
                const auto moment = static_cast<std::uint64_t>(compared);
                return to_text(s, decision<G>(v, who, find_level(level)->in<G>(), t.seed, moment).make(stop).best);
            };
            EXPECT_EQ(decided(a, "learner"), decided(b, "learner"));
            EXPECT_EQ(decided(a, "random"), decided(b, "random"));
        }
        std::vector<typename G::action> choices;
        legal(a, actor, choices);
        const auto chosen = choices[rng.below(static_cast<std::uint32_t>(choices.size()))];
        const auto same = read_action(b, actor, to_text(a, chosen));
        if (!same || !refusal(b, actor, *same).allowed())
            return compared;
        EXPECT_EQ(public_text(a, actor, chosen, who), public_text(b, actor, *same, who));
        apply(a, actor, chosen);
        apply(b, actor, *same);
    }
    return compared;
}

template <class G>
class any_game : public ::testing::Test {
};

using games_and_tiny = as_gtest<game_types, tiny::game>::types;
TYPED_TEST_SUITE(any_game, games_and_tiny, game_names);

} // namespace

TYPED_TEST(any_game, holds_under_every_preset_and_number_of_players)
{
    std::uint64_t seed = 0;
    for (const auto& set : testing_rules::presets(TypeParam::book())) {
        int possible = 0;
        for (int players = TypeParam::min_players; players <= TypeParam::max_players; ++players)
            for (const bool sound : {false, true}) {
                const table<TypeParam> t(set, players, ++seed);
                possible += t.possible();
                if (t.possible())
                    play_checked(t, sound, 3);
                if (this->HasFailure())
                    return;
            }
        EXPECT_GT(possible, 0) << set.name << " cannot be played by anyone";
    }
}

TYPED_TEST(any_game, holds_under_random_rules)
{
    random_stream rng(2024);
    std::uint64_t seed = 1000;
    int played = 0;
    for (const auto& set : testing_rules::random_sets(TypeParam::book(), 240, rng)) {
        const int span = TypeParam::max_players - TypeParam::min_players + 1;
        const int offset = static_cast<int>(rng.below(static_cast<std::uint32_t>(span)));
        for (int i = 0; i < span; ++i) {
            const table<TypeParam> t(set, TypeParam::min_players + (offset + i) % span, ++seed);
            if (!t.possible())
                continue;
            play_checked(t, rng.below(2) == 0, 12);
            ++played;
            break;
        }
        if (this->HasFailure())
            return;
    }
    EXPECT_GE(played, 200);
}

/// HANPAN_ROUNDS=20000 in the environment plays that many rounds of every game; a few without it.
TYPED_TEST(any_game, ends_under_its_cap_again_and_again)
{
    const char* wanted = std::getenv("HANPAN_ROUNDS");
    const int rounds = wanted != nullptr ? std::atoi(wanted) : 100;
    random_stream rng(424242);
    std::uint64_t seed = 900000;
    int played = 0;
    while (played < rounds)
        for (const auto& set : testing_rules::random_sets(TypeParam::book(), 100, rng)) {
            const int span = TypeParam::max_players - TypeParam::min_players + 1;
            const table<TypeParam> t(
                set, TypeParam::min_players + static_cast<int>(rng.below(static_cast<std::uint32_t>(span))), ++seed);
            if (!t.possible())
                continue;
            play_checked(t, rng.below(4) == 0, 60);
            if (this->HasFailure() || ++played == rounds)
                return;
        }
}

TYPED_TEST(any_game, shows_nothing_that_is_hidden)
{
    std::uint64_t seed = 5000;
    int compared = 0;
    for (const auto& set : testing_rules::presets(TypeParam::book()))
        for (int players = TypeParam::min_players; players <= TypeParam::max_players; ++players)
            for (int again = 0; again < 6; ++again) {
                const table<TypeParam> t(set, players, ++seed);
                if (!t.possible())
                    continue;
                compared += compare_redealt(t, again % players);
                if (this->HasFailure())
                    return;
            }
    EXPECT_GT(compared, 0);
}

TYPED_TEST(any_game, imagines_different_worlds)
{
    // A view that carried the secret would imagine the real deal every time.
    for (const auto& set : testing_rules::presets(TypeParam::book())) {
        const table<TypeParam> t(set, TypeParam::min_players, 77);
        if (!t.possible())
            continue;
        const auto s = t.deal(t.order);
        random_stream rng(78);
        std::set<std::string> worlds;
        for (int i = 0; i < 10; ++i)
            worlds.insert(everything(determinize(observe(s, 0), rng)).dump());
        EXPECT_GE(worlds.size(), 5U) << t.label;
        EXPECT_FALSE(worlds.contains(everything(s).dump())) << t.label;
    }
}

TYPED_TEST(any_game, refuses_what_makes_no_sense)
{
    const table<TypeParam> t(testing_rules::presets(TypeParam::book()).front(), TypeParam::min_players, 3);
    ASSERT_TRUE(t.possible());
    const auto s = t.deal(t.order);
    const seat who = to_act(s).lowest();
    for (const std::string_view text :
         {"", " ", "xyzzy", "discard", "discard ZZ", "play", "play 5 5 5 5", "draw draw", "\xff\xfe",
          "discard 99999999999999999999", "add 7H 999999999999", "pick", "swap -1", "> > >", "exchange", "name 99"}) {
        const auto read = read_action(s, who, text);
        EXPECT_TRUE(!read || !refusal(s, who, *read).allowed()) << text;
        EXPECT_TRUE(read || !read.error.empty()) << text;
    }
}

} // namespace hanpan
