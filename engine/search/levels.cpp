// SPDX-License-Identifier: GPL-3.0-or-later
#include "search/levels.h"

#include <algorithm>
#include <charconv>

#include "base/json_text.h"
#include "search/bot.h"

namespace hanpan {

namespace {

constexpr level table[] = {
    {"random", {.how = thought::chance}, "No thought at all: the floor every measurement stands on."},
    {"learner",
     {.how = thought::rules, .remembers = 4},
     "Knows what sort of move is due; often it is careless in carrying it out, and it has forgotten all but the last "
     "four discards. Someone who has read the rules once beats it."},
    {"casual",
     {.how = thought::rules},
     "The rule-based player with a whole memory: sound moves without looking ahead."},
    {"skilled",
     {.how = thought::worlds},
     "Looks ahead, in so few worlds that chance still decides between choices that are close."},
    {"expert", {.how = thought::worlds}, "The same in many more worlds; a decision stays well within half a second."},
    {"master",
     {.how = thought::worlds},
     "The same in as many worlds as anyone likes to wait for: about a second at most."},
};

template <class Number>
bool read_number(std::string_view text, Number& number)
{
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
    return error == std::errc() && end == text.data() + text.size();
}

} // namespace

std::span<const level> levels() { return table; }

const level* find_level(std::string_view id)
{
    const auto* found = std::find_if(std::begin(table), std::end(table), [&](const level& l) { return l.id == id; });
    return found == std::end(table) ? nullptr : found;
}

player_config level::in(const level_numbers& game) const
{
    player_config m = usual;
    if (id == "learner")
        m.epsilon_percent = game.epsilon_percent;
    if (m.how != thought::worlds)
        return m;
    if (id == "expert")
        m.search.gate = game.expert_gate;
    if (id == "skilled") {
        m.search.effort = game.skilled;
        m.search.gate = game.skilled_gate;
        m.search.beliefs = game.skilled_believes;
    } else {
        m.search.effort = id == "expert" ? game.expert : game.master;
    }
    return m;
}

std::vector<std::string_view> offered_levels(const level_numbers& game)
{
    std::vector<std::string_view> offered;
    for (const level& l : table)
        if (l.usual.how != thought::chance &&
            std::find(game.too_close.begin(), game.too_close.end(), l.id) == game.too_close.end())
            offered.push_back(l.id);
    return offered;
}

std::string_view offered_level(const level_numbers& game, std::string_view id)
{
    const std::vector<std::string_view> offered = offered_levels(game);
    const level* wanted = find_level(id);
    if (wanted == nullptr)
        return {};
    for (const level* l = wanted; l != std::end(table); ++l)
        if (std::find(offered.begin(), offered.end(), l->id) != offered.end())
            return l->id;
    return {};
}

parsed<player_config> read_player_config(std::string_view name, const level_numbers& game)
{
    if (const level* known = find_level(name))
        return parsed<player_config>(known->in(game));
    const auto wrong = [&](const std::string& what) {
        return parsed<player_config>::failure(in_quotes(std::string(name)) + what);
    };
    if (const auto colon = name.find(':'); colon != std::string_view::npos)
        if (const level* known = find_level(name.substr(0, colon)))
            if (const auto liked = find_temperament(name.substr(colon + 1))) {
                player_config m = known->in(game);
                m.temperament = *liked;
                return parsed<player_config>(m);
            }
    constexpr std::string_view prefix = "mc:";
    if (!name.starts_with(prefix)) {
        std::string known;
        for (const level& l : table)
            known += std::string(l.id) + ", ";
        return wrong(" is no bot; there are " + known + "mc:WORLDS, mc:WORLDS:GATE");
    }
    std::string_view rest = name.substr(prefix.size());
    player_config m{.how = thought::worlds};
    if (const auto colon = rest.find(':'); colon != std::string_view::npos) {
        // Tenths are enough; not every library has from_chars for floating point.
        std::string_view gate = rest.substr(colon + 1);
        rest = rest.substr(0, colon);
        const auto point = gate.find('.');
        int whole_part = 0, tenths = 0;
        const bool good = read_number(gate.substr(0, point), whole_part) &&
                          (point == std::string_view::npos ||
                           (gate.size() == point + 2 && read_number(gate.substr(point + 1), tenths)));
        if (!good || whole_part < 0 || tenths < 0)
            return wrong(": the gate is a number like 1 or 1.5");
        m.search.gate = whole_part + tenths / 10.0;
    }
    constexpr int most = 1'000'000;
    if (!read_number(rest, m.search.effort) || m.search.effort < 1 || m.search.effort > most)
        return wrong(": the worlds are a number from 1 to 1000000");
    return parsed<player_config>(m);
}

const std::vector<std::string>& bot_levels()
{
    static const std::vector<std::string> names = [] {
        std::vector<std::string> all;
        for (const level& l : table)
            all.emplace_back(l.id);
        return all;
    }();
    return names;
}

bool is_bot_level(const std::string& name) { return find_level(name) != nullptr; }

} // namespace hanpan
