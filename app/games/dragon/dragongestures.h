// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "games/dragon/dragonwords.h"

/// Dragon Holla at the table: what a gesture means. Its words are those of DragonWords.
class DragonTable final : public DragonWords {
public:
    Meaning gesture(const Situation& s, const QList<HeldPiece>& held, const QString& target, int place) const override;
    QStringList naturalTargets(const Situation& s, const HeldPiece& piece) const override;
    QString primaryButton(const Situation& s) const override;
    std::vector<hanpan::zone> extraZones(const Situation& s) const override;
    QStringList ownZones(const Situation& s) const override;
    QStringList playableIn(const Situation& s, const QString& zoneId) const override;
    bool selectsOne(const Situation&) const override { return true; }
    int thinkingTime(const Situation& s) const override;
    QString onTimeout(const Situation& s) const override;
    QString setApart(const Situation& s) const override;
    int rankOrder(const QString& face) const override;
    int suitOrder(const QString& face) const override;
    QList<QStringList> handGroups(const Situation& s, const QStringList& faces) const override;

    // dragonjudge.cpp
    QList<JudgeQuestion> judgeQuestions(const Situation& s) const override;
    QList<QStringList> judgePieces(const Situation& s) const override;
    int judgeCopies(const Situation& s, const QString& face) const override;
    JudgeAnswer judged(const Situation& s, const JudgeCase& asked) const override;
    QString firstOrder() const override { return QStringLiteral("melds"); }
    QStringList shownHand(const Situation& s, hanpan::seat who, const QStringList& faces) const override;
    bool isHeld(const QString& kind) const override;
    bool clockwise(const Situation& s) const override;
};

/// The game's faces, for app/games/registry.cpp.
const GameTable& dragonTable();
