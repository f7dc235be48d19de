// SPDX-License-Identifier: GPL-3.0-or-later
// Hollywood Rummy at the table: its words, gestures by every way, the calls put to the human, and whole hands by gestures. What
// each gesture may mean is tested where it is decided (tests/engine/hollywood/gestures_test.cpp).
#include <QTranslator>

#include "registry/registry.h"
#include "table_help.h"

using namespace table_help;

namespace {

using hanpan::json;

struct Move {
    int who;
    const char* action;
};

/// A hand in which seat 0 holds hands[0] and so on (eleven cards each), the upcard and the next stock cards as given, and
/// `moves` were made.
QString played(const QList<QStringList>& hands, const char* upcard, const char* stock, const QList<Move>& moves,
               json rules = json::object(), int dealer = 0)
{
    const int players = int(hands.size());
    QStringList deck;
    for (int n = 0; n < hands[0].size(); ++n)
        for (int i = 1; i <= players; ++i)
            deck.append(hands[(dealer + i) % players][n]);
    deck.append(QString::fromLatin1(upcard));
    deck += cards(stock);
    QStringList rest;
    for (int copy = 0; copy < 2; ++copy)
        for (const QChar suit : QStringLiteral("SHDC"))
            for (const QChar rank : QStringLiteral("A23456789TJQK"))
                rest.append(QString(rank) + suit);
    for (const QString& card : std::as_const(deck))
        rest.removeOne(card);
    deck += rest;
    QString record = dealt(deck.join(u' '), players, std::move(rules), dealer, "hollywood");
    auto match = hanpan::match_from_record(record.toStdString());
    if (!match)
        return record;
    for (const Move& move : moves)
        if (const hanpan::verdict refused = (*match)->play(move.who, move.action); !refused.allowed())
            return QStringLiteral("%1: %2").arg(QLatin1String(move.action), QString::fromStdString(refused.why()));
    return QString::fromStdString((*match)->to_record());
}

const QStringList nothing = cards("2S 4D 6H 8C TS QD 3H 5C 7S 9D JH");
const QStringList other = cards("2D 4S 6C 8H TD QS 3C 5H 7D 9S JC");
/// Two sets: nines with an ace, kings; fours and a few more.
const QStringList sets = cards("9C 9D AS KH KS KD 4H 5H 6H AC 2C");

/// Three players; seat 2 dealt, so the human begins; he has drawn a jack.
QString humanPlays(json rules = json::object())
{
    return played({sets, nothing, other}, "3D", "JS", {{0, "pass"}, {1, "pass"}, {2, "pass"}, {0, "draw stock"}},
                  std::move(rules), 2);
}

/// Seat 2 dealt; the human, who lacks a nine, has thrown a jack nobody called, and now seat 1 throws.
QString seatOneThrows(const char* hand, const char* discard, const char* humans = "9C 9D KH KS KD 4D 6H 8C TS 3H 5C")
{
    return played({cards(humans), cards(hand), other}, "3D", "JS JD",
                  {{0, "pass"},
                   {1, "pass"},
                   {2, "pass"},
                   {0, "draw stock"},
                   {0, "discard JS"},
                   {1, "pass"},
                   {2, "pass"},
                   {1, "draw stock"},
                   {1, discard}},
                  json::object(), 2);
}

QString lastMove(const TableSession& session, int who = 0)
{
    QString text;
    const auto match = matchOf(session);
    for (const hanpan::played_action& action : match->actions())
        if (action.who == who)
            text = QString::fromStdString(action.text);
    return text;
}

QList<int> ids(const TableSession& session, const char* faces)
{
    QList<int> list;
    for (const QString& face : cards(faces))
        for (const PieceRow& row : session.pieces()->rows())
            if (row.zone == QLatin1String("hand:0") && row.face.section(u'#', 0, 0) == face &&
                !list.contains(row.pieceId)) {
                list.append(row.pieceId);
                break;
            }
    return list;
}

/// The human's part of a hand by gestures, every kind in turn.
void playHand(TableSession& session)
{
    int gestures = 0;
    int idle = 0;
    while (session.phase() == QLatin1String("playing")) {
        if (!session.choice().isEmpty()) {
            QVERIFY(session.choose(0));
            continue;
        }
        if (session.claim().active) {
            const QStringList answers = session.claim().actions;
            QVERIFY(session.trigger(answers[gestures++ % answers.size()]));
            continue;
        }
        if (!session.myTurn()) {
            QSignalSpy changed(&session, &TableSession::changed);
            if (!changed.wait(3000))
                QVERIFY2(++idle < 5, qPrintable(session.statusText() + session.sessionRecord().right(1500)));
            continue;
        }
        QVERIFY2(++gestures < 900, "the hand does not end");
        if (enabled(session, "draw")) {
            QVERIFY(gestures % 2 ? session.clickZone(QStringLiteral("stock"))
                                 : session.trigger(QStringLiteral("draw")));
        } else if (enabled(session, "take")) {
            QVERIFY(session.clickZone(QStringLiteral("discard")));
        } else if (enabled(session, "lay_down")) {
            QVERIFY(session.trigger(QStringLiteral("lay_down")));
        } else if (enabled(session, "lay_off")) {
            QVERIFY(session.trigger(QStringLiteral("lay_off")));
        } else {
            QVERIFY(throwLast(session, gestures));
        }
    }
}

} // namespace

