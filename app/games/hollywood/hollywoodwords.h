// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QCoreApplication>

#include "games/hollywood/state.h"
#include "games/tablegame.h"

/// Everything Hollywood Rummy says at the table, and what of the view it says it about.
class HollywoodWords : public TableGame {
    Q_DECLARE_TR_FUNCTIONS(HollywoodWords)

public:
    QString name() const override { return tr("Hollywood Rummy"); }
    QString toldRule(const QString& ruleId, const QString& value) const override;
    void writeBook(BookWriter& book) const override;

    QStringList usualCounts() const override { return {QStringLiteral("lay_downs"), QStringLiteral("claims")}; }
    QString countName(const QString& count) const override;
    QString countHint(const QString& count) const override;

    QString meaningless(const Situation& s, const QList<HeldPiece>& held, const QString& target) const override;
    QString choiceLabel(const Situation& s, const QString& action) const override;
    QList<ButtonSpec> buttons(const Situation& s) const override;
    QString shortReason(const Situation& s, const hanpan::verdict& refusal) const override;
    QString zoneLabel(const Situation& s, const hanpan::zone& z) const override;
    QString pieceName(const QString& face) const override;
    QString pieceSign(const QString& face) const override;
    QString hiddenName() const override;
    HandReading reading(const Situation& s) const override;

    std::optional<ClaimWindow> claim(const Situation& s) const override;
    bool opensClaims(const Situation& s, const QString& action) const override;
    bool claimsOpen(const Situation& s) const override;
    QString waiting(const Situation& s) const override;
    QString told(const Situation& s, const Deed& deed) const override;
    bool takesUnnamed(const QString& publicText) const override;
    hanpan::seat turn(const Situation& s) const override;

    QString status(const Situation& s) const override;
    QList<Badge> badges(const Situation& s, hanpan::seat who) const override;
    QString ownNote(const Situation& s) const override;
    int roundsTotal(const Situation& s) const override;
    /// Totals, with what breaks ties (`tie_break`) behind them.
    std::vector<hanpan::half_units> matchPoints(const Situation& s,
                                                const std::vector<hanpan::half_units>& scores) const override;
    QString eventKind(const QString& publicText) const override;
    QString bubble(const QString& publicText) const override;
    QString eventText(const Situation& s, hanpan::seat who, const QString& publicText) const override;

    bool penalty() const override;
    /// "15 points": a bare number beside the number of cards would say nothing.
    QString worth(double units) const override;
    QString endingTitle(const Situation& s, const hanpan::settlement& result) const override;
    QString lineReason(const Situation& s, const hanpan::settlement_line& line) const override;
    QString factorText(const Situation& s, const hanpan::settlement_line::factor& factor) const override;
    QList<HandClass> handClasses(const Situation& s) const override;
    QString spelledRule(const QString& ruleId, const QString& value) const override;
    QString alsoCalled(const QString& ruleId) const override;
    QString handClassesName() const override { return tr("Contracts"); }
    QString handClassesTitle() const override { return tr("This match's contracts and card values"); }
    QList<QStringList> choicePieces(const Situation& s, const QString& action) const override;
    QString choiceNote(const Situation& s, const QString& action) const override;
    QString handWorth(const Situation& s, hanpan::seat who, const QStringList& faces) const override;

    /// When the table asks the human whether he wants a discard out of turn.
    enum class Ask { Useful, Always, NotThisHand };

    // What the view says, for the gestures too.
    /// "mayi_window", "mayi_ahead", "mayi_decision", "draw", "play", "pointing", "over"
    static QString phaseOf(const Situation& s) { return s.text("phase"); }
    /// Valid until the next call with other rules.
    static const hanpan::hollywood::rules& lawOf(const Situation& s) { return rulesOf<hanpan::hollywood::rules>(s); }
    static hanpan::hollywood::card_set cardsOf(const QStringList& faces);
    /// What this hand asks for.
    static hanpan::hollywood::contract goalOf(const Situation& s);
    /// The table as far as laying down is concerned: rules and contract.
    static hanpan::hollywood::table tableOf(const Situation& s);
    /// Cards still missing for the contract; 0 once it lies on the table.
    static int missingOf(const Situation& s, const QStringList& faces);
    /// Would this card bring the hand nearer to its contract?
    static bool isUseful(const Situation& s, const QString& face);
    static QString topOf(const Situation& s);

protected:
    /// Which calls are put to the person in this round.
    static Ask askMode(const Situation& s);

    static QString points(int count);
    /// "Set 3 · run 4"
    static QString contractText(const hanpan::hollywood::contract& goal);

private:
    static QString cards(int count);
    /// The contract's melds as far as this hand fills them.
    static QList<HandMeld> filled(const Situation& s, const QStringList& hand);
};
