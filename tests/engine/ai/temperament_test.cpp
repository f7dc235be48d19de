// SPDX-License-Identifier: GPL-3.0-or-later
// What opponents of a temperament choose: something they like, that is about as good.
#include <cmath>

#include <gtest/gtest.h>

#include "ai/positions.h"
#include "search/thinking.h"

namespace hanpan {
namespace {

const std::atomic<bool> nobody_stops{false};

template <class G>
class temperaments : public ::testing::Test {
};
TYPED_TEST_SUITE(temperaments, every_game, game_names);

/// What was chosen, among what was compared.
template <game_type G>
const search_option<typename G::action>* chosen_of(const typename G::state& s,
                                                   const search_result<typename G::action>& result)
{
    for (const auto& o : result.options)
        if (same_action<G>(s, o.action, result.best))
            return &o;
    return nullptr;
}

} // namespace

TYPED_TEST(temperaments, choose_what_they_like_of_what_is_about_as_good)
{
    using G = TypeParam;
    rounds<G> table(41);
    std::uint64_t moment = 0;
    int others = 0;
    table.each_position(200, [&](const typename G::state& s, seat who) {
        const auto seen = observe(s, who);
        player_config m = find_level("expert")->in<G>();
        m.search.effort = std::min(m.search.effort, 64);
        ++moment;
        const auto plain = decision<G>(seen, who, m, 9, moment).make(nobody_stops);
        for (const temperament t :
             {temperament::cautious, temperament::greedy, temperament::patient, temperament::bold}) {
            m.temperament = t;
            const auto made = decision<G>(seen, who, m, 9, moment).make(nobody_stops);
            EXPECT_TRUE(refusal(s, who, made.best).allowed()) << to_text(s, made.best);
            if (same_action<G>(s, made.best, plain.best))
                continue;
            ++others;
            const auto* best = chosen_of<G>(s, plain);
            const auto* own = chosen_of<G>(s, made);
            ASSERT_TRUE(best != nullptr && own != nullptr);
            // A small part of what is at stake at most.
            double worst = best->value;
            for (const auto& o : plain.options)
                worst = std::min(worst, o.value);
            const double spread = best->error * std::sqrt(static_cast<double>(best->worlds));
            EXPECT_LE(std::abs(best->value - own->value), std::max(0.05 * spread, 0.15 * (best->value - worst)) + 1e-9);
            const auto liked = [&](const auto& o) {
                return liking(t, nature_of(seen, o.action),
                              spread > 0 ? o.error * std::sqrt(static_cast<double>(o.worlds)) / spread : 1);
            };
            EXPECT_GT(liked(*own), liked(*best)) << to_text(s, own->action) << " for " << to_text(s, best->action);
            EXPECT_TRUE(nature_of(seen, plain.best).taste && nature_of(seen, made.best).taste)
                << to_text(s, own->action) << " for " << to_text(s, best->action);
        }
    });
    EXPECT_GT(others, 0); // else they would all be the same
}

/// Who does not search looks round only to know what is as good: it stays a sound player's move or one beside it.
TYPED_TEST(temperaments, of_players_who_do_not_search_are_allowed_too)
{
    using G = TypeParam;
    rounds<G> table(42);
    std::uint64_t moment = 0;
    int others = 0;
    table.each_position(60, [&](const typename G::state& s, seat who) {
        const auto seen = observe(s, who);
        player_config m = find_level("casual")->in<G>();
        ++moment;
        const auto plain = decision<G>(seen, who, m, 9, moment).make(nobody_stops);
        for (const temperament t : {temperament::greedy, temperament::bold}) {
            m.temperament = t;
            const auto made = decision<G>(seen, who, m, 9, moment).make(nobody_stops);
            EXPECT_TRUE(refusal(s, who, made.best).allowed()) << to_text(s, made.best);
            others += !same_action<G>(s, made.best, plain.best);
        }
    });
    EXPECT_GT(others, 0);
}

TEST(temperament, has_a_name)
{
    for (std::size_t t = 0; t < temperament_names().size(); ++t)
        EXPECT_EQ(find_temperament(temperament_names()[t]), static_cast<temperament>(t));
    EXPECT_EQ(find_temperament("bold"), temperament::bold);
    EXPECT_FALSE(find_temperament("sleepy"));
    const auto known = read_player_config("expert:bold", level_numbers{});
    ASSERT_TRUE(known);
    EXPECT_EQ(known->temperament, temperament::bold);
    EXPECT_EQ(known->search.effort, level_numbers{}.expert);
    EXPECT_FALSE(read_player_config("expert:sleepy", level_numbers{}));
    EXPECT_EQ(read_player_config("expert", level_numbers{})->temperament, temperament::even);
}

TEST(levels, too_close_to_the_next_one_are_not_offered)
{
    using names = std::vector<std::string_view>;
    EXPECT_EQ(offered_levels(level_numbers{}), (names{"learner", "casual", "skilled", "expert", "master"}));
    const level_numbers narrow{.too_close = {"skilled", "expert"}};
    EXPECT_EQ(offered_levels(narrow), (names{"learner", "casual", "master"}));
    EXPECT_EQ(offered_level(narrow, "casual"), "casual");
    EXPECT_EQ(offered_level(narrow, "skilled"), "master");
    EXPECT_EQ(offered_level(narrow, "random"), "learner");
    EXPECT_EQ(offered_level(narrow, "wizard"), "");
    // Strongest and weakest are there in every game.
    for (const game_entry& game : all_games()) {
        EXPECT_EQ(offered_levels(game.levels).front(), "learner") << game.id;
        EXPECT_EQ(offered_levels(game.levels).back(), "master") << game.id;
    }
}

/// Whoever throws a dear card away leaves less to chance than whoever keeps it; what can be put down is put down by all alike.
TEST(temperament, of_hollywood_keeps_dear_cards_or_throws_them)
{
    rounds<hollywood::game> table(5);
    int compared = 0, put_down = 0;
    table.each_position(60, [&](const hollywood::state& s, seat who) {
        const auto seen = observe(s, who);
        std::vector<hollywood::action> all;
        candidates(s, who, all);
        const hollywood::action* one = nullptr;
        for (const auto& a : all) {
            put_down += !nature_of(seen, a).taste;
            EXPECT_EQ(nature_of(seen, a).taste,
                      a.kind != hollywood::action_kind::lay_down && a.kind != hollywood::action_kind::lay_off)
                << to_text(s, a);
            if (a.kind != hollywood::action_kind::discard)
                continue;
            if (one != nullptr && s.law->points(a.which) < s.law->points(one->which)) {
                ++compared;
                EXPECT_GT(liking(temperament::bold, nature_of(seen, a), 1),
                          liking(temperament::bold, nature_of(seen, *one), 1));
                EXPECT_LT(liking(temperament::cautious, nature_of(seen, a), 1),
                          liking(temperament::cautious, nature_of(seen, *one), 1));
            }
            one = &a;
        }
    });
    EXPECT_GT(compared, 0);
    EXPECT_GT(put_down, 0);
}

/// Opposites like opposite things, and who is even likes nothing better.
TEST(temperament, likes_what_its_name_says)
{
    const nature takes{1, 0}, waits{-1, 0}, risky{0, 1};
    EXPECT_GT(liking(temperament::greedy, takes, 1), liking(temperament::greedy, waits, 1));
    EXPECT_LT(liking(temperament::patient, takes, 1), liking(temperament::patient, waits, 1));
    EXPECT_GT(liking(temperament::bold, risky, 1), liking(temperament::bold, takes, 1));
    EXPECT_GT(liking(temperament::bold, takes, 1.2), liking(temperament::bold, takes, 1));
    EXPECT_LT(liking(temperament::cautious, takes, 1.2), liking(temperament::cautious, takes, 1));
    EXPECT_EQ(liking(temperament::even, takes, 2), liking(temperament::even, risky, 1));
}

} // namespace hanpan