class HollywoodTableTest : public QObject {
    Q_OBJECT

    static void take(TableSession& session, const QString& record)
    {
        session.setUntimed(true);
        QVERIFY2(session.startFromRecord(record), qPrintable(record.left(200) + session.startError()));
    }
    /// Asked about every discard, only about useful ones, or about none in this round.
    static void askFor(TableSession& session, const char* words)
    {
        for (int i = 0; i < 3; ++i) {
            if (session.actions()->find(QStringLiteral("auto"))->label.contains(QLatin1String(words)))
                return;
            QVERIFY(session.trigger(QStringLiteral("auto")));
        }
        QFAIL(words);
    }

private slots:
    void cleanup() { QVERIFY(!QTest::currentTestFailed()); }

    /// What is switched at one table, and for one round, is nobody else's: not another match's of the same round and dealer.
    void everyTableAsksForItself()
    {
        const auto says = [](TableSession& session, const char* words) {
            return session.actions()->find(QStringLiteral("auto"))->label.contains(QLatin1String(words));
        };
        TableSession quiet;
        take(quiet, humanPlays());
        askFor(quiet, "not now");
        TableSession other;
        take(other, humanPlays());
        QVERIFY(says(other, "useful"));
        QVERIFY(says(quiet, "not now"));
        // The next match at the quiet table, of the same round.
        take(quiet, humanPlays());
        QVERIFY(!says(quiet, "not now"));
    }

    /// One is asked about nothing for one round; in the next one it is as it was before.
    void theQuietEndsWithItsRound()
    {
        TableSession session;
        session.setUntimed(true);
        QVERIFY2(
            session.start(QStringLiteral("hollywood"), 3, {}, QStringLiteral("7"), {QStringLiteral("casual")}, 0, 0),
            qPrintable(session.startError()));
        askFor(session, "not now");
        playHand(session);
        QVERIFY(!session.result().settlement.isEmpty());
        session.nextRound();
        QCOMPARE(session.phase(), QStringLiteral("playing"));
        QVERIFY(session.actions()->find(QStringLiteral("auto"))->label.contains(QLatin1String("always")));
    }

    /// The button that switches what is asked says what is asked now, and what pressing it comes to.
    void theOfferSaysWhatItSwitches()
    {
        TableSession session;
        take(session, humanPlays());
        const auto says = [&](const char* words) {
            return session.actions()->find(QStringLiteral("auto"))->hint.contains(QLatin1String(words));
        };
        askFor(session, "useful");
        QVERIFY(says("only about discards the coach would call for") && says("Press to be asked about every one"));
        QVERIFY(session.trigger(QStringLiteral("auto")));
        QVERIFY(says("asked about every discard") && says("Press to be asked about none"));
        QVERIFY(session.trigger(QStringLiteral("auto")));
        QVERIFY(says("asked about no discard in this round") && says("Press to be asked about useful ones"));
        QVERIFY(session.trigger(QStringLiteral("auto")));
        QVERIFY(says("only about discards the coach would call for"));
    }

