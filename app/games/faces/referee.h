// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "games/judging.h"
#include "games/situation.h"

/// The judge for a real table. `s` does not belong to a match: it has rules, players and their names, and `me` is
/// nobody.
class GameReferee {
public:
    virtual ~GameReferee() = default;

    /// The questions possible under these rules; empty = this game has no judge.
    virtual QList<JudgeQuestion> judgeQuestions(const Situation&) const { return {}; }
    /// Every piece of the set under these rules by its face, equal ones as often as there are.
    virtual QStringList judgeSet(const Situation&) const = 0;
    /// Its faces in the rows in which people look for them.
    virtual QList<QStringList> judgePieces(const Situation&) const = 0;
    /// The answer. Every field has at least the pieces it needs; nothing else is guaranteed.
    virtual JudgeAnswer judged(const Situation&, const JudgeCase&) const { return {}; }

protected:
    GameReferee() = default;
};
