// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QCoreApplication>

#include "games/tiny/game.h"
#include "games/typedgame.h"

/// The sixth game at the table: what a gesture means, and its words.
class TinyTable final : public TypedGame<hanpan::tiny::game> {
    Q_DECLARE_TR_FUNCTIONS(TinyTable)

public:
    QString name() const override { return tr("Tiny"); }
    void writeBook(BookWriter& book) const override;
    Meaning gesture(const Situation& s, const QList<HeldPiece>& held, const QString& target, int place) const override;
    QStringList playableFaces(const Situation& s) const override;
    QStringList naturalTargets(const Situation& s, const HeldPiece& piece) const override;
    QString meaningless(const Situation& s, const QList<HeldPiece>& held, const QString& target) const override;
    QString choiceLabel(const Situation& s, const QString& action) const override;
    QList<ButtonSpec> buttons(const Situation& s) const override;
    QString primaryButton(const Situation& s) const override;
    QString zoneLabel(const Situation& s, const hanpan::zone& z) const override;
    QString pieceName(const QString& face) const override { return face; }
    QString hiddenName() const override { return tr("a number"); }
    QStringList handSorts() const override { return {QStringLiteral("rank")}; }
    int rankOrder(const QString& face) const override { return face.toInt(); }
    int suitOrder(const QString& face) const override { return face.toInt(); }
    QList<QStringList> handGroups(const Situation& s, const QStringList& faces) const override;
    std::optional<ClaimWindow> claim(const Situation& s) const override;
    bool opensClaims(const Situation& s, const QString& action) const override;
    hanpan::seat turn(const Situation& s) const override { return viewOf(s).turn; }
    QString status(const Situation& s) const override;
    QList<Badge> badges(const Situation& s, hanpan::seat who) const override;
    QString eventKind(const QString& publicText) const override;
    QString thrown(const QString& publicText) const override;
    QString bubble(const QString& publicText) const override;
    Clause eventText(const Situation& s, hanpan::seat who, const QString& publicText) const override;
    QString endingTitle(const Situation& s, const hanpan::settlement& result) const override;
    QString lineReason(const Situation& s, const hanpan::settlement_line& line) const override;
    QString factorText(const Situation& s, const hanpan::settlement_line::factor& factor) const override;
    QString handWorth(const Situation& s, hanpan::seat who, const QStringList& faces) const override;
    QStringList countsOf(const QString& action) const override;
};
