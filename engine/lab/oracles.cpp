// SPDX-License-Identifier: GPL-3.0-or-later
// Yardsticks, never players: the arena with bots that see what no player may see, and with a panel of rule-based
// players that think otherwise (panel.h).
//
//     oracle:hands:W   knows the hands, imagines all else: the flat search of the real bots, W worlds
//     oracle:own:W     the same by the game's own search, where it has one
//     oracle:all       knows everything
//     oracle:likely:W  sees what a player may see, but knows how the rule-based player chooses and that all others are
//     one:
//                      W of the deals that are possible then (likely_worlds.h). More cannot be known of the hands.
//     oracle:likely:W:S      S steps of the walk between two of them
//     oracle:likely-own:W:S  the same by the game's own search, told the hands of each of them in turn
//
// All of them search one move and play on by the policy. Their gain tells what knowing the hands would be worth.
//
//     beginner         somebody who has just been told the rules (beginners.h)
//     plain:W          the flat search with nothing added: W worlds, all hands alike, everybody going on by the policy
//                      that plays the others, departing from the rule-based choice
//
//     coach            the master thinking as he does when he advises, with all the time that takes: what more thought
//                      would give him
//
// These see what a player may see. What a plain search wins under different rules tells whether a floor found under one
// set of rules holds under another.
// under the first is worth under the second.
#include <algorithm>
#include <charconv>
#include <iostream>
#include <string>

#include "arena/tournament.h"
#include "base/json_text.h"
#include "cli/arena.h"
#include "lab/beginners.h"
#include "lab/likely_worlds.h"
#include "lab/open_hands.h"
#include "lab/panel.h"

#include <CLI/CLI.hpp>

