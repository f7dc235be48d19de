// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>

#include "arena/table.h"
#include "match/match.h"

namespace hanpan::arena {

/// What `hanpan-engine arena` plays.
struct tournament {
    const game_entry* game = nullptr; ///< not null
    int players = 0;
    std::vector<std::string> bots; ///< at most one a seat; the last one takes the seats left
    std::uint64_t rounds = 100;    ///< deals, each played in every rotation
    std::uint64_t seed = 0;
    rule_values rules; ///< whatever rulebook::read takes
    int threads = 1;
    int shard = 0, shards = 1; ///< plays every `shards`-th deal, beginning with deal `shard`
    int bot_timeout_ms = 2000;
};

using table_maker = std::function<std::unique_ptr<table>(const table_setup&)>;

/// Plays it, or gives one sentence saying what is wrong. For the lab's oracles, `make_table` replaces the game's own
/// tables and `knows` adds names to the usual bots.
parsed<tally> play(const tournament& wanted, const table_maker& make_table = {},
                   const std::function<bool(const std::string&)>& knows = {});

} // namespace hanpan::arena
