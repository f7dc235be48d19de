// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "games/situation.h"

/// Whose turn it is, and who else may take it.
class GameClaims {
public:
    virtual ~GameClaims() = default;

    /// The seat whose turn it is (not: who may claim); no_seat when the round is over.
    virtual hanpan::seat turn(const Situation& s) const = 0;
    /// The claim window in which `me` may answer now; nothing when there is none.
    virtual std::optional<ClaimWindow> claim(const Situation& s) const = 0;
    /// Does this action open a claim window as far as anyone can see? After it the table pauses for the same short time
    /// whoever may claim, so that the pause tells nothing.
    virtual bool opensClaims(const Situation& s, const QString& action) const = 0;
    /// Are seats besides the one in turn asked now (a claim window)?
    virtual bool inClaims(const Situation& s) const;
    /// Claims are a race here: the first answer wins.
    virtual bool isRace(const Situation&) const { return false; }
    /// May somebody still take this turn away, or has somebody called for it, so that it is nobody's yet? As far as the
    /// match knows, whatever the human's seat sees.
    virtual bool claimsOpen(const Situation&) const { return false; }
    /// What everybody who is not asked is told then, the same for all; "" = nothing.
    virtual QString waiting(const Situation&) const { return {}; }

protected:
    GameClaims() = default;
};
