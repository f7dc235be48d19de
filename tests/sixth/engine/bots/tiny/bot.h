// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "game/knowledge.h"
#include "games/tiny/game.h"

namespace hanpan::tiny {

/// Draws, claims nothing, discards the highest number.
action rule_based(const view& v, random_stream& rng);

} // namespace hanpan::tiny

namespace hanpan {

/// The least that bots must know of a game (game/hooks.h).
template <>
struct bot_of<tiny::game> {
    using hooks = hook_list<>;
};
static_assert(knowledge::checked<tiny::game>());

} // namespace hanpan
