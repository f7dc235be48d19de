// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace hanpan::effects {

/// How long a turn takes, seconds. As it is given: people at a table.
struct pace {
    double own = 8;    ///< of one person
    double others = 8; ///< of each other player
};

/// How long so many turns of a round take, minutes: one player in `players` is the person.
inline double minutes(double turns, int players, const pace& p = {})
{
    return turns * (p.own + (players - 1) * p.others) / players / 60;
}

} // namespace hanpan::effects
