// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "games/situation.h"

/// What the history counts.
class GameCounts {
public:
    virtual ~GameCounts() = default;

    /// Ids of what an action of the person adds one to: "claims", "stops", "lay_downs", "doubles".
    virtual QStringList countsOf(const QString& action) const = 0;
    /// Rounds won in this way are counted.
    virtual bool countsEnding(const QString& /*ending*/) const { return false; }
    /// A round that was won names the hand it was won with, by its settlement's lines.
    virtual bool countsHands() const { return false; }
    /// What is shown although it never happened, in this order.
    virtual QStringList usualCounts() const { return {}; }
    /// What this game calls a count, or a way a round ends; "" = as all games do (history/historywords.h).
    virtual QString countName(const QString& /*count*/) const { return {}; }
    virtual QString endingName(const QString& /*ending*/) const { return {}; }
    /// What exactly is counted, in a sentence; "" = as all games say it, or nothing.
    virtual QString countHint(const QString& /*count*/) const { return {}; }

protected:
    GameCounts() = default;
};
