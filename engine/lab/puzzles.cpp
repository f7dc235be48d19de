// SPDX-License-Identifier: GPL-3.0-or-later
// Mines starter puzzles from rounds of bots, and judges those there are anew: called by `./dev bench puzzles`.
//   puzzles --game GAME [--wanted 100] [--minutes 15] [--worlds 10000] [--seed 1] [--out FILE]
//   puzzles --game GAME --judge FILE [--seed 2]
// A position is taken where Expert and Master agree on a move, every other move that is allowed is behind it by five
// standard errors and by a twentieth of what a round moves, each played out in the same worlds, and bots miss it.
// --judge compares anew in other worlds, and prints by grade of difficulty (by the bots that were asked when it was
// mined) how many other bots miss it.
#include <algorithm>
#include <any>
#include <array>
#include <atomic>
#include <chrono>
#include <cmath>
#include <cstdio>
#include <fstream>
#include <iterator>
#include <map>
#include <memory>
#include <string>
#include <vector>

#include <CLI/CLI.hpp>

#include "base/index.h"
#include "base/json_text.h"
#include "journey/puzzle.h"
#include "match/botplay.h"
#include "match/foresee.h"
#include "registry/games.h"
#include "registry/registry.h"
#include "search/thinking.h"

namespace hanpan {
namespace {

const std::atomic<bool> never{false};
using clock_type = std::chrono::steady_clock;

struct options {
    std::string game, out, judge;
    int wanted = 100, worlds = 10000, bots = 20;
    double minutes = 15;
    std::uint64_t seed = 1;
};

constexpr std::array<const char*, 3> asked_levels{"learner", "casual", "skilled"};

/// A move beside the best one over the worlds.
template <class Action>
struct rival {
    Action action{};
    double weight = 0, sum = 0, squares = 0; ///< of how far it is behind the first move
    bool out = false;                        ///< certainly behind

