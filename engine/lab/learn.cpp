// SPDX-License-Identifier: GPL-3.0-or-later
// Learns numbers of the bots from rounds they play. Called by `./dev bench learn`.
//   learn [--game hoola] [--levels LEVELS] [--rounds N] [--passes N] [--seed 1] [--from FILE]
// hoola: what the play of others says about their hands (learn_hands.h). hollywood, hulahoo, hohpai: what a seat may
// expect (learn_prospects.h, learn_chances.h, learn_futures.h). dragon: what is usual for a hand at each distance from
// complete (learn_pace.h).
// The numbers go to standard output, as they lie in the game's folder of resources/games; how good they are, to
// standard error.
#include <algorithm>
#include <cstdio>
#include <string>
#include <vector>

#include <CLI/CLI.hpp>

#include "lab/learn_chances.h"
#include "lab/learn_futures.h"
#include "lab/learn_hands.h"
#include "lab/learn_pace.h"
#include "lab/learn_prospects.h"

int main(int argc, char** argv)
{
    using namespace hanpan;
    learning asked;
    std::string game = "hoola";
    CLI::App app{"Learns numbers the bots think with from rounds they play", "learn"};
    app.add_option("--game", game)->check(CLI::IsMember({"hoola", "hollywood", "hohpai", "hulahoo", "dragon"}));
    app.add_option("--levels", asked.levels, "of those who are learnt from, with commas between")
        ->delimiter(',')
        ->check([](const std::string& name) {
            return find_level(name) != nullptr || name == playout ? std::string() : name + " is no level";
        });
    app.add_option("--rounds", asked.rounds)->check(CLI::Range(kept_back, 10'000'000));
    app.add_option("--passes", asked.passes, "through all that was seen")->check(CLI::Range(1, 10'000));
    app.add_option("--seed", asked.seed);
    app.add_option("--from", asked.from, "a file with numbers to set out from (hollywood)")->check(CLI::ExistingFile);
    CLI11_PARSE(app, argc, argv);
    if ((game == "hoola" || game == "hohpai" || game == "dragon") &&
        std::find(asked.levels.begin(), asked.levels.end(), playout) != asked.levels.end()) {
        std::fprintf(stderr, "of %s one learns from levels, not from playouts\n", game.c_str());
        return 2;
    }
    return game == "hollywood" ? prospects_learner::run(asked)
           : game == "hohpai"  ? futures_learner::run(asked)
           : game == "hulahoo" ? chances_learner::run(asked)
           : game == "dragon"  ? pace_learner::run(asked)
                               : hands_learner().run(asked);
}
