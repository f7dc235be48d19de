// SPDX-License-Identifier: GPL-3.0-or-later
// The chances an outlook reckons with, against plain enumeration of every cube that may come: written from sections 2, 3
// and 6 of the rules, with nothing of the engine's own idea of a hand.
#include <array>
#include <map>
#include <numeric>

#include <gtest/gtest.h>

#include "dragon/at_turn.h"
#include "games/dragon/outlook.h"

namespace hanpan::dragon {
namespace {

using counts = std::array<int, cubes::types>;

counts counts_of(const cubes::bag& b)
{
    counts n{};
    for (cubes::type t = 0; t < cubes::types; ++t)
        n[t] = b.count(t);
    return n;
}

/// What hands are made of where no D is wild: every combo of section 2 as the cubes it needs.
class plain_hands {
public:
    plain_hands()
    {
        const auto at = [](int suit, int rank) { return cubes::make(suit, rank); };
        for (int suit = 0; suit < 4; ++suit)
            for (int rank = 1; rank <= 14; ++rank) {
                heads_.push_back({at(suit, rank), at(suit, rank)});
                combo others; // a set of three: `suit` is left out
                for (int s = 0; s < 4; ++s)
                    if (s != suit)
                        others.push_back(at(s, rank));
                necks_.push_back(others);
                if (rank <= 12)
                    necks_.push_back({at(suit, rank), at(suit, rank + 1), at(suit, rank + 2)});
                for (int odd = 0; odd < 4; ++odd) {
                    if (odd == suit)
                        continue;
                    tails_.push_back(others);
                    tails_.back().push_back(at(odd, rank));
                    if (rank >= 4)
                        tails_.push_back({at(suit, rank), at(suit, rank - 1), at(suit, rank - 2), at(odd, rank - 3)});
                }
            }
        for (int rank = 1; rank <= 14; ++rank)
            bodies_.push_back({at(0, rank), at(1, rank), at(2, rank), at(3, rank)});
        EXPECT_EQ(heads_.size(), 56U);
        EXPECT_EQ(necks_.size(), 56U + 48U);
        EXPECT_EQ(bodies_.size(), 14U);
        EXPECT_EQ(tails_.size(), 168U + 132U);
    }

    /// Do 13 of these cubes make a hand?
    bool within(const cubes::bag& held) const
    {
        counts left = counts_of(held);
        for (const combo& body : bodies_) {
            if (!take(left, body))
                continue;
            for (const combo& tail : tails_) {
                if (!take(left, tail))
                    continue;
                for (const combo& neck : necks_) {
                    if (!take(left, neck))
                        continue;
                    const bool headed = std::any_of(heads_.begin(), heads_.end(),
                                                    [&](const combo& head) { return left[head[0]] == 2; });
                    give_back(left, neck);
                    if (headed)
                        return true;
                }
                give_back(left, tail);
            }
            give_back(left, body);
        }
        return false;
    }

    /// Is there any cube that would complete it?
    bool one_away(const cubes::bag& hand) const
    {
        for (cubes::type t = 0; t < cubes::types; ++t)
            if (hand.count(t) < cubes::copies && within(cubes::with(hand, t)))
                return true;
        return false;
    }

    cubes::bag any_hand(random_stream& rng) const
    {
        for (;;) {
            counts n{};
            for (const auto* part : {&heads_, &necks_, &bodies_, &tails_})
                for (const cubes::type t : (*part)[rng.below(static_cast<std::uint32_t>(part->size()))])
                    ++n[t];
            if (*std::max_element(n.begin(), n.end()) > cubes::copies)
                continue;
            cubes::bag hand;
            for (cubes::type t = 0; t < cubes::types; ++t)
                for (int i = 0; i < n[t]; ++i)
                    hand.add(t);
            return hand;
        }
    }

private:
    using combo = std::vector<cubes::type>;

    static bool take(counts& left, const combo& c)
    {
        bool enough = true;
        for (const cubes::type t : c)
            enough = --left[t] >= 0 && enough;
        if (!enough)
            give_back(left, c);
        return enough;
    }
    static void give_back(counts& left, const combo& c)
    {
        for (const cubes::type t : c)
            ++left[t];
    }

    std::vector<combo> heads_, necks_, bodies_, tails_;
};

/// Every cube that may come, one draw after the other, none put back.
class draws {
public:
    draws(const plain_hands& hands, const cubes::bag& unseen) : hands_(hands), unseen_(counts_of(unseen)) {}

