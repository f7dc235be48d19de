// SPDX-License-Identifier: GPL-3.0-or-later
// How far the search is from perfect play, in a Hoola small enough to be solved (tests/engine/ai/mini_hoola.h): how
// much it takes from the rule-based player compared with a perfect one, and how much somebody who knew it would take
// from it. All values are exact, over every deal and draw; only the search's own dice are sampled.
#include <iostream>
#include <string>
#include <vector>

#include "ai/mini_search.h"
#include "base/json_text.h"
#include "search/levels.h"

#include <CLI/CLI.hpp>

namespace {

using namespace hanpan;

/// Four decimals are more than enough for stakes.
double rounded(double x) { return std::round(x * 1e5) / 1e5; }

/// What both seats get on average.
double both_seats(const mini::public_tree& tree, const mini::policy& mine, const mini::policy& theirs)
{
    return (mini::value(tree, 0, mine, theirs) + mini::value(tree, 1, mine, theirs)) / 2;
}

} // namespace

int main(int argc, char** argv)
{
    CLI::App app{"The search against exact play, in a small Hoola", "mini-hoola"};
    mini::rules law;
    int iterations = 100, dice = 4;
    std::vector<int> worlds{16, 64, 256};
    std::vector<double> gates{1};
    bool no_beliefs = false, no_exploit = false;
    double slip = mini::slip;
    app.add_option("--ranks", law.ranks, "Ranks of each suit")->check(CLI::Range(4, mini::most_ranks));
    app.add_option("--draws", law.draws, "Draws of both players together")->check(CLI::Range(1, 6));
    app.add_option("--iterations", iterations, "Of CFR+; 0: none");
    app.add_option("--worlds", worlds, "The search's budgets")->delimiter(',');
    app.add_option("--gates", gates, "The search's gates")->delimiter(',');
    app.add_option("--dice", dice, "Every decision is made so many times")->check(CLI::Range(1, 1000));
    app.add_flag("--no-beliefs", no_beliefs, "All hands alike to the search");
    app.add_option("--slip", slip,
                   "What the search believes of others: so often a given other act beside the rule-based player's")
        ->check(CLI::Range(0.0001, 1.0));
    app.add_flag("--no-exploitability", no_exploit, "Only against the rule-based player");
    CLI11_PARSE(app, argc, argv);
    if (const std::string wrong(mini::game::setup_problem(law, 2).sentence); !wrong.empty()) {
        std::cout << json_line(json{{"error", wrong}}) << '\n';
        return 2;
    }

    mini::slip = slip;
    const mini::public_tree tree(law);
    const mini::policy greedy = mini::greedy_policy(tree);
    const double best = mini::exploitability(tree, greedy);
    json reply{{"ranks", law.ranks},
               {"draws", law.draws},
               {"information_sets", tree.information_sets()},
               {"best_response_to_greedy", rounded(best)}};

    mini::policy solved;
    if (iterations > 0) {
        json steps = json::array();
        mini::regret_players players(tree);
        // Four times along the way, to see it converge.
        for (int quarter = 1; quarter <= 4; ++quarter) {
            const int until = iterations * quarter / 4, before = iterations * (quarter - 1) / 4;
            players.iterate(until - before);
            solved = players.average();
            steps.push_back({{"iterations", until}, {"exploitability", rounded(mini::exploitability(tree, solved))}});
        }
        reply["equilibrium"] = {{"steps", steps},
                                {"first_seat", rounded(mini::value(tree, 0, solved, solved))},
                                {"over_greedy", rounded(both_seats(tree, solved, greedy))}};
    }

    reply["search"] = json::array();
    for (const double gate : gates)
        for (const int count : worlds) {
            player_config m = find_level("expert")->in(level_numbers{});
            m.search.effort = count;
            m.search.gate = gate;
            m.search.beliefs = !no_beliefs;
            mini::policy p;
            for (const seat who : {0, 1})
                mini::ask(tree, who, mini::searching(m, dice), p, no_exploit ? &greedy : nullptr);
            const double over_greedy = both_seats(tree, p, greedy);
            json line{{"worlds", count},
                      {"gate", gate},
                      {"beliefs", !no_beliefs},
                      {"over_greedy", rounded(over_greedy)},
                      {"share", rounded(over_greedy / best)}};
            if (!no_exploit)
                line["exploitability"] = rounded(mini::exploitability(tree, p));
            if (!no_exploit && iterations > 0)
                line["over_equilibrium"] = rounded(both_seats(tree, p, solved));
            reply["search"].push_back(line);
        }
    std::cout << json_line(reply) << '\n';
    return 0;
}
