// SPDX-License-Identifier: GPL-3.0-or-later
// The chances a hand value reckons with, against plain enumeration of every cube that may come.
#include <gtest/gtest.h>

#include "bots/dragon/hand_value.h"
#include "dragon/at_turn.h"
#include "dragon/plain_draws.h"

namespace hanpan::dragon {
namespace {

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

/// With so few mountain cubes a hand value reaches one turn ahead, or two: a round ends when they are gone.
enum class turns_left { one = 3, two = 5 };

/// The seat with `hand`, near the round's end: the other cubes lie in the river, seen by all.
struct late_position {
    rules law;
    cubes::bag hand;
    state s;
    view seen;

    late_position(const cubes::bag& h, turns_left left, std::uint64_t seed)
        : law(rules_from(winning_is_all())), hand(h), s(position(law, h, left, seed)), seen(observe(s, s.open.current))
    {
    }
    late_position(const late_position&) = delete; // it points into itself
    late_position& operator=(const late_position&) = delete;

    static state position(const rules& law, const cubes::bag& hand, turns_left left, std::uint64_t seed)
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
        return with_hand(law, hand, open, players, list);
    }

    hand_value ahead(insight depth) const { return {seen, depth, true}; }
    /// How likely the hand wins from the end of a turn on, if nobody else does before the first turn to come.
    double chance_after_turn(insight depth) const { return ahead(depth).after_turn(hand, 0) / prize / safe()[0]; }
    /// How likely none of the others wins before the seat's first turn to come, its second.
    by_lap safe() const { return opponent_model(seen, measure_pace(s.open.context, unseen(seen)), true).safe(); }
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

/// How many random cubes a hand value takes a turn's chance for: one from the mountain, and the island's is something like
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

/// The hand value puts a drawn cube back among the unseen ones when it looks further: one of them more or less, twice.
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
                const hand_value ahead = p.ahead(depth);
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