    /// Hand 7 lays everything down at once; in any other hand a player may go out in the turn of laying down. Who has
    /// laid down before goes out like anybody.
    void aWholeHandAtOnce()
    {
        const auto endOf = [](const QString& record) {
            TableSession session;
            session.setUntimed(true);
            if (!session.startFromRecord(record) || session.phase() == QLatin1String("playing"))
                return Moment{.words = record.right(300)};
            return session.result().rareMoment;
        };
        const QStringList fits = cards("2D 3D 4D 5D 5H 6H 7H 8H 9C TC JC");
        const QList<Move> drawn{{0, "draw stock"}};
        const auto rules = [](const char* contracts) {
            return json{{"contracts", contracts}, {"mayi_enabled", false}};
        };
        const QList<Move> runs = drawn + QList<Move>{{0, "lay_down 2D 3D 4D 5D | 5H 6H 7H 8H | 9C TC JC QC"}};
        const Moment great = endOf(played({fits, nothing, other}, "3S", "QC", runs, rules("R4 R4 R4!"), 2));
        QCOMPARE(great.words, QStringLiteral("Three runs!"));
        QCOMPARE(great.kind, QStringLiteral("runs"));
        QCOMPARE(great.event, QStringLiteral("rare"));
        QCOMPARE(great.who, QList<int>{0});
        QCOMPARE(great.pieces, (QList<QStringList>{cards("2D 3D 4D 5D"), cards("5H 6H 7H 8H"), cards("9C TC JC QC")}));

        const QStringList two = cards("9C 9D 9S 9H AS KH KS KD KC AC 2C");
        const QList<Move> sets{{0, "draw stock"}, {0, "lay_down 9C 9D 9S 9H AS | KH KS KD KC AC"}};
        const Moment once =
            endOf(played({two, nothing, other}, "3S", "9C", sets + QList<Move>{{0, "lay_off 9C 0"}, {0, "discard 2C"}},
                         rules("S3 S3|R4 R4"), 2));
        QCOMPARE(once.words, QStringLiteral("All at once!"));
        QCOMPARE(once.kind, QStringLiteral("at_once"));
        QCOMPARE(once.pieces.size(), 2);

        const Moment later = endOf(played({two, nothing, other}, "3S", "JS 3D 4H 9C",
                                          sets + QList<Move>{{0, "discard JS"},
                                                             {1, "draw stock"},
                                                             {1, "discard 3D"},
                                                             {2, "draw stock"},
                                                             {2, "discard 4H"},
                                                             {0, "draw stock"},
                                                             {0, "lay_off 9C 0"},
                                                             {0, "discard 2C"}},
                                          rules("S3 S3|R4 R4"), 2));
        QCOMPARE(later, Moment());
        // Three runs that are laid down by a house whose last hand is one like the others.
        QCOMPARE(endOf(played(
                           {fits, nothing, other}, "3S", "QC", runs,
                           [&] {
                               json law = rules("R4 R4 R4!");
                               law["final_hand"] = "normal";
                               return law;
                           }(),
                           2))
                     .kind,
                 QStringLiteral("runs"));
    }

    void theContractIsShown()
    {
        TableSession session;
        take(session, humanPlays());
        const auto reading = session.reading();
        QCOMPARE(reading.title, QStringLiteral("Set of 3 · set of 3"));
        QCOMPARE(reading.detail, QStringLiteral("You can lay down"));
        QCOMPARE(reading.parts.size(), 2);
        QCOMPARE(session.roundsTotal(), 7);
        TableSession poor;
        take(poor, played({nothing, sets, other}, "3D", "JS",
                          {{0, "pass"}, {1, "pass"}, {2, "pass"}, {0, "draw stock"}}, json::object(), 2));
        QCOMPARE(poor.reading().detail, QStringLiteral("3 cards missing"));
    }

