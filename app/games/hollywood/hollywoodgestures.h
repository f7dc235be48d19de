// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "games/hollywood/hollywoodwords.h"

/// Hollywood Rummy at the table: what a gesture means. Its words are those of HollywoodWords.
///
/// The contract is laid down from "button:lay_down" (the table offers groupings) or by dropping chosen cards on the own
/// frame ("meld:new"): they are parted as they stand in the hand, or in any way that makes the contract. A card dropped on
/// the left half of a run goes to its low end, on the right half to its high end.
class HollywoodTable final : public HollywoodWords {
public:
    Meaning gesture(const Situation& s, const QList<HeldPiece>& held, const QString& target, int place) const override;
    QStringList naturalTargets(const Situation& s, const HeldPiece& piece) const override;
    QString layOffWord() const override { return QStringLiteral("lay_off"); }
    QStringList standIns(const Situation& s, const QString& zoneId) const override;
    QString primaryButton(const Situation& s) const override;
    std::vector<hanpan::zone> extraZones(const Situation& s) const override;
    int rankOrder(const QString& face) const override;
    int suitOrder(const QString& face) const override;
    QList<QStringList> handGroups(const Situation& s, const QStringList& faces) const override;

    // hollywoodjudge.cpp
    QList<JudgeQuestion> judgeQuestions(const Situation& s) const override;
    QList<QStringList> judgePieces(const Situation& s) const override;
    int judgeCopies(const Situation& s, const QString& face) const override;
    JudgeAnswer judged(const Situation& s, const JudgeCase& asked) const override;
    bool standsFast(const Situation& s, const QString& action) const override;
    QString forced(const Situation& s) const override;
    QString unlessAdvised(const Situation& s) const override;
    bool plainlyRight(const Situation& s, const QString& action) const override;
    QString meantBy(const Situation& s, const QString& action) const override;
    bool press(const Situation& s, const QString& button) const override;
    bool ownButton(const QString& button) const override { return button == QLatin1String("auto"); }
};

/// The game's faces, for app/games/registry.cpp.
const GameTable& hollywoodTable();
