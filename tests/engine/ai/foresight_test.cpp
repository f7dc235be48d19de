// SPDX-License-Identifier: GPL-3.0-or-later
// What one seat may think of what it cannot see: for the review.
#include <cmath>
#include <map>

#include <gtest/gtest.h>

#include "ai/positions.h"
#include "match/foresee.h"
#include "registry/registry.h"

namespace hanpan {
namespace {

const std::atomic<bool> goes_on{false};

template <class G>
class foresights : public ::testing::Test {
};
TYPED_TEST_SUITE(foresights, every_game, game_names);

bool same(const foresight& a, const foresight& b)
{
    return a.worlds == b.worlds && a.places == b.places && a.holds.size() == b.holds.size() &&
           std::equal(a.holds.begin(), a.holds.end(), b.holds.begin(), [](const auto& one, const auto& other) {
               return std::equal(one.begin(), one.end(), other.begin(), other.end(),
                                 [](const held_piece& p, const held_piece& q) {
                                     return p.face == q.face && p.chance == q.chance && p.count == q.count;
                                 });
           });
}

double sum(const std::vector<double>& numbers)
{
    double all = 0;
    for (const double n : numbers)
        all += n;
    return all;
}

} // namespace

/// Whoever looks, on his turn or not: dealt anew, all he cannot see gives the same picture.
TYPED_TEST(foresights, follow_from_what_is_seen)
{
    using G = TypeParam;
    rounds<G> table(21);
    std::uint64_t seed = 0;
    table.each_position(12, [&](const typename G::state& s, seat) {
        for (seat viewer = 0; viewer < table.players; ++viewer) {
            const typename G::state other = determinize(observe(s, viewer), table.rng);
            ++seed;
            EXPECT_TRUE(same(knowledge::foresee<G>(s, viewer, table.players, 4, seed, goes_on),
                             knowledge::foresee<G>(other, viewer, table.players, 4, seed, goes_on)))
                << "seat " << viewer << " at position " << seed;
        }
    });
}

TYPED_TEST(foresights, hold_as_many_pieces_as_a_hand_does_and_the_own_ones_for_certain)
{
    using G = TypeParam;
    rounds<G> table(22);
    std::uint64_t seed = 0;
    table.each_position(12, [&](const typename G::state& s, seat) {
        std::vector<zone> hands;
        knowledge::list_hands<G>(s, table.players, hands);
        const seat viewer = static_cast<seat>(++seed % static_cast<std::uint64_t>(table.players));
        const foresight seen = knowledge::foresee<G>(s, viewer, table.players, 8, seed, goes_on);
        EXPECT_EQ(seen.worlds, 8);
        ASSERT_EQ(seen.holds.size(), static_cast<std::size_t>(table.players));
        for (seat p = 0; p < table.players; ++p) {
            std::map<std::string, double> held;
            for (const zone& z : hands)
                if (z.owner == p)
                    for (const std::string& name : z.pieces)
                        held[name.substr(0, name.find('#'))] += 1;
            double number = 0, believed = 0;
            for (const auto& [name, count] : held)
                number += count;
            for (const held_piece& piece : seen.holds[static_cast<std::size_t>(p)]) {
                EXPECT_FALSE(piece.face.empty());
                believed += piece.count;
                EXPECT_LE(piece.chance, std::min(1.0, piece.count) + 1e-9);
                if (p == viewer) {
                    EXPECT_NEAR(piece.count, held[piece.face], 1e-9) << piece.face;
                    EXPECT_NEAR(piece.chance, 1, 1e-9) << piece.face;
                }
            }
            EXPECT_NEAR(believed, number, 1e-9) << "seat " << p;
            EXPECT_NEAR(sum(seen.places[static_cast<std::size_t>(p)]), 1, 1e-9);
        }
        double first = 0;
        for (const auto& chances : seen.places)
            first += chances[0];
        EXPECT_GE(first, 1 - 1e-9); // who is paid the same shares it
    });
}

TEST(foresight, shared_places_count_as_the_better_one)
{
    std::vector<std::vector<double>> places(4, std::vector<double>(4));
    const std::vector<double> paid{-1, 3, -1, -1};
    add_places(paid, false, 0.5, places);
    EXPECT_EQ(places[1], (std::vector<double>{0.5, 0, 0, 0}));
    EXPECT_EQ(places[0], (std::vector<double>{0, 0.5, 0, 0}));
    EXPECT_EQ(places[3], places[0]);
    add_places(paid, true, 1, places);
    EXPECT_EQ(places[1], (std::vector<double>{0.5, 0, 0, 1})); // most points are last where few win
    EXPECT_EQ(places[0], (std::vector<double>{1, 0.5, 0, 0}));
}

/// Before anybody has done anything every card one does not hold is as likely in every hand.
TEST(foresight, of_a_fresh_deal_is_the_same_for_everybody)
{
    match_setup setup;
    setup.game = "hoola";
    setup.players = 4;
    setup.seed = 5;
    auto made = make_match(setup);
    ASSERT_TRUE(made) << made.error.text();
    std::vector<foresight> found;
    constexpr int worlds = 2000;
    (*made)->foresee(0, worlds, goes_on, [&](std::size_t moves, const foresight& o) {
        EXPECT_EQ(moves, found.size());
        found.push_back(o);
    });
    ASSERT_EQ(found.size(), 1U);
    std::map<seat, std::size_t> size;
    double shown = 0; // the own hand, and the card that was turned up
    for (const zone& z : (*made)->zones(0)) {
        shown += static_cast<double>(
            std::count_if(z.pieces.begin(), z.pieces.end(), [](const auto& p) { return !p.empty(); }));
        if (z.kind == "hand")
            size[z.owner] = z.pieces.size();
    }
    const double unseen = 52.0 - shown;
    for (seat p = 1; p < 4; ++p) {
        const auto& holds = found[0].holds[static_cast<std::size_t>(p)];
        EXPECT_EQ(holds.size(), static_cast<std::size_t>(unseen));
        const double chance = static_cast<double>(size[p]) / unseen;
        for (const held_piece& piece : holds)
            EXPECT_NEAR(piece.count, chance, 5 * std::sqrt(chance * (1 - chance) / worlds)) << piece.face;
    }
}

/// Along a whole round: one foresight a move, and the last one is what came of it.
TEST(foresight, ends_with_what_the_round_paid)
{
    for (const game_entry& game : all_games()) {
        match_setup setup;
        setup.game = std::string(game.id);
        setup.players = game.min_players;
        setup.seed = 3;
        auto made = make_match(setup);
        ASSERT_TRUE(made) << made.error.text();
        match& m = **made;
        while (!m.round_over()) {
            const seat who = m.to_act().lowest();
            ASSERT_TRUE(m.play(who, m.think(who, {"casual", 1, 0, 1})->choose(goes_on)).allowed());
        }
        std::size_t number = 0;
        foresight last;
        m.foresee(1, 2, goes_on, [&](std::size_t, const foresight& o) {
            ++number;
            last = o;
        });
        EXPECT_EQ(number, m.actions().size() + 1) << game.id;
        EXPECT_EQ(last.worlds, 0);
        EXPECT_TRUE(last.holds.empty());
        const auto paid = m.settle().payments;
        for (std::size_t s = 0; s < paid.size(); ++s) {
            std::size_t better = 0;
            for (const half_units other : paid)
                better += m.low_score_wins() ? other < paid[s] : other > paid[s];
            EXPECT_EQ(last.places[s][better], 1) << game.id << ", seat " << s;
        }
        std::atomic<bool> stopped{true};
        m.foresee(1, 2, stopped, [&](std::size_t, const foresight&) { ADD_FAILURE() << "called off"; });
    }
}

} // namespace hanpan