    /// The contract's slots: one for each card it asks for, empty where a card is missing.
    void theContractIsFilledAsItStands()
    {
        const auto slotsOf = [](const TableSession& session) {
            QList<QStringList> melds;
            for (const auto& meld : session.reading().melds)
                melds.append(meld.faces);
            return melds;
        };
        TableSession session;
        take(session, humanPlays());
        for (const QStringList& meld : slotsOf(session)) {
            QCOMPARE(meld.size(), 3);
            QVERIFY(!meld.contains(QString()));
        }
        QCOMPARE(slotsOf(session).size(), 2);
        TableSession poor;
        take(poor, played({nothing, sets, other}, "3D", "JS",
                          {{0, "pass"}, {1, "pass"}, {2, "pass"}, {0, "draw stock"}}, json::object(), 2));
        int gaps = 0;
        QStringList held;
        for (const PieceRow& row : poor.pieces()->rows())
            if (row.zone == QLatin1String("hand:0"))
                held.append(row.face);
        for (const QStringList& meld : slotsOf(poor)) {
            QCOMPARE(meld.size(), 3);
            for (const QString& face : meld)
                if (face.isEmpty())
                    ++gaps;
                else
                    QVERIFY2(held.removeOne(face), qPrintable(face));
        }
        QCOMPARE(gaps, 3); // as many as are said to be missing
    }

    /// What is said of the contract holds at that moment: laying down in one's own turn at the cards alone; in the last hand, whose
    /// cards all go at once, of all of them; and what completes anything is wanted too.
    void theGuideSaysWhatHolds()
    {
        const auto reading = [](const QString& record) {
            TableSession session;
            session.setUntimed(true);
            if (!session.startFromRecord(record))
                return HandShown{.detail = session.startError()};
            return session.reading();
        };
        const auto detail = [](const HandShown& read) { return read.detail; };
        const QList<Move> drawn{{0, "pass"}, {1, "pass"}, {2, "pass"}, {0, "draw stock"}};
        QCOMPARE(detail(reading(played({sets, nothing, other}, "3D", "JS", {}, json::object(), 2))),
                 QStringLiteral("You hold the contract"));
        QCOMPARE(detail(reading(played({sets, nothing, other}, "3D", "JS", drawn, json::object(), 2))),
                 QStringLiteral("You can lay down"));
        QCOMPARE(
            detail(reading(played({sets, nothing, other}, "3D", "JS JD",
                                  drawn + QList<Move>{{0, "discard JS"}, {1, "pass"}, {2, "pass"}, {1, "draw stock"}},
                                  json::object(), 2))),
            QStringLiteral("You hold the contract"));

        const json last{{"contracts", "R4 R4 R4!"}};
        const QStringList fits = cards("2D 3D 4D 5D 5H 6H 7H 8H 9C TC JC");
        const QStringList one = cards("2D 3D 4D 5D 5H 6H 7H 8H 9C TC 2S");
        const HandShown waits = reading(played({fits, nothing, other}, "3S", "JS", {}, last, 2));
        QCOMPARE(detail(waits), QStringLiteral("1 card missing"));
        const auto wantedBy = [](const HandShown& read) {
            QStringList faces;
            for (const QString& face : read.wanted)
                faces.append(face.section(u'#', 0, 0));
            return faces;
        };
        QStringList wanted = wantedBy(waits);
        wanted.sort();
        QCOMPARE(wanted, cards("8C AC AD AH AS QC"));
        QCOMPARE(detail(reading(played({one, nothing, other}, "3S", "JC", {}, last, 2))),
                 QStringLiteral("Every card must fit in; 1 does not yet"));
        QCOMPARE(detail(reading(played({one, nothing, other}, "3S", "JC", drawn, last, 2))),
                 QStringLiteral("Every card must fit in; 1 does not yet"));
        QCOMPARE(detail(reading(played({fits, nothing, other}, "3S", "QC", drawn, last, 2))),
                 QStringLiteral("You can lay down"));
        // The contract alone is there, and two cards more than fit.
        QCOMPARE(detail(reading(played({cards("2D 3D 4D 5D 5H 6H 7H 8H 9C TC JC QC KS"),
                                        cards("2S 4C 6H 8C TS QD 3H 5C 7S 9D JH KC KD"),
                                        cards("2H 4S 6C 8S TD QS 3C 5S 7D 9S JD KH KD")},
                                       "3S", "JS", drawn, json{{"contracts", "R4 R4 R4!"}, {"cards_dealt", 13}}, 2))),
                 QStringLiteral("Every card must fit in; 2 do not yet"));

        const HandShown near = reading(
            played({cards("9C 9D 2S KH KS KD 4H 5H 6H 7C 3C"), nothing, other}, "3D", "JS", {}, json::object(), 2));
        QCOMPARE(detail(near), QStringLiteral("1 card missing"));
        QVERIFY(wantedBy(near).contains(QStringLiteral("AS")));
    }