    int all() const { return std::accumulate(unseen_.begin(), unseen_.end(), 0); }

    /// Unseen cubes that complete the hand.
    int completing(const cubes::bag& hand)
    {
        const auto [known, fresh] = waits_.try_emplace({hand.once, hand.twice}, 0);
        if (fresh)
            for (cubes::type t = 0; t < cubes::types; ++t)
                if (hand.count(t) < cubes::copies && hands_.within(cubes::with(hand, t)))
                    known->second |= cubes::bit(t);
        int n = 0;
        for (cubes::kinds k = known->second; k != 0; k &= k - 1)
            n += unseen_[cubes::first(k)];
        return n;
    }

    double within_one(const cubes::bag& hand) { return static_cast<double>(completing(hand)) / all(); }

    /// By two draws with a discard between them, the best one for it.
    double within_two(const cubes::bag& hand)
    {
        double sum = 0;
        each(hand, [&](double chance, double then) { sum += chance * then; });
        return sum;
    }

    /// f(chance, how likely the draw after it completes the hand; 1 where it is complete) for every cube to draw.
    template <class F>
    void each(const cubes::bag& hand, F&& f)
    {
        const int cubes_left = all();
        for (cubes::type t = 0; t < cubes::types; ++t) {
            if (unseen_[t] == 0)
                continue;
            const double chance = static_cast<double>(unseen_[t]) / cubes_left;
            const cubes::bag held = hand.count(t) < cubes::copies ? cubes::with(hand, t) : hand;
            if (held.size() > hand_size && hands_.within(held)) {
                f(chance, 1);
                continue;
            }
            --unseen_[t];
            double best = within_one(hand);
            if (held.size() > hand_size)
                for (cubes::kinds k = held.once; k != 0; k &= k - 1)
                    best = std::max(best, within_one(cubes::without(held, cubes::first(k))));
            ++unseen_[t];
            f(chance, best);
        }
    }

private:
    const plain_hands& hands_;
    counts unseen_;
    std::map<std::pair<cubes::kinds, cubes::kinds>, cubes::kinds> waits_;
};

/// A house where the only payment is for the winner's hand, all hands pay alike, the bank does, and nothing is wild or
/// to be had from the river: what a hand promises is how likely it wins, times this.
constexpr int prize = 100;
constexpr int players = 5;
json winning_is_all()
{
    return {{"players", players},
            {"wild_rule", "none"},
            {"points", {prize, prize, prize}},
            {"uncombined_unit", 0},
            {"hand_points_payer", "bank"},
            {"special_dragon", "off"},
            {"exhaustion", "draw"},
            {"river_limit", 0}};
}

/// With so few mountain cubes an outlook reaches one turn ahead, or two: a round ends when they are gone.
enum class turns_left { one = 3, two = 5 };

/// The seat with `hand`, near the round's end: the other cubes lie in the river, seen by all.
struct late_position {
    rules house;
    cubes::bag hand;
    state s;
    view seen;

    late_position(const cubes::bag& h, turns_left left, std::uint64_t seed)
        : house(rules_from(winning_is_all())), hand(h), s(position(house, h, left, seed)), seen(look(s, s.open.current))
    {
    }
    late_position(const late_position&) = delete; // it points into itself
    late_position& operator=(const late_position&) = delete;

    static state position(const rules& house, const cubes::bag& hand, turns_left left, std::uint64_t seed)
    {
        cubes::bag others = cubes::minus(cubes::every_cube, hand);
        random_stream rng(seed);
        cubes::type open = 0;
        do
            open = static_cast<cubes::type>(rng.below(cubes::types));
        while (!others.has(open));
        others.remove(open);
        std::vector<cubes::type> list = cubes::listed(others);
        rng.shuffle(std::span<cubes::type>(list));
        list.resize(list.size() - hand_size * (players - 1) - static_cast<std::size_t>(left));
        return with_hand(house, hand, open, players, list);
    }