namespace {

using namespace hanpan;

template <class G>
struct plain_worlds {
    const typename G::view& view;
    typename G::state operator()(random_stream& rng, double& weight) const
    {
        weight = 1;
        return determinize(view, rng);
    }
    void play_on(typename G::state& world, random_stream& rng) const
    {
        knowledge::play_out<G>(world, rng, no_seat, [] { return false; });
    }
};

constexpr std::string_view plain_prefix = "plain:", coach_name = "coach";
constexpr std::string_view likely_prefix = "oracle:likely:", likely_own_prefix = "oracle:likely-own:";
constexpr std::string_view hands_prefix = "oracle:hands:", own_prefix = "oracle:own:", all_name = "oracle:all";

/// The worlds of "oracle:hands:64"; 0 where the name gives none.
int worlds_in(std::string_view name, std::string_view prefix)
{
    int worlds = 0;
    if (!name.starts_with(prefix))
        return 0;
    const std::string_view number = name.substr(prefix.size());
    const auto [end, error] = std::from_chars(number.data(), number.data() + number.size(), worlds);
    return error == std::errc() && end == number.data() + number.size() && worlds > 0 ? worlds : 0;
}

/// Worlds and steps of "oracle:likely:64:50"; no worlds where the name gives none.
std::pair<int, int> walk_in(std::string_view name, std::string_view prefix)
{
    constexpr int usual_steps = 200;
    const auto colon = name.starts_with(prefix) ? name.find(':', prefix.size()) : std::string_view::npos;
    if (colon == std::string_view::npos)
        return {worlds_in(name, prefix), usual_steps};
    const int steps = worlds_in(name.substr(colon), ":");
    return {steps > 0 ? worlds_in(name.substr(0, colon), prefix) : 0, steps};
}

/// Games whose own search can be told the hands; a search that only reckons with chances cannot.
template <class G>
constexpr bool own_search_opens = knowledge::has_own_search<G>&& requires(const typename G::state& s)
{
    with_open_hands(s, 0);
};

template <class G>
struct yardsticks {
    static bool of_the_panel(std::string_view name)
    {
        const auto panel = panel::names<G>();
        return std::find(panel.begin(), panel.end(), name) != panel.end();
    }
    static bool knows(const std::string& name)
    {
        return name == all_name || name == panel::beginner || worlds_in(name, plain_prefix) > 0 || name == coach_name ||
               worlds_in(name, hands_prefix) > 0 || (own_search_opens<G> && worlds_in(name, own_prefix) > 0) ||
               walk_in(name, likely_prefix).first > 0 ||
               (own_search_opens<G> && walk_in(name, likely_own_prefix).first > 0) || of_the_panel(name);
    }
    static typename G::action decide(const std::string& name, const typename G::state& truth,
                                     const typename G::view& view, seat who, std::uint64_t seed, std::uint64_t moment,
                                     const arena::played_round<G>& round)
    {
        random_stream dice(seed, random_stream::purpose::bot, moment);
        if (name == panel::beginner)
            return panel::begins(truth, who, dice);
        if (of_the_panel(name))
            return panel::decide<G>(name, truth, who, dice);
        const std::atomic<bool> never{false};
        if (name == coach_name) {
            player_config m = find_level("master")->in<G>();
            m.search = knowledge::coach_budget<G>(view, m.search);
            return decision<G>(view, who, m, seed, moment).make(never).best;
        }
        const std::uint64_t worlds = dice.next();
        search_budget budget;
        if constexpr (own_search_opens<G>)
            if (budget.effort = worlds_in(name, own_prefix); budget.effort > 0) {
                random_stream rng(worlds);
                const auto own = search_choice(with_open_hands(truth, who), budget, rng, never);
                if (!own.options.empty() || own.worlds > 0)
                    return own.best;
            }
        if (budget.effort = worlds_in(name, plain_prefix); budget.effort > 0)
            return flat_search<G, plain_worlds<G>>({view}, who, budget, worlds, never).run(rule_based(view, dice)).best;
        if (const auto [count, steps] = walk_in(name, likely_prefix); count > 0) {
            const auto drawn = likely_worlds<G>(round, who, worlds).draw(count, steps);
            budget.gate = 1;
            budget.effort = count;
            const auto first = knowledge::first_choice<G>(view, dice);
            return flat_search<G, given_worlds<G>>({drawn}, who, budget, worlds, never).run(first).best;
        }
        if constexpr (own_search_opens<G>)
            if (const auto [count, steps] = walk_in(name, likely_own_prefix); count > 0)
                return by_own_search(likely_worlds<G>(round, who, worlds).draw(count, steps), view, who, dice);
        const bool everything = name == all_name;
        budget.gate = everything ? 0 : 1;
        budget.effort = everything ? 16 : std::max(worlds_in(name, hands_prefix), worlds_in(name, own_prefix));
        const auto first = knowledge::first_choice<G>(view, dice);
        return flat_search<G, open_worlds<G>>({truth, who, everything}, who, budget, worlds, never).run(first).best;
    }

private:
    /// What the game's own search likes best on average, told the hands of one world after another.
    static typename G::action by_own_search(const std::vector<typename G::state>& drawn, const typename G::view& view,
                                            seat who, random_stream& dice)
    {
        constexpr int effort = 256;
        const std::atomic<bool> never{false};
        search_budget budget;
        budget.effort = effort;
        std::vector<std::pair<typename G::action, double>> sums;
        for (const auto& world : drawn) {
            random_stream rng(dice.next());
            const auto own = search_choice(with_open_hands(world, who), budget, rng, never);
            for (const auto& option : own.options) {
                const auto known = std::find_if(sums.begin(), sums.end(), [&](const auto& sum) {
                    return same_action<G>(world, sum.first, option.action);
                });
                if (known == sums.end())
                    sums.emplace_back(option.action, option.value);
                else
                    known->second += option.value;
            }
        }
        if (sums.empty())
            return knowledge::first_choice<G>(view, dice);
        return std::max_element(sums.begin(), sums.end(),
                                [](const auto& a, const auto& b) { return a.second < b.second; })
            ->first;
    }
};

/// Calls f with a value of each game's type.
template <class F, class... Gs>
void each_game(type_list<Gs...>, F&& f)
{
    (f(Gs{}), ...);
}

} // namespace

int main(int argc, char** argv)
{
    CLI::App app{
        "The arena with bots that know what nobody may know (oracle:hands:WORLDS, oracle:own:WORLDS, oracle:all), "
        "with one that knows how the others choose (oracle:likely:WORLDS:STEPS, oracle:likely-own:WORLDS:STEPS), "
        "with a search that has nothing added to it (plain:WORLDS), with the coach (coach), with a beginner "
        "(beginner) and with rule-based players of another mind (greedy:NAME)",
        "oracle-arena"};
    cli::arena_options options;
    cli::add_arena_options(app, options);
    CLI11_PARSE(app, argc, argv);
    arena::table_maker make_table;
    std::function<bool(const std::string&)> knows;
    each_game(game_types{}, [&]<class G>(G) {
        if (options.game != std::string_view(G::id))
            return;
        make_table = [](const arena::table_setup& setup) {
            return std::make_unique<arena::typed_table<G, yardsticks<G>>>(setup);
        };
        knows = yardsticks<G>::knows;
    });
    const json reply = cli::run_arena(options, make_table, knows);
    std::cout << json_line(reply) << '\n';
    return reply.contains("error") ? 2 : 0;
}