    /// By meld: a third set lies together too, and what is left once the contract is laid down.
    void meldsLieTogether()
    {
        TableSession session;
        take(session, played({cards("9C 9D 9S KH KS KD 4H 4S 4C 2C 7H"), nothing, other}, "3D", "JS",
                             {{0, "pass"}, {1, "pass"}, {2, "pass"}, {0, "draw stock"}}, json::object(), 2));
        session.setHandSort(QStringLiteral("melds"));
        const auto together = [&](QChar rank) {
            const QStringList hand = handFaces(session);
            int first = -1, last = -1, count = 0;
            for (int i = 0; i < hand.size(); ++i)
                if (hand[i].startsWith(rank)) {
                    first = first < 0 ? i : first;
                    last = i;
                    ++count;
                }
            return count == 3 && last - first == 2;
        };
        for (const char rank : {'9', 'K', '4'})
            QVERIFY2(together(QLatin1Char(rank)), qPrintable(handFaces(session).join(u' ')));
        for (const int id : ids(session, "9C 9D 9S KH KS KD"))
            session.toggleSelected(id);
        QVERIFY(session.trigger(QStringLiteral("lay_down")));
        if (!session.choice().isEmpty())
            QVERIFY(session.choose(0));
        QVERIFY2(lastMove(session).startsWith(QLatin1String("lay_down")), qPrintable(lastMove(session)));
        QVERIFY2(together(QLatin1Char('4')), qPrintable(handFaces(session).join(u' ')));
    }

    /// Drawing while others may still call begins with a pass: what the hint says is what the button says.
    void passingInOnesOwnTurnIsCalledDrawing()
    {
        TableSession session;
        take(session, played({sets, nothing, other}, "3D", "JS", {}, json::object(), 2));
        QCOMPARE(session.actionText(QStringLiteral("pass")), QStringLiteral("draw"));
        TableSession another;
        take(another, seatOneThrows("KC KD 4S 6C 8H TD QS 3C 5H 7D JC", "discard KC"));
        askFor(another, "always");
        QCOMPARE(another.actionText(QStringLiteral("pass")), QStringLiteral("Pass"));
        askFor(another, "not now");
        askFor(another, "useful");
    }

    /// Every hand of the match with an example of its melds, the one that is played marked.
    void theContractsOfTheMatch()
    {
        TableSession session;
        take(session, humanPlays());
        const QList<HandKind> hands = session.handClasses();
        QCOMPARE(hands.size(), 8); // seven hands and what cards count
        QCOMPARE(hands[5].faces.size(), 3 + 1 + 4 + 1 + 4);
        for (int i = 0; i < 8; ++i)
            QCOMPARE(hands[i].current, i == 0);
    }

    /// The bill names what is played, in order: of a custom match the rounds that were chosen.
    void theBillOfTheMatch()
    {
        TableSession session;
        take(session, humanPlays());
        QCOMPARE(session.sign().bill, (QStringList{"Set 3·3", "Set 3 + Run 4", "Run 4·4", "Set 3·3·3",
                                                   "Set 3·3 + Run 4", "Set 3 + Run 4·4", "Run 4·4·4"}));
        QCOMPARE(session.sign().billed, 0);
        TableSession chosen;
        QVERIFY(chosen.start(QStringLiteral("hollywood"), 4,
                             {{QStringLiteral("hands_played"), QStringLiteral("custom")},
                              {QStringLiteral("custom_hands"), QVariantList{6, 3}}},
                             QStringLiteral("7"), {QStringLiteral("learner")}, 20, 0));
        QCOMPARE(chosen.sign().bill, (QStringList{"Set 3 + Run 4·4", "Run 4·4"}));
        QCOMPARE(chosen.sign().billed, 0);
    }