    double behind() const { return weight > 0 ? sum / weight : 0; }
    double error(int worlds) const
    {
        if (weight <= 0)
            return 0;
        const double mean = behind();
        return std::sqrt(std::max(0.0, squares / weight - mean * mean) / worlds);
    }
};

/// What a deal showed of a wrong move.
struct example {
    std::vector<std::pair<std::string, std::string>> hands;
    double best_pays = 0, wrong_pays = 0;
    bool any = false;
};

template <game_type G>
struct comparison {
    using action_t = typename G::action;
    std::vector<rival<action_t>> rivals;
    int worlds = 0;
    bool holds = false; ///< every rival is behind for certain
    double ahead = 0;   ///< of the nearest rival
};

template <game_type G>
double paid_to_zero(typename G::state world, const typename G::action& first, std::uint64_t dice)
{
    random_stream rng(dice);
    apply(world, 0, first);
    if (!round_over(world))
        knowledge::play_out<G, knowledge::playout_end::round>(world, rng, 0, [] { return false; });
    std::array<double, max_seats> paid{};
    knowledge::value<G>(world, std::span<double>(paid));
    return (G::low_score_wins ? -paid[0] : paid[0]) / 2;
}

/// Compares `best` with everything else that is allowed. `looking_for`: a move of which a costly deal is kept.
template <game_type G>
comparison<G> compare(const typename G::view& view, int players, const typename G::action& best, int worlds,
                      std::uint64_t seed, double least, const typename G::action* looking_for = nullptr,
                      example* found = nullptr)
{
    comparison<G> all;
    const imagined_worlds<G> imagined{view, true};
    random_stream first_dice(seed, random_stream::purpose::world, ~std::uint64_t{0});
    double weight = 1;
    const typename G::state any = imagined(first_dice, weight);
    std::vector<typename G::action> choices, listed;
    legal(any, 0, listed);
    knowledge::list_candidates<G>(any, 0, choices);
    choices.insert(choices.end(), listed.begin(), listed.end());
    for (const auto& a : choices) {
        bool known = same_action<G>(any, a, best);
        for (const auto& r : all.rivals)
            known = known || same_action<G>(any, a, r.action);
        if (!known)
            all.rivals.push_back({a, 0, 0, 0, false});
    }
    constexpr double sure = 5;
    std::array<int, 3> looks{300, 1500, worlds};
    for (const int until : looks) {
        for (; all.worlds < std::min(until, worlds); ++all.worlds) {
            random_stream rng(seed, random_stream::purpose::world, static_cast<std::uint64_t>(all.worlds));
            weight = 1;
            const typename G::state world = imagined(rng, weight);
            const std::uint64_t dice = rng.next();
            const double own = paid_to_zero<G>(world, best, dice);
            for (auto& r : all.rivals) {
                if (r.out)
                    continue;
                const double its = paid_to_zero<G>(world, r.action, dice), behind = own - its;
                r.weight += weight;
                r.sum += weight * behind;
                r.squares += weight * behind * behind;
                if (found != nullptr && looking_for != nullptr && same_action<G>(any, r.action, *looking_for) &&
                    its <= 0 && behind > (found->any ? found->best_pays - found->wrong_pays : 0)) {
                    *found = {{}, own, its, true};
                    std::vector<zone> hands;
                    knowledge::list_hands<G>(world, players, hands);
                    for (const zone& z : hands)
                        if (z.owner != 0) {
                            std::string pieces;
                            for (const std::string& name : z.pieces)
                                pieces += (pieces.empty() ? "" : " ") + name;
                            found->hands.emplace_back(z.id, pieces);
                        }
                }
            }
        }
        bool open = false;
        for (auto& r : all.rivals) {
            // Far behind: more worlds would not bring it back.
            if (!r.out && all.worlds < worlds && r.behind() > 8 * r.error(all.worlds) && r.behind() > 2 * least)
                r.out = !(looking_for != nullptr && same_action<G>(any, r.action, *looking_for));
            open = open || !r.out;
            if (r.behind() + 3 * r.error(all.worlds) < least)
                return all; // it is too near, or ahead
        }
        if (!open)
            break;
    }
    all.holds = !all.rivals.empty();
    all.ahead = all.rivals.empty() ? 0 : all.rivals.front().behind();
    for (const auto& r : all.rivals) {
        all.holds = all.holds && r.behind() >= std::max(least, sure * r.error(all.worlds)) && r.behind() > 0;
        all.ahead = std::min(all.ahead, r.behind());
    }
    return all;
}

template <game_type G>
std::shared_ptr<const typename G::view> view_of(const match& m)
{
    return std::any_cast<std::shared_ptr<const typename G::view>>(m.view_of(0));
}

/// How many of so many bots of each level do something else; `did`: what, with how often.
std::array<int, 3> missed_by(const match& m, const std::string& best, int bots, std::uint64_t seed,
                             std::map<std::string, int>& did)
{
    std::array<int, 3> missed{};
    for (std::size_t level = 0; level < missed.size(); ++level)
        for (int i = 0; i < bots; ++i) {
            bot_settings bot;
            bot.level = asked_levels[level];
            bot.seed = random_stream(seed, random_stream::purpose::bot, level * 1000 + at(i)).next();
            const std::string chosen = m.think(0, bot)->choose(never);
            if (chosen != best) {
                ++missed[level];
                ++did[chosen];
            }
        }
    return missed;
}

/// The easiest first; nowhere where no file is named.
void write(const std::string& file, std::vector<journey::starter_puzzle> all)
{
    if (file.empty())
        return;
    std::stable_sort(all.begin(), all.end(),
                     [](const auto& a, const auto& b) { return a.difficulty() < b.difficulty(); });
    std::ofstream out(file, std::ios::binary);
    out << "[\n";
    for (std::size_t i = 0; i < all.size(); ++i)
        out << json_line(journey::to_json(all[i])) << (i + 1 < all.size() ? ",\n" : "\n");
    out << "]\n";
}

/// By the game's own rules, at tables of two, three and four.
template <game_type G>
void mine(const options& asked)
{
    const game_entry& game = *find_game(std::string_view(G::id));
    const auto began = clock_type::now();
    std::vector<journey::starter_puzzle> all;
    constexpr std::size_t bands = 5;
    std::array<int, bands> of_band{};
    long positions = 0, hopeful = 0;
    double swing = 0;
    const auto seconds = [&] { return std::chrono::duration<double>(clock_type::now() - began).count(); };
    for (std::uint64_t n = 0; static_cast<int>(all.size()) < asked.wanted && seconds() < asked.minutes * 60; ++n) {
        match_setup setup;
        setup.game = std::string(game.id);
        setup.players = std::clamp(n % 3 == 0 ? 2 : n % 3 == 1 ? 3 : 4, game.min_players, game.max_players);
        setup.seed = random_stream(asked.seed, random_stream::purpose::table, n).next() >> 11;
        setup.until = 1;
        auto dealt = game.create(setup);
        if (!dealt)
            continue;
        match& m = **dealt;
        swing = m.swing();
        const double least = swing / 20;
        std::vector<bot_settings> table(at(setup.players));
        for (std::size_t s = 0; s < table.size(); ++s) {
            table[s].level = s == 0 ? "skilled" : "casual";
            table[s].seed = random_stream(setup.seed, random_stream::purpose::bot, s).next();
        }
        bool taken = false; // one of a round is enough: others resemble it
        while (!m.round_over() && !taken) {
            if (m.to_act().lowest() == 0 && m.legal(0).size() > 1) {
                ++positions;
                const auto view = view_of<G>(m);
                player_config expert = find_level("expert")->template in<G>();
                const auto quick = decision<G>(*view, 0, expert, setup.seed, m.actions().size()).compare(never, {});
                const bool clear = quick.options.size() > 1 &&
                                   std::all_of(quick.options.begin() + 1, quick.options.end(), [&](const auto& o) {
                                       return o.behind >= least && o.behind >= 2 * o.behind_error;
                                   });
                if (clear) {
                    ++hopeful;
                    const auto best = quick.options.front().action;
                    journey::starter_puzzle p;
                    p.best = to_text(*view, best);
                    std::map<std::string, int> did;
                    p.asked = asked.bots;
                    p.missed = missed_by(m, p.best, asked.bots, setup.seed, did);
                    const auto band = std::min(bands - 1, static_cast<std::size_t>(p.difficulty() * bands));
                    const bool room = of_band[band] < std::max(asked.wanted * 3 / 10, 1);
                    if (p.difficulty() >= 0.05 && room) {
                        bot_settings coach;
                        coach.level = "master";
                        coach.seed = setup.seed;
                        const advice told = m.think(0, coach)->advise(never);
                        if (told.options.front().action == p.best) {
                            p.wrong = did.empty() ? to_text(*view, quick.options[1].action)
                                                  : std::max_element(did.begin(), did.end(), [](auto& a, auto& b) {
                                                        return a.second < b.second;
                                                    })->first;
                            const auto wrong = read_action(*view, 0, p.wrong);
                            example shown;
                            const auto sure = compare<G>(*view, setup.players, best, asked.worlds, asked.seed + n,
                                                         least, wrong ? &*wrong : nullptr, &shown);
                            if (sure.holds && shown.any) {
                                p.setup = m.setup();
                                for (const played_action& a : m.actions())
                                    p.actions.emplace_back(a.who, a.text);
                                p.ahead = std::round(sure.ahead * 100) / 100;
                                p.worlds = sure.worlds;
                                p.deal = shown.hands;
                                p.best_pays = shown.best_pays;
                                p.wrong_pays = shown.wrong_pays;
                                p.setup.rules = json::object();
                                ++of_band[band];
                                all.push_back(std::move(p));
                                taken = true;
                                write(asked.out, all); // it may be stopped at any moment
                            }
                        }
                    }
                }
            }
            play_as_bot(m, table, never);
        }
    }
    std::printf("%s: %zu puzzles from %ld positions, %ld of them hopeful, in %.0f s; by fifths of difficulty",
                std::string(game.id).c_str(), all.size(), positions, hopeful, seconds());
    for (const int many : of_band)
        std::printf(" %d", many);
    std::printf("\n");
    write(asked.out, std::move(all));
}

template <game_type G>
void judge_anew(const options& asked)
{
    const game_entry& game = *find_game(std::string_view(G::id));
    std::ifstream in(asked.judge, std::ios::binary);
    const std::string text{std::istreambuf_iterator<char>(in), std::istreambuf_iterator<char>()};
    const auto all = journey::read_puzzles(game, text);
    if (!all) {
        std::fprintf(stderr, "%s\n", all.error.text().c_str());
        std::exit(1);
    }
    int kept = 0;
    constexpr std::size_t grades_of_difficulty = 5;
    std::array<double, grades_of_difficulty> before{}, missed{};
    std::array<int, grades_of_difficulty> many{};
    for (std::size_t i = 0; i < all->size(); ++i) {
        const journey::starter_puzzle& p = (*all)[i];
        auto position = p.position(game);
        if (!position) {
            std::fprintf(stderr, "puzzle %zu: %s\n", i + 1, position.error.text().c_str());
            std::exit(1);
        }
        const auto view = view_of<G>(**position);
        const auto best = read_action(*view, 0, p.best);
        const auto again = compare<G>(*view, p.setup.players, *best, asked.worlds, ~(asked.seed + i), 0);
        kept += again.holds || (again.ahead > 0 && std::all_of(again.rivals.begin(), again.rivals.end(),
                                                               [](const auto& r) { return r.behind() > 0; }));
        std::map<std::string, int> did;
        const auto now = missed_by(**position, p.best, asked.bots, ~asked.seed ^ (i * 7919), did);
        const std::size_t grade = i * grades_of_difficulty / all->size();
        ++many[grade];
        before[grade] += p.difficulty();
        for (const int m : now)
            missed[grade] += m / (asked.bots * 3.0);
    }
    std::printf("%s: %d of %zu keep their best move in other worlds; missed by other bots, by grade:",
                std::string(game.id).c_str(), kept, all->size());
    for (std::size_t g = 0; g < grades_of_difficulty; ++g)
        std::printf(" %.2f (%.2f)", many[g] == 0 ? 0 : missed[g] / many[g], many[g] == 0 ? 0 : before[g] / many[g]);
    std::printf("\n");
}

template <class... Gs>
void run(type_list<Gs...>, const options& asked)
{
    const auto one = [&]<class G>() {
        if (asked.game != std::string_view(G::id))
            return;
        if (asked.judge.empty())
            mine<G>(asked);
        else
            judge_anew<G>(asked);
    };
    (one.template operator()<Gs>(), ...);
}

} // namespace
} // namespace hanpan

int main(int argc, char** argv)
{
    hanpan::options asked;
    CLI::App line("Mines starter puzzles and judges them anew");
    line.add_option("--game", asked.game, "the game")->required();
    line.add_option("--wanted", asked.wanted, "as many puzzles")->check(CLI::PositiveNumber);
    line.add_option("--minutes", asked.minutes, "at most so long")->check(CLI::PositiveNumber);
    line.add_option("--worlds", asked.worlds, "in how many worlds a best move is compared")->check(CLI::PositiveNumber);
    line.add_option("--bots", asked.bots, "bots of each level that are asked")->check(CLI::PositiveNumber);
    line.add_option("--seed", asked.seed, "of deals and worlds");
    line.add_option("--out", asked.out, "write them to this file");
    line.add_option("--judge", asked.judge, "judge the puzzles of this file instead");
    CLI11_PARSE(line, argc, argv);
    hanpan::run(hanpan::game_types{}, asked);
    return 0;
}
