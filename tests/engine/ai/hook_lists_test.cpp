// SPDX-License-Identifier: GPL-3.0-or-later
// What a game tells the search stands in the list of its bot.h, and nothing that is misspelt gets by (game/hooks.h). No bot.h
// like the one below compiles: it would close with `static_assert(knowledge::checked<slips::game>())`.
#include <gtest/gtest.h>

#include "game/knowledge.h"
#include "typed_games.h"

namespace hanpan {

/// As much of a game as its hooks take and give, and slips such as happen.
namespace slips {

struct state {};
struct view {};
struct action {};
struct game {
    using state = slips::state;
    using view = slips::view;
    using action = slips::action;
};

void candidats(const state& world, seat who, std::vector<action>& out); // another name
action incumbent(const view& v);                                        // takes something else
float doubt_of(const view& v);                                          // gives something else
bool ripe(const state& world, int actions);                             // without its `estimate`
nature nature_of(const view& v, const action& a);                       // right, and not listed
reason reason_for(const view& v, const action& a);                      // right, and listed

} // namespace slips

template <>
struct bot_of<slips::game> {
    using hooks = hook_list<hook::candidates, hook::incumbent, hook::doubt_of, hook::estimate, hook::determinize_likely,
                            hook::reason_for>;
};

TEST(hook_lists, name_nothing_that_is_not_there_as_it_should_be)
{
    using knowledge::as_listed;
    EXPECT_FALSE((as_listed<slips::game, hook::candidates>));
    EXPECT_FALSE((as_listed<slips::game, hook::incumbent>));
    EXPECT_FALSE((as_listed<slips::game, hook::doubt_of>));
    EXPECT_FALSE((as_listed<slips::game, hook::estimate>));
    EXPECT_FALSE((as_listed<slips::game, hook::determinize_likely>)) << "listed, and nowhere declared";
    EXPECT_FALSE((as_listed<slips::game, hook::nature_of>)) << "declared, and not listed";
    EXPECT_TRUE((as_listed<slips::game, hook::reason_for>));
    EXPECT_TRUE((as_listed<slips::game, hook::payoffs>)) << "neither";
}

/// A game without a bot.h, or whose bot.h was not included.
struct unknown_game {};

TEST(hook_lists, are_known_where_they_were_read_and_nowhere_else)
{
    EXPECT_TRUE(knows<slips::game>);
    EXPECT_FALSE(knows<unknown_game>);
}

template <class G>
class hook_lists_of : public ::testing::Test {
};
TYPED_TEST_SUITE(hook_lists_of, every_game, game_names);

TYPED_TEST(hook_lists_of, hold_what_bots_are_asked_by)
{
    EXPECT_TRUE(knowledge::checked<TypeParam>());
    EXPECT_TRUE((knowledge::offers<TypeParam, hook::reason_for>())) << "the coach of every game has his reasons";
}

} // namespace hanpan
