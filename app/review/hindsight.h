// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "table/playedmatch.h"
#include "table/replay.h"

/// A match of the history, seen from the person's seat at the person's decisions, without a table.
class Hindsight {
public:
    /// Takes a restored match, as far as it may be shown. Its game must have a table.
    void take(const hanpan::match& match, const WokenMatch& woken, const Secrets& secrets);
    explicit operator bool() const { return bool(played_); }
    const GameTable& game() const { return played_.game(); }

    /// The place of the replay at which the action of that number is still to be taken.
    int placeOf(int action) const { return replay_.placeOf(action); }
    /// What the person saw there. Its judge() is valid until another action is asked for.
    Situation at(int action);
    /// What would be seen after `other` was done instead; the same as at() if that must stay secret.
    Situation after(int action, const QString& other);

private:
    PlayedMatch played_;
    Replay replay_;
};
