// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <atomic>
#include <string_view>
#include <utility>

#include "ai/positions.h"
#include "search/thinking.h"

/// One position in two houses: a rule that changes what is paid or what is allowed changes how the bots play.
namespace hanpan {

// The same position under other house rules: what the state keeps that follows from them is made anew.
inline hoola::state moved_to(hoola::state s, const hoola::rules& house)
{
    s.law = &house;
    return s;
}
inline hollywood::state moved_to(hollywood::state s, const hollywood::rules& house)
{
    s.law = &house;
    return s;
}
inline hohpai::state moved_to(hohpai::state s, const hohpai::rules& house)
{
    s.open.law = &house;
    s.open.hands = &hohpai::hand_table::of(house, s.open.players);
    return s;
}
inline hulahoo::state moved_to(hulahoo::state s, const hulahoo::rules& house)
{
    s.rules = &house;
    return s;
}
inline dragon::state moved_to(dragon::state s, const dragon::rules& house)
{
    s.open.rules = &house;
    s.open.context = make_context(house, s.open.open);
    return s;
}

/// What became of a number (1 = stops, say) from the first house to the second.
struct shift {
    int differ = 0; ///< positions in which another action was chosen
    int up = 0;     ///< in which the number was greater in the second house
    int down = 0;
};

/// In at least `least` positions less of it, seldom more: what chance does to a sampled choice is no reason to fail.
inline void expect_less(const shift& s, int least)
{
    EXPECT_GE(s.down, least);
    EXPECT_LE(3 * s.up, s.down);
}
inline void expect_more(const shift& s, int least) { expect_less({s.differ, s.down, s.up}, least); }

/// Two houses that differ in the given rules.
template <class G>
class two_houses {
public:
    using state = typename G::state;
    using action = typename G::action;

    two_houses(const rule_values& first, const rule_values& second)
        : first_(complete(first)), second_(G::book().bind(complete(second)))
    {
    }

    /// Has `level`, with at most `worlds` worlds, decide with the same dice in both houses, in `positions` positions of
    /// the first one's rounds for which `wanted(state, seat)`; compares `number(state, seat, action)`. Every decision must
    /// be allowed in its house.
    template <class Wanted, class Number>
    shift compare(std::string_view level, int worlds, int positions, Wanted&& wanted, Number&& number)
    {
        player_config m = find_level(level)->in<G>();
        m.search.effort = std::min(m.search.effort, worlds);
        const std::atomic<bool> never{false};
        std::uint64_t moment = 0;
        const auto decide = [&](const state& s, seat who) {
            const auto v = observe(s, who);
            const action a = decision<G>(v, who, m, 5, moment).make(never).best;
            EXPECT_TRUE(refusal(s, who, a).allowed()) << to_text(s, a) << ": " << refusal(s, who, a).why();
            return a;
        };
        shift result;
        rounds<G> table(31, first_);
        constexpr int enough_rounds = 8000;
        for (int round = 0; positions > 0 && round < enough_rounds; ++round) {
            state s = table.deal();
            for (seat_set asked = to_act(s); !asked.empty() && positions > 0; asked = to_act(s)) {
                const seat who = asked.lowest();
                if (wanted(std::as_const(s), who)) {
                    ++moment;
                    --positions;
                    const action here = decide(s, who), there = decide(moved_to(s, second_), who);
                    const auto before = number(std::as_const(s), who, here),
                               after = number(std::as_const(s), who, there);
                    result.differ += !(here == there);
                    result.up += after > before;
                    result.down += after < before;
                }
                apply(s, who, knowledge::policy<G>(s, who, table.rng));
            }
        }
        EXPECT_EQ(positions, 0) << "such positions are too rare";
        return result;
    }

private:
    static rule_values complete(const rule_values& differences)
    {
        const auto read = G::book().read(differences);
        EXPECT_TRUE(read) << read.error;
        return read ? *read : G::book().defaults();
    }

    rule_values first_;
    typename G::rules second_;
};

/// Has `who` a choice between actions that are such and others that are not?
template <class G, class Is>
bool has_choice(const typename G::state& s, seat who, Is&& is)
{
    std::vector<typename G::action> list;
    legal(s, who, list);
    const auto such = std::count_if(list.begin(), list.end(), is);
    return such > 0 && such < static_cast<std::ptrdiff_t>(list.size());
}

} // namespace hanpan
