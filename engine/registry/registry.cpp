// SPDX-License-Identifier: GPL-3.0-or-later
#include "registry/registry.h"

#include "base/json_text.h"
#include "match/record.h"
#include "registry/games.h"

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

parsed<const game_entry*> known_game(std::string_view id)
{
    using result = parsed<const game_entry*>;
    if (const game_entry* game = find_game(id))
        return result(game);
    return result::failure({HANPAN_SENTENCE("engine", "unknown game %1; there are %2"), in_quotes(id), known_games()});
}

parsed<std::unique_ptr<match>> make_match(const match_setup& setup)
{
    const auto game = known_game(setup.game);
    return game ? (*game)->create(setup) : parsed<std::unique_ptr<match>>::failure(game.error);
}

parsed<std::unique_ptr<match>> match_from_record(std::string_view text) { return read_record(text, all_games()); }

} // namespace hanpan
