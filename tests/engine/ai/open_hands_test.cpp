// SPDX-License-Identifier: GPL-3.0-or-later
// The oracles that the bots' strength is measured by know the hands, and what they must not know is dealt anew.
#include <map>
#include <type_traits>

#include <gtest/gtest.h>

#include "ai/positions.h"
#include "lab/open_hands.h"

namespace hanpan {
namespace {

template <class G>
class open_hands : public ::testing::Test {
};
TYPED_TEST_SUITE(open_hands, every_game, game_names);

/// What lies in hands and what lies elsewhere, by the names of the places.
template <class G>
std::map<std::string, std::vector<std::string>> places(const typename G::state& s, bool in_hands)
{
    std::vector<zone> zones;
    list_zones(s, zones);
    std::map<std::string, std::vector<std::string>> by_id;
    for (const zone& z : zones)
        if ((z.kind == "hand") == in_hands)
            by_id[z.id] = z.pieces;
    return by_id;
}

} // namespace

TYPED_TEST(open_hands, stay_while_all_else_is_dealt_anew)
{
    using G = TypeParam;
    rounds<G> table(18);
    int moved = 0;
    constexpr int positions = 200;
    table.each_position(positions, [&](const typename G::state& s, seat who) {
        typename G::state world = other_secrets(s, who, table.rng);
        // What the oracle has seen of the hands it goes on knowing; all else looks as it did.
        if constexpr (std::is_same_v<G, hohpai::game>)
            world.known[static_cast<std::size_t>(who)] = s.known[static_cast<std::size_t>(who)];
        EXPECT_EQ(places<G>(world, true), places<G>(s, true));
        EXPECT_EQ(to_json(observe(world, who)).dump(), to_json(observe(s, who)).dump());
        moved += places<G>(world, false) != places<G>(s, false);
        std::vector<typename G::action> here, there;
        legal(s, who, here);
        legal(world, who, there);
        EXPECT_EQ(here, there);
    });
    EXPECT_GT(moved, positions / 2);
}

TYPED_TEST(open_hands, are_the_same_in_every_world_of_the_view_that_has_seen_them)
{
    using G = TypeParam;
    if constexpr (requires(const typename G::state& s) { with_open_hands(s, 0); }) {
        rounds<G> table(19);
        table.each_position(200, [&](const typename G::state& s, seat who) {
            EXPECT_EQ(places<G>(determinize(with_open_hands(s, who), table.rng), true), places<G>(s, true));
        });
    }
}

} // namespace hanpan
