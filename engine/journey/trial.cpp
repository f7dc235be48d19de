// SPDX-License-Identifier: GPL-3.0-or-later
#include "journey/trial.h"

#include <algorithm>
#include <limits>

#include "arena/field.h"
#include "base/random.h"
#include "match/botplay.h"

namespace hanpan::journey {

std::optional<round_facts> facts_of(const house& where, const match& played, const std::string& coach,
                                    const std::atomic<bool>& stop)
{
    round_facts facts = happenings_of(played);
    const std::uint64_t seed = played.setup().seed;
    if (asks_for_cost(where.task)) {
        bot_settings judge;
        judge.level = coach;
        judge.seed = seed;
        facts.cost = cost_of(played.review(0, judge, stop), played.swing());
    }
    if (const field_need* asked = asked_field(where.task)) {
        const auto bots = static_cast<std::size_t>(asked->bots);
        // A temperament looks ahead at every decision, only to choose between what is about as good: the field does
        // without.
        std::vector<bot_settings> table = where.table(seed, asked->level);
        for (bot_settings& bot : table)
            bot.temperament = temperament::even;
        arena::field others(played, 0, table, std::vector<std::string>(bots, asked->level), seed);
        others.play_on(bots, 1, stop);
        facts.ahead_of = others.place(played.settle().payments.front()).ahead_of();
    }
    if (stop.load())
        return {};
    return facts;
}

std::vector<round_facts> try_out(const house& where, const game_entry& game, const trial_options& options,
                                 const std::atomic<bool>& stop)
{
    std::vector<round_facts> all;
    for (int n = 0; n < options.rounds; ++n) {
        const std::uint64_t seed =
            random_stream(options.seed, random_stream::purpose::table, static_cast<std::uint64_t>(n)).next() >> 11;
        auto dealt = game.create(where.round(seed));
        if (!dealt)
            return {};
        match& played = **dealt;
        if (!play_round_out(played, where.table(seed, options.level), stop))
            return {};
        const auto facts = facts_of(where, played, options.coach, stop);
        if (!facts)
            return {};
        all.push_back(*facts);
    }
    return all;
}

trial_result outcome(const task& asked, std::span<const round_facts> rounds, std::uint64_t seed, int draws)
{
    trial_result found;
    if (rounds.empty())
        return found;
    random_stream dice(seed);
    constexpr int most_tries = 100;
    std::vector<double> until;
    int tries = 0, passed = 0;
    for (int n = 0; n < draws; ++n) {
        double needed = 0;
        bool done = false;
        for (int t = 0; t < most_tries && !done; ++t) {
            std::vector<round_facts> drawn;
            tried so_far;
            while (!so_far.over) {
                drawn.push_back(rounds[dice.below(static_cast<std::uint32_t>(rounds.size()))]);
                so_far = judge(asked, drawn);
            }
            needed += static_cast<double>(drawn.size());
            done = so_far.passed;
            ++tries;
            passed += done;
        }
        until.push_back(done ? needed : std::numeric_limits<double>::infinity());
    }
    found.passes = static_cast<double>(passed) / tries;
    const double fails = 1 - found.passes;
    found.three_failures = fails * fails * fails;
    const auto middle = until.begin() + static_cast<std::ptrdiff_t>(until.size() / 2);
    std::nth_element(until.begin(), middle, until.end());
    found.rounds = *middle;
    return found;
}

} // namespace hanpan::journey
