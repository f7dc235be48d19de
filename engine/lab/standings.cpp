// SPDX-License-Identifier: GPL-3.0-or-later
// Matches played to the score: whether the chances that are told are so, and what it wins to choose by them.
//   standings calibrate [--game GAME] [--matches 5000] [--players 4] [--level casual] [--rounds N] [--target N]
//   standings strength  [--game GAME] [--matches 400] [--players 4] [--level skilled] [--rounds N] [--target N] [--first N]
//                       [--late]
// calibrate: before every round of so many matches, everybody's chance of the match in ten bins, beside how many of them
// won. strength: the same level in every seat, half of them going by payments alone, each match played twice with the
// seats changed; the share of the matches won by those who play to the score, ± 95 % by pairs of matches, and what they
// were paid a round beside the others, as a share of what a round moves. As long as nobody would choose otherwise, both
// matches of a pair are the same and played once; with --late everybody plays like Casual until the next round may end the
// match, which takes a fraction of the time and shows what the last rounds alone bring. Rounds and target are those of games without an end of their own
// (Hoola: 6 rounds); --rules takes a preset or an object of house rules.
#include <algorithm>
#include <array>
#include <atomic>
#include <chrono>
#include <cmath>
#include <cstdio>
#include <mutex>
#include <string>
#include <thread>
#include <vector>

#include <CLI/CLI.hpp>

#include "base/index.h"
#include "base/money_json.h"
#include "equity/sampling.h"
#include "game/match_worth.h"
#include "registry/registry.h"

namespace hanpan {
namespace {

const std::atomic<bool> never{false};

struct options {
    std::string game, level, rules;
    bool late = false;
    int matches = 0, players = 4, rounds = 0, target = 0, first = 0, threads = 1;
};

match_setup setup_of(const game_entry& game, const options& asked, int number)
{
    match_setup setup;
    setup.game = std::string(game.id);
    setup.players = std::clamp(asked.players, game.min_players, game.max_players);
    setup.seed = 7'000'000 + static_cast<std::uint64_t>(number);
    setup.rounds = asked.rounds == 0 && asked.target == 0 ? 6 : asked.rounds;
    setup.target = whole(asked.target);
    if (!asked.rules.empty())
        setup.rules = asked.rules.starts_with('{') ? json::parse(asked.rules) : json(asked.rules);
    return setup;
}

std::unique_ptr<match> made(const match_setup& setup)
{
    auto m = make_match(setup);
    if (!m) {
        std::fprintf(stderr, "%s\n", m.error.text().c_str());
        std::exit(2);
    }
    return std::move(*m);
}

std::shared_ptr<const known_rounds> sampled(const game_entry& game, const match_setup& setup)
{
    const auto began = std::chrono::steady_clock::now();
    auto known = game.sampled({setup.players, made(setup)->setup().rules, 1}, never);
    const auto took = std::chrono::steady_clock::now() - began;
    std::printf("%s, %d players: the rounds took %.2f s\n", setup.game.c_str(), setup.players,
                std::chrono::duration<double>(took).count());
    return known;
}

/// Calls f(number) for numbers from `first` on, on several threads.
template <class F>
void each_match(const options& asked, F&& f)
{
    std::atomic<int> next{asked.first};
    std::vector<std::thread> team;
    for (int t = 0; t < asked.threads; ++t)
        team.emplace_back([&] {
            for (int n = next++; n < asked.first + asked.matches; n = next++)
                f(n);
        });
    for (std::thread& t : team)
        t.join();
}

/// Plays on until nobody is to act; what `bots` say, by seat.
void play_round(match& m, const std::vector<bot_settings>& bots)
{
    while (!m.round_over()) {
        const seat who = m.to_act().lowest();
        if (!m.play(who, m.think(who, bots[at(who)])->choose(never)).allowed())
            m.play(who, m.legal(who).front());
    }
}

std::vector<bot_settings> bots_for(const match& m, const options& asked)
{
    std::vector<bot_settings> bots(at(m.setup().players));
    for (std::size_t s = 0; s < bots.size(); ++s) {
        bots[s].level = asked.level;
        bots[s].seed = m.setup().seed * 16 + s;
        bots[s].by_payments = true;
    }
    return bots;
}

void calibrate(const game_entry& game, const options& asked)
{
    struct bin {
        double told = 0, won = 0;
        long number = 0;
    };
    std::array<bin, 10> bins{};
    std::mutex guard;
    const auto known = sampled(game, setup_of(game, asked, 0));
    each_match(asked, [&](int number) {
        const auto m = made(setup_of(game, asked, number));
        m->know_rounds(known);
        const auto bots = bots_for(*m, asked);
        std::vector<match_worth::by_seat> told;
        for (;;) {
            const auto worth = m->worth(m->round());
            if (worth == nullptr) {
                std::fprintf(stderr, "%s: this match has no end\n", m->setup().game.c_str());
                std::exit(2);
            }
            told.push_back(worth->chances());
            play_round(*m, bots);
            if (m->over())
                break;
            m->next_round();
        }
        const std::vector<seat> first = m->winners();
        const std::lock_guard lock(guard);
        for (const auto& chances : told)
            for (seat s = 0; s < m->setup().players; ++s) {
                bin& b = bins[std::min<std::size_t>(9, static_cast<std::size_t>(chances[at(s)] * 10))];
                b.told += chances[at(s)];
                ++b.number;
                if (std::find(first.begin(), first.end(), s) != first.end())
                    b.won += 1.0 / static_cast<double>(first.size());
            }
    });
    std::printf("| %s: told | happened | of |\n|---|---|---|\n", std::string(game.id).c_str());
    double furthest = 0;
    for (const bin& b : bins) {
        if (b.number == 0)
            continue;
        const auto n = static_cast<double>(b.number);
        std::printf("| %.1f %% | %.1f %% | %ld |\n", 100 * b.told / n, 100 * b.won / n, b.number);
        furthest = std::max(furthest, std::abs(b.told - b.won) / n);
    }
    std::printf("furthest apart: %.1f points\n", 100 * furthest);
    std::fflush(stdout);
}

struct sums {
    double n = 0, x = 0, xx = 0;
    void add(double v)
    {
        ++n;
        x += v;
        xx += v * v;
    }
    double mean() const { return x / n; }
    double margin() const { return 1.96 * std::sqrt(std::max(0.0, xx / n - mean() * mean()) / n); }
};

void strength(const game_entry& game, const options& asked)
{
    std::mutex guard;
    sums won, paid;
    int parted = 0, seen = 0;
    const auto known = sampled(game, setup_of(game, asked, 0));
    const auto report = [&](const char* end) {
        std::printf("%s, %s, %d pairs, %d played apart: %.2f ± %.2f %% of the matches; paid %+.2f ± %.2f %% of a "
                    "round's swing a round%s",
                    std::string(game.id).c_str(), asked.level.c_str(), static_cast<int>(won.n), parted,
                    100 * won.mean(), 100 * won.margin(), 100 * paid.mean(), 100 * paid.margin(), end);
        std::fflush(stdout);
    };
    each_match(asked, [&](int number) {
        auto m = made(setup_of(game, asked, number));
        m->know_rounds(known);
        const int players = m->setup().players;
        auto bots = bots_for(*m, asked);
        auto begun_by = bots;
        for (bot_settings& b : begun_by)
            b.level = asked.late ? "casual" : b.level;
        const double swing = m->swing();
        const auto parts = [&] {
            const auto worth = m->worth(m->round());
            if (asked.late && worth->may_end() < 0.3)
                return false;
            for (seat s = 0; s < players; ++s)
                if (worth->decides(s))
                    return true;
            return false;
        };
        bool apart = parts();
        while (!apart) {
            play_round(*m, begun_by);
            if (m->over())
                break;
            m->next_round();
            apart = parts();
        }
        double share = 0.5, more = 0;
        if (apart) {
            share = 0;
            for (int turn = 0; turn < 2; ++turn) {
                const auto twin = m->clone();
                const auto plays_to_score = [turn](seat s) { return s % 2 == turn; };
                for (seat s = 0; s < players; ++s)
                    bots[at(s)].by_payments = !plays_to_score(s);
                for (;;) {
                    play_round(*twin, bots);
                    if (twin->over())
                        break;
                    twin->next_round();
                }
                const auto first = twin->winners();
                for (const seat s : first)
                    share += plays_to_score(s) ? 0.5 / static_cast<double>(first.size()) : 0;
                const auto rounds = twin->finished_rounds();
                double here = 0;
                for (const settlement& r : rounds)
                    for (seat s = 0; s < players; ++s)
                        here += units(r.payments[at(s)]) * (plays_to_score(s) ? 1 : -1);
                // A seat's mean beside the others'.
                more += (game.low_score_wins ? -here : here) * 2 / players / static_cast<double>(rounds.size()) / 2;
            }
        }
        const std::lock_guard lock(guard);
        won.add(share);
        paid.add(more / swing);
        parted += apart;
        if (++seen % 20 == 0)
            report("\n");
    });
    report(" (all)\n");
}

} // namespace
} // namespace hanpan

