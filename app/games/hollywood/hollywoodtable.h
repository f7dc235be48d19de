// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <span>

#include <QCoreApplication>

#include "games/hollywood/game.h"
#include "games/hollywood/gestures.h"
#include "games/typedgame.h"

/// Hollywood Rummy at the table: its words, and what the engine decides (games/hollywood/gestures.h) in the table's
/// terms.
class HollywoodTable final : public TypedGame<hanpan::hollywood::game> {
    Q_DECLARE_TR_FUNCTIONS(HollywoodWords)

public:
    // hollywoodgestures.cpp
    Meaning gesture(const Situation& s, const QList<HeldPiece>& held, const QString& target, int place) const override;
    QStringList naturalTargets(const Situation& s, const HeldPiece& piece) const override;
    QStringList playableFaces(const Situation& s) const override;
    QStringList layableFaces(const Situation& s) const override;
    QString primaryButton(const Situation& s) const override;
    bool standsFast(const Situation& s, const QString& action) const override;
    QString forced(const Situation& s) const override;
    QString unlessAdvised(const Situation& s) const override;
    bool plainlyRight(const Situation& s, const QString& action) const override;
    QString meantBy(const Situation& s, const QString& action) const override;
    bool press(const Situation& s, const QString& button) const override;
    bool ownButton(const QString& button) const override;
    std::vector<hanpan::zone> extraZones(const Situation& s) const override;
    QStringList standIns(const Situation& s, const QString& zoneId) const override;
    int rankOrder(const QString& face) const override;
    int suitOrder(const QString& face) const override;
    QList<QStringList> handGroups(const Situation& s, const QStringList& faces) const override;

    // hollywoodclaims.cpp
    hanpan::seat turn(const Situation& s) const override;
    std::optional<ClaimWindow> claim(const Situation& s) const override;
    bool opensClaims(const Situation& s, const QString& action) const override;
    bool claimsOpen(const Situation& s) const override;
    QString waiting(const Situation& s) const override;

    // hollywoodwords.cpp
    QString pieceName(const QString& face) const override;
    QString pieceSign(const QString& face) const override;
    QString hiddenName() const override;
    QString zoneLabel(const Situation& s, const hanpan::zone& z) const override;
    hanpan::seat discarder(const Situation& s) const override
    {
        const auto& view = viewOf(s);
        return view.pile_count > 0 ? view.pile_by[view.pile_count - 1] : hanpan::no_seat;
    }
    QList<ButtonSpec> buttons(const Situation& s) const override;
    QString meaningless(const Situation& s, const QList<HeldPiece>& held, const QString& target) const override;
    QString choiceLabel(const Situation& s, const QString& action) const override;
    QList<QStringList> choicePieces(const Situation& s, const QString& action) const override;
    QString choiceNote(const Situation& s, const QString& action) const override;
    QString status(const Situation& s) const override;
    QList<Badge> badges(const Situation& s, hanpan::seat who) const override;
    QString ownNote(const Situation& s) const override;

    // hollywoodhand.cpp
    HandReading reading(const Situation& s) const override;
    QList<HandClass> handClasses(const Situation& s) const override;
    TableSign sign(const Situation& s) const override;
    QString handClassesName() const override { return tr("Contracts"); }
    QString handClassesTitle() const override { return tr("This match's contracts and card values"); }
    QString handWorth(const Situation& s, hanpan::seat who, const QStringList& faces) const override;

    // hollywoodlog.cpp
    QString eventKind(const QString& publicText) const override;
    QString bubble(const QString& publicText) const override;
    Clause eventText(const Situation& s, hanpan::seat who, const QString& publicText) const override;
    QString thrown(const QString& publicText) const override;
    bool takesUnnamed(const QString& publicText) const override;
    Clause told(const Situation& s, const Deed& deed) const override;
    QString endingTitle(const Situation& s, const hanpan::settlement& result) const override;
    QString tale(const Situation& s, const hanpan::settlement& result) const override;
    Moment rareMoment(const Situation& s, const hanpan::settlement& result) const override;

    // hollywoodalbum.cpp
    QList<GreatKind> greatKinds() const override;

    QString lineReason(const Situation& s, const hanpan::settlement_line& line) const override;
    QString factorText(const Situation& s, const hanpan::settlement_line::factor& factor) const override;
    bool penalty() const override;
    /// "15 points": a bare number beside the number of cards would say nothing.
    QString worth(double units) const override;
    int roundsTotal(const Situation& s) const override;
    /// Its chances are right (`standings calibrate`: 1.8 points beside what happened at most), but whoever plays by them wins
    /// no more matches than by payments (`standings strength`, Expert: 45 ± 6 % in 80 pairs). Everything goes by payments.
    bool hasChances(const Situation&) const override { return false; }
    /// Totals, with what breaks ties (`tie_break`) behind them.
    std::vector<hanpan::half_units> matchPoints(const Situation& s,
                                                const std::vector<hanpan::half_units>& scores) const override;

    // hollywoodcounts.cpp
    QStringList countsOf(const QString& action) const override;
    QString decisionName(const QString& kind) const override;
    QString endingName(const QString& ending) const override;
    QList<std::pair<QString, QString>> happenings() const override;

    // hollywoodbook.cpp
    QString name() const override { return tr("Hollywood Rummy"); }
    QString toldRule(const QString& ruleId, const QString& value) const override;
    QString spelledRule(const QString& ruleId, const QString& value) const override;
    QString alsoCalled(const QString& ruleId) const override;
    void writeBook(BookWriter& book) const override;

    // hollywoodjudge.cpp
    QList<JudgeQuestion> judgeQuestions(const Situation& s) const override;
    JudgeAnswer judged(const Situation& s, const JudgeCase& asked) const override;

private:
    // What is counted.
    static constexpr auto layDowns = "lay_downs", claims = "claims";

    using Card = hanpan::hollywood::card;
    using Cards = hanpan::hollywood::card_set;
    using TypedCard = hanpan::packs::typed_card;
    using Button = hanpan::hollywood::button;
    using Kind = hanpan::hollywood::action_kind;
    using MeldKind = hanpan::hollywood::meld_kind;
    using Offers = hanpan::hollywood::offers;
    using Phase = hanpan::hollywood::phase;
    using Place = hanpan::hollywood::target;
    using Way = hanpan::hollywood::way;

    /// A card as the table calls it, and back (no_card for a hidden one).
    static QString faceOf(Card card);
    /// The same without the number that tells twins apart.
    static QString plainFace(Card card);
    static QStringList plainFaces(std::span<const Card> cards);
    /// "10", "K"
    static QString rankSign(int rank);
    static QStringList facesOf(std::span<const Card> cards);
    static QStringList facesOf(const std::vector<TypedCard>& cards);
    static std::vector<Card> rowOf(const QStringList& faces);
    static Cards cardsOf(const QStringList& faces);
    static QString signOf(const TypedCard& card);

    static Place placeOf(const Situation& s, const QString& id);
    static QString idOf(Button button);
    /// Which calls are put to the person in this round.
    static Offers offersOf(const Situation& s);
    /// Cards still missing for the contract; 0 once it lies on the table.
    static int missingOf(const View& v);

    static QString points(int count);
    static QString cards(int count);
    static QString kindName(MeldKind kind);
    /// "Set 3 · run 4"
    static QString contractText(const hanpan::hollywood::contract& goal);
    /// "Set 3·3 · Run 4", like melds together.
    static QString briefly(const hanpan::hollywood::contract& goal);
};

/// The game's faces, for app/games/registry.cpp.
const GameTable& hollywoodTable();
