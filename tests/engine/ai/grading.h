// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "game/knowledge.h"
#include "match/grades.h"

namespace hanpan {

/// Is an option of an exact search, played, graded as it deserves, when it truly loses `loss` against the best? An exactly best
/// one never below good, an exact blunder (half of what a round moves) never above an inaccuracy.
template <class Option>
bool grade_fits(const Option& option, double loss, double swing)
{
    reviewed_decision d;
    d.cost = option.behind;
    d.cost_error = option.behind_error;
    const grade g = graded(d, swing);
    if (loss <= 0)
        return g == grade::best || g == grade::good;
    return loss < swing / 2 || (g >= grade::inaccuracy && g <= grade::blunder);
}

} // namespace hanpan
