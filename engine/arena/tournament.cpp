// SPDX-License-Identifier: GPL-3.0-or-later
#include "arena/tournament.h"

#include <algorithm>
#include <atomic>
#include <thread>

#include "base/json_text.h"

namespace hanpan::arena {

namespace {

/// What is wrong with the bot's name, or an empty sentence.
std::string wrong_bot(const std::string& name, const level_numbers& game,
                      const std::function<bool(const std::string&)>& knows)
{
    if (name.starts_with(exec_prefix))
        return name.size() == exec_prefix.size() ? "exec: needs a command" : "";
    if (knows && knows(name))
        return {};
    const auto known = read_player_config(name, game);
    return known ? "" : known.error.text() + ", exec:COMMAND";
}

/// After how many rotations the same bots sit in the same seats again. Dice belong to the seats, so further rounds
/// would be the same; not so with other people's bots, which may do as they like.
std::size_t rotations_that_differ(const std::vector<std::string>& bots)
{
    const std::size_t seats = bots.size();
    if (std::any_of(bots.begin(), bots.end(), [](const std::string& name) { return name.starts_with(exec_prefix); }))
        return seats;
    std::size_t period = 1;
    while (!std::equal(bots.begin() + static_cast<std::ptrdiff_t>(period), bots.end(), bots.begin()) ||
           seats % period != 0)
        ++period;
    return period;
}

} // namespace

parsed<tally> play(const tournament& wanted, const table_maker& make_table,
                   const std::function<bool(const std::string&)>& knows)
{
    using result = parsed<tally>;
    const game_entry& game = *wanted.game;
    match_setup checked;
    checked.game = game.id;
    checked.players = wanted.players;
    checked.rules = wanted.rules;
    // Making such a match tells what is wrong with the game, the players or the rules.
    const auto sample = game.create(checked);
    if (!sample)
        return result::failure(sample.error);
    if (wanted.bots.empty() || wanted.bots.size() > static_cast<std::size_t>(wanted.players))
        return result::failure("there must be at least one bot and at most one for each of the " +
                               std::to_string(wanted.players) + " seats");
    table_setup setup{wanted.players, wanted.seed, (*sample)->setup().rules, wanted.bots, wanted.bot_timeout_ms};
    setup.bots.resize(static_cast<std::size_t>(wanted.players), wanted.bots.back());
    for (const std::string& name : setup.bots)
        if (std::string error = wrong_bot(name, game.levels, knows); !error.empty())
            return result::failure(std::move(error));

    const auto seats = static_cast<std::size_t>(wanted.players);
    tally all;
    all.setup = {{"game", game.id},
                 {"players", wanted.players},
                 {"rounds", wanted.rounds},
                 {"seed", wanted.seed},
                 {"rules", wanted.rules.is_null() ? json("default") : json(wanted.rules)}};
    all.bots = setup.bots;
    all.seats = all.players = wanted.players;
    for (std::uint64_t d = static_cast<std::uint64_t>(wanted.shard); d < wanted.rounds;
         d += static_cast<std::uint64_t>(wanted.shards))
        all.rows.emplace_back(d, seats);
    all.decisions.resize(seats);
    all.trouble.resize(seats);

    const std::size_t differing = rotations_that_differ(setup.bots);
    std::atomic<std::size_t> next{0};
    const auto crew = static_cast<std::size_t>(std::clamp(wanted.threads, 1, 256));
    std::vector<std::vector<latencies>> times(crew, std::vector<latencies>(seats));
    std::vector<std::vector<troubles>> trouble(crew, std::vector<troubles>(seats));
    const auto work = [&](std::size_t me) {
        const std::unique_ptr<table> at = make_table ? make_table(setup) : game.arena_table(setup);
        std::vector<int> seated(seats);
        std::vector<round_result> played(differing);
        for (std::size_t i = next++; i < all.rows.size(); i = next++) {
            deal_row& row = all.rows[i];
            for (std::size_t turn = 0; turn < seats; ++turn) {
                for (std::size_t s = 0; s < seats; ++s)
                    seated[s] = static_cast<int>((s + turn) % seats);
                round_result& r = played[turn % differing];
                if (turn < differing)
                    r = at->play(row.number, seated);
                for (std::size_t s = 0; s < seats; ++s) {
                    const auto b = static_cast<std::size_t>(seated[s]);
                    row.paid[b] += r.paid[s];
                    if (r.winners.has(static_cast<seat>(s)))
                        row.wins[b] += one_win / r.winners.size();
                    for (std::size_t other = 0; other < seats; ++other)
                        if (other != s)
                            row.above[b] += r.paid[s] > r.paid[other] ? 2 : r.paid[s] == r.paid[other] ? 1 : 0;
                    if (turn < differing)
                        times[me][b].add(r.decisions[s]);
                }
            }
        }
        for (std::size_t b = 0; b < seats; ++b)
            trouble[me][b] = at->troubles_of(static_cast<int>(b));
    };
    if (crew == 1) {
        work(0);
    } else {
        std::vector<std::thread> team;
        for (std::size_t t = 0; t < crew; ++t)
            team.emplace_back(work, t);
        for (std::thread& t : team)
            t.join();
    }
    for (std::size_t t = 0; t < crew; ++t)
        for (std::size_t b = 0; b < seats; ++b) {
            all.decisions[b].add(times[t][b]);
            all.trouble[b].nonsense += trouble[t][b].nonsense;
            all.trouble[b].timeouts += trouble[t][b].timeouts;
            all.trouble[b].deaths += trouble[t][b].deaths;
        }
    return result(std::move(all));
}

} // namespace hanpan::arena
