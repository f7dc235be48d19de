// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "games/hohpai/hohpaiwords.h"

/// Ho-Hpai at the table: what a gesture means, the deal as a ceremony, and what is seen to travel. Its words are those of
/// HohpaiWords.
class HohpaiTable final : public HohpaiWords {
public:
    Meaning gesture(const Situation& s, const QList<HeldPiece>& held, const QString& target, int place) const override;
    QStringList naturalTargets(const Situation& s, const HeldPiece& piece) const override;
    bool selectsOne(const Situation&) const override { return true; }
    QString primaryButton(const Situation& s) const override;
    std::vector<hanpan::zone> extraZones(const Situation& s) const override;
    int rankOrder(const QString& face) const override;
    int suitOrder(const QString& face) const override;
    QList<QStringList> handGroups(const Situation& s, const QStringList& faces) const override;

    // hohpaijudge.cpp
    QList<JudgeQuestion> judgeQuestions(const Situation& s) const override;
    QList<QStringList> judgePieces(const Situation& s) const override;
    int judgeCopies(const Situation& s, const QString& face) const override;
    JudgeAnswer judged(const Situation& s, const JudgeCase& asked) const override;
    QString firstOrder() const override { return QStringLiteral("melds"); }
    QStringList shownHand(const Situation& s, hanpan::seat who, const QStringList& faces) const override;
    bool shownAtEnd(const QString& kind) const override;
    bool clockwise(const Situation& s) const override;
    QString forced(const Situation& s) const override;
    QList<DealScene> dealScenes(const Situation& s) const override;
    QList<Travel> travels(const Situation& before, const Situation& after, hanpan::seat who,
                          const QString& publicText) const override;
};

/// The game's faces, for app/games/registry.cpp.
const GameTable& hohpaiTable();
