// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "table/playedmatch.h"
#include "table/replay.h"

/// A match of the history, looked at from the person's seat where he decided something. No table is laid for it.
class Hindsight {
public:
    /// Takes what was woken, as far as it may be told. Its game must have a table.
    void take(const hanpan::match& match, const WokenMatch& woken, const Secrets& secrets);
    explicit operator bool() const { return bool(played_); }
    const GameTable& game() const { return played_.game(); }

    /// The place of the replay at which the action of that number is still to be taken.
    int placeOf(int action) const { return replay_.placeOf(action); }
    /// What the person saw there. Its judge() is of use until another action is asked for.
    Situation at(int action);
    /// What would be seen once `other` was done in its place; as at() where that may not be told.
    Situation after(int action, const QString& other);

private:
    PlayedMatch played_;
    Replay replay_;
};
