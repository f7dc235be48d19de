// SPDX-License-Identifier: GPL-3.0-or-later
// What might come of an action, as far as its seat can know: for the review.
#include <cmath>
#include <set>

#include <gtest/gtest.h>

#include "ai/positions.h"
#include "match/foretell.h"
#include "registry/registry.h"

namespace hanpan {
namespace {

const std::atomic<bool> told_on{false};

template <class G>
class aftermaths : public ::testing::Test {
};
TYPED_TEST_SUITE(aftermaths, every_game, game_names);

bool alike(const aftermath& a, const aftermath& b)
{
    return a.worlds == b.worlds && a.ended == b.ended && a.first == b.first &&
           std::equal(a.reactions.begin(), a.reactions.end(), b.reactions.begin(), b.reactions.end(),
                      [](const auto& p, const auto& q) {
                          return p.who == q.who && p.text == q.text && p.chance == q.chance;
                      }) &&
           std::equal(a.arrivals.begin(), a.arrivals.end(), b.arrivals.begin(), b.arrivals.end(),
                      [](const auto& p, const auto& q) {
                          return p.face == q.face && p.chance == q.chance && p.gain == q.gain && p.error == q.error;
                      });
}

bool is_share(double x) { return x >= 0 && x <= 1 + 1e-9; }

} // namespace

/// Dealt anew, all that the seat cannot see tells the same; and what it tells can be.
TYPED_TEST(aftermaths, follow_from_what_is_seen)
{
    using G = TypeParam;
    rounds<G> table(31);
    std::uint64_t seed = 0;
    int with_reactions = 0, with_arrivals = 0;
    table.each_position(30, [&](const typename G::state& s, seat who) {
        std::vector<typename G::action> choices;
        legal(s, who, choices);
        const typename G::state other = determinize(observe(s, who), table.rng);
        const auto& taken = choices[++seed % choices.size()];
        const aftermath seen = knowledge::foretell<G>(s, who, taken, table.players, 6, seed, told_on);
        EXPECT_TRUE(alike(seen, knowledge::foretell<G>(other, who, taken, table.players, 6, seed, told_on)))
            << to_text(s, taken) << " at position " << seed;
        EXPECT_EQ(seen.worlds, 6) << to_text(s, taken);
        EXPECT_TRUE(is_share(seen.ended) && is_share(seen.first));
        double reacted = 0, gained = 0;
        for (const auto& reaction : seen.reactions) {
            reacted += reaction.chance;
            EXPECT_NE(reaction.who, who);
            EXPECT_FALSE(reaction.text.empty());
        }
        EXPECT_TRUE(is_share(reacted)); // there is one answer, or none
        for (const auto& piece : seen.arrivals) {
            EXPECT_TRUE(is_share(piece.chance));
            EXPECT_GE(piece.error, 0);
            gained += piece.chance * piece.gain;
        }
        EXPECT_TRUE(std::isfinite(gained));
        with_reactions += seen.reactions.empty() ? 0 : 1;
        with_arrivals += seen.arrivals.empty() ? 0 : 1;
    });
    EXPECT_GT(with_reactions, 0);
    EXPECT_GT(with_arrivals, 0);
}

/// Whoever draws the first card of a round gets each that he does not see as likely as any other.
TEST(aftermath, of_a_draw_is_any_card_one_does_not_see)
{
    match_setup setup;
    setup.game = "hoola";
    setup.players = 3;
    setup.seed = 8;
    auto made = make_match(setup);
    ASSERT_TRUE(made) << made.error.text();
    match& m = **made;
    // The dealer has one card more and begins by playing: on to the first draw.
    std::size_t drawn = 0;
    while (m.actions().empty() || m.actions().back().text.rfind("draw", 0) != 0) {
        ASSERT_FALSE(m.round_over());
        const seat who = m.to_act().lowest();
        std::string wanted = m.think(who, {"casual", 1, 0, 1})->choose(told_on);
        for (const std::string& action : m.legal(who))
            if (action.rfind("draw", 0) == 0)
                wanted = action;
        drawn = m.actions().size();
        ASSERT_TRUE(m.play(who, wanted).allowed());
    }
    const seat who = m.actions()[drawn].who;
    const std::unique_ptr<match> before = m.clone();
    ASSERT_TRUE(before->undo());
    double seen = 0;
    for (const zone& z : before->zones(who))
        seen += static_cast<double>(
            std::count_if(z.pieces.begin(), z.pieces.end(), [](const auto& piece) { return !piece.empty(); }));
    constexpr int worlds = 3000;
    const aftermath after = m.foretell(drawn, m.actions()[drawn].text, worlds, told_on);
    EXPECT_EQ(after.worlds, worlds);
    EXPECT_TRUE(after.reactions.empty()); // it has come to hand before anybody could do anything
    EXPECT_EQ(after.ended, 0);
    const double unseen = 52 - seen, chance = 1 / unseen;
    EXPECT_EQ(after.arrivals.size(), static_cast<std::size_t>(unseen));
    double all = 0, balance = 0;
    for (const auto& piece : after.arrivals) {
        all += piece.chance;
        balance += piece.chance * piece.gain;
    }
    EXPECT_NEAR(all, 1, 1e-9);
    EXPECT_NEAR(balance, 0, 1e-6); // what some bring above the average others bring below
    // Nobody has let anything be known of the others' hands but by what was discarded.
    for (const auto& piece : after.arrivals)
        EXPECT_NEAR(piece.chance, chance, 6 * std::sqrt(chance / worlds)) << piece.face;
    EXPECT_GT(after.arrivals.front().gain, after.arrivals.back().gain);
}

/// Of any action of any round, and nothing where it may not be taken or it is called off.
TEST(aftermath, is_asked_of_a_match_by_number)
{
    for (const game_entry& game : all_games()) {
        match_setup setup;
        setup.game = std::string(game.id);
        setup.players = game.min_players;
        setup.seed = 3;
        setup.rounds = 2;
        auto made = make_match(setup);
        ASSERT_TRUE(made) << made.error.text();
        match& m = **made;
        const auto play_round = [&m] {
            while (!m.round_over()) {
                const seat who = m.to_act().lowest();
                ASSERT_TRUE(m.play(who, m.think(who, {"casual", 1, 0, 1})->choose(told_on)).allowed());
            }
        };
        play_round();
        const std::size_t first_round = m.actions().size();
        if (!m.over()) {
            m.next_round();
            play_round();
        }
        for (const std::size_t index : {std::size_t{0}, first_round - 1, m.actions().size() - 1}) {
            const aftermath seen = m.foretell(index, m.actions()[index].text, 5, told_on);
            EXPECT_EQ(seen.worlds, 5) << game.id << " " << m.actions()[index].text;
        }
        EXPECT_EQ(m.foretell(0, "no such thing", 5, told_on).worlds, 0);
        const std::atomic<bool> stopped{true};
        EXPECT_EQ(m.foretell(0, m.actions()[0].text, 5, stopped).worlds, 0);
    }
}

} // namespace hanpan
