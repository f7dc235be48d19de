// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QCoreApplication>

#include "games/dragon/hands.h"
#include "games/tablegame.h"

/// Everything Dragon Holla says at the table, and what of the view it says it about.
class DragonWords : public TableGame {
    Q_DECLARE_TR_FUNCTIONS(DragonWords)

public:
    QString credit() const override { return tr("Dragon Holla is a game by Youn Bros. (Wulimint)."); }
    QString name() const override { return tr("Dragon Holla"); }

    bool countsHands() const override { return true; }
    QStringList usualCounts() const override
    {
        return {QStringLiteral("hand:dragon"), QStringLiteral("hand:boa"), QStringLiteral("hand:snake")};
    }
    void writeBook(BookWriter& book) const override;
    QString endingName(const QString& ending) const override;
    QString countName(const QString& count) const override;

    QString meaningless(const Situation& s, const QList<HeldPiece>& held, const QString& target) const override;
    QString choiceLabel(const Situation& s, const QString& action) const override;
    QList<ButtonSpec> buttons(const Situation& s) const override;
    QString zoneLabel(const Situation& s, const hanpan::zone& z) const override;
    QString pieceName(const QString& face) const override { return cubeName(face); }
    QString pieceSign(const QString& face) const override { return cubeName(face); }
    QString hiddenName() const override;
    QString orderName(const QString& mode) const override;
    HandReading reading(const Situation& s) const override;
    QList<HandClass> handClasses(const Situation& s) const override;

    std::optional<ClaimWindow> claim(const Situation&) const override { return std::nullopt; }
    QString told(const Situation& s, const Deed& deed) const override;
    Deed::State stateOf(const Situation* now, hanpan::seat me, const std::vector<hanpan::log_entry>& log,
                        std::size_t at) const override;
    Moment moment(const Situation& before, const Situation& after) const override;
    bool takesUnnamed(const QString& publicText) const override
    {
        return firstWord(publicText) == QLatin1String("island");
    }
    QString pileZone() const override { return QStringLiteral("island"); }
    bool opensClaims(const Situation&, const QString&) const override { return false; }
    bool inClaims(const Situation&) const override { return false; }
    hanpan::seat turn(const Situation& s) const override;

    QString status(const Situation& s) const override;
    QList<Badge> badges(const Situation& s, hanpan::seat who) const override;
    QString ownNote(const Situation& s) const override;
    QString seatScore(const Situation& s, hanpan::seat who, hanpan::half_units score) const override;
    QString eventKind(const QString& publicText) const override;
    QString bubble(const QString& publicText) const override;
    QString eventText(const Situation& s, hanpan::seat who, const QString& publicText) const override;

    int roundsTotal(const Situation& s) const override;
    QString worth(double units) const override;
    QString rareMoment(const Situation& s, const hanpan::settlement& result) const override;
    QString endingTitle(const Situation& s, const hanpan::settlement& result) const override;
    QString lineReason(const Situation& s, const hanpan::settlement_line& line) const override;
    QString factorText(const Situation& s, const hanpan::settlement_line::factor& factor) const override;
    QString totalText(hanpan::half_units score) const override { return chips(int(score / 2)); }
    QString totalBrief(hanpan::half_units score) const override { return totalText(score); }
    int totalSign(hanpan::half_units) const override { return 0; }
    QList<HandPart> shownParts(const Situation& s, hanpan::seat who, const QStringList& faces) const override;
    QList<hanpan::seat> placedBy(const Situation& s, const hanpan::zone& z) const override;
    QString handWorth(const Situation& s, hanpan::seat who, const QStringList& faces) const override;

protected:
    /// "draw", "discard", "round_end"
    static QString phaseOf(const Situation& s) { return s.text("phase"); }
    /// Valid until the next call with other rules.
    static const hanpan::dragon::rules& lawOf(const Situation& s) { return rulesOf<hanpan::dragon::rules>(s); }
    /// Combos and hands as they are in this round.
    static hanpan::dragon::context contextOf(const Situation& s);
    /// The own hand, locked cubes included.
    static hanpan::cubes::bag wholeHand(const Situation& s);
    static hanpan::cubes::bag bagOf(const QStringList& faces);
    /// In reading order.
    static QStringList facesOf(const hanpan::cubes::bag& held);
    /// These cubes of a seat, and the locked ones where they are not among them.
    static hanpan::cubes::bag handOf(const Situation& s, hanpan::seat who, const QStringList& faces);

    static QString chips(int count);
    /// "dragon" → "Dragon"; a house's own hand by its name.
    static QString handName(const Situation& s, const QString& id);
    QStringList numberNames(const QString& ruleId) const override;

private:
    /// "black 7": what is seen of it, A being written 1 as on the cube. The same in lines, in labels and aloud.
    static QString cubeName(const QString& face);
    /// The second word of an action: "7s" of "discard 7s".
    static QString cubeOf(const QString& action) { return action.section(u' ', 1, 1); }
    /// What is wild in this round, in words.
    static QString wildWords(const Situation& s);
};
