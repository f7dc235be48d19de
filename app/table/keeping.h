// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <optional>

#include <QTimer>

#include "history/matchkeeper.h"

class PlayedMatch;

/// Writes the match that is played into the history, and goes on trying while that cannot be done; the history shows a sign
/// until it is done.
class Keeping {
public:
    /// `again`: asks for keep() once more, a second after it failed.
    explicit Keeping(std::function<void()> again);

    /// Matches are kept from the next one on.
    bool on() const { return on_; }
    void setOn(bool on) { on_ = on; }
    /// The match of the history the next one is taken over from; 0 = none.
    void setParentOfNext(int id) { parentOfNext_ = id; }

    /// A match begins; `nonce`: what its deals are hashed with; `from`: the kept one that goes on, nullptr = a new one. One that is open elsewhere, or not whole, goes on as a practice match of its own.
    void begin(PlayedMatch& played, bool demo, const QString& nonce, const WokenMatch* from);
    /// Writes what has happened; to be called before it is shown.
    void keep(const PlayedMatch& played, bool demo);
    /// The match is left.
    void stop(const PlayedMatch& played, bool demo);
    /// Of the match that is kept; 0 = none is, or nothing of it could be written yet.
    int matchId() const { return keeper_ ? keeper_->id() : 0; }

private:
    void tell(const PlayedMatch& played, bool demo);

    std::optional<MatchKeeper> keeper_;
    QTimer again_; ///< runs while the last of it is not written
    int parentOfNext_ = 0;
    bool on_ = false;
};
