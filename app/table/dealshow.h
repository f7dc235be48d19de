// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "games/gametable.h"

/// The deal as it is shown: the game's own scenes one after another, or all pieces in the stock for a moment, so that a view
/// shows them go out. The position is the match's all the while; only what is seen comes later.
class DealShow {
public:
    /// `position`: as it is once everything is dealt. `shown`: a person watches; `anew`: nothing has happened in the round
    /// yet, so that the game's scenes can be seen.
    void begin(const Situation& position, const GameTable& game, bool shown, bool anew);
    /// No deal is shown (any more).
    void end() { running_ = false; }
    bool running() const { return running_; }

    /// It has scenes, and one of them is shown.
    bool hasScenes() const { return !scenes_.isEmpty(); }
    const DealScene& scene() const { return scenes_[at_]; }
    /// On to the next one; false after the last.
    bool next();
    void toLast() { at_ = std::max<qsizetype>(at_, scenes_.size() - 1); }
    /// What is to be seen now in place of the position.
    Situation sight() const;
    /// How long it is looked at, in steps of the table's speed.
    double stay() const { return scenes_.isEmpty() ? 1 : scene().stay; }
    /// The words are those of another language.
    void say(const QStringList& names, const GameTable& game);

private:
    Situation position_;
    QList<DealScene> scenes_; ///< empty = all pieces lie in the stock until it is over
    qsizetype at_ = 0;
    bool running_ = false;
};
