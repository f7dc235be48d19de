// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QCoreApplication>

#include "games/hoola/rules.h"
#include "games/tablegame.h"
#include "pieces/cards.h"

/// Everything Hoola says at the table, and what of the view it says it about.
class HoolaWords : public TableGame {
    Q_DECLARE_TR_FUNCTIONS(HoolaWords)

public:
    QString name() const override { return tr("Hoola"); }

    QStringList usualCounts() const override
    {
        return {QStringLiteral("claims"), QStringLiteral("stops"), QStringLiteral("undercut"),
                QStringLiteral("undercuts"), QStringLiteral("hoola")};
    }
    bool countsEnding(const QString& ending) const override
    {
        return ending == QLatin1String("hoola") || ending == QLatin1String("minor_blast") ||
               ending == QLatin1String("major_blast");
    }
    void writeBook(BookWriter& book) const override;
    QString endingName(const QString& ending) const override;
    QString countName(const QString& count) const override;
    QString countHint(const QString& count) const override;

    QString meaningless(const Situation& s, const QList<HeldPiece>& held, const QString& target) const override;
    QString choiceLabel(const Situation& s, const QString& action) const override;
    QList<ButtonSpec> buttons(const Situation& s) const override;
    QString shortReason(const Situation& s, const hanpan::verdict& refusal) const override;
    QString distanceNote(const Situation& s, const QString& button) const override;
    QString zoneLabel(const Situation& s, const hanpan::zone& z) const override;
    QString pieceName(const QString& face) const override;
    QString pieceSign(const QString& face) const override;
    QString hiddenName() const override;

    std::optional<ClaimWindow> claim(const Situation& s) const override;
    bool opensClaims(const Situation& s, const QString& action) const override;
    bool isRace(const Situation& s) const override;
    hanpan::seat turn(const Situation& s) const override;

    QString status(const Situation& s) const override;
    QList<Badge> badges(const Situation& s, hanpan::seat who) const override;
    QString ownNote(const Situation& s) const override;
    QString eventKind(const QString& publicText) const override;
    QString bubble(const QString& publicText) const override;
    QString eventText(const Situation& s, hanpan::seat who, const QString& publicText) const override;

    QString worth(double units) const override;
    QString endingTitle(const Situation& s, const hanpan::settlement& result) const override;
    QString lineReason(const Situation& s, const hanpan::settlement_line& line) const override;
    QString factorText(const Situation& s, const hanpan::settlement_line::factor& factor) const override;
    QString rareMoment(const Situation& s, const hanpan::settlement& result) const override;
    QString priceNote(const Situation& s, const QString& button) const override;
    QString handWorth(const Situation& s, hanpan::seat who, const QStringList& faces) const override;
    QString told(const Situation& s, const Deed& deed) const override;
    Speech called(const Situation& s, const Deed& deed) const override;
    bool takesUnnamed(const QString& publicText) const override;
    Deed::State stateOf(const Situation* now, hanpan::seat me, const std::vector<hanpan::log_entry>& log,
                        std::size_t at) const override;
    QString completed(const QString& publicText, const QString& whole) const override;
    Moment moment(const Situation& before, const Situation& after) const override;
    bool claimsOpen(const Situation& s) const override;
    QString waiting(const Situation& s) const override;
    bool inClaims(const Situation& s) const override { return phaseOf(s) == QLatin1String("claim"); }

protected:
    /// The seat that has claimed the discard and waits for the others' answers, as far as it was heard; no_seat = none.
    static hanpan::seat claimant(const Situation& s);
    /// The human is in turn, and what he does now is done only if nobody claims, unless it comes first.
    bool mayBeTaken(const Situation& s) const;
    /// What laying this card off has done to the set it went to; "" = nothing.
    static QString completing(const Situation& s, const QString& publicText);
    static QString points(int count);
    /// "dropout", "claim", "turn", "play", "over"
    static QString phaseOf(const Situation& s) { return s.text("phase"); }
    /// Valid until the next call with other rules.
    static const hanpan::hoola::rules& lawOf(const Situation& s) { return rulesOf<hanpan::hoola::rules>(s); }
    static hanpan::cards::card_set handOf(const QStringList& faces);
    /// The cards' final points under these rules (hoola.md, section 1).
    static int finalPoints(const Situation& s, const QStringList& faces);
};
