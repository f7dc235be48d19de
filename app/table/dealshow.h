// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "games/gametable.h"

/// The deal as it is shown: the game's own scenes one after another, or all pieces in the stock for a moment, so that a
/// view shows them go out. The match already has its position meanwhile; only what is seen comes later.
class DealShow {
public:
    /// `position`: as it is once everything is dealt. `shown`: a person watches. `anew`: nothing has happened in the
    /// round yet, so the game's scenes can be shown.
    void begin(const Situation& position, const GameTable& game, bool shown, bool anew);
    /// Stops showing a deal.
    void end() { running_ = false; }
    bool running() const { return running_; }

    /// Whether it has scenes, one of which is shown.
    bool hasScenes() const { return !scenes_.isEmpty(); }
    const DealScene& scene() const { return scenes_[at_]; }
    /// Goes on to the next scene; false after the last.
    bool next();
    void toLast() { at_ = std::max<qsizetype>(at_, scenes_.size() - 1); }
    /// What is to be seen now instead of the position.
    Situation sight() const;
    /// How long the scene is shown, in steps of the table's speed.
    double stay() const { return scenes_.isEmpty() ? 1 : scene().stay; }
    /// Makes the scenes' words anew, after a change of language.
    void say(const QStringList& names, const GameTable& game);

private:
    Situation position_;
    QList<DealScene> scenes_; ///< empty = all pieces lie in the stock until it is over
    qsizetype at_ = 0;
    bool running_ = false;
};