    outlook ahead(insight depth) const { return {seen, depth, true}; }
    /// How likely the hand wins from the end of a turn on, if nobody else does before the first turn to come.
    double chance_after_turn(insight depth) const { return ahead(depth).after_turn(hand, 0) / prize / safe()[0]; }
    /// How likely none of the others wins before the seat's first turn to come, its second.
    by_lap safe() const { return rivals(seen, measure_pace(s.open.context, unseen(seen)), true).safe(); }
};

/// Hands so many cubes from complete, made by exchanging cubes of complete ones.
template <class F>
void each_hand(int away, int count, F&& f)
{
    const plain_hands hands;
    random_stream rng(static_cast<std::uint64_t>(31 + away));
    while (count > 0) {
        cubes::bag hand = hands.any_hand(rng);
        for (int n = 0; n < away; ++n) {
            const auto held = cubes::listed(hand);
            hand.remove(held[rng.below(static_cast<std::uint32_t>(held.size()))]);
        }
        while (hand.size() < hand_size)
            if (const auto t = static_cast<cubes::type>(rng.below(cubes::types)); hand.count(t) < cubes::copies)
                hand.add(t);
        if (hands.within(hand) || hands.one_away(hand) != (away == 1))
            continue;
        --count;
        SCOPED_TRACE(cubes::to_text(hand));
        f(hands, hand, rng.next());
        if (::testing::Test::HasFatalFailure())
            return;
    }
}

constexpr insight depths[] = {insight::counting, insight::stepping, insight::planning};

/// How many random cubes an outlook takes a turn's chance for: one from the mountain, and the island's is something like
/// half a one (measured in play; a test below says what it may be).
double looks_a_turn()
{
    const cubes::bag hand = bag_of("5s 5s 3h 4h 5h 9s 9h 9d 9c 12d 11d 10d 13c"); // waits for an odd 9
    const late_position p(hand, turns_left::one, 3);
    const double draw = draws(plain_hands(), unseen(p.seen)).within_one(hand);
    EXPECT_GT(draw, 0);
    return p.chance_after_turn(insight::counting) / draw;
}

/// A chance made of others that may come about together (least) or never do (most): mountain and island of one turn.
struct chance_of {
    double least = 0, most = 0;
};

/// A turn in which each random cube completes the hand with chance `draw`.
chance_of turn_with(double draw, double looks) { return {draw + (looks - 1) * (1 - draw) * draw, looks * draw}; }

/// Two turns, of which the first may bring the hand nearer or to a better wait; `left`: that nobody else wins between.
chance_of two_turns(draws& coming, const cubes::bag& hand, double left, double looks)
{
    struct way {
        double chance;
        chance_of then;
    };
    std::vector<way> ways;
    double mountain = 0;
    coming.each(hand, [&](double chance, double then) {
        const chance_of turn = turn_with(then, looks);
        ways.push_back({chance, then == 1 ? chance_of{1, 1} : chance_of{left * turn.least, left * turn.most}});
        mountain += chance * ways.back().then.least;
    });
    const double nothing = left * turn_with(coming.within_one(hand), looks).most;
    chance_of both{mountain, nothing};
    for (const way& w : ways) {
        both.least += (looks - 1) * w.chance * std::max(0.0, w.then.least - mountain);
        both.most += looks * w.chance * std::max(0.0, w.then.most - nothing);
    }
    return both;
}

/// The outlook puts a drawn cube back among the unseen ones when it looks further: one of them more or less, twice.
void expect_within(double said, const chance_of& counted, int unseen_cubes)
{
    const double off = 2.0 / unseen_cubes;
    EXPECT_GE(said, counted.least * (1 - off));
    EXPECT_LE(said, counted.most * (1 + off));
    EXPECT_LE(counted.most, counted.least * 4 / 3) << "too wide apart to say anything";
}

} // namespace

TEST(dragon_chances, the_enumeration_knows_the_hands_of_the_rules)
{
    const plain_hands hands;
    EXPECT_TRUE(hands.within(bag_of("5s 5s 3h 4h 5h 9s 9h 9d 9c 12d 11d 10d 9s")));     // H01
    EXPECT_TRUE(hands.within(bag_of("5d 5d 3h 4h 5h 9s 9h 9d 9c 6s 6h 6c 6c")));        // H02
    EXPECT_TRUE(hands.within(bag_of("5s 5s 3h 3d 3c 9s 9h 9d 9c 12d 11d 10d 9s 13c"))); // H04 and one more
    EXPECT_FALSE(hands.within(bag_of("5s 5h 3h 4h 5h 9s 9h 9d 9c 13d 12d 11d 10s")));   // H09
    EXPECT_FALSE(hands.within(bag_of("2d 2d 3h 4h 5h 9s 9h 9d 9c 6s 6h 6d 6c")));       // H19
    EXPECT_FALSE(hands.within(bag_of("5s 5s 3h 3d 9s 9h 9d 9c 12d 11d 10d 9s 13c")));
}

// Before a mountain draw a hand one cube away promises what it does anyway, and the rest of the prize as often as the
// cube drawn completes it: each of the unseen ones comes as likely. (Who plans ahead hopes for better waits as well.)
TEST(dragon_chances, a_mountain_draw_completes_as_often_as_one_counts)
{
    each_hand(1, 15, [](const plain_hands& hands, const cubes::bag& hand, std::uint64_t seed) {
        for (const turns_left left : {turns_left::one, turns_left::two}) {
            const late_position p(hand, left, seed);
            draws coming(hands, unseen(p.seen));
            for (const insight depth : {insight::counting, insight::stepping}) {
                const outlook ahead = p.ahead(depth);
                const double otherwise = ahead.after_turn(hand, 0) / prize;
                const double drawn = (ahead.before_mountain(hand, 0) / prize - otherwise) / (1 - otherwise);
                EXPECT_NEAR(drawn, coming.within_one(hand), 1e-9);
            }
        }
    });
}

// A whole turn: a cube from the mountain, and the one on the island, which is not any cube, because somebody had no use
// for it: more than one look, less than two.
TEST(dragon_chances, a_turn_completes_more_often_than_a_draw_and_less_often_than_two)
{
    each_hand(1, 15, [](const plain_hands& hands, const cubes::bag& hand, std::uint64_t seed) {
        const late_position p(hand, turns_left::one, seed);
        const double draw = draws(hands, unseen(p.seen)).within_one(hand);
        for (const insight depth : depths) {
            const double turn = p.chance_after_turn(depth);
            EXPECT_GE(turn, draw);
            EXPECT_LE(turn, 1 - (1 - draw) * (1 - draw));
        }
    });
}

// One cube away, two turns: who waits for the same cubes has the same chance twice, who plans ahead may change to a
// better wait in between.
TEST(dragon_chances, two_turns_complete_a_hand_one_cube_away_as_often_as_enumeration_says)
{
    const double looks = looks_a_turn();
    int better = 0;
    each_hand(1, 15, [&](const plain_hands& hands, const cubes::bag& hand, std::uint64_t seed) {
        const late_position p(hand, turns_left::two, seed);
        draws coming(hands, unseen(p.seen));
        const chance_of once = turn_with(coming.within_one(hand), looks);
        const double left = p.safe()[1];
        const chance_of waiting{once.least + (1 - once.least) * left * once.least,
                                once.most + (1 - once.most) * left * once.most};
        const chance_of planned = two_turns(coming, hand, left, looks);
        for (const insight depth : {insight::counting, insight::stepping})
            expect_within(p.chance_after_turn(depth), waiting, coming.all());
        expect_within(p.chance_after_turn(insight::planning), planned, coming.all());
        better += planned.least > waiting.most;
    });
    EXPECT_GT(better, 5) << "no hands that tell planning from waiting";
}

TEST(dragon_chances, two_turns_complete_a_hand_two_cubes_away_as_often_as_enumeration_says)
{
    const double looks = looks_a_turn();
    each_hand(2, 15, [&](const plain_hands& hands, const cubes::bag& hand, std::uint64_t seed) {
        const late_position p(hand, turns_left::two, seed);
        draws coming(hands, unseen(p.seen));
        const chance_of both = two_turns(coming, hand, p.safe()[1], looks);
        for (const insight depth : {insight::stepping, insight::planning})
            expect_within(p.chance_after_turn(depth), both, coming.all());
    });
}

// A mountain draw now and the last turn after it.
TEST(dragon_chances, a_draw_and_a_turn_complete_a_hand_as_often_as_enumeration_says)
{
    const double looks = looks_a_turn();
    for (const int away : {1, 2})
        each_hand(away, 15, [&](const plain_hands& hands, const cubes::bag& hand, std::uint64_t seed) {
            const late_position p(hand, turns_left::one, seed);
            draws coming(hands, unseen(p.seen));
            chance_of both;
            coming.each(hand, [&](double chance, double then) {
                const chance_of turn = turn_with(then, looks);
                both.least += chance * (then == 1 ? 1 : p.safe()[0] * turn.least);
                both.most += chance * (then == 1 ? 1 : p.safe()[0] * turn.most);
            });
            expect_within(p.ahead(insight::planning).before_mountain(hand, 0) / prize, both, coming.all());
            if (away == 2)
                expect_within(p.ahead(insight::stepping).before_mountain(hand, 0) / prize, both, coming.all());
        });
}

} // namespace hanpan::dragon
