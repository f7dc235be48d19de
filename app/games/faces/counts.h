// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <utility>

#include "games/situation.h"

/// What the history counts.
class GameCounts {
public:
    virtual ~GameCounts() = default;

    /// The ids of the counts that an action of the person increases: "claims", "stops", "lay_downs", "doubles".
    virtual QStringList countsOf(const QString& action) const = 0;
    /// Whether rounds won in this way are counted.
    virtual bool countsEnding(const QString& /*ending*/) const { return false; }
    /// Whether the winning hand of a round is counted, by its settlement's lines.
    virtual bool countsHands() const { return false; }
    /// This game's name for a way a round ends; "" = the common name (history/historywords.h).
    virtual QString endingName(const QString& /*ending*/) const { return {}; }
    /// What a kind of decision (bots/<game>/decisions.h) is about: "Which card to discard".
    virtual QString decisionName(const QString& /*kind*/) const { return {}; }
    /// What is worth a line where rules are compared: a figure of engine/effects ("does.stop", "pays.dragon") and its
    /// words.
    virtual QList<std::pair<QString, QString>> happenings() const { return {}; }

protected:
    GameCounts() = default;
};
