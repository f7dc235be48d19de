// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QCoreApplication>

#include "games/hohpai/game.h"
#include "games/hohpai/gestures.h"
#include "games/typedgame.h"

/// Ho-Hpai at the table: its words, and what the engine decides (games/hohpai/gestures.h) in the table's terms.
class HohpaiTable final : public TypedGame<hanpan::hohpai::game> {
    Q_DECLARE_TR_FUNCTIONS(HohpaiWords)

public:
    // hohpaigestures.cpp
    Meaning gesture(const Situation& s, const QList<HeldPiece>& held, const QString& target, int place) const override;
    QStringList naturalTargets(const Situation& s, const HeldPiece& piece) const override;
    QStringList playableFaces(const Situation& s) const override;
    bool selectsOne(const Situation&) const override { return true; }
    QString primaryButton(const Situation& s) const override;
    QString forced(const Situation& s) const override;
    hanpan::seat turn(const Situation& s) const override;
    std::optional<ClaimWindow> claim(const Situation& s) const override;
    bool opensClaims(const Situation& s, const QString& action) const override;
    bool inClaims(const Situation& s) const override;
    QString waiting(const Situation& s) const override;

    // hohpaiwords.cpp
    QString meaningless(const Situation& s, const QList<HeldPiece>& held, const QString& target) const override;
    QString choiceLabel(const Situation&, const QString& action) const override { return action; }
    QList<ButtonSpec> buttons(const Situation& s) const override;
    QString zoneLabel(const Situation& s, const hanpan::zone& z) const override;
    QString pieceName(const QString& face) const override;
    QString hiddenName() const override;
    QString status(const Situation& s) const override;
    QList<Badge> badges(const Situation& s, hanpan::seat who) const override;

    // hohpaihand.cpp
    QString firstOrder() const override { return "melds"; }
    QString orderName(const QString& mode) const override;
    int rankOrder(const QString& face) const override;
    int suitOrder(const QString& face) const override;
    QList<QStringList> handGroups(const Situation& s, const QStringList& faces) const override;
    QStringList shownHand(const Situation& s, hanpan::seat who, const QStringList& faces) const override;
    HandReading reading(const Situation& s) const override;
    QString handWorth(const Situation& s, hanpan::seat who, const QStringList& faces) const override;
    QList<HandClass> handClasses(const Situation& s) const override;

    // hohpaideal.cpp
    std::vector<hanpan::zone> extraZones(const Situation& s) const override;
    bool shownAtEnd(const QString& kind) const override;
    bool clockwise(const Situation& s) const override;
    QList<DealScene> dealScenes(const Situation& s) const override;
    QList<Travel> travels(const Situation& before, const Situation& after, hanpan::seat who,
                          const QString& publicText) const override;

    // hohpailog.cpp
    QString eventKind(const QString& publicText) const override;
    QString bubble(const QString& publicText) const override;
    Clause eventText(const Situation& s, hanpan::seat who, const QString& publicText) const override;
    Clause told(const Situation& s, const Deed& deed) const override;
    QString thrown(const QString& publicText) const override;
    bool takesUnnamed(const QString& publicText) const override;
    QString seenChange(const Situation& before, const Situation& after) const override;
    Moment moment(const Situation& before, const Situation& after) const override
    {
        return {.words = after.roundOver ? QString() : seenChange(before, after), .event = "shuffle"};
    }
    int roundsTotal(const Situation& s) const override;
    QString worth(double units) const override;
    QString endingTitle(const Situation& s, const hanpan::settlement& result) const override;
    QString tale(const Situation& s, const hanpan::settlement& result) const override;
    QString lineReason(const Situation& s, const hanpan::settlement_line& line) const override;
    QString factorText(const Situation& s, const hanpan::settlement_line::factor& factor) const override;
    Moment rareMoment(const Situation& s, const hanpan::settlement& result) const override;

    // hohpaialbum.cpp
    QList<GreatKind> greatKinds() const override;

    // hohpaicounts.cpp
    QStringList countsOf(const QString& action) const override;
    bool countsHands() const override { return true; }
    QString endingName(const QString& ending) const override;
    QString decisionName(const QString& kind) const override;
    QList<std::pair<QString, QString>> happenings() const override;

    // hohpaibook.cpp
    QString credit() const override { return tr("Ho-Hpai is played here as Stewart Culin described it in 1895."); }
    QString name() const override { return tr("Ho-Hpai"); }
    /// RULES.md, presets: "recommended first choice in the app"; the engine's own default stays "standard".
    QString firstPreset() const override { return "emended"; }
    void writeBook(BookWriter& book) const override;

    // hohpaijudge.cpp
    QList<JudgeQuestion> judgeQuestions(const Situation& s) const override;
    QList<QStringList> judgePieces(const Situation& s) const override;
    JudgeAnswer judged(const Situation& s, const JudgeCase& asked) const override;

private:
    using Button = hanpan::hohpai::button;
    using Face = hanpan::dominoes::face;
    using Kind = hanpan::hohpai::action::kind;
    using Phase = hanpan::hohpai::phase;
    using Target = hanpan::hohpai::target;

    /// A piece as the table calls it ("" for none), and back (no_face for a hidden one).
    static QString faceOf(Face piece);
    static Face pieceOf(const QString& face);
    static QString idOf(Button button);
    static Target targetOf(const Situation& s, const QString& id);
    static QString points(int count);
    /// "2 pieces short"
    static QString shortBy(int distance);
    /// The winning hand shown at the end, in words ("Ryouk-sok + Yo").
    static QString shownLabel(const Situation& s);

    // The deal, moment by moment.
    static QString headDrawText(const Situation& s);
    /// One round of the draw: who drew what, and who is head, or that they draw again.
    static QString headDrawnText(const Situation& s, const std::vector<hanpan::hohpai::head_draw>& round, bool last);
    static QString dealText(const Situation& s, bool whirl);
    static QString whirlText(const Situation& s);
    static QString passText(const Situation& s);
    static QString rowText(const Situation& s);

    /// "Ssang-syo (쌍소)": a romanised name with its original, where the language has another.
    static QString originally(const QString& name, const QString& original);
    /// The old names of all pieces, in that form.
    static QStringList namesOfPieces();
};

/// The game's faces, for app/games/registry.cpp.
const GameTable& hohpaiTable();
