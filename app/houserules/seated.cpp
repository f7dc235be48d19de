// SPDX-License-Identifier: GPL-3.0-or-later
#include "seated.h"

std::unique_ptr<hanpan::match> seated(const hanpan::game_entry& entry, const hanpan::rule_values& values, int players)
{
    hanpan::match_setup setup;
    setup.game = entry.id;
    setup.rules = values;
    QList<int> numbers{players > 0 ? players : values.value("players", entry.min_players)};
    for (int number = entry.min_players; number <= entry.max_players; ++number)
        numbers.append(number);
    for (const int number : std::as_const(numbers)) {
        setup.players = number;
        if (auto made = hanpan::make_match(setup))
            return std::move(*made.value);
    }
    return nullptr;
}

Situation opening(const hanpan::match& match)
{
    Situation situation;
    situation.players = match.setup().players;
    situation.rules = match.rules();
    situation.seen = match.view_of(0);
    return situation;
}
