// SPDX-License-Identifier: GPL-3.0-or-later
#include "journey/puzzle.h"

#include <numeric>

#include "base/json_text.h"

namespace hanpan::journey {

namespace {

constexpr std::array<const char*, 3> asked_levels{"learner", "casual", "skilled"};

/// "0 draw"
parsed<std::pair<seat, std::string>> read_action_line(const std::string& line)
{
    using result = parsed<std::pair<seat, std::string>>;
    if (line.size() < 3 || line[0] < '0' || line[0] >= '0' + max_seats || line[1] != ' ')
        return result::failure(in_quotes(line) + " is no action with its seat");
    return std::pair(static_cast<seat>(line[0] - '0'), line.substr(2));
}

/// Reads a puzzle; throws json::exception where something is missing or of another kind.
parsed<starter_puzzle> read_puzzle(const game_entry& game, const json& from)
{
    using result = parsed<starter_puzzle>;
    starter_puzzle p;
    p.setup.game = std::string(game.id);
    p.setup.players = from.at("players").get<int>();
    p.setup.seed = from.at("seed").get<std::uint64_t>();
    p.setup.rules = from.at("rules");
    p.setup.until = 1;
    for (const json& line : from.at("actions")) {
        auto read = read_action_line(line.get<std::string>());
        if (!read)
            return result::failure(read.error);
        p.actions.push_back(std::move(*read));
    }
    p.best = from.at("best").get<std::string>();
    p.ahead = from.at("ahead").get<double>();
    p.worlds = from.at("worlds").get<int>();
    p.asked = from.at("asked").get<int>();
    if (p.best.empty() || p.asked < 1 || p.worlds < 1 || !(p.ahead > 0))
        return result::failure("a puzzle has a best move that is ahead in some worlds, and bots that were asked");
    for (std::size_t i = 0; i < asked_levels.size(); ++i) {
        p.missed[i] = from.at("missed").at(asked_levels[i]).get<int>();
        if (p.missed[i] < 0 || p.missed[i] > p.asked)
            return result::failure("more bots missed it than were asked");
    }
    const json& shown = from.at("wrong");
    p.wrong = shown.at("move").get<std::string>();
    for (const auto& [zone, pieces] : shown.at("deal").items())
        p.deal.emplace_back(zone, pieces.get<std::string>());
    p.best_pays = shown.at("best_pays").get<double>();
    p.wrong_pays = shown.at("pays").get<double>();
    return p;
}

} // namespace

double starter_puzzle::difficulty() const
{
    return std::accumulate(missed.begin(), missed.end(), 0.0) / (asked * static_cast<double>(missed.size()));
}

parsed<std::unique_ptr<match>> starter_puzzle::position(const game_entry& game) const
{
    auto dealt = game.create(setup);
    if (!dealt)
        return dealt;
    for (const auto& [who, action] : actions)
        if (!(*dealt)->play(who, action).allowed())
            return parsed<std::unique_ptr<match>>::failure(in_quotes(action) + " is not allowed any more");
    if (!(*dealt)->to_act().has(0) || !(*dealt)->judge(0, best).allowed())
        return parsed<std::unique_ptr<match>>::failure(in_quotes(best) + " is not allowed any more");
    return dealt;
}

json to_json(const starter_puzzle& p)
{
    json actions = json::array(), missed = json::object(), deal = json::object();
    for (const auto& [who, action] : p.actions)
        actions.push_back(std::to_string(int(who)) + " " + action);
    for (std::size_t i = 0; i < asked_levels.size(); ++i)
        missed[asked_levels[i]] = p.missed[i];
    for (const auto& [zone, pieces] : p.deal)
        deal[zone] = pieces;
    return {
        {"players", p.setup.players},
        {"seed", p.setup.seed},
        {"rules", p.setup.rules},
        {"actions", std::move(actions)},
        {"best", p.best},
        {"ahead", p.ahead},
        {"worlds", p.worlds},
        {"asked", p.asked},
        {"missed", std::move(missed)},
        {"wrong", {{"move", p.wrong}, {"deal", std::move(deal)}, {"best_pays", p.best_pays}, {"pays", p.wrong_pays}}}};
}

parsed<std::vector<starter_puzzle>> read_puzzles(const game_entry& game, std::string_view text)
{
    using result = parsed<std::vector<starter_puzzle>>;
    auto from = read_json(text);
    const auto where = [&](std::size_t number) {
        return std::string(game.id) + ", puzzle " + std::to_string(number + 1) + ": ";
    };
    if (!from)
        return result::failure(std::string(game.id) + ": " + from.error.text());
    if (!from->is_array())
        return result::failure(std::string(game.id) + ": a list of puzzles is expected");
    std::vector<starter_puzzle> all;
    for (const json& one : *from) {
        try {
            auto read = read_puzzle(game, one);
            if (!read)
                return result::failure(where(all.size()) + read.error.text());
            all.push_back(std::move(*read));
        } catch (const json::exception& wrong) {
            std::string what = wrong.what(); // "[json.exception.…] what is wrong"
            if (const auto end = what.find("] "); end != std::string::npos)
                what.erase(0, end + 2);
            return result::failure(where(all.size()) + what);
        }
    }
    return all;
}

} // namespace hanpan::journey
