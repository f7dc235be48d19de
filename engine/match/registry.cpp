// SPDX-License-Identifier: GPL-3.0-or-later
#include "base/json_text.h"
#include "match/games.h"
#include "match/match.h"

namespace hanpan {

namespace {

template <class... Gs>
std::vector<game_entry> entries_of(type_list<Gs...>)
{
    return {entry_of<Gs>()...};
}

} // namespace

const std::vector<game_entry>& all_games()
{
    static const std::vector<game_entry> games = entries_of(game_types{});
    return games;
}

const game_entry* find_game(std::string_view id)
{
    for (const game_entry& g : all_games())
        if (g.id == id)
            return &g;
    return nullptr;
}

std::string known_games()
{
    std::string known;
    for (const game_entry& g : all_games())
        known += (known.empty() ? "" : ", ") + std::string(g.id);
    return known;
}

parsed<std::unique_ptr<match>> match::create(const match_setup& setup)
{
    if (const game_entry* game = find_game(setup.game))
        return game->create(setup);
    return parsed<std::unique_ptr<match>>::failure("unknown game " + in_quotes(setup.game) + "; there are " +
                                                   known_games());
}

} // namespace hanpan
