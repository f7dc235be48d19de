// SPDX-License-Identifier: GPL-3.0-or-later
// What one call of the match face costs, for every game there is, in the middle of a round. `hanpan-engine bench` counts
// playouts and hand evaluations; this is for finding out which step of them has grown slower.
#include <memory>
#include <string>

#include <benchmark/benchmark.h>

#include "base/random.h"
#include "match/match.h"
#include "registry/registry.h"

using namespace hanpan;

namespace {

std::unique_ptr<match> start(const game_entry& game)
{
    match_setup setup;
    setup.game = std::string(game.id);
    setup.players = game.min_players < 3 && game.max_players >= 3 ? 3 : game.min_players;
    setup.seed = 20;
    auto made = make_match(setup);
    return made ? std::move(*made) : nullptr;
}

/// Any allowed action of whoever is to act.
void play_one(match& m, random_stream& dice)
{
    const seat who = m.to_act().lowest();
    const auto choices = m.legal(who);
    m.play(who, choices[dice.below(static_cast<std::uint32_t>(choices.size()))]);
}

std::unique_ptr<match> mid_round(const game_entry& game)
{
    auto m = start(game);
    random_stream dice(1);
    for (int i = 0; m && i < 12 && !m->round_over(); ++i)
        play_one(*m, dice);
    return m;
}

template <class Work>
void add(const char* what, const game_entry& game, Work work)
{
    benchmark::RegisterBenchmark((std::string(game.id) + '/' + what).c_str(), [&game, work](benchmark::State& state) {
        const auto m = mid_round(game);
        if (!m || m->round_over()) {
            state.SkipWithError("no position in the middle of a round");
            return;
        }
        for (auto _ : state)
            work(*m);
    });
}

} // namespace

int main(int argc, char* argv[])
{
    for (const game_entry& game : all_games()) {
        add("legal", game, [](const match& m) { benchmark::DoNotOptimize(m.legal(m.to_act().lowest())); });
        add("view", game, [](const match& m) { benchmark::DoNotOptimize(m.view(m.to_act().lowest())); });
        add("zones", game, [](const match& m) { benchmark::DoNotOptimize(m.zones(m.to_act().lowest())); });
        add("clone", game, [](const match& m) { benchmark::DoNotOptimize(m.clone()); });
        add("record", game, [](const match& m) { benchmark::DoNotOptimize(match_from_record(m.to_record())); });
        benchmark::RegisterBenchmark((std::string(game.id) + "/random round").c_str(),
                                     [&game](benchmark::State& state) {
                                         random_stream dice(1);
                                         for (auto _ : state) {
                                             const auto m = start(game);
                                             while (m && !m->round_over())
                                                 play_one(*m, dice);
                                         }
                                     });
    }
    benchmark::Initialize(&argc, argv);
    if (benchmark::ReportUnrecognizedArguments(argc, argv))
        return 2;
    benchmark::RunSpecifiedBenchmarks();
    return 0;
}
