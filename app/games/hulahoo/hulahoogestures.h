// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "games/hulahoo/hulahoowords.h"

/// HULA-HOO! at the table: what a gesture means. Its words are those of HulahooWords.
///
/// A card goes to the pile ("discard"), which asks for the call where there is a choice, or straight to a call
/// ("call:higher", "call:lower") or, where players are named, to the seat that must answer ("seat:2", or any card of that
/// player). Cards to swap go to the stock, cards to lay open to the own row.
class HulahooTable final : public HulahooWords {
public:
    Meaning gesture(const Situation& s, const QList<HeldPiece>& held, const QString& target, int place) const override;
    QStringList naturalTargets(const Situation& s, const HeldPiece& piece) const override;
    QString primaryButton(const Situation& s) const override;
    std::vector<hanpan::zone> extraZones(const Situation& s) const override;
    QStringList ownZones(const Situation& s) const override;
    QStringList playableIn(const Situation& s, const QString& zoneId) const override;
    bool selectsOne(const Situation& s) const override;
    QString forcedAfterNotice(const Situation& s) const override;
    bool clockwise(const Situation& s) const override;
    QString firstOrder() const override { return QStringLiteral("rank"); }
    bool watching(const Situation& s) const override;
    int thinkingTime(const Situation& s) const override;
    QString cameFrom(hanpan::seat who, const QString& publicText) const override;
    QStringList handSorts() const override { return {QStringLiteral("rank")}; }
    int rankOrder(const QString& face) const override { return face.toInt(); }
    int suitOrder(const QString&) const override { return 0; }
    QList<QStringList> handGroups(const Situation&, const QStringList&) const override { return {}; }
    bool isHeld(const QString& kind) const override;

    // hulahoojudge.cpp
    QList<JudgeQuestion> judgeQuestions(const Situation& s) const override;
    QList<QStringList> judgePieces(const Situation& s) const override;
    int judgeCopies(const Situation& s, const QString& face) const override;
    JudgeAnswer judged(const Situation& s, const JudgeCase& asked) const override;
    std::vector<hanpan::half_units> matchPoints(const Situation& s,
                                                const std::vector<hanpan::half_units>& scores) const override;
};

/// The game's faces, for app/games/registry.cpp.
const GameTable& hulahooTable();
