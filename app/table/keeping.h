// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <optional>

#include <QTimer>

#include "history/matchkeeper.h"

class PlayedMatch;

/// Writes the current match into the history, and keeps trying if that fails; the history shows a sign until it is
/// done.
class Keeping {
public:
    /// `again`: called a second after a failure; it has to call keep() once more.
    explicit Keeping(std::function<void()> again);

    /// Whether matches are kept, from the next one on.
    bool on() const { return on_; }
    void setOn(bool on) { on_ = on; }
    /// The match of the history from which the next one is taken over; 0 = none.
    void setParentOfNext(int id) { parentOfNext_ = id; }

    /// A match begins. `nonce`: what its deals are hashed with. `from`: the kept match that goes on, nullptr = a new
    /// one. If that one is open elsewhere or incomplete, it goes on as a practice match of its own.
    void begin(PlayedMatch& played, bool demo, const QString& nonce, const WokenMatch* from);
    /// Writes what has happened; to be called before it is shown.
    void keep(const PlayedMatch& played, bool demo);
    /// The match is left.
    void stop(const PlayedMatch& played, bool demo);
    /// The kept match's id; 0 = none is kept, or nothing of it could be written yet.
    int matchId() const { return keeper_ ? keeper_->id() : 0; }

private:
    void tell(const PlayedMatch& played, bool demo);

    std::optional<MatchKeeper> keeper_;
    QTimer again_; ///< runs while the latest changes are not written
    int parentOfNext_ = 0;
    bool on_ = false;
};
