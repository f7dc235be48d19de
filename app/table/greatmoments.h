// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <atomic>

#include <QList>

#include "games/moment.h"
#include "match/match.h"

/// A great moment of a match that is collected.
struct GreatOne {
    Moment moment;
    QString place;  ///< in the album (GreatKind::id)
    int round = 0;  ///< from 0
    int action = 0; ///< the number of the action that brought it, in the record
    QList<int> by;  ///< the seats that made it
};

/// The great moments of all finished rounds, in their order, by whichever seat: the match is played anew, some
/// thousandths of a second a round. When `stop` becomes true it returns soon, with what it has found.
QList<GreatOne> greatMoments(const hanpan::match& match, const std::atomic<bool>& stop);
