// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QCoreApplication>

#include "games/hulahoo/game.h"
#include "games/hulahoo/gestures.h"
#include "games/typedgame.h"

/// HULA-HOO! at the table: its words, and its gestures around those of the engine.
class HulahooTable final : public TypedGame<hanpan::hulahoo::game> {
    Q_DECLARE_TR_FUNCTIONS(HulahooWords)

public:
    // hulahoogestures.cpp
    Meaning gesture(const Situation& s, const QList<HeldPiece>& held, const QString& target, int place) const override;
    QStringList naturalTargets(const Situation& s, const HeldPiece& piece) const override;
    QString primaryButton(const Situation& s) const override;
    QStringList ownZones(const Situation& s) const override { return {s.handZone(), openZone(s.me)}; }
    QStringList playableIn(const Situation& s, const QString& zoneId) const override;
    bool selectsOne(const Situation& s) const override { return hanpan::hulahoo::selects_one(viewOf(s)); }
    QString forcedAfterNotice(const Situation& s) const override;
    bool watching(const Situation& s) const override { return !isIn(s, s.me); }
    int thinkingTime(const Situation& s) const override { return lawOf(s).turn_timer_s * 1000; }
    QString meaningless(const Situation& s, const QList<HeldPiece>& held, const QString& target) const override;

    std::optional<ClaimWindow> claim(const Situation&) const override { return std::nullopt; }
    bool opensClaims(const Situation&, const QString&) const override { return false; }
    bool inClaims(const Situation&) const override { return false; }
    hanpan::seat turn(const Situation& s) const override { return hanpan::hulahoo::turn(viewOf(s)); }

    std::vector<hanpan::zone> extraZones(const Situation& s) const override;
    QString zoneLabel(const Situation& s, const hanpan::zone& z) const override;
    Speech zoneNote(const Situation& s, const hanpan::zone& z) const override;
    bool clockwise(const Situation& s) const override;
    QString cameFrom(hanpan::seat who, const QString& publicText) const override;
    bool isHeld(const QString& kind) const override;

    QStringList handSorts() const override { return {firstOrder()}; }
    QString firstOrder() const override { return QStringLiteral("rank"); }
    int rankOrder(const QString& face) const override { return face.toInt(); }
    int suitOrder(const QString&) const override { return 0; }
    QList<QStringList> handGroups(const Situation&, const QStringList&) const override { return {}; }

    // hulahoowords.cpp
    QString pieceName(const QString& face) const override;
    QString hiddenName() const override { return tr("Hidden card"); }
    QList<ButtonSpec> buttons(const Situation& s) const override;
    QString choiceLabel(const Situation& s, const QString& action) const override;
    hanpan::seat choiceSeat(const QString& action) const override { return read(action).target; }
    QString choiceIcon(const Situation& s, const QString& action) const override;
    QString apart(const Situation& s, const QString& action) const override;
    QString status(const Situation& s) const override;
    QList<Badge> badges(const Situation& s, hanpan::seat who) const override;
    QString ownNote(const Situation& s) const override { return cards(viewOf(s).cards_of(s.me)); }
    QString handWorth(const Situation& s, hanpan::seat who, const QStringList& faces) const override;

    QString worth(double units) const override;
    QString matchGoal(const Situation& s) const override;
    int roundsTotal(const Situation& s) const override;
    std::optional<double> matchProgress(const Situation& s, hanpan::seat who, hanpan::half_units score) const override;
    QString seatScore(const Situation& s, hanpan::seat who, hanpan::half_units score) const override;
    std::vector<hanpan::half_units> matchPoints(const Situation& s,
                                                const std::vector<hanpan::half_units>& scores) const override;

    // hulahoolog.cpp
    QString eventKind(const QString& publicText) const override;
    Clause eventText(const Situation& s, hanpan::seat who, const QString& publicText) const override;
    QString bubble(const QString& publicText) const override;
    Speech speech(const Situation& s, hanpan::seat who, const QString& publicText) const override;
    Clause told(const Situation& s, const Deed& deed) const override;
    Speech called(const Situation& s, const Deed& deed) const override;
    QString thrown(const QString& publicText) const override;
    bool takesUnnamed(const QString& publicText) const override;
    /// The cards that came into his open row.
    QString unnamed(hanpan::seat who, const QString& publicText, const std::vector<hanpan::zone>& before,
                    const std::vector<hanpan::zone>& after) const override;
    QString seenChange(const Situation& before, const Situation& after) const override;
    Moment moment(const Situation& before, const Situation& after) const override;
    Moment rareMoment(const Situation& s, const hanpan::settlement& result) const override;

    // hulahooalbum.cpp
    QList<GreatKind> greatKinds() const override;
    bool greatInMidst() const override { return true; }

    QString endingTitle(const Situation& s, const hanpan::settlement& result) const override;
    QString tale(const Situation& s, const hanpan::settlement& result) const override;
    QString lineReason(const Situation& s, const hanpan::settlement_line& line) const override;
    QString factorText(const Situation& s, const hanpan::settlement_line::factor& factor) const override;

    // hulahoocounts.cpp
    QStringList countsOf(const QString& action) const override;
    QString endingName(const QString& ending) const override;
    QString decisionName(const QString& kind) const override;
    QList<std::pair<QString, QString>> happenings() const override;

    // hulahoobook.cpp
    QString name() const override { return tr("HULA-HOO!"); }
    QString credit() const override { return tr("HULA-HOO! was made by Jacques Zeimet."); }
    void writeBook(BookWriter& book) const override;

    // hulahoojudge.cpp
    QList<JudgeQuestion> judgeQuestions(const Situation& s) const override;
    JudgeAnswer judged(const Situation& s, const JudgeCase& asked) const override;

private:
    using Call = hanpan::hulahoo::call;

    static QString openZone(hanpan::seat who) { return QStringLiteral("open:%1").arg(who); }
    /// Has this seat not dropped out of the round?
    static bool isIn(const Situation& s, hanpan::seat who) { return viewOf(s).in.has(who); }
    /// A swap as everybody sees it; "" where it swapped no open cards, or nobody knows what it brought.
    struct Swap {
        QString went;
        QString came;
    };
    static Swap swapOf(const Deed& deed);
    /// What the last plays of a round come to.
    struct Row {
        int doubles = 0;   ///< how many doubles lie on one another at the end
        QList<int> out;    ///< who has dropped out under the call that stands, in that order
        QList<int> fallen; ///< all who have dropped out
    };
    static Row rowOf(const Situation& s);
    /// "3 out by one call!"
    static QString outTogether(int count);
    /// "8, 9"
    static QString listed(const std::vector<int>& values);
    static QString doubles() { return QStringLiteral("doubles"); }
    static QString cards(int count);
    static QString callWord(Call call);
    static QString callIcon(Call call);
    /// What must be answered, in words: "5 or higher".
    static QString demand(const Situation& s);
};

/// The game's faces, for app/games/registry.cpp.
const GameTable& hulahooTable();
