// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/judge.h"

#include <algorithm>
#include <cmath>
#include <string>
#include <vector>

#include "base/json_text.h"
#include "registry/registry.h"
#include "strength/judge.h"
#include "strength/place.h"

namespace hanpan::cli {

namespace {

double rounded(double x) { return std::round(x * 10000) / 10000; }

json json_decision(const strength::judged_decision& d)
{
    return {{"index", d.index},   {"kind", d.kind},          {"phase", d.phase},         {"played", d.played},
            {"better", d.better}, {"gain", rounded(d.gain)}, {"coach", rounded(d.coach)}};
}

/// What costs most, the dearest kind first.
json json_kinds(const std::vector<strength::judged_round>& rounds)
{
    struct kind_costs {
        std::string_view kind;
        int decisions = 0;
        double cost = 0;
    };
    std::vector<kind_costs> kinds;
    for (const strength::judged_round& r : rounds)
        for (const strength::judged_decision& d : r.decisions) {
            auto at = std::find_if(kinds.begin(), kinds.end(), [&](const auto& k) { return k.kind == d.kind; });
            if (at == kinds.end())
                at = kinds.insert(at, {d.kind});
            ++at->decisions;
            at->cost += d.cost();
        }
    std::stable_sort(kinds.begin(), kinds.end(), [](const auto& a, const auto& b) { return a.cost > b.cost; });
    json list = json::array();
    for (const kind_costs& k : kinds)
        list.push_back({{"kind", k.kind}, {"decisions", k.decisions}, {"cost", rounded(k.cost)}});
    return list;
}

json json_strength(const strength::round_sums& sums, std::string_view game)
{
    const auto places = strength::places_of(game);
    json told{{"rounds", sums.rounds}, {"rounds_to_go", strength::rounds_to_go(sums, places)}};
    if (const auto found = strength::measured(sums)) {
        const auto at = strength::between(found->value, places);
        told["skill"] = rounded(found->value);
        told["low"] = rounded(found->low);
        told["high"] = rounded(found->high);
        told["above"] = at.above;
        told["below"] = at.below;
    }
    return told;
}

} // namespace

json judged(std::string_view record, seat who)
{
    const auto match = match_from_record(record);
    if (!match)
        return failure(match.error);
    if (who < 0 || who >= (*match)->setup().players)
        return failure("there is no seat " + std::to_string(who) + " at this table");
    const std::atomic<bool> stop{false};
    const double swing = (*match)->swing();
    const std::string& game = (*match)->setup().game;
    const auto found = strength::judge_rounds(**match, who, stop);
    strength::round_sums sums;
    json rounds = json::array();
    for (const strength::judged_round& r : found) {
        const double skill = strength::skill_of(r, swing);
        sums.add(skill);
        json decisions = json::array();
        for (const strength::judged_decision& d : r.decisions)
            decisions.push_back(json_decision(d));
        rounds.push_back({{"round", r.round + 1},
                          {"promised", rounded(r.promised)},
                          {"luck", rounded(r.luck())},
                          {"gain", rounded(r.gain)},
                          {"paid", r.paid},
                          {"coach", rounded(r.coach)},
                          {"skill", rounded(skill)},
                          {"decisions", std::move(decisions)}});
    }
    return {{"game", game},
            {"seat", who},
            {"swing", rounded(swing)},
            {"strength", json_strength(sums, game)},
            {"kinds", json_kinds(found)},
            {"rounds", std::move(rounds)}};
}

json measured(std::string_view text, std::string_view game, int block)
{
    if (find_game(game) == nullptr)
        return failure("unknown game " + in_quotes(std::string(game)) + "; there are " + known_games());
    json answers = json::array();
    strength::round_sums sums;
    int number = 0;
    while (!text.empty()) {
        const std::size_t end = std::min(text.find('\n'), text.size());
        const std::string_view line = text.substr(0, end);
        text.remove_prefix(std::min(end + 1, text.size()));
        ++number;
        if (line.empty())
            continue;
        const auto read = read_json(line);
        const auto of_line = [&](const std::string& what) {
            return failure("line " + std::to_string(number) + ": " + what);
        };
        if (!read)
            return of_line(read.error.text());
        if (!read->is_object() || !read->contains("skill") || !(*read)["skill"].is_number())
            return of_line("a judged round is an object with a number \"skill\", as judge prints it");
        sums.add((*read)["skill"].get<double>());
        if (block > 0 && sums.rounds == block) {
            answers.push_back(json_strength(sums, game));
            sums = {};
        }
    }
    if (sums.rounds > 0)
        answers.push_back(json_strength(sums, game));
    return {{"game", game}, {"blocks", std::move(answers)}};
}

} // namespace hanpan::cli
