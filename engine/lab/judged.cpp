// SPDX-License-Identifier: GPL-3.0-or-later
// Plays rounds of a bot among others and judges its decisions (engine/strength): one JSON object a round. Called by
// engine/lab/strength.py.
//   judged --game GAME --bot BOT --among BOT [--rounds N] [--seed S] [--players 4] [--shard i/n]
// A bot is a name of the arena's (levels, mc:WORLDS:GATE, expert:bold), or BOT~KIND: it plays as BOT does, but wherever
// that would decide something of this kind (`decision_kind`), it does anything else of the kind.
#include <atomic>
#include <chrono>
#include <cstdio>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include <CLI/CLI.hpp>
#include <nlohmann/json.hpp>

#include "bots/dragon/decisions.h"
#include "bots/hohpai/decisions.h"
#include "bots/hollywood/decisions.h"
#include "bots/hoola/decisions.h"
#include "bots/hulahoo/decisions.h"
#include "lab/deals.h"
#include "registry/games.h"
#include "registry/registry.h"
#include "strength/place.h"
#include "strength/typed_judge.h"

namespace hanpan {
namespace {

const std::atomic<bool> never{false};

struct options {
    std::string game, bot = "casual", among = "casual";
    int rounds = 100, players = 4, from = 0, step = 1;
    std::uint64_t seed = 1;
    bool decisions = false;
};

template <game_type G>
class sitter {
public:
    explicit sitter(const std::string& name)
    {
        const auto mark = name.find('~');
        const auto read = read_player_config(name.substr(0, mark), levels_of<G>());
        if (!read) {
            std::fprintf(stderr, "%s\n", read.error.text().c_str());
            std::exit(2);
        }
        config_ = *read;
        if (mark != std::string::npos)
            slips_ = name.substr(mark + 1);
    }
    typename G::action choose(const typename G::view& view, seat who, std::uint64_t dice, std::uint64_t moment) const
    {
        const auto own = decision<G>(view, who, config_, dice, moment).make(never).best;
        if (slips_.empty())
            return own;
        random_stream rng(~dice, random_stream::purpose::bot, moment);
        const auto world = determinize(view, rng);
        std::vector<typename G::action> all, of_kind;
        legal(world, who, all);
        for (const auto& a : all)
            if (!same_action<G>(world, a, own) && name_of(kind_of_decision(view, a, own)) == slips_)
                of_kind.push_back(a);
        return of_kind.empty() ? own : of_kind[rng.below(static_cast<std::uint32_t>(of_kind.size()))];
    }

private:
    player_config config_;
    std::string slips_;
};

struct of_kind {
    int number = 0;
    double cost = 0, gain = 0;
};

template <game_type G>
double swing_of(int players)
{
    match_setup setup;
    setup.game = std::string(std::string_view(G::id));
    setup.players = players;
    return (*make_match(setup))->swing();
}

template <game_type G>
void play(const options& asked)
{
    const typename G::rules rules = G::book().bind(G::book().defaults());
    const int players = std::clamp(asked.players, G::min_players, G::max_players);
    const sitter<G> judged(asked.bot), others(asked.among);
    const strength::typed_judge<G> judge(asked.seed);
    const double swing = swing_of<G>(players);
    for (int n = asked.from; n < asked.rounds; n += asked.step) {
        const auto number = static_cast<std::uint64_t>(n);
        random_stream rng(asked.seed, random_stream::purpose::table, number);
        auto s = first_round<G>(rules, players, rng, n % 7);
        const auto began = std::chrono::steady_clock::now();
        strength::judged_round round;
        round.promised = judge.promise(observe(s, 0), 0, number, never);
        auto judging = std::chrono::steady_clock::now() - began;
        for (std::uint64_t moment = number << 16; !round_over(s); ++moment) {
            const seat who = to_act(s).lowest();
            const auto view = observe(s, who);
            const std::uint64_t dice = asked.seed * 16 + static_cast<std::uint64_t>(who);
            const auto chosen = (who == 0 ? judged : others).choose(view, who, dice, moment);
            if (who == 0) {
                const auto start = std::chrono::steady_clock::now();
                if (auto d = judge.judge(view, who, chosen, moment, never))
                    round.add(std::move(*d));
                judging += std::chrono::steady_clock::now() - start;
            }
            apply(s, who, chosen);
        }
        round.paid = strength::typed_judge<G>::paid_to(s, 0);
        std::map<std::string, of_kind> kinds;
        std::map<std::string, double> habits; // costs by kind and phase
        std::vector<double> gains, coach;
        for (const auto& d : round.decisions) {
            of_kind& k = kinds[std::string(d.kind)];
            ++k.number;
            k.cost += d.cost();
            k.gain += d.gain;
            habits[std::string(d.kind) + '/' + std::string(d.phase)] += d.cost();
            gains.push_back(std::round(d.gain * 1e4) / 1e4);
            coach.push_back(std::round(d.coach * 1e4) / 1e4);
        }
        nlohmann::json by = nlohmann::json::object();
        for (const auto& [name, k] : kinds)
            by[name] = {k.number, k.cost, k.gain};
        nlohmann::json line{{"round", n},
                            {"paid", round.paid},
                            {"promised", round.promised},
                            {"gain", round.gain},
                            {"coach", round.coach},
                            {"skill", strength::skill_of(round, swing)},
                            {"swing", swing},
                            {"ms", std::chrono::duration<double, std::milli>(judging).count()},
                            {"kinds", by},
                            {"habits", habits}};
        if (asked.decisions)
            line["gains"] = gains, line["coaches"] = coach;
        std::printf("%s\n", line.dump().c_str());
    }
}

template <class... Gs>
void play_any(type_list<Gs...>, const options& asked)
{
    ((asked.game == Gs::id ? play<Gs>(asked) : void()), ...);
}

} // namespace
} // namespace hanpan

int main(int argc, char** argv)
{
    hanpan::options asked;
    CLI::App line("Plays rounds of a bot and judges its decisions");
    line.add_option("--game", asked.game, "which game")->required();
    line.add_option("--bot", asked.bot, "who is judged");
    line.add_option("--among", asked.among, "who sits at the other seats");
    line.add_option("--rounds", asked.rounds, "how many")->check(CLI::PositiveNumber);
    line.add_option("--players", asked.players, "as far as the game allows");
    line.add_option("--seed", asked.seed, "of deals and dice");
    line.add_option("--from", asked.from, "the first round");
    line.add_option("--step", asked.step, "every so manyth round")->check(CLI::PositiveNumber);
    line.add_flag("--decisions", asked.decisions, "every decision's figures");
    CLI11_PARSE(line, argc, argv);
    hanpan::play_any(hanpan::game_types{}, asked);
    return 0;
}