    void layingDownByEveryWay()
    {
        for (int way = 0; way < 5; ++way) {
            TableSession session;
            take(session, humanPlays());
            const QList<int> chosen = ids(session, "9C 9D AS KH KS KD");
            QCOMPARE(chosen.size(), 6);
            if (way == 0) { // the table offers groupings
                QVERIFY(session.trigger(QStringLiteral("lay_down")));
                if (!session.choice().isEmpty())
                    QVERIFY(session.choose(0));
            } else if (way == 1) {
                QVERIFY(session.targetsFor(chosen).contains(QStringLiteral("meld:new")));
                QVERIFY(session.dropOn(chosen, QStringLiteral("meld:new")));
            } else {
                for (const int id : chosen)
                    session.toggleSelected(id);
                QVERIFY(enabled(session, "lay_down"));
                QVERIFY(way == 2   ? session.clickZone(QStringLiteral("meld:new"))
                        : way == 3 ? session.trigger(QStringLiteral("lay_down"))
                                   : session.clickZone(QStringLiteral("meld:new")));
            }
            if (!session.choice().isEmpty())
                QVERIFY(session.choose(0));
            QVERIFY2(lastMove(session).startsWith(QLatin1String("lay_down")), qPrintable(lastMove(session)));
            QCOMPARE(session.reading().detail, QStringLiteral("Contract laid down"));
            QVERIFY(session.seats()->rows()[0].badgeLabels.contains(QStringLiteral("Down")));
        }
    }

    /// undo_in_turn: where plays stand, taking one back is practice.
    void whatStandsIsTakenBackInPracticeOnly()
    {
        for (const bool undo : {true, false}) {
            TableSession session;
            take(session, humanPlays(json{{"undo_in_turn", undo}}));
            QVERIFY(session.trigger(QStringLiteral("lay_down")));
            if (!session.choice().isEmpty())
                QVERIFY(session.choose(0));
            QVERIFY(session.canUndo());
            QCOMPARE(session.undoIsFree(), undo);
            session.undo();
            QCOMPARE(session.practice(), !undo);
        }
    }

    void aCardGoesToTheEndItIsDroppedAt()
    {
        for (const int place : {0, 4, -1}) {
            TableSession session;
            take(session,
                 played({cards("9C 9D 9H KH KS KD AS 5D 2C 4C QC"), nothing, other}, "3D", "8S",
                        {{0, "pass"}, {1, "pass"}, {2, "pass"}, {0, "draw stock"}, {0, "lay_down 9C 9D 9H | KH KS KD"}},
                        json{{"contracts", "S3 S3|S3 R4"}}, 2));
            const int ace = ids(session, "AS")[0];
            QCOMPARE(session.targetsFor({ace}),
                     (QStringList{QStringLiteral("discard"), QStringLiteral("meld:0"), QStringLiteral("meld:1")}));
            QVERIFY(session.dropOn({ace}, QStringLiteral("meld:1"), place));
            QVERIFY2(lastMove(session).startsWith(QLatin1String("lay_off AS")), qPrintable(lastMove(session)));
        }
        for (const int place : {0, 4, -1}) {
            TableSession session;
            take(session, played({cards("5H 6H 7H 8H 8C 9C TC JC AS 2D KD"), nothing, other}, "3D", "8S",
                                 {{0, "pass"},
                                  {1, "pass"},
                                  {2, "pass"},
                                  {0, "draw stock"},
                                  {0, "lay_down 5H 6H 7H 8H | 8C 9C TC JC"}},
                                 json{{"contracts", "R4 R4|S3 S3"}}, 2));
            const int ace = ids(session, "AS")[0];
            // What is foreseen is what lies there afterwards; where the end has to be asked, nothing is.
            const QStringList foreseen = session.preview({ace}, QStringLiteral("meld:0"), place);
            QCOMPARE(foreseen.size(), place < 0 ? 0 : 5);
            if (place >= 0)
                QVERIFY((place == 0 ? foreseen.first() : foreseen.last()).startsWith(QLatin1String("AS")));
            QVERIFY(session.dropOn({ace}, QStringLiteral("meld:0"), place));
            if (place < 0) {
                QCOMPARE(session.choice().size(), 2);
                QVERIFY(session.choose(1));
            }
            QVERIFY2(lastMove(session).endsWith(place == 0   ? QLatin1String("bottom")
                                                : place == 4 ? QLatin1String("top")
                                                             : QLatin1String("bottom")),
                     qPrintable(lastMove(session)));
        }
    }

