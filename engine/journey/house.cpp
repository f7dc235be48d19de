// SPDX-License-Identifier: GPL-3.0-or-later
#include "journey/house.h"

#include <algorithm>
#include <tuple>

#include "base/index.h"
#include "base/random.h"
#include "journey/animals.h"
#include "search/levels.h"

namespace hanpan::journey {

std::span<const std::string_view> stage_names()
{
    static constexpr std::array<std::string_view, stages> names{"neighbourhood", "market",  "river",
                                                                "pass",          "capital", "sea"};
    return names;
}

match_setup house::round(std::uint64_t seed) const
{
    match_setup setup;
    setup.game = game;
    setup.players = players();
    setup.seed = seed;
    setup.rules = rules;
    setup.until = 1;
    return setup;
}

std::vector<bot_settings> house::table(std::uint64_t seed, const std::string& level) const
{
    std::vector<bot_settings> bots(at(players()));
    for (std::size_t who = 0; who < bots.size(); ++who) {
        bots[who].level = who == 0 ? level : people[who - 1].level;
        bots[who].seed = random_stream(seed, random_stream::purpose::bot, who).next();
        if (who > 0)
            if (const animal* known = find_animal(people[who - 1].animal))
                bots[who].temperament = known->temper;
    }
    return bots;
}

parsed<std::vector<house>> in_order(std::vector<house> houses)
{
    using result = parsed<std::vector<house>>;
    std::sort(houses.begin(), houses.end(), [](const house& a, const house& b) {
        return std::tie(a.stage, a.place, a.id) < std::tie(b.stage, b.place, b.id);
    });
    for (std::size_t i = 1; i < houses.size(); ++i) {
        const house &a = houses[i - 1], &b = houses[i];
        if (a.id == b.id)
            return result::failure("there are two houses named " + a.id);
        if (a.stage == b.stage && a.place == b.place)
            return result::failure(b.id + ": place " + std::to_string(b.place) + " of the stage " +
                                   std::string(stage_names()[static_cast<std::size_t>(b.stage)]) + " is that of " +
                                   a.id);
    }
    return houses;
}

std::vector<std::size_t> open_houses(std::span<const house> in_order, std::span<const visit> visits)
{
    std::array<int, stages> all{}, lets_on{};
    for (const house& h : in_order) {
        const auto s = static_cast<std::size_t>(h.stage);
        ++all[s];
        lets_on[s] += std::any_of(visits.begin(), visits.end(), [&](const visit& v) {
            return v.house == h.id && (v.passed || v.tries >= tries_before_way_on);
        });
    }
    std::vector<std::size_t> open;
    for (std::size_t i = 0; i < in_order.size(); ++i) {
        bool reached = true;
        for (std::size_t s = 0; s < static_cast<std::size_t>(in_order[i].stage); ++s)
            reached = reached && 2 * lets_on[s] >= all[s];
        if (reached)
            open.push_back(i);
    }
    return open;
}

half_units purse_after(half_units purse, half_units paid, const house& where)
{
    return std::max(bounded(purse + paid), whole(where.sit));
}

} // namespace hanpan::journey
