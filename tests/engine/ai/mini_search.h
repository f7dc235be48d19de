// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <stdexcept>

#include "ai/public_tree.h"
#include "search/thinking.h"

namespace hanpan::mini {

/// The engine's own search (flat_search under `decision`, as in the real games) as a player of the mini game. It throws new
/// dice at every decision, so its policy is a mean over them: every decision is made `dice` times.
inline decider searching(const player_config& m, int dice)
{
    return [m, dice, moment = std::uint64_t{0}](const table& t, seat who, card_set hand,
                                                std::span<const action> choices, std::span<double> chances) mutable {
        static const std::atomic<bool> never{false};
        view seen;
        static_cast<table&>(seen) = t;
        seen.who = who;
        seen.hand = hand;
        ++moment;
        for (int d = 0; d < dice; ++d) {
            const action chosen = decision<game>(seen, who, m, static_cast<std::uint64_t>(d), moment).make(never).best;
            const auto at =
                static_cast<std::size_t>(std::find(choices.begin(), choices.end(), chosen) - choices.begin());
            if (at == choices.size())
                throw std::logic_error("the search chose what is not allowed");
            chances[at] += 1.0 / dice;
        }
    };
}

} // namespace hanpan::mini
