// SPDX-License-Identifier: GPL-3.0-or-later
#include <cstdint>
#include <memory>
#include <string>
#include <string_view>

#include "match/match.h"
#include "registry/registry.h"

// The first byte says the game; every line is an answer of whoever is to act, and what is refused changes nothing.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    if (size < 2)
        return 0;
    const auto games = hanpan::all_games();
    hanpan::match_setup setup;
    setup.game = games[data[0] % games.size()].id;
    setup.players = 3;
    setup.seed = 7;
    auto made = hanpan::make_match(setup);
    if (!made)
        return 0;
    hanpan::match& match = **made;
    std::string_view rest(reinterpret_cast<const char*>(data + 1), size - 1);
    while (!rest.empty() && !match.round_over() && !match.to_act().empty()) {
        const auto end = rest.find('\n');
        const std::string_view line = rest.substr(0, end);
        rest = end == std::string_view::npos ? std::string_view() : rest.substr(end + 1);
        const hanpan::seat who = match.to_act().lowest();
        const auto before = match.actions().size();
        if (!match.play(who, line).allowed() && match.actions().size() != before)
            __builtin_trap();
    }
    return 0;
}
