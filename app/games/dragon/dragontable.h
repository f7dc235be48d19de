// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QCoreApplication>

#include "games/dragon/game.h"
#include "games/dragon/gestures.h"
#include "games/typedgame.h"

/// Dragon Holla at the table: what its gestures mean, and everything it says.
class DragonTable final : public TypedGame<hanpan::dragon::game> {
    Q_DECLARE_TR_FUNCTIONS(DragonWords)

public:
    // dragongestures.cpp
    Meaning gesture(const Situation& s, const QList<HeldPiece>& held, const QString& target, int place) const override;
    QString meaningless(const Situation& s, const QList<HeldPiece>& held, const QString& target) const override;
    QStringList naturalTargets(const Situation& s, const HeldPiece& piece) const override;
    QString primaryButton(const Situation& s) const override;
    QStringList ownZones(const Situation& s) const override;
    QStringList playableIn(const Situation& s, const QString& zoneId) const override;
    bool selectsOne(const Situation&) const override { return true; }
    int thinkingTime(const Situation& s) const override { return lawOf(s).turn_timer * 1000; }
    QString onTimeout(const Situation& s) const override;
    std::optional<ClaimWindow> claim(const Situation&) const override { return std::nullopt; }
    bool opensClaims(const Situation&, const QString&) const override { return false; }
    bool inClaims(const Situation&) const override { return false; }
    hanpan::seat turn(const Situation& s) const override { return viewOf(s).open.current; }

    // dragonhand.cpp
    QString firstOrder() const override { return QStringLiteral("melds"); }
    QString orderName(const QString& mode) const override;
    int rankOrder(const QString& face) const override;
    int suitOrder(const QString& face) const override;
    QString setApart(const Situation& s) const override;
    QList<QStringList> handGroups(const Situation& s, const QStringList& faces) const override;
    HandReading reading(const Situation& s) const override;
    QList<HandClass> handClasses(const Situation& s) const override;
    QStringList shownHand(const Situation& s, hanpan::seat who, const QStringList& faces) const override;
    QList<HandPart> shownParts(const Situation& s, hanpan::seat who, const QStringList& faces) const override;
    QString handWorth(const Situation& s, hanpan::seat who, const QStringList& faces) const override;

    // dragonwords.cpp
    QString pieceName(const QString& face) const override;
    QString pieceSign(const QString& face) const override { return pieceName(face); }
    QString hiddenName() const override;
    QList<ButtonSpec> buttons(const Situation& s) const override;
    QString choiceLabel(const Situation& s, const QString& action) const override;
    QString status(const Situation& s) const override;
    QList<Badge> badges(const Situation& s, hanpan::seat who) const override;
    std::vector<hanpan::zone> extraZones(const Situation& s) const override;
    TableSign sign(const Situation& s) const override;
    QString zoneLabel(const Situation& s, const hanpan::zone& z) const override;
    QList<hanpan::seat> placedBy(const Situation& s, const hanpan::zone& z) const override;
    bool isHeld(const QString& kind) const override;
    bool clockwise(const Situation& s) const override;
    QString worth(double units) const override;
    QString seatScore(const Situation& s, hanpan::seat who, hanpan::half_units score) const override;
    int roundsTotal(const Situation& s) const override { return lawOf(s).rounds; }
    QString totalText(hanpan::half_units score) const override { return chips(int(score / 2)); }
    QString totalBrief(hanpan::half_units score) const override { return totalText(score); }
    int totalSign(hanpan::half_units) const override { return 0; }

    // dragonlog.cpp
    QString eventKind(const QString& publicText) const override;
    QString bubble(const QString& publicText) const override;
    Clause eventText(const Situation& s, hanpan::seat who, const QString& publicText) const override;
    Clause told(const Situation& s, const Deed& deed) const override;
    QString thrown(const QString& publicText) const override;
    bool takesUnnamed(const QString& publicText) const override;
    QString pileZone() const override;
    Deed::State stateOf(const Situation* now, hanpan::seat me, const std::vector<hanpan::log_entry>& log,
                        std::size_t at) const override;
    Moment moment(const Situation& before, const Situation& after) const override;
    QString endingTitle(const Situation& s, const hanpan::settlement& result) const override;
    QString tale(const Situation& s, const hanpan::settlement& result) const override;
    Moment rareMoment(const Situation& s, const hanpan::settlement& result) const override;

    // dragonalbum.cpp
    QList<GreatKind> greatKinds() const override;

    QString lineReason(const Situation& s, const hanpan::settlement_line& line) const override;
    QString factorText(const Situation& s, const hanpan::settlement_line::factor& factor) const override;

    // dragoncounts.cpp
    QStringList countsOf(const QString& action) const override;
    bool countsHands() const override { return true; }
    QString endingName(const QString& ending) const override;
    QString decisionName(const QString& kind) const override;
    QList<std::pair<QString, QString>> happenings() const override;

    // dragonbook.cpp
    QString name() const override { return tr("Dragon Holla"); }
    QString credit() const override { return tr("Dragon Holla was made by Wulimint (Youn Bros.)."); }
    void writeBook(BookWriter& book) const override;
    QStringList numberNames(const QString& ruleId) const override;

    // dragonjudge.cpp
    QList<JudgeQuestion> judgeQuestions(const Situation& s) const override;
    JudgeAnswer judged(const Situation& s, const JudgeCase& asked) const override;

private:
    using Kind = hanpan::dragon::action::kind;
    using source = hanpan::dragon::source;
    using spot = hanpan::dragon::spot;

    // Cubes and their faces.
    static QString faceOf(hanpan::cubes::type cube);
    /// In the order given.
    static QStringList facesOf(const std::vector<hanpan::cubes::type>& cubes);
    /// In reading order.
    static QStringList facesOf(const hanpan::cubes::bag& held);
    /// no_cube where it is not known.
    static hanpan::cubes::type cubeOf(const QString& face);
    /// Those of them that are known.
    static std::vector<hanpan::cubes::type> cubesOf(const QStringList& faces);
    static hanpan::cubes::bag bagOf(const QStringList& faces);

    static spot spotOf(const Situation& s, const QString& zoneId);
    static hanpan::dragon::held heldOf(const Situation& s, const QList<HeldPiece>& pieces);
    static hanpan::dragon::goal goalOf(const Situation& s, const QString& target);
    static QString written(hanpan::dragon::button button);
    using TypedGame::written;

    /// "black 7": what one sees of it, A being written 1 as on the cube; used in lines, in labels and aloud.
    static QString cubeName(hanpan::cubes::type cube);
    static QString chips(int count);
    static QString uncombined(int count);
    /// By its number (hanpan::dragon::figure_id); a house's own hand by its name.
    static QString handName(const hanpan::dragon::rules& law, int figure);
    /// The names of the parts of a hand, from the head on.
    static QStringList partNames();
    static QString mountainLabel(const Situation& s, hanpan::seat owner);
    /// What is wild in this round, in words.
    static QString wildWords(const Situation& s);
};