int main(int argc, char** argv)
{
    using namespace hanpan;
    options asked;
    CLI::App line("Matches played to the score");
    line.require_subcommand(1);
    const auto with = [&](CLI::App* word) {
        word->add_option("--game", asked.game, "only this one");
        word->add_option("--matches", asked.matches, "so many")->check(CLI::PositiveNumber);
        word->add_option("--players", asked.players, "as far as the game allows");
        word->add_option("--level", asked.level, "who plays")->check(CLI::IsMember(bot_levels()));
        word->add_option("--rounds", asked.rounds, "of a game without an end of its own");
        word->add_option("--target", asked.target, "of a game without an end of its own");
        word->add_option("--rules", asked.rules, "a preset, or house rules as an object");
        word->add_flag("--late", asked.late, "begun by Casual");
        word->add_option("--first", asked.first, "the first match's number");
        word->add_option("--threads", asked.threads, "")->check(CLI::PositiveNumber);
        return word;
    };
    const CLI::App* calibrating = with(line.add_subcommand("calibrate", "are the chances so?"));
    with(line.add_subcommand("strength", "what does it win?"));
    CLI11_PARSE(line, argc, argv);
    const bool calibrates = calibrating->parsed();
    if (asked.matches == 0)
        asked.matches = calibrates ? 5000 : 400;
    if (asked.level.empty())
        asked.level = calibrates ? "casual" : "skilled";
    for (const game_entry& game : all_games())
        if (asked.game.empty() || asked.game == game.id)
            (calibrates ? calibrate : strength)(game, asked);
    return 0;
}
