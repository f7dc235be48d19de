// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "arena/table.h"
#include "effects/typed_player.h"
#include "equity/sampled_rounds.h"
#include "match/measure.h"
#include "match/typed_match.h"
#include "registry/games.h"

namespace hanpan {

template <class G>
game_entry entry_of()
{
    return {G::id,
            G::min_players,
            G::max_players,
            G::low_score_wins,
            levels_of<G>(),
            []() -> const rulebook& { return G::book(); },
            [](rule_values rules, int players) {
                if (G::book().find_field("players") != nullptr)
                    rules["players"] = players;
                std::vector<rule_problem> found = G::book().contradictions(rules);
                if (found.empty())
                    if (rule_problem problem = G::setup_problem(G::book().bind(rules), players); !problem.none())
                        found.push_back(std::move(problem));
                return found;
            },
            &typed_match<G>::create,
            [](const json& question) { return json(G::eval(question)); },
            &measure<G>,
            [](const arena::table_setup& setup) -> std::unique_ptr<arena::table> {
                return std::make_unique<arena::typed_table<G>>(setup);
            },
            [](const effects::study_setup& setup) -> std::unique_ptr<effects::player> {
                return std::make_unique<effects::typed_player<G>>(setup);
            },
            &equity::sample_rounds<G>};
}

} // namespace hanpan
