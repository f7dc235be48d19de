// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QCoreApplication>

#include "games/hohpai/rules.h"
#include "games/tablegame.h"

/// Everything Ho-Hpai says at the table, and what of the view it says it about.
class HohpaiWords : public TableGame {
    Q_DECLARE_TR_FUNCTIONS(HohpaiWords)

public:
    QString credit() const override
    {
        return tr("Ho-Hpai is played here as Stewart Culin described it in “Korean Games” (1895).");
    }
    QString name() const override { return tr("Ho-Hpai"); }

    /// RULES.md, presets: "recommended first choice in the app"; the engine's own default stays "standard".
    QString firstPreset() const override { return QStringLiteral("emended"); }
    bool countsHands() const override { return true; }
    QStringList usualCounts() const override
    {
        return {QStringLiteral("hand:mixed_pair"), QStringLiteral("hand:like_pair")};
    }
    void writeBook(BookWriter& book) const override;
    QString endingName(const QString& ending) const override;
    QString countName(const QString& count) const override;

    QString meaningless(const Situation& s, const QList<HeldPiece>& held, const QString& target) const override;
    QString choiceLabel(const Situation& s, const QString& action) const override;
    QList<ButtonSpec> buttons(const Situation& s) const override;
    QString zoneLabel(const Situation& s, const hanpan::zone& z) const override;
    QString pieceName(const QString& face) const override;
    QString hiddenName() const override;
    QString orderName(const QString& mode) const override;
    HandReading reading(const Situation& s) const override;
    QList<HandClass> handClasses(const Situation& s) const override;

    std::optional<ClaimWindow> claim(const Situation& s) const override;
    bool opensClaims(const Situation& s, const QString& action) const override;
    bool inClaims(const Situation& s) const override;
    QString waiting(const Situation& s) const override;
    Moment moment(const Situation& before, const Situation& after) const override
    {
        return {after.roundOver ? QString() : seenChange(before, after), QStringLiteral("shuffle")};
    }
    QString told(const Situation& s, const Deed& deed) const override;
    bool takesUnnamed(const QString& publicText) const override { return publicText == QLatin1String("take discard"); }
    hanpan::seat turn(const Situation& s) const override;

    QString status(const Situation& s) const override;
    QList<Badge> badges(const Situation& s, hanpan::seat who) const override;
    QString eventKind(const QString& publicText) const override;
    QString bubble(const QString& publicText) const override;
    QString eventText(const Situation& s, hanpan::seat who, const QString& publicText) const override;
    QString seenChange(const Situation& before, const Situation& after) const override;

    int roundsTotal(const Situation& s) const override;
    QString worth(double units) const override;
    QString endingTitle(const Situation& s, const hanpan::settlement& result) const override;
    QString lineReason(const Situation& s, const hanpan::settlement_line& line) const override;
    QString factorText(const Situation& s, const hanpan::settlement_line::factor& factor) const override;
    QString rareMoment(const Situation& s, const hanpan::settlement& result) const override;
    QString handWorth(const Situation& s, hanpan::seat who, const QStringList& faces) const override;

protected:
    /// A piece drawn for the head.
    struct Drawn {
        hanpan::seat who;
        QString face;
    };
    static QString points(int count);
    /// "dealt", "exchange", "taken", "draw", "discard", "claim", "over"
    static QString phaseOf(const Situation& s) { return s.text("phase"); }
    /// Valid until the next call with other rules.
    static const hanpan::hohpai::rules& lawOf(const Situation& s) { return rulesOf<hanpan::hohpai::rules>(s); }

    // The deal, moment by moment.
    static QString headDrawText(const Situation& s);
    /// One round of the draw: who drew what, and who is head or that they draw again.
    static QString headDrawnText(const Situation& s, const QList<Drawn>& round, bool last);
    static QString mixedText();
    static QString dealText(const Situation& s, bool whirl);
    static QString whirlText(const Situation& s, const QString& face);
    static QString passText(const Situation& s, const QString& face);
    static QString rowText(const Situation& s);

private:
    /// The winning hand shown at the end, in words ("Ryouk-sok + Yo").
    static QString shownLabel(const Situation& s);
    /// "Ssang-syo (쌍소)": a romanised name with the one it stands for, where the language has another.
    static QString originally(const QString& name, const QString& original);
    /// The old names of all pieces, each so.
    static QStringList namesOfPieces();
};