    void whatCanBeLaidOffAndWhatAWildStandsFor()
    {
        TableSession session;
        take(session,
             played(
                 {cards("5H 6H 7H 8H 8C 9C TC JC AS 9H KD"), nothing, other}, "3D", "8S",
                 {{0, "pass"}, {1, "pass"}, {2, "pass"}, {0, "draw stock"}, {0, "lay_down 5H 6H 7H 8H | 8C 9C TC JC"}},
                 json{{"contracts", "R4 R4|S3 S3"}}, 2));
        const auto row = [&](const char* face) {
            for (const PieceRow& each : session.pieces()->rows())
                if (each.face.section(u'#', 0, 0) == QLatin1String(face) && each.zone != QLatin1String("discard"))
                    return each;
            return PieceRow();
        };
        QVERIFY(row("9H").layable);
        QVERIFY(row("9H").accessibleName.endsWith(QLatin1String("can be laid off")));
        QVERIFY(row("AS").layable);
        QVERIFY(!row("KD").layable);
        // The ace fits in several places, and a hint says in which; the nine in one, and that is enough said.
        const QString low = session.actionText(QStringLiteral("lay_off AS 0 bottom"));
        QVERIFY2(low.endsWith(QStringLiteral("lay off A♠ · A♠ to 5♥ 6♥ 7♥ 8♥: low end")), qPrintable(low));
        QVERIFY(session.actionText(QStringLiteral("lay_off AS 1 top")).contains(QStringLiteral("J♣: high end")));
        for (const std::string& each : matchOf(session)->legal(0))
            if (each.rfind("lay_off 9H", 0) == 0)
                QCOMPARE(session.actionText(QString::fromStdString(each)), QStringLiteral("lay off 9♥"));
        QVERIFY(session.dropOn({ids(session, "AS")[0]}, QStringLiteral("meld:0"), 0));
        QCOMPARE(row("AS").standsFor, QStringLiteral("4♥"));
        QVERIFY2(row("AS").accessibleName.contains(QStringLiteral("as 4 of hearts")),
                 qPrintable(row("AS").accessibleName));
        QCOMPARE(row("5H").standsFor, QString());
    }

    /// In a set an ace is the rank of the set, of no suit.
    void whatAWildStandsForInASet()
    {
        TableSession session;
        take(session,
             played({cards("TH TS AS 7C 7D AD KD 9H"), nothing, other}, "3D", "8S",
                    {{0, "pass"}, {1, "pass"}, {2, "pass"}, {0, "draw stock"}, {0, "lay_down TH TS AS | 7C 7D AD"}},
                    json{{"contracts", "S3 S3|S3 S3"}}, 2));
        const auto signOf = [&](const char* face) {
            for (const PieceRow& each : session.pieces()->rows())
                if (each.face.section(u'#', 0, 0) == QLatin1String(face) && each.zone.startsWith(QLatin1String("meld")))
                    return each.standsFor;
            return QStringLiteral("missing");
        };
        QCOMPARE(signOf("AS"), QStringLiteral("10"));
        QCOMPARE(signOf("AD"), QStringLiteral("7"));
        QCOMPARE(signOf("TH"), QString());
        QCOMPARE(signOf("7D"), QString());
    }

    void discardsByEveryWay()
    {
        for (int way = 0; way < 4; ++way) {
            TableSession session;
            take(session, humanPlays());
            const int jack = ids(session, "JS")[0];
            if (way == 0)
                QVERIFY(session.dropOn({jack}, QStringLiteral("discard")));
            else if (way == 1)
                QVERIFY(session.activate(jack));
            else {
                session.toggleSelected(jack);
                QVERIFY(way == 2 ? session.clickZone(QStringLiteral("discard"))
                                 : session.trigger(QStringLiteral("discard")));
            }
            QCOMPARE(lastMove(session).left(10), QStringLiteral("discard JS"));
        }
    }

    void theTurnPassesTheDiscardByDrawing()
    {
        // While others are asked, drawing from the stock is a pass and a wish.
        TableSession session;
        take(session, played({sets, nothing, other}, "3D", "JS", {}, json::object(), 2));
        QVERIFY(enabled(session, "draw") && enabled(session, "take"));
        QVERIFY(!session.claim().active);
        QVERIFY(session.clickZone(QStringLiteral("stock")));
        QTRY_VERIFY(handFaces(session).size() == 12 || session.claim().active || enabled(session, "draw"));
    }

