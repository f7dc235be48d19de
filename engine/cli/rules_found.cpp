// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/rules_found.h"

#include <atomic>
#include <cmath>
#include <optional>

#include <CLI/CLI.hpp>

#include "arena/tally.h"
#include "cli/arena.h"
#include "effects/finder.h"
#include "registry/registry.h"

namespace hanpan::cli {

namespace {

using effects::house;
using effects::preference;
using effects::trait;

/// "length=-1" (−1 … 1) or "length:40" (a value of its figure).
parsed<preference> read_preference(const std::string& text)
{
    using result = parsed<preference>;
    const std::size_t sign = text.find_first_of("=:");
    const std::optional<trait> what = effects::read_trait(text.substr(0, sign));
    const json number = json::parse(sign == std::string::npos ? "" : text.substr(sign + 1), nullptr, false);
    const double value = number.is_number() ? number.get<double>() : NAN;
    if (!what || !(std::abs(value) <= 1e6) || (text[sign] == '=' && std::abs(value) > 1))
        return result::failure(
            {HANPAN_SENTENCE("engine", "--want: '%1' is not written like length=-1 (from -1, little, to 1, much) or "
                                       "length:40 (near this value); there are length, stakes, skill, fairness, claims "
                                       "and plain"),
             text});
    preference p;
    p.what = *what;
    if (text[sign] == '=')
        p.toward = value;
    else
        p.value = value;
    return result(p);
}

json to_json(const house& h, const std::vector<std::string>& wanted)
{
    json object{{"preset", h.preset}, {"away", arena::rounded(h.away)}, {"rounds", h.rounds}};
    json& changes = object["changes"] = json::array();
    for (const effects::field_change& c : h.changed) {
        json one{{"field", c.field}, {"from", c.from}, {"to", c.to}};
        for (const effects::change& f : c.changes)
            one["figures"][f.after.id] = effects::to_json(f);
        changes.push_back(std::move(one));
    }
    for (std::size_t i = 0; i < h.preferences.size(); ++i) {
        const effects::met& m = h.preferences[i];
        json one = effects::to_json(m.f);
        if (m.f.known) {
            one["target"] = arena::rounded(m.target);
            one["away"] = arena::rounded(m.away);
            one["met"] = m.there;
        }
        object["wanted"][wanted[i]] = std::move(one);
    }
    for (const message& doubt : h.doubts)
        object["doubts"].push_back(doubt.text());
    return object;
}

} // namespace

void add_finding_options(CLI::App& command, finding_options& options)
{
    command.add_option("--game", options.game, "which game")->required();
    command.add_option("--players", options.players, "seats at the table")->required();
    command
        .add_option(
            "--want", options.wanted,
            "what is wanted: length=-1 (short rounds) to length=1 (long ones); stakes, skill, fairness, claims and "
            "plain in the same way; length:40 is near 40 turns")
        ->delimiter(',');
    command.add_option("--youngest", options.youngest, "years of the youngest player: plainer rules below 12")
        ->check(CLI::Range(3, 120));
    command.add_option("--changes", options.changes, "change at most so many rules of a preset")
        ->check(CLI::Range(0, 8))
        ->capture_default_str();
    command.add_option("--seed", options.seed, "random seed of the deals and the bots")->capture_default_str();
}

json find_rules(const finding_options& options)
{
    const auto game = known_game(options.game);
    if (!game)
        return failure(game.error);
    effects::finder::wanted what{*game, options.players, {}, options.seed, options.changes, 2};
    std::vector<std::string> names;
    for (const std::string& text : options.wanted) {
        const auto one = read_preference(text);
        if (!one)
            return failure(one.error);
        what.preferences.push_back(*one);
        names.emplace_back(effects::to_text(one->what));
    }
    if (const auto plain = effects::for_youngest(options.youngest)) {
        what.preferences.push_back(*plain);
        names.emplace_back("youngest");
    }
    auto finder = effects::finder::of(std::move(what));
    if (!finder)
        return failure(finder.error);
    const std::atomic<bool> never{false};
    while (finder->step(never)) {
    }
    const effects::found_houses found = finder->found();
    json answer{{"game", options.game}, {"players", options.players}, {"seed", options.seed}};
    for (const auto& [name, houses] : {std::pair("presets", &found.presets), std::pair("changed", &found.changed)}) {
        json& list = answer[name] = json::array();
        for (const house& h : *houses)
            list.push_back(to_json(h, names));
    }
    json& unmet = answer["unmet"] = json::array();
    for (const std::size_t i : found.unmet)
        unmet.push_back(names[i]);
    for (const auto& refused : found.refused)
        answer["refused"][refused.preset] = refused.why.text();
    return answer;
}

} // namespace hanpan::cli
