// SPDX-License-Identifier: GPL-3.0-or-later
// Yardsticks, never players: the arena with bots that see what no player may see. "oracle:hands:W" knows the hands and
// imagines the stock; "oracle:all" knows everything. Both search one move like the real bots and play on by the policy.
// The share of their gain is what knowing the hands would give.
#include <iostream>
#include <string>

#include "arena/tournament.h"
#include "base/json_text.h"
#include "cli/arena.h"
#include "games/hoola/game.h"

#include <CLI/CLI.hpp>

namespace {

using namespace hanpan;

/// The same round with everything hidden from everybody dealt anew.
hoola::state other_stock(hoola::state s, random_stream& rng)
{
    rng.shuffle(std::span<hoola::card>(s.stock, s.stock_count));
    s.chance = rng.next();
    return s;
}

template <class G>
struct known_worlds {
    const typename G::state& truth;
    bool everything;
    typename G::state operator()(random_stream& rng) const { return everything ? truth : other_stock(truth, rng); }
    double weight(const typename G::state&) const { return 1; }
};

constexpr std::string_view hands_name = "oracle:hands:", all_name = "oracle:all";

template <class G>
struct oracles {
    static bool knows(const std::string& name) { return name.starts_with("oracle:"); }
    static typename G::action decide(const std::string& name, const typename G::state& truth,
                                     const typename G::view& view, seat who, std::uint64_t seed, std::uint64_t moment)
    {
        const bool everything = name == all_name;
        search_budget budget;
        budget.gate = everything ? 0 : 1;
        budget.worlds = everything ? 16 : std::stoi(name.substr(hands_name.size()));
        const std::atomic<bool> never{false};
        random_stream dice(seed, random_stream::purpose::bot, moment);
        const std::uint64_t worlds = dice.next();
        const auto first = knowledge::first_choice<G>(view, dice);
        return flat_search<G, known_worlds<G>>({truth, everything}, who, budget, worlds, never).run(first).best;
    }
};

template <class G>
std::unique_ptr<arena::table> table_of(const arena::table_setup& setup)
{
    return std::make_unique<arena::typed_table<G, oracles<G>>>(setup);
}

} // namespace

int main(int argc, char** argv)
{
    CLI::App app{"The arena with bots that know what nobody may know: oracle:hands:WORLDS, oracle:all", "oracle-arena"};
    cli::arena_options options;
    cli::add_arena_options(app, options);
    CLI11_PARSE(app, argc, argv);
    const json reply = cli::run_arena(
        options, [](const arena::table_setup& setup) { return table_of<hoola::game>(setup); },
        [](const std::string& name) { return name.starts_with("oracle:"); });
    std::cout << json_line(reply) << '\n';
    return reply.contains("error") ? 2 : 0;
}
