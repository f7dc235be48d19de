// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <vector>

#include "game/knowledge.h"
#include "games/hohpai/actions.h"
#include "games/hohpai/view.h"

namespace hanpan::hohpai {

/// Does the view's seat know where every piece lies?
bool all_known(const view& v);

/// The end of a deal in which nothing is hidden and nothing is left to chance, solved to its last turn: every player
/// maximises what he himself is paid (and of equal ways takes the first in `legal`).
class endgame {
public:
    static constexpr int most_turns = 6;

    explicit endgame(const state& world) : world_(world) {}

    /// Are few turns left before the deal is drawn, with no mixing before that?
    bool solvable() const;
    /// Every choice of `who` with its exact worth in whole units.
    std::vector<search_option<action>> options(seat who) const;

private:
    using payments = std::array<half_units, 4>;
    static payments value(const state& s);

    const state& world_;
};

} // namespace hanpan::hohpai
