// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstddef>
#include <limits>
#include <set>
#include <sstream>
#include <string>
#include <string_view>
#include <vector>

#include <gtest/gtest.h>

#include "ai/positions.h"
#include "game/reason.h"
#include "properties/rule_sets.h"
#include "reasons/wander.h"

/// The coach's reasons are true or absent: thousands of decisions are asked for their reasons, and what each kind of reason claims is
/// worked out anew, by the referee (`legal`, `refusal`, `apply`, `settle`) and plain counting, never by what chose the reason.
namespace hanpan {

/// One reason, and what it was said of.
template <class G>
struct claim {
    const typename G::state&
        table; ///< as it lies; the checks may change copies of it, and look at `seen` for what is known
    const typename G::view& seen;
    seat who;
    const typename G::action& of;     ///< the action it is said of
    const typename G::action* better; ///< said against `of`, where this is better; nullptr: said for it
    const reason& said;
    random_stream& rng;

    std::string part(std::size_t i) const
    {
        return i < said.parts.size() ? said.parts[i].text() : std::string("(nothing)");
    }
    int number(std::size_t i) const { return std::stoi(part(i)); }
    /// The pieces of a part by name.
    std::vector<std::string> pieces(std::size_t i) const
    {
        std::istringstream words(part(i));
        std::vector<std::string> names;
        for (std::string name; words >> name;)
            names.push_back(name);
        return names;
    }
};

/// What a kind of reason claims: a failure says what was found instead.
template <class G, class Why>
struct claim_check {
    Why why;
    ::testing::AssertionResult (*holds)(const claim<G>&);
    int most = std::numeric_limits<int>::max(); ///< so many are looked at, where it takes long; more are only counted
};

/// One for every kind, in the order of the game's enum: what is missing or out of place does not compile.
template <class G, class Why, std::size_t N>
class claim_checks {
public:
    constexpr explicit claim_checks(const claim_check<G, Why> (&rows)[N]) : rows_(rows)
    {
        for (std::size_t i = 0; i < N; ++i)
            if (static_cast<std::size_t>(rows[i].why) != i + 1)
                throw "a check out of place";
        if (N + 1 != static_cast<std::size_t>(Why::count))
            throw "a reason without a check";
    }

    constexpr const claim_check<G, Why>& of(Why why) const { return rows_[static_cast<std::size_t>(why) - 1]; }

private:
    const claim_check<G, Why> (&rows_)[N];
};

/// Asks for reasons in `positions` positions of each of these houses: for every action that may be done and, as if the sound
/// player's choice were better, against every other. `kind_of`: the kind of a reason's id, `none` for a strange one. `errors`: so
/// many decisions in a hundred are made at random on the way (wander.h), and any choice may be the better one. Gives how often each
/// kind was met.
template <class G, class Why, std::size_t N>
std::array<int, static_cast<std::size_t>(Why::count)>
ask_for_reasons(const claim_checks<G, Why, N>& checks, Why (*kind_of)(std::string_view),
                const std::vector<testing_rules::named_rules>& houses, int positions, std::uint32_t errors = 0)
{
    std::array<int, static_cast<std::size_t>(Why::count)> met{};
    std::uint64_t seed = 100;
    for (const testing_rules::named_rules& house : houses) {
        SCOPED_TRACE(house.name + " " + house.values.dump());
        rounds<G> table(++seed, house.values);
        if (house.values.contains("players"))
            table.players = house.values["players"].template get<int>();
        if (!G::setup_problem(table.rules, table.players).none())
            continue;
        table.standing = G::first_standing(table.rules, table.players, no_seat, table.rng);
        table.order.resize(G::deck(table.rules, table.players).size());
        std::iota(table.order.begin(), table.order.end(), std::uint8_t{0});
        const auto ask = [&](const typename G::state& s, seat who) {
            const typename G::view seen = observe(s, who);
            std::vector<typename G::action> list;
            legal(s, who, list);
            if (list.size() < 2)
                return; // nobody asks why
            const typename G::action sound = rule_based(seen, table.rng);
            const auto asked = [&](const reason& said, const typename G::action& of, const typename G::action* better) {
                if (said.none())
                    return;
                const auto where =
                    [&] { // told of what fails: to write down a whole table takes longer than to check it
                        return to_text(s, of) + (better ? " against " + to_text(s, *better) : std::string()) + ": " +
                               said.said(G::id).text() + "\n" + to_json(seen).dump();
                    };
                const Why kind = kind_of(said.id);
                ASSERT_NE(kind, Why{}) << "no kind of this game: " << where();
                const claim_check<G, Why>& check = checks.of(kind);
                if (met[static_cast<std::size_t>(kind)]++ < check.most) {
                    EXPECT_TRUE(check.holds({s, seen, who, of, better, said, table.rng})) << where();
                }
            };
            for (const typename G::action& a : list) {
                asked(reason_for(seen, a), a, nullptr);
                if (!(a == sound))
                    asked(reason_against(seen, a, sound), a, &sound);
                if (const auto& any = list[errors > 0 ? table.rng.below(static_cast<std::uint32_t>(list.size())) : 0];
                    errors > 0 && !(a == any))
                    asked(reason_against(seen, a, any), a, &any);
                if (::testing::Test::HasFailure())
                    return;
            }
        };
        if (errors > 0)
            wander(table, positions, errors, ask);
        else
            table.each_position(positions, ask);
        if (::testing::Test::HasFailure())
            break;
    }
    return met;
}

} // namespace hanpan
