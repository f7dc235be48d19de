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
    /// Whether this action opens a claim window as far as anyone can see. After it the table pauses for the same short
    /// time whoever may claim, so that the pause reveals nothing.
    virtual bool opensClaims(const Situation& s, const QString& action) const = 0;
    /// Whether seats other than the one in turn are asked now (a claim window).
    virtual bool inClaims(const Situation& s) const;
    /// Whether claims are a race: the first answer wins.
    virtual bool isRace(const Situation&) const { return false; }
    /// Whether somebody may still take this turn, or has called for it, so that it is nobody's yet. As far as the match
    /// knows, whatever the human's seat sees.
    virtual bool claimsOpen(const Situation&) const { return false; }
    /// What everybody who is not asked is told meanwhile, the same for all; "" = nothing.
    virtual QString waiting(const Situation&) const { return {}; }

protected:
    GameClaims() = default;
};
