// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QCoreApplication>

#include "games/hoola/game.h"
#include "games/hoola/gestures.h"
#include "games/typedgame.h"

/// Hoola at the table: its faces, each in a file of its own.
class HoolaTable final : public TypedGame<hanpan::hoola::game> {
    Q_DECLARE_TR_FUNCTIONS(HoolaWords)

public:
    // hoolawords.cpp
    QString name() const override { return tr("Hoola"); }
    QString pieceName(const QString& face) const override;
    QString pieceSign(const QString& face) const override;
    QString hiddenName() const override;
    QList<ButtonSpec> buttons(const Situation& s) const override;
    QString priceNote(const Situation& s, const QString& button) const override;
    QString meaningless(const Situation& s, const QList<HeldPiece>& held, const QString& target) const override;
    QString choiceLabel(const Situation& s, const QString& action) const override;
    QString status(const Situation& s) const override;
    QList<Badge> badges(const Situation& s, hanpan::seat who) const override;
    QString ownNote(const Situation& s) const override;
    QString handWorth(const Situation& s, hanpan::seat who, const QStringList& faces) const override;
    QString zoneLabel(const Situation& s, const hanpan::zone& z) const override;
    hanpan::seat discarder(const Situation& s) const override { return viewOf(s).discarder; }

    hanpan::seat turn(const Situation& s) const override;
    std::optional<ClaimWindow> claim(const Situation& s) const override;
    bool opensClaims(const Situation& s, const QString& action) const override;
    bool inClaims(const Situation& s) const override { return viewOf(s).phase == Phase::claim; }
    bool isRace(const Situation& s) const override;
    bool claimsOpen(const Situation& s) const override;
    QString waiting(const Situation& s) const override;

    // hoolalog.cpp
    QString eventKind(const QString& publicText) const override;
    Clause eventText(const Situation& s, hanpan::seat who, const QString& publicText) const override;
    QString bubble(const QString& publicText) const override;
    Clause told(const Situation& s, const Deed& deed) const override;
    Speech called(const Situation& s, const Deed& deed) const override;
    QString thrown(const QString& publicText) const override;
    bool takesUnnamed(const QString& publicText) const override;
    Deed::State stateOf(const Situation* now, hanpan::seat me, const std::vector<hanpan::log_entry>& log,
                        std::size_t at) const override;
    QString completed(const QString& publicText, const QString& whole) const override;
    Moment moment(const Situation& before, const Situation& after) const override;
    QString worth(double units) const override;
    QString endingTitle(const Situation& s, const hanpan::settlement& result) const override;
    QString tale(const Situation& s, const hanpan::settlement& result) const override;
    Moment rareMoment(const Situation& s, const hanpan::settlement& result) const override;

    // hoolaalbum.cpp
    QList<GreatKind> greatKinds() const override;

    QString lineReason(const Situation& s, const hanpan::settlement_line& line) const override;
    QString factorText(const Situation& s, const hanpan::settlement_line::factor& factor) const override;

    // hoolagestures.cpp
    Meaning gesture(const Situation& s, const QList<HeldPiece>& held, const QString& target, int place) const override;
    QString forced(const Situation& s) const override;
    QStringList naturalTargets(const Situation& s, const HeldPiece& piece) const override;
    QStringList playableFaces(const Situation& s) const override;
    QStringList layableFaces(const Situation& s) const override;
    QStringList standIns(const Situation& s, const QString& zoneId) const override;
    QString primaryButton(const Situation& s) const override;
    bool clockwise(const Situation& s) const override;
    bool watching(const Situation& s) const override;
    std::vector<hanpan::zone> extraZones(const Situation& s) const override;
    int rankOrder(const QString& face) const override;
    int suitOrder(const QString& face) const override;
    QList<QStringList> handGroups(const Situation& s, const QStringList& faces) const override;

    // hoolacounts.cpp
    QStringList countsOf(const QString& action) const override;
    bool countsEnding(const QString& ending) const override;
    QString endingName(const QString& ending) const override;
    QList<std::pair<QString, QString>> happenings() const override;
    QString decisionName(const QString& kind) const override;

    // hoolabook.cpp
    QString credit() const override
    {
        return tr("Hoola is played here as Uishin Cho (Xavier), Glenn and Hertzog described it.");
    }
    void writeBook(BookWriter& book) const override;

    // hoolajudge.cpp
    QList<JudgeQuestion> judgeQuestions(const Situation& s) const override;
    JudgeAnswer judged(const Situation& s, const JudgeCase& asked) const override;

private:
    using Kind = hanpan::hoola::action_kind;
    using Phase = hanpan::hoola::phase;
    using Button = hanpan::hoola::button;

    /// What the person sees when he makes a gesture, with the list it points to.
    struct Sight {
        std::vector<Told> legal;
        hanpan::hoola::sight of;
    };
    static Sight sightOf(const Situation& s);
    /// The seat that has claimed the discard and waits for the others' answers, as far as this person has heard;
    /// no_seat = none.
    static hanpan::seat claimant(const Situation& s);
    static std::optional<Button> buttonOf(const QString& id);
    static QString idOf(Button button);
    static hanpan::hoola::target targetOf(const Situation& s, const QString& id);

    static std::vector<hanpan::cards::card> rowOf(const QStringList& faces);
    static hanpan::cards::card_set handOf(const QStringList& faces);
    static QStringList facesOf(const std::vector<hanpan::cards::card>& row);
    static QString signsOf(const std::vector<hanpan::cards::card>& row);
    /// The wanted cards of one's own hand.
    static QStringList facesIn(const Situation& s, hanpan::cards::card_set wanted);
    /// The face on top of the discards; "" = none.
    static QString topOf(const Situation& s);

    /// The cards that the player who ended the round has laid in the last turn: meld by meld, then what was laid off on
    /// others' melds, and the discard.
    static QList<QStringList> lastTurn(const Situation& s);
    /// The discard that was claimed in the last turn, and the cards it was claimed for; empty where nothing tells which.
    static QList<QStringList> claimedMeld(const Situation& s);
    /// Who has stopped with how many points, and who has no more than that.
    static Moment undercut(const Situation& s);
    /// What laying this card off did to the set it went to; "" = nothing.
    static QString completing(const Situation& s, const Told& laidOff);
    static QString points(int count);
    /// "Fox stops at 4"; and that another has no more, with what every hand counts.
    static QString stopTale(const Situation& s, int points);
    static QString undercutTale(const Situation& s, const std::vector<int>& left);
    /// The final points of these cards (RULES.md, section 1).
    static QString worthOf(const Situation& s, const QStringList& faces);
};

/// The game's faces, for app/games/registry.cpp.
const GameTable& hoolaTable();
