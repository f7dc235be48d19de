// SPDX-License-Identifier: GPL-3.0-or-later
#include "playedrules.h"

#include <algorithm>
#include <string>
#include <utility>
#include <vector>

namespace {

/// So many matches are kept, whatever rules they were played by; those asked for longest ago go first.
constexpr std::size_t mostMatchesKept = 60'000;

std::mutex oneAtATime;
/// By game, players and rules, the one asked for last at the end.
std::vector<std::pair<std::string, PlayedRules::Study>> shelf;

} // namespace

PlayedRules::Turn PlayedRules::turn() { return Turn(oneAtATime); }

PlayedRules::Study PlayedRules::study(const Turn&, const hanpan::game_entry& game, int players,
                                      const hanpan::rule_values& rules)
{
    std::string name = std::string(game.id) + std::to_string(players) + rules.dump();
    const auto found = std::find_if(shelf.begin(), shelf.end(), [&](const auto& kept) { return kept.first == name; });
    if (found != shelf.end()) {
        std::rotate(found, found + 1, shelf.end());
        return shelf.back().second;
    }
    auto made = hanpan::effects::study::of({&game, players, rules, 1});
    if (!made)
        return nullptr;
    std::size_t matches = 0;
    for (const auto& kept : shelf)
        matches += kept.second->matches();
    while (!shelf.empty() && matches > mostMatchesKept) {
        matches -= shelf.front().second->matches();
        shelf.erase(shelf.begin());
    }
    shelf.emplace_back(std::move(name), std::make_shared<hanpan::effects::study>(std::move(*made)));
    return shelf.back().second;
}