    void callsArePutToTheHuman()
    {
        // All but two nines is loose: a third is worth the card that comes with it, by payments and by the match.
        const char* const twoNines = "9C 9D QH 6H KS 3D 4C 7H 8D TS 5S";
        TableSession session;
        take(session, seatOneThrows("9H KD 4S 6C 8H TD QS 3C 5H 7D JC", "discard 9H", twoNines));
        session.setPaused(true);                                 // the others would not wait for the person
        QTRY_VERIFY_WITH_TIMEOUT(session.claim().active, 20000); // once the coach has said that it is of use
        session.setPaused(false);
        QVERIFY(session.claim().text.contains(QStringLiteral("9♥")));
        QVERIFY(enabled(session, "may_i") && enabled(session, "pass"));
        QVERIFY(session.trigger(QStringLiteral("may_i")));
        QCOMPARE(lastMove(session), QStringLiteral("may_i"));
    }

    void callsNobodyWantsAreNotPut()
    {
        const QString record = seatOneThrows("KC KD 4S 6C 8H TD QS 3C 5H 7D JC", "discard KC");
        TableSession session;
        take(session, record);
        askFor(session, "useful");
        QVERIFY(!session.claim().active);
        QTRY_COMPARE_WITH_TIMEOUT(lastMove(session), QStringLiteral("pass"), 20000); // once the coach has said so
        QVERIFY(!session.claim().active);
        // Asked always, the same window waits for an answer.
        TableSession always;
        take(always, record);
        askFor(always, "always");
        QTRY_VERIFY(always.claim().active);
        askFor(always, "not now");
        QVERIFY(!always.claim().active);
    }

    void refusalsSayWhy()
    {
        TableSession session;
        take(session, humanPlays());
        QSignalSpy refused(&session, &TableSession::refused);
        const auto why = [&] { return refused.takeLast()[0].toString(); };
        QVERIFY(!session.trigger(QStringLiteral("discard")));
        QCOMPARE(why(), QStringLiteral("Choose one card to discard."));
        QVERIFY(!session.trigger(QStringLiteral("draw")));
        QCOMPARE(why(), QStringLiteral("You have drawn already."));
        QVERIFY(!session.dropOn(ids(session, "4H"), QStringLiteral("stock")));
        QCOMPARE(why(), QStringLiteral("You can't place cards on the stock."));
        QVERIFY(!session.dropOn(ids(session, "4H 5H"), QStringLiteral("meld:new")));
        QCOMPARE(why(),
                 QStringLiteral(
                     "These cards don't make the contract: lay down its sets and runs together, and nothing else."));
    }

    /// While somebody's May I waits for the human whose turn it is, that comes first, whatever he tries.
    void aCallIsAnsweredFirst()
    {
        TableSession session;
        take(session,
             played({sets, nothing, other}, "3D", "JS", {{0, "pass"}, {1, "may_i"}, {2, "pass"}}, json::object(), 2));
        QTRY_VERIFY(session.claim().active);
        QVERIFY(enabled(session, "allow") && enabled(session, "deny"));
        QSignalSpy refused(&session, &TableSession::refused);
        for (const char* tried : {"lay_down", "lay_off", "discard", "draw"}) {
            QVERIFY(!session.trigger(QLatin1String(tried)));
            QCOMPARE(refused.takeLast()[0].toString(), QStringLiteral("First answer the call: allow or deny it."));
        }
        QVERIFY(session.trigger(QStringLiteral("allow")));
        QVERIFY(!session.trigger(QStringLiteral("lay_down")));
        QCOMPARE(refused.takeLast()[0].toString(), QStringLiteral("Draw a card first."));
    }

    void wholeHandsByGestures()
    {
        for (const char* rules : {"seed", "may_i_family", "onze", "shanghai", "gentle"})
            for (const int players : {3, 5}) {
                TableSession session;
                session.setUntimed(true);
                QVERIFY2(session.start(QStringLiteral("hollywood"), players,
                                       QVariantMap{{QStringLiteral("preset"), QString::fromLatin1(rules)}},
                                       QStringLiteral("7"), {QStringLiteral("casual")}, 0, 0),
                         qPrintable(session.startError()));
                playHand(session);
                QVERIFY(!session.result().settlement.isEmpty());
                QVERIFY(!session.result().title.isEmpty());
            }
    }
};

QTEST_GUILESS_MAIN(HollywoodTableTest)
#include "hollywoodtable_test.moc"
