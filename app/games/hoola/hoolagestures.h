// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "games/hoola/hoolawords.h"

/// Hoola at the table: what a gesture means. Its words are those of HoolaWords.
class HoolaTable final : public HoolaWords {
public:
    Meaning gesture(const Situation& s, const QList<HeldPiece>& held, const QString& target, int place) const override;
    QString forced(const Situation& s) const override;
    QStringList naturalTargets(const Situation& s, const HeldPiece& piece) const override;
    QString layOffWord() const override { return QStringLiteral("add"); }
    QStringList standIns(const Situation& s, const QString& zoneId) const override;
    QString primaryButton(const Situation& s) const override;
    bool clockwise(const Situation& s) const override;
    bool watching(const Situation& s) const override;
    std::vector<hanpan::zone> extraZones(const Situation& s) const override;
    int rankOrder(const QString& face) const override;
    int suitOrder(const QString& face) const override;
    QList<QStringList> handGroups(const Situation& s, const QStringList& faces) const override;

    // hoolajudge.cpp
    QList<JudgeQuestion> judgeQuestions(const Situation& s) const override;
    QList<QStringList> judgePieces(const Situation& s) const override;
    JudgeAnswer judged(const Situation& s, const JudgeCase& asked) const override;
};

/// The game's faces, for app/games/registry.cpp.
const GameTable& hoolaTable();
