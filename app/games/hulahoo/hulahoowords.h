// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QCoreApplication>

#include "games/hulahoo/rules.h"
#include "games/tablegame.h"

/// Everything HULA-HOO! says at the table, and what of the view it says it about.
class HulahooWords : public TableGame {
    Q_DECLARE_TR_FUNCTIONS(HulahooWords)

public:
    QString credit() const override { return tr("HULA-HOO! is a game by Jacques Zeimet."); }
    QString name() const override { return tr("HULA-HOO!"); }

    QStringList countsOf(const QString& action) const override;
    QStringList usualCounts() const override { return {QStringLiteral("doubles")}; }
    void writeBook(BookWriter& book) const override;
    QString endingName(const QString& ending) const override;
    QString countName(const QString& count) const override;
    QString countHint(const QString& count) const override;

    QString meaningless(const Situation& s, const QList<HeldPiece>& held, const QString& target) const override;
    QString choiceLabel(const Situation& s, const QString& action) const override;
    QString apart(const Situation& s, const QString& action) const override;
    QString choiceIcon(const Situation& s, const QString& action) const override;
    QList<ButtonSpec> buttons(const Situation& s) const override;
    QString zoneLabel(const Situation& s, const hanpan::zone& z) const override;
    Speech zoneNote(const Situation& s, const hanpan::zone& z) const override;
    QString pieceName(const QString& face) const override;
    QString hiddenName() const override;

    std::optional<ClaimWindow> claim(const Situation&) const override { return std::nullopt; }
    hanpan::seat choiceSeat(const QString& action) const override;
    /// Every play, whatever is called with it.
    QString thrown(const QString& publicText) const override
    {
        return firstWord(publicText) == QLatin1String("play") ? publicText.section(u' ', 1, 1) : QString();
    }
    bool opensClaims(const Situation&, const QString&) const override { return false; }
    bool inClaims(const Situation&) const override { return false; }
    hanpan::seat turn(const Situation& s) const override;

    QString status(const Situation& s) const override;
    QList<Badge> badges(const Situation& s, hanpan::seat who) const override;
    QString ownNote(const Situation& s) const override;
    int roundsTotal(const Situation& s) const override;
    QString eventKind(const QString& publicText) const override;
    QString bubble(const QString& publicText) const override;
    Speech speech(const Situation& s, hanpan::seat who, const QString& publicText) const override;
    QString eventText(const Situation& s, hanpan::seat who, const QString& publicText) const override;
    QString told(const Situation& s, const Deed& deed) const override;
    Speech called(const Situation& s, const Deed& deed) const override;
    bool takesUnnamed(const QString& publicText) const override
    {
        return firstWord(publicText) == QLatin1String("swap");
    }
    /// The cards that came into his open row.
    QString unnamed(hanpan::seat who, const QString& publicText, const std::vector<hanpan::zone>& before,
                    const std::vector<hanpan::zone>& after) const override;
    QString seenChange(const Situation& before, const Situation& after) const override;

    QString worth(double units) const override;
    QString endingTitle(const Situation& s, const hanpan::settlement& result) const override;
    QString lineReason(const Situation& s, const hanpan::settlement_line& line) const override;
    QString factorText(const Situation& s, const hanpan::settlement_line::factor& factor) const override;
    std::optional<double> matchProgress(const Situation& s, hanpan::seat who, hanpan::half_units score) const override;
    QString seatScore(const Situation& s, hanpan::seat who, hanpan::half_units score) const override;
    QString matchGoal(const Situation& s) const override;
    QString handWorth(const Situation& s, hanpan::seat who, const QStringList& faces) const override;

    // What the view says, for the gestures too.
    /// "pick_open", "swap", "lead", "respond", "retarget", "round_end"
    static QString phaseOf(const Situation& s) { return s.text("phase"); }
    /// The call in force: "higher", "lower", "double", "anything"; "" before the lead.
    static QString callOf(const Situation& s);
    /// The value on top of the pile, 0 before the lead.
    static int topOf(const Situation& s);
    /// Has this seat not dropped out of the round?
    static bool isIn(const Situation& s, hanpan::seat who);
    /// The seat a zone belongs to ("seat:2", "hand:2", "open:2"); no_seat for a shared one.
    static hanpan::seat seatOf(const QString& zoneId);
    static QString openZone(hanpan::seat who) { return QStringLiteral("open:%1").arg(who); }
    /// Valid until the next call with other rules.
    static const hanpan::hulahoo::rules& lawOf(const Situation& s) { return rulesOf<hanpan::hulahoo::rules>(s); }

protected:
    static QString callWord(const QString& call);

private:
    static QString cards(int count);
    static QString callIcon(const QString& call);
    /// What must be answered, in words: "5 or higher".
    static QString demand(const Situation& s);
};
